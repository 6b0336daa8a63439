//! What operators and administrators see of the queue, and what they can do about it.

use crate::base::{TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{newest_first, params, record};

record! {
    /// How tasks of one kind are doing, over all communities.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct OfKind {
        /// Which worker does them.
        pub kind: String,
        /// Tasks whose time has not come, or that wait for another attempt.
        pub later: i64,
        /// Tasks that are due and that nobody has.
        pub ready: i64,
        /// Tasks that a worker has.
        pub leased: i64,
        /// Tasks that have been due for more than a minute, whoever has them.
        pub overdue: i64,
        /// Of those, tasks that a worker has.
        pub overdue_leased: i64,
        /// Leases that ended without an outcome: their worker crashed or hangs.
        pub expired_leases: i64,
        /// Tasks that were given up.
        pub dead: i64,
        /// Since when the oldest is due that is not done; none if none is due.
        pub oldest: Option<Timestamp>,
        /// Nobody claims them.
        pub paused: bool,
    }
}

/// Counts what is not done of each kind, and names those that are paused. Served by `tasks_ready` and `tasks_over`, whose condition SQLite
/// wants to read letter by letter: those that are done, far more than all others, are not looked at.
pub async fn by_kind(call: &Call, overdue: Timestamp) -> Stored<Vec<OfKind>> {
    call.unscoped()
        .all(
            "WITH t AS (
                 SELECT kind, status, lease_owner, due_at, ready_at FROM tasks WHERE status = 'pending'
                  UNION ALL
                 SELECT kind, status, lease_owner, due_at, ready_at FROM tasks WHERE status = 'dead' AND status <> 'pending')
             SELECT k.kind,
                    COUNT(CASE WHEN t.status = 'pending' AND t.lease_owner IS NULL AND t.due_at > $2 THEN 1 END) AS later,
                    COUNT(CASE WHEN t.status = 'pending' AND t.due_at <= $2 AND (t.lease_owner IS NULL OR t.ready_at <= $2) THEN 1 END) AS ready,
                    COUNT(CASE WHEN t.lease_owner IS NOT NULL AND t.ready_at > $2 THEN 1 END) AS leased,
                    COUNT(CASE WHEN t.status = 'pending' AND t.due_at < $1 THEN 1 END) AS overdue,
                    COUNT(CASE WHEN t.lease_owner IS NOT NULL AND t.ready_at > $2 AND t.due_at < $1 THEN 1 END) AS overdue_leased,
                    COUNT(CASE WHEN t.lease_owner IS NOT NULL AND t.ready_at <= $2 THEN 1 END) AS expired_leases,
                    COUNT(CASE WHEN t.status = 'dead' THEN 1 END) AS dead,
                    MIN(CASE WHEN t.status = 'pending' AND t.due_at <= $2 THEN t.due_at END) AS oldest,
                    EXISTS (SELECT 1 FROM task_pauses p WHERE p.kind = k.kind) AS paused
               FROM (SELECT kind FROM task_pauses
                      UNION
                     SELECT kind FROM t) k
               LEFT JOIN t ON t.kind = k.kind
              GROUP BY k.kind
              ORDER BY k.kind",
            params![overdue, call.now()],
        )
        .await
}

/// Whether a domain event was due before a moment and is not heard. What is paused is not overdue, and mails and messages wait for servers of others.
/// Looked for among those that are pending: `tasks_ready`.
pub async fn stands_still(call: &Call, overdue: Timestamp) -> Stored<bool> {
    call.unscoped()
        .one(
            "SELECT EXISTS (SELECT 1
                               FROM tasks t
                              WHERE t.status = 'pending' AND t.due_at < $1 AND t.kind LIKE 'event.%'
                                AND NOT EXISTS (SELECT 1 FROM task_pauses p WHERE p.kind = t.kind)) AS stands_still",
            params![overdue],
        )
        .await
}

record! {
    /// A task that was given up.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Dead {
        /// `tasks.id`.
        pub id: i64,
        /// Whose community.
        pub tenant_id: TenantId,
        /// Which worker did it.
        pub kind: String,
        /// What it is about: the id of a row in the table that its kind says.
        pub subject: i64,
        /// So often it was tried.
        pub attempts: i64,
        /// What was met the last time, without anybody's words.
        pub last_error: Option<String>,
        /// When it was given up.
        pub finished_at: Timestamp,
    }
}

/// Tasks that were given up, the newest first: in all communities or in one, of every kind or of one, older than `before`. Served by `tasks_over`.
pub async fn dead(
    call: &Call,
    (tenant, kind): (Option<TenantId>, Option<&str>),
    before: Option<i64>,
    limit: u32,
) -> Stored<Vec<Dead>> {
    call.unscoped()
        .all(
            newest_first!(call.way(), before, order => concat!("SELECT t.id, t.tenant_id, t.kind, t.subject, t.attempts, t.last_error, t.finished_at
               FROM tasks t
              WHERE t.status = 'dead' AND t.status <> 'pending' AND ($1::bigint IS NULL OR t.tenant_id = $1) AND ($2::text IS NULL OR t.kind = $2)
                AND ($3::bigint IS NULL OR t.id ", before!(), " $3)
              ORDER BY t.id ", order!(), "
              LIMIT $4")),
            params![tenant, kind, before, limit],
        )
        .await
}

/// Some tasks that were given up, in all communities or in one.
pub async fn dead_by_ids(call: &Call, tenant: Option<TenantId>, ids: &[i64]) -> Stored<Vec<Dead>> {
    call.unscoped()
        .all(
            "SELECT t.id, t.tenant_id, t.kind, t.subject, t.attempts, t.last_error, t.finished_at
               FROM tasks t
              WHERE t.status = 'dead' AND t.status <> 'pending' AND ($1::bigint IS NULL OR t.tenant_id = $1) AND t.id = ANY($2)",
            params![tenant, ids],
        )
        .await
}

/// Asks a room what some subjects of its tasks tell of, see [`Subjects`](crate::queue::Subjects). Those that are gone are missing.
pub async fn about(call: &Call, statement: &'static str, subjects: &[i64]) -> Stored<Vec<(TenantId, i64, String)>> {
    call.unscoped().all(statement, params![subjects]).await
}

/// Lets the dead be tried anew, from now on: in all communities or in one, of every kind, of one, or one alone.
pub async fn revive(tx: &mut Tx, tenant: Option<TenantId>, kind: Option<&str>, id: Option<i64>) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE tasks
                SET status = 'pending', attempts = 0, due_at = $1, ready_at = $1, finished_at = NULL
              WHERE status = 'dead' AND status <> 'pending' AND ($2::text IS NULL OR kind = $2) AND ($3::bigint IS NULL OR tenant_id = $3)
                AND ($4::bigint IS NULL OR id = $4)",
            params![now, kind, tenant, id],
        )
        .await
}

/// Lets nobody claim tasks of a kind.
pub async fn pause(call: &Call, kind: &str) -> Stored<u64> {
    call.unscoped()
        .run(
            "INSERT INTO task_pauses (kind, since) VALUES ($1, $2) ON CONFLICT (kind) DO NOTHING",
            params![kind, call.now()],
        )
        .await
}

/// Lets tasks of a kind be claimed again.
pub async fn go_on(call: &Call, kind: &str) -> Stored<u64> {
    call.unscoped().run("DELETE FROM task_pauses WHERE kind = $1", params![kind]).await
}
