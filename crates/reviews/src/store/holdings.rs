//! What reviews hold of a member. Ratings stay, words go.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "reviews",
        "reviews",
        "SELECT r.id, r.reviewer_id = $2 AS is_written_by_me, r.rating, r.comment, r.is_anonymous, r.status, r.created_at FROM reviews r WHERE r.tenant_id = $1 AND (r.reviewer_id = $2 OR r.receiver_id = $2 AND r.status = 'approved' AND r.is_published) ORDER BY r.id",
        &["UPDATE reviews SET comment = NULL, search_text = '' WHERE tenant_id = $1 AND reviewer_id = $2"],
    ),
    Holding::nothing("review_moderations"),
];
