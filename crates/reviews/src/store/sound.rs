//! What is always so of reviews.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[PUBLISHED];

/// Only what is anonymous waits for the end of its day.
const PUBLISHED: Invariant = Invariant {
    what: "reviews that wait",
    count: "SELECT COUNT(*)
           FROM reviews r
           JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.receiver_id
          WHERE NOT r.is_published AND NOT r.is_anonymous",
    advice: "reviews that name their author and still wait to be published, so that nobody reads or counts them; see reviews.is_published",
};
