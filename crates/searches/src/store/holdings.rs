//! What searches hold of a member: all of it is theirs, and goes with them.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "saved_searches",
        "saved_searches",
        "SELECT name, query_params, notify_on_new, last_run_at, last_result_count, created_at
           FROM saved_searches
          WHERE tenant_id = $1 AND user_id = $2
          ORDER BY id",
        &["DELETE FROM saved_searches WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "search_terms",
        "searches",
        "SELECT day, term FROM search_terms WHERE tenant_id = $1 AND user_id = $2 ORDER BY day, term",
        &["DELETE FROM search_terms WHERE tenant_id = $1 AND user_id = $2"],
    ),
];
