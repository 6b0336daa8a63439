//! The messages' REST door.

use std::collections::BTreeMap;
use std::convert::Infallible;

use contract::messages as wire;
use contract::{Code, MessagesApi, Part, Raw, Spoken, Upload, WithHeaders};
use http::header::{CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY};
use http::{HeaderMap, HeaderValue};

use super::actions::{self, Draft, Scope};
use super::attachments::actions::{self as attachments, Sent};
use super::attachments::store::{Attachment, Type};
use super::coordination::actions as coordination;
use super::following;
use super::model::{Context, Reaction, wrong};
use super::store::Direction;
use crate::base::{Answer, Failure, Fault, MemberId, Refusal, ids_of};
use crate::call::Call;
use crate::media::{self, Served};
use crate::say;

mod wired;

pub use wired::{attachment, item, messages};
use wired::{deleted, reactions, request, settings, shown, thread};

/// Opened by itself, a file can do nothing.
const POLICY: &str = "default-src 'none'; media-src 'self'; sandbox; frame-ancestors 'self'";

/// What clients call the recording.
const VOICE: [&str; 3] = ["voice", "voice_message", "audio"];

/// Messages at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl MessagesApi for Rest {
    async fn message_attachment_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MessageAttachment>> {
        let found = attachments::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|file| attachment(&call, file)).collect())
    }

    async fn message_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Message>> {
        messages(&call, actions::each(&call, &ids_of(&numbers)).await?).await
    }

    async fn conversation_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::ConversationItem>> {
        actions::with_each(&call, &ids_of(&numbers)).await?.into_iter().map(|row| item(&call, row)).collect()
    }

    async fn delete_message_conversation_before(&self, call: Call, said: Spoken) -> Answer<Option<i64>> {
        let Some(number) = said.number("id") else { return Ok(None) };
        let (me, found) = (call.me()?, actions::each(&call, &[number.into()]).await?.pop());
        Ok(found.map(|message| message.other(me).get()))
    }

    async fn list_conversations(
        &self,
        call: Call,
        query: wire::ListConversationsQuery,
    ) -> Answer<wire::ConversationPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::list(&call, query.archived, query.per_page, cursor).await?;
        Ok(wire::ConversationPage {
            data: page.items.into_iter().map(|row| item(&call, row)).collect::<Answer<_>>()?,
            meta: call.cursor_meta(query.per_page, page.next),
        })
    }

    async fn send_message(
        &self,
        call: Call,
        body: wire::SendMessageBody,
        files: Upload,
    ) -> Answer<wire::MessageResponse> {
        let (context_type, context_number) = about_what(body.context_type, body.context_id, body.listing_id)?;
        let draft = Draft {
            recipient: body.recipient_id.into(),
            body: body.body,
            context_type,
            context_number,
            files: files.parts("attachments").map(sent).collect(),
        };
        let sent = actions::send(&call, draft).await;
        shown(&call, if body.listing_id.is_some() { about_listing(sent)? } else { sent? }).await
    }

    async fn send_voice_message(&self, call: Call, body: Upload) -> Answer<wire::MessageResponse> {
        let recipient = MemberId::from(number(&body, "recipient_id", 1, i64::MAX)?.ok_or_else(nobody_named)?);
        let seconds = number(&body, "duration", 0, LONGEST)?;
        let Some(recording) = VOICE.iter().find_map(|name| body.part(name)) else {
            return Err(wrong("voice", say!("recording-missing")).into());
        };
        shown(&call, actions::speak(&call, recipient, sent(recording), seconds).await?).await
    }

    async fn get_message_attachment(
        &self,
        call: Call,
        path: wire::GetMessageAttachmentPath,
    ) -> Answer<WithHeaders<Raw>> {
        served(attachments::fetch(&call, path.id.into()).await?)
    }

    async fn get_file_of_message(&self, call: Call, path: wire::GetFileOfMessagePath) -> Answer<WithHeaders<Raw>> {
        let wanted = Some(path.attachment_id.into());
        served(attachments::fetch_of(&call, path.id.into(), wanted).await?)
    }

    async fn get_voice_of_message(&self, call: Call, path: wire::GetVoiceOfMessagePath) -> Answer<WithHeaders<Raw>> {
        served(attachments::fetch_of(&call, path.id.into(), None).await?)
    }

    async fn get_message_restriction(
        &self,
        call: Call,
        query: wire::GetMessageRestrictionQuery,
    ) -> Answer<wire::MessageRestrictionResponse> {
        let partner = Some(query.partner_id).filter(|id| *id > 0).map(Into::into);
        let refusal = actions::restriction(&call, partner).await?;
        let data = wire::MessageRestriction {
            messaging_disabled: refusal.is_some(),
            under_monitoring: false,
            restriction_reason: refusal
                .as_ref()
                .and_then(|refusal| refusal.items.first())
                .map(|item| call.say(&item.message)),
            review_notice_required: false,
        };
        Ok(wire::MessageRestrictionResponse { data, meta: call.meta() })
    }

    async fn list_message_reactions(
        &self,
        call: Call,
        query: wire::ListMessageReactionsQuery,
    ) -> Answer<wire::MessageReactionCountsResponse> {
        let ids: Vec<_> =
            query.ids.split(',').filter_map(|id| id.trim().parse::<i64>().ok()).take(MOST_COUNTED).collect();
        let ids: Vec<_> = ids.into_iter().map(Into::into).collect();
        let counted = actions::each(&call, &ids).await?.into_iter().filter(|message| !message.reactions.0.is_empty());
        let reactions = counted.map(|message| (message.id.to_string(), counts(&message.reactions.0))).collect();
        Ok(wire::MessageReactionCountsResponse { success: true, data: wire::MessageReactionCounts { reactions } })
    }

    async fn translate_message(
        &self,
        call: Call,
        path: wire::TranslateMessagePath,
        _: wire::TranslateMessageBody,
    ) -> Answer<Infallible> {
        actions::translate(&call, path.id.into()).await
    }

    async fn request_coordinator(
        &self,
        call: Call,
        path: wire::RequestCoordinatorPath,
        body: wire::RequestCoordinatorBody,
    ) -> Answer<wire::CoordinatorRequestResponse> {
        let data = request(coordination::ask(&call, path.id.into(), body.reason.as_deref()).await?);
        Ok(wire::CoordinatorRequestResponse { data, meta: call.meta() })
    }

    async fn list_coordinator_requests(
        &self,
        call: Call,
        query: wire::ListCoordinatorRequestsQuery,
    ) -> Answer<wire::CoordinatorRequestPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = coordination::list(&call, query.status, query.per_page, cursor).await?;
        let meta = call.cursor_meta(query.per_page, page.next);
        Ok(wire::CoordinatorRequestPage { data: page.items.into_iter().map(request).collect(), meta })
    }

    async fn close_coordinator_request(
        &self,
        call: Call,
        path: wire::CloseCoordinatorRequestPath,
    ) -> Answer<wire::CoordinatorRequestResponse> {
        let data = request(coordination::close(&call, path.id).await?);
        Ok(wire::CoordinatorRequestResponse { data, meta: call.meta() })
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
        following::typing(&call, body.recipient_id.into(), body.is_typing).await?;
        Ok(wire::TypingResponse { data: wire::Typing { sent: true }, meta: call.meta() })
    }

    async fn get_message_thread(
        &self,
        call: Call,
        path: wire::GetMessageThreadPath,
        query: wire::GetMessageThreadQuery,
    ) -> Answer<wire::MessageThread> {
        let (partner, direction, cursor) = (path.id.into(), query.direction, call.cursor(query.cursor.as_deref())?);
        let (page, card) = actions::thread(&call, partner, direction, query.per_page, cursor).await?;
        if direction == Direction::Older || cursor.is_none() {
            actions::read_through(&call, partner, &page.items).await?;
        }
        thread(&call, page, &card, direction, query.per_page, cursor).await
    }

    async fn edit_message(
        &self,
        call: Call,
        path: wire::EditMessagePath,
        body: wire::EditMessageBody,
    ) -> Answer<wire::MessageResponse> {
        shown(&call, actions::edit(&call, path.id.into(), &body.body).await?).await
    }

    async fn delete_message(
        &self,
        call: Call,
        path: wire::DeleteMessagePath,
        query: wire::DeleteMessageQuery,
        body: wire::MessageDeletionBody,
    ) -> Answer<wire::MessageDeletionResponse> {
        let scope = agreed(query.scope, body.scope)?.unwrap_or(Scope::Everyone);
        actions::delete(&call, path.id.into(), scope).await?;
        Ok(deleted(&call, &say!("message-gone")))
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
        let scope = agreed(query.scope, body.scope)?.unwrap_or(Scope::Self_);
        actions::archive(&call, path.id.into(), scope).await?;
        Ok(deleted(&call, &say!("conversation-archived")))
    }

    async fn restore_conversation(
        &self,
        call: Call,
        path: wire::RestoreConversationPath,
    ) -> Answer<wire::ConversationRestoredResponse> {
        let data = wire::ConversationRestored {
            success: true,
            message: call.say(&say!("conversation-restored")),
            restored_count: actions::restore(&call, path.id.into()).await?,
        };
        Ok(wire::ConversationRestoredResponse { data, meta: call.meta() })
    }
}

/// So many messages' reactions are counted at a time.
const MOST_COUNTED: usize = 100;

/// How many there are of each emoji.
fn counts(reactions: &[Reaction]) -> BTreeMap<String, i64> {
    let mut counts = BTreeMap::new();
    for reaction in reactions {
        *counts.entry(reaction.emoji.clone()).or_default() += 1;
    }
    counts
}

/// A file as it is sent to whoever may have it.
fn served((attachment, file): (Attachment, Served)) -> Answer<WithHeaders<Raw>> {
    let offered = media::disposition(attachment.kind != Type::File, &attachment.file_name);
    let headers = HeaderMap::from_iter([
        (CONTENT_DISPOSITION, HeaderValue::from_str(&offered).map_err(Fault::new)?),
        (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    ]);
    Ok(WithHeaders { headers, body: Raw { content_type: attachment.media_type, body: file.into() } })
}

/// What a message is about. `listing_id` says the same as a context of this kind.
///
/// Refuses with 422 `VALIDATION_ERROR` on `listing_id` when the two name two things.
fn about_what(
    context: Option<Context>,
    number: Option<i64>,
    listing: Option<i64>,
) -> Answer<(Option<Context>, Option<i64>)> {
    let Some(listing) = listing else { return Ok((context, number)) };
    if context.is_some_and(|context| context != Context::Listing) || number.is_some_and(|number| number != listing) {
        return Err(wrong(
            "listing_id",
            say!("message-listing-differs", other_field = "context_type", third_field = "context_id"),
        )
        .into());
    }
    Ok((Some(Context::Listing), Some(listing)))
}

/// A refusal of the thing that a message is about names the member that said so.
fn about_listing<T>(answer: Answer<T>) -> Answer<T> {
    answer.map_err(|failure| match failure {
        Failure::Refusal(mut refusal) => {
            let named = refusal.items.iter_mut().filter(|item| item.field.as_deref() == Some("context_id"));
            named.for_each(|item| item.field = Some("listing_id".into()));
            Failure::Refusal(refusal)
        }
        fault => fault,
    })
}

/// Clients say it in the query or in the body; two answers to one question must be the same.
fn agreed(query: Option<Scope>, body: Option<Scope>) -> Answer<Option<Scope>> {
    if query.is_some() && body.is_some() && query != body {
        let refusal = Refusal::new(Code::ValidationError, say!("scopes-differ"));
        return Err(refusal.status(422).field("scope").into());
    }
    Ok(query.or(body))
}

/// The longest recording that a client may speak of, in seconds.
const LONGEST: i64 = 3_600;

fn sent(part: &Part) -> Sent {
    Sent { name: part.file_name.clone(), bytes: part.bytes.clone() }
}

/// A number of a form; none if the field is missing or empty.
fn number(form: &Upload, name: &'static str, least: i64, most: i64) -> Answer<Option<i64>> {
    let Some(part) = form.part(name) else { return Ok(None) };
    let text = std::str::from_utf8(&part.bytes).unwrap_or("?").trim();
    if text.is_empty() {
        return Ok(None);
    }
    let number = text.parse::<i64>().ok().filter(|number| (least..=most).contains(number));
    Ok(Some(number.ok_or_else(|| wrong(name, say!("form-number-invalid")))?))
}

fn nobody_named() -> Refusal {
    wrong("recipient_id", say!("message-recipient-missing"))
}
