//! Transactions that share one commit.
//!
//! A commit waits for the disk, and the disk takes as long for one transaction as for twenty. Whoever ends a transaction while others wait
//! for the writer therefore leaves the commit to them: the next one works inside the same transaction of the engine, behind a savepoint, so
//! that it can be undone alone. The last in line commits for all, and only then does anybody hear that it lasts. Readers see all of it or
//! nothing.

use std::time::{Duration, Instant};

use rusqlite::ffi::SQLITE_CONSTRAINT;
use tokio::sync::oneshot;

use super::Failure;
use super::desk::Desk;

/// How a commit ended.
pub(super) type Outcome = Result<(), Failure>;

/// At most so many share a commit.
const MOST: usize = 32;

/// Where the disk is slow, the first waits for the others as long as it took last, but no longer than this.
const LONGEST_DELAY: Duration = Duration::from_millis(20);

/// After a commit that failed for one of several, so many are committed alone: it is not known whose fault it was.
const ALONE: usize = 2 * MOST;

/// Those who have ended their transaction and wait for its commit, and how the next one's is kept apart from theirs.
pub(super) struct Group {
    ended: Vec<oneshot::Sender<Outcome>>,
    /// Whether the present transaction is inside a savepoint.
    savepoint: bool,
    /// When the first of them was begun, and how many rows the connection had changed until then.
    begun: Option<(Instant, u64)>,
    /// How long the first may wait: see [`DbSettings`](crate::db::DbSettings).
    delay: Duration,
    /// How long the last commit took.
    last: Duration,
    /// How many are still to be committed alone.
    alone: usize,
}

impl Group {
    pub(super) fn new(delay: Duration) -> Self {
        Self { ended: Vec::new(), savepoint: false, begun: None, delay, last: Duration::ZERO, alone: 0 }
    }

    /// Whether nobody waits for a commit.
    pub(super) fn is_empty(&self) -> bool {
        self.ended.is_empty()
    }

    fn settle(&mut self, outcome: &Outcome) {
        self.savepoint = false;
        self.begun = None;
        for waiting in self.ended.drain(..) {
            // Whoever has gone meanwhile need not hear it.
            let _ = waiting.send(outcome.as_ref().copied().map_err(Failure::copy));
        }
    }
}

impl Desk {
    /// Begins a transaction: behind a savepoint if others wait for the commit that it will share.
    pub(super) fn begin(&mut self) -> Outcome {
        if self.is_inside() {
            self.command("SAVEPOINT one")?;
            self.group.savepoint = true;
        } else {
            self.command("BEGIN IMMEDIATE")?;
            self.group.begun = Some((Instant::now(), self.changes_so_far()));
        }
        Ok(())
    }

    /// Ends the present transaction's part: from now on it lasts or falls with the others.
    pub(super) fn end(&mut self) -> Outcome {
        if self.group.savepoint {
            self.command("RELEASE one")?;
            self.group.savepoint = false;
        }
        Ok(())
    }

    /// Whether the commit may be left to the next in line. One that wrote nothing is committed at once, which costs nothing.
    fn may_wait(&self) -> bool {
        let Some((begun, changes)) = self.group.begun else { return false };
        self.is_inside()
            && self.group.alone == 0
            && self.group.ended.len() + 1 < MOST
            && begun.elapsed() < self.group.last.min(LONGEST_DELAY).max(self.group.delay)
            && (!self.group.is_empty() || self.changes_so_far() > changes)
    }

    /// Leaves the commit to the next in line, if it may wait. Gives where its outcome will be told.
    pub(super) fn leave_open(&mut self) -> Option<oneshot::Receiver<Outcome>> {
        self.may_wait().then(|| {
            let (tell, told) = oneshot::channel();
            self.group.ended.push(tell);
            told
        })
    }

    /// Undoes the present transaction, and none of those that wait for their commit.
    pub(super) fn undo(&mut self) -> Outcome {
        if !self.is_inside() {
            // Some failures of a statement have undone everything already.
            self.group.savepoint = false;
        } else if self.group.savepoint {
            self.command("ROLLBACK TO one")?;
            self.end()?;
        } else if self.group.is_empty() {
            self.command("ROLLBACK")?;
        }
        Ok(())
    }

    /// Commits for all who wait for it, and tells them how that ended.
    pub(super) fn commit(&mut self) -> Outcome {
        let several = !self.group.is_empty();
        let begun = Instant::now();
        let done = if self.is_inside() { self.command("COMMIT").map_err(Failure::from) } else { Err(Failure::Undone) };
        self.group.last = begun.elapsed();
        self.group.alone = self.group.alone.saturating_sub(1);
        let done = match done {
            // What is only checked at the end may be any one's fault; tried again alone, it is told to the right one.
            Err(failure) if several && failure.is(SQLITE_CONSTRAINT) => {
                self.group.alone = ALONE;
                Err(Failure::Undone)
            }
            done => done,
        };
        if done.is_err()
            && self.is_inside()
            && let Err(error) = self.command("ROLLBACK")
        {
            tracing::warn!(%error, "undoing what could not be committed");
        }
        self.group.settle(&done);
        done
    }

    /// Undoes what was left unfinished. What the others wait for is committed at once: whoever goes without having finished may tell of
    /// what it saw of theirs.
    pub(super) fn clean(&mut self) -> Outcome {
        self.undo()?;
        if !self.group.is_empty() {
            // Told to those whom it concerns.
            let _ = self.commit();
        }
        if self.is_inside() { self.undo() } else { Ok(()) }
    }
}
