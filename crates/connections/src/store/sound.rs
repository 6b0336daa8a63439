//! What is always so of connections.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[PAIRS, MEMBERS];

/// Two members have one connection.
const PAIRS: Invariant = Invariant {
    what: "pairs of connections",
    count: "SELECT COUNT(*)
           FROM (SELECT tenant_id
                   FROM connections
                  GROUP BY tenant_id, LEAST(requester_id, receiver_id), GREATEST(requester_id, receiver_id)
                 HAVING COUNT(*) > 1) AS doubled",
    advice: "two rows for one pair of members; remove one of each",
};

/// The members of a connection are of its community.
const MEMBERS: Invariant = Invariant {
    what: "members of connections",
    count: "SELECT COUNT(*)
           FROM connections c
          WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.tenant_id = c.tenant_id AND u.id = c.requester_id)
             OR NOT EXISTS (SELECT 1 FROM users u WHERE u.tenant_id = c.tenant_id AND u.id = c.receiver_id)",
    advice: "connections whose members are gone; remove them",
};
