//! The outbox's SQL. Workers serve all communities, so what they claim and count names no tenant; everything else does.

use super::event::{Consumer, DomainEvent};
use super::model::{Next, Status};
use crate::base::{DomainEventId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Engine, Json, Stored};
use crate::{params, record};

/// Keeps what happened, and lets some consumers hear of it from now on.
///
/// One statement where the engine can write two tables in one: every action ends with this.
pub(super) async fn insert(tx: &mut Tx, event: &DomainEvent, consumers: &[Consumer]) -> Stored<DomainEventId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    if !consumers.is_empty() && tx.call().db().engine() == Engine::Postgres {
        return tx
            .one(
                "WITH told AS (
                     INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
                     VALUES ($1, $2, $3, $4, $5)
                     RETURNING id),
                 delivered AS (
                     INSERT INTO deliveries (tenant_id, domain_event_id, consumer, status, attempts, due_at)
                     SELECT $1, told.id, consumer, 'pending', 0, $5
                       FROM told, UNNEST($6::text[]) AS consumer)
                 SELECT id FROM told",
                params![tenant, event.kind(), Json(event), event.actor(), now, consumers],
            )
            .await;
    }
    let id = tx
        .one(
            "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
             VALUES ($1, $2, $3, $4, $5)
             RETURNING id",
            params![tenant, event.kind(), Json(event), event.actor(), now],
        )
        .await?;
    for consumer in consumers {
        tx.run(
            "INSERT INTO deliveries (tenant_id, domain_event_id, consumer, status, attempts, due_at)
             VALUES ($1, $2, $3, 'pending', 0, $4)",
            params![tenant, id, *consumer, now],
        )
        .await?;
    }
    Ok(id)
}

record! {
    /// A delivery under our lease.
    #[derive(Clone, Debug)]
    pub(super) struct Claim {
        pub(super) id: i64,
        pub(super) tenant_id: TenantId,
        pub(super) consumer: Consumer,
        /// This attempt counted.
        pub(super) attempts: i64,
    }
}

/// When the next delivery may be claimed: past if one is due, `None` if none is pending.
pub(super) async fn next_due(call: &Call, consumers: &[Consumer]) -> Stored<Option<Timestamp>> {
    call.db()
        .one(
            "SELECT MIN(CASE WHEN leased_until IS NULL OR leased_until < due_at THEN due_at ELSE leased_until END)
               FROM deliveries
              WHERE status = 'pending' AND consumer = ANY($1)",
            params![consumers],
        )
        .await
}

/// Takes what is due, oldest first, under a lease. Served by `deliveries_due`.
///
/// The attempt is counted here, so that one that kills the process counts as well.
pub(super) async fn claim(
    tx: &mut Tx,
    consumers: &[Consumer],
    owner: &str,
    until: Timestamp,
    limit: u32,
) -> Stored<Vec<Claim>> {
    let now = tx.now();
    let mut claims: Vec<Claim> = tx
        .all(
            "WITH due AS MATERIALIZED (
                 SELECT id
                   FROM deliveries
                  WHERE status = 'pending' AND due_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
                    AND consumer = ANY($2)
                  ORDER BY due_at, id
                  LIMIT $3
                    FOR UPDATE SKIP LOCKED)
             UPDATE deliveries
                SET leased_until = $4, lease_owner = $5, attempts = attempts + 1
              WHERE id IN (SELECT id FROM due)
             RETURNING id, tenant_id, consumer, attempts",
            params![now, consumers, limit, until, owner],
        )
        .await?;
    claims.sort_by_key(|claim| claim.id);
    Ok(claims)
}

record! {
    /// What is to be delivered.
    #[derive(Clone, Debug)]
    pub(super) struct Parcel {
        pub(super) id: DomainEventId,
        pub(super) payload: Json<serde_json::Value>,
        pub(super) occurred_at: Timestamp,
        pub(super) resume_after: Option<i64>,
    }
}

/// Locks a delivery and reads its event, if the lease is still ours. Nobody else can take it until the transaction ends.
pub(super) async fn open(tx: &mut Tx, delivery: i64, owner: &str) -> Stored<Option<Parcel>> {
    let tenant = tx.tenant();
    tx.optional(
        "SELECT e.id, e.payload, e.occurred_at, d.resume_after
           FROM deliveries d
           JOIN domain_events e ON e.tenant_id = d.tenant_id AND e.id = d.domain_event_id
          WHERE d.tenant_id = $1 AND d.id = $2 AND d.status = 'pending' AND d.lease_owner = $3
            FOR UPDATE OF d",
        params![tenant, delivery, owner],
    )
    .await
}

/// Marks a delivery done, if the lease is still ours.
pub(super) async fn finish(tx: &mut Tx, delivery: i64, owner: &str) -> Stored<bool> {
    let (tenant, now) = (tx.tenant(), tx.now());
    let touched = tx
        .run(
            "UPDATE deliveries
                SET status = 'done', finished_at = $4, leased_until = NULL, lease_owner = NULL, last_error = NULL
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![tenant, delivery, owner, now],
        )
        .await?;
    Ok(touched == 1)
}

/// Writes down how far a delivery came and extends its lease, if that is still ours. Whatever makes progress may take many attempts.
pub(super) async fn go_on(tx: &mut Tx, delivery: i64, owner: &str, resume: i64, until: Timestamp) -> Stored<bool> {
    let tenant = tx.tenant();
    let touched = tx
        .run(
            "UPDATE deliveries
                SET resume_after = $4, leased_until = $5, attempts = 1
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![tenant, delivery, owner, resume, until],
        )
        .await?;
    Ok(touched == 1)
}

/// Writes down a failed attempt, if the lease is still ours.
pub(super) async fn fail(call: &Call, claim: &Claim, owner: &str, next: Next, error: &str) -> Stored<bool> {
    let (status, due_at, finished_at) = match next {
        Next::Again(due_at) => (Status::Pending, due_at, None),
        Next::GiveUp => (Status::Dead, call.now(), Some(call.now())),
    };
    let touched = call
        .db()
        .run(
            "UPDATE deliveries
                SET status = $4, due_at = $5, finished_at = $6, last_error = $7, leased_until = NULL, lease_owner = NULL
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![claim.tenant_id, claim.id, owner, status, due_at, finished_at, error],
        )
        .await?;
    Ok(touched == 1)
}

/// Hands back what was claimed and not begun.
pub(super) async fn release(call: &Call, deliveries: &[i64], owner: &str) -> Stored<u64> {
    call.db()
        .run(
            "UPDATE deliveries
                SET leased_until = NULL, lease_owner = NULL, attempts = attempts - 1
              WHERE id = ANY($1) AND status = 'pending' AND lease_owner = $2",
            params![deliveries, owner],
        )
        .await
}

/// How many wait, due or not.
pub(super) async fn backlog(call: &Call) -> Stored<i64> {
    call.db().one("SELECT COUNT(*) FROM deliveries WHERE status = 'pending'", params![]).await
}

/// Some deliveries that were done before `moment`.
pub(super) async fn done_before(call: &Call, moment: Timestamp, limit: u32) -> Stored<Vec<i64>> {
    call.db()
        .all(
            "SELECT id FROM deliveries WHERE status = 'done' AND finished_at < $1 ORDER BY id LIMIT $2",
            params![moment, limit],
        )
        .await
}

/// Forgets deliveries that are done.
pub(super) async fn forget(call: &Call, deliveries: &[i64]) -> Stored<u64> {
    call.db().run("DELETE FROM deliveries WHERE id = ANY($1) AND status = 'done'", params![deliveries]).await
}

record! {
    /// How the outbox is doing, over all communities.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Health {
        /// Deliveries that have been due for more than a minute, whoever holds them.
        pub overdue: i64,
        /// Deliveries that were given up.
        pub dead: i64,
        /// Leases that ended without an outcome: their worker crashed or hangs.
        pub expired_leases: i64,
    }
}

/// Counts what an operator should look at.
pub(super) async fn health(call: &Call, overdue: Timestamp) -> Stored<Health> {
    call.db()
        .one(
            "SELECT COUNT(CASE WHEN status = 'pending' AND due_at < $1 THEN 1 END) AS overdue,
                    COUNT(CASE WHEN status = 'dead' THEN 1 END) AS dead,
                    COUNT(CASE WHEN status = 'pending' AND leased_until < $2 THEN 1 END) AS expired_leases
               FROM deliveries
              WHERE status <> 'done'",
            params![overdue, call.now()],
        )
        .await
}

/// Lets the dead be tried anew, from now on.
pub(super) async fn revive(tx: &mut Tx, consumers: &[Consumer]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE deliveries
            SET status = 'pending', attempts = 0, due_at = $1, finished_at = NULL
          WHERE status = 'dead' AND consumer = ANY($2)",
        params![now, consumers],
    )
    .await
}
