//! What is always so of groups.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[MEMBERS, FILES];

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

/// What a group's members share is served to nobody who only knows its name.
const FILES: Invariant = Invariant {
    what: "files of groups",
    count: "SELECT COUNT(*)
           FROM group_files g
           JOIN media_files f ON f.tenant_id = g.tenant_id AND f.id = g.file_id
          WHERE f.name NOT LIKE '%.sealed'",
    advice: "files of groups that are not sealed; see group_files.file_id",
};
