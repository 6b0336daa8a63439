//! The outbox: what must happen next is written in the same transaction as its cause.
//!
//! - [`tell`] stores a [`DomainEvent`] and one delivery for each [`Consumer`] of it. Neither exists without its cause, and
//!   its cause not without them.

mod event;
mod store;

pub use event::{Consumer, DomainEvent, Heard};

use crate::base::{Answer, DomainEventId};
use crate::call::Tx;

/// Tells the system that something happened, in the transaction in which it happens. Workers of this process wake up once
/// that has been committed; those of other processes find it at their next look.
///
/// # Errors
/// A fault if the database fails.
pub async fn tell(tx: &mut Tx, event: DomainEvent) -> Answer<DomainEventId> {
    let id = store::insert_event(tx, &event).await?;
    for consumer in event.consumers() {
        store::insert_delivery(tx, id, *consumer).await?;
    }
    tx.bring_news();
    Ok(id)
}
