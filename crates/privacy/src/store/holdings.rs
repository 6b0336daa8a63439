//! What requests and copies hold of a member. That there was a request stays, as evidence, without its words; what was open is over.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "data_requests",
        "data_requests",
        "SELECT type, status, notes, decision, created_at, due_at, decided_at FROM data_requests WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "UPDATE data_requests SET status = 'completed', decided_at = $3 WHERE tenant_id = $1 AND user_id = $2 AND status IN ('pending', 'processing')",
            "UPDATE data_requests SET notes = NULL, decision = NULL WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "data_exports",
        "data_exports",
        "SELECT format, status, bytes, requested_at, completed_at FROM data_exports WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM data_exports WHERE tenant_id = $1 AND user_id = $2"],
    )
    .with_files("SELECT file_id FROM data_exports WHERE tenant_id = $1 AND user_id = $2 AND file_id IS NOT NULL"),
];
