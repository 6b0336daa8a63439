//! What is asked of answers that are erased by hand.

use chrono::TimeDelta;

use crate::base::{MemberId, Timestamp};
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::{insert, params, record};

/// So long what was counted can be applied.
const GOOD: TimeDelta = TimeDelta::minutes(10);

record! {
    /// What was counted, and perhaps erased.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Erasure {
        /// `event_answer_erasures.id`.
        pub id: i64,
        /// At which event.
        pub event_id: EventId,
        /// Of which questions; none for all.
        pub keys: Option<Json<Vec<String>>>,
        /// How many answers to each.
        pub counts: Json<Vec<(String, i64)>>,
        /// How many in all.
        pub answers_count: i64,
        /// Of how many members.
        pub members_count: i64,
        /// What tells them from others.
        pub checksum: String,
        /// When it was counted.
        pub created_at: Timestamp,
        /// Until when it can be applied.
        pub expires_at: Timestamp,
        /// When it was.
        pub applied_at: Option<Timestamp>,
    }
    select erasure_columns
}

record! {
    /// Answers to a question that are kept.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct KeptAnswers {
        /// Which question.
        pub question_key: String,
        /// How many.
        pub answers: i64,
        /// The last of their ids.
        pub last: i64,
        /// The sum of them.
        pub sum: i64,
        /// When one changed last.
        pub changed_at: Timestamp,
    }
}

/// Answers to some questions of an event that are kept, or to all, question by question. The event's row is held.
pub async fn kept(tx: &mut Tx, event: EventId, keys: Option<&[String]>) -> Stored<Vec<KeptAnswers>> {
    tx.all(
        "SELECT a.question_key, COUNT(*) AS answers, MAX(a.id) AS last, SUM(a.id)::bigint AS sum, MAX(a.updated_at) AS changed_at
           FROM event_answers a
           JOIN event_submissions s ON s.tenant_id = $1 AND s.id = a.submission_id
          WHERE a.tenant_id = $1 AND s.event_id = $2 AND ($3 OR a.question_key = ANY($4))
          GROUP BY a.question_key
          ORDER BY a.question_key",
        params![event, keys.is_none(), keys.unwrap_or_default()],
    )
    .await
}

/// Of how many members these are.
pub async fn members(tx: &mut Tx, event: EventId, keys: Option<&[String]>) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*)
           FROM event_submissions s
          WHERE s.tenant_id = $1 AND s.event_id = $2
            AND EXISTS (SELECT 1 FROM event_answers a
                         WHERE a.tenant_id = $1 AND a.submission_id = s.id AND ($3 OR a.question_key = ANY($4)))",
        params![event, keys.is_none(), keys.unwrap_or_default()],
    )
    .await
}

/// Erases them.
pub async fn erase(tx: &mut Tx, event: EventId, keys: Option<&[String]>) -> Stored<u64> {
    tx.run(
        "DELETE FROM event_answers
          WHERE tenant_id = $1 AND ($3 OR question_key = ANY($4))
            AND submission_id IN (SELECT s.id FROM event_submissions s WHERE s.tenant_id = $1 AND s.event_id = $2)",
        params![event, keys.is_none(), keys.unwrap_or_default()],
    )
    .await
}

/// Keeps what was counted.
#[rustfmt::skip::macros(concat)]
pub async fn insert(
    tx: &mut Tx,
    (event, actor): (EventId, MemberId),
    keys: Option<Vec<String>>,
    counts: Vec<(String, i64)>,
    (answers, members, checksum): (i64, i64, &str),
) -> Stored<Erasure> {
    let now = tx.now();
    let (sql, params) = insert! { into event_answer_erasures {
        event_id: event,
        actor_id: actor,
        keys: keys.map(Json),
        counts: Json(counts),
        answers_count: answers,
        members_count: members,
        checksum,
        created_at: now,
        expires_at: now + GOOD,
    } then concat!("RETURNING ", erasure_columns!()) };
    tx.one(sql, params).await
}

/// What was counted at an event.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, event: EventId, id: i64) -> Stored<Option<Erasure>> {
    tx.optional(
        concat!("SELECT ", erasure_columns!(), " FROM event_answer_erasures WHERE tenant_id = $1 AND event_id = $2 AND id = $3"),
        params![event, id],
    )
    .await
}

/// Notes that it was applied.
#[rustfmt::skip::macros(concat)]
pub async fn applied(tx: &mut Tx, id: i64) -> Stored<Erasure> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE event_answer_erasures SET applied_at = $3
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", erasure_columns!()),
        params![id, now],
    )
    .await
}
