//! What connections hold of a member.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[Holding::both(
    "connections",
    "connections",
    "SELECT CASE WHEN c.requester_id = $2 THEN c.receiver_id ELSE c.requester_id END AS member_id, u.first_name AS name, c.status, c.requester_id = $2 AS is_requested_by_me, c.created_at FROM connections c JOIN users u ON u.tenant_id = c.tenant_id AND u.id = CASE WHEN c.requester_id = $2 THEN c.receiver_id ELSE c.requester_id END WHERE c.tenant_id = $1 AND (c.requester_id = $2 OR c.receiver_id = $2) ORDER BY c.id",
    &["DELETE FROM connections WHERE tenant_id = $1 AND (requester_id = $2 OR receiver_id = $2)"],
)];
