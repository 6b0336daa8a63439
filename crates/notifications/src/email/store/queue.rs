//! What waits to be sent.

use serde_json::{Value, json};

use crate::base::{MemberId, MessageId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::notifications::email::model::{Settled, Status, Trigger};
use crate::notifications::email::{LETTER, Queued};
use crate::notifications::prefs::model::Frequency;
use crate::queue::Subjects;
use crate::{insert, params, record};

/// What tasks of mails are about: their type.
pub const SUBJECTS: Subjects = Subjects {
    topic: "mail",
    statement: "SELECT tenant_id, id, activity_type FROM notification_queue WHERE id = ANY($1)",
};

/// So many letters of a snippet are kept.
const SNIPPET: usize = 250;

record! {
    /// Something that is to be sent.
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
        /// Where it stands.
        pub status: Status,
        /// So often its letter went on its way.
        pub attempts: i64,
        /// When it was written.
        pub created_at: Timestamp,
        /// Where it goes, if not to the member's address.
        pub address: Option<String>,
    }
}

/// Writes something down that is to be sent. Its id; none if the same is there already.
pub async fn insert(tx: &mut Tx, queued: &Queued<'_>) -> Stored<Option<i64>> {
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
        created_at: now,
        address: queued.address,
    } then "ON CONFLICT (tenant_id, idempotency_key) DO NOTHING RETURNING id" };
    tx.optional(sql, params).await
}

macro_rules! insert_each_of {
    ($mails:literal) => {
        concat!(
            "INSERT INTO notification_queue (tenant_id, user_id, domain_event_id, idempotency_key, activity_type, content_snippet, email_body,
                                             message_id, link, frequency, status, attempts, created_at)
             SELECT $1, r.to_id, r.event_id, r.once, r.kind, r.snippet, r.detail, r.message_id, r.link, $3, 'pending', 0, $4
               FROM ",
            $mails,
            " WHERE TRUE
              ORDER BY r.nth
                 ON CONFLICT (tenant_id, idempotency_key) DO NOTHING
              RETURNING id, user_id"
        )
    };
}

/// Writes several down, but for those that are there already. Gives the ids of those that it added, and to whom they go. One statement, to which the rows
/// are handed over as JSON.
pub async fn insert_each(tx: &mut Tx, frequency: Frequency, queued: &[&Queued<'_>]) -> Stored<Vec<(i64, MemberId)>> {
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
    tx.all(sql, params![&Value::Array(rows), frequency, now]).await
}

/// However often an event is heard, one mail of it waits.
fn once(queued: &Queued<'_>) -> String {
    format!("{}:{}:{}", queued.event, queued.to, queued.kind)
}

fn snippet(queued: &Queued<'_>) -> String {
    queued.snippet.chars().take(SNIPPET).collect()
}

/// How many were given up since a moment, in all communities. Served by `notification_queue_given_up`.
pub async fn given_up_since(call: &Call, moment: Timestamp) -> Stored<i64> {
    call.unscoped().one("SELECT COUNT(*) FROM notification_queue WHERE given_up_at > $1", params![moment]).await
}

/// Those of some that are not over, and those that were given up.
pub async fn read(call: &Call, ids: &[i64]) -> Stored<Vec<Item>> {
    call.all(
        "SELECT id, tenant_id, user_id, activity_type, content_snippet, email_body, message_id, link, frequency, status, attempts,
                created_at, address
           FROM notification_queue
          WHERE tenant_id = $1 AND id = ANY($2) AND status IN ('pending', 'processing', 'failed')
          ORDER BY id",
        params![ids],
    )
    .await
}

/// How many letters an address has got since a moment, or its member has on their way, but for what is in `but`; and when the first of them went. A
/// digest is one letter. One statement: what arrives between two of them would be in neither. Served by `email_log_by_recipient`.
pub async fn counted(
    tx: &mut Tx,
    (member, recipient): (MemberId, &str),
    since: Timestamp,
    but: &[i64],
) -> Stored<(i64, Option<Timestamp>, Option<Timestamp>)> {
    tx.one(
        "SELECT l.sent + w.letters AS letters, l.first_sent, w.first_begun
           FROM (SELECT COUNT(*) AS sent, MIN(attempted_at) AS first_sent
                   FROM email_log
                  WHERE tenant_id = $1 AND recipient = $3 AND attempted_at > $4 AND status IN ('accepted', 'unknown')) l,
                (SELECT COUNT(CASE WHEN frequency = 'instant' THEN 1 END)
                      + COUNT(DISTINCT CASE WHEN frequency <> 'instant' THEN frequency END) AS letters, MIN(begun_at) AS first_begun
                   FROM notification_queue
                  WHERE tenant_id = $1 AND user_id = $2 AND status = 'processing' AND id <> ALL($5)) w",
        params![member, recipient, since, but],
    )
    .await
}

/// Says that these go on their way now: one more attempt at each, or the first of what was revived. False if some are gone.
pub async fn begin(tx: &mut Tx, ids: &[i64]) -> Stored<bool> {
    let now = tx.now();
    let touched = tx
        .run(
            "UPDATE notification_queue
                SET attempts = CASE WHEN status = 'failed' THEN 1 ELSE attempts + 1 END, status = 'processing', begun_at = $3,
                    last_attempted_at = $3, given_up_at = NULL
              WHERE tenant_id = $1 AND id = ANY($2) AND status IN ('pending', 'processing', 'failed')",
            params![ids, now],
        )
        .await?;
    Ok(usize::try_from(touched).is_ok_and(|touched| touched == ids.len()))
}

/// Writes down what became of some that are not over, after so many attempts. Gives how many they were.
pub async fn settle(tx: &mut Tx, ids: &[i64], to: Status, settled: &Settled, attempts: i64) -> Stored<u64> {
    let now = tx.now();
    let sent_at = (to == Status::Sent).then_some(now);
    let given_up_at = (settled.trigger == Trigger::GiveUp).then_some(now);
    tx.run(
        "UPDATE notification_queue
            SET status = $3, last_error = $4, sent_at = $5, given_up_at = $6, attempts = $7
          WHERE tenant_id = $1 AND id = ANY($2) AND status IN ('pending', 'processing', 'failed')",
        params![ids, to, settled.error.as_deref(), sent_at, given_up_at, attempts],
    )
    .await
}

/// Some that have waited since before a moment, of monthly digests some that were due before it, and that nobody has.
pub async fn waiting_since(call: &Call, before: Timestamp, limit: u32) -> Stored<Vec<i64>> {
    call.unscoped()
        .all(
            "SELECT q.id
               FROM notification_queue q
               LEFT JOIN tasks t ON t.tenant_id = q.tenant_id AND t.kind = $2 AND t.subject = q.id
              WHERE q.status IN ('pending', 'processing') AND q.created_at < $1
                AND (t.id IS NULL OR t.lease_owner IS NULL OR t.ready_at < $1)
                AND (q.frequency <> 'monthly' OR t.id IS NULL OR t.due_at < $1)
              ORDER BY q.created_at
              LIMIT $3",
            params![before, LETTER.as_str(), limit],
        )
        .await
}

/// Gives some up that have waited too long.
pub async fn expire(tx: &mut Tx, ids: &[i64]) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE notification_queue
                SET status = 'failed', last_error = 'waited too long', given_up_at = $2
              WHERE id = ANY($1) AND status IN ('pending', 'processing')",
            params![ids, now],
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
pub async fn forget(tx: &mut Tx, ids: &[i64]) -> Stored<u64> {
    tx.unscoped()
        .run(
            "DELETE FROM notification_queue WHERE id = ANY($1) AND status IN ('sent', 'failed', 'suppressed')",
            params![ids],
        )
        .await
}
