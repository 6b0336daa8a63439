//! What is always so of the feed.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[POSTS, TEXTS, LEVELS];

/// Each post has its line, and it is its author's.
const POSTS: Invariant = Invariant {
    what: "lines of posts",
    count: "SELECT COUNT(*)
           FROM feed_posts p
          WHERE NOT EXISTS (SELECT 1 FROM feed_activities a
                             WHERE a.tenant_id = p.tenant_id AND a.kind = 'post' AND a.subject = p.id AND a.actor_id = p.author_id)",
    advice: "posts without a line of their author's in the feed, which nobody sees; see feed_activities",
};

/// A post without a text has pictures.
const TEXTS: Invariant = Invariant {
    what: "texts of posts",
    count: "SELECT COUNT(*)
           FROM feed_posts p
          WHERE p.content = ''
            AND NOT EXISTS (SELECT 1 FROM feed_media m WHERE m.tenant_id = p.tenant_id AND m.post_id = p.id)",
    advice: "posts that show neither a text nor a picture; see feed_posts.content and feed_media",
};

/// A reply stands one level below what it replies to.
const LEVELS: Invariant = Invariant {
    what: "levels of comments",
    count: "SELECT COUNT(*)
           FROM feed_comments c
           JOIN feed_comments p ON p.tenant_id = c.tenant_id AND p.id = c.parent_id
          WHERE c.depth <> p.depth + 1 OR c.activity_id <> p.activity_id",
    advice: "replies on another level than below what they reply to; see feed_comments.depth",
};
