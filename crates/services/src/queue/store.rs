//! The queue's SQL. Workers serve all communities, so what they claim and count names none; everything else does.

use super::model::{Kind, NewTask, Next, Status};
use crate::base::{TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{params, record};

/// Lets a task wait, unless there is one of its kind for its subject.
pub(super) async fn add(tx: &mut Tx, task: &NewTask<'_>) -> Stored<u64> {
    tx.run(
        "INSERT INTO tasks (tenant_id, kind, subject, lane, status, attempts, due_at, ready_at)
         VALUES ($1, $2, $3, $4, 'pending', 0, $5, $5)
             ON CONFLICT (tenant_id, kind, subject) DO NOTHING",
        params![task.kind.as_str(), task.subject, task.lane, task.due],
    )
    .await
}

record! {
    /// A task under a worker's lease.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Task {
        /// `tasks.id`.
        pub id: i64,
        /// Whose community.
        pub tenant_id: TenantId,
        /// What it is about: the id of a row in the table that its kind says.
        pub subject: i64,
        /// This attempt counted. 1 the first time, and again after each progress.
        pub attempts: i64,
        /// How far it came: what its handler's last [`Progress::More`](super::Progress::More) said.
        pub resume: Option<i64>,
    }
}

/// When the next task of a kind may be claimed: past if one is ready, `None` if none is pending or the kind is paused. Served by `tasks_ready`.
pub(super) async fn next_ready(call: &Call, kind: Kind) -> Stored<Option<Timestamp>> {
    call.unscoped()
        .one(
            "SELECT MIN(ready_at)
               FROM tasks
              WHERE kind = $1 AND status = 'pending' AND NOT EXISTS (SELECT 1 FROM task_pauses p WHERE p.kind = $1)",
            params![kind.as_str()],
        )
        .await
}

/// Takes what is ready of a kind, oldest first, under a lease; of each lane only its first. Served by `tasks_ready`.
///
/// The attempt is counted here, so that one that kills the process counts as well.
pub(super) async fn claim(tx: &mut Tx, kind: Kind, owner: &str, until: Timestamp, limit: u32) -> Stored<Vec<Task>> {
    let now = tx.now();
    let mut tasks: Vec<Task> = tx
        .unscoped()
        .all(
            "WITH ready AS MATERIALIZED (
                 SELECT t.id
                   FROM tasks t
                  WHERE t.kind = $1 AND t.status = 'pending' AND t.ready_at <= $2
                    AND NOT EXISTS (SELECT 1 FROM task_pauses p WHERE p.kind = $1)
                    AND (t.lane IS NULL
                         OR NOT EXISTS (SELECT 1
                                          FROM tasks e
                                         WHERE e.tenant_id = t.tenant_id AND e.kind = t.kind AND e.lane = t.lane
                                           AND e.status = 'pending' AND e.id < t.id))
                  ORDER BY t.ready_at, t.id
                  LIMIT $3
                    FOR UPDATE OF t SKIP LOCKED)
             UPDATE tasks
                SET ready_at = $4, lease_owner = $5, attempts = attempts + 1
              WHERE id IN (SELECT id FROM ready)
             RETURNING id, tenant_id, subject, attempts, resume_after AS resume",
            params![kind.as_str(), now, limit, until, owner],
        )
        .await?;
    tasks.sort_by_key(|task| task.id);
    Ok(tasks)
}

/// Says that whoever has some tasks is still there, of those that nobody is changing at this moment.
pub(super) async fn renew(call: &Call, ids: &[i64], owner: &str, until: Timestamp) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE tasks
                SET ready_at = $3
              WHERE id IN (SELECT id
                             FROM tasks
                            WHERE id = ANY($1) AND status = 'pending' AND lease_owner = $2
                              FOR UPDATE SKIP LOCKED)",
            params![ids, owner, until],
        )
        .await
}

/// Locks those of some tasks whose lease is still ours. Nobody else can take them until the transaction ends.
pub(super) async fn open(tx: &mut Tx, ids: &[i64], owner: &str) -> Stored<Vec<Task>> {
    tx.all(
        "SELECT id, tenant_id, subject, attempts, resume_after AS resume
           FROM tasks
          WHERE tenant_id = $1 AND id = ANY($2) AND status = 'pending' AND lease_owner = $3
          ORDER BY id
            FOR UPDATE",
        params![ids, owner],
    )
    .await
}

/// Marks tasks done whose lease is still ours. Gives how many they were.
pub(super) async fn finish(tx: &mut Tx, ids: &[i64], owner: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE tasks
            SET status = 'done', finished_at = $4, lease_owner = NULL, last_error = NULL
          WHERE tenant_id = $1 AND id = ANY($2) AND status = 'pending' AND lease_owner = $3",
        params![ids, owner, now],
    )
    .await
}

/// Writes down how far a task came and extends its lease, if that is still ours. Whatever makes progress may take many attempts.
pub(super) async fn note_progress(tx: &mut Tx, id: i64, owner: &str, resume: i64, until: Timestamp) -> Stored<bool> {
    let touched = tx
        .run(
            "UPDATE tasks
                SET resume_after = $4, ready_at = $5, attempts = 1
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![id, owner, resume, until],
        )
        .await?;
    Ok(touched == 1)
}

/// Lets each active community have its task of a kind that comes again; those that have one keep it.
pub(super) async fn add_scheduled(call: &Call, kind: Kind) -> Stored<u64> {
    call.unscoped()
        .run(
            "INSERT INTO tasks (tenant_id, kind, subject, status, attempts, due_at, ready_at)
             SELECT id, $1, 0, 'pending', 0, $2, $2
               FROM tenants
              WHERE status = 'active'
                 ON CONFLICT (tenant_id, kind, subject) DO NOTHING",
            params![kind.as_str(), call.now()],
        )
        .await
}

/// How many active communities have no task of a kind that comes again.
pub(super) async fn unscheduled(call: &Call, kind: Kind) -> Stored<i64> {
    call.unscoped()
        .one(
            "SELECT COUNT(*)
               FROM tenants t
              WHERE t.status = 'active'
                AND NOT EXISTS (SELECT 1 FROM tasks k WHERE k.tenant_id = t.id AND k.kind = $1 AND k.subject = 0)",
            params![kind.as_str()],
        )
        .await
}

/// Lets a task that is done be due again, if its lease is still ours.
pub(super) async fn come_again(tx: &mut Tx, id: i64, owner: &str, due: Timestamp) -> Stored<bool> {
    let touched = tx
        .run(
            "UPDATE tasks
                SET due_at = $4, ready_at = $4, attempts = 0, resume_after = NULL, lease_owner = NULL, last_error = NULL
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![id, owner, due],
        )
        .await?;
    Ok(touched == 1)
}

/// Puts a task off that another version of the program has to do, if its lease is still ours. That was no attempt.
pub(super) async fn put_off(tx: &mut Tx, id: i64, owner: &str, due: Timestamp) -> Stored<bool> {
    let touched = tx
        .run(
            "UPDATE tasks
                SET due_at = $4, ready_at = $4, attempts = attempts - 1, lease_owner = NULL,
                    last_error = 'for another version of the program'
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![id, owner, due],
        )
        .await?;
    Ok(touched == 1)
}

/// Writes down a failed attempt, if the lease is still ours.
pub(super) async fn fail(call: &Call, task: &Task, owner: &str, next: Next, error: &str) -> Stored<bool> {
    let (status, due_at, finished_at) = match next {
        Next::Again(due_at) => (Status::Pending, due_at, None),
        Next::GiveUp => (Status::Dead, call.now(), Some(call.now())),
    };
    let touched = call
        .unscoped()
        .run(
            "UPDATE tasks
                SET status = $4, due_at = $5, ready_at = $5, finished_at = $6, last_error = $7, lease_owner = NULL
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![task.tenant_id, task.id, owner, status, due_at, finished_at, error],
        )
        .await?;
    Ok(touched == 1)
}

/// Hands back what was claimed and not begun.
pub(super) async fn release(call: &Call, ids: &[i64], owner: &str) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE tasks
                SET ready_at = due_at, lease_owner = NULL, attempts = attempts - 1
              WHERE id = ANY($1) AND status = 'pending' AND lease_owner = $2",
            params![ids, owner],
        )
        .await
}

/// How many tasks of some kinds wait, due or not.
pub(super) async fn backlog(call: &Call, kinds: &[&str]) -> Stored<i64> {
    call.unscoped().one("SELECT COUNT(*) FROM tasks WHERE status = 'pending' AND kind = ANY($1)", params![kinds]).await
}

/// Some tasks that were done before `moment`. Served by `tasks_over`.
pub(super) async fn done_before(call: &Call, moment: Timestamp, limit: u32) -> Stored<Vec<i64>> {
    call.unscoped()
        .all(
            "SELECT id FROM tasks WHERE status = 'done' AND finished_at < $1 ORDER BY finished_at LIMIT $2",
            params![moment, limit],
        )
        .await
}

/// Forgets tasks that are done.
pub(super) async fn forget(call: &Call, ids: &[i64]) -> Stored<u64> {
    call.unscoped().run("DELETE FROM tasks WHERE id = ANY($1) AND status = 'done'", params![ids]).await
}

record! {
    /// How the queue is doing, over all communities.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Health {
        /// Tasks that wait for their time or for a worker.
        pub waiting: i64,
        /// Tasks that a worker has.
        pub leased: i64,
        /// Tasks that have been due for more than a minute, whoever has them.
        pub overdue: i64,
        /// Leases that ended without an outcome: their worker crashed or hangs.
        pub expired_leases: i64,
        /// Tasks that were given up.
        pub dead: i64,
        /// Kinds of tasks that are paused.
        pub paused: i64,
    }
}

/// Counts what an operator should look at. What is paused is not overdue.
pub(super) async fn health(call: &Call, overdue: Timestamp) -> Stored<Health> {
    call.unscoped()
        .one(
            "SELECT COUNT(CASE WHEN t.status = 'pending' AND (t.lease_owner IS NULL OR t.ready_at <= $2) THEN 1 END) AS waiting,
                    COUNT(CASE WHEN t.lease_owner IS NOT NULL AND t.ready_at > $2 THEN 1 END) AS leased,
                    COUNT(CASE WHEN t.status = 'pending' AND t.due_at < $1 AND p.kind IS NULL THEN 1 END) AS overdue,
                    COUNT(CASE WHEN t.lease_owner IS NOT NULL AND t.ready_at <= $2 AND p.kind IS NULL THEN 1 END) AS expired_leases,
                    COUNT(CASE WHEN t.status = 'dead' THEN 1 END) AS dead,
                    (SELECT COUNT(*) FROM task_pauses) AS paused
               FROM tasks t
               LEFT JOIN task_pauses p ON p.kind = t.kind
              WHERE t.status <> 'done'",
            params![overdue, call.now()],
        )
        .await
}

record! {
    /// How tasks of one kind are doing, over all communities.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct OfKind {
        /// Which worker does them.
        pub kind: String,
        /// Tasks that wait for their time or for a worker.
        pub waiting: i64,
        /// Tasks that a worker has.
        pub leased: i64,
        /// Tasks that have been due for more than a minute, whoever has them.
        pub overdue: i64,
        /// Tasks that were given up.
        pub dead: i64,
        /// Nobody claims them.
        pub paused: bool,
    }
}

/// The same for each kind of which there are tasks that are not done.
pub(super) async fn by_kind(call: &Call, overdue: Timestamp) -> Stored<Vec<OfKind>> {
    call.unscoped()
        .all(
            "SELECT t.kind,
                    COUNT(CASE WHEN t.status = 'pending' AND (t.lease_owner IS NULL OR t.ready_at <= $2) THEN 1 END) AS waiting,
                    COUNT(CASE WHEN t.lease_owner IS NOT NULL AND t.ready_at > $2 THEN 1 END) AS leased,
                    COUNT(CASE WHEN t.status = 'pending' AND t.due_at < $1 THEN 1 END) AS overdue,
                    COUNT(CASE WHEN t.status = 'dead' THEN 1 END) AS dead,
                    EXISTS (SELECT 1 FROM task_pauses p WHERE p.kind = t.kind) AS paused
               FROM tasks t
              WHERE t.status <> 'done'
              GROUP BY t.kind
              ORDER BY t.kind",
            params![overdue, call.now()],
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
        /// What it is about.
        pub subject: i64,
        /// So often it was tried.
        pub attempts: i64,
        /// What was met the last time, without anybody's words.
        pub last_error: Option<String>,
        /// When it was given up.
        pub finished_at: Timestamp,
    }
}

/// The newest tasks that were given up. Served by `tasks_over`.
pub(super) async fn dead(call: &Call, tenant: Option<TenantId>, kind: Option<&str>, limit: u32) -> Stored<Vec<Dead>> {
    call.unscoped()
        .all(
            "SELECT id, tenant_id, kind, subject, attempts, last_error, finished_at
               FROM tasks
              WHERE status = 'dead' AND ($1::bigint IS NULL OR tenant_id = $1) AND ($2::text IS NULL OR kind = $2)
              ORDER BY finished_at DESC, id DESC
              LIMIT $3",
            params![tenant, kind, limit],
        )
        .await
}

/// Lets the dead be tried anew, from now on.
pub(super) async fn revive(tx: &mut Tx, kind: Option<&str>) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE tasks
                SET status = 'pending', attempts = 0, due_at = $1, ready_at = $1, finished_at = NULL
              WHERE status = 'dead' AND ($2::text IS NULL OR kind = $2)",
            params![now, kind],
        )
        .await
}

/// Lets nobody claim tasks of a kind.
pub(super) async fn pause(call: &Call, kind: &str) -> Stored<u64> {
    call.unscoped()
        .run(
            "INSERT INTO task_pauses (kind, since) VALUES ($1, $2) ON CONFLICT (kind) DO NOTHING",
            params![kind, call.now()],
        )
        .await
}

/// Lets tasks of a kind be claimed again.
pub(super) async fn go_on(call: &Call, kind: &str) -> Stored<u64> {
    call.unscoped().run("DELETE FROM task_pauses WHERE kind = $1", params![kind]).await
}
