//! What the tables of discussions are asked.

use super::{DiscussionId, ReplyId};
use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, lowest_first, newest_first, params, record};

record! {
    /// A discussion in a group.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Discussion {
        /// `group_discussions.id`.
        pub id: DiscussionId,
        /// In which group.
        pub group_id: GroupId,
        /// Who started it.
        pub author_id: MemberId,
        /// Plain text, one line.
        pub title: String,
        /// Plain text.
        pub content: String,
        /// Whether it stands above the others.
        pub is_pinned: bool,
        /// How many replies there are.
        pub reply_count: i64,
        /// When the last one was written.
        pub last_reply_at: Option<Timestamp>,
        /// When it was started.
        pub created_at: Timestamp,
        /// When its title or text was changed last.
        pub updated_at: Timestamp,
    }
    select discussion_columns
}

record! {
    /// A reply in a discussion.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Reply {
        /// `group_discussion_replies.id`.
        pub id: ReplyId,
        /// In which discussion.
        pub discussion_id: DiscussionId,
        /// Who wrote it.
        pub author_id: MemberId,
        /// Plain text.
        pub content: String,
        /// When it was written.
        pub created_at: Timestamp,
    }
    select reply_columns
}

/// A group's discussions: pinned ones first, then the newest; those that follow `after`. Served by `group_discussions_by_group`.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, group: GroupId, after: Option<i64>, limit: i64) -> Stored<Vec<Discussion>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", discussion_columns!("d"), "
               FROM group_discussions d
              WHERE d.tenant_id = $1 AND d.group_id = $2
                AND ($3 = 0 OR EXISTS (SELECT 1
                                         FROM group_discussions c
                                        WHERE c.tenant_id = $1 AND c.group_id = $2 AND c.id = $3
                                          AND (d.is_pinned, d.id) ", before!(), " (c.is_pinned, c.id)))
              ORDER BY d.is_pinned ", order!(), ", d.id ", order!(), "
              LIMIT $4")),
        params![group, after.unwrap_or(0), limit],
    )
    .await
}

/// A discussion, whatever its group.
#[rustfmt::skip::macros(concat)]
pub async fn find(call: &Call, id: DiscussionId) -> Stored<Option<Discussion>> {
    call.optional(
        concat!("SELECT ", discussion_columns!(), " FROM group_discussions WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

/// Some discussions, whatever their groups.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[DiscussionId]) -> Stored<Vec<Discussion>> {
    call.all(
        concat!("SELECT ", discussion_columns!(), " FROM group_discussions WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// A discussion of a group, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, group: GroupId, id: DiscussionId) -> Stored<Option<Discussion>> {
    tx.optional(
        concat!("SELECT ", discussion_columns!(), "
               FROM group_discussions
              WHERE tenant_id = $1 AND group_id = $2 AND id = $3
                FOR UPDATE"),
        params![group, id],
    )
    .await
}

/// Starts a discussion.
#[rustfmt::skip::macros(concat)]
pub async fn insert(tx: &mut Tx, group: GroupId, author: MemberId, title: &str, content: &str) -> Stored<Discussion> {
    let now = tx.now();
    let (sql, params) = insert! { into group_discussions {
        group_id: group,
        author_id: author,
        title,
        content,
        is_pinned: false,
        reply_count: 0_i64,
        created_at & updated_at: now,
    } then concat!("RETURNING ", discussion_columns!()) };
    tx.one(sql, params).await
}

/// Writes another title and text.
#[rustfmt::skip::macros(concat)]
pub async fn rewrite(tx: &mut Tx, id: DiscussionId, title: &str, content: &str) -> Stored<Discussion> {
    let now = tx.now();
    tx.one(
        concat!("UPDATE group_discussions SET title = $3, content = $4, updated_at = $5
              WHERE tenant_id = $1 AND id = $2
             RETURNING ", discussion_columns!()),
        params![id, title, content, now],
    )
    .await
}

/// Puts a discussion above the others, or no longer.
#[rustfmt::skip::macros(concat)]
pub async fn pin(tx: &mut Tx, id: DiscussionId, is_pinned: bool) -> Stored<Discussion> {
    tx.one(
        concat!("UPDATE group_discussions SET is_pinned = $3 WHERE tenant_id = $1 AND id = $2 RETURNING ", discussion_columns!()),
        params![id, is_pinned],
    )
    .await
}

/// Deletes a discussion with its replies.
pub async fn delete(tx: &mut Tx, id: DiscussionId) -> Stored<u64> {
    tx.run("DELETE FROM group_discussions WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Replies in a discussion, oldest first, after `after`. Served by `group_discussion_replies_by_discussion`.
#[rustfmt::skip::macros(concat)]
pub async fn replies(call: &Call, discussion: DiscussionId, after: Option<i64>, limit: i64) -> Stored<Vec<Reply>> {
    call.all(
        lowest_first!(call.way(), before, order => concat!("SELECT ", reply_columns!(), "
               FROM group_discussion_replies
              WHERE tenant_id = $1 AND discussion_id = $2 AND id ", before!(), " $3
              ORDER BY id ", order!(), "
              LIMIT $4")),
        params![discussion, call.lowest_behind(after), limit],
    )
    .await
}

/// Some replies, whatever their discussions.
#[rustfmt::skip::macros(concat)]
pub async fn replies_by_ids(call: &Call, ids: &[ReplyId]) -> Stored<Vec<Reply>> {
    call.all(
        concat!("SELECT ", reply_columns!(), " FROM group_discussion_replies WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// A reply as it is inside a transaction that holds its discussion.
#[rustfmt::skip::macros(concat)]
pub async fn reply_of(tx: &mut Tx, discussion: DiscussionId, id: ReplyId) -> Stored<Option<Reply>> {
    tx.optional(
        concat!("SELECT ", reply_columns!(), "
               FROM group_discussion_replies
              WHERE tenant_id = $1 AND discussion_id = $2 AND id = $3"),
        params![discussion, id],
    )
    .await
}

/// Writes a reply.
#[rustfmt::skip::macros(concat)]
pub async fn insert_reply(tx: &mut Tx, discussion: DiscussionId, author: MemberId, content: &str) -> Stored<Reply> {
    let now = tx.now();
    let (sql, params) = insert! { into group_discussion_replies {
        discussion_id: discussion,
        author_id: author,
        content,
        created_at: now,
    } then concat!("RETURNING ", reply_columns!()) };
    tx.one(sql, params).await
}

/// Deletes a reply.
pub async fn delete_reply(tx: &mut Tx, id: ReplyId) -> Stored<u64> {
    tx.run("DELETE FROM group_discussion_replies WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Notes how many replies a discussion, which is held, has, and when the last one was written.
pub async fn count_replies(tx: &mut Tx, id: DiscussionId) -> Stored<u64> {
    tx.run(
        "UPDATE group_discussions
            SET reply_count = (SELECT COUNT(*) FROM group_discussion_replies r WHERE r.tenant_id = $1 AND r.discussion_id = $2),
                last_reply_at = (SELECT MAX(r.created_at) FROM group_discussion_replies r WHERE r.tenant_id = $1 AND r.discussion_id = $2)
          WHERE tenant_id = $1 AND id = $2",
        params![id],
    )
    .await
}

/// Whether a discussion is still there.
pub async fn is_there(tx: &mut Tx, id: DiscussionId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM group_discussions WHERE tenant_id = $1 AND id = $2)", params![id]).await
}

/// Whether a reply is still there.
pub async fn is_reply_there(tx: &mut Tx, id: ReplyId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM group_discussion_replies WHERE tenant_id = $1 AND id = $2)", params![id]).await
}

/// Who takes part in a discussion and belongs to its group: by id, after `after`, without one member.
pub async fn participants(
    tx: &mut Tx,
    id: DiscussionId,
    except: MemberId,
    after: MemberId,
    limit: i64,
) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT m.user_id
           FROM group_discussions d
           JOIN group_members m ON m.tenant_id = $1 AND m.group_id = d.group_id AND m.status = 'active'
          WHERE d.tenant_id = $1 AND d.id = $2 AND m.user_id <> $3 AND m.user_id > $4
            AND (m.user_id = d.author_id
                 OR EXISTS (SELECT 1
                              FROM group_discussion_replies r
                             WHERE r.tenant_id = $1 AND r.discussion_id = $2 AND r.author_id = m.user_id))
          ORDER BY m.user_id
          LIMIT $5",
        params![id, except, after, limit],
    )
    .await
}
