//! The outbox's SQL.

use serde_json::Value;

use super::event::Consumer;
use crate::base::{DomainEventId, MemberId, Timestamp};
use crate::call::Tx;
use crate::db::{Engine, Holding, Json, Stored};
use crate::queue::Subjects;
use crate::{params, record};

/// Keeps what happened, and lets a task of the queue wait for each of some consumers.
///
/// One statement where the engine can write two tables in one: every action ends with this.
pub(super) async fn insert(
    tx: &mut Tx,
    (name, actor, stored): (&'static str, Option<MemberId>, Value),
    consumers: &[Consumer],
) -> Stored<DomainEventId> {
    let stored = Json(stored);
    let now = tx.now();
    let kinds: Vec<&str> = consumers.iter().map(|consumer| consumer.kind().as_str()).collect();
    if !consumers.is_empty() && tx.call().db().engine() == Engine::Postgres {
        return tx
            .one(
                "WITH told AS (
                     INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
                     VALUES ($1, $2, $3, $4, $5)
                     RETURNING id),
                 waiting AS (
                     INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at)
                     SELECT $1, kind, told.id, 'pending', 0, $5, $5
                       FROM told, UNNEST($6::text[]) AS kind)
                 SELECT id FROM told",
                params![name, stored, actor, now, kinds],
            )
            .await;
    }
    let id: DomainEventId = tx
        .one(
            "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
             VALUES ($1, $2, $3, $4, $5)
             RETURNING id",
            params![name, stored, actor, now],
        )
        .await?;
    for kind in kinds {
        tx.run(
            "INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at)
             VALUES ($1, $2, $3, 'pending', 0, $4, $4)",
            params![kind, id, now],
        )
        .await?;
    }
    Ok(id)
}

macro_rules! insert_each_of {
    ($rows:literal) => {
        concat!(
            "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
             SELECT $1, $2, r.value, $4, $5
               FROM ",
            $rows
        )
    };
}

/// Keeps what somebody made happen several times, and lets nobody wait for it. One statement.
pub(super) async fn insert_each(
    tx: &mut Tx,
    (name, actor, events): (&'static str, Option<MemberId>, &str),
) -> Stored<u64> {
    let now = tx.now();
    let sql = tx.call().db().engine().pick(
        insert_each_of!("json_each($3) r"),
        insert_each_of!("jsonb_array_elements($3::text::jsonb) AS r (value)"),
    );
    tx.run(sql, params![name, events, actor, now]).await
}

record! {
    /// What happened.
    #[derive(Clone, Debug)]
    pub(super) struct Told {
        pub(super) id: DomainEventId,
        pub(super) kind: String,
        pub(super) payload: Json<serde_json::Value>,
        pub(super) occurred_at: Timestamp,
    }
}

/// What happened.
pub(super) async fn read(tx: &mut Tx, id: DomainEventId) -> Stored<Told> {
    tx.one("SELECT id, kind, payload, occurred_at FROM domain_events WHERE tenant_id = $1 AND id = $2", params![id])
        .await
}

/// What happened several times.
pub(super) async fn read_all(tx: &mut Tx, ids: &[DomainEventId]) -> Stored<Vec<Told>> {
    tx.all(
        "SELECT id, kind, payload, occurred_at FROM domain_events WHERE tenant_id = $1 AND id = ANY($2)",
        params![ids],
    )
    .await
}

/// What tasks of domain events are about: their kind.
pub const SUBJECTS: Subjects =
    Subjects { topic: "event", statement: "SELECT tenant_id, id, kind FROM domain_events WHERE id = ANY($1)" };

/// What it holds of a member.
pub const HOLDINGS: &[Holding] = &[Holding::nothing("domain_events")];
