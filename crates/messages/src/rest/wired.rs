//! What the messages' REST door shows.

use std::collections::HashMap;

use contract::messages as wire;

use crate::base::{Answer, ConversationId, Cursor, MemberId, MessageId, Page};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::model::{Presence, absolute, presence_of};
use crate::members::{Card, Eyes};
use crate::messages::actions;
use crate::messages::attachments::actions::of_each;
use crate::messages::attachments::store::{Attachment, Type};
use crate::messages::coordination::store::Request;
use crate::messages::model::{Message, Reaction, Tally, tally};
use crate::messages::store::{ConversationWithPartner, Direction};

/// A conversation, seen from the viewer's side.
///
/// # Errors
/// If nobody is signed in.
pub fn item(call: &Call, row: ConversationWithPartner) -> Answer<wire::ConversationItem> {
    let ConversationWithPartner { side, message, partner: card } = row;
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
            is_voice: message.is_voice,
            attachment_count: message.attachment_count,
        },
    })
}

pub(super) async fn thread(
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
            cursor: page.next.and_then(|next| call.cursor_text(next)),
            poll_cursor: poll.and_then(|next| call.cursor_text(next)),
        },
        data: messages(call, page.items).await?,
    })
}

/// Files by the message they belong to.
type Files = HashMap<MessageId, Vec<Attachment>>;

/// The files of some messages. One statement, and none if there are no files.
async fn files(call: &Call, messages: &[Message]) -> Answer<Files> {
    let ids: Vec<_> = messages.iter().filter(|message| message.has_files()).map(|message| message.id).collect();
    let mut files = Files::new();
    for file in of_each(call, &ids).await? {
        files.entry(file.message_id).or_default().push(file);
    }
    Ok(files)
}

/// Messages with their files. One statement, and none if there are no files.
///
/// # Errors
/// If nobody is signed in.
pub async fn messages(call: &Call, all: Vec<Message>) -> Answer<Vec<wire::Message>> {
    let mut files = files(call, &all).await?;
    all.into_iter().map(|one| message(call, one, &mut files)).collect()
}

/// Where a file is fetched.
fn address(call: &Call, file: &Attachment) -> String {
    absolute(&call.visit().base_url, &file.path())
}

/// A file of a message.
#[must_use]
pub fn attachment(call: &Call, file: Attachment) -> wire::MessageAttachment {
    wire::MessageAttachment {
        id: file.id.get(),
        url: address(call, &file),
        file_name: file.file_name,
        mime_type: file.media_type,
        size: file.bytes,
        type_: match file.kind {
            Type::Image => wire::MessageAttachmentType::Image,
            Type::File | Type::Voice => wire::MessageAttachmentType::File,
        },
    }
}

fn message(call: &Call, message: Message, files: &mut Files) -> Answer<wire::Message> {
    let (voice, files): (Vec<_>, Vec<_>) =
        files.remove(&message.id).unwrap_or_default().into_iter().partition(|file| file.kind == Type::Voice);
    Ok(wire::Message {
        id: message.id.get(),
        conversation_id: message.conversation.to_string(),
        sender_id: message.sender_id.get(),
        receiver_id: message.receiver_id.get(),
        content: message.body.clone(),
        body: message.body,
        context_type: message.context_type,
        context_id: message.context_number,
        is_read: message.read_at.is_some(),
        read_at: message.read_at,
        is_edited: message.edited_at.is_some(),
        edited_at: message.edited_at,
        is_deleted: message.deleted_at.is_some(),
        is_voice: message.is_voice,
        audio_url: voice.first().map(|file| address(call, file)),
        audio_duration: message.audio_duration,
        attachments: files.into_iter().map(|file| attachment(call, file)).collect(),
        reactions: reactions(call, &message.reactions.0)?,
        created_at: message.created_at,
    })
}

pub(super) fn reactions(call: &Call, reactions: &[Reaction]) -> Answer<Vec<wire::MessageReaction>> {
    let tallies = tally(reactions, call.me()?).into_iter();
    let item = |tally: Tally| wire::MessageReaction { emoji: tally.emoji, count: tally.count, reacted: tally.mine };
    Ok(tallies.map(item).collect())
}

pub(super) fn partner(call: &Call, card: &Card) -> wire::MessagePartner {
    let eyes = Eyes::of(call);
    wire::MessagePartner {
        id: card.id.get(),
        name: eyes.name(card),
        first_name: card.first_name.clone(),
        last_name: eyes.last_name(card),
        avatar_url: card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
        is_online: presence_of(call, card) == Presence::Online,
    }
}

pub(super) async fn shown(call: &Call, one: Message) -> Answer<wire::MessageResponse> {
    let mut files = files(call, std::slice::from_ref(&one)).await?;
    Ok(wire::MessageResponse { data: message(call, one, &mut files)?, meta: call.meta() })
}

pub(super) fn settings(call: &Call, messaging_enabled: bool) -> Answer<wire::MessagingSettingsResponse> {
    let data = wire::MessagingSettings { messaging_enabled, community_enabled: actions::community_enabled(call)? };
    Ok(wire::MessagingSettingsResponse { data, meta: call.meta() })
}

pub(super) fn deleted(call: &Call, sentence: &Sentence) -> wire::MessageDeletionResponse {
    let data = wire::MessageDeletion { success: true, message: call.say(sentence) };
    wire::MessageDeletionResponse { data, meta: call.meta() }
}

/// A request to step in.
pub(super) fn request(one: Request) -> wire::CoordinatorRequest {
    wire::CoordinatorRequest {
        id: one.id,
        message_id: one.message_id.get(),
        message_body: one.message_body,
        member_id: one.user_id.get(),
        partner_id: one.partner_id.get(),
        reason: one.reason,
        status: one.status,
        created_at: one.created_at,
        closed_by: one.closed_by.map(MemberId::get),
        closed_at: one.closed_at,
    }
}
