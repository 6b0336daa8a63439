//! What the table of group messages is asked.

use crate::base::{GroupId, GroupMessageId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::Card;
use crate::{params, record};

record! {
    /// What a member wrote to a group.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct GroupMessage {
        /// `group_messages.id`.
        pub id: GroupMessageId,
        /// To which group.
        pub group_id: GroupId,
        /// Who wrote it.
        pub sender_id: MemberId,
        /// Plain text.
        pub body: String,
        /// When it was written.
        pub created_at: Timestamp,
    }
}

/// A group's messages, newest first, before `before`, with who wrote them. Served by `group_messages_by_group`.
pub async fn page(call: &Call, group: GroupId, before: Option<i64>, limit: i64) -> Stored<Vec<(GroupMessage, Card)>> {
    call.db()
        .all(
            "SELECT m.id, m.group_id, m.sender_id, m.body, m.created_at,
                    u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url, u.last_active_at,
                    u.location, u.bio, u.tagline
               FROM group_messages m
               JOIN users u ON u.tenant_id = $1 AND u.id = m.sender_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.id < $3
              ORDER BY m.id DESC
              LIMIT $4",
            params![call.tenant(), group, before.unwrap_or(i64::MAX), limit],
        )
        .await
}

/// To which group a message was written.
pub async fn group_of(call: &Call, id: GroupMessageId) -> Stored<Option<GroupId>> {
    call.db()
        .optional("SELECT group_id FROM group_messages WHERE tenant_id = $1 AND id = $2", params![call.tenant(), id])
        .await
}

/// A message of a group, with who wrote it.
pub async fn find(call: &Call, group: GroupId, id: GroupMessageId) -> Stored<Option<(GroupMessage, Card)>> {
    call.db()
        .optional(
            "SELECT m.id, m.group_id, m.sender_id, m.body, m.created_at,
                    u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url, u.last_active_at,
                    u.location, u.bio, u.tagline
               FROM group_messages m
               JOIN users u ON u.tenant_id = $1 AND u.id = m.sender_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.id = $3",
            params![call.tenant(), group, id],
        )
        .await
}

/// Writes a message.
pub async fn insert(tx: &mut Tx, group: GroupId, sender: MemberId, body: &str) -> Stored<GroupMessage> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO group_messages (tenant_id, group_id, sender_id, body, created_at)
         VALUES ($1, $2, $3, $4, $5)
         RETURNING id, group_id, sender_id, body, created_at",
        params![tenant, group, sender, body, now],
    )
    .await
}

/// Who wrote a message of a group, held until the end of the transaction.
pub async fn lock_sender(tx: &mut Tx, group: GroupId, id: GroupMessageId) -> Stored<Option<MemberId>> {
    let tenant = tx.tenant();
    tx.optional(
        "SELECT sender_id FROM group_messages WHERE tenant_id = $1 AND group_id = $2 AND id = $3 FOR UPDATE",
        params![tenant, group, id],
    )
    .await
}

/// Takes a message out.
pub async fn delete(tx: &mut Tx, group: GroupId, id: GroupMessageId) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run("DELETE FROM group_messages WHERE tenant_id = $1 AND group_id = $2 AND id = $3", params![tenant, group, id])
        .await
}
