//! Several members at once, cards with details.

use super::{Card, Details, Standing, card_columns};
use crate::base::{Cursor, MemberId};
use crate::call::Call;
use crate::db::Stored;
use crate::params;

/// Active members as `viewer` meets them, in no order. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn profiles(call: &Call, viewer: MemberId, members: &[MemberId]) -> Stored<Vec<(Card, Details, Standing)>> {
    call.db()
        .all(
            concat!("SELECT ", card_columns!("u"), ", ", details!(), ",
                        EXISTS (SELECT 1 FROM user_blocks b
                                 WHERE b.tenant_id = $1 AND b.user_id = $2 AND b.blocked_user_id = u.id)
                        OR EXISTS (SELECT 1 FROM user_blocks b
                                    WHERE b.tenant_id = $1 AND b.user_id = u.id AND b.blocked_user_id = $2) AS blocked,
                        COALESCE((SELECT c.status FROM connections c
                                   WHERE c.tenant_id = $1 AND c.requester_id = $2 AND c.receiver_id = u.id),
                                 (SELECT c.status FROM connections c
                                   WHERE c.tenant_id = $1 AND c.requester_id = u.id AND c.receiver_id = $2))
                            AS connection_status,
                        (SELECT COUNT(*) FROM connections c
                          WHERE c.tenant_id = $1 AND c.requester_id = u.id AND c.status = 'accepted')
                        + (SELECT COUNT(*) FROM connections c
                            WHERE c.tenant_id = $1 AND c.receiver_id = u.id AND c.status = 'accepted') AS connections_count,
                        (SELECT COUNT(*) FROM group_members g JOIN groups h ON h.tenant_id = $1 AND h.id = g.group_id
                          WHERE g.tenant_id = $1 AND g.user_id = u.id AND g.status = 'active'
                            AND (h.visibility = 'public' OR g.user_id = $2)) AS groups_count
                   FROM users u
                  WHERE u.tenant_id = $1 AND u.id = ANY($3) AND u.status = 'active' AND u.deleted_at IS NULL"),
            params![call.tenant(), viewer, members],
        )
        .await
}

/// Listed members, newest first, before a cursor: those found by a pattern, or everybody.
#[rustfmt::skip::macros(concat)]
pub async fn search(
    call: &Call,
    viewer: MemberId,
    pattern: Option<&str>,
    before: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<(Card, Details)>> {
    call.db()
        .all(
            concat!("SELECT ", card_columns!("u"), ", ", details!(), "
                   FROM users u
                  WHERE u.tenant_id = $1 AND u.id < $4 AND u.status = 'active' AND u.deleted_at IS NULL
                    AND ", listed!(), " AND ", found!(), "
                  ORDER BY u.id DESC
                  LIMIT $5"),
            params![call.tenant(), viewer, pattern, before.map_or(i64::MAX, |cursor| cursor.0), limit],
        )
        .await
}
