//! The outbox's SQL.

use super::Written;
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
    (name, actor, stored): Written,
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

/// Keeps two things that happened, and lets tasks wait for the consumers of each: as [`insert`] twice, the first one first.
///
/// One statement where the engine can write them in one, and they are of two kinds.
pub(super) async fn insert_both(
    tx: &mut Tx,
    (first, of_first): (Written, &[Consumer]),
    (second, of_second): (Written, &[Consumer]),
) -> Stored<()> {
    if tx.call().db().engine() != Engine::Postgres || first.0 == second.0 {
        insert(tx, first, of_first).await?;
        return insert(tx, second, of_second).await.map(drop);
    }
    let kinds = |consumers: &[Consumer]| consumers.iter().map(|one| one.kind().as_str()).collect::<Vec<_>>();
    let now = tx.now();
    tx.all::<DomainEventId>(
        "WITH said AS (
             SELECT *
               FROM (VALUES (1, $2::text, $3::jsonb, $4::bigint, $5::text[]),
                            (2, $6::text, $7::jsonb, $8::bigint, $9::text[])) AS s (place, kind, payload, actor_id, consumers)),
         told AS (
             INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
             SELECT $1, s.kind, s.payload, s.actor_id, $10 FROM said s ORDER BY s.place
             RETURNING id, kind),
         waiting AS (
             INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at)
             SELECT $1, c.kind, t.id, 'pending', 0, $10, $10
               FROM told t
               JOIN said s ON s.kind = t.kind
              CROSS JOIN UNNEST(s.consumers) WITH ORDINALITY AS c (kind, place)
              ORDER BY t.id, c.place)
         SELECT id FROM told",
        params![
            first.0,
            Json(first.2),
            first.1,
            kinds(of_first),
            second.0,
            Json(second.2),
            second.1,
            kinds(of_second),
            now
        ],
    )
    .await
    .map(drop)
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
