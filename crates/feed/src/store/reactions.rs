//! Reactions to lines and to comments.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::{CommentId, LineId, Reaction};
use crate::{insert, params};

/// Whether reaction `r` is to the line, or the comment of it, that `$3` and `$4` name.
macro_rules! is_to {
    () => {
        "r.tenant_id = $1 AND r.activity_id = $3 AND (r.comment_id = $4 OR ($4::bigint IS NULL AND r.comment_id IS NULL))"
    };
}

/// Whether no block keeps viewer `$2` and whoever reacted apart.
macro_rules! is_met {
    () => {
        "r.user_id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                  UNION ALL
                                 SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)"
    };
}

/// How members reacted to some lines, without those from whom a block keeps the viewer apart: line, reaction, how many, and how many of them are the viewer.
/// One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn of_lines(
    from: &mut Reads<'_>,
    viewer: MemberId,
    lines: &[LineId],
) -> Stored<Vec<(LineId, Reaction, i64, i64)>> {
    from.all(
        concat!("SELECT r.activity_id, r.reaction, COUNT(*), COUNT(CASE WHEN r.user_id = $2 THEN 1 END)
               FROM feed_reactions r
              WHERE r.tenant_id = $1 AND r.activity_id = ANY($3) AND r.comment_id IS NULL AND ", is_met!(), "
              GROUP BY r.activity_id, r.reaction
              ORDER BY r.activity_id, r.reaction"),
        params![viewer, lines],
    )
    .await
}

/// The same of comments of some lines.
#[rustfmt::skip::macros(concat)]
pub async fn of_comments(
    from: &mut Reads<'_>,
    viewer: MemberId,
    lines: &[LineId],
    comments: &[CommentId],
) -> Stored<Vec<(CommentId, Reaction, i64, i64)>> {
    from.all(
        concat!("SELECT r.comment_id, r.reaction, COUNT(*), COUNT(CASE WHEN r.user_id = $2 THEN 1 END)
               FROM feed_reactions r
              WHERE r.tenant_id = $1 AND r.activity_id = ANY($3) AND r.comment_id = ANY($4) AND ", is_met!(), "
              GROUP BY r.comment_id, r.reaction
              ORDER BY r.comment_id, r.reaction"),
        params![viewer, lines, comments],
    )
    .await
}

/// How a member reacted.
#[rustfmt::skip::macros(concat)]
pub async fn own(tx: &mut Tx, member: MemberId, line: LineId, comment: Option<CommentId>) -> Stored<Option<Reaction>> {
    tx.optional(
        concat!("SELECT r.reaction FROM feed_reactions r WHERE r.user_id = $2 AND ", is_to!()),
        params![member, line, comment],
    )
    .await
}

/// Notes how a member reacts.
pub async fn insert(
    tx: &mut Tx,
    member: MemberId,
    line: LineId,
    comment: Option<CommentId>,
    reaction: Reaction,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_reactions {
        activity_id: line,
        comment_id: comment,
        user_id: member,
        reaction,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Takes a member's reaction away.
pub async fn delete(tx: &mut Tx, member: MemberId, line: LineId, comment: Option<CommentId>) -> Stored<u64> {
    tx.run(
        "DELETE FROM feed_reactions
          WHERE tenant_id = $1 AND user_id = $2 AND activity_id = $3
            AND (comment_id = $4 OR ($4::bigint IS NULL AND comment_id IS NULL))",
        params![member, line, comment],
    )
    .await
}

/// Who reacted last, without those from whom a block keeps the viewer apart.
#[rustfmt::skip::macros(concat)]
pub async fn latest(
    from: &mut Reads<'_>,
    viewer: MemberId,
    line: LineId,
    comment: Option<CommentId>,
    limit: i64,
) -> Stored<Vec<Card>> {
    from.all(
        concat!("SELECT ", card_columns!("u"), "
               FROM feed_reactions r
               JOIN users u ON u.tenant_id = $1 AND u.id = r.user_id
              WHERE ", is_to!(), " AND ", is_met!(), "
              ORDER BY r.id DESC
              LIMIT $5"),
        params![viewer, line, comment, limit],
    )
    .await
}

/// Who reacted in a way and when, the latest first, without those from whom a block keeps the viewer apart.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    viewer: MemberId,
    (line, comment): (LineId, Option<CommentId>),
    reaction: Reaction,
    (limit, offset): (i64, i64),
) -> Stored<Vec<(Timestamp, Card)>> {
    call.all(
        concat!("SELECT r.created_at AS reacted_at, ", card_columns!("u"), "
               FROM feed_reactions r
               JOIN users u ON u.tenant_id = $1 AND u.id = r.user_id
              WHERE ", is_to!(), " AND r.reaction = $5 AND ", is_met!(), "
              ORDER BY r.id DESC
              LIMIT $6 OFFSET $7"),
        params![viewer, line, comment, reaction, limit, offset],
    )
    .await
}

/// How many these are.
#[rustfmt::skip::macros(concat)]
pub async fn total(
    call: &Call,
    viewer: MemberId,
    (line, comment): (LineId, Option<CommentId>),
    reaction: Reaction,
) -> Stored<i64> {
    call.one(
        concat!("SELECT COUNT(*) FROM feed_reactions r WHERE ", is_to!(), " AND r.reaction = $5 AND ", is_met!()),
        params![viewer, line, comment, reaction],
    )
    .await
}
