//! What the files' table is asked.

use crate::base::{AttachmentId, ConversationId, FileId, MemberId, MessageId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record, words};

words! {
    /// What becomes of a file when a message is shown.
    pub enum Type {
        /// It is a picture.
        Image = "image",
        /// It is to be saved.
        File = "file",
        /// It is what the message says.
        Voice = "voice",
    }
}

record! {
    /// A file of a message.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Attachment {
        /// `message_attachments.id`.
        pub id: AttachmentId,
        /// The message.
        pub message_id: MessageId,
        /// What it is to the message.
        pub kind: Type,
        /// Its name to show.
        pub file_name: String,
        /// Its name in the data directory.
        pub stored: String,
        /// What it is.
        pub media_type: String,
        /// How many.
        pub bytes: i64,
    }
}

impl Attachment {
    /// Where it is fetched, relative to the community's address.
    #[must_use]
    pub fn path(&self) -> String {
        format!("/api/v2/messages/attachments/{}", self.id)
    }
}

/// The files of some messages, by message and in the order in which they were sent. Served by `message_attachments_by_message`.
pub(super) async fn of_each(call: &Call, messages: &[MessageId]) -> Stored<Vec<Attachment>> {
    call.all(
        "SELECT a.id, a.message_id, a.type AS kind, a.file_name, f.name AS stored, f.media_type, f.bytes
           FROM message_attachments a
           JOIN media_files f ON f.tenant_id = $1 AND f.id = a.file_id
          WHERE a.tenant_id = $1 AND a.message_id = ANY($2)
          ORDER BY a.message_id, a.id",
        params![messages],
    )
    .await
}

/// Those of some files whose messages a member, one of their two, sees.
pub(super) async fn by_ids(call: &Call, member: MemberId, ids: &[AttachmentId]) -> Stored<Vec<Attachment>> {
    call.all(
        "SELECT a.id, a.message_id, a.type AS kind, a.file_name, f.name AS stored, f.media_type, f.bytes
           FROM message_attachments a
           JOIN messages m ON m.tenant_id = $1 AND m.id = a.message_id AND m.deleted_at IS NULL
           JOIN media_files f ON f.tenant_id = $1 AND f.id = a.file_id
          WHERE a.tenant_id = $1 AND a.id = ANY($3)
            AND ((m.sender_id = $2 AND NOT m.hidden_by_sender) OR (m.receiver_id = $2 AND NOT m.hidden_by_receiver))",
        params![member, ids],
    )
    .await
}

/// Gives a message a file.
pub(super) async fn insert(tx: &mut Tx, message: MessageId, file: FileId, kind: Type, name: &str) -> Stored<u64> {
    let (sql, params) = insert! { into message_attachments {
        message_id: message,
        file_id: file,
        type: kind,
        file_name: name,
    } };
    tx.run(sql, params).await
}

/// Takes a message's files away. Gives which those were.
pub(super) async fn take(tx: &mut Tx, message: MessageId) -> Stored<Vec<FileId>> {
    tx.all(
        "DELETE FROM message_attachments WHERE tenant_id = $1 AND message_id = $2 RETURNING file_id",
        params![message],
    )
    .await
}

/// Takes away the files of all that a member wrote in a conversation. Gives which those were.
pub(super) async fn take_own(tx: &mut Tx, member: MemberId, conversation: ConversationId) -> Stored<Vec<FileId>> {
    tx.all(
        "DELETE FROM message_attachments
          WHERE tenant_id = $1
            AND message_id IN (SELECT m.id FROM messages m
                                WHERE m.tenant_id = $1 AND m.conversation = $2 AND m.sender_id = $3)
         RETURNING file_id",
        params![conversation, member],
    )
    .await
}
