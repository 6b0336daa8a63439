//! What messages hold of a member. The other still sees that there were messages; words and files of the member go, as if they had deleted them for everyone.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::nothing("conversations"),
    Holding::both(
        "coordinator_requests",
        "requests_to_coordinators",
        "SELECT r.message_id, p.first_name AS name, r.reason, r.status, r.created_at, r.closed_at
           FROM coordinator_requests r
           JOIN users p ON p.tenant_id = r.tenant_id AND p.id = r.partner_id
          WHERE r.tenant_id = $1 AND r.user_id = $2
          ORDER BY r.id",
        &["DELETE FROM coordinator_requests WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "message_attachments",
        "message_files",
        "SELECT a.message_id, a.type, a.file_name, f.media_type, f.bytes FROM message_attachments a JOIN messages m ON m.tenant_id = a.tenant_id AND m.id = a.message_id AND m.sender_id = $2 JOIN media_files f ON f.tenant_id = a.tenant_id AND f.id = a.file_id WHERE a.tenant_id = $1 ORDER BY a.id",
        &[
            "DELETE FROM message_attachments WHERE tenant_id = $1 AND message_id IN (SELECT id FROM messages WHERE tenant_id = $1 AND sender_id = $2)",
        ],
    )
    .with_files("SELECT a.file_id FROM message_attachments a JOIN messages m ON m.tenant_id = a.tenant_id AND m.id = a.message_id AND m.sender_id = $2 WHERE a.tenant_id = $1"),
    Holding::both(
        "messages",
        "messages",
        "SELECT m.id, m.sender_id = $2 AS is_sent, u.first_name AS name, m.body, m.created_at, m.read_at, m.edited_at FROM messages m JOIN users u ON u.tenant_id = m.tenant_id AND u.id = CASE WHEN m.sender_id = $2 THEN m.receiver_id ELSE m.sender_id END WHERE m.tenant_id = $1 AND m.deleted_at IS NULL AND (m.sender_id = $2 AND NOT m.hidden_by_sender OR m.receiver_id = $2 AND NOT m.hidden_by_receiver) ORDER BY m.id",
        &[
            "UPDATE messages SET body = '', attachment_count = 0, reactions = '[]', deleted_at = $3 WHERE tenant_id = $1 AND sender_id = $2 AND deleted_at IS NULL",
        ],
    ),
];
