//! The outbox: what must happen next is written in the same transaction as its cause.
//!
//! - [`tell`] stores a [`DomainEvent`] and lets a task of the [queue](crate::queue) wait for each [`Consumer`] that hears of it. Neither exists
//!   without its cause, and its cause not without them. Areas bring their own types of events; listeners name those that they hear of, and
//!   [`Subscriptions`] holds together who hears of what.
//! - [`worker`] makes a worker of the queue that lets this process's [`Listener`]s hear (`ear.rs`). The listener's effect and the mark that it
//!   happened are one transaction, which several events may share.
//! - An event that this version of the program does not know, or in a version that it cannot read, waits for one that does.
//!
//! Tasks that are done are forgotten; the domain events stay.

mod ear;
mod event;
mod store;
mod subscriptions;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use serde_json::Value;

pub use ear::Listener;
pub use event::{Consumer, DomainEvent, EventType, Heard, Subject};
pub use store::{HOLDINGS, SUBJECTS};
pub use subscriptions::Subscriptions;

use crate::base::{Answer, DomainEventId, Fault, MemberId};
use crate::call::{Tx, World};
use crate::queue::{Handler, TenantSource, Worker, WorkerSettings};
use ear::Ear;

/// Tells the system that something happened, in the transaction in which it happens. Workers of this process wake up once
/// that has been committed; those of other processes find it at their next look.
///
/// # Errors
/// A fault if the database fails, or if start-up forgot to install [`Subscriptions`].
pub async fn tell<E: DomainEvent>(tx: &mut Tx, event: E) -> Answer<DomainEventId> {
    // Only what is written of it depends on the event: the rest is compiled once.
    let (stored, is_told) = (event::stored(&event)?, event.is_told());
    add(tx, (E::NAME, event.actor(), stored), is_told).await
}

/// Tells of two things that happened together, the first one first: as [`tell`] twice, in one statement where the engine can.
///
/// # Errors
/// As [`tell`].
pub async fn tell_both<A: DomainEvent, B: DomainEvent>(tx: &mut Tx, first: A, second: B) -> Answer<()> {
    let first = ((A::NAME, first.actor(), event::stored(&first)?), first.is_told());
    let second = ((B::NAME, second.actor(), event::stored(&second)?), second.is_told());
    add_both(tx, first, second).await
}

/// An event as it is written: its name, who made it happen, and what is stored of it.
type Written = (&'static str, Option<MemberId>, Value);

async fn add(tx: &mut Tx, event: Written, is_told: bool) -> Answer<DomainEventId> {
    let consumers = consumers(tx, event.0, is_told)?;
    let id = store::insert(tx, event, &consumers).await?;
    wake(tx, &consumers);
    Ok(id)
}

async fn add_both(tx: &mut Tx, first: (Written, bool), second: (Written, bool)) -> Answer<()> {
    let of_first = consumers(tx, first.0.0, first.1)?;
    let of_second = consumers(tx, second.0.0, second.1)?;
    store::insert_both(tx, (first.0, &of_first), (second.0, &of_second)).await?;
    wake(tx, &of_first);
    wake(tx, &of_second);
    Ok(())
}

/// Who hears of an event.
fn consumers(tx: &Tx, name: &str, is_told: bool) -> Answer<Vec<Consumer>> {
    Ok(if is_told { tx.call().room::<Subscriptions>()?.consumers(name).to_vec() } else { Vec::new() })
}

fn wake(tx: &mut Tx, consumers: &[Consumer]) {
    if let Some(first) = consumers.first() {
        tx.bring_news(first.kind().topic());
    }
}

/// What somebody made happen several times and nobody is told of, as it is stored. Made ready before anything is held, so that it is only written then.
#[derive(Clone, Debug)]
pub struct Facts {
    name: &'static str,
    actor: Option<MemberId>,
    /// A list in JSON; none if nothing happened.
    stored: Option<String>,
}

impl Facts {
    /// Makes them ready.
    ///
    /// # Errors
    /// A fault for something that is told, of which nobody would hear, or for what several made happen.
    pub fn of<E: DomainEvent>(events: &[E]) -> Answer<Self> {
        let actor = events.first().and_then(DomainEvent::actor);
        if events.iter().any(|event| event.is_told() || event.actor() != actor) {
            return Err(Fault::new("an event that is told, or that somebody else made happen, is only kept").into());
        }
        let stored = events.iter().map(event::stored).collect::<Answer<Vec<_>>>()?;
        let stored = (!stored.is_empty()).then(|| Value::Array(stored).to_string());
        Ok(Self { name: E::NAME, actor, stored })
    }
}

/// Keeps what somebody made happen several times and nobody is told of, in the transaction in which it happens. One statement.
///
/// # Errors
/// A fault if the database fails.
pub async fn keep_each(tx: &mut Tx, facts: &Facts) -> Answer<u64> {
    let Some(stored) = &facts.stored else { return Ok(0) };
    Ok(store::insert_each(tx, (facts.name, facts.actor, stored)).await?)
}

/// A worker for some listeners. What waits for others stays where it is, for another version of the program.
#[must_use]
pub fn worker(
    world: Arc<World>,
    tenants: Arc<dyn TenantSource>,
    listeners: Vec<Arc<dyn Listener>>,
    settings: WorkerSettings,
) -> Worker {
    let handlers = listeners.into_iter().map(|listener| Arc::new(Ear::new(listener)) as Arc<dyn Handler>).collect();
    Worker::new(world, tenants, handlers, settings)
}
