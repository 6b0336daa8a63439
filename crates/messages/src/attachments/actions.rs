//! What members do with files of messages.

use bytes::Bytes;

use super::store::{self, Attachment, Type};
use crate::base::{Answer, AttachmentId, ConversationId, MessageId};
use crate::call::{Call, Tx};
use crate::media::{self, Kept, Served, Taken};
use crate::messages::model::{missing, wrong};
use crate::say;

/// A message has at most so many files.
pub const MOST: usize = 5;

/// A file as its sender gave it.
#[derive(Clone, Debug)]
pub struct Sent {
    /// What it is called, as far as its sender can be believed.
    pub name: Option<String>,
    /// The bytes.
    pub bytes: Bytes,
}

/// A file that is on the disk and not yet a message's.
#[derive(Clone, Debug)]
pub(crate) struct Sealed {
    kept: Kept,
    name: Option<String>,
    kind: Type,
}

/// Seals pictures and documents.
///
/// Refuses with 422 `VALIDATION_ERROR` on `attachments` what is not taken, and more than [`MOST`].
pub(crate) async fn seal(call: &Call, sent: Vec<Sent>) -> Answer<Vec<Sealed>> {
    if sent.len() > MOST {
        return Err(wrong("attachments", say!("too-many-files", most = MOST)).into());
    }
    let mut sealed = Vec::with_capacity(sent.len());
    for file in sent {
        match media::seal(call, file.bytes, Taken::Files).await? {
            Ok(kept) => {
                let kind = if kept.is_picture() { Type::Image } else { Type::File };
                sealed.push(Sealed { kept, name: file.name, kind });
            }
            Err(unusable) => {
                return unless_refused(call, Err(wrong("attachments", unusable.sentence()).into()), sealed);
            }
        }
    }
    Ok(sealed)
}

/// Seals a recording.
///
/// Refuses with 422 `VALIDATION_ERROR` on `voice` what is none.
pub(crate) async fn seal_voice(call: &Call, sent: Sent) -> Answer<Vec<Sealed>> {
    let kept = media::seal(call, sent.bytes, Taken::Recordings).await?;
    let kept = kept.map_err(|unusable| wrong("voice", unusable.sentence()))?;
    Ok(vec![Sealed { kept, name: sent.name, kind: Type::Voice }])
}

/// The same answer; what was sealed for a message that was refused goes.
pub(crate) fn unless_refused<T>(call: &Call, answer: Answer<T>, sealed: Vec<Sealed>) -> Answer<T> {
    media::unless_refused(call, answer, sealed.into_iter().map(|file| file.kept).collect())
}

/// Gives a message its files.
pub(crate) async fn attach(tx: &mut Tx, message: MessageId, sealed: &[Sealed]) -> Answer<()> {
    for file in sealed {
        let id = media::note(tx, &file.kept).await?;
        store::insert(tx, message, id, file.kind, &file.kept.label(file.name.as_deref())).await?;
    }
    Ok(())
}

/// Takes a message's files away, for everyone.
pub(crate) async fn remove(tx: &mut Tx, message: MessageId) -> Answer<()> {
    let files = store::take(tx, message).await?;
    media::forget(tx, &files).await
}

/// Takes away the files of all that the viewer wrote in a conversation.
pub(crate) async fn remove_own(tx: &mut Tx, conversation: ConversationId) -> Answer<()> {
    let me = tx.call().me()?;
    let files = store::take_own(tx, me, conversation).await?;
    media::forget(tx, &files).await
}

/// The files of some messages, by message and in their order. One statement whatever their number.
pub async fn of_each(call: &Call, messages: &[MessageId]) -> Answer<Vec<Attachment>> {
    if messages.is_empty() {
        return Ok(Vec::new());
    }
    Ok(store::of_each(call, messages).await?)
}

/// Some files; none for whoever is not one of the two of its conversation or sees the message no more.
pub async fn each(call: &Call, ids: &[AttachmentId]) -> Answer<Vec<Attachment>> {
    Ok(store::by_ids(call, call.me()?, ids).await?)
}

/// A file of one message with its bytes: the one with this number, or the recording.
///
/// Refuses as [`fetch`] does, and with `NOT_FOUND` if the message has no such file. Source: spec accounts 13.
pub async fn fetch_of(call: &Call, message: MessageId, id: Option<AttachmentId>) -> Answer<(Attachment, Served)> {
    let of_message = store::of_each(call, &[message]).await?;
    let wanted = |file: &&Attachment| id.map_or(file.kind == Type::Voice, |id| file.id == id);
    let found = of_message.iter().find(wanted).ok_or_else(missing)?;
    fetch(call, found.id).await
}

/// A file with its bytes.
///
/// Refuses with `NOT_FOUND` whoever is not one of the two of its conversation or sees the message no more. Source: spec platform 7.1.
pub async fn fetch(call: &Call, id: AttachmentId) -> Answer<(Attachment, Served)> {
    let attachment = each(call, &[id]).await?.pop().ok_or_else(missing)?;
    let served = media::serve(call, &attachment.stored).await?.ok_or_else(missing)?;
    Ok((attachment, served))
}
