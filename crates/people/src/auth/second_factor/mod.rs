//! A second factor beside the password: codes of an authenticator app, and backup codes.
//!
//! | file | holds |
//! |---|---|
//! | `totp`, `codes` | how codes are made and compared: pure |
//! | `actions` | switching it on and off, new backup codes |
//! | `challenge` | the second step of a sign-in |
//! | `devices/` | devices that need no second step |
//! | `desk` | what staff do for whoever has lost theirs |
//! | `store`, `rest` | its SQL, its door |
//!
//! What it promises:
//!
//! - The database alone makes no code: an app's secret is made of a random seed and the installation's keys, and of backup codes it holds a keyed digest.
//! - A code of the app counts once: the last step that counted is kept, and no earlier one does. So does a backup code.
//! - After five wrong codes in 15 minutes none counts, wherever it is tried. Who asks holds the account's row, so that codes that are tried at once are
//!   counted one after the other.
//! - Between the two steps of a sign-in nothing is open, and whatever ends the sign-ins of an account ends what is between them.
//!
//! Source: spec platform 2.2 and 2.3, accounts 6; contract/decisions/second-factor.md.

pub mod actions;
pub mod challenge;
mod codes;
pub mod desk;
pub mod devices;
pub mod rest;
pub mod store;
mod totp;

use chrono::TimeDelta;

use super::Auth;
use super::events::SecondFactorDisabled;
use super::model::Account;
use super::security_log::{self, Kind};
use super::tokens::digest;
use super::verification::Purpose;
use crate::base::{Answer, MemberId, TenantId};
use crate::call::{Member, SecondFactorRules, Tenant, Tx};
use crate::outbox;

/// Wrong codes count together for so long.
pub const WINDOW: TimeDelta = TimeDelta::minutes(15);

/// So many of them shut the door.
pub const FAILURES: i64 = 5;

/// So many backup codes there are (spec platform 3.2, `two_factor.backup_code_count`).
pub const BACKUP_CODES: u8 = SecondFactorRules::BACKUP_CODES;

/// The feature that lets members switch it on.
pub(in crate::auth) const FEATURE: &str = "two_factor_authentication";

/// Whether a community demands one of this member, who has none. Where nobody can switch one on, nobody has to.
#[must_use]
pub fn is_missing(tenant: &Tenant, member: &Member) -> bool {
    let rules = &tenant.settings.two_factor;
    let demanded = rules.required || (rules.required_for_staff && member.is_broker_or_admin());
    demanded && member.tenant == tenant.id && !member.has_second_factor && tenant.has(FEATURE)
}

/// Whether somebody who has shown the right password, and whose row is held, must show a code as well.
///
/// A factor whose key the operator has taken away makes no code any more: it is switched off, and its owner is told, so that nobody is locked out.
///
/// Emits `SecondFactorDisabled` then.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn is_wanted(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Answer<bool> {
    let Some(factor) = store::factor(tx, tenant, member).await? else { return Ok(false) };
    if secret(tx, tenant, member, &factor.seed, factor.secret_hash)?.is_some() {
        return Ok(true);
    }
    store::forget(tx, tenant, member).await?;
    security_log::note(tx, tenant, member, Kind::TwoFactorDisabled).await?;
    outbox::tell(tx, SecondFactorDisabled { member }).await?;
    Ok(false)
}

/// What somebody types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Typed<'a> {
    /// A code of the app.
    Totp(&'a str),
    /// A backup code.
    Backup(&'a str),
}

/// Whether a code is good now, as [`try_code`] says, for an account whose row is held.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(in crate::auth) async fn is_good(tx: &mut Tx, account: &Account, code: &str, is_backup_code: bool) -> Answer<bool> {
    let typed = if is_backup_code { Typed::Backup(code) } else { Typed::Totp(code) };
    try_code(tx, account.tenant, account.id, typed).await
}

/// Whether a code is good now, for somebody whose row is held. A good one is used up and forgives the wrong ones; a wrong one is written down. The
/// transaction must be committed either way.
async fn try_code(tx: &mut Tx, tenant: TenantId, member: MemberId, typed: Typed<'_>) -> Answer<bool> {
    let since = tx.now() - WINDOW;
    if store::failures(tx, tenant, member, since).await? >= FAILURES {
        return Ok(false);
    }
    let good = match typed {
        Typed::Totp(code) => match store::factor(tx, tenant, member).await? {
            Some(factor) => use_step(tx, tenant, member, code, &factor).await?,
            None => false,
        },
        Typed::Backup(code) => use_backup_code(tx, tenant, member, code).await?,
    };
    if good {
        store::forgive(tx, tenant, member).await?;
        if matches!(typed, Typed::Backup(_)) {
            security_log::note(tx, tenant, member, Kind::BackupCodeUsed).await?;
        }
    } else {
        store::fail(tx, tenant, member).await?;
        security_log::note(tx, tenant, member, Kind::TwoFactorFailed).await?;
    }
    Ok(good)
}

async fn use_step(tx: &mut Tx, tenant: TenantId, member: MemberId, code: &str, factor: &store::Factor) -> Answer<bool> {
    let Some(secret) = secret(tx, tenant, member, &factor.seed, factor.secret_hash)? else { return Ok(false) };
    let Some(step) = totp::matching(&secret, code, tx.now(), factor.last_step) else { return Ok(false) };
    Ok(store::use_step(tx, tenant, member, step).await? > 0)
}

async fn use_backup_code(tx: &mut Tx, tenant: TenantId, member: MemberId, code: &str) -> Answer<bool> {
    let Some(code) = codes::tidy(code) else { return Ok(false) };
    let hashes: Vec<[u8; 32]> = {
        let auth = tx.call().room::<Auth>()?;
        let links = auth.verifications.links(Purpose::BackupCode, tenant, member, code.as_bytes());
        links.map(|link| digest(link.reveal())).collect()
    };
    for hash in hashes {
        if store::use_backup_code(tx, tenant, member, hash).await? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The app's secret that a seed makes, under whichever of our keys its digest names.
fn secret(
    tx: &Tx,
    tenant: TenantId,
    member: MemberId,
    seed: &[u8; 16],
    secret_hash: [u8; 32],
) -> Answer<Option<totp::Shared>> {
    let auth = tx.call().room::<Auth>()?;
    let mut secrets = auth.verifications.links(Purpose::Totp, tenant, member, seed).map(|link| totp::Shared::of(&link));
    Ok(secrets.find(|secret| secret.digest() == secret_hash))
}
