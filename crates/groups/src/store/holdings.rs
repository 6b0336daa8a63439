//! What groups hold of a member. A group of theirs goes to whoever has looked after it longest, else to whoever has belonged to it longest; one that nobody else belongs to is emptied and archived.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::erased("group_faces", &[
        "DELETE FROM group_faces WHERE tenant_id = $1 AND group_id IN (SELECT g.id FROM groups g WHERE g.tenant_id = $1 AND g.owner_id = $2 AND NOT EXISTS (SELECT 1 FROM group_members m JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.user_id AND u.status = 'active' WHERE m.tenant_id = $1 AND m.group_id = g.id AND m.status = 'active' AND m.user_id <> $2))",
    ])
    .with_files(
        "SELECT avatar_id FROM group_faces WHERE tenant_id = $1 AND avatar_id IS NOT NULL AND group_id IN (SELECT g.id FROM groups g WHERE g.tenant_id = $1 AND g.owner_id = $2 AND NOT EXISTS (SELECT 1 FROM group_members m JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.user_id AND u.status = 'active' WHERE m.tenant_id = $1 AND m.group_id = g.id AND m.status = 'active' AND m.user_id <> $2)) UNION SELECT cover_id FROM group_faces WHERE tenant_id = $1 AND cover_id IS NOT NULL AND group_id IN (SELECT g.id FROM groups g WHERE g.tenant_id = $1 AND g.owner_id = $2 AND NOT EXISTS (SELECT 1 FROM group_members m JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.user_id AND u.status = 'active' WHERE m.tenant_id = $1 AND m.group_id = g.id AND m.status = 'active' AND m.user_id <> $2))",
    ),
    Holding::both(
        "group_members",
        "groups",
        "SELECT m.group_id, g.name, m.status, m.role, m.joined_at FROM group_members m JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id WHERE m.tenant_id = $1 AND m.user_id = $2 ORDER BY m.id",
        &[
            "UPDATE groups SET cached_member_count = (SELECT COUNT(*) FROM group_members m WHERE m.tenant_id = $1 AND m.group_id = groups.id AND m.status = 'active' AND m.user_id <> $2) WHERE tenant_id = $1 AND id IN (SELECT group_id FROM group_members WHERE tenant_id = $1 AND user_id = $2 AND status = 'active')",
            "DELETE FROM group_members WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::erased("groups", &[
        "UPDATE groups SET owner_id = COALESCE((SELECT m.user_id FROM group_members m JOIN users u ON u.tenant_id = m.tenant_id AND u.id = m.user_id AND u.status = 'active' WHERE m.tenant_id = $1 AND m.group_id = groups.id AND m.status = 'active' AND m.user_id <> $2 ORDER BY CASE WHEN m.role = 'member' THEN 1 ELSE 0 END, m.joined_at, m.id LIMIT 1), owner_id) WHERE tenant_id = $1 AND owner_id = $2",
        "UPDATE group_members SET role = 'owner' WHERE tenant_id = $1 AND role <> 'owner' AND user_id <> $2 AND EXISTS (SELECT 1 FROM groups g WHERE g.tenant_id = $1 AND g.id = group_members.group_id AND g.owner_id = group_members.user_id)",
        "UPDATE groups SET name = '-', description = '', slug = '-' || id, location = NULL, latitude = NULL, longitude = NULL, search_text = '', tags = '[]', image_url = NULL, cover_image_url = NULL, status = 'archived', is_active = FALSE WHERE tenant_id = $1 AND owner_id = $2",
    ]),
    Holding::both(
        "group_files",
        "group_files",
        "SELECT g.group_id, g.file_name, g.folder, g.description, f.media_type, f.bytes, g.created_at FROM group_files g JOIN media_files f ON f.tenant_id = g.tenant_id AND f.id = g.file_id WHERE g.tenant_id = $1 AND g.user_id = $2 ORDER BY g.id",
        &["DELETE FROM group_files WHERE tenant_id = $1 AND user_id = $2"],
    )
    .with_files("SELECT file_id FROM group_files WHERE tenant_id = $1 AND user_id = $2"),
    Holding::nothing("group_types"),
    Holding::both(
        "group_declines",
        "declined_groups",
        "SELECT d.group_id, g.name, d.declined_at FROM group_declines d JOIN groups g ON g.tenant_id = d.tenant_id AND g.id = d.group_id WHERE d.tenant_id = $1 AND d.user_id = $2 ORDER BY d.id",
        &[
            "DELETE FROM group_declines WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "group_messages",
        "group_messages",
        "SELECT group_id, body, created_at FROM group_messages WHERE tenant_id = $1 AND sender_id = $2 ORDER BY id",
        &[
            "DELETE FROM group_messages WHERE tenant_id = $1 AND sender_id = $2",
        ],
    ),
    Holding::both(
        "group_announcements",
        "group_announcements",
        "SELECT group_id, title, content, created_at FROM group_announcements WHERE tenant_id = $1 AND author_id = $2 ORDER BY id",
        &[
            "DELETE FROM group_announcements WHERE tenant_id = $1 AND author_id = $2",
        ],
    ),
    Holding::both(
        "group_discussion_replies",
        "group_replies",
        "SELECT discussion_id, content, created_at FROM group_discussion_replies WHERE tenant_id = $1 AND author_id = $2 ORDER BY id",
        &[
            "UPDATE group_discussions SET reply_count = (SELECT COUNT(*) FROM group_discussion_replies r WHERE r.tenant_id = $1 AND r.discussion_id = group_discussions.id AND r.author_id <> $2), last_reply_at = (SELECT MAX(r.created_at) FROM group_discussion_replies r WHERE r.tenant_id = $1 AND r.discussion_id = group_discussions.id AND r.author_id <> $2) WHERE tenant_id = $1 AND id IN (SELECT discussion_id FROM group_discussion_replies WHERE tenant_id = $1 AND author_id = $2)",
            "DELETE FROM group_discussion_replies WHERE tenant_id = $1 AND author_id = $2",
        ],
    ),
    Holding::both(
        "group_discussions",
        "group_discussions",
        "SELECT group_id, title, content, created_at FROM group_discussions WHERE tenant_id = $1 AND author_id = $2 ORDER BY id",
        &[
            "DELETE FROM group_discussions WHERE tenant_id = $1 AND author_id = $2 AND reply_count = 0",
            "UPDATE group_discussions SET title = '-', content = '' WHERE tenant_id = $1 AND author_id = $2",
        ],
    ),
    Holding::both(
        "group_invites",
        "group_invitations",
        "SELECT group_id, type, email, message, status, created_at FROM group_invites WHERE tenant_id = $1 AND invited_by = $2 ORDER BY id",
        &[
            "DELETE FROM group_invites WHERE tenant_id = $1 AND (invited_by = $2 OR accepted_by = $2 OR email = (SELECT email FROM users WHERE tenant_id = $1 AND id = $2))",
        ],
    ),
    Holding::both(
        "group_notification_preferences",
        "group_notifications",
        "SELECT group_id, frequency, email_enabled AS is_mailed, push_enabled AS is_pushed FROM group_notification_preferences WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "DELETE FROM group_notification_preferences WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
];
