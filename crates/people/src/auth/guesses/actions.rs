//! Before and after a password is tried.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use contract::Code;

use super::model::{Look, Rule};
use super::store::{Guess, Source};
use super::{device, model, store};
use crate::auth::model::Account;
use crate::auth::tokens::{actions as tokens, digest};
use crate::base::{Answer, Failure, Refusal, Timestamp};
use crate::call::{Call, Quota, Tx};
use crate::say;
use crate::throttle::address_key;

/// So long a guess waits for others that are looked at.
const PATIENCE: Duration = Duration::from_secs(5);

/// A guess that keeps others waiting, and counts as wrong in the end, until [`settle`], [`forgive`] or [`discount`] says what it was.
pub struct Attempt {
    guess: Guess,
    /// Its row.
    recorded: i64,
}

/// Records a guess at the account of this address, which is `found` if there is one, unless there were too many.
///
/// Looks twice: once so that a locked-out guesser costs no write, and once more after its own guess is on record, because
/// then every other guess that was let in is on record too.
///
/// # Errors
/// 429 `RATE_LIMIT_EXCEEDED` with `retry_after` (seconds) if the account is locked here, everywhere, or else the network is.
pub async fn attempt(call: &Call, email: &str, found: Option<&Account>) -> Answer<Attempt> {
    let (source, origin) = match found {
        Some(account) => device::known(call, account)
            .await?
            .map_or_else(|| (Source::Network, network(call.visit().address)), |device| (Source::Device, device)),
        None => (Source::Network, network(call.visit().address)),
    };
    let tenant = found.map_or_else(|| call.tenant(), |account| account.tenant);
    let guess = Guess { tenant, account: digest(email), source, origin };
    admitted(call, guess).await
}

/// Records a guess by somebody who is signed in to this account already. Like one from a device that is known, it is counted for this sign-in
/// alone: whoever has stolen it locks the owner out nowhere else.
///
/// # Errors
/// As [`attempt`].
pub async fn attempt_again(call: &Call, account: &Account) -> Answer<Attempt> {
    let session = || call.visit().client.session.as_ref().map(|session| digest(session.reveal()));
    let origin = tokens::own_family(call).or_else(session).unwrap_or_default();
    let guess = Guess { tenant: account.tenant, account: digest(&account.email), source: Source::Device, origin };
    admitted(call, guess).await
}

/// Waits for a while, holding nothing, as long as only guesses that are looked at now are in the way: the right password is never told that there were too many wrong ones
/// because it came beside others.
async fn admitted(call: &Call, guess: Guess) -> Answer<Attempt> {
    let begun = Instant::now();
    for turn in 0.. {
        match look(call, &guess, 0).await? {
            Look::Locked(until) => return Err(locked(call, until)),
            Look::Crowded => {}
            Look::Free => {
                let own = store::record(call, &guess).await?;
                match look(call, &guess, own).await? {
                    Look::Free => return Ok(Attempt { guess, recorded: own }),
                    said => {
                        store::take_back(call, guess.tenant, own).await?;
                        if let Look::Locked(until) = said {
                            return Err(locked(call, until));
                        }
                    }
                }
            }
        }
        if begun.elapsed() >= PATIENCE {
            break;
        }
        tokio::time::sleep(model::pause(turn, call.chance().bytes::<1>()[0])).await;
    }
    let refusal = Refusal::new(Code::RateLimitExceeded, say!("too-many-sign-ins-at-once"));
    Err(refusal.status(429).extra("success", false).retry_after(1).into())
}

/// The password was right: what was counted for this account from here is forgotten, and nothing else.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn forgive(tx: &mut Tx, attempt: &Attempt) -> Answer<()> {
    store::forget(tx, &attempt.guess).await?;
    Ok(())
}

/// The password was wrong: from now on the guess counts, and nobody waits for it.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn settle(call: &Call, attempt: &Attempt) -> Answer<()> {
    store::settle(call, attempt.guess.tenant, attempt.recorded).await?;
    Ok(())
}

/// The guess was no wrong one, and proved nothing either: it is not counted, and what was counted before stays.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn discount(call: &Call, attempt: &Attempt) -> Answer<()> {
    store::take_back(call, attempt.guess.tenant, attempt.recorded).await?;
    Ok(())
}

/// What is said to a guess, without the one called `own`.
async fn look(call: &Call, guess: &Guess, own: i64) -> Answer<Look> {
    let here = Rule::SOURCE.look(&store::of_account_here(call, guess, own).await?, call.now());
    if matches!(here, Look::Locked(_)) || guess.source == Source::Device {
        return Ok(here);
    }
    let everywhere = Rule::ACCOUNT.look(&store::of_account(call, guess, own).await?, call.now());
    if matches!(everywhere, Look::Locked(_)) {
        return Ok(everywhere);
    }
    let all = if call.visit().address.is_some() {
        Rule::SOURCE.look(&store::of_network(call, guess, own).await?, call.now())
    } else {
        Look::Free
    };
    let is_free = [here, everywhere, all].iter().all(|said| *said == Look::Free);
    Ok(if is_free || matches!(all, Look::Locked(_)) { all } else { Look::Crowded })
}

fn locked(call: &Call, until: Timestamp) -> Failure {
    let seconds = model::retry_after(until, call.now());
    // What the client has used up is this, not the calls that the operation grants (spec platform 1.4).
    call.note_quota(Quota { limit: Rule::SOURCE.limit(), remaining: 0, resets_at: until });
    let refusal = Refusal::new(Code::RateLimitExceeded, say!("too-many-wrong-passwords"));
    refusal.status(429).extra("success", false).retry_after(seconds).into()
}

/// Who hides where they come from is one network, whose count is not asked over all accounts.
fn network(address: Option<IpAddr>) -> [u8; 32] {
    digest(&address.map_or_else(String::new, address_key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_in_a_version_6_network_are_one_guesser() {
        let from = |address: &str| network(address.parse().ok());
        assert_eq!(from("2001:db8:1:2::3"), from("2001:db8:1:2:ffff::4"));
        assert_ne!(from("2001:db8:1:2::3"), from("2001:db8:1:3::3"));
        assert_ne!(from("192.0.2.1"), from("192.0.2.2"));
        assert_eq!(from("192.0.2.1"), from("::ffff:192.0.2.1"));
    }
}
