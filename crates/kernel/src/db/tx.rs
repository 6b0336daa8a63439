//! Transactions.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use futures::FutureExt as _;
use futures::future::BoxFuture;
use tokio::sync::OwnedMutexGuard;

use super::ambient::Slot;
use super::error::{DbError, Stored};
use super::lender::Begun;
use super::link::{Link, Meter};
use super::record::Record;
use super::rewrite;
use super::shelf::{Found, Wanted};
use super::sqlite::{self, Place};
use super::value::Value;

/// What is done once a transaction has really been committed.
pub(super) type Hook = Box<dyn FnOnce() + Send>;

/// An engine's transaction. Dropped, it rolls back before its connection is used again.
#[allow(clippy::large_enum_variant, reason = "there is one for each open transaction")]
pub(super) enum Open {
    Sqlite(Place),
    Postgres(Begun),
}

impl Open {
    fn link(&mut self) -> Option<Link<'_>> {
        match self {
            Self::Sqlite(place) => Some(Link::Sqlite(place)),
            Self::Postgres(begun) => begun.connection().map(Link::Postgres),
        }
    }

    pub(super) async fn commit(self, meter: &Meter) -> Stored<()> {
        let commit = async {
            match self {
                Self::Sqlite(place) => sqlite::commit(place).await.map_err(|failure| failure.told(&meter.names)),
                Self::Postgres(begun) => begun.commit().await.map_err(DbError::translate),
            }
        };
        meter.within(commit).await
    }

    pub(super) async fn rollback(self, meter: &Meter) -> Stored<()> {
        let rollback = async {
            match self {
                Self::Sqlite(place) => sqlite::rollback(place).await.map_err(|failure| failure.told(&meter.names)),
                Self::Postgres(begun) => begun.rollback().await.map_err(DbError::translate),
            }
        };
        meter.within(rollback).await
    }
}

/// Whose transaction it is.
#[allow(clippy::large_enum_variant, reason = "there is one of it, or it stands where it is used")]
enum Hold {
    /// Its own.
    Own(Open),
    /// Its turn in a surrounding one.
    Turn(Turn),
}

/// A turn in a surrounding transaction.
pub(super) struct Turn {
    /// Gone before the slot is free: whoever reads meanwhile does not wait for a turn that its own task holds.
    _mark: Option<Mark>,
    slot: OwnedMutexGuard<Slot>,
    /// Whether a statement in it may have changed rows.
    wrote: bool,
}

impl Turn {
    pub(super) fn new(slot: OwnedMutexGuard<Slot>, mark: Option<Mark>) -> Self {
        Self { _mark: mark, slot, wrote: false }
    }
}

/// Says, as long as it is there, that somebody has a turn.
pub(super) struct Mark(Arc<AtomicBool>);

impl Mark {
    pub(super) fn set(taken: &Arc<AtomicBool>) -> Self {
        taken.store(true, Ordering::SeqCst);
        Self(Arc::clone(taken))
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        self.0.store(false, Ordering::SeqCst);
    }
}

/// A transaction. Dropped without a commit, it undoes everything. Inside a surrounding one that cannot be done for one alone: what has
/// written takes the surrounding one with it, and what has only read leaves it as it was.
///
/// After a statement in it has failed, everything else in it fails with [`DbError::Abandoned`], on both engines: PostgreSQL
/// can do no other, and its COMMIT would silently roll back. To go on after a conflict, say `ON CONFLICT`.
pub struct Tx {
    /// Taken by `commit` and `rollback` only.
    hold: Option<Hold>,
    meter: Meter,
    hooks: Vec<Hook>,
    failed: bool,
}

impl Tx {
    pub(super) fn new(open: Open, meter: Meter) -> Self {
        Self { hold: Some(Hold::Own(open)), meter, hooks: Vec::new(), failed: false }
    }

    pub(super) fn turn(turn: Turn, meter: Meter) -> Self {
        Self { hold: Some(Hold::Turn(turn)), meter, hooks: Vec::new(), failed: false }
    }

    /// Every row of a statement, in its order.
    ///
    /// # Errors
    /// See [`DbError`].
    pub async fn all<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<Vec<R>> {
        Ok(self.find(sql, params, Wanted::all::<R>()).await?.all())
    }

    /// The first row of a statement, if there is any.
    ///
    /// # Errors
    /// See [`DbError`].
    pub async fn optional<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<Option<R>> {
        Ok(self.find(sql, params, Wanted::first::<R>()).await?.first())
    }

    /// The first row of a statement that always has one.
    ///
    /// # Errors
    /// [`DbError::NoRow`] if there is none; see [`DbError`].
    pub async fn one<R: Record>(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<R> {
        self.optional(sql, params).await?.ok_or(DbError::NoRow)
    }

    // Behind a pointer, so that it is compiled here and not by each crate that asks for rows.
    fn find(&mut self, sql: &'static str, params: Vec<Value>, wanted: Wanted) -> BoxFuture<'_, Stored<Found>> {
        self.found(sql, params, wanted).boxed()
    }

    pub(crate) async fn found(&mut self, sql: &'static str, params: Vec<Value>, wanted: Wanted) -> Stored<Found> {
        let (link, meter) = self.link(sql)?;
        let found = link.find(meter, sql, params, wanted).await;
        self.noted(found)
    }

    /// Runs a statement for its effect. Gives the number of rows it touched.
    ///
    /// # Errors
    /// See [`DbError`].
    pub fn run(&mut self, sql: &'static str, params: Vec<Value>) -> BoxFuture<'_, Stored<u64>> {
        self.ran(sql, params).boxed()
    }

    pub(crate) async fn ran(&mut self, sql: &'static str, params: Vec<Value>) -> Stored<u64> {
        let (link, meter) = self.link(sql)?;
        let done = link.run(meter, sql, params).await;
        self.noted(done)
    }

    /// Does something once the real commit has happened: at once after [`commit`](Self::commit), or after the surrounding
    /// transaction's. Never after a rollback.
    pub fn after_commit(&mut self, hook: Box<dyn FnOnce() + Send>) {
        self.hooks.push(hook);
    }

    /// Makes it last; or, inside a surrounding transaction, hands the turn back and leaves the commit to that one.
    ///
    /// # Errors
    /// [`DbError::Abandoned`] if a statement in it failed, otherwise see [`DbError`]. Nothing was stored then, unless the
    /// connection broke at this very moment.
    pub async fn commit(mut self) -> Stored<()> {
        if self.failed {
            return Err(DbError::Abandoned);
        }
        match self.hold.take() {
            Some(Hold::Own(open)) => {
                open.commit(&self.meter).await?;
                self.hooks.drain(..).for_each(|hook| hook());
            }
            Some(Hold::Turn(mut turn)) => turn.slot.keep(&mut self.hooks),
            None => {}
        }
        Ok(())
    }

    /// Undoes it now, rather than when the connection is next used. Inside a surrounding transaction, gives that one up.
    ///
    /// # Errors
    /// See [`DbError`]. It is undone all the same: a broken connection takes its transaction with it.
    pub async fn rollback(mut self) -> Stored<()> {
        match self.hold.take() {
            Some(Hold::Own(open)) => open.rollback(&self.meter).await,
            Some(Hold::Turn(mut turn)) => {
                turn.slot.abandon();
                Ok(())
            }
            None => Ok(()),
        }
    }

    fn link(&mut self, sql: &'static str) -> Stored<(Link<'_>, &Meter)> {
        if self.failed {
            return Err(DbError::Abandoned);
        }
        let open = match &mut self.hold {
            Some(Hold::Own(open)) => open,
            Some(Hold::Turn(turn)) => {
                turn.wrote |= rewrite::prepared(sql).writes;
                turn.slot.open().ok_or(DbError::Abandoned)?
            }
            None => return Err(DbError::Abandoned),
        };
        Ok((open.link().ok_or(DbError::Abandoned)?, &self.meter))
    }

    fn noted<T>(&mut self, result: Stored<T>) -> Stored<T> {
        self.failed |= result.is_err();
        result
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        if let Some(Hold::Turn(turn)) = &mut self.hold
            && (turn.wrote || self.failed)
        {
            turn.slot.abandon();
        }
    }
}
