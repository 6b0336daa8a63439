//! What waits to be sent.

use serde_json::{Value, json};

use crate::base::{MemberId, MessageId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::notifications::email::Queued;
use crate::notifications::email::model::{ATTEMPTS, Settled, Status, Trigger};
use crate::notifications::prefs::model::Frequency;
use crate::{insert, params, record};

/// So many letters of a snippet are kept.
const SNIPPET: usize = 250;

record! {
    /// Something that is to be sent, in a worker's hands.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Item {
        /// `notification_queue.id`.
        pub id: i64,
        /// Whose community.
        pub tenant_id: TenantId,
        /// To whom.
        pub user_id: MemberId,
        /// The type of what it tells.
        pub activity_type: String,
        /// The bell's sentence.
        pub content_snippet: String,
        /// More text.
        pub email_body: Option<String>,
        /// The message that it tells of.
        pub message_id: Option<MessageId>,
        /// Where it leads, relative to the app.
        pub link: Option<String>,
        /// At once, or with a digest.
        pub frequency: Frequency,
        /// This attempt counted.
        pub attempts: i64,
        /// When it was written.
        pub created_at: Timestamp,
    }
}

/// Lets something wait. `false` if the same is there already.
pub async fn insert(tx: &mut Tx, queued: &Queued<'_>, due: Timestamp) -> Stored<bool> {
    let now = tx.now();
    let (sql, params) = insert! { into notification_queue {
        user_id: queued.to,
        domain_event_id: queued.event,
        idempotency_key: once(queued),
        activity_type: queued.kind,
        content_snippet: snippet(queued),
        email_body: queued.detail,
        message_id: queued.message,
        link: queued.link,
        frequency: queued.frequency,
        status: Status::Pending,
        attempts: 0,
        due_at: due,
        created_at: now,
    } then "ON CONFLICT (tenant_id, idempotency_key) DO NOTHING" };
    let added = tx.run(sql, params).await?;
    Ok(added == 1)
}

macro_rules! insert_each_of {
    ($mails:literal) => {
        concat!(
            "INSERT INTO notification_queue (tenant_id, user_id, domain_event_id, idempotency_key, activity_type, content_snippet, email_body,
                                             message_id, link, frequency, status, attempts, due_at, created_at)
             SELECT $1, r.to_id, r.event_id, r.once, r.kind, r.snippet, r.detail, r.message_id, r.link, $3, 'pending', 0, $4, $5
               FROM ",
            $mails,
            " WHERE TRUE
              ORDER BY r.nth
                 ON CONFLICT (tenant_id, idempotency_key) DO NOTHING"
        )
    };
}

/// Lets several wait that are due at the same moment, but for those that are there already. Gives how many it added. One statement, to which
/// the rows are handed over as JSON.
pub async fn insert_each(tx: &mut Tx, frequency: Frequency, queued: &[&Queued<'_>], due: Timestamp) -> Stored<u64> {
    let now = tx.now();
    let rows: Vec<Value> = queued
        .iter()
        .enumerate()
        .map(|(nth, one)| {
            json!({
                "nth": nth, "to_id": one.to, "event_id": one.event, "once": once(one), "kind": one.kind, "snippet": snippet(one),
                "detail": one.detail, "message_id": one.message, "link": one.link,
            })
        })
        .collect();
    let sql = tx.call().db().engine().pick(
        insert_each_of!(
            "(SELECT value ->> 'nth' AS nth, value ->> 'to_id' AS to_id, value ->> 'event_id' AS event_id,
                     value ->> 'once' AS once, value ->> 'kind' AS kind, value ->> 'snippet' AS snippet,
                     value ->> 'detail' AS detail, value ->> 'message_id' AS message_id, value ->> 'link' AS link
                FROM json_each($2)) r"
        ),
        insert_each_of!(
            "jsonb_to_recordset($2) AS r (nth bigint, to_id bigint, event_id bigint, once text, kind text, snippet text, detail text,
                                          message_id bigint, link text)"
        ),
    );
    tx.run(sql, params![&Value::Array(rows), frequency, due, now]).await
}

/// However often an event is heard, one mail of it waits.
fn once(queued: &Queued<'_>) -> String {
    format!("{}:{}:{}", queued.event, queued.to, queued.kind)
}

fn snippet(queued: &Queued<'_>) -> String {
    queued.snippet.chars().take(SNIPPET).collect()
}

/// When the next one is due: past if one is, none if nothing waits. Served by `notification_queue_due`.
pub async fn next_due(call: &Call) -> Stored<Option<Timestamp>> {
    call.unscoped().one("SELECT MIN(due_at) FROM notification_queue WHERE status = 'pending'", params![]).await
}

/// How many have been due since before a moment and have not left, in all communities.
pub async fn due_before(call: &Call, moment: Timestamp) -> Stored<i64> {
    call.unscoped()
        .one(
            "SELECT (SELECT COUNT(*) FROM notification_queue WHERE status = 'pending' AND due_at <= $1)
                  + (SELECT COUNT(*) FROM notification_queue WHERE status = 'processing' AND due_at <= $1)",
            params![moment],
        )
        .await
}

/// How many a worker has, in all communities. Served by `notification_queue_taken`.
pub async fn leased(call: &Call) -> Stored<i64> {
    call.unscoped().one("SELECT COUNT(*) FROM notification_queue WHERE status = 'processing'", params![]).await
}

/// How many were given up since a moment, in all communities. Served by `notification_queue_given_up`.
pub async fn given_up_since(call: &Call, moment: Timestamp) -> Stored<i64> {
    call.unscoped().one("SELECT COUNT(*) FROM notification_queue WHERE given_up_at > $1", params![moment]).await
}

/// Takes mails of their own that are due, oldest first, for a batch.
pub async fn claim_single(tx: &mut Tx, batch: &str, limit: u32) -> Stored<Vec<Item>> {
    let now = tx.now();
    let mut items: Vec<Item> = tx
        .unscoped()
        .all(
            "WITH due AS MATERIALIZED (
                 SELECT id
                   FROM notification_queue
                  WHERE status = 'pending' AND due_at <= $1 AND frequency = 'instant'
                  ORDER BY due_at, id
                  LIMIT $2
                    FOR UPDATE SKIP LOCKED)
             UPDATE notification_queue
                SET status = 'processing', processing_batch = $3, processing_started_at = $1, begun_at = NULL, attempts = attempts + 1
              WHERE id IN (SELECT id FROM due)
             RETURNING id, tenant_id, user_id, activity_type, content_snippet, email_body, message_id, link,
                       frequency, attempts, created_at",
            params![now, limit, batch],
        )
        .await?;
    items.sort_by_key(|item| item.id);
    Ok(items)
}

/// Takes digests that are due, for a batch: everything of a member that is due with the same frequency, so that it becomes one mail.
///
/// Two workers cannot share a member's digest: each locks the oldest row of it first, and who finds that locked leaves the whole.
pub async fn claim_digests(tx: &mut Tx, batch: &str, limit: u32) -> Stored<Vec<Item>> {
    let now = tx.now();
    let mut items: Vec<Item> = tx
        .unscoped()
        .all(
            "WITH heads AS MATERIALIZED (
                 SELECT h.tenant_id, h.user_id, h.frequency
                   FROM notification_queue h
                  WHERE h.status = 'pending' AND h.due_at <= $1 AND h.frequency <> 'instant'
                    AND NOT EXISTS (SELECT 1
                                      FROM notification_queue e
                                     WHERE e.tenant_id = h.tenant_id AND e.user_id = h.user_id AND e.frequency = h.frequency
                                       AND e.status = 'pending' AND e.due_at <= $1 AND e.id < h.id)
                  ORDER BY h.due_at, h.id
                  LIMIT $2
                    FOR UPDATE OF h SKIP LOCKED)
             UPDATE notification_queue
                SET status = 'processing', processing_batch = $3, processing_started_at = $1, begun_at = NULL, attempts = attempts + 1
              WHERE status = 'pending' AND due_at <= $1 AND frequency <> 'instant'
                AND EXISTS (SELECT 1
                              FROM heads
                             WHERE heads.tenant_id = notification_queue.tenant_id AND heads.user_id = notification_queue.user_id
                               AND heads.frequency = notification_queue.frequency)
             RETURNING id, tenant_id, user_id, activity_type, content_snippet, email_body, message_id, link,
                       frequency, attempts, created_at",
            params![now, limit, batch],
        )
        .await?;
    items.sort_by_key(|item| item.id);
    Ok(items)
}

/// How many letters are on their way to a member, but for what is in `but`, and since when. A digest is one letter.
pub async fn on_their_way(tx: &mut Tx, member: MemberId, but: &[i64]) -> Stored<(i64, Option<Timestamp>)> {
    tx.one(
        "SELECT COUNT(CASE WHEN frequency = 'instant' THEN 1 END)
              + COUNT(DISTINCT CASE WHEN frequency <> 'instant' THEN processing_batch || frequency END), MIN(begun_at)
           FROM notification_queue
          WHERE tenant_id = $1 AND user_id = $2 AND status = 'processing' AND begun_at IS NOT NULL AND id <> ALL($3)",
        params![member, but],
    )
    .await
}

/// Says that these are being sent now, if all of them are still the batch's.
pub async fn begin(tx: &mut Tx, batch: &str, ids: &[i64]) -> Stored<bool> {
    let now = tx.now();
    let touched = tx
        .run(
            "UPDATE notification_queue
                SET processing_started_at = $4, begun_at = $4, last_attempted_at = $4
              WHERE tenant_id = $1 AND id = ANY($2) AND status = 'processing' AND processing_batch = $3",
            params![ids, batch, now],
        )
        .await?;
    Ok(usize::try_from(touched).is_ok_and(|touched| touched == ids.len()))
}

/// Says that whoever has a batch is still there, of what nobody is changing at this moment. Gives how many letters that were.
pub async fn renew(call: &Call, batch: &str) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE notification_queue
                SET processing_started_at = $2
              WHERE id IN (SELECT id
                             FROM notification_queue
                            WHERE status = 'processing' AND processing_batch = $1
                              FOR UPDATE SKIP LOCKED)",
            params![batch, call.now()],
        )
        .await
}

/// Writes down what became of some, if they are still the batch's. Gives how many were.
pub async fn settle(tx: &mut Tx, batch: &str, ids: &[i64], to: Status, settled: &Settled) -> Stored<u64> {
    let now = tx.now();
    let sent_at = (to == Status::Sent).then_some(now);
    let given_up_at = (settled.trigger == Trigger::GiveUp).then_some(now);
    tx.run(
        "UPDATE notification_queue
            SET status = $4, due_at = COALESCE($5, due_at), last_error = $6, sent_at = $7, attempts = attempts - $8,
                given_up_at = $9, processing_batch = NULL, processing_started_at = NULL
          WHERE tenant_id = $1 AND id = ANY($2) AND status = 'processing' AND processing_batch = $3",
        params![
            ids,
            batch,
            to,
            settled.due,
            settled.error.as_deref(),
            sent_at,
            i64::from(settled.uncounted),
            given_up_at
        ],
    )
    .await
}

/// Hands everything back that a batch still has, untried, but for these.
pub async fn release(call: &Call, batch: &str, but: &[i64]) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE notification_queue
                SET status = 'pending', attempts = attempts - 1, processing_batch = NULL, processing_started_at = NULL
              WHERE status = 'processing' AND processing_batch = $1 AND NOT (id = ANY($2))",
            params![batch, but],
        )
        .await
}

/// Whether workers have had something for too long: a mere reading, because on SQLite taking it back would keep other writers waiting.
/// Served by `notification_queue_taken`.
pub async fn is_stuck(call: &Call, silent_since: Timestamp) -> Stored<bool> {
    call.unscoped()
        .one(
            "SELECT EXISTS (
                 SELECT 1 FROM notification_queue WHERE status = 'processing' AND processing_started_at <= $1)",
            params![silent_since],
        )
        .await
}

/// Takes back what workers have had for too long: they have crashed. What they had not begun was not tried; what was tried often enough is given up.
pub async fn take_back(call: &Call, silent_since: Timestamp) -> Stored<u64> {
    let now = call.now();
    call.unscoped()
        .run(
            "UPDATE notification_queue
                SET status = CASE WHEN attempts >= $3 AND begun_at IS NOT NULL THEN 'failed' ELSE 'pending' END,
                    given_up_at = CASE WHEN attempts >= $3 AND begun_at IS NOT NULL THEN $1 END,
                    attempts = attempts - CASE WHEN begun_at IS NULL THEN 1 ELSE 0 END,
                    due_at = CASE WHEN begun_at IS NULL THEN due_at ELSE $1 END, last_error = 'never finished',
                    processing_batch = NULL, processing_started_at = NULL
              WHERE status = 'processing' AND processing_started_at <= $2",
            params![now, silent_since, ATTEMPTS],
        )
        .await
}

/// Gives up what has waited since before a moment; of monthly digests, what was due before it.
pub async fn expire(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE notification_queue
                SET status = 'failed', last_error = 'waited too long', given_up_at = $2
              WHERE status = 'pending' AND created_at < $1 AND (frequency <> 'monthly' OR due_at < $1)",
            params![before, call.now()],
        )
        .await
}

/// Some that were over before a moment.
pub async fn over_before(call: &Call, before: Timestamp, limit: u32) -> Stored<Vec<i64>> {
    call.unscoped()
        .all(
            "SELECT id
               FROM notification_queue
              WHERE status IN ('sent', 'failed', 'suppressed') AND created_at < $1 AND COALESCE(sent_at, created_at) < $1
              ORDER BY created_at
              LIMIT $2",
            params![before, limit],
        )
        .await
}

/// Forgets some that are over.
pub async fn forget(call: &Call, ids: &[i64]) -> Stored<u64> {
    call.unscoped()
        .run(
            "DELETE FROM notification_queue WHERE id = ANY($1) AND status IN ('sent', 'failed', 'suppressed')",
            params![ids],
        )
        .await
}
