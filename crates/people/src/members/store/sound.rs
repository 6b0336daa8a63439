//! What is always so of members.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[COUNTS];

/// The noted number of members is that of the active ones.
pub const COUNTS: Invariant = Invariant {
    what: "members of communities",
    count: "SELECT COUNT(*)
           FROM tenants t
           LEFT JOIN member_counts c ON c.tenant_id = t.id
           LEFT JOIN (SELECT tenant_id, COUNT(*) AS active, COUNT(CASE WHEN NOT privacy_search THEN 1 END) AS unlisted
                        FROM users
                       WHERE status = 'active' AND deleted_at IS NULL
                       GROUP BY tenant_id) u ON u.tenant_id = t.id
          WHERE COALESCE(c.active, 0) <> COALESCE(u.active, 0) OR COALESCE(c.unlisted, 0) <> COALESCE(u.unlisted, 0)",
    advice: "communities whose count is not that of their active members; see member_counts",
};
