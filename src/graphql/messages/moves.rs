//! What can be done with messages.

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::json;

use super::{Message, MessageContext, MessagingSettings};
use crate::call::{Call, patiently};
use crate::graphql::bounds;
use crate::graphql::ids::{self, NodeId};
use crate::graphql::once::{Made, make_once};
use crate::graphql::session::Session;
use crate::messages;
use crate::messages::actions::{self, Draft, Scope};
use crate::messages::model::Context as About;

/// For whom something is deleted.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Scope")]
pub enum DeletionScope {
    /// For the viewer alone.
    Own,
    /// For both.
    Everyone,
}

/// A message just sent or changed.
#[derive(SimpleObject)]
pub struct MessagePayload {
    /// The message.
    message: Message,
}

/// A message that is deleted.
#[derive(SimpleObject)]
pub struct MessageGonePayload {
    /// Global id of the message.
    message_id: ID,
}

/// A reaction that is there now, or not any more.
#[derive(SimpleObject)]
pub struct ReactToMessagePayload {
    /// Whether it is there now.
    added: bool,
    /// The message.
    message: Message,
}

/// What was marked as read.
#[derive(SimpleObject)]
pub struct MarkConversationReadPayload {
    /// How many messages were unread.
    marked_read: i64,
}

/// A conversation that was put away or came back.
#[derive(SimpleObject)]
pub struct ConversationMovedPayload {
    /// Global id of the other member.
    member_id: ID,
    /// How many messages came back; 0 when it was put away.
    restored_count: i64,
}

/// Word that the viewer is writing.
#[derive(SimpleObject)]
pub struct TypingPayload {
    /// Always true.
    sent: bool,
}

/// What can be done with messages.
#[derive(Default)]
pub struct MessagesMutation;

#[Object]
impl MessagesMutation {
    /// Writes to a member. HTML is taken out. Files and voice messages come over REST. `VALIDATION_ERROR` for an empty text, for oneself,
    /// for half a context, and for a listing that the viewer may not see; `NOT_FOUND` when the community has no such active member;
    /// `BLOCKED`, `MESSAGING_DISABLED`, `FORBIDDEN`, and what safeguarding says.
    async fn send_message(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] recipient_id: ID,
        #[graphql(desc = "Text, at most 10,000 characters.")] body: String,
        #[graphql(desc = "What kind of thing it is about. Needs `contextId`.")] context_type: Option<MessageContext>,
        #[graphql(desc = "What it is about, by the id that the REST API uses. Needs `contextType`.")]
        context_id: Option<ID>,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<MessagePayload>> {
        let call = Session::of(ctx)?.enter(Operation::SendMessage).await?;
        let recipient = ids::member(&recipient_id, "recipientId")?;
        bounds::check(Operation::SendMessage, json!({ "recipient_id": recipient.get(), "body": body }))?;
        let context_number = context_id.map(|id| ids::plain(&id, "contextId")).transpose()?;
        let context_type: Option<About> = context_type.map(Into::into);
        let said = json!({
            "recipient_id": recipient,
            "body": body,
            "context_type": context_type.map(About::as_str),
            "context_id": context_number,
        });
        let draft = Draft { recipient, body, context_type, context_number, files: Vec::new() };
        let write = |call: Call| {
            let draft = draft.clone();
            async move { actions::send(&call, draft).await }
        };
        let number = |row: &messages::Message| row.id.get();
        let sent = make_once(call, Operation::SendMessage, idempotency_key, &said, write, number).await;
        let message = match bounds::named(sent)? {
            Made::Now(row) => Message { row },
            Made::Before(id) => Message::found(call, id.into()).await?,
        };
        Ok(Some(MessagePayload { message }))
    }

    /// Changes the text of a message, within 24 hours: then `EDIT_EXPIRED`. Only who wrote it may: `FORBIDDEN` for its receiver, `NOT_FOUND` for
    /// anybody else and when it was deleted. Refused like a new message to the same member.
    async fn edit_message(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the message, or the id that the REST API uses.")] message_id: ID,
        #[graphql(desc = "Text, at most 10,000 characters.")] body: String,
    ) -> Result<Option<MessagePayload>> {
        let call = Session::of(ctx)?.enter(Operation::EditMessage).await?;
        let id = ids::message(&message_id, "messageId")?;
        bounds::check(Operation::EditMessage, json!({ "body": body }))?;
        let row = patiently(call, |call| {
            let body = body.clone();
            async move { actions::edit(&call, id, &body).await }
        })
        .await?;
        Ok(Some(MessagePayload { message: Message { row } }))
    }

    /// Deletes a message. For everyone only who wrote it may: its text is erased. `FORBIDDEN` for a receiver who would, `NOT_FOUND` for anybody
    /// else and when it was deleted before.
    async fn delete_message(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the message, or the id that the REST API uses.")] message_id: ID,
        #[graphql(desc = "For whom.")] scope: DeletionScope,
    ) -> Result<Option<MessageGonePayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteMessage).await?;
        let id = ids::message(&message_id, "messageId")?;
        patiently(call, |call| async move { actions::delete(&call, id, scope.into()).await }).await?;
        Ok(Some(MessageGonePayload { message_id: NodeId::Message(id).encode() }))
    }

    /// Puts an emoji under a message, or takes it back. `VALIDATION_ERROR` when it is no emoji; `NOT_FOUND` when the message is not the viewer's or was
    /// deleted; `BLOCKED` when either has blocked the other.
    async fn react_to_message(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the message, or the id that the REST API uses.")] message_id: ID,
        #[graphql(desc = "One emoji.")] emoji: String,
    ) -> Result<Option<ReactToMessagePayload>> {
        let call = Session::of(ctx)?.enter(Operation::ReactToMessage).await?;
        let id = ids::message(&message_id, "messageId")?;
        bounds::check(Operation::ReactToMessage, json!({ "emoji": emoji }))?;
        let (row, added) = patiently(call, |call| {
            let emoji = emoji.clone();
            async move { actions::react(&call, id, &emoji).await }
        })
        .await?;
        Ok(Some(ReactToMessagePayload { added, message: Message { row } }))
    }

    /// Marks all that a member wrote to the viewer as read. `NOT_FOUND` when the community has no such member, and for oneself.
    async fn mark_conversation_read(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<MarkConversationReadPayload>> {
        let call = Session::of(ctx)?.enter(Operation::MarkConversationRead).await?;
        let member = ids::member(&member_id, "memberId")?;
        let marked = patiently(call, |call| async move { actions::mark_read(&call, member).await }).await?;
        Ok(Some(MarkConversationReadPayload { marked_read: i64::try_from(marked).unwrap_or(i64::MAX) }))
    }

    /// Says that the viewer is writing to a member, for whatever shows it while it lasts. `NOT_FOUND` when the community has no such
    /// member, `BLOCKED` when either has blocked the other.
    async fn tell_typing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] recipient_id: ID,
        #[graphql(desc = "False when the viewer has stopped.", default = true)] is_typing: bool,
    ) -> Result<Option<TypingPayload>> {
        let call = Session::of(ctx)?.enter(Operation::TellTyping).await?;
        let recipient = ids::member(&recipient_id, "recipientId")?;
        bounds::named(actions::typing(call, recipient, is_typing).await)?;
        Ok(Some(TypingPayload { sent: true }))
    }

    /// Moves a conversation into the archive; for everyone: after all that the viewer wrote in it is erased. `NOT_FOUND` when there is none.
    async fn archive_conversation(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the other member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "For whom.", default_with = "DeletionScope::Own")] scope: DeletionScope,
    ) -> Result<Option<ConversationMovedPayload>> {
        let call = Session::of(ctx)?.enter(Operation::ArchiveConversation).await?;
        let member = ids::member(&member_id, "memberId")?;
        patiently(call, |call| async move { actions::archive(&call, member, scope.into()).await }).await?;
        Ok(Some(ConversationMovedPayload { member_id: NodeId::Member(member).encode(), restored_count: 0 }))
    }

    /// Brings a conversation back from the archive. `NOT_FOUND` when there is none.
    async fn restore_conversation(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the other member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<ConversationMovedPayload>> {
        let call = Session::of(ctx)?.enter(Operation::RestoreConversation).await?;
        let member = ids::member(&member_id, "memberId")?;
        let restored_count = patiently(call, |call| async move { actions::restore(&call, member).await }).await?;
        Ok(Some(ConversationMovedPayload { member_id: NodeId::Member(member).encode(), restored_count }))
    }

    /// Switches messages on or off for the viewer. While they are off, the viewer neither writes nor is written to.
    async fn set_messaging_enabled(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Whether the viewer writes and is written to.")] enabled: bool,
    ) -> Result<Option<MessagingSettings>> {
        let call = Session::of(ctx)?.enter(Operation::UpdateMessagingSettings).await?;
        patiently(call, |call| async move { actions::switch(&call, enabled).await }).await?;
        let community_enabled = actions::community_enabled(call)?;
        Ok(Some(MessagingSettings { messaging_enabled: enabled, community_enabled }))
    }
}
