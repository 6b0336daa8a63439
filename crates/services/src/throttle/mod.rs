//! How often somebody may do something.
//!
//! | file | holds |
//! |---|---|
//! | `memory` | windows of this process |
//! | `shared` | windows that several gateways share, in Redis |
//! | `caller` | what counts as one caller when nobody is signed in |
//!
//! What it promises:
//!
//! - A window starts with the first call of a key and ends after its fixed time, whatever happens in it. Windows of one key do
//!   not slide: a burst at the end of one and the beginning of the next may be twice the limit, which is the price of one
//!   number a key.
//! - A refused call is not counted by the limits behind the one that refused it, and does not prolong its window.
//! - In this process, time is the call's and memory is bounded: see [`Memory`]. In Redis, time is the server's.
//! - When Redis does not answer, each gateway counts for itself and says so (a warning, and the metric
//!   `timeweave_throttle_fallbacks_total`). Limits are a protection against too much of a good thing; closing the doors because
//!   the counter is away would do the harm that they prevent, and opening them wide would help an attacker who can hurt Redis. What
//!   must not be guessed, passwords, is counted in the database.

mod caller;
mod memory;
mod shared;

use std::time::Duration;

use chrono::TimeDelta;

pub use caller::{address_key, whereabouts};
pub use memory::Memory;
pub use shared::{Shared, SharedError};

use crate::base::{Answer, Secret, Timestamp};

/// One limit, about to be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Who and what is counted. Two limits with different windows need different keys.
    pub key: String,
    /// Calls allowed in a window.
    pub limit: u32,
    /// The window's length.
    pub window: Duration,
}

/// What came of using a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Whether the call may go on.
    pub allowed: bool,
    /// Calls still allowed in this window.
    pub remaining: u32,
    /// When the window ends.
    pub resets_at: Timestamp,
}

/// The service that counts.
pub struct Throttle(Keeper);

enum Keeper {
    Off,
    Memory(Memory),
    Shared(Box<Shared>),
}

impl Throttle {
    /// Everything is allowed. For load tests.
    #[must_use]
    pub fn off() -> Self {
        Self(Keeper::Off)
    }

    /// Counts in this process.
    #[must_use]
    pub fn memory() -> Self {
        Self(Keeper::Memory(Memory::default()))
    }

    /// Counts in Redis, together with every gateway that does under the same prefix. Connects in the background; needs Tokio's runtime.
    ///
    /// # Errors
    /// If `url` is no address of a Redis server.
    pub fn redis(url: &Secret, prefix: &str) -> Result<Self, SharedError> {
        Ok(Self(Keeper::Shared(Box::new(Shared::open(url, prefix)?))))
    }

    /// Counts one call.
    ///
    /// # Errors
    /// None at present; a keeper that cannot do without its store may have some.
    pub async fn take(&self, now: Timestamp, key: &str, limit: u32, window: Duration) -> Answer<Taken> {
        let taken = self.take_each(now, &[Limit { key: key.to_owned(), limit, window }]).await?;
        Ok(taken.into_iter().next().unwrap_or_else(|| untouched(now, limit, window)))
    }

    /// Counts one call against several limits, in their order and up to the first that refuses it; limits behind that one are
    /// neither counted nor in the answer. In Redis this is one round trip.
    ///
    /// # Errors
    /// None at present; a keeper that cannot do without its store may have some.
    pub async fn take_each(&self, now: Timestamp, limits: &[Limit]) -> Answer<Vec<Taken>> {
        Ok(match &self.0 {
            Keeper::Off => limits.iter().map(|limit| untouched(now, limit.limit, limit.window)).collect(),
            Keeper::Memory(memory) => memory.take_each(now, limits),
            Keeper::Shared(shared) => shared.take_each(now, limits).await,
        })
    }

    /// Whether anything is counted at all.
    #[must_use]
    pub fn is_on(&self) -> bool {
        !matches!(self.0, Keeper::Off)
    }
}

fn untouched(now: Timestamp, limit: u32, window: Duration) -> Taken {
    Taken { allowed: true, remaining: limit, resets_at: now + delta(window) }
}

/// A window as the clock counts it; a year at most, so that no sum overflows.
fn delta(window: Duration) -> TimeDelta {
    const YEAR: TimeDelta = TimeDelta::days(366);
    TimeDelta::from_std(window).map_or(YEAR, |window| window.min(YEAR))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn switched_off_it_lets_everything_pass() {
        let throttle = Throttle::off();
        let now = Timestamp::UNIX_EPOCH;
        for _ in 0..3 {
            let taken = throttle.take(now, "a", 1, Duration::from_secs(60)).await.unwrap();
            assert_eq!((taken.allowed, taken.remaining), (true, 1));
        }
        assert!(!throttle.is_on() && Throttle::memory().is_on());
    }

    #[tokio::test]
    async fn a_window_starts_with_the_first_call_and_ends_in_its_time() {
        let throttle = Throttle::memory();
        let start = Timestamp::UNIX_EPOCH;
        let minute = Duration::from_secs(60);
        let at = |seconds| start + TimeDelta::seconds(seconds);
        for (when, allowed, remaining, ends) in [
            (0, true, 1, 60),
            (59, true, 0, 60),
            (59, false, 0, 60),
            (60, true, 1, 120),
            (61, true, 0, 120),
            (61, false, 0, 120),
            (1000, true, 1, 1060),
        ] {
            let taken = throttle.take(at(when), "key", 2, minute).await.unwrap();
            assert_eq!(taken, Taken { allowed, remaining, resets_at: at(ends) }, "at {when}");
        }
    }

    #[tokio::test]
    async fn a_refused_call_is_not_counted_by_the_limits_behind() {
        let throttle = Throttle::memory();
        let now = Timestamp::UNIX_EPOCH;
        let window = Duration::from_secs(60);
        let limits = |narrow| {
            [("narrow", narrow), ("wide", 10)].map(|(key, limit)| Limit { key: key.to_owned(), limit, window })
        };
        assert_eq!(throttle.take_each(now, &limits(1)).await.unwrap().len(), 2);
        let refused = throttle.take_each(now, &limits(1)).await.unwrap();
        assert_eq!(refused.len(), 1);
        assert!(!refused[0].allowed);
        assert_eq!(throttle.take(now, "wide", 10, window).await.unwrap().remaining, 8);
    }
}
