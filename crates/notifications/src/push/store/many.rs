//! The SQL of what is said to many at once.

use serde_json::{Map, Value, json};

use super::queue::Words;
use crate::base::{DomainEventId, GroupId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::notifications::prefs::model::Frequency;
use crate::notifications::push::model::Wanted;
use crate::{params, record};

record! {
    /// Somebody with browsers.
    #[derive(Clone, Debug)]
    pub struct Reader {
        /// `users.notification_preferences`.
        pub notification_preferences: Json<Map<String, Value>>,
        /// How many browsers.
        pub browsers: i64,
    }
}

record! {
    /// Somebody whose row is held.
    #[derive(Clone, Debug)]
    pub struct Held {
        /// Who.
        pub id: MemberId,
        /// `users.notification_preferences`.
        pub notification_preferences: Json<Map<String, Value>>,
    }
}

/// Active members who have subscribed a browser: all of them, or those among `only`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn readers(call: &Call, only: Option<&[MemberId]>) -> Stored<Vec<Reader>> {
    call.all(
        "SELECT u.notification_preferences, s.browsers
           FROM (SELECT user_id, COUNT(*) AS browsers
                   FROM push_subscriptions
                  WHERE tenant_id = $1 AND ($2 OR user_id = ANY($3))
                  GROUP BY user_id) s
           JOIN users u ON u.tenant_id = $1 AND u.id = s.user_id AND u.status = 'active' AND u.deleted_at IS NULL",
        params![only.is_none(), only.unwrap_or_default()],
    )
    .await
}

/// The next of them after `after` by id; held, so that of two messages that are the same only one is written.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn hold_readers(tx: &mut Tx, only: Option<&[MemberId]>, after: MemberId, limit: i64) -> Stored<Vec<Held>> {
    tx.all(
        "SELECT u.id, u.notification_preferences
           FROM users u
          WHERE u.tenant_id = $1 AND ($2 OR u.id = ANY($3)) AND u.id > $4 AND u.status = 'active' AND u.deleted_at IS NULL
            AND EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.tenant_id = $1 AND s.user_id = u.id)
          ORDER BY u.id
          LIMIT $5
            FOR NO KEY UPDATE OF u",
        params![only.is_none(), only.unwrap_or_default(), after, limit],
    )
    .await
}

/// Writes what was said at `said` down for many members, except for whom the same words with the same link were said after `lately`, or of
/// this event before. Gives their ids. One statement.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn insert_for_all(
    tx: &mut Tx,
    event: DomainEventId,
    members: &[MemberId],
    words: &Words<'_>,
    (said, lately): (Timestamp, Timestamp),
) -> Stored<Vec<i64>> {
    tx.all(
        "INSERT INTO push_queue (tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status,
                created_at)
         SELECT $1, u.id, $2, $4, $5, $6, $7, $8, $9, 'pending', $10
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = ANY($3)
            AND NOT EXISTS (SELECT 1
                              FROM push_queue q
                             WHERE q.tenant_id = $1 AND q.user_id = u.id AND q.type = $4 AND q.link = $7 AND q.title = $5
                               AND q.body = $6 AND q.created_at > $11)
             ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
             RETURNING id",
        params![
            event,
            members,
            words.kind,
            words.title,
            words.body,
            words.link,
            &words.options,
            words.web_only,
            said,
            lately
        ],
    )
    .await
}

/// A message in its words.
#[derive(Clone, Debug)]
pub struct Message<'a> {
    /// To whom, and what it is about.
    pub wanted: &'a Wanted<'a>,
    /// First line.
    pub title: String,
    /// The rest.
    pub body: String,
}

macro_rules! insert_each_of {
    ($messages:literal) => {
        concat!(
            "INSERT INTO push_queue (tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status,
                    created_at)
             SELECT $1, r.to_id, r.event_id, r.kind, r.title, r.body, r.link, $3, $4, 'pending', $5
               FROM ",
            $messages,
            " WHERE (EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.tenant_id = $1 AND s.user_id = r.to_id)
                     OR EXISTS (SELECT 1 FROM fcm_device_tokens d WHERE d.tenant_id = $1 AND d.user_id = r.to_id))
                AND NOT EXISTS (SELECT 1
                                  FROM push_queue q
                                 WHERE q.tenant_id = $1 AND q.user_id = r.to_id AND q.type = r.kind AND q.link = r.link
                                   AND q.created_at > $6)
                 ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
             RETURNING id"
        )
    };
}

/// Writes messages down, each as [`insert`](super::queue::insert) does. Gives their ids. One statement, to which the rows are handed over as JSON.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn insert_each(tx: &mut Tx, messages: &[Message<'_>], lately: Timestamp) -> Stored<Vec<i64>> {
    let now = tx.now();
    let rows: Vec<Value> = messages
        .iter()
        .map(|one| {
            json!({
                "to_id": one.wanted.to, "event_id": one.wanted.event, "kind": one.wanted.kind, "title": one.title,
                "body": one.body, "link": one.wanted.link,
            })
        })
        .collect();
    let sql = tx.call().db().engine().pick(
        insert_each_of!(
            "(SELECT value ->> 'to_id' AS to_id, value ->> 'event_id' AS event_id, value ->> 'kind' AS kind,
                     value ->> 'title' AS title, value ->> 'body' AS body, value ->> 'link' AS link
                FROM json_each($2)) r"
        ),
        insert_each_of!(
            "jsonb_to_recordset($2) AS r (to_id bigint, event_id bigint, kind text, title text, body text, link text)"
        ),
    );
    tx.all(sql, params![&Value::Array(rows), &json!({}), false, now, lately]).await
}

/// Empties what administrators said before a moment, in all communities: only that something was said is kept. Served by
/// `domain_events_announcements`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn forget_announcements(call: &Call, moment: Timestamp) -> Stored<u64> {
    let nothing = json!({ "kind": "announcement_sent", "to": [], "title": "", "body": "", "link": "", "options": {} });
    call.unscoped()
        .run(
            "UPDATE domain_events
                SET payload = $2
              WHERE kind = 'announcement_sent' AND occurred_at < $1 AND payload ->> 'title' <> ''",
            params![moment, &nothing],
        )
        .await
}

/// Something in a group of which its members are told.
#[derive(Clone, Copy, Debug)]
pub struct InGroup<'a> {
    /// Where it happened.
    pub group: GroupId,
    /// What happened.
    pub event: DomainEventId,
    /// First lines, by language.
    pub titles: &'a Value,
    /// The rest, by language.
    pub bodies: &'a Value,
    /// Its type has a title of its own: it goes to whoever wants to hear of the group from time to time, too.
    pub curated: bool,
    /// How often somebody hears of it who has decided nothing; none is never.
    pub undecided: Option<Frequency>,
}

/// Writes a message about the same thing down for those of `members` who have subscribed a browser and have not switched messages off,
/// neither altogether nor for the group; each in their language. Once an event, as [`insert`](super::queue::insert). Gives their ids. One statement.
///
/// Unless the type has a title of its own, only for those who hear of the group at once: what they decided about it in the group itself, or
/// else in their settings, about everything, or else the community. The same as step 7 of the dispatch.
///
/// Title and body of `words` do not count.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn insert_for_group(
    tx: &mut Tx,
    about: &InGroup<'_>,
    members: &[MemberId],
    words: &Words<'_>,
) -> Stored<Vec<i64>> {
    let now = tx.now();
    tx.all(
        "INSERT INTO push_queue (tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status,
                created_at)
         SELECT $1, u.id, $2, $4, COALESCE($5::jsonb ->> LOWER(SUBSTR(u.preferred_language, 1, 2)), $5::jsonb ->> 'en'),
                COALESCE($6::jsonb ->> LOWER(SUBSTR(u.preferred_language, 1, 2)), $6::jsonb ->> 'en'), $7, $8, TRUE, 'pending', $9
           FROM users u
           LEFT JOIN group_notification_preferences p ON p.tenant_id = $1 AND p.user_id = u.id AND p.group_id = $10
           LEFT JOIN notification_settings g
             ON g.tenant_id = $1 AND g.user_id = u.id AND g.context_type = 'group' AND g.context = $10
           LEFT JOIN notification_settings a
             ON a.tenant_id = $1 AND a.user_id = u.id AND a.context_type = 'global' AND a.context = 0
          WHERE u.tenant_id = $1 AND u.id = ANY($3) AND COALESCE(p.push_enabled, TRUE)
            AND ($11 OR COALESCE(p.frequency, g.frequency, a.frequency, $12::text) = 'instant')
            AND COALESCE(CAST(u.notification_preferences ->> 'push_enabled' AS TEXT), '1') NOT IN ('0', 'false')
            AND EXISTS (SELECT 1 FROM push_subscriptions s WHERE s.tenant_id = $1 AND s.user_id = u.id)
             ON CONFLICT (tenant_id, user_id, domain_event_id, type) DO NOTHING
             RETURNING id",
        params![
            about.event,
            members,
            words.kind,
            about.titles,
            about.bodies,
            words.link,
            &words.options,
            now,
            about.group,
            about.curated,
            about.undecided
        ],
    )
    .await
}
