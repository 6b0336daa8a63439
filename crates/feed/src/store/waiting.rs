//! Posts that wait for their moment, and those that could not go into the feed at theirs. Only their authors see them.

use super::lines::{authored, read, things};
use crate::base::{GroupId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::members::card_columns;
use crate::model::{AuthoredLine, LineId, PostId, PublishStatus, Visibility};
use crate::{newest_first, params, record};

/// Whether line `a` is that of a post of member `$2` that is not in the feed.
macro_rules! waits {
    () => {
        "a.tenant_id = $1 AND a.kind = 'post' AND p.author_id = $2 AND p.publish_status <> 'published'"
    };
}

/// Those of a member, the newest first, before a line. Served by `feed_posts_waiting`.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    from: &mut Reads<'_>,
    author: MemberId,
    letters: i64,
    before: i64,
    limit: i64,
) -> Stored<Vec<AuthoredLine>> {
    let way = from.call().way();
    from.all(
        newest_first!(way, before, order => authored!(concat!("SELECT ", read!("$3"), "
                   FROM ", things!(), "
                  WHERE ", waits!(), " AND a.id ", before!(), " $4
                  ORDER BY a.id ", order!(), "
                  LIMIT $5"), order!())),
        params![author, letters, before, limit],
    )
    .await
}

/// Those of a member that are among some lines.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(from: &mut Reads<'_>, author: MemberId, letters: i64, ids: &[LineId]) -> Stored<Vec<AuthoredLine>> {
    from.all(
        authored!(concat!("SELECT ", read!("$3"), "
                   FROM ", things!(), "
                  WHERE ", waits!(), " AND a.id = ANY($4)")),
        params![author, letters, ids],
    )
    .await
}

/// How many a member has. Served by `feed_posts_waiting`.
pub async fn count(tx: &mut Tx, author: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM feed_posts WHERE tenant_id = $1 AND author_id = $2 AND publish_status <> 'published'",
        params![author],
    )
    .await
}

record! {
    /// A post that is not in the feed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Waiting {
        /// `feed_posts.id`.
        pub id: PostId,
        /// The group that it is for.
        pub group_id: Option<GroupId>,
        /// Its text.
        pub content: String,
        /// Whom it is for.
        pub visibility: Visibility,
        /// Why it is not there.
        pub publish_status: PublishStatus,
        /// Its moment.
        pub scheduled_at: Timestamp,
        /// Whom its author named beside the text.
        pub named: Option<Json<Vec<MemberId>>>,
    }
}

/// A member's post that is not in the feed, with its row held.
pub async fn lock(tx: &mut Tx, author: MemberId, id: PostId) -> Stored<Option<Waiting>> {
    tx.optional(
        "SELECT id, group_id, content, visibility, publish_status, scheduled_at, named
           FROM feed_posts
          WHERE tenant_id = $1 AND author_id = $2 AND id = $3 AND publish_status <> 'published'
            FOR UPDATE",
        params![author, id],
    )
    .await
}

/// Writes another text, another moment, and whom it names. What was held waits again if its moment is another.
pub async fn rewrite(tx: &mut Tx, post: &Waiting) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE feed_posts
            SET content = $3, scheduled_at = $4, publish_status = $5, named = $6, edited_at = $7
          WHERE tenant_id = $1 AND id = $2",
        params![post.id, &post.content, post.scheduled_at, post.publish_status, post.named.clone(), now],
    )
    .await
}

/// Notes that a post is in the feed from now on.
pub async fn publish(tx: &mut Tx, id: PostId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE feed_posts SET publish_status = 'published', created_at = $3, named = NULL WHERE tenant_id = $1 AND id = $2",
        params![id, now],
    )
    .await
}

/// Notes that a post could not go into the feed.
pub async fn hold(tx: &mut Tx, id: PostId) -> Stored<u64> {
    tx.run("UPDATE feed_posts SET publish_status = 'held' WHERE tenant_id = $1 AND id = $2", params![id]).await
}

record! {
    /// A post whose moment has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Due {
        /// Of which community.
        pub tenant_id: TenantId,
        /// `feed_posts.id`.
        pub id: PostId,
        /// Who wrote it.
        pub author_id: MemberId,
    }
}

/// Posts of all communities whose moment has come, the earliest first. Served by `feed_posts_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id, author_id
               FROM feed_posts
              WHERE publish_status = 'scheduled' AND scheduled_at <= $1
              ORDER BY scheduled_at, id
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}
