//! Showing once more that it is the member, before something changes that signs in.

use contract::Code;

use crate::auth::confirm;
use crate::auth::guesses::actions as guesses;
use crate::auth::model::Account;
use crate::auth::second_factor;
use crate::auth::tokens::claims::{CONFIRMATION_SECONDS, ConfirmationClaims, Kind};
use crate::auth::tokens::{model, store as families};
use crate::auth::{Auth, store as accounts};
use crate::base::{Answer, Failure, OrRefuse as _, Refusal, Secret};
use crate::call::{Call, Tx};
use crate::say;

/// What somebody shows.
pub(super) enum Shown<'a> {
    /// The password.
    Password(&'a str),
    /// A code of the app.
    Totp(&'a str),
    /// A backup code.
    BackupCode(&'a str),
}

/// Confirms that it is the caller. Gives a token that says so for a while.
///
/// # Errors
/// 403 `SECURITY_CONFIRMATION_REQUIRED`, whatever is wrong; 429 `RATE_LIMIT_EXCEEDED` after ten wrong passwords in five minutes.
pub(super) async fn confirm(call: &Call, shown: Shown<'_>) -> Answer<Secret> {
    let (mut tx, account) = match shown {
        Shown::Password(password) => {
            let confirmed = confirm::password(call, password, "current_password", 403).await.map_err(same)?;
            let mut tx = call.begin().await?;
            guesses::forgive(&mut tx, &confirmed.attempt).await?;
            let account = confirmed.still_so(&mut tx).await.map_err(same)?;
            (tx, account)
        }
        Shown::Totp(code) | Shown::BackupCode(code) => {
            let mut tx = call.begin().await?;
            let account = own(&mut tx).await?;
            let is_backup_code = matches!(shown, Shown::BackupCode(_));
            if !second_factor::is_good(&mut tx, &account, code, is_backup_code).await? {
                // The wrong code is written down.
                tx.commit().await?;
                return Err(required());
            }
            (tx, account)
        }
    };
    let token = token(&mut tx, &account).await?;
    tx.commit().await?;
    Ok(token)
}

/// That somebody has just shown who they are; their row is held.
///
/// # Errors
/// A fault if the database or the keys fail.
pub(super) async fn token(tx: &mut Tx, account: &Account) -> Answer<Secret> {
    let now = tx.now();
    let cutoff = families::cutoff(tx, account.tenant, account.id).await?;
    let claims = ConfirmationClaims {
        user_id: account.id,
        tenant_id: account.tenant,
        kind: Kind::SecurityConfirmation,
        jti: tx.call().chance().secret(),
        iat: model::issued_at(now, cutoff),
        nbf: now.timestamp(),
        exp: now.timestamp().saturating_add(CONFIRMATION_SECONDS),
    };
    Ok(tx.call().room::<Auth>()?.keys().sign(&claims)?.into())
}

/// The caller's account, held, if it belongs to this community and `token`, or the header, confirms that it is its member.
///
/// # Errors
/// 403 `SECURITY_CONFIRMATION_REQUIRED`; 404 `NOT_FOUND` for whoever is no member of this community.
pub(super) async fn confirmed(tx: &mut Tx, token: Option<&str>) -> Answer<Account> {
    let account = own(tx).await?;
    let call = tx.call().clone();
    let header = call.visit().client.confirmation.as_ref().map(Secret::reveal);
    let token = token.filter(|token| !token.is_empty()).or(header).ok_or_else(required)?;
    let claims: Option<ConfirmationClaims> = call.room::<Auth>()?.keys().read(token);
    let theirs = |claims: &ConfirmationClaims| (claims.tenant_id, claims.user_id) == (account.tenant, account.id);
    let claims = claims.filter(|claims| claims.hold(call.now()) && theirs(claims)).ok_or_else(required)?;
    let cutoff = families::cutoff(tx, account.tenant, account.id).await?;
    if model::outlives(claims.iat, cutoff) { Ok(account) } else { Err(required()) }
}

async fn own(tx: &mut Tx) -> Answer<Account> {
    let call = tx.call().clone();
    let me = call.member()?;
    let here = me.tenant == tx.tenant();
    let account = accounts::lock_account(tx, me.tenant, me.id).await?;
    account.filter(|_| here).or_refuse(Code::NotFound, say!("not-a-member"))
}

/// A refusal that does not say what was wrong; but one that says to wait.
fn same(failure: Failure) -> Failure {
    match &failure {
        Failure::Refusal(refusal) if refusal.code() != Code::RateLimitExceeded => required(),
        _ => failure,
    }
}

/// That nobody has confirmed.
pub(super) fn required() -> Failure {
    Refusal::new(Code::SecurityConfirmationRequired, say!("security-confirmation-required")).into()
}
