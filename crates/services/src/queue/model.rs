//! What becomes of a task: pure.

use std::time::Duration;

use chrono::TimeDelta;

use crate::base::{Chance, Failure, Timestamp};
use crate::words;

/// Which handler does a task. A name for ever: tasks of one version of the program are done by the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(&'static str);

impl Kind {
    /// A kind by its name: the room that brings it and what is done, as `event.bell`.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// As stored.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// What news wake its workers: the room that brings it.
    #[must_use]
    pub fn topic(self) -> &'static str {
        self.0.split_once('.').map_or(self.0, |(room, _)| room)
    }
}

/// A task that shall wait.
#[derive(Clone, Copy, Debug)]
pub struct NewTask<'a> {
    /// Which handler does it.
    pub kind: Kind,
    /// What it is about: the id of a row in the table that its kind says.
    pub subject: i64,
    /// Tasks of a kind and a community with the same lane are done one after the other, in the order in which they were added, whatever
    /// becomes of them; one that waits for another attempt keeps those behind it waiting. None where order does not matter.
    pub lane: Option<&'a str>,
    /// When it is to be done.
    pub due: Timestamp,
}

words! {
    /// Where a task stands.
    pub enum Status {
        /// To be done, or being done by whoever holds its lease.
        Pending = "pending",
        /// Its effect is stored.
        Done = "done",
        /// Given up. `revive` starts it anew.
        Dead = "dead",
    }
}

words! {
    /// How one attempt ended, as the metrics call it.
    pub enum Outcome {
        /// The handler's effect is stored.
        Done = "done",
        /// It failed and is tried again later.
        Failed = "failed",
        /// It failed for the last time.
        Dead = "dead",
        /// It is for another version of the program, and waits for that.
        PutOff = "put_off",
        /// Somebody else took the task over meanwhile; nothing of this attempt was stored.
        Lost = "lost",
    }
}

/// How patient the workers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerSettings {
    /// So many tasks are claimed at once.
    pub batch: u32,
    /// A claim lasts so long unless it is renewed, as it is three times within this; after a crash somebody else takes over then.
    pub lease: Duration,
    /// One task, or one transaction that several share, may take so long.
    pub patience: Duration,
    /// Without news from this process, the workers look so often for those of others.
    pub poll: Duration,
    /// After so many attempts a task is dead.
    pub attempts: i64,
    /// The wait after the first failure; it doubles with each further one.
    pub first_wait: Duration,
    /// The longest wait between two attempts.
    pub longest_wait: Duration,
    /// Tasks that are done are kept so long.
    pub keep: Duration,
}

impl Default for WorkerSettings {
    /// Twelve attempts over a little more than an hour.
    fn default() -> Self {
        Self {
            batch: 64,
            lease: Duration::from_secs(10),
            patience: Duration::from_secs(15),
            poll: Duration::from_secs(1),
            attempts: 12,
            first_wait: Duration::from_secs(2),
            longest_wait: Duration::from_secs(60 * 60),
            keep: Duration::from_secs(30 * 24 * 60 * 60),
        }
    }
}

/// What to store after a failed attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Try again then.
    Again(Timestamp),
    /// Give up.
    GiveUp,
}

impl Next {
    /// What comes after the `attempt`th attempt failed.
    pub(super) fn after(settings: &WorkerSettings, attempt: i64, now: Timestamp, chance: &Chance) -> Self {
        if attempt >= settings.attempts {
            return Self::GiveUp;
        }
        Self::Again(now + span(backoff(settings, attempt, u32::from_be_bytes(chance.bytes()))))
    }

    pub(super) fn outcome(self) -> Outcome {
        match self {
            Self::Again(_) => Outcome::Failed,
            Self::GiveUp => Outcome::Dead,
        }
    }
}

/// The wait after the `attempt`th failure: doubled each time up to the longest, and of that between one half and the whole,
/// as `dice` falls, so that what failed together is not tried again together.
fn backoff(settings: &WorkerSettings, attempt: i64, dice: u32) -> Duration {
    let doublings = attempt.saturating_sub(1).clamp(0, 31);
    let whole = settings.first_wait.saturating_mul(1 << doublings).min(settings.longest_wait);
    whole / 2 + (whole / 2).mul_f64(f64::from(dice) / f64::from(u32::MAX))
}

/// A duration for the calendar's arithmetic.
pub(super) fn span(duration: Duration) -> TimeDelta {
    TimeDelta::from_std(duration).unwrap_or(TimeDelta::MAX / 2)
}

/// Why an attempt came to nothing. Its text is stored beside the task, so it says where, and never what: what people
/// wrote or are called has no place there.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The handler refused or met a fault.
    Failure(Failure),
    /// The handler panicked.
    Panic,
    /// The handler took longer than the settings allow.
    Slow,
    /// The process ended, or lost its lease, in each of the attempts.
    Unfinished,
    /// The community is not there.
    NoTenant,
}

impl Trouble {
    /// One line, without personal data.
    pub(super) fn line(&self) -> String {
        match self {
            Self::Failure(Failure::Refusal(refusal)) => format!("refused: {} {}", refusal.status, refusal.code()),
            Self::Failure(Failure::Fault(fault)) => format!("fault at {}", fault.place()),
            Self::Panic => "the handler panicked".to_owned(),
            Self::Slow => "the handler took too long".to_owned(),
            Self::Unfinished => "never finished".to_owned(),
            Self::NoTenant => "the community cannot be found".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{Fault, Refusal};
    use crate::language::Sentence;
    use chrono::DateTime;
    use contract::Code;

    #[test]
    fn waits_double_up_to_the_longest() {
        let settings = WorkerSettings::default();
        let longest = |attempt| backoff(&settings, attempt, u32::MAX).as_secs();
        assert_eq!([1, 2, 3, 11, 12, 40, i64::MAX].map(longest), [2, 4, 8, 2048, 3600, 3600, 3600]);
        assert_eq!(backoff(&settings, 3, 0), Duration::from_secs(4));
        assert_eq!(longest(0), 2);
    }

    #[test]
    fn the_last_attempt_gives_up() {
        let settings = WorkerSettings { attempts: 3, ..WorkerSettings::default() };
        let now = DateTime::UNIX_EPOCH;
        let after = |attempt| Next::after(&settings, attempt, now, &Chance::seeded(1));
        assert!(matches!(after(2), Next::Again(then) if then >= now + TimeDelta::seconds(2)));
        assert_eq!(after(3), Next::GiveUp);
        assert_eq!(after(4), Next::GiveUp);
    }

    #[test]
    fn what_is_stored_about_a_failure_repeats_nobodys_words() {
        let refusal = Refusal::new(Code::NotFound, Sentence::quoted("No member ada@harbour.example.")).into();
        assert_eq!(Trouble::Failure(refusal).line(), "refused: 404 NOT_FOUND");
        let fault = Fault::new("ada@harbour.example is taken").into();
        let line = Trouble::Failure(fault).line();
        assert!(line.starts_with("fault at crates/services/src/queue/model.rs:"), "{line}");
        assert!(!line.contains("ada"));
    }
}
