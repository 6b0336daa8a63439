//! When guessing passwords ends (spec platform 2.3, brute force).

use std::time::Duration;

use chrono::TimeDelta;

use crate::base::Timestamp;

/// Failures count together if no more than this lies between the first and the last of them.
pub const WINDOW: TimeDelta = TimeDelta::seconds(300);

/// How long a failure is of any interest to [`locked_until`].
pub const MEMORY: TimeDelta = TimeDelta::hours(6);

/// More failures of one count than this are not looked at: what came before them makes no lock longer.
pub const LOOKED_AT: i64 = 200;

/// A guess that nobody has decided about for so long counts as a wrong one: whoever looked at it is gone.
pub const UNDECIDED: TimeDelta = TimeDelta::seconds(30);

/// What is said to a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// It may be looked at.
    Free,
    /// It waits: whether there were too many wrong ones hangs on some that are looked at now.
    Crowded,
    /// There were too many wrong ones, until then.
    Locked(Timestamp),
}

/// How many failures lock, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// So many failures within [`WINDOW`] lock.
    failures: usize,
    /// How long the first lock within [`MEMORY`] lasts from the last failure on.
    first: TimeDelta,
    /// Each further lock lasts twice as long as the one before, up to this.
    longest: TimeDelta,
}

impl Rule {
    /// Of one account from one place, and of one place.
    pub const SOURCE: Self = Self { failures: 10, first: TimeDelta::seconds(300), longest: TimeDelta::hours(1) };

    /// Of one account from all networks together. It is higher and does not grow, because strangers can reach it on purpose:
    /// what it then keeps out is the owner on a device that they have never signed in on.
    pub const ACCOUNT: Self = Self { failures: 60, first: TimeDelta::seconds(300), longest: TimeDelta::seconds(300) };

    /// So many guesses there are.
    #[must_use]
    pub fn limit(self) -> u32 {
        u32::try_from(self.failures).unwrap_or(u32::MAX)
    }

    /// When the lock ends, if there is one at `now`. `failures` are the latest [`LOOKED_AT`] ones, newest first.
    ///
    /// While a lock holds nothing is tried. Failures within it are those that were recorded at the same time as the one that shut it and
    /// are about to be taken back: they count for nothing.
    #[must_use]
    pub fn locked_until(self, failures: &[Timestamp], now: Timestamp) -> Option<Timestamp> {
        let mut until: Option<Timestamp> = None;
        let mut lasts = self.first;
        let mut together: Vec<Timestamp> = Vec::with_capacity(self.failures);
        for failed in failures.iter().rev().copied() {
            if until.is_some_and(|until| failed < until) {
                continue;
            }
            together.retain(|earlier| failed - *earlier <= WINDOW);
            together.push(failed);
            if together.len() >= self.failures {
                until = Some(failed + lasts);
                lasts = (lasts * 2).min(self.longest);
                together.clear();
            }
        }
        until.filter(|until| now < *until)
    }

    /// What is said to a further guess beside `failures`, which are the latest, newest first, each with whether it is still open. So many are looked at
    /// at once, or were wrong, that never more than the limit of them can be wrong together.
    #[must_use]
    pub fn look(self, failures: &[(Timestamp, bool)], now: Timestamp) -> Look {
        let all: Vec<Timestamp> = failures.iter().map(|(failed, _)| *failed).collect();
        if self.locked_until(&all, now).is_none() {
            return Look::Free;
        }
        let decided = |(failed, is_open): &&(Timestamp, bool)| !is_open || now - *failed >= UNDECIDED;
        let wrong: Vec<Timestamp> = failures.iter().filter(decided).map(|(failed, _)| *failed).collect();
        self.locked_until(&wrong, now).map_or(Look::Crowded, Look::Locked)
    }
}

/// How long a guess waits before it asks again for the `turn`-th time: a little different for everybody, so that those who kept each other back do not meet again.
#[must_use]
pub fn pause(turn: u32, chance: u8) -> Duration {
    let base = 8_000_u64 << turn.min(4);
    Duration::from_micros(base + base * u64::from(chance) / 128)
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

    fn failed(seconds: &[i64]) -> Vec<Timestamp> {
        seconds.iter().rev().map(|second| at(*second)).collect()
    }

    #[test]
    fn ten_failures_within_five_minutes_lock_for_five_minutes_after_the_last() {
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
            assert_eq!(Rule::SOURCE.locked_until(failures, at(now)), until.map(at), "{failures:?} at {now}");
        }
    }

    #[test]
    fn what_is_looked_at_keeps_others_waiting_and_locks_nobody_out() {
        let guesses = |wrong: usize, open: usize, second: i64| -> Vec<(Timestamp, bool)> {
            (0..wrong + open).map(|number| (at(second), number < open)).collect()
        };
        for (failures, now, said) in [
            (guesses(9, 0, 0), 0, Look::Free),
            (guesses(4, 5, 0), 0, Look::Free),
            (guesses(0, 10, 0), 0, Look::Crowded),
            (guesses(9, 1, 0), 29, Look::Crowded),
            (guesses(9, 1, 0), 30, Look::Locked(at(300))),
            (guesses(10, 5, 0), 0, Look::Locked(at(300))),
        ] {
            assert_eq!(Rule::SOURCE.look(&failures, at(now)), said, "{} at {now}", failures.len());
        }
        assert!(pause(0, 0) == Duration::from_millis(8) && pause(99, 255) < Duration::from_millis(384));
    }

    #[test]
    fn each_lock_lasts_twice_as_long_as_the_one_before_up_to_an_hour() {
        let mut seconds = Vec::new();
        let mut now = 0;
        for lasts in [300, 600, 1_200, 2_400, 3_600, 3_600] {
            seconds.extend([now; 10]);
            assert_eq!(Rule::SOURCE.locked_until(&failed(&seconds), at(now)), Some(at(now + lasts)));
            now += lasts;
            assert_eq!(Rule::SOURCE.locked_until(&failed(&seconds), at(now)), None);
        }
    }

    #[test]
    fn what_was_recorded_within_a_lock_makes_it_no_longer() {
        let crowd = failed(&[0; 35]);
        assert_eq!(Rule::SOURCE.locked_until(&crowd, at(1)), Some(at(300)));
        assert_eq!(Rule::SOURCE.locked_until(&crowd, at(300)), None);
    }

    #[test]
    fn an_account_bears_more_from_everywhere_and_its_lock_does_not_grow() {
        assert_eq!(Rule::ACCOUNT.locked_until(&failed(&[0; 59]), at(0)), None);
        let twice = [[0; 60], [300; 60]].concat();
        assert_eq!(Rule::ACCOUNT.locked_until(&failed(&twice), at(300)), Some(at(600)));
    }

    #[test]
    fn waiting_is_told_in_whole_seconds_and_never_too_short() {
        assert_eq!(retry_after(at(300), at(0)), 300);
        assert_eq!(retry_after(at(300), at(299) + TimeDelta::milliseconds(1)), 1);
        assert_eq!(retry_after(at(300), at(298) + TimeDelta::milliseconds(999)), 2);
        assert_eq!(retry_after(at(300), at(400)), 1);
    }
}
