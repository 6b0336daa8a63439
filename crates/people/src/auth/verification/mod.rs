//! Confirming an e-mail address.
//!
//! Whoever can read the mail that we send to an address may use it: the mail has a link with a secret. There is at most one such
//! secret an account, it is good for 24 hours and for one use, and the database knows its digest alone. An account that waited for
//! nothing else is active afterwards, which [`MemberActivated`](super::events::MemberActivated) tells.
//!
//! Nobody here sends anything: `notifications/email` hears that somebody registered or asked again, calls [`issue`], and calls
//! [`secret`] when the mail is written.
//! Source: spec platform 2.2 (`verify-email`, `resend-verification`), contract/decisions/verification.md.

pub mod actions;
mod keys;
pub mod store;

use chrono::TimeDelta;

pub use keys::{Purpose, VerificationKeys};

use super::Auth;
use super::tokens::digest;
use crate::base::{Answer, MemberId, Secret};
use crate::call::{Call, Tx};

/// A secret is good for so long.
pub const GOOD_FOR: TimeDelta = TimeDelta::hours(24);

/// An account gets no second mail within this time, whoever asks.
pub const PAUSE: TimeDelta = TimeDelta::seconds(60);

/// Makes a new secret for an account whose address is not confirmed; the one before is good for nothing then. Tells whether it did:
/// not for somebody who has left, is confirmed, or got one a moment ago.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn issue(tx: &mut Tx, member: MemberId) -> Answer<bool> {
    let latest = tx.now() - PAUSE;
    if !store::may_be_asked(tx, member, latest).await? {
        return Ok(false);
    }
    let seed: [u8; 16] = tx.call().chance().bytes();
    let secret = tx.call().room::<Auth>()?.verifications.secret(tx.tenant(), member, &seed);
    store::keep(tx, member, seed, digest(secret.reveal())).await?;
    Ok(true)
}

/// The secret that confirms a member's address now, if there is one.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn secret(call: &Call, member: MemberId) -> Answer<Option<Secret>> {
    let Some(kept) = store::kept(call, member).await? else { return Ok(None) };
    let keys = &call.room::<Auth>()?.verifications;
    // A key may have been put in front since; what went out then must still be said now.
    Ok(keys.secrets(call.tenant(), member, &kept.seed).find(|secret| digest(secret.reveal()) == kept.token_hash))
}
