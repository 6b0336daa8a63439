//! The SQL of messages that wait. Workers serve all communities, so what they claim names no tenant; everything else does.

use serde_json::{Map, Value};

use crate::base::{DomainEventId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::notifications::push::model::{Channel, State};
use crate::queue::Subjects;
use crate::{params, record};

/// What tasks of messages to browsers and phones are about: their type.
pub const SUBJECTS: Subjects =
    Subjects { topic: "push", statement: "SELECT tenant_id, id, type FROM push_queue WHERE id = ANY($1)" };

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

/// Writes a message down and gives its id, unless there is nobody to hear it, or the same was said after `lately`, or of this event before.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn insert(
    tx: &mut Tx,
    to: MemberId,
    event: DomainEventId,
    words: &Words<'_>,
    lately: Timestamp,
) -> Stored<Option<i64>> {
    let now = tx.now();
    tx.optional(
            "INSERT INTO push_queue (tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status,
                    created_at)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', $10
              WHERE (EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.tenant_id = $1 AND s.user_id = $2)
                     OR EXISTS (SELECT 1 FROM fcm_device_tokens d WHERE d.tenant_id = $1 AND d.user_id = $2))
                AND NOT EXISTS (SELECT 1
                                  FROM push_queue q
                                 WHERE q.tenant_id = $1 AND q.user_id = $2 AND q.type = $4 AND q.link = $7 AND q.created_at > $11)
                 ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
             RETURNING id",
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
        .await
}

record! {
    /// A message that waits to be sent.
    #[derive(Clone, Debug)]
    pub struct Outgoing {
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
        /// When it was said.
        pub created_at: Timestamp,
    }
}

/// A message, if it still waits.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn read(call: &Call, message: i64) -> Stored<Option<Outgoing>> {
    call.optional(
        "SELECT id, tenant_id, user_id, type AS kind, title, body, link, options, web_only, created_at
           FROM push_queue
          WHERE tenant_id = $1 AND id = $2 AND status = 'pending'",
        params![message],
    )
    .await
}

/// Marks a message done.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn finish(tx: &mut Tx, message: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE push_queue SET status = 'done', finished_at = $3 WHERE tenant_id = $1 AND id = $2 AND status = 'pending'",
        params![message, now],
    )
    .await
}

record! {
    /// Who is told, as they are now.
    #[derive(Clone, Debug)]
    pub struct Recipient {
        /// Neither waiting for anything nor locked out.
        pub active: bool,
        /// `users.notification_preferences`.
        pub notification_preferences: Json<Map<String, Value>>,
        /// The language that they are written to in.
        pub preferred_language: String,
    }
}

/// Who is told, if they are still there.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn recipient(call: &Call, member: MemberId) -> Stored<Option<Recipient>> {
    call.optional(
        "SELECT status = 'active' AS active, notification_preferences, preferred_language
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

/// Some messages that ended before a moment, or were written down before it and still wait: nobody needs them. Served by `push_queue_done` and
/// `push_queue_waiting`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn over_before(call: &Call, moment: Timestamp, limit: u32) -> Stored<Vec<i64>> {
    call.unscoped()
        .all(
            "SELECT id FROM push_queue WHERE status = 'done' AND finished_at < $1
              UNION ALL
             SELECT id FROM push_queue WHERE status = 'pending' AND created_at < $1
              LIMIT $2",
            params![moment, limit],
        )
        .await
}

/// Forgets some messages.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget(tx: &mut Tx, ids: &[i64]) -> Stored<u64> {
    tx.unscoped().run("DELETE FROM push_queue WHERE id = ANY($1)", params![ids]).await
}
