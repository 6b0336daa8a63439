//! How long statements take, and the leash that cuts short those that take longer than they used to.

use std::sync::Arc;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A statement that took more microseconds lately runs aside, on a thread that may wait: for a shorter one the way there and back
/// would cost more than others lose by waiting for it.
const SHORT: u32 = 250;

/// The same for a commit. It does not work but waits for the disk, and the thread could serve others meanwhile.
const SHORT_COMMIT: u32 = 50;

/// A statement that took more microseconds twice running needs one of the turns of long ones. Once is no sign: a short one may have had
/// to wait for a processor.
const LONG: u32 = 10_000;

/// A statement that runs among the requests is taken off after so long and begun again aside.
pub(super) const CUT: Duration = Duration::from_millis(1);

/// How long a text took lately: what was slow counts for a while, as the next arguments may be as many.
#[derive(Debug)]
pub(in crate::db) struct Pace {
    /// In microseconds; [`UNSEEN`] before the first run.
    took: AtomicU32,
    /// The last run alone, in microseconds.
    last: AtomicU32,
    /// The shorter one of the last two.
    lasting: AtomicU32,
    /// At most so much is short.
    short: u32,
}

/// Nobody has seen it run.
const UNSEEN: u32 = u32::MAX;

impl Pace {
    const fn new(took: u32, short: u32) -> Self {
        Self { took: AtomicU32::new(took), last: AtomicU32::new(0), lasting: AtomicU32::new(0), short }
    }

    /// Of a text that has not run yet. Its first run, which also prepares it, is made aside.
    pub(in crate::db) const fn unseen() -> Self {
        Self::new(UNSEEN, SHORT)
    }

    /// Of a command that takes microseconds, until it is seen otherwise.
    pub(super) const fn quick() -> Self {
        Self::new(0, SHORT)
    }

    /// Of commits.
    pub(super) const fn of_commits() -> Self {
        Self::new(UNSEEN, SHORT_COMMIT)
    }

    /// Whether the next run is likely to be short enough to run where it is asked.
    pub(in crate::db) fn is_short(&self) -> bool {
        self.took.load(Ordering::Relaxed) <= self.short
    }

    /// Whether the next run is likely to be so long that too many of its kind would leave no connection to others.
    pub(in crate::db) fn is_long(&self) -> bool {
        self.lasting.load(Ordering::Relaxed) > LONG
    }

    /// Notes a run. Two at the same time may lose one of the notes, which the next one mends.
    pub(super) fn note(&self, took: Duration) {
        let micros = u32::try_from(took.as_micros()).unwrap_or(UNSEEN).min(UNSEEN - 1);
        let before = self.took.load(Ordering::Relaxed);
        let after = if before == UNSEEN { micros } else { micros.max(before - before.div_ceil(16)) };
        self.took.store(after, Ordering::Relaxed);
        let last = self.last.swap(micros, Ordering::Relaxed);
        self.lasting.store(last.min(micros), Ordering::Relaxed);
    }
}

/// What the engine asks, every few hundred steps of a statement, whether it may go on. Only statements that read are held by it: one
/// that writes could not be begun again.
#[derive(Debug, Default)]
pub(super) struct Leash {
    /// [`FREE`], [`ENDLESS`], or when the statement is cut short, in nanoseconds on our own clock.
    until: AtomicU64,
    /// The number of the run aside that goes on.
    run: AtomicU64,
    /// The highest number of a run for which nobody waits any more.
    forsaken: AtomicU64,
}

/// Nothing can stop the statement.
const FREE: u64 = 0;

/// The statement stops only if nobody waits for it.
const ENDLESS: u64 = u64::MAX;

/// Where our clock begins.
static BEGINNING: LazyLock<Instant> = LazyLock::new(Instant::now);

fn now() -> u64 {
    u64::try_from(BEGINNING.elapsed().as_nanos()).unwrap_or(ENDLESS - 1)
}

impl Leash {
    /// Whether the engine is to stop here.
    pub(super) fn is_taut(&self) -> bool {
        match self.until.load(Ordering::Relaxed) {
            FREE => false,
            ENDLESS => self.forsaken.load(Ordering::Relaxed) >= self.run.load(Ordering::Relaxed),
            until => now() > until,
        }
    }

    /// Holds a statement that reads for as long as the hold lives.
    pub(super) fn hold(&self, reads: bool, hurry: bool) -> Hold<'_> {
        let until = match (reads, hurry) {
            (false, _) => FREE,
            (true, false) => ENDLESS,
            (true, true) => now() + u64::try_from(CUT.as_nanos()).unwrap_or(ENDLESS / 2),
        };
        self.until.store(until, Ordering::Relaxed);
        Hold(self)
    }

    /// Begins a run aside. Whoever waits for it keeps the wait.
    pub(super) fn aside(self: &Arc<Self>) -> Wait {
        Wait { run: self.run.fetch_add(1, Ordering::Relaxed) + 1, leash: Arc::clone(self) }
    }
}

/// See [`Leash::hold`].
pub(super) struct Hold<'l>(&'l Leash);

impl Drop for Hold<'_> {
    fn drop(&mut self) {
        self.0.until.store(FREE, Ordering::Relaxed);
    }
}

/// Somebody waits for a run aside. Once dropped, the run is stopped if it still goes on; another run of the same connection is not.
pub(super) struct Wait {
    leash: Arc<Leash>,
    run: u64,
}

impl Drop for Wait {
    fn drop(&mut self) {
        self.leash.forsaken.fetch_max(self.run, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_run_counts_for_a_while() {
        let pace = Pace::unseen();
        assert!(!pace.is_short() && !pace.is_long());
        pace.note(Duration::from_micros(20));
        assert!(pace.is_short() && !pace.is_long());
        pace.note(Duration::from_millis(200));
        assert!(!pace.is_long());
        pace.note(Duration::from_millis(200));
        assert!(pace.is_long());
        let mut runs = 0;
        while !pace.is_short() {
            pace.note(Duration::from_micros(20));
            runs += 1;
        }
        assert!((50..200).contains(&runs), "{runs}");
        pace.note(Duration::from_secs(1_000_000));
        assert!(!pace.is_short());
    }

    #[test]
    fn only_readers_are_held_and_each_run_by_its_own_wait() {
        let leash = Arc::new(Leash::default());
        assert!(!leash.is_taut());
        let first = leash.aside();
        let hold = leash.hold(true, false);
        assert!(!leash.is_taut());
        drop(first);
        assert!(leash.is_taut());
        drop(hold);
        assert!(!leash.is_taut());

        let second = leash.aside();
        let hold = leash.hold(true, false);
        assert!(!leash.is_taut());
        drop(hold);
        let hold = leash.hold(false, false);
        drop(second);
        assert!(!leash.is_taut());
        drop(hold);

        let _hold = leash.hold(true, true);
        while !leash.is_taut() {
            std::hint::spin_loop();
        }
    }
}
