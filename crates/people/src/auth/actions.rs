//! Signing in and out.

use contract::Code;

use super::credentials::{Presented, authenticate, claims};
use super::guesses::{actions as guesses, device};
use super::model::{Account, Gate, Standing, Status};
use super::registration::{model as registration, store as registrations};
use super::second_factor::{self, challenge, devices};
use super::security_log::{self, Kind};
use super::sessions::{actions as sessions, store as session_rows};
use super::tokens::{AccessClaims, actions as tokens, digest};
use super::{Auth, store};
use crate::base::text::email_key;
use crate::base::{Answer, Failure, MemberId, Refusal, TenantId};
use crate::call::{Call, Tx};
use crate::say;

/// What a login gives.
pub struct SignedIn {
    /// Who it is.
    pub account: Account,
    /// The tokens.
    pub pair: tokens::Pair,
    /// The browser's session, if it asked for one by having a session cookie.
    pub session: Option<sessions::Opened>,
    /// It asked for one without proof that a page of ours did.
    pub lacks_proof: bool,
    /// The `Set-Cookie` header by which the device is known from now on; not for whoever lacks proof.
    pub device: Option<String>,
    /// The device needs no code from now on.
    pub trusted: Option<devices::Trusted>,
}

/// What comes of the right password.
pub enum FirstStep {
    /// Somebody is signed in.
    Done(SignedIn),
    /// A code is needed as well.
    Half(challenge::Challenge),
}

/// Signs somebody in with e-mail and password, or begins to where the account has a second factor and the device is not trusted.
///
/// The account is looked for among the platform's super admins, then in the community. Whatever is wrong before the password
/// was right is told in the same words after the same time; the gates come after it.
///
/// # Errors
/// 400 `VALIDATION_REQUIRED_FIELD`, 429 `RATE_LIMIT_EXCEEDED`, 401 `AUTH_INVALID_CREDENTIALS`, 403 by the account's gates.
/// Source: seed, Authentication 3 and 4; spec platform 2.3.
pub async fn login(call: &Call, email: &str, password: &str) -> Answer<FirstStep> {
    let email = email_key(email);
    for (field, value) in [("email", email.as_str()), ("password", password)] {
        if value.is_empty() {
            return Err(Refusal::new(Code::ValidationRequiredField, say!("login-incomplete"))
                .status(400)
                .field(field)
                .into());
        }
    }
    let community = call.community()?;
    let found = store::account_by_email(call, &email).await?;
    let attempt = guesses::attempt(call, &email, found.as_ref()).await?;
    let stored = found.as_ref().map(|account| account.password_hash.as_str());
    let right = call.room::<Auth>()?.passwords().verify(password, stored).await?;
    let whose = found.as_ref().map(|account| (account.tenant, account.id));
    let seen = match found.filter(|_| right) {
        Some(account) if !account.standing.is_newcomer() => account,
        newcomer => {
            let refusal = newcomer_or_wrong(call, &attempt, &email, password, newcomer).await?;
            return Err(failed(call, whose, refusal).await?);
        }
    };

    let mut tx = call.begin().await?;
    guesses::forgive(&mut tx, &attempt).await?;
    let now = store::lock_account(&mut tx, seen.tenant, seen.id).await?;
    let Some(account) = now.filter(|now| now.password_hash == seen.password_hash) else {
        drop(tx);
        guesses::settle(call, &attempt).await?;
        return Err(wrong().into());
    };
    if let Some(gate) = account.standing.gate(community.settings.requires_verification) {
        tx.commit().await?;
        return Err(gate.refusal().into());
    }
    if second_factor::is_wanted(&mut tx, account.tenant, account.id).await?
        && !devices::lets_in(&mut tx, &account).await?
    {
        let challenge = challenge::open(&mut tx, account).await?;
        tx.commit().await?;
        return Ok(FirstStep::Half(challenge));
    }
    complete(tx, account).await.map(FirstStep::Done)
}

/// Opens a sign-in for somebody who has shown all that is asked of them; their row is held.
///
/// # Errors
/// A fault if the database or the keys fail.
pub async fn complete(mut tx: Tx, account: Account) -> Answer<SignedIn> {
    let call = &tx.call().clone();
    let pair = tokens::open_family(&mut tx, &account).await?;
    let session = sessions::sign_in(&mut tx, &account, &pair).await?;
    store::seen(&mut tx, account.tenant, account.id).await?;
    security_log::note(&mut tx, account.tenant, account.id, Kind::SignedIn).await?;
    tx.commit().await?;
    let lacks_proof = sessions::lacks_proof(call)?;
    let device =
        if lacks_proof { None } else { Some(device::remember(call, &account, sessions::secure(call)?).await?) };
    Ok(SignedIn { account, pair, session, lacks_proof, device, trusted: None })
}

/// What is told to whoever showed the password of an account that nobody has decided about or confirmed (`newcomer`), or a wrong one.
///
/// Anybody can make such an account with any address. That must not tell whether the address had an account before, so the password with which
/// somebody registered last counts, whether an account came of it or not; where newcomers wait, every answer takes the time of a second password.
async fn newcomer_or_wrong(
    call: &Call,
    attempt: &guesses::Attempt,
    email: &str,
    password: &str,
    newcomer: Option<Account>,
) -> Answer<Refusal> {
    let settings = &call.community()?.settings;
    let tried = registrations::latest_attempt(call, email).await?;
    let stored = tried.as_ref().map(|tried| tried.password_hash.as_str());
    let waits = registration::first_status(settings) == Status::Pending;
    let same = (waits || stored.is_some()) && call.room::<Auth>()?.passwords().verify(password, stored).await?;
    let standing = match (newcomer, tried) {
        (Some(account), None) => account.standing,
        (Some(account), Some(_)) if same => account.standing,
        (None, Some(tried)) if same => Standing::of_newcomer(tried.is_approved),
        _ => {
            guesses::settle(call, attempt).await?;
            return Ok(wrong());
        }
    };
    guesses::discount(call, attempt).await?;
    Ok(standing.gate(settings.requires_verification).map_or_else(wrong, Gate::refusal))
}

/// Signs out: ends the family of the refresh token given, the one of the call's own access token, and the session of the cookie
/// with its family. Tells whether the refresh token had a family.
///
/// # Errors
/// A fault if the database cannot be asked. Never a refusal: who is signed out already stays so.
/// Source: spec platform 2.2.
pub async fn logout(call: &Call, refresh_token: Option<&str>) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let mut ended = false;
    if let Some(token) = refresh_token {
        ended = tokens::forget(&mut tx, token).await?;
    }
    if let (Some(family), Ok(me)) = (tokens::own_family(call), call.member()) {
        tokens::end_family(&mut tx, me.tenant, me.id, family).await?;
    }
    if let Some(session) = &call.visit().client.session {
        let families = session_rows::revoke_family(&mut tx, digest(session.reveal())).await?;
        if let Some((tenant, member)) = sessions::end(&mut tx, session).await?.filter(|_| families > 0) {
            security_log::note(&mut tx, tenant, member, Kind::SignedOut).await?;
        }
    }
    tx.commit().await?;
    Ok(ended)
}

/// What an access token says, if it opens this community's doors now.
///
/// # Errors
/// 400 `AUTH_TOKEN_MISSING` without a token, 401 `AUTH_TOKEN_INVALID` with `valid: false` for one that opens nothing.
/// Source: spec platform 2.2.
pub async fn validate(call: &Call, token: Option<&str>) -> Answer<AccessClaims> {
    let Some(token) = token.filter(|token| !token.is_empty()) else {
        return Err(Refusal::new(Code::AuthTokenMissing, say!("token-missing")).status(400).into());
    };
    let member = authenticate(call.world(), Some(call.community()?), Presented::Bearer(token)).await?;
    match claims(call.world(), token)? {
        Some(claims) if member.is_some() => Ok(claims),
        _ => {
            let refusal = Refusal::new(Code::AuthTokenInvalid, say!("token-invalid"));
            Err(refusal.status(401).extra("success", false).extra("valid", false).into())
        }
    }
}

/// Writes down that a sign-in failed, with the same steps whether somebody has the address or not.
async fn failed(call: &Call, whose: Option<(TenantId, MemberId)>, refusal: Refusal) -> Answer<Failure> {
    let (tenant, member) = whose.unzip();
    let mut tx = call.begin().await?;
    security_log::note(&mut tx, tenant.unwrap_or_else(|| call.tenant()), member, Kind::SignInFailed).await?;
    tx.commit().await?;
    Ok(refusal.into())
}

fn wrong() -> Refusal {
    Refusal::new(Code::AuthInvalidCredentials, say!("login-wrong")).status(401).extra("success", false)
}
