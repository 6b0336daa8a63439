//! Lines as somebody sees them. The things themselves belong to other areas, also to such of the same tier; they are read here so that a page is one
//! statement, and leaves out what they do not show.

use crate::base::{GroupId, MemberId};
use crate::call::Reads;
use crate::db::Stored;
use crate::members::card_columns;
use crate::model::{AuthoredLine, Kind, LineId, Only};
use crate::{newest_first, params};

/// Who looks, and at what.
#[derive(Clone, Debug)]
pub struct Eye {
    /// Who.
    pub viewer: MemberId,
    /// Kinds of things that the community has switched on and that are asked for.
    pub kinds: Vec<Kind>,
    /// The community has groups.
    pub has_groups: bool,
    /// How many letters of a text are read.
    pub letters: i64,
}

/// Line `a` with the thing that it is about.
macro_rules! things {
    () => {
        "feed_activities a
                   LEFT JOIN feed_posts p ON p.tenant_id = $1 AND a.kind = 'post' AND p.id = a.subject
                   LEFT JOIN listings l ON l.tenant_id = $1 AND a.kind = 'listing' AND l.id = a.subject
                   LEFT JOIN events e ON e.tenant_id = $1 AND a.kind = 'event' AND e.id = a.subject
                   LEFT JOIN reviews r ON r.tenant_id = $1 AND a.kind = 'review' AND r.id = a.subject
                   LEFT JOIN member_verification_badges b ON b.tenant_id = $1 AND a.kind = 'badge_earned' AND b.id = a.subject"
    };
}

/// What is read of it, for viewer `$2`; so many letters of its text.
macro_rules! read {
    ($letters:literal) => {
        concat!("a.id AS line_id, a.kind, a.subject, a.created_at, COALESCE(l.title, e.title) AS title,
                        SUBSTR(COALESCE(p.content, l.description, e.description, r.comment), 1, CAST(", $letters, "::bigint AS INTEGER)) AS content,
                        p.visibility, COALESCE(p.group_id, e.group_id) AS group_id, p.edited_at, p.publish_status, p.scheduled_at, l.type AS listing_type, e.starts_at,
                        COALESCE(l.location, e.location) AS location, r.rating, r.receiver_id, b.badge_type,
                        (SELECT f.name FROM media_files f
                          WHERE f.tenant_id = $1
                            AND f.id = COALESCE(l.cover_id, (SELECT i.file_id FROM listing_images i
                                                              WHERE i.tenant_id = $1 AND i.listing_id = l.id
                                                              ORDER BY i.sort_order, i.id
                                                              LIMIT 1))) AS picture,
                        COALESCE(e.cover_image_url, e.image_url) AS picture_url,
                        (SELECT COUNT(*) FROM feed_likes k WHERE k.tenant_id = $1 AND k.activity_id = a.id) AS likes_count,
                        ", $crate::recognition::readable_comments!(), " AS comments_count,
                        EXISTS (SELECT 1 FROM feed_likes k
                                 WHERE k.tenant_id = $1 AND k.activity_id = a.id AND k.user_id = $2) AS is_liked,
                        a.actor_id")
    };
}

/// Whether a viewer, `$2` or the column that is given, sees line `a` at `$3`, of kinds `$4`; `$5`: the community has groups. The rule of each thing is that of its own area.
#[rustfmt::skip]
macro_rules! seen {
    () => { seen!("$2") };
    ($viewer:literal) => {
        concat!("a.tenant_id = $1 AND a.is_visible = TRUE AND a.hidden_at IS NULL AND a.kind = ANY($4)
                    AND EXISTS (SELECT 1 FROM users o
                                 WHERE o.tenant_id = $1 AND o.id = a.actor_id AND o.status = 'active' AND o.deleted_at IS NULL)
                    AND a.actor_id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = ", $viewer, "
                                            UNION ALL
                                           SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = ", $viewer, ")
                    AND (((p.author_id = ", $viewer, " OR p.visibility = 'public'
                           OR (p.visibility = 'friends'
                               AND EXISTS (SELECT 1 FROM connections n
                                            WHERE n.tenant_id = $1 AND n.status = 'accepted'
                                              AND ((n.requester_id = ", $viewer, " AND n.receiver_id = p.author_id)
                                                   OR (n.requester_id = p.author_id AND n.receiver_id = ", $viewer, ")))))
                          AND (p.group_id IS NULL
                               OR ($5 AND EXISTS (SELECT 1 FROM group_members m JOIN groups g ON g.tenant_id = $1 AND g.id = m.group_id
                                                   WHERE m.tenant_id = $1 AND m.group_id = p.group_id AND m.user_id = ", $viewer, "
                                                     AND m.status = 'active' AND g.is_active))))
                         OR (l.status = 'active' AND l.moderation_status = 'approved' AND (l.expires_at IS NULL OR l.expires_at > $3))
                         OR (e.publication_state = 'published' AND NOT e.is_recurring_template
                             AND (e.group_id IS NULL
                                  OR ($5 AND EXISTS (SELECT 1 FROM groups g
                                                       LEFT JOIN group_members m ON m.tenant_id = $1 AND m.group_id = g.id AND m.user_id = ", $viewer, "
                                                      WHERE g.tenant_id = $1 AND g.id = e.group_id AND g.is_active AND g.status IN ('active', 'dormant')
                                                        AND (g.visibility = 'public' OR g.owner_id = ", $viewer, " OR m.status = 'active')))))
                         OR (r.status = 'approved' AND NOT r.is_anonymous)
                         OR (b.revoked_at IS NULL AND b.granted_at <= $3 AND (b.expires_at IS NULL OR b.expires_at > $3)))")
    };
}

/// Whether viewer `$2` wants line `a` in their feed.
macro_rules! wanted {
    () => {
        "a.actor_id NOT IN (SELECT muted_user_id FROM user_mutes WHERE tenant_id = $1 AND user_id = $2)
                    AND NOT EXISTS (SELECT 1 FROM feed_hides h WHERE h.tenant_id = $1 AND h.user_id = $2 AND h.activity_id = a.id)"
    };
}

/// Lines that were found, with whose things they are.
#[rustfmt::skip]
macro_rules! authored {
    ($found:expr) => {
        authored!($found, "DESC")
    };
    ($found:expr, $order:expr) => {
        concat!("SELECT h.line_id AS id, h.kind, h.subject, h.created_at, h.title, h.content, h.visibility, h.group_id, h.edited_at, h.publish_status, h.scheduled_at, h.listing_type,
                    h.starts_at, h.location, h.rating, h.receiver_id, h.badge_type, h.picture, h.picture_url, h.likes_count, h.comments_count, h.is_liked,
                    ", card_columns!("u"), "
               FROM (", $found, ") h
              CROSS JOIN users u
              WHERE u.tenant_id = $1 AND u.id = h.actor_id
              ORDER BY h.line_id ", $order)
    };
}

/// What comes before `$7`, at most `$8`, with a further condition, on a way.
#[rustfmt::skip]
macro_rules! page {
    ($way:expr, $more:literal) => {
        newest_first!($way, before, order => page!(before!(), order!(), $more))
    };
    ($before:expr, $order:expr, $more:literal) => {
        authored!(concat!("SELECT ", read!("$6"), "
                   FROM ", things!(), "
                  WHERE ", seen!(), "
                    AND ", wanted!(), "
                    AND a.id ", $before, " $7 ", $more, "
                  ORDER BY a.id ", $order, "
                  LIMIT $8"), $order)
    };
}

/// The newest lines before `before` that somebody sees and wants to see: all, those of a member, or those of posts of a group. Served by `feed_activities_page`,
/// `feed_activities_by_actor` and `feed_posts_by_group`.
pub async fn page(
    from: &mut Reads<'_>,
    eye: &Eye,
    (author, group): (Option<MemberId>, Option<GroupId>),
    before: i64,
    limit: i64,
) -> Stored<Vec<AuthoredLine>> {
    let (now, way) = (from.call().now(), from.call().way());
    let mut params = params![eye.viewer, now, eye.kinds.clone(), eye.has_groups, eye.letters, before, limit];
    match (author, group) {
        (None, None) => from.all(page!(way, ""), params).await,
        (Some(author), None) => {
            params.extend(params![author]);
            from.all(page!(way, "AND a.actor_id = $9"), params).await
        }
        (author, Some(group)) => {
            params.extend(params![group, author]);
            let sql = page!(
                way,
                "AND a.kind = 'post' AND a.subject IN (SELECT id FROM feed_posts WHERE tenant_id = $1 AND group_id = $9)
                    AND ($10::bigint IS NULL OR a.actor_id = $10)"
            );
            from.all(sql, params).await
        }
    }
}

/// The same of what somebody keeps for later, or of their connections. Served by `feed_activities_page`, `bookmarks_by_user` and the indexes of
/// connections.
pub async fn page_of(
    from: &mut Reads<'_>,
    eye: &Eye,
    (only, author, group): (Only, Option<MemberId>, Option<GroupId>),
    before: i64,
    limit: i64,
) -> Stored<Vec<AuthoredLine>> {
    let (now, way) = (from.call().now(), from.call().way());
    let kinds = eye.kinds.clone();
    let params = params![eye.viewer, now, kinds, eye.has_groups, eye.letters, before, limit, author, group];
    let sql = match only {
        Only::Saved => page!(
            way,
            "AND ($9::bigint IS NULL OR a.actor_id = $9) AND ($10::bigint IS NULL OR p.group_id = $10)
                    AND EXISTS (SELECT 1 FROM bookmarks k
                                 WHERE k.tenant_id = $1 AND k.user_id = $2
                                   AND ((a.kind = 'post' AND k.post_id = a.subject) OR (a.kind = 'listing' AND k.listing_id = a.subject)
                                        OR (a.kind = 'event' AND k.event_id = a.subject)))"
        ),
        Only::Any | Only::Following => page!(
            way,
            "AND ($9::bigint IS NULL OR a.actor_id = $9) AND ($10::bigint IS NULL OR p.group_id = $10)
                    AND a.actor_id IN (SELECT n.receiver_id FROM connections n
                                        WHERE n.tenant_id = $1 AND n.requester_id = $2 AND n.status = 'accepted'
                                        UNION ALL
                                       SELECT n.requester_id FROM connections n
                                        WHERE n.tenant_id = $1 AND n.receiver_id = $2 AND n.status = 'accepted')"
        ),
    };
    from.all(sql, params).await
}

/// The newest lines of posts with a tag before `before` that somebody sees and wants to see. Served by `feed_hashtags_by_tag`.
pub async fn tagged(from: &mut Reads<'_>, eye: &Eye, tag: &str, before: i64, limit: i64) -> Stored<Vec<AuthoredLine>> {
    let (now, way) = (from.call().now(), from.call().way());
    let params = params![eye.viewer, now, eye.kinds.clone(), eye.has_groups, eye.letters, before, limit, tag];
    let sql = page!(
        way,
        "AND a.kind = 'post' AND a.subject IN (SELECT post_id FROM feed_hashtags WHERE tenant_id = $1 AND tag = $9)"
    );
    from.all(sql, params).await
}

/// Some lines, as far as somebody sees them, whether they want to or not. One statement whatever their number.
pub async fn by_ids(from: &mut Reads<'_>, eye: &Eye, ids: &[LineId]) -> Stored<Vec<AuthoredLine>> {
    let now = from.call().now();
    let params = params![eye.viewer, now, eye.kinds.clone(), eye.has_groups, eye.letters, ids];
    from.all(
        authored!(concat!(
            "SELECT ",
            read!("$6"),
            "
                   FROM ",
            things!(),
            "
                  WHERE ",
            seen!(),
            " AND a.id = ANY($7)"
        )),
        params,
    )
    .await
}

/// Those of some members who see a line of which `author` writes, and whom no block keeps apart from them.
#[rustfmt::skip::macros(concat)]
pub async fn seers(from: &mut Reads<'_>, eye: &Eye, line: LineId, members: &[MemberId]) -> Stored<Vec<MemberId>> {
    let now = from.call().now();
    from.all(
        concat!("SELECT w.id
               FROM ", things!(), "
              CROSS JOIN users w
              WHERE ", seen!("w.id"), "
                AND a.id = $6 AND w.tenant_id = $1 AND w.id = ANY($7) AND w.status = 'active' AND w.deleted_at IS NULL
                AND w.id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                  UNION ALL
                                 SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)
              ORDER BY w.id"),
        params![eye.viewer, now, eye.kinds.clone(), eye.has_groups, line, members],
    )
    .await
}

pub(super) use {authored, read, things};
