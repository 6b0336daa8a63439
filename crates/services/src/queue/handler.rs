//! What a worker needs of others, and what it says of its work.

use std::sync::Arc;

use async_trait::async_trait;

use super::model::{Kind, Outcome};
use super::schedule::Schedule;
use super::store::Task;
use crate::base::{Answer, TenantId};
use crate::call::{Tenant, Tx, World};

/// Does tasks of one kind.
#[async_trait]
pub trait Handler: Send + Sync {
    /// Of which kind.
    fn kind(&self) -> Kind;

    /// Does a task, in the transaction that also marks it done: both last or neither. A second attempt at the same must change nothing. On
    /// SQLite nobody else can write meanwhile, so it waits for nothing but the database, and what concerns very many is done part by part: see
    /// [`Progress::More`].
    ///
    /// # Errors
    /// Anything: the task is tried again later, from where it stands, and given up after enough attempts without progress.
    async fn work(&self, tx: &mut Tx, task: &Task) -> Answer<Progress>;

    /// When such a task comes again. With a schedule, each active community has one task of the kind, with subject 0; it is due as soon as there is one,
    /// and when it is done, again at the next moment of the community's clock. It is never given up: after too many failures it is tried after the
    /// longest wait each.
    fn schedule(&self) -> Option<Schedule> {
        None
    }

    /// Whether some of its tasks can share a transaction. What comes again cannot: it is one task a community.
    fn shares(&self) -> bool {
        false
    }

    /// Does the first of some tasks of one community, up to the first that cannot share a transaction, to their end, and gives their ids; that one is
    /// [done](Self::work) alone, and then those behind it have their turn. None of the tasks was tried before. Where this fails, nothing of it lasts,
    /// and all of them are done one by one: one that is poisoned keeps no other from being done.
    ///
    /// # Errors
    /// Anything.
    async fn work_together(&self, _tx: &mut Tx, _tasks: &[Task]) -> Answer<Vec<i64>> {
        Ok(Vec::new())
    }

    /// Hears how an attempt ended: for metrics.
    fn ended(&self, _outcome: Outcome) {}
}

/// How far a handler came with a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// To the end.
    Done,
    /// So far. What was done lasts, others have their turn, and the handler gets the task again with [`Task::resume`].
    More(i64),
    /// Not at all: another version of the program has to do it, which may run beside this one or come later. The task is put off until then,
    /// for as long as it takes.
    Unknown,
}

/// Where workers learn about communities.
#[async_trait]
pub trait TenantSource: Send + Sync {
    /// A community, active or not.
    ///
    /// # Errors
    /// A fault if the database fails.
    async fn by_id(&self, world: &Arc<World>, id: TenantId) -> Answer<Option<Arc<Tenant>>>;
}

/// What a worker did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Done.
    pub done: u64,
    /// Failed, to be tried again.
    pub failed: u64,
    /// Failed for the last time.
    pub dead: u64,
    /// Put off for another version of the program.
    pub put_off: u64,
    /// Taken over by somebody else.
    pub lost: u64,
}

impl Tally {
    pub(super) fn note(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Done => self.done += 1,
            Outcome::Failed => self.failed += 1,
            Outcome::Dead => self.dead += 1,
            Outcome::PutOff => self.put_off += 1,
            Outcome::Lost => self.lost += 1,
        }
    }

    pub(super) fn add(&mut self, other: Self) {
        self.done += other.done;
        self.failed += other.failed;
        self.dead += other.dead;
        self.put_off += other.put_off;
        self.lost += other.lost;
    }

    pub(super) fn is_empty(self) -> bool {
        self == Self::default()
    }
}
