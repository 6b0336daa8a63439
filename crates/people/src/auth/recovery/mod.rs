//! Getting in again, and what signs in: a forgotten password, a new one, another address.
//!
//! A link is a secret of the mail that brings it: it is made of a random seed and the installation's keys, works once, ends with its time, and the
//! database knows its digest alone. There is at most one link to a new password an account, and one change of an address that waits.
//! Whatever is changed ends every sign-in of the account, and voids the links that were sent before.
//!
//! Nobody here sends anything: `notifications/email` hears of the events, calls [`issue`] and [`waiting`], and asks for the secrets when the mails
//! are written.
//! Source: spec platform 2.2 and 3.3, accounts 1.2 and 1.3; contract/decisions/accounts.md.

pub mod actions;
pub mod email;
mod rest;
pub mod store;

use chrono::TimeDelta;

use super::Auth;
use super::tokens::digest;
use super::verification::Purpose;
use crate::base::{Answer, MemberId, Secret};
use crate::call::{Call, Tx};
use store::Change;

/// A link to a new password is good for so long.
pub const GOOD_FOR: TimeDelta = TimeDelta::hours(1);

/// A link to a new address is good for so long.
pub const CHANGE_GOOD_FOR: TimeDelta = TimeDelta::hours(24);

/// An account gets no second link to a new password within this time, whoever asks.
pub const PAUSE: TimeDelta = TimeDelta::seconds(60);

/// So many passwords before the present one do not come back.
pub const REMEMBERED: i64 = 5;

/// A password has at least so many letters.
pub const SHORTEST: usize = 12;

/// Makes a new link to a new password; the one before is good for nothing then. Tells whether it did: not for an account that is shut, or that
/// got one a moment ago.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn issue(tx: &mut Tx, member: MemberId) -> Answer<bool> {
    let latest = tx.now() - PAUSE;
    if !store::may_reset(tx, member, latest).await? {
        return Ok(false);
    }
    let seed: [u8; 16] = tx.call().chance().bytes();
    let auth = tx.call().room::<Auth>()?;
    let secret = auth.verifications.link(Purpose::Password, tx.tenant(), member, &seed);
    store::keep_reset(tx, member, seed, digest(secret.reveal())).await?;
    Ok(true)
}

/// The secret that chooses a new password for a member now, if there is one.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn secret(call: &Call, member: MemberId) -> Answer<Option<Secret>> {
    let Some(kept) = store::kept_reset(call, member).await? else { return Ok(None) };
    let keys = &call.room::<Auth>()?.verifications;
    let mut secrets = keys.links(Purpose::Password, call.tenant(), member, &kept.seed);
    Ok(secrets.find(|secret| digest(secret.reveal()) == kept.token_hash))
}

/// A change of an address that waits, and whether somebody has the new one already.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn waiting(tx: &mut Tx, member: MemberId, change: i64) -> Answer<Option<(Change, Option<MemberId>)>> {
    let Some(change) = store::change(tx, member, change).await?.filter(|change| change.confirmed_at.is_none()) else {
        return Ok(None);
    };
    let owner = super::registration::store::owner(tx, &change.new_email).await?;
    let tenant = tx.tenant();
    Ok(Some((change, owner.map(|owner| if owner.is_there && owner.tenant_id == tenant { owner.id } else { member }))))
}

/// Where a change that has come to pass came from: the address before it.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn address_before(tx: &mut Tx, member: MemberId, change: i64) -> Answer<Option<String>> {
    Ok(store::change(tx, member, change).await?.map(|change| change.old_email))
}

/// The secrets of a member's change that waits: the first confirms it, the second stops it. None unless it is the one to `new_email`, if one is named.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn change_secrets(
    call: &Call,
    member: MemberId,
    new_email: Option<&str>,
) -> Answer<Option<(Secret, Secret)>> {
    let kept = store::kept_change(call, member).await?;
    let Some(kept) = kept.filter(|kept| new_email.is_none_or(|new| new == kept.new_email)) else { return Ok(None) };
    let keys = &call.room::<Auth>()?.verifications;
    let found = |purpose, hash: [u8; 32]| {
        keys.links(purpose, call.tenant(), member, &kept.seed).find(|secret| digest(secret.reveal()) == hash)
    };
    Ok(found(Purpose::Address, kept.confirm_hash).zip(found(Purpose::NoAddress, kept.cancel_hash)))
}
