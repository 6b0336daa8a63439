//! What live updates ask the database: who may listen, what has just been written, and what it is called.

use crate::base::{
    AttachmentId, ConversationId, GroupId, GroupMessageId, Hours, ListingId, MemberId, MessageId, NotificationId,
    Timestamp, TransactionId,
};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::feed::model::PostId;
use crate::listings::Side;
use crate::members::{Card, card_columns};
use crate::{params, record};

/// Those of some members who belong to a group in which something may happen.
pub(super) async fn belonging(call: &Call, group: GroupId, members: &[MemberId]) -> Stored<Vec<MemberId>> {
    call.all(
        "SELECT m.user_id
           FROM group_members m
           JOIN groups g ON g.tenant_id = $1 AND g.id = m.group_id AND g.is_active AND g.status IN ('active', 'dormant')
          WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.status = 'active' AND m.user_id = ANY($3)",
        params![group, members],
    )
    .await
}

/// Those of some members whom a block keeps apart from this one, whoever blocked whom.
pub(super) async fn kept_from(call: &Call, member: MemberId, others: &[MemberId]) -> Stored<Vec<MemberId>> {
    call.all(
        "SELECT blocked_user_id FROM user_blocks
          WHERE tenant_id = $1 AND user_id = $2 AND blocked_user_id = ANY($3)
          UNION ALL
         SELECT user_id FROM user_blocks
          WHERE tenant_id = $1 AND blocked_user_id = $2 AND user_id = ANY($3)",
        params![member, others],
    )
    .await
}

/// Whether the community has an active member by this id.
pub(super) async fn is_member(call: &Call, member: MemberId) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND status = 'active' AND deleted_at IS NULL)",
        params![member],
    )
    .await
}

/// A member, if everybody in the community may see them.
#[rustfmt::skip::macros(concat)]
pub(super) async fn visible(call: &Call, member: MemberId) -> Stored<Option<Card>> {
    call.optional(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL
                AND u.privacy_search AND u.privacy_profile <> 'connections'"),
        params![member],
    )
    .await
}

record! {
    /// Whether a member may go on listening.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) struct ListenerLife {
        /// Who.
        pub(super) id: MemberId,
        /// Whether the account is in use.
        pub(super) active: bool,
        /// When they signed out everywhere the last time.
        pub(super) cutoff: Option<Timestamp>,
        /// When a sign-in of theirs ended the last time.
        pub(super) signed_out_at: Option<Timestamp>,
    }
}

/// How some members stand. Whoever is gone is not in the answer. Sign-ins are served by `refresh_families_by_user`.
pub(super) async fn lives(call: &Call, members: &[MemberId]) -> Stored<Vec<ListenerLife>> {
    call.all(
        "SELECT u.id, u.status = 'active' AS active, c.cutoff,
                (SELECT MAX(f.revoked_at) FROM refresh_families f WHERE f.tenant_id = $1 AND f.user_id = u.id) AS signed_out_at
           FROM users u
           LEFT JOIN token_cutoffs c ON c.tenant_id = $1 AND c.user_id = u.id
          WHERE u.tenant_id = $1 AND u.id = ANY($2) AND u.deleted_at IS NULL",
        params![members],
    )
    .await
}

record! {
    /// A line in a bell.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) struct LiveNotification {
        pub(super) id: NotificationId,
        pub(super) user_id: MemberId,
        /// As it stands: `notifications/` knows what it means.
        pub(super) kind: String,
        pub(super) message: String,
        pub(super) link: Option<String>,
        pub(super) created_at: Timestamp,
    }
}

/// Some lines, in their order. Those that were deleted meanwhile are not in the answer.
pub(super) async fn lines(call: &Call, ids: &[NotificationId]) -> Stored<Vec<LiveNotification>> {
    call.all(
        "SELECT id, user_id, type AS kind, message, link, created_at
           FROM notifications
          WHERE tenant_id = $1 AND id = ANY($2) AND deleted_at IS NULL
          ORDER BY id",
        params![ids],
    )
    .await
}

record! {
    /// How much a member has not read.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) struct Unread {
        pub(super) member: MemberId,
        pub(super) notifications: i64,
        pub(super) messages: i64,
    }
}

/// How much some members have not read, as the lists count it.
pub(super) async fn unread(call: &Call, members: &[MemberId]) -> Stored<Vec<Unread>> {
    call.all(
        "SELECT u.id AS member,
                (SELECT COUNT(*) FROM notifications n
                  WHERE n.tenant_id = $1 AND n.user_id = u.id AND n.read_at IS NULL AND n.deleted_at IS NULL) AS notifications,
                (SELECT COUNT(*)
                   FROM messages m
                   JOIN users p ON p.tenant_id = $1 AND p.id = m.sender_id AND p.deleted_at IS NULL
                  WHERE m.tenant_id = $1 AND m.receiver_id = u.id AND m.read_at IS NULL AND m.deleted_at IS NULL
                    AND NOT m.hidden_by_receiver
                    AND NOT EXISTS (SELECT 1 FROM user_blocks b
                                     WHERE b.tenant_id = $1 AND b.user_id = m.sender_id AND b.blocked_user_id = u.id)) AS messages
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = ANY($2)",
        params![members],
    )
    .await
}

/// The text of a post that everybody may still read.
pub(super) async fn post(tx: &mut Tx, post: PostId) -> Stored<Option<String>> {
    tx.optional(
        "SELECT p.content
           FROM feed_posts p
           JOIN feed_activities a ON a.tenant_id = $1 AND a.kind = 'post' AND a.subject = p.id AND a.hidden_at IS NULL
          WHERE p.tenant_id = $1 AND p.id = $2 AND p.visibility = 'public' AND p.group_id IS NULL",
        params![post],
    )
    .await
}

/// A member, if they are still there.
#[rustfmt::skip::macros(concat)]
pub(super) async fn card(tx: &mut Tx, member: MemberId) -> Stored<Option<Card>> {
    tx.optional(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL"),
        params![member],
    )
    .await
}

/// Those of some members who are still there.
#[rustfmt::skip::macros(concat)]
pub(super) async fn cards(tx: &mut Tx, members: &[MemberId]) -> Stored<Vec<Card>> {
    tx.all(
        concat!("SELECT ", card_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = ANY($2) AND u.deleted_at IS NULL"),
        params![members],
    )
    .await
}

/// Those of some members, each with one of the others, who want to hear nothing of them or whom a block keeps apart, whoever blocked whom.
pub(super) async fn apart(tx: &mut Tx, members: &[MemberId], others: &[MemberId]) -> Stored<Vec<(MemberId, MemberId)>> {
    tx.all(
        "SELECT user_id, blocked_user_id FROM user_blocks
          WHERE tenant_id = $1 AND user_id = ANY($2) AND blocked_user_id = ANY($3)
          UNION ALL
         SELECT blocked_user_id, user_id FROM user_blocks
          WHERE tenant_id = $1 AND blocked_user_id = ANY($2) AND user_id = ANY($3)
          UNION ALL
         SELECT user_id, muted_user_id FROM user_mutes
          WHERE tenant_id = $1 AND user_id = ANY($2) AND muted_user_id = ANY($3)",
        params![members, others],
    )
    .await
}

record! {
    /// A message of one member to another.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) struct LiveMessage {
        pub(super) id: MessageId,
        pub(super) conversation: ConversationId,
        pub(super) sender_id: MemberId,
        pub(super) receiver_id: MemberId,
        pub(super) body: String,
        pub(super) is_voice: bool,
        pub(super) audio_duration: Option<i64>,
        pub(super) attachment_count: i64,
        pub(super) created_at: Timestamp,
        /// The recording.
        pub(super) voice: Option<AttachmentId>,
    }
}

/// A message, unless it was deleted for everyone meanwhile.
pub(super) async fn message(tx: &mut Tx, id: MessageId) -> Stored<Option<LiveMessage>> {
    tx.optional(
        "SELECT m.id, m.conversation, m.sender_id, m.receiver_id, m.body, m.is_voice, m.audio_duration, m.attachment_count,
                m.created_at,
                (SELECT MIN(a.id) FROM message_attachments a
                  WHERE a.tenant_id = $1 AND a.message_id = m.id AND a.type = 'voice') AS voice
           FROM messages m
          WHERE m.tenant_id = $1 AND m.id = $2 AND m.deleted_at IS NULL",
        params![id],
    )
    .await
}

record! {
    /// A message to a group.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) struct LiveGroupMessage {
        pub(super) id: GroupMessageId,
        pub(super) body: String,
        pub(super) created_at: Timestamp,
    }
    select group_message_columns
}

/// A message to a group, unless it was taken out meanwhile.
#[rustfmt::skip::macros(concat)]
pub(super) async fn group_message(tx: &mut Tx, id: GroupMessageId) -> Stored<Option<LiveGroupMessage>> {
    tx.optional(
        concat!("SELECT ", group_message_columns!(), " FROM group_messages WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

record! {
    /// Hours that moved.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) struct LiveTransaction {
        pub(super) amount: Hours,
        pub(super) description: String,
        pub(super) created_at: Timestamp,
    }
    select transaction_columns
}

/// What hours moved for.
#[rustfmt::skip::macros(concat)]
pub(super) async fn transaction(tx: &mut Tx, id: TransactionId) -> Stored<Option<LiveTransaction>> {
    tx.optional(
        concat!("SELECT ", transaction_columns!(), " FROM transactions WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

record! {
    /// Something offered or asked for.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) struct LiveListing {
        pub(super) title: String,
        pub(super) kind: Side,
        pub(super) description: String,
        pub(super) created_at: Timestamp,
    }
}

/// A listing that everybody may see: not one that waits to be looked at, and not one whose owner is not there.
pub(super) async fn listing(tx: &mut Tx, id: ListingId) -> Stored<Option<LiveListing>> {
    let now = tx.now();
    tx.optional(
        "SELECT l.title, l.type AS kind, l.description, l.created_at
           FROM listings l
           JOIN users o ON o.tenant_id = $1 AND o.id = l.user_id AND o.status = 'active' AND o.deleted_at IS NULL
          WHERE l.tenant_id = $1 AND l.id = $2 AND l.status = 'active' AND l.moderation_status = 'approved'
            AND (l.expires_at IS NULL OR l.expires_at > $3)",
        params![id, now],
    )
    .await
}
