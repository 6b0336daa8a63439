//! What legal documents hold of a member: that they accepted a version, and when. It stays, as evidence.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::nothing("legal_documents"),
    Holding::nothing("legal_versions"),
    Holding::shown(
        "legal_acceptances",
        "accepted_documents",
        "SELECT d.type, a.number, a.accepted_at FROM legal_acceptances a JOIN legal_documents d ON d.tenant_id = a.tenant_id AND d.id = a.document_id WHERE a.tenant_id = $1 AND a.user_id = $2 ORDER BY a.id",
    ),
];
