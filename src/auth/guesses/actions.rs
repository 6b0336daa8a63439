//! Before and after a password is tried.

use std::net::IpAddr;

use contract::Code;
use http::header::RETRY_AFTER;

use super::store::Subject;
use super::{model, store};
use crate::auth::tokens::digest;
use crate::base::{Answer, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::say;

/// A guess that counts as wrong until [`forgive`] says otherwise.
pub struct Attempt {
    subjects: Vec<Subject>,
}

/// Records a guess, unless there were too many.
///
/// Looks twice: once so that a locked-out guesser costs no write, and once more after its own guess is on record, because
/// then every other guess that was let in is on record too.
///
/// # Errors
/// 429 `RATE_LIMIT_EXCEEDED` with `retry_after` (seconds) if the account, or else the network address, is locked.
pub async fn attempt(call: &Call, email: &str) -> Answer<Attempt> {
    let mut subjects = vec![Subject { kind: "email", digest: digest(email) }];
    subjects.extend(call.visit().address.map(network));
    for subject in &subjects {
        refuse_locked(&store::latest(call, *subject, 0).await?, call.now())?;
    }
    let mut recorded = Vec::with_capacity(subjects.len());
    for subject in &subjects {
        recorded.push(store::record(call, *subject).await?);
    }
    for (subject, own) in subjects.iter().zip(&recorded) {
        if let Err(locked) = refuse_locked(&store::latest(call, *subject, *own).await?, call.now()) {
            store::take_back(call, &recorded).await?;
            return Err(locked);
        }
    }
    Ok(Attempt { subjects })
}

/// The password was right: what was counted for this account and this network address is forgotten.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn forgive(tx: &mut Tx, attempt: &Attempt) -> Answer<()> {
    for subject in &attempt.subjects {
        store::forget(tx, *subject).await?;
    }
    Ok(())
}

fn refuse_locked(failures: &[Timestamp], now: Timestamp) -> Answer<()> {
    let Some(until) = model::locked_until(failures, now) else { return Ok(()) };
    let seconds = model::retry_after(until, now);
    let refusal = Refusal::new(Code::RateLimitExceeded, say!("too-many-wrong-passwords"));
    Err(refusal
        .status(429)
        .extra("success", false)
        .extra("retry_after", seconds)
        .header(RETRY_AFTER, seconds.to_string())
        .into())
}

/// Who has one address of a version 6 network usually has all 2^64 of it.
fn network(address: IpAddr) -> Subject {
    let network = match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    };
    Subject { kind: "address", digest: digest(&network) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_in_a_version_6_network_are_one_guesser() {
        let from = |address: &str| network(address.parse().unwrap());
        assert_eq!(from("2001:db8:1:2::3"), from("2001:db8:1:2:ffff::4"));
        assert_ne!(from("2001:db8:1:2::3"), from("2001:db8:1:3::3"));
        assert_ne!(from("192.0.2.1"), from("192.0.2.2"));
        assert_eq!(from("192.0.2.1"), from("::ffff:192.0.2.1"));
    }
}
