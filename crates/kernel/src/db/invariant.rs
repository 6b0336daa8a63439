//! What is always so of the rows of a table.

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
