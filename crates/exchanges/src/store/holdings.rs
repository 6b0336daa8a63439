//! What exchanges hold of a member. What was agreed and paid stays, without their words.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "exchanges",
        "exchanges",
        "SELECT e.id, e.title, e.requester_id = $2 AS is_requested_by_me, u.first_name AS name, CAST(e.proposed_hours AS DOUBLE PRECISION) / 100 AS proposed_hours, CAST(e.final_hours AS DOUBLE PRECISION) / 100 AS final_hours, e.status, CASE WHEN e.requester_id = $2 THEN e.message END AS message, e.created_at, e.updated_at FROM exchanges e JOIN users u ON u.tenant_id = e.tenant_id AND u.id = CASE WHEN e.requester_id = $2 THEN e.provider_id ELSE e.requester_id END WHERE e.tenant_id = $1 AND (e.requester_id = $2 OR e.provider_id = $2) ORDER BY e.id",
        &[
            "UPDATE exchanges SET message = NULL WHERE tenant_id = $1 AND requester_id = $2",
            "UPDATE exchanges SET title = '' WHERE tenant_id = $1 AND provider_id = $2",
        ],
    ),
    Holding::erased(
        "exchange_history",
        &["UPDATE exchange_history SET notes = NULL WHERE tenant_id = $1 AND actor_id = $2"],
    ),
    Holding::both(
        "exchange_ratings",
        "exchange_ratings",
        "SELECT exchange_id, rating, comment, created_at FROM exchange_ratings WHERE tenant_id = $1 AND rater_id = $2 ORDER BY id",
        &["UPDATE exchange_ratings SET comment = NULL WHERE tenant_id = $1 AND rater_id = $2"],
    ),
];
