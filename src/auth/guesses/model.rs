//! When guessing passwords ends (spec platform 2.3, brute force).

use chrono::TimeDelta;

use crate::base::Timestamp;

/// So many failures ...
pub const FAILURES: usize = 10;

/// ... within this time lock an address out ...
pub const WINDOW: TimeDelta = TimeDelta::seconds(300);

/// ... until so long after the last of them.
pub const LOCKOUT: TimeDelta = TimeDelta::seconds(300);

/// How long a failure is of any interest to [`locked_until`].
pub const MEMORY: TimeDelta = TimeDelta::seconds(600);

/// When the lock ends, if there is one at `now`. `failures` are the latest ones, newest first; more than [`FAILURES`] of them
/// change nothing.
///
/// While the lock holds nothing is tried, so nothing is added, and the newest failure is the one that shut it.
#[must_use]
pub fn locked_until(failures: &[Timestamp], now: Timestamp) -> Option<Timestamp> {
    let newest = *failures.first()?;
    let earliest = *failures.get(FAILURES - 1)?;
    let until = newest + LOCKOUT;
    (newest - earliest <= WINDOW && now < until).then_some(until)
}

/// Whole seconds until `until`, at least one.
#[must_use]
pub fn retry_after(until: Timestamp, now: Timestamp) -> i64 {
    let left = until - now;
    (left.num_seconds() + i64::from(left.subsec_nanos() > 0)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_timestamp(1_000_000 + second, 0).unwrap()
    }

    #[test]
    fn ten_failures_within_five_minutes_lock_for_five_minutes_after_the_last() {
        let failed = |seconds: &[i64]| -> Vec<Timestamp> { seconds.iter().rev().map(|second| at(*second)).collect() };
        let ten_at_once = failed(&[0; 10]);
        let ten_slowly = failed(&[0, 30, 60, 90, 120, 150, 180, 210, 240, 300]);
        let too_slowly = failed(&[0, 30, 60, 90, 120, 150, 180, 210, 240, 301]);

        for (failures, now, until) in [
            (&failed(&[])[..], 0, None),
            (&ten_at_once[1..], 0, None),
            (&ten_at_once, 0, Some(300)),
            (&ten_at_once, 299, Some(300)),
            (&ten_at_once, 300, None),
            (&ten_slowly, 599, Some(600)),
            (&ten_slowly, 600, None),
            (&too_slowly, 301, None),
        ] {
            assert_eq!(locked_until(failures, at(now)), until.map(at), "{failures:?} at {now}");
        }
    }

    #[test]
    fn waiting_is_told_in_whole_seconds_and_never_too_short() {
        assert_eq!(retry_after(at(300), at(0)), 300);
        assert_eq!(retry_after(at(300), at(299) + TimeDelta::milliseconds(1)), 1);
        assert_eq!(retry_after(at(300), at(298) + TimeDelta::milliseconds(999)), 2);
        assert_eq!(retry_after(at(300), at(400)), 1);
    }
}
