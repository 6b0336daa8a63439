//! What consents and first steps hold of a member. Consents stay, as evidence.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::nothing("faqs"),
    Holding::shown(
        "member_consents",
        "consents",
        "SELECT slug, version, given AS is_given, decided_at FROM member_consents WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
    ),
    Holding::both(
        "member_interests",
        "interests",
        "SELECT i.kind, c.name, i.created_at FROM member_interests i JOIN categories c ON c.tenant_id = i.tenant_id AND c.id = i.category_id WHERE i.tenant_id = $1 AND i.user_id = $2 ORDER BY i.id",
        &["DELETE FROM member_interests WHERE tenant_id = $1 AND user_id = $2"],
    ),
];
