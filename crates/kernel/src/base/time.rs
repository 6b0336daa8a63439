//! Time as the database keeps it, and the clock that hands it out.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

/// A moment in UTC, cut to the microsecond so that both engines give back what they were given.
pub type Timestamp = DateTime<Utc>;

/// Where time comes from: the system, or a clock that stands still until a test turns it.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// Microseconds since the epoch, moved by [`Clock::turn`] only.
    Set(Arc<AtomicI64>),
}

impl Clock {
    /// A clock that stands at `start` until it is turned.
    #[must_use]
    pub fn standing_at(start: Timestamp) -> Self {
        Self::Set(Arc::new(AtomicI64::new(start.timestamp_micros())))
    }

    /// The present, cut to the millisecond: when exactly somebody did something is nobody else's to know.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match self {
            Self::System => system_now(),
            Self::Set(micros) => {
                DateTime::from_timestamp_micros(micros.load(Ordering::SeqCst)).unwrap_or(DateTime::UNIX_EPOCH)
            }
        }
    }

    /// Moves a standing clock forward. The system's clock goes on by itself.
    pub fn turn(&self, by: TimeDelta) {
        if let (Self::Set(micros), Some(by)) = (self, by.num_microseconds()) {
            micros.fetch_add(by, Ordering::SeqCst);
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "the one place where the machine's clock is read")]
fn system_now() -> Timestamp {
    Utc::now().trunc_subsecs(3)
}

/// ISO 8601 as it goes over the wire: UTC, `Z`, milliseconds.
#[must_use]
pub fn wire(moment: Timestamp) -> String {
    moment.to_rfc3339_opts(chrono::SecondsFormat::Millis, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_clock_moves_only_when_turned() {
        let clock = Clock::standing_at(DateTime::UNIX_EPOCH);
        assert_eq!(clock.now(), clock.now());
        clock.turn(TimeDelta::hours(25));
        assert_eq!(clock.now(), DateTime::UNIX_EPOCH + TimeDelta::hours(25));
    }

    #[test]
    fn the_present_is_cut_to_the_millisecond() {
        assert_eq!(Clock::System.now().timestamp_subsec_nanos() % 1_000_000, 0);
    }
}
