//! Conversations.

use serde_json::json;

use crate::call::Tx;
use crate::db::Stored;
use crate::demo::talk::{Letter, Shout};
use crate::{insert, params};

pub(super) async fn insert_letter(tx: &mut Tx, letter: &Letter) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into messages {
        id: letter.id,
        tenant_id: letter.tenant,
        conversation: letter.conversation(),
        sender_id: letter.sender,
        receiver_id: letter.receiver,
        body: letter.body,
        reactions: json!([]),
        created_at: letter.created_at,
        read_at: letter.read_at,
        hidden_by_sender: false,
        hidden_by_receiver: false,
    } };
    tx.unscoped().run(sql, params).await
}

pub(super) async fn insert_shout(tx: &mut Tx, shout: &Shout) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into group_messages {
        id: shout.id,
        tenant_id: shout.tenant,
        group_id: shout.group,
        sender_id: shout.sender,
        body: shout.body,
        created_at: shout.created_at,
    } };
    tx.unscoped().run(sql, params).await
}

/// Both sides of each conversation of a community.
pub(super) async fn insert_sides(tx: &mut Tx, tenant: i64) -> Stored<u64> {
    tx.unscoped()
        .run(
            "INSERT INTO conversations (tenant_id, user_id, partner_id, last_message_id)
             SELECT $1, s.user_id, s.partner_id, MAX(s.id)
               FROM (SELECT sender_id AS user_id, receiver_id AS partner_id, id FROM messages WHERE tenant_id = $1
                      UNION ALL
                     SELECT receiver_id, sender_id, id FROM messages WHERE tenant_id = $1) s
              GROUP BY s.user_id, s.partner_id",
            params![tenant],
        )
        .await
}

/// How many members each group of a community has.
pub(super) async fn count_members(tx: &mut Tx, tenant: i64) -> Stored<u64> {
    tx.unscoped()
        .run(
            "UPDATE groups
                SET cached_member_count = (SELECT COUNT(*) FROM group_members m
                                            WHERE m.tenant_id = $1 AND m.group_id = groups.id AND m.status = 'active')
              WHERE tenant_id = $1",
            params![tenant],
        )
        .await
}

/// The bells of some members of a community: what was asked of them, written to them, and written to their groups.
pub(super) async fn insert_bells(tx: &mut Tx, tenant: i64, members: &[i64]) -> Stored<u64> {
    tx.unscoped().run(
        "INSERT INTO notifications (tenant_id, user_id, actor_id, type, link, message, read_at, created_at)
         SELECT $1, b.user_id, b.actor_id, b.type, b.link, u.first_name || b.words, b.read_at, b.created_at
           FROM (SELECT receiver_id AS user_id, sender_id AS actor_id, 'new_message' AS type, '/messages/' || sender_id AS link,
                        ' sent you a message.' AS words, read_at, created_at
                   FROM messages
                  WHERE tenant_id = $1 AND receiver_id = ANY($2)
                  UNION ALL
                 SELECT receiver_id, requester_id, 'connection_request', '/connections',
                        ' would like to connect with you.', NULL, created_at
                   FROM connections
                  WHERE tenant_id = $1 AND receiver_id = ANY($2) AND status = 'pending'
                  UNION ALL
                 SELECT m.user_id, g.sender_id, 'group_chatroom_message', '/groups/' || g.group_id || '/chat',
                        ' wrote to your group.', NULL, g.created_at
                   FROM group_messages g
                   JOIN group_members m ON m.tenant_id = g.tenant_id AND m.group_id = g.group_id
                  WHERE g.tenant_id = $1 AND m.user_id = ANY($2) AND m.user_id <> g.sender_id AND m.status = 'active') b
           JOIN users u ON u.tenant_id = $1 AND u.id = b.actor_id
          ORDER BY b.created_at, b.user_id, b.actor_id, b.link",
        params![tenant, members],
    )
    .await
}

/// What a community's groups announce and discuss: of each an announcement, and a question that some of its members answer.
pub(super) async fn insert_pages(tx: &mut Tx, tenant: i64) -> Stored<()> {
    for sql in [
        "INSERT INTO group_announcements (tenant_id, group_id, author_id, title, content, is_pinned, priority, created_at, updated_at)
         SELECT $1, id, owner_id, 'Good to know', 'Newcomers are welcome at any time. Please write here if you cannot come, so that nobody waits for you.',
                TRUE, 0, created_at, created_at
           FROM groups
          WHERE tenant_id = $1
          ORDER BY id",
        "INSERT INTO group_discussions (tenant_id, group_id, author_id, title, content, is_pinned, reply_count, created_at, updated_at)
         SELECT $1, id, owner_id, 'What shall we do next?', 'What would you like to do together in the coming weeks?', FALSE, 0, created_at, created_at
           FROM groups
          WHERE tenant_id = $1
          ORDER BY id",
        "INSERT INTO group_discussion_replies (tenant_id, discussion_id, author_id, content, created_at)
         SELECT $1, d.id, m.user_id,
                CASE m.user_id % 4 WHEN 0 THEN 'A long table with food that everybody brings.'
                                   WHEN 1 THEN 'I would like to learn something new, whatever it is.'
                                   WHEN 2 THEN 'Something outdoors, as long as the weather holds.'
                                   ELSE 'Just the same as last time, please!' END,
                m.joined_at
           FROM group_discussions d
           JOIN group_members m ON m.tenant_id = $1 AND m.group_id = d.group_id AND m.status = 'active' AND m.role = 'member'
          WHERE d.tenant_id = $1 AND m.user_id % 7 < 2
          ORDER BY m.joined_at, m.id",
        "UPDATE group_discussions
            SET reply_count = (SELECT COUNT(*) FROM group_discussion_replies r WHERE r.tenant_id = $1 AND r.discussion_id = group_discussions.id),
                last_reply_at = (SELECT MAX(r.created_at) FROM group_discussion_replies r
                                  WHERE r.tenant_id = $1 AND r.discussion_id = group_discussions.id)
          WHERE tenant_id = $1",
    ] {
        tx.unscoped().run(sql, params![tenant]).await?;
    }
    Ok(())
}
