//! Adding and removing passkeys, and signing in with one.

use std::time::Duration;

use contract::Code;

use super::confirmation::{self, confirmed};
use super::site::{self, Site};
use super::store::{self, Challenge, Passkey};
use super::webauthn::{self, Asked, Flaw, NewKey, Signed};
use super::{LASTS, MOST};
use crate::auth::actions::{SignedIn, complete};
use crate::auth::events::{PasskeyRegistered, PasskeyRemoved};
use crate::auth::guesses::model::retry_after;
use crate::auth::model::Account;
use crate::auth::security_log::{self, Kind};
use crate::auth::tokens::store::Reason;
use crate::auth::tokens::{actions as tokens, digest};
use crate::auth::verification::Purpose;
use crate::auth::{Auth, store as accounts};
use crate::base::{Answer, Failure, Refusal, Secret};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::say;
use crate::throttle::Throttle;

/// So often in ten minutes a member may begin to add a passkey.
const BEGUN: u32 = 10;

/// Those ten minutes.
const BEGUN_WITHIN: Duration = Duration::from_secs(600);

/// What a ceremony begins with.
pub(super) struct Begun {
    /// Names the challenge.
    pub name: String,
    /// What is to be signed.
    pub challenge: [u8; 32],
    /// On which page.
    pub site: Site,
    /// Passkeys that the account has on this site.
    pub known: Vec<Passkey>,
}

/// A passkey to be.
pub(super) struct Beginning {
    /// What begins.
    pub begun: Begun,
    /// Whose it will be.
    pub account: Account,
    /// Names the account to authenticators.
    pub user_handle: Vec<u8>,
}

/// What an authenticator made.
pub(super) struct Made<'a> {
    /// Names the challenge.
    pub challenge: &'a str,
    /// The id that the browser says.
    pub credential_id: Vec<u8>,
    /// What the browser signed for.
    pub client_data: Vec<u8>,
    /// The new key.
    pub attestation: Vec<u8>,
    /// How it is reached.
    pub transports: Vec<String>,
    /// `platform` or `cross-platform`, if the browser said.
    pub attachment: Option<String>,
    /// What to call it.
    pub name: Option<String>,
}

/// What an authenticator signed.
pub(super) struct Assertion<'a> {
    /// Names the challenge.
    pub challenge: &'a str,
    /// Id of the passkey.
    pub credential_id: Vec<u8>,
    /// What the browser signed for.
    pub client_data: Vec<u8>,
    /// What the authenticator says.
    pub authenticator_data: Vec<u8>,
    /// Its signature.
    pub signature: Vec<u8>,
    /// Whose it is, as it says.
    pub user_handle: Option<Vec<u8>>,
}

/// How it stands with passkeys here.
pub(super) struct Standing {
    /// Those of the caller; none for nobody.
    pub own: Option<Vec<Passkey>>,
    /// What passkeys of this page belong to.
    pub site: Option<Site>,
    /// Whether the caller has a second factor.
    pub has_totp: bool,
}

/// How it stands with passkeys here, and with those of the caller.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(super) async fn standing(call: &Call) -> Answer<Standing> {
    let site = site::of(call)?;
    let Ok(me) = call.member() else { return Ok(Standing { own: None, site, has_totp: false }) };
    Ok(Standing { own: Some(own(call).await?), site, has_totp: me.has_second_factor })
}

/// The caller's passkeys, the newest first; none in a community that is not theirs.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub(super) async fn own(call: &Call) -> Answer<Vec<Passkey>> {
    let me = call.member()?;
    if me.tenant != call.tenant() {
        return Ok(Vec::new());
    }
    Ok(store::of_member(call, me.id).await?)
}

/// Begins to add a passkey.
///
/// # Errors
/// 403 `FEATURE_DISABLED` where the community lets nobody add one, `SECURITY_CONFIRMATION_REQUIRED`; 400 `AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED`; 409
/// `WEBAUTHN_CREDENTIAL_LIMIT`; 404 `NOT_FOUND` for whoever is no member of this community; 429 `RATE_LIMIT_EXCEEDED` after ten times in ten minutes.
/// Source: spec accounts 6.1.
pub(super) async fn begin(call: &Call, token: Option<&str>) -> Answer<Beginning> {
    let site = here(call)?;
    may_add(call)?;
    not_too_often(call).await?;
    let mut tx = call.begin().await?;
    let account = confirmed(&mut tx, token).await?;
    let known = store::of_member(call, account.id).await?.into_iter().filter(|one| one.rp_id == site.rp_id).collect();
    has_room(&mut tx, &account).await?;
    let begun = ask(&mut tx, Some(&account), site, known).await?;
    tx.commit().await?;
    let user_handle = handle(call, &account)?;
    Ok(Beginning { begun, account, user_handle })
}

async fn not_too_often(call: &Call) -> Answer<()> {
    let key = format!("passkey-begin:{}:{}", call.tenant(), call.me()?);
    let taken = call.room::<Throttle>()?.take(call.now(), &key, BEGUN, BEGUN_WITHIN).await?;
    if taken.allowed {
        return Ok(());
    }
    let seconds = retry_after(taken.resets_at, call.now());
    let refusal = Refusal::new(Code::RateLimitExceeded, say!("rate-limited")).status(429);
    Err(refusal.retry_after(seconds).into())
}

/// Adds a passkey.
///
/// Emits `PasskeyRegistered`.
///
/// # Errors
/// 401 `AUTH_WEBAUTHN_CHALLENGE_EXPIRED`, `AUTH_WEBAUTHN_CHALLENGE_INVALID`; 400 `AUTH_WEBAUTHN_FAILED`; 409 `WEBAUTHN_CREDENTIAL_EXISTS`,
/// `WEBAUTHN_CREDENTIAL_LIMIT`; and as [`begin`].
/// Source: spec accounts 6.1.
pub(super) async fn add(call: &Call, made: Made<'_>, token: Option<&str>) -> Answer<()> {
    let me = call.member()?.id;
    may_add(call)?;
    let challenge = take(call, made.challenge).await?;
    if challenge.user_id != Some(me) {
        return Err(invalid());
    }
    let key = webauthn::created(asked(&challenge), &made.client_data, &made.attestation);
    let key: NewKey = key.map_err(|flaw| told(flaw, 400))?;
    if key.credential_id != made.credential_id {
        return Err(failed(400));
    }
    let mut tx = call.begin().await?;
    let account = confirmed(&mut tx, token).await?;
    has_room(&mut tx, &account).await?;
    let new = Passkey {
        id: 0,
        user_id: account.id,
        credential_id: key.credential_id,
        public_key: key.public_key,
        user_handle: handle(call, &account)?,
        rp_id: challenge.rp_id,
        device_name: made.name.unwrap_or_else(|| "Passkey".to_owned()),
        attachment: made.attachment,
        transports: made.transports.join(","),
        aaguid: key.aaguid.to_vec(),
        sign_count: key.said.sign_count,
        backup_eligible: key.said.backup_eligible,
        backup_state: key.said.backup_state,
        created_at: tx.now(),
        last_used_at: None,
    };
    match store::insert(&mut tx, &new).await {
        Err(error) if error.is_unique("passkeys_credential") => {
            return Err(Refusal::new(Code::WebauthnCredentialExists, say!("passkey-known")).into());
        }
        inserted => inserted?,
    };
    security_log::note(&mut tx, account.tenant, account.id, Kind::PasskeyRegistered).await?;
    outbox::tell(&mut tx, PasskeyRegistered { member: account.id }).await?;
    tx.commit().await
}

/// Begins a sign-in. Nobody learns from it who has passkeys; whoever is signed in gets theirs.
///
/// # Errors
/// 400 `AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED`.
/// Source: spec accounts 6.1.
pub(super) async fn begin_sign_in(call: &Call) -> Answer<Begun> {
    let site = here(call)?;
    let own = if call.member().is_ok() { own(call).await? } else { Vec::new() };
    let known = own.into_iter().filter(|one| one.rp_id == site.rp_id).collect();
    let mut tx = call.begin().await?;
    let begun = ask(&mut tx, None, site, known).await?;
    tx.commit().await?;
    Ok(begun)
}

/// Signs somebody in, and confirms that it is they for what changes passkeys.
///
/// # Errors
/// 401 `AUTH_WEBAUTHN_FAILED`, whatever is wrong; 401 `AUTH_WEBAUTHN_CHALLENGE_EXPIRED`, `AUTH_WEBAUTHN_CHALLENGE_INVALID`; 403 by the account's gates.
/// Source: spec accounts 6.1.
pub(super) async fn sign_in(call: &Call, shown: Assertion<'_>) -> Answer<(SignedIn, Secret)> {
    let challenge = take(call, shown.challenge).await?;
    if challenge.user_id.is_some() {
        return Err(invalid());
    }
    let Some(passkey) = store::find(call, &shown.credential_id).await? else { return Err(failed(401)) };
    let signed = Signed {
        client_data: &shown.client_data,
        authenticator_data: &shown.authenticator_data,
        signature: &shown.signature,
    };
    let said = webauthn::signed(asked(&challenge), &passkey.public_key, signed);
    let theirs =
        passkey.rp_id == challenge.rp_id && shown.user_handle.as_deref() == Some(passkey.user_handle.as_slice());
    let said = match said {
        Ok(said) if theirs && said.backup_eligible == passkey.backup_eligible => said,
        Ok(_) => return Err(note_failed(call, &passkey, failed(401)).await?),
        Err(flaw) => return Err(note_failed(call, &passkey, told(flaw, 401)).await?),
    };
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    let Some(account) = accounts::lock_account(&mut tx, tenant, passkey.user_id).await? else {
        return Err(failed(401));
    };
    if store::used(&mut tx, passkey.id, said.sign_count, said.backup_state).await? == 0 {
        drop(tx);
        return Err(note_failed(call, &passkey, failed(401)).await?);
    }
    if let Some(gate) = account.standing.gate(call.community()?.settings.requires_verification) {
        return Err(gate.refusal().into());
    }
    let token = confirmation::token(&mut tx, &account).await?;
    Ok((complete(tx, account).await?, token))
}

/// Gives a passkey of the caller's another name.
///
/// # Errors
/// 404 `RESOURCE_NOT_FOUND`; 400 `VALIDATION_ERROR` on `device_name`; 403 `SECURITY_CONFIRMATION_REQUIRED`.
pub(super) async fn rename(call: &Call, credential_id: &[u8], name: &str, token: Option<&str>) -> Answer<String> {
    let missing = || Refusal::new(Code::ValidationError, say!("field-required")).status(400).field("device_name");
    let name = named(Some(name))?.ok_or_else(missing)?;
    let mut tx = call.begin().await?;
    let account = confirmed(&mut tx, token).await?;
    if store::rename(&mut tx, account.id, credential_id, &name).await? == 0 {
        return Err(Refusal::new(Code::ResourceNotFound, say!("passkey-missing")).into());
    }
    tx.commit().await?;
    Ok(name)
}

/// What somebody calls a passkey, tidied; none if they say nothing.
///
/// # Errors
/// 400 `VALIDATION_ERROR` on `device_name` for control characters.
pub(super) fn named(name: Option<&str>) -> Answer<Option<String>> {
    let Some(name) = name.map(str::trim).filter(|name| !name.is_empty()) else { return Ok(None) };
    if name.chars().any(char::is_control) {
        let refusal = Refusal::new(Code::ValidationError, say!("passkey-name-odd"));
        return Err(refusal.status(400).field("device_name").into());
    }
    Ok(Some(name.to_owned()))
}

/// Removes one of the caller's passkeys, or all of them. Every sign-in of theirs ends. Tells how many there were.
///
/// Emits `PasskeyRemoved` if there were any.
///
/// # Errors
/// 409 `LAST_SIGN_IN_METHOD` if no other way in is left; 403 `SECURITY_CONFIRMATION_REQUIRED`.
/// Source: spec accounts 6.1.
pub(super) async fn remove(call: &Call, credential_id: Option<&[u8]>, token: Option<&str>) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let account = confirmed(&mut tx, token).await?;
    let removed = match credential_id {
        Some(id) => store::remove(&mut tx, account.id, id).await?,
        None => store::remove_all(&mut tx, account.id).await?,
    };
    if removed == 0 {
        return Ok(0);
    }
    if account.password_hash.is_empty() && store::count(&mut tx, account.id).await? == 0 {
        return Err(Refusal::new(Code::LastSignInMethod, say!("passkey-last")).into());
    }
    tokens::end_all(&mut tx, account.tenant, account.id, Reason::LogoutAll).await?;
    security_log::note(&mut tx, account.tenant, account.id, Kind::PasskeyRemoved).await?;
    outbox::tell(&mut tx, PasskeyRemoved { member: account.id }).await?;
    tx.commit().await?;
    Ok(removed)
}

fn here(call: &Call) -> Answer<Site> {
    let refused = || Refusal::new(Code::AuthWebauthnOriginNotAllowed, say!("passkey-page")).status(400).into();
    site::of(call)?.ok_or_else(refused)
}

fn may_add(call: &Call) -> Answer<()> {
    if call.community()?.settings.face.passkey_enrollment {
        return Ok(());
    }
    Err(Refusal::new(Code::FeatureDisabled, say!("feature-disabled")).into())
}

/// The account's row is held, so that two who add one at once do not both find room.
async fn has_room(tx: &mut Tx, account: &Account) -> Answer<()> {
    if store::count(tx, account.id).await? < MOST {
        return Ok(());
    }
    Err(Refusal::new(Code::WebauthnCredentialLimit, say!("passkeys-enough", most = MOST)).into())
}

async fn ask(tx: &mut Tx, account: Option<&Account>, site: Site, known: Vec<Passkey>) -> Answer<Begun> {
    let (name, challenge) = (tx.call().chance().secret(), tx.call().chance().bytes::<32>());
    let kept = Challenge {
        user_id: account.map(|account| account.id),
        challenge: challenge.to_vec(),
        rp_id: site.rp_id.clone(),
        origin: site.origin.clone(),
        expires_at: tx.now() + LASTS,
    };
    store::open(tx, digest(&name), &kept).await?;
    Ok(Begun { name, challenge, site, known })
}

/// The challenge of this name, which is gone from then on.
async fn take(call: &Call, name: &str) -> Answer<Challenge> {
    let mut tx = call.begin().await?;
    let taken = store::take(&mut tx, digest(name)).await?;
    tx.commit().await?;
    let taken = taken.ok_or_else(invalid)?;
    if taken.expires_at > call.now() {
        return Ok(taken);
    }
    Err(Refusal::new(Code::AuthWebauthnChallengeExpired, say!("passkey-too-late")).status(401).into())
}

fn asked(challenge: &Challenge) -> Asked<'_> {
    Asked { challenge: &challenge.challenge, rp_id: &challenge.rp_id, origin: &challenge.origin }
}

/// What names an account to authenticators: nobody can tell from it which one it is.
fn handle(call: &Call, account: &Account) -> Answer<Vec<u8>> {
    let keys = &call.room::<Auth>()?.verifications;
    Ok(digest(keys.link(Purpose::Passkey, account.tenant, account.id, &[]).reveal()).to_vec())
}

/// Writes down that somebody tried with a passkey of an account's.
async fn note_failed(call: &Call, passkey: &Passkey, failure: Failure) -> Answer<Failure> {
    let mut tx = call.begin().await?;
    let tenant = tx.tenant();
    security_log::note(&mut tx, tenant, passkey.user_id, Kind::SignInFailed).await?;
    tx.commit().await?;
    Ok(failure)
}

fn told(flaw: Flaw, status: u16) -> Failure {
    match flaw {
        Flaw::Challenge => invalid(),
        Flaw::Origin => Refusal::new(Code::AuthWebauthnOriginNotAllowed, say!("passkey-page")).status(401).into(),
        Flaw::Unsound => failed(status),
    }
}

fn invalid() -> Failure {
    Refusal::new(Code::AuthWebauthnChallengeInvalid, say!("passkey-too-late")).status(401).into()
}

fn failed(status: u16) -> Failure {
    Refusal::new(Code::AuthWebauthnFailed, say!("passkey-failed")).status(status).into()
}
