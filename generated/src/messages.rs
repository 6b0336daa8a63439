// Made from contract/areas/messages.yaml by codegen; edit the contract instead.

//! The area `messages`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, FileField, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served,
    Upload, WithHeaders, Work,
};

/// What the gateway answers in the area `messages`: one method an operation.
pub trait MessagesApi: Area {
    /// List the caller's conversations
    ///
    /// `GET /api/v2/messages`
    ///
    /// The one with the latest message first. A conversation whose other party no longer exists or has blocked the caller is left out, and so is one in which the caller sees no message any more. The inbox and the archive are two lists.
    fn list_conversations(
        &self,
        call: Self::Call,
        query: ListConversationsQuery,
    ) -> impl Future<Output = Result<ConversationPage, Self::Failure>> + Send;

    /// Write to a member
    ///
    /// `POST /api/v2/messages`
    ///
    /// `body` is plain text and kept as typed: clients escape it when they show it. No connection is needed. As a form the message may have up to five files of at most 10 MB each in `attachments` (or `attachments[]`), and with them the body may be left out: JPEG, PNG, WebP and GIF pictures, which are decoded and made anew without anything that was hidden in the file; PDF, plain text, and Word, Excel, PowerPoint and OpenDocument files, which stay as they are. What a file is, is read from its content; its name is cleaned and gets the ending of what it is. 422 `VALIDATION_ERROR` on `attachments` for another kind of file, a damaged, an empty or a larger one, and for more than five. 422 `VALIDATION_ERROR` when `body` is empty without files, also after that, when `recipient_id` is the caller, and when only one of `context_type` and `context_id` is given; on `context_id` for a `listing` that the caller may not see, and on `listing_id` when it and `context_id` name two things. 404 `NOT_FOUND` when the tenant has no such active member, and just so when the member has blocked the caller; 403 `BLOCKED` when the caller has blocked the member; 403 `MESSAGING_DISABLED` when the community or one of the two has switched messages off; 403 `FORBIDDEN` for whoever is no member of this community. Safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn send_message(
        &self,
        call: Self::Call,
        body: SendMessageBody,
        files: Upload,
    ) -> impl Future<Output = Result<MessageResponse, Self::Failure>> + Send;

    /// Send a member a voice message
    ///
    /// `POST /api/v2/messages/voice`
    ///
    /// A form with `recipient_id`, the recording in `voice` (or `voice_message`, or `audio`) and, if the client knows it, its `duration`. WebM, Ogg, MP4, MP3 and WAV of at most 10 MB; what it is, is read from its content. The message has `is_voice` and `audio_url` and an empty body. Refused like a written message; 422 `VALIDATION_ERROR` on `voice` for another kind of file, an empty or a larger one, and without one.
    fn send_voice_message(
        &self,
        call: Self::Call,
        body: Upload,
    ) -> impl Future<Output = Result<MessageResponse, Self::Failure>> + Send;

    /// Fetch a file or a voice message
    ///
    /// `GET /api/v2/messages/attachments/{id}`
    ///
    /// For the two of its conversation and for nobody else, whatever their role, and only while they see the message: 404 `NOT_FOUND` otherwise. Pictures and voice messages are shown in place; other files are to be saved.
    fn get_message_attachment(
        &self,
        call: Self::Call,
        path: GetMessageAttachmentPath,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Count the caller's unread messages
    ///
    /// `GET /api/v2/messages/unread-count`
    ///
    /// In the inbox and in the archive.
    fn count_unread_messages(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<UnreadMessagesResponse, Self::Failure>> + Send;

    /// Whether messages are switched on for the caller
    ///
    /// `GET /api/v2/messages/settings`
    ///
    /// By the community and by the caller.
    fn get_messaging_settings(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MessagingSettingsResponse, Self::Failure>> + Send;

    /// Switch messages on or off for the caller
    ///
    /// `PUT /api/v2/messages/settings`
    ///
    /// While they are off, the caller can neither send nor be written to. What was written before can be read.
    fn update_messaging_settings(
        &self,
        call: Self::Call,
        body: MessagingSettingsBody,
    ) -> impl Future<Output = Result<MessagingSettingsResponse, Self::Failure>> + Send;

    /// Say that the caller is writing
    ///
    /// `POST /api/v2/messages/typing`
    ///
    /// Accepted and passed on, as the event `typing`, to whoever of the two listens to their channel or to the other's own at this moment; without a live connection nobody hears of it. Nothing is stored, and the answer is the same either way. The same refusals as for a message: 422 `VALIDATION_ERROR` for oneself, 404 `NOT_FOUND`, 403 `BLOCKED`, `MESSAGING_DISABLED`, `FORBIDDEN`, and those of safeguarding.
    fn tell_typing(
        &self,
        call: Self::Call,
        body: TypingBody,
    ) -> impl Future<Output = Result<TypingResponse, Self::Failure>> + Send;

    /// Read a conversation
    ///
    /// `GET /api/v2/messages/{id}`
    ///
    /// `{id}` is the other member. `older` goes back from the newest message, `newer` goes forward from the oldest; the items come in that order. What is shown is marked as read, except with `newer` and a cursor, which is how clients poll; the items still say how they stood before. 404 `NOT_FOUND` when the tenant has no such member, when they have blocked the caller, and for oneself. 422 `VALIDATION_ERROR` for another word in `direction`.
    fn get_message_thread(
        &self,
        call: Self::Call,
        path: GetMessageThreadPath,
        query: GetMessageThreadQuery,
    ) -> impl Future<Output = Result<MessageThread, Self::Failure>> + Send;

    /// Change a message
    ///
    /// `PUT /api/v2/messages/{id}`
    ///
    /// `{id}` is the message. Files stay; a voice message has no text to change (422 `VALIDATION_ERROR`). Only who wrote it may, within 24 hours: then 422 `EDIT_EXPIRED`; 403 `FORBIDDEN` for its receiver; 404 `NOT_FOUND` for anybody else and when it was deleted. Refused like a new message to the same member.
    fn edit_message(
        &self,
        call: Self::Call,
        path: EditMessagePath,
        body: EditMessageBody,
    ) -> impl Future<Output = Result<MessageResponse, Self::Failure>> + Send;

    /// Delete a message
    ///
    /// `DELETE /api/v2/messages/{id}`
    ///
    /// `{id}` is the message. With `scope` `everyone` only who wrote it may: its text and files are erased, and both see that there was one. With `self` it is gone for the caller alone. `scope` is taken from the body or the query; if both name one they must agree (422 `VALIDATION_ERROR`). 403 `FORBIDDEN` for a receiver who would delete it for everyone; 404 `NOT_FOUND` for anybody else and when it was deleted before.
    fn delete_message(
        &self,
        call: Self::Call,
        path: DeleteMessagePath,
        query: DeleteMessageQuery,
        body: MessageDeletionBody,
    ) -> impl Future<Output = Result<MessageDeletionResponse, Self::Failure>> + Send;

    /// Mark a conversation as read
    ///
    /// `PUT /api/v2/messages/{id}/read`
    ///
    /// `{id}` is the other member. The notifications that tell of the messages are read, too. 404 `NOT_FOUND` when the tenant has no such member, and for oneself.
    fn mark_conversation_read(
        &self,
        call: Self::Call,
        path: MarkConversationReadPath,
    ) -> impl Future<Output = Result<MarkedReadResponse, Self::Failure>> + Send;

    /// Add a reaction to a message, or take it back
    ///
    /// `POST /api/v2/messages/{id}/reactions`
    ///
    /// `{id}` is the message; either of the two may. The same emoji a second time takes it back. 400 `VALIDATION_ERROR` when it is none of 👍 ❤️ 😂 😮 😢 🙏. 404 `NOT_FOUND` for anybody else, when the message was deleted, and when the other has blocked the caller; 403 `BLOCKED` when the caller has blocked the other.
    fn react_to_message(
        &self,
        call: Self::Call,
        path: ReactToMessagePath,
        body: MessageReactionBody,
    ) -> impl Future<Output = Result<MessageReactionResponse, Self::Failure>> + Send;

    /// Whether something keeps the caller from writing
    ///
    /// `GET /api/v2/messages/restriction-status`
    ///
    /// Without `partner_id`: whether the community or the caller has switched messages off. With it: whatever a message to this member would be refused for, with the sentence of the refusal. 404 `NOT_FOUND` when the community has no such active member, and when the member has blocked the caller. Nobody reads messages but the two, so `under_monitoring` and `review_notice_required` are always false.
    fn get_message_restriction(
        &self,
        call: Self::Call,
        query: GetMessageRestrictionQuery,
    ) -> impl Future<Output = Result<MessageRestrictionResponse, Self::Failure>> + Send;

    /// Count the reactions to some messages
    ///
    /// `GET /api/v2/messages/reactions/batch`
    ///
    /// Of the first hundred of `ids`, a list with commas: those of the caller's own messages that have any, each emoji with its number. Others are left out, and so is what is no number.
    fn list_message_reactions(
        &self,
        call: Self::Call,
        query: ListMessageReactionsQuery,
    ) -> impl Future<
        Output = Result<MessageReactionCountsResponse, Self::Failure>,
    > + Send;

    /// Have a message translated
    ///
    /// `POST /api/v2/messages/{id}/translate`
    ///
    /// This gateway has no service that translates: a call that is otherwise in order is 503 `AI_SERVICE_ERROR`. 403 `FEATURE_DISABLED` when the community has switched translating off; 404 `NOT_FOUND` when the message is not the caller's or was deleted; 400 `VALIDATION_ERROR` for what is no language; 422 `NO_CONTENT` for a message without a text, such as a recording.
    fn translate_message(
        &self,
        call: Self::Call,
        path: TranslateMessagePath,
        body: TranslateMessageBody,
    ) -> impl Future<Output = Result<std::convert::Infallible, Self::Failure>> + Send;

    /// Fetch a file of a message
    ///
    /// `GET /api/v2/messages/{id}/attachments/{attachmentId}`
    ///
    /// As at `/api/v2/messages/attachments/{id}`, for clients that name the message, too: 404 `NOT_FOUND` also when the file is another message's.
    fn get_file_of_message(
        &self,
        call: Self::Call,
        path: GetFileOfMessagePath,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Fetch the recording of a voice message
    ///
    /// `GET /api/v2/messages/{id}/voice`
    ///
    /// As at `/api/v2/messages/attachments/{id}`, for clients that name the message: 404 `NOT_FOUND` also when it has no recording.
    fn get_voice_of_message(
        &self,
        call: Self::Call,
        path: GetVoiceOfMessagePath,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Archive a conversation
    ///
    /// `DELETE /api/v2/messages/conversations/{id}`
    ///
    /// `{id}` is the other member. With `scope` `self`, which is meant if nothing is said, the conversation moves from the caller's inbox into the archive; the next message in it brings it back, and so does restoring it. With `everyone` all that the caller wrote in it is deleted for both first, which cannot be undone. `scope` is taken from the body or the query; if both name one they must agree (422 `VALIDATION_ERROR`). 404 `NOT_FOUND` when there is no such conversation.
    fn archive_conversation(
        &self,
        call: Self::Call,
        path: ArchiveConversationPath,
        query: ArchiveConversationQuery,
        body: MessageDeletionBody,
    ) -> impl Future<Output = Result<MessageDeletionResponse, Self::Failure>> + Send;

    /// Restore a conversation from the archive
    ///
    /// `POST /api/v2/messages/conversations/{id}/restore`
    ///
    /// `{id}` is the other member. A conversation that is in the inbox stays there, with `restored_count` 0. 404 `NOT_FOUND` when there is no such conversation.
    fn restore_conversation(
        &self,
        call: Self::Call,
        path: RestoreConversationPath,
    ) -> impl Future<
        Output = Result<ConversationRestoredResponse, Self::Failure>,
    > + Send;

    /// Ask those who look after the community to step in
    ///
    /// `POST /api/v2/messages/{id}/request-coordinator`
    ///
    /// They are told, and read who asks about whom, the words given with it, and this one message; the other member hears nothing. Also about a message of somebody who is blocked, or where messages are switched off. While a request about the same member waits, it is answered again and nothing changes. 404 `NOT_FOUND` when the message is not the caller's.
    fn request_coordinator(
        &self,
        call: Self::Call,
        path: RequestCoordinatorPath,
        body: RequestCoordinatorBody,
    ) -> impl Future<Output = Result<CoordinatorRequestResponse, Self::Failure>> + Send;

    /// Who asks for somebody to step in
    ///
    /// `GET /api/v2/admin/messages/coordinator-requests`
    ///
    /// Only for staff. Newest first; those in which the caller is one of the two are left out.
    fn list_coordinator_requests(
        &self,
        call: Self::Call,
        query: ListCoordinatorRequestsQuery,
    ) -> impl Future<Output = Result<CoordinatorRequestPage, Self::Failure>> + Send;

    /// Close a request to step in
    ///
    /// `POST /api/v2/admin/messages/coordinator-requests/{id}/close`
    ///
    /// Only for staff. Whoever asked is told. 404 `NOT_FOUND` when there is none, and when the caller is one of the two; 409 `INVALID_STATE` when it is closed.
    fn close_coordinator_request(
        &self,
        call: Self::Call,
        path: CloseCoordinatorRequestPath,
    ) -> impl Future<Output = Result<CoordinatorRequestResponse, Self::Failure>> + Send;

    /// Those of the `Conversation` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn conversation_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<ConversationItem>, Self::Failure>> + Send;

    /// Those of the `Message` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn message_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Message>, Self::Failure>> + Send;

    /// Those of the `MessageAttachment` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn message_attachment_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MessageAttachment>, Self::Failure>> + Send;

    /// `conversation` in the payload of `deleteMessage`: its number as it is before the change, which has yet to be allowed. None where there is none.
    fn delete_message_conversation_before(
        &self,
        call: Self::Call,
        said: crate::runtime::Spoken,
    ) -> impl Future<Output = Result<Option<i64>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MessagesApi>() -> [Served<A>; 23] {
    [
        (Operation::ListConversations, list_conversations::<A>),
        (Operation::SendMessage, send_message::<A>),
        (Operation::SendVoiceMessage, send_voice_message::<A>),
        (Operation::GetMessageAttachment, get_message_attachment::<A>),
        (Operation::CountUnreadMessages, count_unread_messages::<A>),
        (Operation::GetMessagingSettings, get_messaging_settings::<A>),
        (Operation::UpdateMessagingSettings, update_messaging_settings::<A>),
        (Operation::TellTyping, tell_typing::<A>),
        (Operation::GetMessageThread, get_message_thread::<A>),
        (Operation::EditMessage, edit_message::<A>),
        (Operation::DeleteMessage, delete_message::<A>),
        (Operation::MarkConversationRead, mark_conversation_read::<A>),
        (Operation::ReactToMessage, react_to_message::<A>),
        (Operation::GetMessageRestriction, get_message_restriction::<A>),
        (Operation::ListMessageReactions, list_message_reactions::<A>),
        (Operation::TranslateMessage, translate_message::<A>),
        (Operation::GetFileOfMessage, get_file_of_message::<A>),
        (Operation::GetVoiceOfMessage, get_voice_of_message::<A>),
        (Operation::ArchiveConversation, archive_conversation::<A>),
        (Operation::RestoreConversation, restore_conversation::<A>),
        (Operation::RequestCoordinator, request_coordinator::<A>),
        (Operation::ListCoordinatorRequests, list_coordinator_requests::<A>),
        (Operation::CloseCoordinatorRequest, close_coordinator_request::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 23] {
    [
        (
            Operation::ListConversations,
            |asked| list_conversations_input(asked).map(drop),
        ),
        (Operation::SendMessage, |asked| send_message_input(asked).map(drop)),
        (Operation::SendVoiceMessage, |asked| send_voice_message_input(asked).map(drop)),
        (
            Operation::GetMessageAttachment,
            |asked| get_message_attachment_input(asked).map(drop),
        ),
        (Operation::CountUnreadMessages, |_| Ok(())),
        (Operation::GetMessagingSettings, |_| Ok(())),
        (
            Operation::UpdateMessagingSettings,
            |asked| update_messaging_settings_input(asked).map(drop),
        ),
        (Operation::TellTyping, |asked| tell_typing_input(asked).map(drop)),
        (Operation::GetMessageThread, |asked| get_message_thread_input(asked).map(drop)),
        (Operation::EditMessage, |asked| edit_message_input(asked).map(drop)),
        (Operation::DeleteMessage, |asked| delete_message_input(asked).map(drop)),
        (
            Operation::MarkConversationRead,
            |asked| mark_conversation_read_input(asked).map(drop),
        ),
        (Operation::ReactToMessage, |asked| react_to_message_input(asked).map(drop)),
        (
            Operation::GetMessageRestriction,
            |asked| get_message_restriction_input(asked).map(drop),
        ),
        (
            Operation::ListMessageReactions,
            |asked| list_message_reactions_input(asked).map(drop),
        ),
        (Operation::TranslateMessage, |asked| translate_message_input(asked).map(drop)),
        (
            Operation::GetFileOfMessage,
            |asked| get_file_of_message_input(asked).map(drop),
        ),
        (
            Operation::GetVoiceOfMessage,
            |asked| get_voice_of_message_input(asked).map(drop),
        ),
        (
            Operation::ArchiveConversation,
            |asked| archive_conversation_input(asked).map(drop),
        ),
        (
            Operation::RestoreConversation,
            |asked| restore_conversation_input(asked).map(drop),
        ),
        (
            Operation::RequestCoordinator,
            |asked| request_coordinator_input(asked).map(drop),
        ),
        (
            Operation::ListCoordinatorRequests,
            |asked| list_coordinator_requests_input(asked).map(drop),
        ),
        (
            Operation::CloseCoordinatorRequest,
            |asked| close_coordinator_request_input(asked).map(drop),
        ),
    ]
}

fn list_conversations_input(
    asked: &mut Asked,
) -> Result<ListConversationsQuery, Rejection> {
    let query: ListConversationsQuery = asked.query(&LIST_CONVERSATIONS_QUERY)?;
    Ok(query)
}

fn list_conversations<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_conversations_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_conversations(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn send_message_input(
    asked: &mut Asked,
) -> Result<(SendMessageBody, Upload), Rejection> {
    let (body, files): (SendMessageBody, Upload) = asked
        .form(true, &SEND_MESSAGE_FORM, &SEND_MESSAGE_FILES)?;
    Ok((body, files))
}

fn send_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (body, files) = send_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (body, files) = (body.clone(), files.clone());
            Box::pin(async move {
                let answer = A::default().send_message(call, body, files).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn send_voice_message_input(asked: &mut Asked) -> Result<Upload, Rejection> {
    let body: Upload = asked.upload()?;
    Ok(body)
}

fn send_voice_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = send_voice_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().send_voice_message(call, body).await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn get_message_attachment_input(
    asked: &mut Asked,
) -> Result<GetMessageAttachmentPath, Rejection> {
    let path: GetMessageAttachmentPath = asked.path(&GET_MESSAGE_ATTACHMENT_PATH)?;
    Ok(path)
}

fn get_message_attachment<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_message_attachment_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_message_attachment(call, path).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn count_unread_messages<A: MessagesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().count_unread_messages(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_messaging_settings<A: MessagesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_messaging_settings(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_messaging_settings_input(
    asked: &mut Asked,
) -> Result<MessagingSettingsBody, Rejection> {
    let body: MessagingSettingsBody = asked.body(true)?;
    Ok(body)
}

fn update_messaging_settings<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = update_messaging_settings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().update_messaging_settings(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn tell_typing_input(asked: &mut Asked) -> Result<TypingBody, Rejection> {
    let body: TypingBody = asked.body(true)?;
    Ok(body)
}

fn tell_typing<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = tell_typing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().tell_typing(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_message_thread_input(
    asked: &mut Asked,
) -> Result<(GetMessageThreadPath, GetMessageThreadQuery), Rejection> {
    let path: GetMessageThreadPath = asked.path(&GET_MESSAGE_THREAD_PATH)?;
    let query: GetMessageThreadQuery = asked.query(&GET_MESSAGE_THREAD_QUERY)?;
    Ok((path, query))
}

fn get_message_thread<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = get_message_thread_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().get_message_thread(call, path, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn edit_message_input(
    asked: &mut Asked,
) -> Result<(EditMessagePath, EditMessageBody), Rejection> {
    let path: EditMessagePath = asked.path(&EDIT_MESSAGE_PATH)?;
    let body: EditMessageBody = asked.body(true)?;
    Ok((path, body))
}

fn edit_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = edit_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().edit_message(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_message_input(
    asked: &mut Asked,
) -> Result<(DeleteMessagePath, DeleteMessageQuery, MessageDeletionBody), Rejection> {
    let path: DeleteMessagePath = asked.path(&DELETE_MESSAGE_PATH)?;
    let (query, body): (DeleteMessageQuery, MessageDeletionBody) = Rejection::together(
        asked.query(&DELETE_MESSAGE_QUERY),
        asked.body(false),
    )?;
    Ok((path, query, body))
}

fn delete_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query, body) = delete_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query, body) = (path.clone(), query.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().delete_message(call, path, query, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn mark_conversation_read_input(
    asked: &mut Asked,
) -> Result<MarkConversationReadPath, Rejection> {
    let path: MarkConversationReadPath = asked.path(&MARK_CONVERSATION_READ_PATH)?;
    Ok(path)
}

fn mark_conversation_read<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = mark_conversation_read_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().mark_conversation_read(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn react_to_message_input(
    asked: &mut Asked,
) -> Result<(ReactToMessagePath, MessageReactionBody), Rejection> {
    let path: ReactToMessagePath = asked.path(&REACT_TO_MESSAGE_PATH)?;
    let body: MessageReactionBody = asked.body(true)?;
    Ok((path, body))
}

fn react_to_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = react_to_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().react_to_message(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_message_restriction_input(
    asked: &mut Asked,
) -> Result<GetMessageRestrictionQuery, Rejection> {
    let query: GetMessageRestrictionQuery = asked.query(&GET_MESSAGE_RESTRICTION_QUERY)?;
    Ok(query)
}

fn get_message_restriction<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = get_message_restriction_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().get_message_restriction(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_message_reactions_input(
    asked: &mut Asked,
) -> Result<ListMessageReactionsQuery, Rejection> {
    let query: ListMessageReactionsQuery = asked.query(&LIST_MESSAGE_REACTIONS_QUERY)?;
    Ok(query)
}

fn list_message_reactions<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_message_reactions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_message_reactions(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn translate_message_input(
    asked: &mut Asked,
) -> Result<(TranslateMessagePath, TranslateMessageBody), Rejection> {
    let path: TranslateMessagePath = asked.path(&TRANSLATE_MESSAGE_PATH)?;
    let body: TranslateMessageBody = asked.body(true)?;
    Ok((path, body))
}

fn translate_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = translate_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().translate_message(call, path, body).await?;
                match answer {}
            })
        }),
    )
}

fn get_file_of_message_input(
    asked: &mut Asked,
) -> Result<GetFileOfMessagePath, Rejection> {
    let path: GetFileOfMessagePath = asked.path(&GET_FILE_OF_MESSAGE_PATH)?;
    Ok(path)
}

fn get_file_of_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_file_of_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_file_of_message(call, path).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn get_voice_of_message_input(
    asked: &mut Asked,
) -> Result<GetVoiceOfMessagePath, Rejection> {
    let path: GetVoiceOfMessagePath = asked.path(&GET_VOICE_OF_MESSAGE_PATH)?;
    Ok(path)
}

fn get_voice_of_message<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_voice_of_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_voice_of_message(call, path).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn archive_conversation_input(
    asked: &mut Asked,
) -> Result<
    (ArchiveConversationPath, ArchiveConversationQuery, MessageDeletionBody),
    Rejection,
> {
    let path: ArchiveConversationPath = asked.path(&ARCHIVE_CONVERSATION_PATH)?;
    let (query, body): (ArchiveConversationQuery, MessageDeletionBody) = Rejection::together(
        asked.query(&ARCHIVE_CONVERSATION_QUERY),
        asked.body(false),
    )?;
    Ok((path, query, body))
}

fn archive_conversation<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query, body) = archive_conversation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query, body) = (path.clone(), query.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .archive_conversation(call, path, query, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn restore_conversation_input(
    asked: &mut Asked,
) -> Result<RestoreConversationPath, Rejection> {
    let path: RestoreConversationPath = asked.path(&RESTORE_CONVERSATION_PATH)?;
    Ok(path)
}

fn restore_conversation<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = restore_conversation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().restore_conversation(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn request_coordinator_input(
    asked: &mut Asked,
) -> Result<(RequestCoordinatorPath, RequestCoordinatorBody), Rejection> {
    let path: RequestCoordinatorPath = asked.path(&REQUEST_COORDINATOR_PATH)?;
    let body: RequestCoordinatorBody = asked.body(false)?;
    Ok((path, body))
}

fn request_coordinator<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = request_coordinator_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().request_coordinator(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_coordinator_requests_input(
    asked: &mut Asked,
) -> Result<ListCoordinatorRequestsQuery, Rejection> {
    let query: ListCoordinatorRequestsQuery = asked
        .query(&LIST_COORDINATOR_REQUESTS_QUERY)?;
    Ok(query)
}

fn list_coordinator_requests<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_coordinator_requests_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_coordinator_requests(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn close_coordinator_request_input(
    asked: &mut Asked,
) -> Result<CloseCoordinatorRequestPath, Rejection> {
    let path: CloseCoordinatorRequestPath = asked.path(&CLOSE_COORDINATOR_REQUEST_PATH)?;
    Ok(path)
}

fn close_coordinator_request<A: MessagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = close_coordinator_request_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().close_coordinator_request(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_CONVERSATIONS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "archived",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static SEND_MESSAGE_FORM: [Parameter; 5] = [
    Parameter {
        name: "recipient_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "body",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "context_type",
        kind: Kind::Word(
            &[
                "listing",
                "exchange",
                "group",
                "event",
                "job",
                "marketplace_listing",
                "volunteering",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "context_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "listing_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SEND_MESSAGE_FILES: [FileField; 1] = [
    FileField {
        name: "attachments",
        many: true,
    },
];

static GET_MESSAGE_ATTACHMENT_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_MESSAGE_THREAD_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_MESSAGE_THREAD_QUERY: [Parameter; 3] = [
    Parameter {
        name: "direction",
        kind: Kind::Word(&["older", "newer"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static EDIT_MESSAGE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_MESSAGE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_MESSAGE_QUERY: [Parameter; 1] = [
    Parameter {
        name: "scope",
        kind: Kind::Word(&["self", "everyone"]),
        many: Many::One,
        clamp: false,
    },
];

static MARK_CONVERSATION_READ_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REACT_TO_MESSAGE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_MESSAGE_RESTRICTION_QUERY: [Parameter; 1] = [
    Parameter {
        name: "partner_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_MESSAGE_REACTIONS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "ids",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static TRANSLATE_MESSAGE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_FILE_OF_MESSAGE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "attachmentId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_VOICE_OF_MESSAGE_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ARCHIVE_CONVERSATION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ARCHIVE_CONVERSATION_QUERY: [Parameter; 1] = [
    Parameter {
        name: "scope",
        kind: Kind::Word(&["self", "everyone"]),
        many: Many::One,
        clamp: false,
    },
];

static RESTORE_CONVERSATION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REQUEST_COORDINATOR_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_COORDINATOR_REQUESTS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(&["open", "closed"]),
        many: Many::One,
        clamp: false,
    },
];

static CLOSE_COORDINATOR_REQUEST_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `DELETE /api/v2/messages/conversations/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ArchiveConversationPath {
    /// Id of the other member.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/messages/conversations/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ArchiveConversationQuery {
    /// The scope.
    pub scope: Option<MessageDeletionScope>,
}

/// The path parameters of `POST /api/v2/admin/messages/coordinator-requests/{id}/close`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CloseCoordinatorRequestPath {
    /// Id of the request.
    pub id: i64,
}

/// The messages between the viewer and another member.
#[derive(Clone, Debug, Serialize)]
pub struct ConversationItem {
    /// Id of the other member.
    pub id: i64,
    /// Id of the conversation: the ids of both, the smaller one first.
    pub conversation_id: String,
    /// How many messages of the other the caller has not read.
    pub unread_count: i64,
    /// Whether the caller has put it into the archive.
    pub is_archived: bool,
    /// The other user.
    pub other_user: MessagePartner,
    /// The last message.
    pub last_message: LastMessage,
    /// Reactions to the latest message.
    pub reactions: Vec<MessageReaction>,
}

/// One page of conversations.
#[derive(Clone, Debug, Serialize)]
pub struct ConversationPage {
    /// Conversations, the one with the latest message first.
    pub data: Vec<ConversationItem>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A conversation that came back.
#[derive(Clone, Debug, Serialize)]
pub struct ConversationRestored {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// How many messages came back.
    pub restored_count: i64,
}

/// A conversation that came back.
#[derive(Clone, Debug, Serialize)]
pub struct ConversationRestoredResponse {
    /// The data.
    pub data: ConversationRestored,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That a member asks for somebody to step in between them and another.
#[derive(Clone, Debug, Serialize)]
pub struct CoordinatorRequest {
    /// Its id.
    pub id: i64,
    /// Id of the message that it is about.
    pub message_id: i64,
    /// What the message says. Null if it was deleted or is a recording.
    pub message_body: Option<String>,
    /// Id of who asks.
    pub member_id: i64,
    /// Id of the other one.
    pub partner_id: i64,
    /// What was said about it. Null if nothing was.
    pub reason: Option<String>,
    /// The status.
    pub status: CoordinatorRequestStatus,
    /// When they asked.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Id of who closed it. Null if nobody did.
    pub closed_by: Option<i64>,
    /// When it was closed. Null if it waits.
    pub closed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// One page of requests to step in.
#[derive(Clone, Debug, Serialize)]
pub struct CoordinatorRequestPage {
    /// Newest first.
    pub data: Vec<CoordinatorRequest>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A request to step in.
#[derive(Clone, Debug, Serialize)]
pub struct CoordinatorRequestResponse {
    /// The data.
    pub data: CoordinatorRequest,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How far a request to step in has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CoordinatorRequestStatus {
    /// `open`.
    Open,
    /// `closed`.
    Closed,
}

crate::word! {
    CoordinatorRequestStatus { Open = "open", Closed = "closed" }
}

crate::runtime::wire! {
    CoordinatorRequestStatus
}

/// The path parameters of `DELETE /api/v2/messages/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMessagePath {
    /// Id of the message.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/messages/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DeleteMessageQuery {
    /// The scope.
    pub scope: Option<MessageDeletionScope>,
}

/// What to write instead.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EditMessageBody {
    /// The text, kept as typed.
    pub body: String,
}

/// The path parameters of `PUT /api/v2/messages/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EditMessagePath {
    /// Id of the message.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/messages/{id}/attachments/{attachmentId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetFileOfMessagePath {
    /// Id of the message.
    pub id: i64,
    /// Id of the file.
    #[serde(rename = "attachmentId")]
    pub attachment_id: i64,
}

/// The path parameters of `GET /api/v2/messages/attachments/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMessageAttachmentPath {
    /// Id of the file.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/messages/restriction-status`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct GetMessageRestrictionQuery {
    /// Id of the other member. 0 for none.
    #[serde(default)]
    pub partner_id: i64,
}

/// The path parameters of `GET /api/v2/messages/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMessageThreadPath {
    /// Id of the other member.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/messages/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMessageThreadQuery {
    /// From the newest message back, or from the oldest on.
    #[serde(default = "defaults::get_message_thread_query_direction")]
    pub direction: ThreadDirection,
    /// Items on a page. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 50>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for GetMessageThreadQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            direction: defaults::get_message_thread_query_direction(),
            per_page: defaults::default_u64::<i64, 50>(),
        }
    }
}

/// The path parameters of `GET /api/v2/messages/{id}/voice`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetVoiceOfMessagePath {
    /// Id of the message.
    pub id: i64,
}

/// The latest message that the caller sees of a conversation.
#[derive(Clone, Debug, Serialize)]
pub struct LastMessage {
    /// Id of the message.
    pub id: i64,
    /// Plain text. Empty when it was deleted.
    pub body: String,
    /// The same as `body`, for older clients.
    pub content: String,
    /// Who wrote it.
    pub sender_id: i64,
    /// When it was sent.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether its receiver has read it.
    pub is_read: bool,
    /// Whether it was deleted for everyone.
    pub is_deleted: bool,
    /// Whether it is a voice message.
    pub is_voice: bool,
    /// How many files it has.
    pub attachment_count: i64,
}

/// The query parameters of `GET /api/v2/messages`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListConversationsQuery {
    /// Whether to list what the caller has put into the archive instead of the inbox. Anything but a yes is a no.
    #[serde(default)]
    pub archived: bool,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListConversationsQuery {
    fn default() -> Self {
        Self {
            archived: Default::default(),
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/messages/coordinator-requests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListCoordinatorRequestsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// The status.
    pub status: Option<CoordinatorRequestStatus>,
}

impl std::default::Default for ListCoordinatorRequestsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/messages/reactions/batch`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListMessageReactionsQuery {
    /// Ids of messages, with commas between them.
    #[serde(default)]
    pub ids: String,
}

/// The path parameters of `PUT /api/v2/messages/{id}/read`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarkConversationReadPath {
    /// Id of the other member.
    pub id: i64,
}

/// What was marked as read.
#[derive(Clone, Debug, Serialize)]
pub struct MarkedRead {
    /// How many messages were unread.
    pub marked_read: i64,
}

/// What was marked as read.
#[derive(Clone, Debug, Serialize)]
pub struct MarkedReadResponse {
    /// The data.
    pub data: MarkedRead,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A message of one member to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Message {
    /// Id of the message.
    pub id: i64,
    /// Id of the conversation: the ids of both, the smaller one first.
    pub conversation_id: String,
    /// Who wrote it.
    pub sender_id: i64,
    /// To whom.
    pub receiver_id: i64,
    /// Plain text. Empty when it was deleted, for a voice message, and when there are only files.
    pub body: String,
    /// The same as `body`, for older clients.
    pub content: String,
    /// Kind of the thing that it is about. Null when there is none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub context_type: Option<MessageContext>,
    /// Id of what it is about.
    #[serde(deserialize_with = "Option::deserialize")]
    pub context_id: Option<i64>,
    /// Whether its receiver has read it.
    pub is_read: bool,
    /// When its receiver read it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub read_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it was changed after it was sent.
    pub is_edited: bool,
    /// When it was changed last.
    #[serde(deserialize_with = "Option::deserialize")]
    pub edited_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it was deleted for everyone.
    pub is_deleted: bool,
    /// Whether it is a voice message.
    pub is_voice: bool,
    /// Absolute address of the recording, for the two members only. Null when there is none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub audio_url: Option<String>,
    /// How long the recording is, in seconds, as its sender said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub audio_duration: Option<i64>,
    /// Its files, in the order in which they were sent.
    pub attachments: Vec<MessageAttachment>,
    /// Reactions of both.
    pub reactions: Vec<MessageReaction>,
    /// When it was sent.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A file of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageAttachment {
    /// Id of the file.
    pub id: i64,
    /// Absolute address. Only the two members can read it, with their credentials.
    pub url: String,
    /// File name, without a path; its extension fits the content.
    pub file_name: String,
    /// Media type, such as `image/png`.
    pub mime_type: String,
    /// Size in bytes.
    pub size: i64,
    /// Whether it can be shown as a picture.
    #[serde(rename = "type")]
    pub type_: MessageAttachmentType,
}

/// Whether it can be shown as a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageAttachmentType {
    /// `image`.
    Image,
    /// `file`.
    File,
}

crate::word! {
    MessageAttachmentType { Image = "image", File = "file" }
}

crate::runtime::wire! {
    MessageAttachmentType
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageContext {
    /// `listing`.
    Listing,
    /// `exchange`.
    Exchange,
    /// `group`.
    Group,
    /// `event`.
    Event,
    /// `job`.
    Job,
    /// `marketplace_listing`.
    MarketplaceListing,
    /// `volunteering`.
    Volunteering,
}

crate::word! {
    MessageContext { Listing = "listing", Exchange = "exchange", Group = "group", Event =
    "event", Job = "job", MarketplaceListing = "marketplace_listing", Volunteering =
    "volunteering" }
}

crate::runtime::wire! {
    MessageContext
}

/// Something that was deleted or put away.
#[derive(Clone, Debug, Serialize)]
pub struct MessageDeletion {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// How to delete.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct MessageDeletionBody {
    /// The scope.
    pub scope: Option<MessageDeletionScope>,
}

/// Something that was deleted or put away.
#[derive(Clone, Debug, Serialize)]
pub struct MessageDeletionResponse {
    /// The data.
    pub data: MessageDeletion,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// For whom something is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageDeletionScope {
    /// `self`.
    Self_,
    /// `everyone`.
    Everyone,
}

crate::word! {
    MessageDeletionScope { Self_ = "self", Everyone = "everyone" }
}

crate::runtime::wire! {
    MessageDeletionScope
}

/// The other member of a conversation.
#[derive(Clone, Debug, Serialize)]
pub struct MessagePartner {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// Whether the member was seen in the last five minutes.
    pub is_online: bool,
}

/// An emoji under a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageReaction {
    /// The emoji.
    pub emoji: String,
    /// How many of the two chose it.
    pub count: i64,
    /// Whether the caller did.
    pub reacted: bool,
}

/// Which emoji.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MessageReactionBody {
    /// One of 👍 ❤️ 😂 😮 😢 🙏.
    pub emoji: String,
}

/// Reactions to some messages.
#[derive(Clone, Debug, Serialize)]
pub struct MessageReactionCounts {
    /// By the id of the message.
    pub reactions: std::collections::BTreeMap<
        String,
        std::collections::BTreeMap<String, i64>,
    >,
}

/// Reactions to some messages.
#[derive(Clone, Debug, Serialize)]
pub struct MessageReactionCountsResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: MessageReactionCounts,
}

/// What became of a reaction.
#[derive(Clone, Debug, Serialize)]
pub struct MessageReactionOutcome {
    /// Id of the message.
    pub message_id: i64,
    /// The emoji.
    pub emoji: String,
    /// Whether the reaction was added or removed.
    pub action: MessageReactionOutcomeAction,
    /// All reactions to the message.
    pub reactions: Vec<MessageReaction>,
}

/// Whether the reaction was added or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MessageReactionOutcomeAction {
    /// `added`.
    Added,
    /// `removed`.
    Removed,
}

crate::word! {
    MessageReactionOutcomeAction { Added = "added", Removed = "removed" }
}

crate::runtime::wire! {
    MessageReactionOutcomeAction
}

/// What became of a reaction.
#[derive(Clone, Debug, Serialize)]
pub struct MessageReactionResponse {
    /// The data.
    pub data: MessageReactionOutcome,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MessageResponse {
    /// The data.
    pub data: Message,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What keeps a member from writing messages.
#[derive(Clone, Debug, Serialize)]
pub struct MessageRestriction {
    /// Whether a message would be refused.
    pub messaging_disabled: bool,
    /// Whether somebody reads what the caller writes. Always false.
    pub under_monitoring: bool,
    /// Why it would be refused: sentence for people, in the language of the call. Null if it would not.
    pub restriction_reason: Option<String>,
    /// Whether the community copies messages to coordinators. Always false.
    pub review_notice_required: bool,
}

/// What keeps a member from writing messages.
#[derive(Clone, Debug, Serialize)]
pub struct MessageRestrictionResponse {
    /// The data.
    pub data: MessageRestriction,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One page of a thread.
#[derive(Clone, Debug, Serialize)]
pub struct MessageThread {
    /// Messages, in the direction in which they are read.
    pub data: Vec<Message>,
    /// The meta.
    pub meta: ThreadMeta,
}

/// Whether messages are switched on.
#[derive(Clone, Debug, Serialize)]
pub struct MessagingSettings {
    /// By the caller.
    pub messaging_enabled: bool,
    /// Whether the community has switched messages on.
    pub community_enabled: bool,
}

/// Whether to switch messages on.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MessagingSettingsBody {
    /// Whether the caller writes and is written to.
    pub messaging_enabled: bool,
}

/// Whether messages are switched on.
#[derive(Clone, Debug, Serialize)]
pub struct MessagingSettingsResponse {
    /// The data.
    pub data: MessagingSettings,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `POST /api/v2/messages/{id}/reactions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReactToMessagePath {
    /// Id of the message.
    pub id: i64,
}

/// Why somebody is to step in.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct RequestCoordinatorBody {
    /// What there is to say about it.
    pub reason: Option<String>,
}

/// The path parameters of `POST /api/v2/messages/{id}/request-coordinator`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RequestCoordinatorPath {
    /// Id of the message.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/messages/conversations/{id}/restore`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RestoreConversationPath {
    /// Id of the other member.
    pub id: i64,
}

/// What to write to whom.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SendMessageBody {
    /// Id of the member.
    pub recipient_id: i64,
    /// The text, kept as typed. Must not be empty unless there are files.
    #[serde(default)]
    pub body: String,
    /// The context type.
    pub context_type: Option<MessageContext>,
    /// Id of what it is about. Needs `context_type`.
    pub context_id: Option<i64>,
    /// Id of the listing that it is about: the same as `context_type` `listing` with this `context_id`.
    pub listing_id: Option<i64>,
}

/// What to write to whom, with files.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SendMessageForm {
    /// Files of at most 10 MB each.
    #[serde(default)]
    pub attachments: Option<Vec<String>>,
    /// Id of the member.
    pub recipient_id: i64,
    /// The text, kept as typed. Must not be empty unless there are files.
    #[serde(default)]
    pub body: String,
    /// The context type.
    pub context_type: Option<MessageContext>,
    /// Id of what it is about. Needs `context_type`.
    pub context_id: Option<i64>,
    /// Id of the listing that it is about: the same as `context_type` `listing` with this `context_id`.
    pub listing_id: Option<i64>,
}

/// Whose messages a thread holds.
#[derive(Clone, Debug, Serialize)]
pub struct ThreadConversation {
    /// Id of the other member.
    pub id: i64,
    /// Id of the conversation: the ids of both, the smaller one first.
    pub conversation_id: String,
    /// The other user.
    pub other_user: MessagePartner,
}

/// In which direction a conversation is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThreadDirection {
    /// `older`.
    Older,
    /// `newer`.
    Newer,
}

crate::word! {
    ThreadDirection { Older = "older", Newer = "newer" }
}

crate::runtime::wire! {
    ThreadDirection
}

/// What accompanies one page of a thread.
#[derive(Clone, Debug, Serialize)]
pub struct ThreadMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// The conversation.
    pub conversation: ThreadConversation,
    /// Items asked for on a page.
    pub per_page: i64,
    /// Whether a further page exists in this direction.
    pub has_more: bool,
    /// Opaque start of the next page in this direction. Absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Opaque. With it and `newer` a client hears what comes after. Absent on pages that go further back, and while there is no message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poll_cursor: Option<String>,
}

/// Into which language.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct TranslateMessageBody {
    /// A language, such as `de` or `pt-BR`.
    pub target_language: String,
}

/// The path parameters of `POST /api/v2/messages/{id}/translate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct TranslateMessagePath {
    /// Id of the message.
    pub id: i64,
}

/// Word that the caller is writing.
#[derive(Clone, Debug, Serialize)]
pub struct Typing {
    /// Always true: it was accepted, which does not say that anybody heard it.
    pub sent: bool,
}

/// To whom the caller is writing.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct TypingBody {
    /// Id of the member.
    pub recipient_id: i64,
    /// False when the caller has stopped.
    #[serde(default = "defaults::default_bool::<true>")]
    pub is_typing: bool,
}

/// Word that the caller is writing.
#[derive(Clone, Debug, Serialize)]
pub struct TypingResponse {
    /// The data.
    pub data: Typing,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How much is unread.
#[derive(Clone, Debug, Serialize)]
pub struct UnreadMessages {
    /// Messages to the caller that they have not read.
    pub count: i64,
}

/// How much is unread.
#[derive(Clone, Debug, Serialize)]
pub struct UnreadMessagesResponse {
    /// The data.
    pub data: UnreadMessages,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What to say to whom.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct VoiceMessageForm {
    /// Id of the member.
    pub recipient_id: i64,
    /// The recording.
    pub voice: String,
    /// How long it is, in seconds.
    pub duration: Option<i64>,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_bool<const V: bool>() -> bool {
        V
    }

    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }

    pub(super) fn get_message_thread_query_direction() -> super::ThreadDirection {
        super::ThreadDirection::Older
    }
}
