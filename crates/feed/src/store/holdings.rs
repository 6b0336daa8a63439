//! What the feed holds of a member: all of it is theirs, and goes with them. What others reply to their comments goes, too, as it does when they delete
//! them. Their lines are erased where they lie (`people::members`).

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "feed_media",
        "post_pictures",
        "SELECT m.post_id, m.alt_text, f.name, f.media_type, f.bytes
           FROM feed_media m
           JOIN media_files f ON f.tenant_id = m.tenant_id AND f.id = m.file_id
          WHERE m.tenant_id = $1 AND m.post_id IN (SELECT id FROM feed_posts WHERE tenant_id = $1 AND author_id = $2)
          ORDER BY m.id",
        &[
            "DELETE FROM feed_media WHERE tenant_id = $1 AND post_id IN (SELECT id FROM feed_posts WHERE tenant_id = $1 AND author_id = $2)",
        ],
    )
    .with_files(
        "SELECT file_id FROM feed_media WHERE tenant_id = $1 AND post_id IN (SELECT id FROM feed_posts WHERE tenant_id = $1 AND author_id = $2)",
    ),
    Holding::both(
        "feed_posts",
        "posts",
        "SELECT p.content, p.visibility, g.name AS group_name, p.publish_status, p.scheduled_at, p.created_at, p.edited_at
           FROM feed_posts p
           LEFT JOIN groups g ON g.tenant_id = p.tenant_id AND g.id = p.group_id
          WHERE p.tenant_id = $1 AND p.author_id = $2
          ORDER BY p.id",
        &["DELETE FROM feed_posts WHERE tenant_id = $1 AND author_id = $2"],
    ),
    Holding::nothing("feed_hashtags"),
    Holding::nothing("feed_quotes"),
    Holding::both(
        "feed_comments",
        "comments",
        "SELECT a.kind AS about, a.subject AS about_id, c.content, c.created_at, c.edited_at
           FROM feed_comments c
           JOIN feed_activities a ON a.tenant_id = c.tenant_id AND a.id = c.activity_id
          WHERE c.tenant_id = $1 AND c.author_id = $2
          ORDER BY c.id",
        &["DELETE FROM feed_comments WHERE tenant_id = $1 AND author_id = $2"],
    ),
    Holding::both(
        "feed_mentions",
        "mentions",
        "SELECT a.kind AS about, a.subject AS about_id, m.created_at
           FROM feed_mentions m
           JOIN feed_activities a ON a.tenant_id = m.tenant_id AND a.id = m.activity_id
          WHERE m.tenant_id = $1 AND m.user_id = $2
          ORDER BY m.id",
        &["DELETE FROM feed_mentions WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "feed_likes",
        "likes",
        "SELECT a.kind AS about, a.subject AS about_id, l.created_at
           FROM feed_likes l
           JOIN feed_activities a ON a.tenant_id = l.tenant_id AND a.id = l.activity_id
          WHERE l.tenant_id = $1 AND l.user_id = $2
          ORDER BY l.id",
        &["DELETE FROM feed_likes WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "feed_reactions",
        "reactions",
        "SELECT a.kind AS about, a.subject AS about_id, r.comment_id, r.reaction, r.created_at
           FROM feed_reactions r
           JOIN feed_activities a ON a.tenant_id = r.tenant_id AND a.id = r.activity_id
          WHERE r.tenant_id = $1 AND r.user_id = $2
          ORDER BY r.id",
        &["DELETE FROM feed_reactions WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "feed_hides",
        "hidden_in_feed",
        "SELECT a.kind AS about, a.subject AS about_id, h.created_at
           FROM feed_hides h
           JOIN feed_activities a ON a.tenant_id = h.tenant_id AND a.id = h.activity_id
          WHERE h.tenant_id = $1 AND h.user_id = $2
          ORDER BY h.id",
        &["DELETE FROM feed_hides WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "feed_reports",
        "feed_reports",
        "SELECT a.kind AS about, a.subject AS about_id, r.reason, r.created_at, r.settled_at
           FROM feed_reports r
           JOIN feed_activities a ON a.tenant_id = r.tenant_id AND a.id = r.activity_id
          WHERE r.tenant_id = $1 AND r.user_id = $2
          ORDER BY r.id",
        &["DELETE FROM feed_reports WHERE tenant_id = $1 AND user_id = $2"],
    ),
];
