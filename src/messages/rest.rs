//! The messages' REST door.

use contract::messages as wire;
use contract::{Code, MessagesApi};

use super::actions::{self, Draft, Scope};
use super::model::{Context, Message, Reaction, tally};
use super::store::{Direction, Line};
use crate::base::{Answer, ConversationId, Cursor, Page, Refusal};
use crate::call::{Call, Gateway};
use crate::members::model::{Presence, absolute, presence};
use crate::members::{Card, Eyes};

impl MessagesApi for Gateway {
    async fn list_conversations(
        &self,
        call: Call,
        query: wire::ListConversationsQuery,
    ) -> Answer<wire::ConversationPage> {
        let cursor = Cursor::decode(query.cursor.as_deref());
        let page = actions::list(&call, query.archived, query.per_page, cursor).await?;
        Ok(wire::ConversationPage {
            data: page.items.into_iter().map(|line| item(&call, line)).collect::<Answer<_>>()?,
            meta: call.cursor_meta(query.per_page, page.next),
        })
    }

    async fn send_message(&self, call: Call, body: wire::SendMessageBody) -> Answer<wire::MessageResponse> {
        let draft = Draft {
            recipient: body.recipient_id.into(),
            body: body.body,
            context_type: body.context_type.map(about),
            context_number: body.context_id,
        };
        shown(&call, actions::send(&call, draft).await?)
    }

    async fn count_unread_messages(&self, call: Call) -> Answer<wire::UnreadMessagesResponse> {
        let data = wire::UnreadMessages { count: actions::unread_count(&call).await? };
        Ok(wire::UnreadMessagesResponse { data, meta: call.meta() })
    }

    async fn get_messaging_settings(&self, call: Call) -> Answer<wire::MessagingSettingsResponse> {
        settings(&call, actions::enabled(&call).await?)
    }

    async fn update_messaging_settings(
        &self,
        call: Call,
        body: wire::MessagingSettingsBody,
    ) -> Answer<wire::MessagingSettingsResponse> {
        actions::switch(&call, body.messaging_enabled).await?;
        settings(&call, body.messaging_enabled)
    }

    async fn tell_typing(&self, call: Call, body: wire::TypingBody) -> Answer<wire::TypingResponse> {
        actions::typing(&call, body.recipient_id.into()).await?;
        Ok(wire::TypingResponse { data: wire::Typing { sent: true }, meta: call.meta() })
    }

    async fn get_message_thread(
        &self,
        call: Call,
        path: wire::GetMessageThreadPath,
        query: wire::GetMessageThreadQuery,
    ) -> Answer<wire::MessageThread> {
        let direction = match query.direction {
            wire::GetMessageThreadQueryDirection::Older => Direction::Older,
            wire::GetMessageThreadQueryDirection::Newer => Direction::Newer,
        };
        let (partner, cursor) = (path.id.into(), Cursor::decode(query.cursor.as_deref()));
        let (page, card) = actions::thread(&call, partner, direction, query.per_page, cursor).await?;
        if direction == Direction::Older || cursor.is_none() {
            actions::read_through(&call, partner, &page.items).await?;
        }
        thread(&call, page, &card, direction, query.per_page, cursor)
    }

    async fn edit_message(
        &self,
        call: Call,
        path: wire::EditMessagePath,
        body: wire::EditMessageBody,
    ) -> Answer<wire::MessageResponse> {
        shown(&call, actions::edit(&call, path.id.into(), &body.body).await?)
    }

    async fn delete_message(
        &self,
        call: Call,
        path: wire::DeleteMessagePath,
        query: wire::DeleteMessageQuery,
        body: wire::MessageDeletionBody,
    ) -> Answer<wire::MessageDeletionResponse> {
        use wire::DeleteMessageQueryScope as Asked;
        let asked = query.scope.map(|scope| match scope {
            Asked::Self_ => Scope::Own,
            Asked::Everyone => Scope::Everyone,
        });
        let scope = agreed(asked, body.scope)?.unwrap_or(Scope::Everyone);
        actions::delete(&call, path.id.into(), scope).await?;
        Ok(deleted(&call, "The message is deleted."))
    }

    async fn mark_conversation_read(
        &self,
        call: Call,
        path: wire::MarkConversationReadPath,
    ) -> Answer<wire::MarkedReadResponse> {
        let marked = actions::mark_read(&call, path.id.into()).await?;
        let data = wire::MarkedRead { marked_read: i64::try_from(marked).unwrap_or(i64::MAX) };
        Ok(wire::MarkedReadResponse { data, meta: call.meta() })
    }

    async fn react_to_message(
        &self,
        call: Call,
        path: wire::ReactToMessagePath,
        body: wire::MessageReactionBody,
    ) -> Answer<wire::MessageReactionResponse> {
        use wire::MessageReactionOutcomeAction as Action;
        let (message, added) = actions::react(&call, path.id.into(), &body.emoji).await?;
        let data = wire::MessageReactionOutcome {
            message_id: message.id.get(),
            emoji: body.emoji.trim().to_owned(),
            action: if added { Action::Added } else { Action::Removed },
            reactions: reactions(&call, &message.reactions.0)?,
        };
        Ok(wire::MessageReactionResponse { data, meta: call.meta() })
    }

    async fn archive_conversation(
        &self,
        call: Call,
        path: wire::ArchiveConversationPath,
        query: wire::ArchiveConversationQuery,
        body: wire::MessageDeletionBody,
    ) -> Answer<wire::MessageDeletionResponse> {
        use wire::ArchiveConversationQueryScope as Asked;
        let asked = query.scope.map(|scope| match scope {
            Asked::Self_ => Scope::Own,
            Asked::Everyone => Scope::Everyone,
        });
        let scope = agreed(asked, body.scope)?.unwrap_or(Scope::Own);
        actions::archive(&call, path.id.into(), scope).await?;
        Ok(deleted(&call, "The conversation is in the archive."))
    }

    async fn restore_conversation(
        &self,
        call: Call,
        path: wire::RestoreConversationPath,
    ) -> Answer<wire::ConversationRestoredResponse> {
        let data = wire::ConversationRestored {
            success: true,
            message: "The conversation is back in your inbox.".to_owned(),
            restored_count: actions::restore(&call, path.id.into()).await?,
        };
        Ok(wire::ConversationRestoredResponse { data, meta: call.meta() })
    }
}

/// Clients say it in the query or in the body; two answers to one question must be the same.
fn agreed(query: Option<Scope>, body: Option<wire::MessageDeletionScope>) -> Answer<Option<Scope>> {
    let body = body.map(|scope| match scope {
        wire::MessageDeletionScope::Self_ => Scope::Own,
        wire::MessageDeletionScope::Everyone => Scope::Everyone,
    });
    if query.is_some() && body.is_some() && query != body {
        let refusal = Refusal::new(Code::ValidationError, "Query and body name different scopes.");
        return Err(refusal.status(422).field("scope").into());
    }
    Ok(query.or(body))
}

fn about(context: wire::MessageContext) -> Context {
    match context {
        wire::MessageContext::Listing => Context::Listing,
        wire::MessageContext::Exchange => Context::Exchange,
        wire::MessageContext::Group => Context::Group,
        wire::MessageContext::Event => Context::Event,
        wire::MessageContext::Job => Context::Job,
        wire::MessageContext::MarketplaceListing => Context::MarketplaceListing,
        wire::MessageContext::Volunteering => Context::Volunteering,
    }
}

fn named(context: Context) -> wire::MessageContext {
    match context {
        Context::Listing => wire::MessageContext::Listing,
        Context::Exchange => wire::MessageContext::Exchange,
        Context::Group => wire::MessageContext::Group,
        Context::Event => wire::MessageContext::Event,
        Context::Job => wire::MessageContext::Job,
        Context::MarketplaceListing => wire::MessageContext::MarketplaceListing,
        Context::Volunteering => wire::MessageContext::Volunteering,
    }
}

fn item(call: &Call, (side, message, card): Line) -> Answer<wire::ConversationItem> {
    Ok(wire::ConversationItem {
        id: card.id.get(),
        conversation_id: message.conversation.to_string(),
        unread_count: side.unread_count,
        is_archived: side.archived_at.is_some(),
        other_user: partner(call, &card),
        reactions: reactions(call, &message.reactions.0)?,
        last_message: wire::LastMessage {
            id: message.id.get(),
            content: message.body.clone(),
            body: message.body,
            sender_id: message.sender_id.get(),
            created_at: message.created_at,
            is_read: message.read_at.is_some(),
            is_deleted: message.deleted_at.is_some(),
        },
    })
}

fn thread(
    call: &Call,
    page: Page<Message>,
    card: &Card,
    direction: Direction,
    per_page: i64,
    cursor: Option<Cursor>,
) -> Answer<wire::MessageThread> {
    let cursor_of = |message: &Message| Cursor(message.id.get());
    let poll = match (direction, cursor) {
        (Direction::Older, None) => page.items.first().map(cursor_of),
        (Direction::Older, Some(_)) => None,
        (Direction::Newer, before) => page.items.last().map(cursor_of).or(before),
    };
    let conversation = ConversationId::of(call.me()?, card.id).to_string();
    Ok(wire::MessageThread {
        meta: wire::ThreadMeta {
            base_url: call.visit().base_url.clone(),
            conversation: wire::ThreadConversation {
                id: card.id.get(),
                conversation_id: conversation,
                other_user: partner(call, card),
            },
            per_page,
            has_more: page.next.is_some(),
            cursor: page.next.map(Cursor::encode),
            poll_cursor: poll.map(Cursor::encode),
        },
        data: page.items.into_iter().map(|one| message(call, one)).collect::<Answer<_>>()?,
    })
}

fn message(call: &Call, message: Message) -> Answer<wire::Message> {
    Ok(wire::Message {
        id: message.id.get(),
        conversation_id: message.conversation.to_string(),
        sender_id: message.sender_id.get(),
        receiver_id: message.receiver_id.get(),
        content: message.body.clone(),
        body: message.body,
        context_type: message.context_type.map(named),
        context_id: message.context_number,
        is_read: message.read_at.is_some(),
        read_at: message.read_at,
        is_edited: message.edited_at.is_some(),
        edited_at: message.edited_at,
        is_deleted: message.deleted_at.is_some(),
        reactions: reactions(call, &message.reactions.0)?,
        created_at: message.created_at,
    })
}

fn reactions(call: &Call, reactions: &[Reaction]) -> Answer<Vec<wire::MessageReaction>> {
    let tallies = tally(reactions, call.me()?).into_iter();
    let item = |tally: super::model::Tally| wire::MessageReaction {
        emoji: tally.emoji,
        count: tally.count,
        reacted: tally.mine,
    };
    Ok(tallies.map(item).collect())
}

fn partner(call: &Call, card: &Card) -> wire::MessagePartner {
    let eyes = Eyes::of(call);
    wire::MessagePartner {
        id: card.id.get(),
        name: eyes.name(card),
        first_name: card.first_name.clone(),
        last_name: eyes.last_name(card),
        avatar_url: card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
        is_online: presence(card.last_active_at, call.now()) == Presence::Online,
    }
}

fn shown(call: &Call, one: Message) -> Answer<wire::MessageResponse> {
    Ok(wire::MessageResponse { data: message(call, one)?, meta: call.meta() })
}

fn settings(call: &Call, messaging_enabled: bool) -> Answer<wire::MessagingSettingsResponse> {
    let data = wire::MessagingSettings { messaging_enabled, community_enabled: actions::community_enabled(call)? };
    Ok(wire::MessagingSettingsResponse { data, meta: call.meta() })
}

fn deleted(call: &Call, sentence: &str) -> wire::MessageDeletionResponse {
    let data = wire::MessageDeletion { success: true, message: sentence.to_owned() };
    wire::MessageDeletionResponse { data, meta: call.meta() }
}
