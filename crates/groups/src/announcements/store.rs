//! What the table of announcements is asked.

use super::AnnouncementId;
use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, newest_first, params, record};

record! {
    /// An announcement to a group.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Announcement {
        /// `group_announcements.id`.
        pub id: AnnouncementId,
        /// To which group.
        pub group_id: GroupId,
        /// Who wrote it.
        pub author_id: MemberId,
        /// Plain text, one line.
        pub title: String,
        /// Plain text.
        pub content: String,
        /// Whether it stands above the others.
        pub is_pinned: bool,
        /// The higher stands first.
        pub priority: i64,
        /// When it expires; none if never.
        pub expires_at: Option<Timestamp>,
        /// When it was written.
        pub created_at: Timestamp,
        /// When it was changed last.
        pub updated_at: Timestamp,
    }
    select announcement_columns
}

/// Which announcements a list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Also those that have expired.
    pub expired: bool,
    /// Only pinned ones.
    pub pinned: bool,
}

/// A group's announcements: pinned ones first, then by priority, then the newest; those that follow `after`. Served by
/// `group_announcements_by_group`.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    group: GroupId,
    wanted: Wanted,
    after: Option<i64>,
    limit: i64,
) -> Stored<Vec<Announcement>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", announcement_columns!("a"), "
               FROM group_announcements a
              WHERE a.tenant_id = $1 AND a.group_id = $2
                AND ($3 OR a.expires_at IS NULL OR a.expires_at > $4)
                AND (NOT $5 OR a.is_pinned)
                AND ($6 = 0 OR EXISTS (SELECT 1
                                         FROM group_announcements c
                                        WHERE c.tenant_id = $1 AND c.group_id = $2 AND c.id = $6
                                          AND (a.is_pinned, a.priority, a.id) ", before!(), " (c.is_pinned, c.priority, c.id)))
              ORDER BY a.is_pinned ", order!(), ", a.priority ", order!(), ", a.id ", order!(), "
              LIMIT $7")),
        params![group, wanted.expired, call.now(), wanted.pinned, after.unwrap_or(0), limit],
    )
    .await
}

/// Some announcements, whatever their groups.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[AnnouncementId]) -> Stored<Vec<Announcement>> {
    call.all(
        concat!("SELECT ", announcement_columns!(), " FROM group_announcements WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// An announcement of a group, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, group: GroupId, id: AnnouncementId) -> Stored<Option<Announcement>> {
    tx.optional(
        concat!("SELECT ", announcement_columns!(), "
               FROM group_announcements
              WHERE tenant_id = $1 AND group_id = $2 AND id = $3
                FOR UPDATE"),
        params![group, id],
    )
    .await
}

/// What an announcement says.
#[derive(Clone, Debug)]
pub struct Text {
    /// Plain text, one line.
    pub title: String,
    /// Plain text.
    pub content: String,
    /// Whether it stands above the others.
    pub is_pinned: bool,
    /// The higher stands first.
    pub priority: i64,
    /// When it expires; none if never.
    pub expires_at: Option<Timestamp>,
}

/// Writes an announcement.
#[rustfmt::skip::macros(concat)]
pub async fn insert(tx: &mut Tx, group: GroupId, author: MemberId, text: Text) -> Stored<Announcement> {
    let now = tx.now();
    let (sql, params) = insert! { into group_announcements {
        group_id: group,
        author_id: author,
        title: text.title,
        content: text.content,
        is_pinned: text.is_pinned,
        priority: text.priority,
        expires_at: text.expires_at,
        created_at & updated_at: now,
    } then concat!("RETURNING ", announcement_columns!()) };
    tx.one(sql, params).await
}

/// Writes what an announcement says now.
#[rustfmt::skip::macros(concat)]
pub async fn update(tx: &mut Tx, id: AnnouncementId, text: Text) -> Stored<Announcement> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE group_announcements
                SET title = $3, content = $4, is_pinned = $5, priority = $6, expires_at = $7, updated_at = $8
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", announcement_columns!()),
        params![id, text.title, text.content, text.is_pinned, text.priority, text.expires_at, now],
    )
    .await
}

/// Deletes an announcement.
pub async fn delete(tx: &mut Tx, id: AnnouncementId) -> Stored<u64> {
    tx.run("DELETE FROM group_announcements WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Whether an announcement is still there.
pub async fn is_there(tx: &mut Tx, id: AnnouncementId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM group_announcements WHERE tenant_id = $1 AND id = $2)", params![id]).await
}
