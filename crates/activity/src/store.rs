//! What the tables of other areas are asked.

use crate::base::{Hours, MemberId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::model::Kind;
use crate::{params, record};

record! {
    /// Something that a member did.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Done {
        /// What.
        pub kind: Kind,
        /// Its number among those of its kind.
        pub id: i64,
        /// When.
        pub created_at: Timestamp,
        /// How many hours.
        pub amount: Option<Hours>,
        /// What it was about, or with whom.
        pub about: Option<String>,
    }
}

record! {
    /// Hours to another member, or from one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Moved {
        /// When.
        pub created_at: Timestamp,
        /// How many.
        pub amount: Hours,
        /// To another member.
        pub is_given: bool,
    }
}

record! {
    /// Whom a member knows, and what they wrote lately.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Company {
        /// Members with whom they are connected.
        pub connections: i64,
        /// Who waits for their answer.
        pub waiting: i64,
        /// Groups to which they belong.
        pub groups: i64,
        /// Posts.
        pub posts: i64,
        /// Comments.
        pub comments: i64,
        /// Things of others that they like.
        pub likes_given: i64,
        /// Likes of what is theirs.
        pub likes_received: i64,
    }
}

/// Whether hours `t` went from a member to another, and nobody took them back; `$2` is the member on the side that is given.
#[rustfmt::skip]
macro_rules! moved {
    ($side:literal, $other:literal) => {
        concat!("t.tenant_id = $1 AND t.", $side, " = $2 AND t.status = 'completed' AND t.reverses_id IS NULL AND t.", $other, " IS NOT NULL
                            AND NOT EXISTS (SELECT 1 FROM transactions b WHERE b.tenant_id = $1 AND b.reverses_id = t.id)")
    };
}

/// What a member did, the newest first.
#[rustfmt::skip::macros(concat)]
pub(super) async fn latest(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<Done>> {
    call.all(
        concat!("SELECT d.kind, d.id, d.created_at, d.amount, d.about
               FROM (SELECT * FROM (SELECT 'post' AS kind, p.id, p.created_at, CAST(NULL AS BIGINT) AS amount, SUBSTR(p.content, 1, 100) AS about
                                      FROM feed_posts p
                                     WHERE p.tenant_id = $1 AND p.author_id = $2 AND p.publish_status = 'published'
                                     ORDER BY p.id DESC LIMIT $3) posts
                      UNION ALL
                     SELECT * FROM (SELECT 'comment' AS kind, c.id, c.created_at, CAST(NULL AS BIGINT) AS amount, SUBSTR(c.content, 1, 100) AS about
                                      FROM feed_comments c
                                     WHERE c.tenant_id = $1 AND c.author_id = $2
                                     ORDER BY c.id DESC LIMIT $3) comments
                      UNION ALL
                     SELECT * FROM (SELECT 'gave_hours' AS kind, t.id, t.created_at, t.amount, t.description AS about
                                      FROM transactions t
                                     WHERE ", moved!("sender_id", "receiver_id"), " AND NOT t.deleted_for_sender
                                     ORDER BY t.id DESC LIMIT $3) gifts
                      UNION ALL
                     SELECT * FROM (SELECT 'received_hours' AS kind, t.id, t.created_at, t.amount, t.description AS about
                                      FROM transactions t
                                     WHERE ", moved!("receiver_id", "sender_id"), " AND NOT t.deleted_for_receiver
                                     ORDER BY t.id DESC LIMIT $3) receipts
                      UNION ALL
                     SELECT * FROM (SELECT 'connection' AS kind, n.id, n.updated_at AS created_at, CAST(NULL AS BIGINT) AS amount,
                                           CASE WHEN u.profile_type = 'organisation' AND u.organization_name <> ''
                                                THEN u.organization_name ELSE u.first_name END AS about
                                      FROM connections n
                                      JOIN users u ON u.tenant_id = $1 AND u.deleted_at IS NULL
                                                  AND u.id = CASE WHEN n.requester_id = $2 THEN n.receiver_id ELSE n.requester_id END
                                     WHERE n.tenant_id = $1 AND (n.requester_id = $2 OR n.receiver_id = $2) AND n.status = 'accepted'
                                     ORDER BY n.updated_at DESC, n.id DESC LIMIT $3) acquaintances
                      UNION ALL
                     SELECT * FROM (SELECT 'event_rsvp' AS kind, r.id, COALESCE(r.confirmed_at, r.created_at) AS created_at, CAST(NULL AS BIGINT) AS amount, e.title AS about
                                      FROM event_registrations r
                                      JOIN events e ON e.tenant_id = $1 AND e.id = r.event_id
                                     WHERE r.tenant_id = $1 AND r.user_id = $2 AND r.state = 'confirmed'
                                     ORDER BY r.id DESC LIMIT $3) evenings) d
              ORDER BY d.created_at DESC, d.kind, d.id DESC
              LIMIT $3"),
        params![member, limit],
    )
    .await
}

/// Hours to and from other members since a moment. Served by `transactions_given` and `transactions_received`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn moved(call: &Call, member: MemberId, since: Timestamp) -> Stored<Vec<Moved>> {
    call.all(
        concat!("SELECT t.created_at, t.amount, TRUE AS is_given FROM transactions t
              WHERE ", moved!("sender_id", "receiver_id"), " AND t.created_at >= $3
              UNION ALL
             SELECT t.created_at, t.amount, FALSE AS is_given FROM transactions t
              WHERE ", moved!("receiver_id", "sender_id"), " AND t.created_at >= $3"),
        params![member, since],
    )
    .await
}

/// Whom a member knows, and what they wrote since a moment.
pub(super) async fn company(call: &Call, member: MemberId, since: Timestamp) -> Stored<Company> {
    call.one(
        "SELECT (SELECT COUNT(*) FROM connections c WHERE c.tenant_id = $1 AND c.requester_id = $2 AND c.status = 'accepted')
                + (SELECT COUNT(*) FROM connections c WHERE c.tenant_id = $1 AND c.receiver_id = $2 AND c.status = 'accepted') AS connections,
                (SELECT COUNT(*) FROM connections c WHERE c.tenant_id = $1 AND c.receiver_id = $2 AND c.status = 'pending') AS waiting,
                (SELECT COUNT(*) FROM group_members g WHERE g.tenant_id = $1 AND g.user_id = $2 AND g.status = 'active') AS groups,
                (SELECT COUNT(*) FROM feed_posts p WHERE p.tenant_id = $1 AND p.author_id = $2 AND p.publish_status = 'published' AND p.created_at >= $3) AS posts,
                (SELECT COUNT(*) FROM feed_comments c WHERE c.tenant_id = $1 AND c.author_id = $2 AND c.created_at >= $3) AS comments,
                (SELECT COUNT(*) FROM feed_likes l WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.created_at >= $3) AS likes_given,
                (SELECT COUNT(*)
                   FROM feed_activities a
                   JOIN feed_likes l ON l.tenant_id = $1 AND l.activity_id = a.id AND l.created_at >= $3 AND l.user_id <> $2
                  WHERE a.tenant_id = $1 AND a.actor_id = $2) AS likes_received",
        params![member, since],
    )
    .await
}
