//! Which post quotes which other.

use crate::base::MemberId;
use crate::call::{Reads, Tx};
use crate::db::Stored;
use crate::model::{LineId, PostId};
use crate::{insert, params};

/// Notes that a post quotes another.
pub async fn insert(tx: &mut Tx, post: PostId, quoted: PostId) -> Stored<u64> {
    let (sql, params) = insert! { into feed_quotes {
        post_id: post,
        quoted_id: quoted,
    } };
    tx.run(sql, params).await
}

/// Whether a post may be quoted: it stands in the feed, in no group. It stays until the transaction ends.
pub async fn hold(tx: &mut Tx, quoted: PostId) -> Stored<Option<MemberId>> {
    tx.optional(
        "SELECT author_id
           FROM feed_posts
          WHERE tenant_id = $1 AND id = $2 AND group_id IS NULL AND publish_status = 'published'
            FOR KEY SHARE",
        params![quoted],
    )
    .await
}

/// Posts among some that quote another, with the line of what they quote. Served by `feed_quotes_once`.
pub async fn of_posts(from: &mut Reads<'_>, posts: &[PostId]) -> Stored<Vec<(PostId, LineId)>> {
    from.all(
        "SELECT q.post_id, a.id
           FROM feed_quotes q
           JOIN feed_activities a ON a.tenant_id = q.tenant_id AND a.kind = 'post' AND a.subject = q.quoted_id
          WHERE q.tenant_id = $1 AND q.post_id = ANY($2)
          ORDER BY q.post_id",
        params![posts],
    )
    .await
}
