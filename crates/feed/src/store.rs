//! What the tables of the feed are asked.

pub mod comments;
pub mod hashtags;
pub mod holdings;
pub mod lines;
pub mod media;
pub mod mentions;
pub mod moderation;
pub mod quotes;
pub mod reactions;
pub mod sound;
pub mod waiting;

use super::model::{Kind, LineId, PostId, PublishStatus, Visibility};
use crate::base::{GroupId, MemberId, Timestamp};
use crate::call::{Reads, Tx};
use crate::db::{Json, Stored};
use crate::{insert, params};

/// A post to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewPost<'a> {
    pub(super) group: Option<GroupId>,
    pub(super) content: &'a str,
    pub(super) visibility: Visibility,
    /// When it is to go into the feed, and whom it names; none if at once.
    pub(super) later: Option<(Timestamp, &'a [MemberId])>,
}

/// Writes a post.
pub(super) async fn insert_post(tx: &mut Tx, author: MemberId, new: NewPost<'_>) -> Stored<PostId> {
    let now = tx.now();
    let status = if new.later.is_some() { PublishStatus::Scheduled } else { PublishStatus::Published };
    let (sql, params) = insert! { into feed_posts {
        author_id: author,
        group_id: new.group,
        content: new.content,
        visibility: new.visibility,
        publish_status: status,
        scheduled_at: new.later.map(|(at, _)| at),
        named: new.later.map(|(_, named)| Json(named.to_vec())),
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes another text.
pub(super) async fn rewrite_post(tx: &mut Tx, id: PostId, content: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE feed_posts SET content = $3, edited_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, content, now],
    )
    .await
}

/// Whether a post is a member's. Its row is held until the transaction ends.
pub async fn is_author(tx: &mut Tx, author: MemberId, id: PostId) -> Stored<bool> {
    let found: Option<PostId> = tx
        .optional(
            "SELECT id FROM feed_posts WHERE tenant_id = $1 AND author_id = $2 AND id = $3 FOR UPDATE",
            params![author, id],
        )
        .await?;
    Ok(found.is_some())
}

/// Deletes a post; its line goes by itself.
pub(super) async fn delete_post(tx: &mut Tx, id: PostId) -> Stored<u64> {
    tx.run("DELETE FROM feed_posts WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// The line of a thing, whoever may see it. Served by `feed_activities_subject`.
pub(super) async fn line_of(from: &mut Reads<'_>, kind: Kind, subject: i64) -> Stored<Option<LineId>> {
    from.optional(
        "SELECT id FROM feed_activities WHERE tenant_id = $1 AND kind = $2 AND subject = $3",
        params![kind, subject],
    )
    .await
}

/// The lines of some posts. Served by `feed_activities_subject`.
pub(super) async fn lines_of_posts(from: &mut Reads<'_>, posts: &[PostId]) -> Stored<Vec<LineId>> {
    from.all(
        "SELECT id FROM feed_activities WHERE tenant_id = $1 AND kind = 'post' AND subject = ANY($2)",
        params![posts],
    )
    .await
}

/// Whose a line's thing is; none of what is nobody's.
pub(super) async fn author_of(from: &mut Reads<'_>, id: LineId) -> Stored<Option<MemberId>> {
    from.optional(
        "SELECT actor_id FROM feed_activities WHERE tenant_id = $1 AND id = $2 AND actor_id IS NOT NULL",
        params![id],
    )
    .await
}

/// Holds a line until the transaction ends; whether it is there.
pub(super) async fn hold(tx: &mut Tx, id: LineId) -> Stored<bool> {
    let found: Option<LineId> =
        tx.optional("SELECT id FROM feed_activities WHERE tenant_id = $1 AND id = $2 FOR UPDATE", params![id]).await?;
    Ok(found.is_some())
}

/// Leaves a line out of a member's feed; what was left out before stays so. Served by `feed_hides_once`.
pub(super) async fn hide(tx: &mut Tx, member: MemberId, line: LineId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_hides {
        user_id: member,
        activity_id: line,
        created_at: now,
    } then "ON CONFLICT (tenant_id, user_id, activity_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// Notes a report; none while one of the same member waits. Served by `feed_reports_once`.
pub(super) async fn report(tx: &mut Tx, member: MemberId, line: LineId, reason: &str) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_reports {
        activity_id: line,
        user_id: member,
        reason,
        created_at: now,
    } then "ON CONFLICT (tenant_id, activity_id, user_id) WHERE settled_at IS NULL DO NOTHING" };
    tx.run(sql, params).await
}

/// Likes a line. Served by `feed_likes_once`.
pub(super) async fn like(tx: &mut Tx, member: MemberId, line: LineId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_likes {
        activity_id: line,
        user_id: member,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Likes a line no longer; how many likes that were.
pub(super) async fn unlike(tx: &mut Tx, member: MemberId, line: LineId) -> Stored<u64> {
    tx.run("DELETE FROM feed_likes WHERE tenant_id = $1 AND activity_id = $2 AND user_id = $3", params![line, member])
        .await
}

/// How many members like a line.
pub(super) async fn likes(tx: &mut Tx, line: LineId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM feed_likes WHERE tenant_id = $1 AND activity_id = $2", params![line]).await
}
