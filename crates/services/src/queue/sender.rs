//! What a worker needs of those whose effect lies outside of the database.

use async_trait::async_trait;

use super::model::{Kind, Status};
use super::store::{self, Task};
use crate::base::{Answer, Timestamp};
use crate::call::{Call, Tx, World};

/// Does tasks of one kind whose effect lies outside of the database, such as a letter: nothing is held while it does so.
#[async_trait]
pub trait Sender: Send + Sync {
    /// What one attempt came to, as its worker counts it.
    type Report: Send;

    /// Of which kind.
    fn kind(&self) -> Kind;

    /// How many tasks are done at the same time, so that one that hangs keeps few others waiting.
    fn abreast(&self, world: &World) -> usize;

    /// Whether anything can be sent at all. While it cannot, no task is touched.
    fn is_open(&self, _world: &World) -> bool {
        true
    }

    /// Does a task, and says what became of it with [`Held::settle`] in a transaction of its own; what it does not say is unknown, and somebody else
    /// has its turn when the lease ends. Whoever could do harm by sending twice writes down before that it begins, in a transaction that holds
    /// the task ([`Held::hold`]).
    ///
    /// # Errors
    /// Trouble of our own: the task is tried again later.
    async fn send(&self, call: &Call, held: &Held) -> Answer<Self::Report>;

    /// Whether the next one would fare no better, so that all others are handed back and the worker waits, longer each time.
    fn is_the_end(&self, _report: &Self::Report) -> bool {
        false
    }
}

/// What becomes of a task that a sender had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is over.
    Done,
    /// It is tried again then, or at once if that is none.
    Again(Option<Timestamp>),
    /// It is given up. Whoever looks after the queue can start it anew.
    GivenUp,
}

impl Fate {
    fn stored(self) -> (Status, Option<Timestamp>) {
        match self {
            Self::Done => (Status::Done, None),
            Self::Again(due) => (Status::Pending, due),
            Self::GivenUp => (Status::Dead, None),
        }
    }
}

/// A task in a sender's hands.
#[derive(Clone, Debug)]
pub struct Held {
    pub(super) kind: Kind,
    pub(super) task: Task,
    pub(super) owner: String,
}

impl Held {
    /// The task.
    #[must_use]
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Whether it is still ours. If so, nobody else can take it until the transaction ends.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn hold(&self, tx: &mut Tx) -> Answer<bool> {
        Ok(!store::open(tx, &[self.task.id], &self.owner).await?.is_empty())
    }

    /// The subjects of its lane that are due, in their order; of a task without a lane its own. Nobody else does any of them while this one is ours.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn due_in_lane(&self, call: &Call) -> Answer<Vec<i64>> {
        match &self.task.lane {
            Some(lane) => Ok(store::due_in_lane(call, self.kind, lane).await?),
            None => Ok(vec![self.task.subject]),
        }
    }

    /// Writes down what became of its subject, or of some of its lane, after so many attempts; `why` it came to nothing is shown to administrators and
    /// holds nobody's words. In a transaction that [holds](Self::hold) it.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn settle(
        &self,
        tx: &mut Tx,
        subjects: &[i64],
        fate: Fate,
        (why, attempts): (Option<&str>, i64),
    ) -> Answer<()> {
        store::settle(tx, self.kind, subjects, fate.stored(), (why, attempts)).await?;
        Ok(())
    }
}
