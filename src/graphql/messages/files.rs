//! Files of messages.

use std::sync::Arc;

use async_graphql::{Enum, ID, Result, SimpleObject};

use crate::graphql::loaders::FilesOf;
use crate::graphql::session::Session;
use crate::members::model::absolute;
use crate::messages;
use crate::messages::attachments::store::{Attachment, Type};

/// What becomes of a file when a message is shown.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
pub enum MessageAttachmentType {
    /// It is a picture.
    Image,
    /// It is to be saved.
    File,
}

/// A file of a message.
#[derive(SimpleObject)]
pub struct MessageAttachment {
    /// Id of the file, as the REST API uses it.
    rest_id: ID,
    /// Absolute address, for the two of the conversation alone: it needs their credentials.
    url: String,
    /// Its name, without a path and with the ending of what it is.
    file_name: String,
    /// What it is.
    mime_type: String,
    /// Bytes.
    size: i64,
    /// Whether it can be shown as a picture.
    #[graphql(name = "type")]
    kind: MessageAttachmentType,
}

/// A message's files, a recording among them. Nothing is asked where there are none.
async fn all(session: &Session, message: &messages::Message) -> Result<Arc<Vec<Attachment>>> {
    if !message.has_files() {
        return Ok(Arc::default());
    }
    Ok(session.loaders().load_one(FilesOf(message.id)).await?.unwrap_or_default())
}

fn address(session: &Session, file: &Attachment) -> String {
    absolute(&session.call().visit().base_url, &file.path())
}

/// A message's files, without a recording.
pub async fn of(session: &Session, message: &messages::Message) -> Result<Vec<MessageAttachment>> {
    let files = all(session, message).await?;
    let shown = |file: &Attachment| {
        let kind = match file.kind {
            Type::Image => MessageAttachmentType::Image,
            Type::File => MessageAttachmentType::File,
            Type::Voice => return None,
        };
        Some(MessageAttachment {
            rest_id: file.id.get().into(),
            url: address(session, file),
            file_name: file.file_name.clone(),
            mime_type: file.media_type.clone(),
            size: file.bytes,
            kind,
        })
    };
    Ok(files.iter().filter_map(shown).collect())
}

/// Where a message's recording is fetched, if it is one.
pub async fn voice(session: &Session, message: &messages::Message) -> Result<Option<String>> {
    if !message.is_voice {
        return Ok(None);
    }
    let files = all(session, message).await?;
    Ok(files.iter().find(|file| file.kind == Type::Voice).map(|file| address(session, file)))
}
