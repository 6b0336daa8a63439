//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, OfOperations, Pairs, Things, Written};
use crate::support::Form;

/// This area.
pub struct Area;

/// Operations whose path names the other member of a conversation.
const CONVERSATIONS: &[Operation] = &[
    Operation::GetMessageThread,
    Operation::MarkConversationRead,
    Operation::ArchiveConversation,
    Operation::RestoreConversation,
];

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["messages"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "messages",
        "INSERT INTO messages (id, tenant_id, conversation, sender_id, receiver_id, body, reactions, created_at, hidden_by_sender,
                hidden_by_receiver)
         VALUES ({n}, {t}, '{n}-{n}1', {n}, {n}1, 'x', '[]', {now}, {no}, {no})",
    ),
            (
        "message_attachments",
        "INSERT INTO message_attachments (id, tenant_id, message_id, file_id, type, file_name)
         VALUES ({n}, {t}, {n}, {n}, 'file', 'x.txt')",
    ),
            (
        "conversations",
        "INSERT INTO conversations (id, tenant_id, user_id, partner_id, last_message_id) VALUES ({n}, {t}, {n}, {n}1, {n})",
    ),
            (
        "coordinator_requests",
        "INSERT INTO coordinator_requests (id, tenant_id, message_id, user_id, partner_id, status, created_at)
         VALUES ({n}, {t}, {n}, {n}, {n}1, 'open', {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[("messages", "sender_id", &["body"])]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::GetMessageRestriction, "one writes to others"),
            (Operation::SendMessage, "one writes to others"),
            (Operation::TellTyping, "one writes to others"),
            (Operation::GetMessageThread, "between the caller and another"),
            (Operation::MarkConversationRead, "between the caller and another"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[("sendMessage", "{ memberId: $friend, body: \"x\" }")]
    }

    fn literals(&self) -> Pairs {
        &[("emoji", "\"👍\"")]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[(Operation::GetMessageThread, "Viewer", "thread")]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[("Mutation.tellTyping", "at REST the callers have switched their messages off before")]
    }

    fn apart(&self) -> Pairs {
        &[("Viewer.thread", "NOT_FOUND 404: far-off; none: other broker admin super far-super; yes: member")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("sendVoiceMessage", "files are sent over REST alone (docs/decisions)"),
            ("getMessageAttachment", "a file to download"),
            ("getFileOfMessage", "a file to download"),
            ("getVoiceOfMessage", "a file to download"),
            ("listMessageReactions", "Message.reactions"),
            ("translateMessage", "refused at every community: there is no service that translates"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["message", "attached", "attachment", "help"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "message" => {
                let (town, member, friend) = (things.town, things.member.id, things.friend.id);
                let sql = "INSERT INTO messages (tenant_id, conversation, sender_id, receiver_id, body, reactions, created_at,
                                  hidden_by_sender, hidden_by_receiver)
                           VALUES ($1, $2, $3, $4, 'x', $5, $6, FALSE, FALSE)
                           RETURNING id";
                let conversation = format!("{}-{}", member.min(friend), member.max(friend));
                let message = params![town.harbour, conversation, member, friend, json!([]), town.clock.now()];
                let id = things.insert(name, sql, message).await;
                for (mine, theirs) in [(member, friend), (friend, member)] {
                    let side = "INSERT INTO conversations (tenant_id, user_id, partner_id, last_message_id) VALUES ($1, $2, $3, $4)";
                    town.db().run(side, params![town.harbour, mine, theirs, id]).await.unwrap();
                }
            }
            "attached" | "attachment" => {
                // The conversation begins with the other one.
                things.get("message").await;
                let form = Form::default().text("recipient_id", things.friend.id).file("attachments", "x.txt", b"x");
                let sent = things.member.form(Method::POST, "/messages", &form).await.ok().json();
                things.keep("attached", sent["data"]["id"].clone());
                things.keep("attachment", sent["data"]["attachments"][0]["id"].clone());
            }
            "help" => {
                let message = things.get("message").await.as_i64();
                let sql =
                    "INSERT INTO coordinator_requests (tenant_id, message_id, user_id, partner_id, status, created_at)
                           VALUES ($1, $2, $3, $4, 'open', $5)
                           RETURNING id";
                let (member, friend) = (things.member.id, things.friend.id);
                let request = params![things.town.harbour, message, member, friend, things.town.clock.now()];
                things.insert("help", sql, request).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    fn needs_service(&self) -> &'static [Operation] {
        &[Operation::TranslateMessage]
    }

    async fn form(&self, operation: Operation, things: &mut Things<'_>) -> Option<Form> {
        let form = Form::default().text("recipient_id", things.friend.id).file("voice", "x.ogg", b"OggS");
        (operation == Operation::SendVoiceMessage).then_some(form)
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "attachments" => things.get("attachment").await,
            "coordinator-requests" => things.get("help").await,
            "messages" | "conversations" if CONVERSATIONS.contains(&operation) => {
                things.get("message").await;
                things.get("friend").await
            }
            "messages" if operation == Operation::GetFileOfMessage => things.get("attached").await,
            "messages" => things.get("message").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            (
                "memberId",
                "archiveConversation" | "markConversationRead" | "restoreConversation" | "tellTyping" | "thread",
            ) => {
                things.get("message").await;
                things.get("friend").await
            }
            ("requestId", "closeCoordinatorRequest") => things.get("help").await,
            ("messageId", _) => things.get("message").await,
            _ => return None,
        })
    }
}
