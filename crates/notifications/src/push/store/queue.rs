//! The SQL of messages that wait. Workers serve all communities, so what they claim names no tenant; everything else does.

use serde_json::{Map, Value};

use crate::base::{DomainEventId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::notifications::push::model::{Channel, State};
use crate::{params, record};

/// What is said.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    /// What it is about.
    pub kind: &'a str,
    /// First line.
    pub title: &'a str,
    /// The rest.
    pub body: &'a str,
    /// Where it leads, relative to the app.
    pub link: &'a str,
    /// More members of a browser's message.
    pub options: Value,
    /// Phones do not hear it.
    pub web_only: bool,
}

/// Writes a message down, unless there is nobody to hear it, or the same was said after `lately`, or of this event before.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn insert(
    tx: &mut Tx,
    to: MemberId,
    event: DomainEventId,
    words: &Words<'_>,
    lately: Timestamp,
) -> Stored<bool> {
    let now = tx.now();
    let written = tx
        .run(
            "INSERT INTO push_queue (tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status, attempts,
                    due_at, created_at)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', 0, $10, $10
              WHERE (EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.tenant_id = $1 AND s.user_id = $2)
                     OR EXISTS (SELECT 1 FROM fcm_device_tokens d WHERE d.tenant_id = $1 AND d.user_id = $2))
                AND NOT EXISTS (SELECT 1
                                  FROM push_queue q
                                 WHERE q.tenant_id = $1 AND q.user_id = $2 AND q.type = $4 AND q.link = $7 AND q.created_at > $11)
                 ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING",
            params![
                to,
                event,
                words.kind,
                words.title,
                words.body,
                words.link,
                &words.options,
                words.web_only,
                now,
                lately
            ],
        )
        .await?;
    Ok(written == 1)
}

record! {
    /// A message under our lease.
    #[derive(Clone, Debug)]
    pub struct Claim {
        /// `push_queue.id`.
        pub id: i64,
        /// Of which community.
        pub tenant_id: TenantId,
        /// To whom.
        pub user_id: MemberId,
        /// What it is about.
        pub kind: String,
        /// First line.
        pub title: String,
        /// The rest.
        pub body: String,
        /// Where it leads.
        pub link: String,
        /// More members of a browser's message.
        pub options: Json<Map<String, Value>>,
        /// Phones do not hear it.
        pub web_only: bool,
        /// This claim counted.
        pub attempts: i64,
        /// When it was said.
        pub created_at: Timestamp,
    }
}

/// How many messages have been due since before a moment and have not left, in all communities. Served by `push_queue_due`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn due_before(call: &Call, moment: Timestamp) -> Stored<i64> {
    call.unscoped()
        .one("SELECT COUNT(*) FROM push_queue WHERE status = 'pending' AND due_at <= $1", params![moment])
        .await
}

/// How many messages a worker has, in all communities.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn leased(call: &Call) -> Stored<i64> {
    call.unscoped()
        .one("SELECT COUNT(*) FROM push_queue WHERE status = 'pending' AND leased_until > $1", params![call.now()])
        .await
}

/// When the next message may be claimed: past if one is due, none if none waits. Served by `push_queue_due`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn next_due(call: &Call) -> Stored<Option<Timestamp>> {
    call.unscoped()
        .one(
            "SELECT MIN(CASE WHEN leased_until IS NULL OR leased_until < due_at THEN due_at ELSE leased_until END)
               FROM push_queue
              WHERE status = 'pending'",
            params![],
        )
        .await
}

/// Takes what is due, oldest first, under a lease. Served by `push_queue_due`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn claim(tx: &mut Tx, owner: &str, until: Timestamp, limit: u32) -> Stored<Vec<Claim>> {
    let now = tx.now();
    let mut claims: Vec<Claim> = tx
        .unscoped()
        .all(
            "WITH due AS MATERIALIZED (
                 SELECT id
                   FROM push_queue
                  WHERE status = 'pending' AND due_at <= $1 AND (leased_until IS NULL OR leased_until <= $1)
                  ORDER BY due_at, id
                  LIMIT $2
                    FOR UPDATE SKIP LOCKED)
             UPDATE push_queue
                SET leased_until = $3, lease_owner = $4, attempts = attempts + 1
              WHERE id IN (SELECT id FROM due)
             RETURNING id, tenant_id, user_id, type AS kind, title, body, link, options, web_only, attempts, created_at",
            params![now, limit, until, owner],
        )
        .await?;
    claims.sort_by_key(|claim| claim.id);
    Ok(claims)
}

/// Says that whoever has some messages is still there, of those that nobody is changing at this moment.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn renew(call: &Call, messages: &[i64], owner: &str, until: Timestamp) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE push_queue
                SET leased_until = $3
              WHERE id IN (SELECT id
                             FROM push_queue
                            WHERE id = ANY($1) AND status = 'pending' AND lease_owner = $2
                              FOR UPDATE SKIP LOCKED)",
            params![messages, owner, until],
        )
        .await
}

/// Hands back what was claimed and not begun.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn release(call: &Call, messages: &[i64], owner: &str) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE push_queue
                SET leased_until = NULL, lease_owner = NULL, attempts = attempts - 1
              WHERE id = ANY($1) AND status = 'pending' AND lease_owner = $2",
            params![messages, owner],
        )
        .await
}

/// Lets a message wait until then, if the lease is still ours.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn postpone(call: &Call, claim: &Claim, owner: &str, due: Timestamp) -> Stored<bool> {
    let touched = call
        .unscoped()
        .run(
            "UPDATE push_queue
                SET due_at = $4, leased_until = NULL, lease_owner = NULL
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![claim.tenant_id, claim.id, owner, due],
        )
        .await?;
    Ok(touched == 1)
}

/// Marks a message done, if the lease is still ours.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn finish(tx: &mut Tx, claim: &Claim, owner: &str) -> Stored<bool> {
    let now = tx.now();
    let touched = tx
        .unscoped()
        .run(
            "UPDATE push_queue
                SET status = 'done', finished_at = $4, leased_until = NULL, lease_owner = NULL
              WHERE tenant_id = $1 AND id = $2 AND status = 'pending' AND lease_owner = $3",
            params![claim.tenant_id, claim.id, owner, now],
        )
        .await?;
    Ok(touched == 1)
}

record! {
    /// Who is told, as they are now.
    #[derive(Clone, Debug)]
    pub struct Recipient {
        /// Neither waiting for anything nor locked out.
        pub active: bool,
        /// `users.notification_preferences`.
        pub notification_preferences: Json<Map<String, Value>>,
    }
}

/// Who is told, if they are still there.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn recipient(call: &Call, member: MemberId) -> Stored<Option<Recipient>> {
    call.optional(
        "SELECT status = 'active' AS active, notification_preferences
           FROM users
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![member],
    )
    .await
}

record! {
    /// How far a message has come with one browser or phone.
    #[derive(Clone, Debug)]
    pub struct Attempt {
        /// By which way.
        pub channel: Channel,
        /// The id of the browser or phone.
        pub target: i64,
        /// How far.
        pub state: State,
        /// When it is tried again.
        pub due_at: Timestamp,
        /// Why it did not arrive.
        pub error: Option<String>,
    }
}

/// How far a message has come with each browser and phone. Served by `push_attempts_target`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn attempts(call: &Call, message: i64) -> Stored<Vec<Attempt>> {
    call.all(
        "SELECT channel, target, state, due_at, error
           FROM push_attempts
          WHERE tenant_id = $1 AND push_id = $2
          ORDER BY channel, target",
        params![message],
    )
    .await
}

/// Gives up what somebody began who did not say how it ended: whether it arrived nobody knows, so nobody sends it again.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn abandon(call: &Call, message: i64, why: &str) -> Stored<u64> {
    call.run(
        "UPDATE push_attempts
            SET state = 'failed', error = $3, updated_at = $4
          WHERE tenant_id = $1 AND push_id = $2 AND state = 'begun'",
        params![message, why, call.now()],
    )
    .await
}

/// Says, before a message leaves for a browser or phone, that it does. The row's id and how many tries there were with this one; none if
/// somebody was faster, or it is not to be tried (again) now: then it must not leave.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn begin(call: &Call, message: i64, channel: Channel, target: i64) -> Stored<Option<(i64, i64)>> {
    call.optional(
        "INSERT INTO push_attempts (tenant_id, push_id, channel, target, state, attempts, due_at, updated_at)
         VALUES ($1, $2, $3, $4, 'begun', 1, $5, $5)
             ON CONFLICT (tenant_id, push_id, channel, target)
             DO UPDATE SET state = 'begun', attempts = push_attempts.attempts + 1, updated_at = excluded.updated_at
              WHERE push_attempts.state = 'again' AND push_attempts.due_at <= excluded.updated_at
         RETURNING id, attempts",
        params![message, channel, target, call.now()],
    )
    .await
}

/// Says how it ended, if nobody else has given it up meanwhile.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn settle(call: &Call, attempt: i64, state: State, due: Timestamp, error: Option<&str>) -> Stored<u64> {
    call.run(
        "UPDATE push_attempts
            SET state = $3, due_at = $4, error = $5, updated_at = $6
          WHERE tenant_id = $1 AND id = $2 AND state = 'begun'",
        params![attempt, state, due, error, call.now()],
    )
    .await
}

/// Forgets some messages that ended before `moment`. Served by `push_queue_done`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget(call: &Call, moment: Timestamp, limit: u32) -> Stored<u64> {
    call.unscoped()
        .run(
            "DELETE FROM push_queue WHERE id IN (
                 SELECT id FROM push_queue WHERE status = 'done' AND finished_at < $1 ORDER BY finished_at, id LIMIT $2)",
            params![moment, limit],
        )
        .await
}
