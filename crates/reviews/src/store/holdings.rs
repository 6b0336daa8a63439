//! What reviews hold of a member. Ratings stay, words go, but for those of anonymous reviews: if they went with the account, whoever received them would know whose
//! they were. When an anonymous review was written is told by the day, as everywhere.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "reviews",
        "reviews",
        "SELECT r.id, COALESCE(r.reviewer_id = $2, FALSE) AS is_written_by_me, r.rating, r.comment, r.is_anonymous, r.status,
                SUBSTR(CAST(r.created_at AS TEXT), 1, 10) AS written_on,
                CASE WHEN r.is_anonymous AND NOT COALESCE(r.reviewer_id = $2, FALSE) THEN NULL ELSE r.created_at END AS created_at
           FROM reviews r
          WHERE r.tenant_id = $1 AND (r.reviewer_id = $2 OR r.receiver_id = $2 AND r.status = 'approved' AND r.is_published)
          ORDER BY r.id",
        &["UPDATE reviews SET comment = NULL, search_text = '' WHERE tenant_id = $1 AND reviewer_id = $2 AND NOT is_anonymous"],
    ),
    Holding::nothing("review_moderations"),
];
