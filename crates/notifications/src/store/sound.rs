//! What is always so of lines in bells.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[RECEIVERS];

/// The receiver of a line is of its community.
const RECEIVERS: Invariant = Invariant {
    what: "receivers of notifications",
    count: "SELECT COUNT(*)
           FROM notifications n
          WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.tenant_id = n.tenant_id AND u.id = n.user_id)",
    advice: "notifications whose members are gone; remove them",
};
