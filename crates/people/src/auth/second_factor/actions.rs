//! Switching a second factor on and off.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use contract::Code;
use qrcode::QrCode;
use qrcode::render::svg;

use super::{BACKUP_CODES, FAILURES, Typed, WINDOW, codes, secret, store, totp, try_code};
use crate::auth::confirm;
use crate::auth::events::{SecondFactorDisabled, SecondFactorEnabled};
use crate::auth::guesses::actions as guesses;
use crate::auth::model::Account;
use crate::auth::security_log::{self, Kind};
use crate::auth::tokens::store::Reason;
use crate::auth::tokens::{actions as tokens, digest};
use crate::auth::verification::Purpose;
use crate::auth::{Auth, store as accounts};
use crate::base::{Answer, Failure, Fault, OrRefuse as _, Refusal, Secret};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::say;

/// A picture is at least so many pixels wide.
const WIDTH: u32 = 240;

/// How the caller's second factor stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// It is on.
    pub enabled: bool,
    /// Backup codes that were not used.
    pub backup_codes: i64,
}

/// How the caller's second factor stands.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn standing(call: &Call) -> Answer<Standing> {
    let me = call.member()?;
    let (enabled, backup_codes) = store::standing(call, me.tenant, me.id).await?;
    Ok(Standing { enabled, backup_codes })
}

/// A secret that waits for its first code.
pub struct Offered {
    /// In base32.
    pub secret: Secret,
    /// A picture of it: a `data:` address.
    pub picture: Secret,
}

/// Lets a new secret wait for its first code; the one before is void.
///
/// # Errors
/// 409 `ALREADY_ENABLED` when a second factor is on; 404 `NOT_FOUND` for whoever is no member of this community.
/// Source: spec accounts 6.
pub async fn set_up(call: &Call) -> Answer<Offered> {
    let mut tx = call.begin().await?;
    let account = own(&mut tx).await?;
    let (tenant, member) = (account.tenant, account.id);
    if store::is_on(&mut tx, tenant, member).await? {
        return Err(Refusal::new(Code::AlreadyEnabled, say!("second-factor-on-before")).into());
    }
    let seed: [u8; 16] = call.chance().bytes();
    let shared = totp::Shared::of(&call.room::<Auth>()?.verifications.link(Purpose::Totp, tenant, member, &seed));
    store::keep(&mut tx, tenant, member, seed, shared.digest()).await?;
    tx.commit().await?;
    let secret = shared.base32();
    let address = totp::address(&call.community()?.name, &account.email, &secret);
    let picture = QrCode::new(address.as_bytes()).map_err(Fault::new)?;
    let picture = picture.render::<svg::Color<'_>>().min_dimensions(WIDTH, WIDTH).build();
    let picture = Secret::new(format!("data:image/svg+xml;base64,{}", STANDARD.encode(picture)));
    Ok(Offered { secret, picture })
}

/// Switches the caller's second factor on with the first code of the secret that waits. Gives the backup codes.
///
/// Emits `SecondFactorEnabled`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` or `VERIFICATION_FAILED` with field `code`; 404 `NOT_FOUND` for whoever is no member of this community.
/// Source: spec accounts 6.
pub async fn enable(call: &Call, code: Option<&str>) -> Answer<Vec<String>> {
    let code = confirm::given(code.filter(|code| !code.trim().is_empty()), "code")?;
    let mut tx = call.begin().await?;
    let account = own(&mut tx).await?;
    let (tenant, member) = (account.tenant, account.id);
    let since = tx.now() - WINDOW;
    if store::failures(&mut tx, tenant, member, since).await? >= FAILURES {
        return Err(wrong());
    }
    let Some(pending) = store::pending(&mut tx, tenant, member).await? else { return Err(wrong()) };
    let shared = secret(&tx, tenant, member, &pending.pending_seed, pending.pending_hash)?;
    let now = tx.now();
    let Some(step) = shared.and_then(|shared| totp::matching(&shared, code, now, None)) else {
        store::fail(&mut tx, tenant, member).await?;
        security_log::note(&mut tx, tenant, member, Kind::TwoFactorFailed).await?;
        tx.commit().await?;
        return Err(wrong());
    };
    if store::enable(&mut tx, tenant, member, step).await? == 0 {
        return Err(wrong());
    }
    store::forgive(&mut tx, tenant, member).await?;
    let made = make_backup_codes(&mut tx, &account).await?;
    security_log::note(&mut tx, tenant, member, Kind::TwoFactorEnabled).await?;
    outbox::tell(&mut tx, SecondFactorEnabled { member }).await?;
    tx.commit().await?;
    Ok(made)
}

/// Makes new backup codes for the caller; those that were not used are void.
///
/// # Errors
/// As [`enable`]; also `VERIFICATION_FAILED` when no second factor is on.
/// Source: spec accounts 6.
pub async fn renew_backup_codes(call: &Call, code: Option<&str>) -> Answer<Vec<String>> {
    let code = confirm::given(code.filter(|code| !code.trim().is_empty()), "code")?;
    let mut tx = call.begin().await?;
    let account = own(&mut tx).await?;
    if !try_code(&mut tx, account.tenant, account.id, Typed::Totp(code)).await? {
        tx.commit().await?;
        return Err(wrong());
    }
    let made = make_backup_codes(&mut tx, &account).await?;
    security_log::note(&mut tx, account.tenant, account.id, Kind::BackupCodesRenewed).await?;
    tx.commit().await?;
    Ok(made)
}

/// Switches the caller's second factor off. Every sign-in ends.
///
/// Emits `SecondFactorDisabled`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` or 403 `DISABLE_FAILED` with field `password`; 429 and 404 as [`confirm::password`] says.
/// Source: spec accounts 6.
pub async fn disable(call: &Call, password: Option<&str>) -> Answer<()> {
    let password = confirm::given(password, "password")?;
    let confirmed = confirm::password(call, password, "password", 403).await.map_err(|failure| match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::InvalidPassword => {
            Refusal::new(Code::DisableFailed, say!("password-wrong")).field("password").into()
        }
        other => other,
    })?;
    let mut tx = call.begin().await?;
    guesses::forgive(&mut tx, &confirmed.attempt).await?;
    let account = confirmed.still_so(&mut tx).await?;
    let (tenant, member) = (account.tenant, account.id);
    if store::forget(&mut tx, tenant, member).await? {
        tokens::end_all(&mut tx, tenant, member, Reason::LogoutAll).await?;
        security_log::note(&mut tx, tenant, member, Kind::TwoFactorDisabled).await?;
        outbox::tell(&mut tx, SecondFactorDisabled { member }).await?;
    }
    tx.commit().await
}

/// The caller's account, locked, if it belongs to this community.
async fn own(tx: &mut Tx) -> Answer<Account> {
    let call = tx.call().clone();
    let me = call.member()?;
    let here = me.tenant == tx.tenant();
    let account = accounts::lock_account(tx, me.tenant, me.id).await?;
    account.filter(|_| here).or_refuse(Code::NotFound, say!("not-a-member"))
}

async fn make_backup_codes(tx: &mut Tx, account: &Account) -> Answer<Vec<String>> {
    let (chance, mut made, mut hashes) = (tx.call().chance().clone(), Vec::new(), Vec::new());
    {
        let keys = &tx.call().room::<Auth>()?.verifications;
        for _ in 0..BACKUP_CODES {
            let code = codes::fresh(&chance);
            let link = keys.link(Purpose::BackupCode, account.tenant, account.id, code.as_bytes());
            hashes.push(digest(link.reveal()));
            made.push(codes::shown(&code));
        }
    }
    store::keep_backup_codes(tx, account.tenant, account.id, &hashes).await?;
    Ok(made)
}

fn wrong() -> Failure {
    Refusal::new(Code::VerificationFailed, say!("second-factor-code-wrong")).field("code").into()
}
