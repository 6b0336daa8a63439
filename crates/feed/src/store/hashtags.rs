//! What the table of tags is asked.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Stored, bare};
use crate::model::PostId;
use crate::{insert, params, record};

record! {
    /// A tag, and how many posts have it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Hashtag {
        /// The word, in lower case, without its sign.
        pub tag: String,
        /// How many posts.
        pub posts: i64,
    }
}

/// Takes all tags of a post away. Served by `feed_hashtags_once`.
pub async fn forget(tx: &mut Tx, post: PostId) -> Stored<u64> {
    tx.run("DELETE FROM feed_hashtags WHERE tenant_id = $1 AND post_id = $2", params![post]).await
}

/// Notes that a post has a tag.
pub async fn insert(tx: &mut Tx, post: PostId, tag: &str) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_hashtags {
        post_id: post,
        tag,
        bare_tag: bare(tag),
        created_at: now,
    } then "ON CONFLICT (tenant_id, post_id, tag) DO NOTHING" };
    tx.run(sql, params).await
}

/// Tags `h` of posts that stand in the feed and that no block keeps apart from viewer `$2`, with a further condition: those of most members first.
#[rustfmt::skip]
macro_rules! counted {
    ($more:literal, $limit:literal) => {
        concat!("SELECT h.tag, COUNT(*) AS posts
               FROM feed_hashtags h
               JOIN feed_activities a ON a.tenant_id = h.tenant_id AND a.kind = 'post' AND a.subject = h.post_id
               JOIN users o ON o.tenant_id = h.tenant_id AND o.id = a.actor_id
              WHERE h.tenant_id = $1 AND a.is_visible = TRUE AND a.hidden_at IS NULL AND o.status = 'active' AND o.deleted_at IS NULL
                AND a.actor_id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                        UNION ALL
                                       SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)
                AND ", $more, "
              GROUP BY h.tag
              ORDER BY COUNT(DISTINCT a.actor_id) DESC, COUNT(*) DESC, h.tag
              LIMIT ", $limit)
    };
}

/// Those used since a moment. Served by `feed_hashtags_by_time`.
pub async fn trending(call: &Call, viewer: MemberId, since: Timestamp, limit: i64) -> Stored<Vec<Hashtag>> {
    call.all(counted!("h.created_at >= $3", "$4"), params![viewer, since, limit]).await
}

/// Those from one on that has no marks, before another. Served by `feed_hashtags_by_bare_tag`.
pub async fn search(call: &Call, viewer: MemberId, (first, end): (&str, &str), limit: i64) -> Stored<Vec<Hashtag>> {
    call.all(counted!("h.bare_tag >= $3 AND h.bare_tag < $4", "$5"), params![viewer, first, end, limit]).await
}
