//! What is always so of the rows of a table, and what in them waits for people.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Db, Stored};
use crate::params;

/// Something that keys and statements keep true. Where it is not, something other than this program has touched the database: an operator is told by
/// `timeweave doctor`.
#[derive(Clone, Copy, Debug)]
pub struct Invariant {
    /// What it is about, in a few words.
    pub what: &'static str,
    /// Counts what is wrong, over all communities.
    pub count: &'static str,
    /// Said after the number: what is wrong, and what to do.
    pub advice: &'static str,
}

impl Invariant {
    /// How often it does not hold.
    ///
    /// # Errors
    /// See [`DbError`](super::DbError).
    pub async fn broken(&self, db: &Db) -> Stored<i64> {
        db.one(self.count, params![]).await
    }
}

/// Something that people have let wait for too long. Nothing is wrong with the program: `timeweave doctor` says that it is worth a look.
#[derive(Clone, Copy, Debug)]
pub struct Unattended {
    /// What it is about, in a few words.
    pub what: &'static str,
    /// Counts what has waited since `$1`, over all communities.
    pub count: &'static str,
    /// How long before now that is.
    pub patience: TimeDelta,
    /// Said after the number: what waits, and who does what about it.
    pub advice: &'static str,
}

impl Unattended {
    /// The patience with rows that know themselves until when they may wait.
    pub const AS_THEY_SAY: TimeDelta = TimeDelta::zero();

    /// How much of it has waited for too long at a moment.
    ///
    /// # Errors
    /// See [`DbError`](super::DbError).
    pub async fn waiting(&self, db: &Db, now: DateTime<Utc>) -> Stored<i64> {
        db.one(self.count, params![now - self.patience]).await
    }
}
