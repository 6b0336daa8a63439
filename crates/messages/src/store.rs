//! What the messages' tables are asked. Every statement about a message names the viewer as one of its two.

use super::model::{Context, Message, Reaction, message_columns};
use crate::base::{ConversationId, Cursor, MemberId, MessageId, Timestamp, Way};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::members::{Card, card_columns};
use crate::{insert, joined_record, params, record};

/// Whether member `$2`, one of the two, has not deleted message `m` for themselves.
macro_rules! visible {
    () => {
        "((m.sender_id = $2 AND NOT m.hidden_by_sender) OR (m.receiver_id = $2 AND NOT m.hidden_by_receiver))"
    };
}

/// Whether this member has not blocked member `$2`. Served by `user_blocks_pair`.
macro_rules! unblocked_by {
    ($other:literal) => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM user_blocks b WHERE b.tenant_id = $1 AND b.user_id = ",
            $other,
            " AND b.blocked_user_id = $2)"
        )
    };
}

/// Whether message `m` counts as unread, for its receiver. Served by `messages_unread`.
macro_rules! unread {
    () => {
        "m.read_at IS NULL AND m.deleted_at IS NULL AND NOT m.hidden_by_receiver"
    };
}

mod added;
pub mod holdings;

pub use added::{added, newest};

record! {
    /// One side of a conversation.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Side {
        /// When this side put it into the archive.
        pub archived_at: Option<Timestamp>,
        /// How much this side has not read.
        pub unread_count: i64,
    }
}

joined_record! {
    /// A conversation in a list.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ConversationWithPartner {
        /// The member's side of it.
        pub side: Side,
        /// The latest message they see.
        pub message: Message,
        /// The other one.
        pub partner: Card,
    }
}

/// The other one of a conversation of a member, unless they have left or blocked the member.
#[rustfmt::skip::macros(concat)]
pub async fn partner(call: &Call, member: MemberId, partner: MemberId) -> Stored<Option<Card>> {
    call.optional(
        concat!("SELECT ", card_columns!("p"), "
               FROM users p
              WHERE p.tenant_id = $1 AND p.id = $3 AND p.deleted_at IS NULL AND ", unblocked_by!("p.id")),
        params![member, partner],
    )
    .await
}

/// A member's conversations, the one with the latest message first, before `before`. Served by `conversations_inbox` and
/// `conversations_archive`.
pub async fn page(
    call: &Call,
    member: MemberId,
    archived: bool,
    before: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<ConversationWithPartner>> {
    #[rustfmt::skip]
    macro_rules! listed {
        ($before:literal, $order:literal, $place:literal) => {
            concat!("SELECT c.archived_at,
                        (SELECT COUNT(*) FROM messages m
                          WHERE m.tenant_id = $1 AND m.receiver_id = $2 AND m.sender_id = c.partner_id AND ", unread!(), ") AS unread_count,
                        ", message_columns!("m"), ", ", card_columns!("p"), "
                   FROM conversations c
                   JOIN users p ON p.tenant_id = $1 AND p.id = c.partner_id AND p.deleted_at IS NULL
                   JOIN messages m ON m.tenant_id = $1 AND m.id = c.last_message_id
                  WHERE c.tenant_id = $1 AND c.user_id = $2 AND c.last_message_id ", $before, " $3 AND c.archived_at IS ", $place, "
                    AND ", unblocked_by!("c.partner_id"), "
                  ORDER BY c.last_message_id ", $order, "
                  LIMIT $4")
        };
    }
    let sql = match (archived, call.way()) {
        (true, Way::Forward) => listed!("<", "DESC", "NOT NULL"),
        (true, Way::Backward) => listed!(">", "ASC", "NOT NULL"),
        (false, Way::Forward) => listed!("<", "DESC", "NULL"),
        (false, Way::Backward) => listed!(">", "ASC", "NULL"),
    };
    call.all(sql, params![member, call.newest_behind(before), limit]).await
}

/// A member's conversations with some others, wherever they lie. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn with_each(call: &Call, member: MemberId, partners: &[MemberId]) -> Stored<Vec<ConversationWithPartner>> {
    call.all(
        concat!("SELECT c.archived_at,
                    (SELECT COUNT(*) FROM messages m
                      WHERE m.tenant_id = $1 AND m.receiver_id = $2 AND m.sender_id = c.partner_id AND ", unread!(), ") AS unread_count,
                    ", message_columns!("m"), ", ", card_columns!("p"), "
               FROM conversations c
               JOIN users p ON p.tenant_id = $1 AND p.id = c.partner_id AND p.deleted_at IS NULL
               JOIN messages m ON m.tenant_id = $1 AND m.id = c.last_message_id
              WHERE c.tenant_id = $1 AND c.user_id = $2 AND c.partner_id = ANY($3) AND ", unblocked_by!("c.partner_id")),
        params![member, partners],
    )
    .await
}

/// How many messages a member has not read of members who are still there and have not blocked them.
pub async fn unread_count(call: &Call, member: MemberId) -> Stored<i64> {
    call.one(
        concat!(
            "SELECT COUNT(*)
               FROM messages m
               JOIN users p ON p.tenant_id = $1 AND p.id = m.sender_id AND p.deleted_at IS NULL
              WHERE m.tenant_id = $1 AND m.receiver_id = $2 AND ",
            unblocked_by!("m.sender_id"),
            " AND ",
            unread!()
        ),
        params![member],
    )
    .await
}

/// Which way a thread is read.
pub use contract::messages::ThreadDirection as Direction;

/// What a member sees of a conversation of theirs, from `from` on. Served by `messages_by_conversation`.
#[rustfmt::skip::macros(concat)]
pub async fn thread(
    call: &Call,
    member: MemberId,
    conversation: ConversationId,
    direction: Direction,
    from: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<Message>> {
    let (sql, start) = match direction {
        Direction::Older => (
            concat!("SELECT ", message_columns!("m"), "
                       FROM messages m
                      WHERE m.tenant_id = $1 AND m.conversation = $3 AND m.id < $4 AND ", visible!(), "
                      ORDER BY m.id DESC
                      LIMIT $5"),
            i64::MAX,
        ),
        Direction::Newer => (
            concat!("SELECT ", message_columns!("m"), "
                       FROM messages m
                      WHERE m.tenant_id = $1 AND m.conversation = $3 AND m.id > $4 AND ", visible!(), "
                      ORDER BY m.id
                      LIMIT $5"),
            0,
        ),
    };
    let from = from.map_or(start, |cursor| cursor.0);
    call.all(sql, params![member, conversation, from, limit]).await
}

/// The same of each of some conversations, at most `limit` messages of one. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn threads(
    call: &Call,
    member: MemberId,
    conversations: &[ConversationId],
    direction: Direction,
    from: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<Message>> {
    let (sql, start) = match direction {
        Direction::Older => (
            concat!("WITH placed AS (
                         SELECT m.id, ROW_NUMBER() OVER (PARTITION BY m.conversation ORDER BY m.id DESC) AS place
                           FROM messages m
                          WHERE m.tenant_id = $1 AND m.conversation = ANY($3) AND m.id < $4 AND ", visible!(), ")
                     SELECT ", message_columns!("m"), "
                       FROM placed t
                       JOIN messages m ON m.tenant_id = $1 AND m.id = t.id
                      WHERE t.place <= $5
                      ORDER BY m.id DESC"),
            i64::MAX,
        ),
        Direction::Newer => (
            concat!("WITH placed AS (
                         SELECT m.id, ROW_NUMBER() OVER (PARTITION BY m.conversation ORDER BY m.id) AS place
                           FROM messages m
                          WHERE m.tenant_id = $1 AND m.conversation = ANY($3) AND m.id > $4 AND ", visible!(), ")
                     SELECT ", message_columns!("m"), "
                       FROM placed t
                       JOIN messages m ON m.tenant_id = $1 AND m.id = t.id
                      WHERE t.place <= $5
                      ORDER BY m.id"),
            0,
        ),
    };
    let from = from.map_or(start, |cursor| cursor.0);
    call.all(sql, params![member, conversations, from, limit]).await
}

/// A message that a member sees.
#[rustfmt::skip::macros(concat)]
pub async fn find(call: &Call, member: MemberId, id: MessageId) -> Stored<Option<Message>> {
    call.optional(
        concat!("SELECT ", message_columns!("m"), " FROM messages m WHERE m.tenant_id = $1 AND m.id = $3 AND ", visible!()),
        params![member, id],
    )
    .await
}

/// Those of some messages that a member sees. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, member: MemberId, ids: &[MessageId]) -> Stored<Vec<Message>> {
    call.all(
        concat!("SELECT ", message_columns!("m"), " FROM messages m WHERE m.tenant_id = $1 AND m.id = ANY($3) AND ", visible!()),
        params![member, ids],
    )
    .await
}

/// What a message to a member says, and whether it is a recording; none if it was deleted for everyone or for them.
pub async fn as_received(call: &Call, member: MemberId, id: MessageId) -> Stored<Option<(String, bool)>> {
    call.optional(
        "SELECT body, is_voice
           FROM messages
          WHERE tenant_id = $1 AND id = $2 AND receiver_id = $3 AND deleted_at IS NULL AND NOT hidden_by_receiver",
        params![id, member],
    )
    .await
}

/// A message that a member sees, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, member: MemberId, id: MessageId) -> Stored<Option<Message>> {
    tx.optional(
        concat!("SELECT ", message_columns!("m"), " FROM messages m WHERE m.tenant_id = $1 AND m.id = $3 AND ", visible!(), " FOR UPDATE"),
        params![member, id],
    )
    .await
}

/// Whether a member has messages switched on; none if there is no such member.
pub async fn switched_on(call: &Call, member: MemberId) -> Stored<Option<bool>> {
    call.optional(
        "SELECT messaging_enabled FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![member],
    )
    .await
}

/// Whether all of these members have messages switched on.
pub async fn all_switched_on(tx: &mut Tx, members: &[MemberId]) -> Stored<bool> {
    tx.one(
        "SELECT NOT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = ANY($2) AND NOT messaging_enabled)",
        params![members],
    )
    .await
}

/// Switches messages on or off for a member. Nothing happens if there is no such member.
pub async fn switch(tx: &mut Tx, member: MemberId, on: bool) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE users SET messaging_enabled = $3, updated_at = $4
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![member, on, now],
    )
    .await
}

/// A message to be written.
#[derive(Clone, Copy, Debug)]
pub struct NewMessage<'a> {
    /// Who writes.
    pub sender: MemberId,
    /// To whom.
    pub receiver: MemberId,
    /// Plain text.
    pub body: &'a str,
    /// What it is about.
    pub context: Option<(Context, i64)>,
    /// Whether it is a recording instead of a text.
    pub is_voice: bool,
    /// How long that is, in seconds.
    pub audio_duration: Option<i64>,
    /// How many files it has.
    pub attachment_count: i64,
}

/// Writes a message.
pub async fn insert(tx: &mut Tx, new: NewMessage<'_>) -> Stored<Message> {
    let now = tx.now();
    let conversation = ConversationId::of(new.sender, new.receiver);
    let (kind, number) = new.context.unzip();
    let (sql, params) = insert! { into messages {
        conversation,
        sender_id: new.sender,
        receiver_id: new.receiver,
        body: new.body,
        context_type: kind,
        context_number: number,
        is_voice: new.is_voice,
        audio_duration: new.audio_duration,
        attachment_count: new.attachment_count,
        reactions: Json(Vec::<Reaction>::new()),
        created_at: now,
        hidden_by_sender: false,
        hidden_by_receiver: false,
    } then concat!("RETURNING ", message_columns!()) };
    tx.one(sql, params).await
}

/// Both sides of a conversation have a new latest message and are in their inboxes.
pub async fn bring_up(tx: &mut Tx, one: MemberId, other: MemberId, message: MessageId) -> Stored<u64> {
    tx.run(
        "INSERT INTO conversations (tenant_id, user_id, partner_id, last_message_id)
         VALUES ($1, $2, $3, $4), ($1, $3, $2, $4)
             ON CONFLICT (tenant_id, user_id, partner_id)
             DO UPDATE SET last_message_id = excluded.last_message_id, archived_at = NULL",
        params![one, other, message],
    )
    .await
}

/// What a member has not read of another's messages, up to `through`, they have read now.
pub async fn mark_read(tx: &mut Tx, reader: MemberId, sender: MemberId, through: MessageId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE messages SET read_at = $5
          WHERE tenant_id = $1 AND receiver_id = $2 AND sender_id = $3 AND id <= $4
            AND read_at IS NULL AND deleted_at IS NULL AND NOT hidden_by_receiver",
        params![reader, sender, through, now],
    )
    .await
}

/// Writes another text.
pub async fn rewrite(tx: &mut Tx, id: MessageId, body: &str, at: Timestamp) -> Stored<u64> {
    tx.run("UPDATE messages SET body = $3, edited_at = $4 WHERE tenant_id = $1 AND id = $2", params![id, body, at])
        .await
}

/// Writes the reactions to a message.
pub async fn react(tx: &mut Tx, id: MessageId, reactions: &[Reaction]) -> Stored<u64> {
    tx.run("UPDATE messages SET reactions = $3 WHERE tenant_id = $1 AND id = $2", params![id, Json(reactions)]).await
}

/// Erases a message for everyone.
pub async fn erase(tx: &mut Tx, id: MessageId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE messages SET body = '', attachment_count = 0, reactions = $3, deleted_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, Json(Vec::<Reaction>::new()), now],
    )
    .await
}

/// Erases all that a member wrote in a conversation.
pub async fn erase_own(tx: &mut Tx, member: MemberId, conversation: ConversationId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE messages SET body = '', attachment_count = 0, reactions = $4, deleted_at = $5
          WHERE tenant_id = $1 AND conversation = $2 AND sender_id = $3 AND deleted_at IS NULL",
        params![conversation, member, Json(Vec::<Reaction>::new()), now],
    )
    .await
}

/// A member sees a message of theirs no more.
pub async fn hide(tx: &mut Tx, member: MemberId, id: MessageId) -> Stored<u64> {
    tx.run(
        "UPDATE messages
            SET hidden_by_sender = hidden_by_sender OR sender_id = $2,
                hidden_by_receiver = hidden_by_receiver OR receiver_id = $2
          WHERE tenant_id = $1 AND id = $3",
        params![member, id],
    )
    .await
}

/// If a hidden message was the latest that a member saw, another one is, or none. A message that has just come stays the latest.
#[rustfmt::skip::macros(concat)]
pub async fn fall_back(tx: &mut Tx, member: MemberId, partner: MemberId, hidden: MessageId) -> Stored<u64> {
    let conversation = ConversationId::of(member, partner);
    tx.run(
        concat!("UPDATE conversations
                SET last_message_id = (SELECT m.id FROM messages m
                                        WHERE m.tenant_id = $1 AND m.conversation = $4 AND ", visible!(), "
                                        ORDER BY m.id DESC
                                        LIMIT 1)
              WHERE tenant_id = $1 AND user_id = $2 AND partner_id = $3 AND last_message_id = $5"),
        params![member, partner, conversation, hidden],
    )
    .await
}

/// Puts a member's side of a conversation into the archive, if there is anything in it. How many sides that were: none or one.
pub async fn archive(tx: &mut Tx, member: MemberId, partner: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE conversations SET archived_at = COALESCE(archived_at, $4)
          WHERE tenant_id = $1 AND user_id = $2 AND partner_id = $3 AND last_message_id IS NOT NULL",
        params![member, partner, now],
    )
    .await
}

/// Whether a member's side of a conversation is in the archive; none if there is nothing in it. Held until the end of the
/// transaction.
pub async fn lock_side(tx: &mut Tx, member: MemberId, partner: MemberId) -> Stored<Option<bool>> {
    tx.optional(
        "SELECT archived_at IS NOT NULL AS archived
           FROM conversations
          WHERE tenant_id = $1 AND user_id = $2 AND partner_id = $3 AND last_message_id IS NOT NULL
            FOR UPDATE",
        params![member, partner],
    )
    .await
}

/// Brings a member's side of a conversation back into the inbox.
pub async fn restore(tx: &mut Tx, member: MemberId, partner: MemberId) -> Stored<u64> {
    tx.run(
        "UPDATE conversations SET archived_at = NULL WHERE tenant_id = $1 AND user_id = $2 AND partner_id = $3",
        params![member, partner],
    )
    .await
}

/// How many messages of a conversation a member sees.
#[rustfmt::skip::macros(concat)]
pub async fn seen_count(tx: &mut Tx, member: MemberId, conversation: ConversationId) -> Stored<i64> {
    tx.one(
        concat!("SELECT COUNT(*) FROM messages m WHERE m.tenant_id = $1 AND m.conversation = $3 AND ", visible!()),
        params![member, conversation],
    )
    .await
}
