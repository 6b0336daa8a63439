//! The outbox: what must happen next is written in the same transaction as its cause.
//!
//! - [`tell`] stores a [`DomainEvent`] and one delivery for each [`Consumer`] of it. Neither exists without its cause, and
//!   its cause not without them.
//! - A [`Worker`] asks "what is due?", leases some deliveries and lets this process's [`Listener`]s hear (`worker.rs`). The
//!   listener's effect and the mark that it happened are one transaction.
//! - What fails is tried again, later each time, and is dead after enough attempts (`model.rs`); [`health`] counts the
//!   dead and the late, [`revive`] starts the dead anew.
//!
//! A delivery is `pending`, then `done` or `dead`. Those that are done are forgotten after 30 days; the domain events stay.

mod event;
mod model;
mod store;
#[cfg(test)]
pub(crate) mod tests;
mod worker;

use chrono::TimeDelta;

pub use event::{Consumer, DomainEvent, Heard};
pub use model::WorkerSettings;
pub use store::Health;
pub use worker::{Listener, Progress, Tally, TenantSource, Worker};

use crate::base::{Answer, DomainEventId};
use crate::call::{Call, Tx};

/// Tells the system that something happened, in the transaction in which it happens. Workers of this process wake up once
/// that has been committed; those of other processes find it at their next look.
///
/// # Errors
/// A fault if the database fails.
pub async fn tell(tx: &mut Tx, event: DomainEvent) -> Answer<DomainEventId> {
    let id = store::insert(tx, &event, event.consumers()).await?;
    tx.bring_news();
    Ok(id)
}

/// How the outbox is doing, over all communities.
///
/// # Errors
/// A fault if the database fails.
pub async fn health(call: &Call) -> Answer<Health> {
    Ok(store::health(call, call.now() - TimeDelta::minutes(1)).await?)
}

/// Starts all dead deliveries of some consumers anew, in all communities. Gives how many they were.
///
/// # Errors
/// A fault if the database fails.
pub async fn revive(call: &Call, consumers: &[Consumer]) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let revived = store::revive(&mut tx, consumers).await?;
    tx.bring_news();
    tx.commit().await?;
    Ok(revived)
}
