//! What endorsements hold of a member.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "skill_endorsements",
        "skill_endorsements",
        "SELECT endorser_id = $2 AS is_given, skill_name, comment, created_at FROM skill_endorsements WHERE tenant_id = $1 AND (endorser_id = $2 OR endorsed_id = $2) ORDER BY id",
        &["DELETE FROM skill_endorsements WHERE tenant_id = $1 AND (endorser_id = $2 OR endorsed_id = $2)"],
    ),
    Holding::both(
        "peer_endorsements",
        "endorsements",
        "SELECT endorser_id = $2 AS is_given, created_at FROM peer_endorsements WHERE tenant_id = $1 AND (endorser_id = $2 OR endorsed_id = $2) ORDER BY id",
        &["DELETE FROM peer_endorsements WHERE tenant_id = $1 AND (endorser_id = $2 OR endorsed_id = $2)"],
    ),
    Holding::nothing("skills"),
];
