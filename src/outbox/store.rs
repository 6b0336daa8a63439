//! The outbox's SQL.

use super::event::{Consumer, DomainEvent};
use crate::base::DomainEventId;
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::params;

/// Keeps what happened.
pub(super) async fn insert_event(tx: &mut Tx, event: &DomainEvent) -> Stored<DomainEventId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
         VALUES ($1, $2, $3, $4, $5)
         RETURNING id",
        params![tenant, event.kind(), Json(event), event.actor(), now],
    )
    .await
}

/// Lets one consumer hear of it, from now on.
pub(super) async fn insert_delivery(tx: &mut Tx, event: DomainEventId, consumer: Consumer) -> Stored<()> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO deliveries (tenant_id, domain_event_id, consumer, status, attempts, due_at)
         VALUES ($1, $2, $3, 'pending', 0, $4)",
        params![tenant, event, consumer, now],
    )
    .await?;
    Ok(())
}
