//! What the table of group messages is asked.

use crate::base::{GroupId, GroupMessageId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::{insert, joined_record, newest_first, params, record};

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
    select group_message_columns
}

joined_record! {
    /// A message and who wrote it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct MessageWithWriter {
        /// The message.
        pub message: GroupMessage,
        /// Who wrote it.
        pub writer: Card,
    }
}

/// A group's messages, newest first, before `before`, with who wrote them. Served by `group_messages_by_group`.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, group: GroupId, before: Option<i64>, limit: i64) -> Stored<Vec<MessageWithWriter>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", group_message_columns!("m"), ", ", card_columns!("u"), "
               FROM group_messages m
               JOIN users u ON u.tenant_id = $1 AND u.id = m.sender_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.id ", before!(), " $3
              ORDER BY m.id ", order!(), "
              LIMIT $4")),
        params![group, call.newest_behind(before), limit],
    )
    .await
}

/// The same of each of some groups, at most `limit` messages of one. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn pages(call: &Call, groups: &[GroupId], before: Option<i64>, limit: i64) -> Stored<Vec<MessageWithWriter>> {
    call.all(
        concat!("WITH placed AS (
                     SELECT m.id, ROW_NUMBER() OVER (PARTITION BY m.group_id ORDER BY m.id DESC) AS place
                       FROM group_messages m
                       JOIN users u ON u.tenant_id = $1 AND u.id = m.sender_id AND u.deleted_at IS NULL
                      WHERE m.tenant_id = $1 AND m.group_id = ANY($2) AND m.id < $3)
                 SELECT ", group_message_columns!("m"), ", ", card_columns!("u"), "
                   FROM placed t
                   JOIN group_messages m ON m.tenant_id = $1 AND m.id = t.id
                   JOIN users u ON u.tenant_id = $1 AND u.id = m.sender_id
                  WHERE t.place <= $4
                  ORDER BY m.id DESC"),
        params![groups, before.unwrap_or(i64::MAX), limit],
    )
    .await
}

/// The newest message to a group; zero if there is none. Served by `group_messages_by_group`.
pub async fn newest(call: &Call, group: GroupId) -> Stored<GroupMessageId> {
    call.one("SELECT COALESCE(MAX(id), 0) FROM group_messages WHERE tenant_id = $1 AND group_id = $2", params![group])
        .await
}

/// Those of some messages to a group that are still there, and with `after` the latest `most` that came after that one, newest first, with who
/// wrote them. None unless a member belongs to the group now and something may happen in it.
#[rustfmt::skip::macros(concat)]
pub async fn added(
    call: &Call,
    member: MemberId,
    group: GroupId,
    ids: &[GroupMessageId],
    after: Option<GroupMessageId>,
    most: i64,
) -> Stored<Vec<MessageWithWriter>> {
    let after = after.unwrap_or_else(|| GroupMessageId::new(i64::MAX));
    call.all(
        concat!("SELECT ", group_message_columns!("m"), ", ", card_columns!("u"), "
               FROM group_messages m
               JOIN users u ON u.tenant_id = $1 AND u.id = m.sender_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.group_id = $2 AND (m.id = ANY($4) OR m.id > $5)
                AND EXISTS (SELECT 1
                              FROM group_members b
                              JOIN groups g ON g.tenant_id = $1 AND g.id = b.group_id AND g.is_active
                                           AND g.status IN ('active', 'dormant')
                             WHERE b.tenant_id = $1 AND b.group_id = $2 AND b.user_id = $3 AND b.status = 'active')
              ORDER BY m.id DESC
              LIMIT $6"),
        params![group, member, ids, after, most],
    )
    .await
}

/// Some messages, whatever their groups, with who wrote them.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[GroupMessageId]) -> Stored<Vec<MessageWithWriter>> {
    call.all(
        concat!("SELECT ", group_message_columns!("m"), ", ", card_columns!("u"), "
               FROM group_messages m
               JOIN users u ON u.tenant_id = $1 AND u.id = m.sender_id AND u.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// Writes a message.
#[rustfmt::skip::macros(concat)]
pub async fn insert(tx: &mut Tx, group: GroupId, sender: MemberId, body: &str) -> Stored<GroupMessage> {
    let now = tx.now();
    let (sql, params) = insert! { into group_messages {
        group_id: group,
        sender_id: sender,
        body,
        created_at: now,
    } then concat!("RETURNING ", group_message_columns!()) };
    tx.one(sql, params).await
}

/// Who wrote a message of a group, held until the end of the transaction.
pub async fn lock_sender(tx: &mut Tx, group: GroupId, id: GroupMessageId) -> Stored<Option<MemberId>> {
    tx.optional(
        "SELECT sender_id FROM group_messages WHERE tenant_id = $1 AND group_id = $2 AND id = $3 FOR UPDATE",
        params![group, id],
    )
    .await
}

/// Takes a message out.
pub async fn delete(tx: &mut Tx, group: GroupId, id: GroupMessageId) -> Stored<u64> {
    tx.run("DELETE FROM group_messages WHERE tenant_id = $1 AND group_id = $2 AND id = $3", params![group, id]).await
}
