//! What members see of their bells, and what they do with it. Every statement concerns one member's own lines.

use crate::base::{MemberId, NotificationId};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::messages::notices::NEW_MESSAGE;
use crate::notices::Notice;
use crate::notifications::model::{
    Category, GroupKey, MOST_NAMED, Notification, Place, notification_columns, types_of,
};
use crate::{newest_first, params};

/// Whether a line is of the category that [`wanted`] puts into `$3` to `$5`. The last part is what [`category_of`](crate::notifications::model::category_of)
/// says of events.
macro_rules! of_category {
    () => {
        "($3 OR type = ANY($4) OR ($5 AND (LOWER(TRIM(type)) LIKE 'event!_%' ESCAPE '!'
                                         OR LOWER(TRIM(type)) IN ('event', 'new_event_created'))))"
    };
}

/// Whether every category is meant, the types that are, and whether events are.
fn wanted(category: Option<Category>) -> (bool, Vec<&'static str>, bool) {
    let types = category.map(types_of).unwrap_or_default();
    (category.is_none(), types, category == Some(Category::Events))
}

/// Those of these lines that are in a member's bell, in no order.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, member: MemberId, ids: &[NotificationId]) -> Stored<Vec<Notification>> {
    call.all(
        concat!("SELECT ", notification_columns!(), "
               FROM notifications
              WHERE tenant_id = $1 AND user_id = $2 AND id = ANY($3) AND deleted_at IS NULL"),
        params![member, ids],
    )
    .await
}

/// Which lines of a bell to read.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// Of this category.
    pub category: Option<Category>,
    /// That were not read yet.
    pub unread_only: bool,
}

/// A member's lines before `before`, newest first. Served by `notifications_by_user`, unread ones by `notifications_unread`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, member: MemberId, which: Wanted, before: i64, limit: i64) -> Stored<Vec<Notification>> {
    let sql = if which.unread_only {
        newest_first!(call.way(), before, order => concat!("SELECT ", notification_columns!(), "
                   FROM notifications
                  WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND read_at IS NULL AND ", of_category!(), "
                    AND id ", before!(), " $6
                  ORDER BY id ", order!(), "
                  LIMIT $7"))
    } else {
        newest_first!(call.way(), before, order => concat!("SELECT ", notification_columns!(), "
                   FROM notifications
                  WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND ", of_category!(), "
                    AND id ", before!(), " $6
                  ORDER BY id ", order!(), "
                  LIMIT $7"))
    };
    let (all, types, events) = wanted(which.category);
    call.all(sql, params![member, all, types, events, before, limit]).await
}

/// A member's lines, alike ones together: those of the `limit` newest bunches from `place` on, bunch by bunch and newest first, of each the
/// newest [`MOST_NAMED`]. Beside each line: how many its bunch has, and how many of them were read. Served by `notifications_alike`: the pluses and
/// `CROSS JOIN` keep SQLite to it.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn grouped(call: &Call, member: MemberId, place: Place, limit: i64) -> Stored<Vec<(Notification, i64, i64)>> {
    call.all(
        "WITH bunches AS (
             SELECT type, link, MAX(id) AS newest, COUNT(*) AS lines, COUNT(read_at) AS seen
               FROM notifications
              WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND +id <= $3
              GROUP BY type, link
             HAVING MAX(id) < $4
              ORDER BY MAX(id) DESC
              LIMIT $5
         ), alike AS (
             SELECT n.id, b.newest, b.lines, b.seen
               FROM bunches AS b
              CROSS JOIN notifications AS n
              WHERE n.tenant_id = $1 AND n.user_id = $2 AND n.link = b.link AND n.type = b.type
                AND n.deleted_at IS NULL AND +n.id <= $3
              UNION ALL
             SELECT n.id, b.newest, b.lines, b.seen
               FROM bunches AS b
              CROSS JOIN notifications AS n
              WHERE n.tenant_id = $1 AND n.user_id = $2 AND n.link IS NULL AND n.type = b.type
                AND b.link IS NULL AND n.deleted_at IS NULL AND +n.id <= $3
         ), ranked AS (
             SELECT id, newest, lines, seen, ROW_NUMBER() OVER (PARTITION BY newest ORDER BY id DESC) AS nth
               FROM alike
         )
         SELECT n.id, n.user_id, n.actor_id, n.type AS kind, n.link, n.message, n.read_at, n.created_at, r.lines, r.seen
           FROM ranked AS r
           JOIN notifications AS n ON n.tenant_id = $1 AND n.id = r.id
          WHERE r.nth <= $6
          ORDER BY r.newest DESC, n.id DESC",
        params![member, place.top, place.before, limit, MOST_NAMED],
    )
    .await
}

/// How many of a member's lines are unread.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn unread_count(call: &Call, member: MemberId) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*)
           FROM notifications
          WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND read_at IS NULL",
        params![member],
    )
    .await
}

/// How many of a member's lines are unread, by type. Answered by `notifications_unread` alone.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn unread_by_type(call: &Call, member: MemberId) -> Stored<Vec<(String, i64)>> {
    call.all(
        "SELECT type, COUNT(*)
           FROM notifications
          WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND read_at IS NULL
          GROUP BY type",
        params![member],
    )
    .await
}

/// Marks a line as read; the line as it is then. One that was read keeps its time.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn mark_read(tx: &mut Tx, member: MemberId, id: NotificationId) -> Stored<Option<Notification>> {
    let now = tx.now();
    tx.optional(
        concat!("UPDATE notifications
                    SET read_at = COALESCE(read_at, $4)
                  WHERE tenant_id = $1 AND user_id = $2 AND id = $3 AND deleted_at IS NULL
                 RETURNING ", notification_columns!()),
        params![member, id, now],
    )
    .await
}

/// Marks all of a member's lines as read; how many were not.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn mark_all_read(tx: &mut Tx, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE notifications
            SET read_at = $3
          WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND read_at IS NULL",
        params![member, now],
    )
    .await
}

/// Marks as read a member's lines that tell of what `sender` wrote, unless some of that is unread; how many lines were not.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn mark_messages_read(tx: &mut Tx, member: MemberId, sender: MemberId) -> Stored<u64> {
    let (kind, now) = (NEW_MESSAGE.as_str(), tx.now());
    tx.run(
        "UPDATE notifications
            SET read_at = $5
          WHERE tenant_id = $1 AND user_id = $2 AND actor_id = $3 AND type = $4 AND deleted_at IS NULL AND read_at IS NULL
            AND NOT EXISTS (SELECT 1
                              FROM messages
                             WHERE tenant_id = $1 AND receiver_id = $2 AND sender_id = $3 AND read_at IS NULL
                               AND deleted_at IS NULL AND NOT hidden_by_receiver)",
        params![member, sender, kind, now],
    )
    .await
}

/// What happened that these lines of a member's bell tell of, where they came from something that happened.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn about(
    call: &Call,
    member: MemberId,
    ids: &[NotificationId],
) -> Stored<Vec<(NotificationId, String, Json<serde_json::Value>)>> {
    call.all(
        "SELECT n.id, e.kind, e.payload
           FROM notifications n
           JOIN domain_events e ON e.tenant_id = n.tenant_id AND e.id = n.domain_event_id
          WHERE n.tenant_id = $1 AND n.user_id = $2 AND n.id = ANY($3) AND n.deleted_at IS NULL",
        params![member, ids],
    )
    .await
}

/// A member's unread lines of a type with a link, each with the event that it tells of.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn unread_of(
    tx: &mut Tx,
    member: MemberId,
    kind: &Notice,
    link: &str,
) -> Stored<Vec<(NotificationId, String, Json<serde_json::Value>)>> {
    tx.all(
        "SELECT n.id, e.kind, e.payload
           FROM notifications n
           JOIN domain_events e ON e.tenant_id = n.tenant_id AND e.id = n.domain_event_id
          WHERE n.tenant_id = $1 AND n.user_id = $2 AND n.type = $3 AND n.link = $4 AND n.read_at IS NULL AND n.deleted_at IS NULL",
        params![member, kind.as_str(), link],
    )
    .await
}

/// Whether some of a member's alike lines are unread. Served by `notifications_unread`.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn has_unread_alike(call: &Call, member: MemberId, key: &GroupKey) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1
                          FROM notifications
                         WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND read_at IS NULL
                           AND type = $3 AND link = $4)",
        params![member, &key.kind, key.link.as_deref()],
    )
    .await
}

/// Marks a member's alike lines as read; how many were not.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn mark_alike_read(tx: &mut Tx, member: MemberId, key: &GroupKey) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE notifications
            SET read_at = $5
          WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND read_at IS NULL
            AND type = $3 AND (link = $4 OR (link IS NULL AND $4 IS NULL))",
        params![member, &key.kind, key.link.as_deref(), now],
    )
    .await
}

/// Deletes a line; how many that were.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn delete(tx: &mut Tx, member: MemberId, id: NotificationId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE notifications
            SET deleted_at = $4
          WHERE tenant_id = $1 AND user_id = $2 AND id = $3 AND deleted_at IS NULL",
        params![member, id, now],
    )
    .await
}

/// Deletes a member's lines of a category, or all; how many there were.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
#[rustfmt::skip::macros(concat)]
pub async fn delete_many(tx: &mut Tx, member: MemberId, category: Option<Category>) -> Stored<u64> {
    let now = tx.now();
    let (all, types, events) = wanted(category);
    tx.run(
        concat!("UPDATE notifications
                    SET deleted_at = $6
                  WHERE tenant_id = $1 AND user_id = $2 AND deleted_at IS NULL AND ", of_category!()),
        params![member, all, types, events, now],
    )
    .await
}
