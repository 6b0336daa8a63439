//! From tasks of the queue to what listeners hear.

use std::sync::Arc;

use async_trait::async_trait;

use super::event::{Consumer, EventType, Heard};
use super::store::{self, Told};
use crate::base::{Answer, DomainEventId};
use crate::call::Tx;
use crate::queue::{Handler, Kind, Outcome, Progress, Task};

/// Hears of domain events.
#[async_trait]
pub trait Listener: Send + Sync {
    /// As whom it listens.
    fn consumer(&self) -> Consumer;

    /// Of which types of events. It gets no other.
    fn hears(&self) -> Vec<EventType>;

    /// Does what follows from a domain event, in the transaction that also marks it as heard: both last or neither.
    /// A second telling of the same event must change nothing. On SQLite nobody else can write meanwhile, so it waits for
    /// nothing but the database, and what concerns very many is done part by part: see [`Progress::More`].
    ///
    /// # Errors
    /// Anything: it is told again later, from where it stands, and given up after enough attempts without progress.
    async fn hear(&self, tx: &mut Tx, heard: &Heard) -> Answer<Progress>;

    /// Whether some events can share a transaction.
    fn shares(&self) -> bool {
        false
    }

    /// Does what follows from the first of some events, up to the first that cannot share a transaction, to the end, and gives their ids: events
    /// that concern few members each, whose rows are held in the order of their ids, so that two workers do not wait for each other in a circle. It
    /// hears the next one alone, and all of them one by one if this fails.
    ///
    /// # Errors
    /// Anything.
    async fn hear_together(&self, _tx: &mut Tx, _heard: &[Heard]) -> Answer<Vec<DomainEventId>> {
        Ok(Vec::new())
    }
}

/// A listener that takes tasks.
pub(super) struct Ear {
    listener: Arc<dyn Listener>,
    hears: Vec<EventType>,
}

impl Ear {
    pub(super) fn new(listener: Arc<dyn Listener>) -> Self {
        let hears = listener.hears();
        Self { listener, hears }
    }
}

#[async_trait]
impl Handler for Ear {
    fn kind(&self) -> Kind {
        self.listener.consumer().kind()
    }

    async fn work(&self, tx: &mut Tx, task: &Task) -> Answer<Progress> {
        let heard = heard(store::read(tx, task.subject.into()).await?, task);
        if heard.is_one_of(&self.hears) { self.listener.hear(tx, &heard).await } else { Ok(Progress::Unknown) }
    }

    fn shares(&self) -> bool {
        self.listener.shares()
    }

    async fn work_together(&self, tx: &mut Tx, tasks: &[Task]) -> Answer<Vec<i64>> {
        let subjects: Vec<DomainEventId> = tasks.iter().map(|task| task.subject.into()).collect();
        let mut told = store::read_all(tx, &subjects).await?;
        // What is for another version of the program is put off alone, in its turn.
        let all: Vec<Heard> = tasks
            .iter()
            .map_while(|task| {
                let nth = told.iter().position(|one| one.id.get() == task.subject)?;
                Some(heard(told.swap_remove(nth), task)).filter(|heard| heard.is_one_of(&self.hears))
            })
            .collect();
        if all.is_empty() {
            return Ok(Vec::new());
        }
        let done = self.listener.hear_together(tx, &all).await?;
        Ok(tasks.iter().filter(|task| done.iter().any(|id| id.get() == task.subject)).map(|task| task.id).collect())
    }

    fn ended(&self, outcome: Outcome) {
        let labels = [("consumer", self.listener.consumer().as_str()), ("outcome", outcome.as_str())];
        metrics::counter!("timeweave_outbox_deliveries_total", &labels).increment(1);
    }
}

fn heard(told: Told, task: &Task) -> Heard {
    let Told { id, kind: name, payload, occurred_at } = told;
    Heard { id, name, stored: payload.0, occurred_at, attempt: task.attempts, resume: task.resume }
}
