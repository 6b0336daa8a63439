//! What help, consents, first steps and support hold of a member. Consents stay, as evidence.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::nothing("cookie_consents"),
    Holding::nothing("faqs"),
    Holding::both(
        "faq_feedback",
        "help_feedback",
        "SELECT f.question, s.is_helpful, s.comment, s.created_at
           FROM faq_feedback s
           JOIN faqs f ON f.tenant_id = s.tenant_id AND f.id = s.faq_id
          WHERE s.tenant_id = $1 AND s.user_id = $2
          ORDER BY s.id",
        &["DELETE FROM faq_feedback WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "support_requests",
        "support_requests",
        "SELECT type, status, impact, summary, description, page_url, answer, created_at, decided_at
           FROM support_requests
          WHERE tenant_id = $1 AND user_id = $2
          ORDER BY id",
        &[
            // While the account still has its address.
            "DELETE FROM support_requests WHERE tenant_id = $1 AND (user_id = $2 OR email = (SELECT u.email FROM users u WHERE u.tenant_id = $1 AND u.id = $2))",
        ],
    ),
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
