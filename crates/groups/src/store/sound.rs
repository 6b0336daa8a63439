//! What is always so of groups.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[MEMBERS];

/// The noted number of members is that of the active ones.
const MEMBERS: Invariant = Invariant {
    what: "members of groups",
    count: "SELECT COUNT(*)
           FROM groups g
          WHERE g.cached_member_count <> (SELECT COUNT(*)
                                            FROM group_members m
                                           WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id AND m.status = 'active')",
    advice: "groups whose count is not that of their active members; see groups.cached_member_count",
};
