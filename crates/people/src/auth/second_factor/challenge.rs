//! The second step of a sign-in.

use chrono::TimeDelta;
use contract::Code;

use super::{Typed, devices, store, try_code};
use crate::auth::actions::{SignedIn, complete};
use crate::auth::model::Account;
use crate::auth::store as accounts;
use crate::auth::tokens::digest;
use crate::base::{Answer, Failure, Refusal, Secret};
use crate::call::{Call, Tx};
use crate::say;

/// The second step follows the first within this time.
pub const LASTS: TimeDelta = TimeDelta::seconds(300);

/// The attempt that ends it.
const LAST_ATTEMPT: i64 = 5;

/// The first step of a sign-in that needs a second.
pub struct Challenge {
    /// Who it is.
    pub account: Account,
    /// What the second step shows.
    pub token: Secret,
}

/// Keeps the first step of somebody who has shown the right password.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn open(tx: &mut Tx, account: Account) -> Answer<Challenge> {
    let token: Secret = tx.call().chance().secret().into();
    store::open(tx, (account.tenant, account.id), digest(token.reveal()), LASTS).await?;
    Ok(Challenge { account, token })
}

/// What the second step shows beside the token of the first.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// What was typed.
    pub code: Option<&'a str>,
    /// It is a backup code.
    pub is_backup_code: bool,
    /// The device shall need no code any more.
    pub trust_device: bool,
}

/// Takes the second step. An attempt is counted, at once and for all to see, before the code is looked at.
///
/// # Errors
/// 401 `AUTH_2FA_TOKEN_EXPIRED` for a first step that is not there, over, used, or of before every sign-in was ended; 401
/// `AUTH_2FA_MAX_ATTEMPTS` at the fifth attempt, which ends it; 400 `VALIDATION_REQUIRED_FIELD` without a code; 401 `AUTH_2FA_INVALID` for a wrong
/// one; 403 by the account's gates.
/// Source: spec platform 2.2, accounts 6.
pub async fn answer(call: &Call, token: &str, typed: Shown<'_>) -> Answer<SignedIn> {
    let challenge = store::attempt(call, digest(token)).await?.ok_or_else(over)?;
    let mut tx = call.begin().await?;
    if challenge.attempts >= LAST_ATTEMPT {
        store::close(&mut tx, &challenge).await?;
        tx.commit().await?;
        return Err(refused(Code::Auth2faMaxAttempts));
    }
    let Some(code) = typed.code.filter(|code| !code.trim().is_empty()) else {
        let missing = Refusal::new(Code::ValidationRequiredField, say!("field-required"));
        return Err(missing.status(400).field("code").into());
    };
    let account = accounts::lock_account(&mut tx, challenge.tenant_id, challenge.user_id).await?;
    let account = account.ok_or_else(over)?;
    let tried = if typed.is_backup_code { Typed::Backup(code) } else { Typed::Totp(code) };
    if !try_code(&mut tx, account.tenant, account.id, tried).await? {
        tx.commit().await?;
        return Err(refused(Code::Auth2faInvalid));
    }
    // Of two who show one first step, the second finds it gone.
    if !store::close(&mut tx, &challenge).await? {
        return Err(over());
    }
    if let Some(gate) = account.standing.gate(call.community()?.settings.requires_verification) {
        tx.commit().await?;
        return Err(gate.refusal().into());
    }
    let trusted = if typed.trust_device { devices::trust(&mut tx, &account).await? } else { None };
    Ok(SignedIn { trusted, ..complete(tx, account).await? })
}

fn over() -> Failure {
    refused(Code::Auth2faTokenExpired)
}

fn refused(code: Code) -> Failure {
    let message = match code {
        Code::Auth2faInvalid => say!("second-factor-code-wrong"),
        _ => say!("second-factor-step-over"),
    };
    Refusal::new(code, message).status(401).extra("success", false).into()
}
