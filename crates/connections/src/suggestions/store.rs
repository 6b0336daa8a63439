//! The scoring statement and the plain one.

use super::model::Candidate;
use crate::base::{MemberId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::members::{Card, card_columns};
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

/// The `limit` best candidates.
///
/// The statement walks the viewer's neighbourhood, not the community: friends' friends and groups' members are candidates.
/// Everybody else is ranked by activity alone, so the most recently active `limit` of them are enough. `CROSS JOIN` keeps
/// SQLite to the order written, which it would guess wrongly before it has seen the data; PostgreSQL does not mind.
#[rustfmt::skip::macros(concat)]
pub async fn scored(
    call: &Call,
    viewer: MemberId,
    active_since: Timestamp,
    limit: i64,
) -> Stored<Vec<(Card, Candidate)>> {
    call.all(
        concat!("WITH barred AS (", barred!(), "),
             friends AS (
                 SELECT receiver_id AS id FROM connections
                  WHERE tenant_id = $1 AND requester_id = $2 AND status = 'accepted'
                  UNION ALL
                 SELECT requester_id FROM connections
                  WHERE tenant_id = $1 AND receiver_id = $2 AND status = 'accepted'),
             lately AS (
                 SELECT u.id FROM users u
                  WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND u.privacy_search
                    AND u.id NOT IN (SELECT id FROM barred)
                  ORDER BY u.last_active_at DESC NULLS LAST, u.id
                  LIMIT $4),
             ties AS (
                 SELECT c.receiver_id AS id, 1 AS people, 0 AS groups
                   FROM friends f CROSS JOIN connections c
                  WHERE c.tenant_id = $1 AND c.requester_id = f.id AND c.status = 'accepted'
                  UNION ALL
                 SELECT c.requester_id, 1, 0
                   FROM friends f CROSS JOIN connections c
                  WHERE c.tenant_id = $1 AND c.receiver_id = f.id AND c.status = 'accepted'
                  UNION ALL
                 SELECT o.user_id, 0, 1
                   FROM group_members m CROSS JOIN group_members o
                  WHERE m.tenant_id = $1 AND m.user_id = $2 AND m.status = 'active'
                    AND o.tenant_id = $1 AND o.group_id = m.group_id AND o.status = 'active'
                  UNION ALL
                 SELECT id, 0, 0 FROM lately),
             candidates AS (
                 SELECT id, SUM(people) AS people, SUM(groups) AS groups
                   FROM ties
                  WHERE id NOT IN (SELECT id FROM barred)
                  GROUP BY id)
             SELECT ", card_columns!("u"), ", x.people AS mutual_connections, u.skills, me.skills AS my_skills
               FROM candidates x CROSS JOIN users u CROSS JOIN users me
              WHERE u.tenant_id = $1 AND u.id = x.id AND u.status = 'active' AND u.deleted_at IS NULL AND u.privacy_search
                AND me.tenant_id = $1 AND me.id = $2
              ORDER BY x.people * 5 + x.groups * 2 + CASE WHEN u.last_active_at >= $3 THEN 2 ELSE 0 END DESC,
                       u.last_active_at DESC NULLS LAST, u.id
              LIMIT $4"),
        params![viewer, active_since, limit],
    )
    .await
}

/// The `limit` most recently active.
#[rustfmt::skip::macros(concat)]
pub async fn recent(call: &Call, viewer: MemberId, limit: i64) -> Stored<Vec<Card>> {
    call.all(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND u.privacy_search
                AND u.id NOT IN (", barred!(), ")
              ORDER BY u.last_active_at DESC NULLS LAST, u.id
              LIMIT $3"),
        params![viewer, limit],
    )
    .await
}
