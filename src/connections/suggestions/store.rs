//! The scoring statement and the plain one.

use super::model::Candidate;
use crate::base::{MemberId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::members::Card;
use crate::params;

/// Everybody whom viewer `$2` is not shown: themselves, connected, asked or blocked either way.
macro_rules! barred {
    () => {
        "SELECT receiver_id AS id FROM connections WHERE tenant_id = $1 AND requester_id = $2
          UNION SELECT requester_id FROM connections WHERE tenant_id = $1 AND receiver_id = $2
          UNION SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
          UNION SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2
          UNION SELECT id FROM users WHERE tenant_id = $1 AND id = $2"
    };
}

macro_rules! card {
    () => {
        "u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url, u.last_active_at, u.location,
                u.bio, u.tagline"
    };
}

/// The `limit` best candidates.
///
/// Whoever has neither a mutual connection nor a shared group is ranked by activity alone, so the most recently active
/// `limit` of them are enough: the statement touches the viewer's neighbourhood, not the community.
pub async fn scored(
    call: &Call,
    viewer: MemberId,
    active_since: Timestamp,
    limit: i64,
) -> Stored<Vec<(Card, Candidate)>> {
    call.db()
        .all(
            concat!(
                "WITH barred AS (",
                barred!(),
                "),
                 friends AS (
                     SELECT receiver_id AS id FROM connections
                      WHERE tenant_id = $1 AND requester_id = $2 AND status = 'accepted'
                      UNION ALL
                     SELECT requester_id FROM connections
                      WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'accepted'),
                 mutual AS (
                     SELECT id, COUNT(*) AS people
                       FROM (SELECT c.receiver_id AS id FROM friends f
                               JOIN connections c ON c.tenant_id = $1 AND c.requester_id = f.id AND c.status = 'accepted'
                              UNION ALL
                             SELECT c.requester_id FROM friends f
                               JOIN connections c ON c.tenant_id = $1 AND c.receiver_id = f.id AND c.status = 'accepted') c
                      GROUP BY id),
                 shared AS (
                     SELECT o.user_id AS id, COUNT(*) AS groups
                       FROM group_members m
                       JOIN group_members o ON o.tenant_id = $1 AND o.group_id = m.group_id AND o.status = 'active'
                      WHERE m.tenant_id = $1 AND m.user_id = $2 AND m.status = 'active'
                      GROUP BY o.user_id),
                 lately AS (
                     SELECT u.id FROM users u
                      WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL
                        AND u.id NOT IN (SELECT id FROM barred)
                      ORDER BY u.last_active_at DESC NULLS LAST, u.id
                      LIMIT $4),
                 candidates AS (
                     SELECT id FROM mutual UNION SELECT id FROM shared UNION SELECT id FROM lately)
                 SELECT ",
                card!(),
                ",
                        COALESCE(m.people, 0) AS mutual_connections, u.skills, me.skills AS my_skills
                   FROM candidates x
                   JOIN users u ON u.tenant_id = $1 AND u.id = x.id
                   JOIN users me ON me.tenant_id = $1 AND me.id = $2
                   LEFT JOIN mutual m ON m.id = x.id
                   LEFT JOIN shared s ON s.id = x.id
                  WHERE u.status = 'active' AND u.deleted_at IS NULL AND x.id NOT IN (SELECT id FROM barred)
                  ORDER BY COALESCE(m.people, 0) * 5 + COALESCE(s.groups, 0) * 2
                           + CASE WHEN u.last_active_at >= $3 THEN 2 ELSE 0 END DESC,
                           u.last_active_at DESC NULLS LAST, u.id
                  LIMIT $4"
            ),
            params![call.tenant(), viewer, active_since, limit],
        )
        .await
}

/// The `limit` most recently active.
pub async fn recent(call: &Call, viewer: MemberId, limit: i64) -> Stored<Vec<Card>> {
    call.db()
        .all(
            concat!(
                "SELECT ",
                card!(),
                "
                   FROM users u
                  WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL
                    AND u.id NOT IN (",
                barred!(),
                ")
                  ORDER BY u.last_active_at DESC NULLS LAST, u.id
                  LIMIT $3"
            ),
            params![call.tenant(), viewer, limit],
        )
        .await
}
