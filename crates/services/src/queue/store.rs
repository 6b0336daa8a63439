//! The queue's SQL. Workers serve all communities, so what they claim and count names none; everything else does.

pub(super) mod overview;

use serde_json::{Value, json};

use super::model::{Kind, NewTask, Next, Status};
use crate::base::{TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Holding, Stored};
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

macro_rules! add_each_of {
    ($subjects:literal) => {
        concat!(
            "INSERT INTO tasks (tenant_id, kind, subject, lane, status, attempts, due_at, ready_at)
             SELECT $1, $2, r.subject, r.lane, 'pending', 0, $4, $4
               FROM ",
            $subjects,
            " WHERE TRUE
              ORDER BY r.nth
                 ON CONFLICT (tenant_id, kind, subject) DO NOTHING"
        )
    };
}

/// The same for several of a kind: subjects with their lanes, handed over as JSON. One statement.
pub(super) async fn add_each(
    tx: &mut Tx,
    kind: Kind,
    due: Timestamp,
    subjects: &[(i64, Option<String>)],
) -> Stored<u64> {
    let rows: Vec<Value> = subjects
        .iter()
        .enumerate()
        .map(|(nth, (subject, lane))| json!({ "nth": nth, "subject": subject, "lane": lane }))
        .collect();
    let sql = tx.call().db().engine().pick(
        add_each_of!(
            "(SELECT value ->> 'nth' AS nth, value ->> 'subject' AS subject, value ->> 'lane' AS lane FROM json_each($3)) r"
        ),
        add_each_of!("jsonb_to_recordset($3) AS r (nth bigint, subject bigint, lane text)"),
    );
    tx.run(sql, params![kind.as_str(), &Value::Array(rows), due]).await
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
        /// With which others it is done in order.
        pub lane: Option<String>,
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

macro_rules! next_of_each_of {
    ($kinds:literal) => {
        concat!(
            "SELECT k.name, (SELECT MIN(t.ready_at) FROM tasks t WHERE t.kind = k.name AND t.status = 'pending') AS ready_at
               FROM ",
            $kinds,
            " WHERE NOT EXISTS (SELECT 1 FROM task_pauses p WHERE p.kind = k.name)"
        )
    };
}

/// The same for each of some kinds, in one statement. Those that are paused are left out.
pub(super) async fn next_of_each(call: &Call, kinds: &[Kind]) -> Stored<Vec<(String, Option<Timestamp>)>> {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.as_str()).collect();
    let sql = call.unscoped().engine().pick(
        next_of_each_of!("(SELECT value AS name FROM json_each($1)) k"),
        next_of_each_of!("jsonb_array_elements_text($1) AS k (name)"),
    );
    call.unscoped().all(sql, params![&json!(names)]).await
}

/// Takes what is ready of a kind, oldest first, under a lease; of each lane only its first, and nothing while somebody has another task of it, such
/// as one that was the first until an older one was revived. Served by `tasks_ready`.
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
                                           AND e.status = 'pending'
                                           AND (e.id < t.id OR (e.id > t.id AND e.lease_owner IS NOT NULL AND e.ready_at > $2))))
                  ORDER BY t.ready_at, t.id
                  LIMIT $3
                    FOR UPDATE OF t SKIP LOCKED)
             UPDATE tasks
                SET ready_at = $4, lease_owner = $5, attempts = attempts + 1
              WHERE id IN (SELECT id FROM ready)
             RETURNING id, tenant_id, subject, lane, attempts, resume_after AS resume",
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
        "SELECT id, tenant_id, subject, lane, attempts, resume_after AS resume
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

/// What waits in a lane and is due, in its order. Served by `tasks_lane`.
pub(super) async fn due_in_lane(call: &Call, kind: Kind, lane: &str) -> Stored<Vec<i64>> {
    call.all(
        "SELECT subject
           FROM tasks
          WHERE tenant_id = $1 AND kind = $2 AND lane = $3 AND status = 'pending' AND due_at <= $4
          ORDER BY id",
        params![kind.as_str(), lane, call.now()],
    )
    .await
}

/// Writes down what became of the tasks of some subjects: where they stand, when they are due (as before, if that is none), what was met, and how often they
/// were tried. Whoever does so holds their lane or their lease. Served by `tasks_once`.
pub(super) async fn settle(
    tx: &mut Tx,
    kind: Kind,
    subjects: &[i64],
    (status, due): (Status, Option<Timestamp>),
    (error, attempts): (Option<&str>, i64),
) -> Stored<u64> {
    let finished_at = (status != Status::Pending).then(|| tx.now());
    tx.run(
        "UPDATE tasks
            SET status = $4, due_at = COALESCE($5, due_at), ready_at = COALESCE($5, due_at), finished_at = $6, last_error = $7,
                attempts = $8, lease_owner = NULL
          WHERE tenant_id = $1 AND kind = $2 AND subject = ANY($3) AND status = 'pending'",
        params![kind.as_str(), subjects, status, due, finished_at, error, attempts],
    )
    .await
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

/// How many tasks of a kind have been due since a moment, whoever has them, in all communities. Served by `tasks_ready`.
pub(super) async fn due_before(call: &Call, kind: Kind, moment: Timestamp) -> Stored<i64> {
    call.unscoped()
        .one(
            "SELECT COUNT(*) FROM tasks WHERE kind = $1 AND status = 'pending' AND due_at <= $2",
            params![kind.as_str(), moment],
        )
        .await
}

/// Some tasks that were done before `moment`. Served by `tasks_over`.
pub(super) async fn done_before(call: &Call, moment: Timestamp, limit: u32) -> Stored<Vec<i64>> {
    call.unscoped()
        .all(
            "SELECT id FROM tasks WHERE status = 'done' AND status <> 'pending' AND finished_at < $1 ORDER BY finished_at LIMIT $2",
            params![moment, limit],
        )
        .await
}

/// Forgets tasks that are done.
pub(super) async fn forget(call: &Call, ids: &[i64]) -> Stored<u64> {
    call.unscoped().run("DELETE FROM tasks WHERE id = ANY($1) AND status = 'done'", params![ids]).await
}

/// Forgets what there was to do about some subjects, whatever became of it: they are gone themselves. Served by `tasks_once`, which begins with the community.
pub(super) async fn forget_subjects(tx: &mut Tx, kind: Kind, subjects: &[i64]) -> Stored<u64> {
    tx.unscoped()
        .run(
            "DELETE FROM tasks WHERE tenant_id IN (SELECT id FROM tenants) AND kind = $1 AND subject = ANY($2)",
            params![kind.as_str(), subjects],
        )
        .await
}

/// What it holds of a member.
pub const HOLDINGS: &[Holding] = &[Holding::nothing("tasks"), Holding::nothing("task_pauses")];
