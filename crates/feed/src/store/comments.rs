//! Comments.

use crate::base::MemberId;
use crate::call::{Reads, Tx};
use crate::db::Stored;
use crate::members::card_columns;
use crate::model::{AuthoredComment, Comment, CommentId, LineId, comment_columns};
use crate::{insert, params};

/// Whether no block keeps viewer `$2` and the author of comment `c` apart.
macro_rules! is_met {
    () => {
        "c.author_id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                    UNION ALL
                                   SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)"
    };
}

/// The first comments of each of some lines, the oldest first, without those of whom a block keeps the viewer apart. Served by `feed_comments_by_activity`.
#[rustfmt::skip::macros(concat)]
pub async fn of_lines(
    from: &mut Reads<'_>,
    viewer: MemberId,
    lines: &[LineId],
    limit: i64,
) -> Stored<Vec<AuthoredComment>> {
    from.all(
        concat!("SELECT ", comment_columns!("k"), ", ", card_columns!("u"), "
               FROM (SELECT c.id, ROW_NUMBER() OVER (PARTITION BY c.activity_id ORDER BY c.id) AS nth
                       FROM feed_comments c
                      WHERE c.tenant_id = $1 AND c.activity_id = ANY($3) AND ", is_met!(), ") n
              CROSS JOIN feed_comments k
              CROSS JOIN users u
              WHERE n.nth <= $4 AND k.tenant_id = $1 AND k.id = n.id AND u.tenant_id = $1 AND u.id = k.author_id
              ORDER BY k.id"),
        params![viewer, lines, limit],
    )
    .await
}

/// Some comments, without those of whom a block keeps the viewer apart. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(from: &mut Reads<'_>, viewer: MemberId, ids: &[CommentId]) -> Stored<Vec<AuthoredComment>> {
    from.all(
        concat!("SELECT ", comment_columns!("c"), ", ", card_columns!("u"), "
               FROM feed_comments c
              CROSS JOIN users u
              WHERE c.tenant_id = $1 AND c.id = ANY($3) AND u.tenant_id = $1 AND u.id = c.author_id AND ", is_met!(), "
              ORDER BY c.id"),
        params![viewer, ids],
    )
    .await
}

/// A comment of a line.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, line: LineId, id: CommentId) -> Stored<Option<Comment>> {
    tx.optional(
        concat!("SELECT ", comment_columns!(), " FROM feed_comments WHERE tenant_id = $1 AND activity_id = $2 AND id = $3"),
        params![line, id],
    )
    .await
}

/// Anybody's comment, held until the transaction ends.
#[rustfmt::skip::macros(concat)]
pub async fn hold(tx: &mut Tx, id: CommentId) -> Stored<Option<Comment>> {
    tx.optional(
        concat!("SELECT ", comment_columns!(), " FROM feed_comments WHERE tenant_id = $1 AND id = $2 FOR UPDATE"),
        params![id],
    )
    .await
}

/// A member's comment, held until the transaction ends.
#[rustfmt::skip::macros(concat)]
pub async fn hold_own(tx: &mut Tx, author: MemberId, id: CommentId) -> Stored<Option<Comment>> {
    tx.optional(
        concat!("SELECT ", comment_columns!(), "
               FROM feed_comments
              WHERE tenant_id = $1 AND author_id = $2 AND id = $3
                FOR UPDATE"),
        params![author, id],
    )
    .await
}

/// Writes a comment.
pub async fn insert(
    tx: &mut Tx,
    line: LineId,
    parent: Option<&Comment>,
    author: MemberId,
    content: &str,
) -> Stored<CommentId> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_comments {
        activity_id: line,
        parent_id: parent.map(|parent| parent.id),
        author_id: author,
        content,
        depth: parent.map_or(0, |parent| parent.depth + 1),
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes another text.
pub async fn rewrite(tx: &mut Tx, id: CommentId, content: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE feed_comments SET content = $3, edited_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, content, now],
    )
    .await
}

/// How many comments a comment and whatever stands below it are. Served by `feed_comments_by_parent`.
pub async fn count_below(tx: &mut Tx, line: LineId, id: CommentId) -> Stored<i64> {
    tx.one(
        "WITH RECURSIVE below (id) AS (
                SELECT c.id FROM feed_comments c WHERE c.tenant_id = $1 AND c.activity_id = $2 AND c.id = $3
                 UNION ALL
                SELECT c.id
                  FROM below b
                  JOIN feed_comments c ON c.tenant_id = $1 AND c.activity_id = $2 AND c.parent_id = b.id)
         SELECT COUNT(*) FROM below",
        params![line, id],
    )
    .await
}

/// Deletes a comment; what stands below it goes with it.
pub async fn delete(tx: &mut Tx, id: CommentId) -> Stored<u64> {
    tx.run("DELETE FROM feed_comments WHERE tenant_id = $1 AND id = $2", params![id]).await
}
