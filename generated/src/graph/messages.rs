// Made from contract/areas/messages.yaml by codegen; edit the contract instead.

//! The area `messages` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Before, EnumTable, EnumValue, Field, Found, Got, Input,
    InputKind, InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row,
    Show, Shown, Source, found_together, global_id, is_viewer_among, numbered, page_cost,
    plus, register_object, scalar,
};

/// The words of `CoordinatorRequestStatus`.
pub static COORDINATOR_REQUEST_STATUS_WORDS: EnumTable = EnumTable {
    name: "CoordinatorRequestStatus",
    description: "How far a request to step in has come.",
    values: &[
        EnumValue {
            name: "OPEN",
            word: "open",
            description: "It waits.",
        },
        EnumValue {
            name: "CLOSED",
            word: "closed",
            description: "Staff closed it.",
        },
    ],
};

crate::graph_words!(
    crate ::messages::CoordinatorRequestStatus, COORDINATOR_REQUEST_STATUS_WORDS
);

/// The words of `DeletionScope`.
pub static DELETION_SCOPE_WORDS: EnumTable = EnumTable {
    name: "DeletionScope",
    description: "For whom something is deleted.",
    values: &[
        EnumValue {
            name: "SELF",
            word: "self",
            description: "For the viewer alone.",
        },
        EnumValue {
            name: "EVERYONE",
            word: "everyone",
            description: "For both.",
        },
    ],
};

crate::graph_words!(crate ::messages::MessageDeletionScope, DELETION_SCOPE_WORDS);

/// The words of `MessageAttachmentType`.
pub static MESSAGE_ATTACHMENT_TYPE_WORDS: EnumTable = EnumTable {
    name: "MessageAttachmentType",
    description: "Whether it can be shown as a picture.",
    values: &[
        EnumValue {
            name: "IMAGE",
            word: "image",
            description: "A picture to show.",
        },
        EnumValue {
            name: "FILE",
            word: "file",
            description: "A file to download.",
        },
    ],
};

crate::graph_words!(
    crate ::messages::MessageAttachmentType, MESSAGE_ATTACHMENT_TYPE_WORDS
);

/// The words of `MessageContext`.
pub static MESSAGE_CONTEXT_WORDS: EnumTable = EnumTable {
    name: "MessageContext",
    description: "What a message is about.",
    values: &[
        EnumValue {
            name: "LISTING",
            word: "listing",
            description: "A listing.",
        },
        EnumValue {
            name: "EXCHANGE",
            word: "exchange",
            description: "An exchange of hours.",
        },
        EnumValue {
            name: "GROUP",
            word: "group",
            description: "A group.",
        },
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "An event.",
        },
        EnumValue {
            name: "JOB",
            word: "job",
            description: "A vacancy.",
        },
        EnumValue {
            name: "MARKETPLACE_LISTING",
            word: "marketplace_listing",
            description: "A listing of the marketplace.",
        },
        EnumValue {
            name: "VOLUNTEERING",
            word: "volunteering",
            description: "A volunteering opportunity.",
        },
    ],
};

crate::graph_words!(crate ::messages::MessageContext, MESSAGE_CONTEXT_WORDS);

/// The words of `MessageReactionAction`.
pub static MESSAGE_REACTION_ACTION_WORDS: EnumTable = EnumTable {
    name: "MessageReactionAction",
    description: "Whether the reaction was added or removed.",
    values: &[
        EnumValue {
            name: "ADDED",
            word: "added",
            description: "The reaction was added.",
        },
        EnumValue {
            name: "REMOVED",
            word: "removed",
            description: "The reaction was removed.",
        },
    ],
};

crate::graph_words!(
    crate ::messages::MessageReactionOutcomeAction, MESSAGE_REACTION_ACTION_WORDS
);

/// The words of `ThreadDirection`.
pub static THREAD_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "ThreadDirection",
    description: "In which direction a conversation is read.",
    values: &[
        EnumValue {
            name: "OLDER",
            word: "older",
            description: "Back from the newest message.",
        },
        EnumValue {
            name: "NEWER",
            word: "newer",
            description: "Forward from the oldest.",
        },
    ],
};

crate::graph_words!(crate ::messages::ThreadDirection, THREAD_DIRECTION_WORDS);

/// `Conversation`.
pub static CONVERSATION: Object = Object {
    name: "Conversation",
    description: "The messages between the viewer and another member.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the conversation; its `restId` is that of the other member.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pair",
            description: "The ids of both members at the REST API, the smaller one first, as in the names of Pusher channels.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unreadCount",
            description: "How many messages of the other the viewer has not read.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isArchived",
            description: "Whether the viewer has archived it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "partner",
            description: "The other member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "lastMessage",
            description: "The latest message that the viewer sees.",
            ty: "Message",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "messages",
            description: "The messages of the two, as the viewer sees them. Reading them here does not mark them as read: see `markConversationRead`.",
            ty: "MessageConnection",
            arguments: &[
                Argument {
                    name: "direction",
                    description: "From the newest message back, or from the oldest on.",
                    ty: "ThreadDirection",
                    default: Some("OLDER"),
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::messages::MESSAGE),
        |registry| register_object(
            registry,
            &crate::graph::messages::MESSAGE_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

impl Row for crate::messages::ConversationItem {
    fn object(&self) -> &'static Object {
        &CONVERSATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Conversation", self.id)),
            1 => Show::show(&self.conversation_id),
            2 => Show::show(&self.unread_count),
            3 => Show::show(&self.is_archived),
            7 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                4 => {
                    match numbered(&self.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                5 => {
                    match numbered(&self.last_message.id) {
                        Some(number) => edges.find_message(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => edges.conversation_messages(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::messages::ConversationItem, CONVERSATION);

/// A page of `Conversation`.
pub static CONVERSATION_CONNECTION: Object = Object {
    name: "ConversationConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[ConversationEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&CONVERSATION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Conversation!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&CONVERSATION),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &CONVERSATION_EDGE),
        |registry| register_object(registry, &CONVERSATION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Conversation`.
pub static CONVERSATION_EDGE: Object = Object {
    name: "ConversationEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "Conversation!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&CONVERSATION),
        },
    ],
    types: &[],
};

impl Listed for crate::messages::ConversationItem {
    const CONNECTION: &'static Object = &CONVERSATION_CONNECTION;
    const EDGE: &'static Object = &CONVERSATION_EDGE;
}

/// `CoordinatorRequest`.
pub static COORDINATOR_REQUEST: Object = Object {
    name: "CoordinatorRequest",
    description: "That a member asks for somebody to step in between them and another.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id that the REST API uses.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "messageId",
            description: "Id of the message that it is about.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "messageBody",
            description: "What the message says. Null if it was deleted or is a recording.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "member",
            description: "Who asks. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "partner",
            description: "The other one. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reason",
            description: "What was said about it. Null if nothing was.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How far a request to step in has come.",
            ty: "CoordinatorRequestStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When they asked.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "closedBy",
            description: "Who closed it. Null if nobody did or they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "closedAt",
            description: "When it was closed. Null if it waits.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::messages::COORDINATOR_REQUEST_STATUS_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::messages::CoordinatorRequest {
    fn object(&self) -> &'static Object {
        &COORDINATOR_REQUEST
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => {
                match numbered(&self.message_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => Show::show(&self.message_body),
            5 => Show::show(&self.reason),
            6 => Show::show(&self.status),
            7 => Show::show(&self.created_at),
            9 => Show::show(&self.closed_at),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                3 => {
                    match numbered(&self.member_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                4 => {
                    match numbered(&self.partner_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                8 => {
                    match numbered(&self.closed_by) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::messages::CoordinatorRequest, COORDINATOR_REQUEST);

/// A page of `CoordinatorRequest`.
pub static COORDINATOR_REQUEST_CONNECTION: Object = Object {
    name: "CoordinatorRequestConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[CoordinatorRequestEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&COORDINATOR_REQUEST_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[CoordinatorRequest!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&COORDINATOR_REQUEST),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &COORDINATOR_REQUEST_EDGE),
        |registry| register_object(registry, &COORDINATOR_REQUEST),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `CoordinatorRequest`.
pub static COORDINATOR_REQUEST_EDGE: Object = Object {
    name: "CoordinatorRequestEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "CoordinatorRequest!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&COORDINATOR_REQUEST),
        },
    ],
    types: &[],
};

impl Listed for crate::messages::CoordinatorRequest {
    const CONNECTION: &'static Object = &COORDINATOR_REQUEST_CONNECTION;
    const EDGE: &'static Object = &COORDINATOR_REQUEST_EDGE;
}

/// `Message`.
pub static MESSAGE: Object = Object {
    name: "Message",
    description: "A message of one member to another.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the message.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sender",
            description: "The member who wrote it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "receiver",
            description: "The member who received it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "body",
            description: "Plain text. Empty when it was deleted, for a voice message, and when there are only files.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contextType",
            description: "Kind of the thing that it is about. Null when there is none.",
            ty: "MessageContext",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "contextRestId",
            description: "Id of what it is about, as the REST API uses it.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRead",
            description: "Whether its receiver has read it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "readAt",
            description: "When its receiver read it.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isEdited",
            description: "Whether it was changed after it was sent.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "editedAt",
            description: "When it was changed last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isDeleted",
            description: "Whether it was deleted for everyone.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isVoice",
            description: "Whether it is a voice message.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "audioUrl",
            description: "Absolute address of the recording, for the two members only. Null when there is none.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "audioDuration",
            description: "How long the recording is, in seconds, as its sender said.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "attachments",
            description: "Its files, in the order in which they were sent.",
            ty: "[MessageAttachment!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::messages::MESSAGE_ATTACHMENT),
        },
        Field {
            name: "reactions",
            description: "Reactions of both.",
            ty: "[MessageReaction!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::messages::MESSAGE_REACTION),
        },
        Field {
            name: "createdAt",
            description: "When it was sent.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "conversation",
            description: "The conversation that it belongs to. Null while the viewer sees no message of it, and when the other member is gone.",
            ty: "Conversation",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "isOwn",
            description: "Whether the viewer wrote it.",
            ty: "Boolean",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "about",
            description: "The thing that it is about. Null when there is none, when the viewer may not see it, and for things that are no type of this schema.",
            ty: "Node",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::messages::MESSAGE_CONTEXT_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::messages::CONVERSATION),
        |registry| register_object(
            registry,
            &crate::graph::messages::MESSAGE_ATTACHMENT,
        ),
        |registry| register_object(registry, &crate::graph::messages::MESSAGE_REACTION),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::messages::Message {
    fn object(&self) -> &'static Object {
        &MESSAGE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Message", self.id)),
            3 => Show::show(&self.body),
            4 => Show::show(&self.context_type),
            5 => {
                match numbered(&self.context_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            6 => Show::show(&self.is_read),
            7 => Show::show(&self.read_at),
            8 => Show::show(&self.is_edited),
            9 => Show::show(&self.edited_at),
            10 => Show::show(&self.is_deleted),
            11 => Show::show(&self.is_voice),
            12 => Show::show(&self.audio_url),
            13 => Show::show(&self.audio_duration),
            14 => Show::show(&self.attachments),
            15 => Show::show(&self.reactions),
            16 => Show::show(&self.created_at),
            20 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                1 => {
                    match numbered(&self.sender_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.receiver_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                17 => edges.message_conversation(ctx, self).await,
                18 => {
                    Ok(
                        Found::Value(
                            Value::Boolean(
                                is_viewer_among(ctx, &[numbered(&self.sender_id)])?,
                            ),
                        ),
                    )
                }
                19 => {
                    match (
                        self.context_type.map_or("", |word| word.as_str()),
                        numbered(&self.context_id),
                    ) {
                        (word, Some(number)) => {
                            match word {
                                "listing" => edges.find_listing(ctx, number).await,
                                "exchange" => edges.find_exchange(ctx, number).await,
                                "event" => edges.find_event(ctx, number).await,
                                "group" => edges.find_group(ctx, number).await,
                                "marketplace_listing" => {
                                    edges.find_marketplace_listing(ctx, number).await
                                }
                                _ => Ok(Found::Null),
                            }
                        }
                        _ => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::messages::Message, MESSAGE);

/// A page of `Message`.
pub static MESSAGE_CONNECTION: Object = Object {
    name: "MessageConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MessageEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MESSAGE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Message!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MESSAGE),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &MESSAGE_EDGE),
        |registry| register_object(registry, &MESSAGE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Message`.
pub static MESSAGE_EDGE: Object = Object {
    name: "MessageEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "Message!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MESSAGE),
        },
    ],
    types: &[],
};

impl Listed for crate::messages::Message {
    const CONNECTION: &'static Object = &MESSAGE_CONNECTION;
    const EDGE: &'static Object = &MESSAGE_EDGE;
}

/// `MessageAttachment`.
pub static MESSAGE_ATTACHMENT: Object = Object {
    name: "MessageAttachment",
    description: "A file of a message.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the file.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Absolute address. Only the two members can read it, with their credentials.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "fileName",
            description: "File name, without a path; its extension fits the content.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "mimeType",
            description: "Media type, such as `image/png`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "size",
            description: "Size in bytes.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "Whether it can be shown as a picture.",
            ty: "MessageAttachmentType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::messages::MESSAGE_ATTACHMENT_TYPE_WORDS.register(registry)
        },
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::messages::MessageAttachment {
    fn object(&self) -> &'static Object {
        &MESSAGE_ATTACHMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MessageAttachment", self.id)),
            1 => Show::show(&self.url),
            2 => Show::show(&self.file_name),
            3 => Show::show(&self.mime_type),
            4 => Show::show(&self.size),
            5 => Show::show(&self.type_),
            6 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::messages::MessageAttachment, MESSAGE_ATTACHMENT);

/// `MessageReaction`.
pub static MESSAGE_REACTION: Object = Object {
    name: "MessageReaction",
    description: "An emoji under a message.",
    interfaces: &[],
    fields: &[
        Field {
            name: "emoji",
            description: "The emoji.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reactionCount",
            description: "How many of the two chose it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reacted",
            description: "Whether the viewer is one of them.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::messages::MessageReaction {
    fn object(&self) -> &'static Object {
        &MESSAGE_REACTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.emoji),
            1 => Show::show(&self.count),
            2 => Show::show(&self.reacted),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::messages::MessageReaction, MESSAGE_REACTION);

/// `ReactToMessagePayload`.
pub static REACT_TO_MESSAGE_PAYLOAD: Object = Object {
    name: "ReactToMessagePayload",
    description: "What became of a reaction.",
    interfaces: &[],
    fields: &[
        Field {
            name: "message",
            description: "The message.",
            ty: "Message",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "action",
            description: "Whether the reaction was added or removed.",
            ty: "MessageReactionAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::messages::MESSAGE_REACTION_ACTION_WORDS.register(registry)
        },
        |registry| register_object(registry, &crate::graph::messages::MESSAGE),
    ],
};

impl Row for crate::messages::MessageReactionOutcome {
    fn object(&self) -> &'static Object {
        &REACT_TO_MESSAGE_PAYLOAD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.action),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                0 => {
                    match numbered(&self.message_id) {
                        Some(number) => edges.find_message(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => edges.find_viewer(ctx, 0).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::messages::MessageReactionOutcome, REACT_TO_MESSAGE_PAYLOAD);

/// `MessageRestriction`.
pub static MESSAGE_RESTRICTION: Object = Object {
    name: "MessageRestriction",
    description: "What keeps a member from writing messages.",
    interfaces: &[],
    fields: &[
        Field {
            name: "messagingDisabled",
            description: "Whether a message would be refused.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "underMonitoring",
            description: "Whether somebody reads what the viewer writes. Always false.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restrictionReason",
            description: "Why it would be refused: sentence for people, in the language of the call. Null if it would not.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reviewNoticeRequired",
            description: "Whether the community copies messages to coordinators. Always false.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::messages::MessageRestriction {
    fn object(&self) -> &'static Object {
        &MESSAGE_RESTRICTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.messaging_disabled),
            1 => Show::show(&self.under_monitoring),
            2 => Show::show(&self.restriction_reason),
            3 => Show::show(&self.review_notice_required),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::messages::MessageRestriction, MESSAGE_RESTRICTION);

/// `MessagingSettings`.
pub static MESSAGING_SETTINGS: Object = Object {
    name: "MessagingSettings",
    description: "Whether messages are switched on.",
    interfaces: &[],
    fields: &[
        Field {
            name: "messagingEnabled",
            description: "Whether the viewer has switched messages on.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "communityEnabled",
            description: "Whether the community has switched messages on.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::messages::MessagingSettings {
    fn object(&self) -> &'static Object {
        &MESSAGING_SETTINGS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.messaging_enabled),
            1 => Show::show(&self.community_enabled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::messages::MessagingSettings, MESSAGING_SETTINGS);

/// What the area `messages` answers in the graph beside its operations.
#[async_trait]
pub trait MessagesEdges: Send + Sync {
    /// The `Conversation` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_conversation(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Conversation", number, None).await
    }

    /// The `Message` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_message(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Message", number, None).await
    }

    /// The `MessageAttachment` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_message_attachment(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MessageAttachment",
                number,
                Some(Operation::GetMessageThread),
            )
            .await
    }

    /// `Conversation.messages`: The messages of the two, as the viewer sees them. Reading them here does not mark them as read: see `markConversationRead`.
    async fn conversation_messages(
        &self,
        ctx: &Context<'_>,
        row: &crate::messages::ConversationItem,
    ) -> async_graphql::Result<Found>;

    /// `Message.conversation`: The conversation that it belongs to. Null while the viewer sees no message of it, and when the other member is gone.
    async fn message_conversation(
        &self,
        ctx: &Context<'_>,
        row: &crate::messages::Message,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `messages` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessagesMutation;

static MESSAGES_MUTATION: Object = Object {
    name: "MessagesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "sendMessage",
            description: "Write to a member. No connection is needed. The text is kept as typed; clients escape it when they show it. Files and voice messages are sent over REST. `VALIDATION_ERROR` for an empty text, for oneself, for `contextType` without `contextRestId`, and for a listing that the viewer may not see; `NOT_FOUND` when the community has no such active member, and when the member has blocked the viewer; `BLOCKED` when the viewer has blocked the member; `MESSAGING_DISABLED` when either or the community has switched messages off; `FORBIDDEN` for somebody who is no member of this community. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart.",
            ty: "SendMessagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SendMessageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SEND_MESSAGE_ASKING),
        },
        Field {
            name: "updateMessagingSettings",
            description: "Switch messages on or off for the viewer. While they are off, the viewer can neither send nor receive any. Older ones can still be read.",
            ty: "UpdateMessagingSettingsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMessagingSettingsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MESSAGING_SETTINGS_ASKING),
        },
        Field {
            name: "tellTyping",
            description: "Say that the viewer is writing to a member, or has stopped. Say it again every three seconds while they go on. Nothing is stored. Whatever keeps the viewer from writing to the member keeps them from this.",
            ty: "TellTypingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "TellTypingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&TELL_TYPING_ASKING),
        },
        Field {
            name: "editMessage",
            description: "Change the text of a message, within 24 hours: `EDIT_EXPIRED` after that. Files stay; a voice message has no text to change. Only its author may: `FORBIDDEN` for its receiver, `NOT_FOUND` for anybody else and when it was deleted. Whatever keeps the viewer from writing to the member keeps them from this.",
            ty: "EditMessagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "EditMessageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&EDIT_MESSAGE_ASKING),
        },
        Field {
            name: "deleteMessage",
            description: "Delete a message. `EVERYONE`, for its author only: its text and files are erased, both members see that there was one. `SELF`: it is gone for the viewer, and the payload's `message` is null. `FORBIDDEN` for a receiver who would delete it for everyone; `NOT_FOUND` for anybody else and when it was deleted before.",
            ty: "DeleteMessagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMessageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MESSAGE_ASKING),
        },
        Field {
            name: "markConversationRead",
            description: "Mark all that a member wrote as read, and the notifications that tell of it. `NOT_FOUND` when the community has no such member, and for oneself.",
            ty: "MarkConversationReadPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "MarkConversationReadInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&MARK_CONVERSATION_READ_ASKING),
        },
        Field {
            name: "reactToMessage",
            description: "Add a reaction to a message, or take it back: the same emoji a second time does. `VALIDATION_ERROR` when it is none of 👍 ❤\u{fe0f} 😂 😮 😢 🙏; `NOT_FOUND` when the message is not the viewer's or was deleted, and when the other has blocked the viewer; `BLOCKED` when the viewer has blocked the other.",
            ty: "ReactToMessagePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReactToMessageInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REACT_TO_MESSAGE_ASKING),
        },
        Field {
            name: "archiveConversation",
            description: "Archive a conversation. `SELF`: it moves from the viewer's inbox to the archive, until the next message in it or `restoreConversation`. `EVERYONE`: before that, all messages that the viewer wrote in it are deleted for both, for good. `NOT_FOUND` when there is no such conversation.",
            ty: "ArchiveConversationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ArchiveConversationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ARCHIVE_CONVERSATION_ASKING),
        },
        Field {
            name: "restoreConversation",
            description: "Move a conversation from the archive back to the inbox. One that is in the inbox stays there, with `restoredCount` 0. `NOT_FOUND` when there is no such conversation.",
            ty: "RestoreConversationPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RestoreConversationInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESTORE_CONVERSATION_ASKING),
        },
        Field {
            name: "requestCoordinator",
            description: "Ask staff to step in. They read who asks about whom, the words given with it, and this one message; the other member hears nothing. While a request about the same member waits, it is given again and nothing changes. `NOT_FOUND` when the message is not the viewer's.",
            ty: "RequestCoordinatorPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RequestCoordinatorInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REQUEST_COORDINATOR_ASKING),
        },
        Field {
            name: "closeCoordinatorRequest",
            description: "For staff: close a request to step in. Whoever asked is told. `NOT_FOUND` when the viewer is one of the two, `INVALID_STATE` when it is closed.",
            ty: "CloseCoordinatorRequestPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CloseCoordinatorRequestInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CLOSE_COORDINATOR_REQUEST_ASKING),
        },
    ],
    types: &[
        |registry| SEND_MESSAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SEND_MESSAGE_PAYLOAD),
        |registry| UPDATE_MESSAGING_SETTINGS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MESSAGING_SETTINGS_PAYLOAD),
        |registry| TELL_TYPING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &TELL_TYPING_PAYLOAD),
        |registry| EDIT_MESSAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &EDIT_MESSAGE_PAYLOAD),
        |registry| DELETE_MESSAGE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MESSAGE_PAYLOAD),
        |registry| MARK_CONVERSATION_READ_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &MARK_CONVERSATION_READ_PAYLOAD),
        |registry| register_object(
            registry,
            &crate::graph::messages::REACT_TO_MESSAGE_PAYLOAD,
        ),
        |registry| REACT_TO_MESSAGE_INPUT_TABLE.register(registry),
        |registry| ARCHIVE_CONVERSATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ARCHIVE_CONVERSATION_PAYLOAD),
        |registry| RESTORE_CONVERSATION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESTORE_CONVERSATION_PAYLOAD),
        |registry| REQUEST_COORDINATOR_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REQUEST_COORDINATOR_PAYLOAD),
        |registry| CLOSE_COORDINATOR_REQUEST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CLOSE_COORDINATOR_REQUEST_PAYLOAD),
    ],
};

impl Row for MessagesMutation {
    fn object(&self) -> &'static Object {
        &MESSAGES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `messages` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessagesQuery;

static MESSAGES_QUERY: Object = Object {
    name: "MessagesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "messageRestriction",
            description: "Whether something keeps the viewer from writing messages, to anybody or to one member. `NOT_FOUND` when the community has no such active member, or the member has blocked the viewer.",
            ty: "MessageRestriction",
            arguments: &[
                Argument {
                    name: "partnerId",
                    description: "The other member.",
                    ty: "ID",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MESSAGE_RESTRICTION_ASKING),
        },
        Field {
            name: "coordinatorRequests",
            description: "For staff: who asks for somebody to step in, newest first. Those in which the viewer is one of the two are left out.",
            ty: "CoordinatorRequestConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "CoordinatorRequestStatus",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_COORDINATOR_REQUESTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::messages::MESSAGE_RESTRICTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::messages::COORDINATOR_REQUEST_CONNECTION,
        ),
        |registry| {
            crate::graph::messages::COORDINATOR_REQUEST_STATUS_WORDS.register(registry)
        },
    ],
};

impl Row for MessagesQuery {
    fn object(&self) -> &'static Object {
        &MESSAGES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `messages` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MessagesViewer;

static MESSAGES_VIEWER: Object = Object {
    name: "MessagesViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "conversations",
            description: "The viewer's conversations in the inbox or the archive, the one with the latest message first. Those with a member who is gone or has blocked the viewer are not among them.",
            ty: "ConversationConnection",
            arguments: &[
                Argument {
                    name: "archived",
                    description: "Whether to list the archive instead of the inbox.",
                    ty: "Boolean",
                    default: Some("false"),
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_CONVERSATIONS_ASKING),
        },
        Field {
            name: "unreadMessageCount",
            description: "How many messages the viewer has not read, in the inbox and in the archive.",
            ty: "Int",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&COUNT_UNREAD_MESSAGES_ASKING),
        },
        Field {
            name: "messagingSettings",
            description: "Whether the community and the viewer have switched messages on. `NOT_FOUND` for somebody who is no member of this community.",
            ty: "MessagingSettings",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MESSAGING_SETTINGS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::messages::CONVERSATION_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::messages::MESSAGING_SETTINGS),
    ],
};

impl Row for MessagesViewer {
    fn object(&self) -> &'static Object {
        &MESSAGES_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_CONVERSATIONS_ASKING: Asking = Asking {
    operation: Operation::ListConversations,
    inputs: &[
        Input {
            argument: "archived",
            wire: "archived",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_conversations,
};

fn list_conversations(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::ConversationPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.last_message.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static SEND_MESSAGE_ASKING: Asking = Asking {
    operation: Operation::SendMessage,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "recipient_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "body",
            wire: "body",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "contextType",
            wire: "context_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::messages::MESSAGE_CONTEXT_WORDS),
        },
        Input {
            argument: "contextRestId",
            wire: "context_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Listing"),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: send_message,
};

static SEND_MESSAGE_INPUT_TABLE: InputTable = InputTable {
    name: "SendMessageInput",
    description: "Input of `sendMessage`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "body",
            description: "The text, kept as typed. Must not be empty unless there are files.",
            ty: "String",
            default: Some("\"\""),
        },
        Argument {
            name: "contextType",
            description: "What a message is about.",
            ty: "MessageContext",
            default: None,
        },
        Argument {
            name: "contextRestId",
            description: "What it is about, by the id that the REST API uses. Needs `contextType`.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "listingId",
            description: "The listing that it is about.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::messages::MESSAGE_CONTEXT_WORDS.register(registry)],
};

static SEND_MESSAGE_PAYLOAD: Object = Object {
    name: "SendMessagePayload",
    description: "Result of `sendMessage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "message",
            description: "The new message.",
            ty: "Message",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::messages::MESSAGE),
        },
        Field {
            name: "conversation",
            description: "The conversation after the change. Null if the viewer cannot see it.",
            ty: "Conversation",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "recipient",
            description: "The member who gets it. Null if the viewer cannot see them.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::messages::MESSAGE),
        |registry| register_object(registry, &crate::graph::messages::CONVERSATION),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
    ],
};

fn send_message(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::MessageResponse = ask.answer()?;
    Ok(
        Shown::of(&SEND_MESSAGE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("recipient_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_conversation(ctx, number).await
                }),
            )
            .beside(
                ask.number("recipient_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static COUNT_UNREAD_MESSAGES_ASKING: Asking = Asking {
    operation: Operation::CountUnreadMessages,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: count_unread_messages,
};

fn count_unread_messages(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::UnreadMessagesResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.count))
}

static GET_MESSAGING_SETTINGS_ASKING: Asking = Asking {
    operation: Operation::GetMessagingSettings,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_messaging_settings,
};

fn get_messaging_settings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::MessagingSettingsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_MESSAGING_SETTINGS_ASKING: Asking = Asking {
    operation: Operation::UpdateMessagingSettings,
    inputs: &[
        Input {
            argument: "messagingEnabled",
            wire: "messaging_enabled",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_messaging_settings,
};

static UPDATE_MESSAGING_SETTINGS_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMessagingSettingsInput",
    description: "Input of `updateMessagingSettings`.",
    fields: &[
        Argument {
            name: "messagingEnabled",
            description: "Whether the viewer can send and receive messages.",
            ty: "Boolean!",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_MESSAGING_SETTINGS_PAYLOAD: Object = Object {
    name: "UpdateMessagingSettingsPayload",
    description: "Result of `updateMessagingSettings`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "settings",
            description: "The messaging settings after the change.",
            ty: "MessagingSettings",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::messages::MESSAGING_SETTINGS),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::messages::MESSAGING_SETTINGS),
    ],
};

fn update_messaging_settings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::MessagingSettingsResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_MESSAGING_SETTINGS_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static TELL_TYPING_ASKING: Asking = Asking {
    operation: Operation::TellTyping,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "recipient_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "isTyping",
            wire: "is_typing",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: tell_typing,
};

static TELL_TYPING_INPUT_TABLE: InputTable = InputTable {
    name: "TellTypingInput",
    description: "Input of `tellTyping`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "isTyping",
            description: "False when the viewer has stopped.",
            ty: "Boolean",
            default: Some("true"),
        },
    ],
    types: &[],
};

static TELL_TYPING_PAYLOAD: Object = Object {
    name: "TellTypingPayload",
    description: "Result of `tellTyping`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "recipient",
            description: "The member who is told. Null if the viewer cannot see them.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

fn tell_typing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&TELL_TYPING_PAYLOAD)
            .beside(
                ask.number("recipient_id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static EDIT_MESSAGE_ASKING: Asking = Asking {
    operation: Operation::EditMessage,
    inputs: &[
        Input {
            argument: "messageId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Message"),
        },
        Input {
            argument: "body",
            wire: "body",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: edit_message,
};

static EDIT_MESSAGE_INPUT_TABLE: InputTable = InputTable {
    name: "EditMessageInput",
    description: "Input of `editMessage`.",
    fields: &[
        Argument {
            name: "messageId",
            description: "Id of the message.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "body",
            description: "The text, kept as typed.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static EDIT_MESSAGE_PAYLOAD: Object = Object {
    name: "EditMessagePayload",
    description: "Result of `editMessage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "message",
            description: "The message after the change.",
            ty: "Message",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::messages::MESSAGE),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::messages::MESSAGE)],
};

fn edit_message(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::MessageResponse = ask.made()?;
    Ok(
        Shown::of(&EDIT_MESSAGE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DELETE_MESSAGE_ASKING: Asking = Asking {
    operation: Operation::DeleteMessage,
    inputs: &[
        Input {
            argument: "messageId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Message"),
        },
        Input {
            argument: "scope",
            wire: "scope",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::messages::DELETION_SCOPE_WORDS),
        },
    ],
    before: &[
        Before {
            field: "conversation",
            key: "deleteMessage.conversation",
        },
    ],
    keep: None,
    total: None,
    answer: delete_message,
};

static DELETE_MESSAGE_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMessageInput",
    description: "Input of `deleteMessage`.",
    fields: &[
        Argument {
            name: "messageId",
            description: "Id of the message.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "scope",
            description: "For the viewer alone, or for both.",
            ty: "DeletionScope!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::messages::DELETION_SCOPE_WORDS.register(registry)],
};

static DELETE_MESSAGE_PAYLOAD: Object = Object {
    name: "DeleteMessagePayload",
    description: "Result of `deleteMessage`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "message",
            description: "The message after the change. Null if the viewer cannot see it.",
            ty: "Message",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "conversation",
            description: "The conversation after the change. Null if the viewer cannot see it.",
            ty: "Conversation",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::messages::MESSAGE),
        |registry| register_object(registry, &crate::graph::messages::CONVERSATION),
    ],
};

fn delete_message(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MESSAGE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_message(ctx, number).await
                }),
            )
            .beside(
                ask.before("conversation"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_conversation(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static MARK_CONVERSATION_READ_ASKING: Asking = Asking {
    operation: Operation::MarkConversationRead,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: mark_conversation_read,
};

static MARK_CONVERSATION_READ_INPUT_TABLE: InputTable = InputTable {
    name: "MarkConversationReadInput",
    description: "Input of `markConversationRead`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the other member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static MARK_CONVERSATION_READ_PAYLOAD: Object = Object {
    name: "MarkConversationReadPayload",
    description: "Result of `markConversationRead`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "markedCount",
            description: "How many messages were unread.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "conversation",
            description: "The conversation after the change. Null if the viewer cannot see it.",
            ty: "Conversation",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::messages::CONVERSATION)],
};

fn mark_conversation_read(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::MarkedReadResponse = ask.made()?;
    Ok(
        Shown::of(&MARK_CONVERSATION_READ_PAYLOAD)
            .with(IntoFound::into_found(answer.data.marked_read))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_conversation(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static REACT_TO_MESSAGE_ASKING: Asking = Asking {
    operation: Operation::ReactToMessage,
    inputs: &[
        Input {
            argument: "messageId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Message"),
        },
        Input {
            argument: "emoji",
            wire: "emoji",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: react_to_message,
};

static REACT_TO_MESSAGE_INPUT_TABLE: InputTable = InputTable {
    name: "ReactToMessageInput",
    description: "Input of `reactToMessage`.",
    fields: &[
        Argument {
            name: "messageId",
            description: "Id of the message.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "emoji",
            description: "One of 👍 ❤\u{fe0f} 😂 😮 😢 🙏.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

fn react_to_message(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::MessageReactionResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_MESSAGE_RESTRICTION_ASKING: Asking = Asking {
    operation: Operation::GetMessageRestriction,
    inputs: &[
        Input {
            argument: "partnerId",
            wire: "partner_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_message_restriction,
};

fn get_message_restriction(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::MessageRestrictionResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static ARCHIVE_CONVERSATION_ASKING: Asking = Asking {
    operation: Operation::ArchiveConversation,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "scope",
            wire: "scope",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::messages::DELETION_SCOPE_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: archive_conversation,
};

static ARCHIVE_CONVERSATION_INPUT_TABLE: InputTable = InputTable {
    name: "ArchiveConversationInput",
    description: "Input of `archiveConversation`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the other member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "scope",
            description: "For the viewer alone, or for both.",
            ty: "DeletionScope!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::messages::DELETION_SCOPE_WORDS.register(registry)],
};

static ARCHIVE_CONVERSATION_PAYLOAD: Object = Object {
    name: "ArchiveConversationPayload",
    description: "Result of `archiveConversation`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "conversation",
            description: "The conversation after the change. Null if the viewer cannot see it.",
            ty: "Conversation",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::messages::CONVERSATION)],
};

fn archive_conversation(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&ARCHIVE_CONVERSATION_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_conversation(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static RESTORE_CONVERSATION_ASKING: Asking = Asking {
    operation: Operation::RestoreConversation,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: restore_conversation,
};

static RESTORE_CONVERSATION_INPUT_TABLE: InputTable = InputTable {
    name: "RestoreConversationInput",
    description: "Input of `restoreConversation`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the other member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static RESTORE_CONVERSATION_PAYLOAD: Object = Object {
    name: "RestoreConversationPayload",
    description: "Result of `restoreConversation`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restoredCount",
            description: "How many messages came back.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "conversation",
            description: "The conversation after the change. Null if the viewer cannot see it.",
            ty: "Conversation",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::messages::CONVERSATION)],
};

fn restore_conversation(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::ConversationRestoredResponse = ask.made()?;
    Ok(
        Shown::of(&RESTORE_CONVERSATION_PAYLOAD)
            .with(IntoFound::into_found(answer.data.restored_count))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_conversation(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static REQUEST_COORDINATOR_ASKING: Asking = Asking {
    operation: Operation::RequestCoordinator,
    inputs: &[
        Input {
            argument: "messageId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Message"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: request_coordinator,
};

static REQUEST_COORDINATOR_INPUT_TABLE: InputTable = InputTable {
    name: "RequestCoordinatorInput",
    description: "Input of `requestCoordinator`.",
    fields: &[
        Argument {
            name: "messageId",
            description: "Id of the message.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "What there is to say about it.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static REQUEST_COORDINATOR_PAYLOAD: Object = Object {
    name: "RequestCoordinatorPayload",
    description: "Result of `requestCoordinator`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "request",
            description: "The new coordinator request.",
            ty: "CoordinatorRequest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::messages::COORDINATOR_REQUEST),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::messages::COORDINATOR_REQUEST,
        ),
    ],
};

fn request_coordinator(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::CoordinatorRequestResponse = ask.made()?;
    Ok(
        Shown::of(&REQUEST_COORDINATOR_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_COORDINATOR_REQUESTS_ASKING: Asking = Asking {
    operation: Operation::ListCoordinatorRequests,
    inputs: &[
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::messages::COORDINATOR_REQUEST_STATUS_WORDS,
            ),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_coordinator_requests,
};

fn list_coordinator_requests(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::CoordinatorRequestPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CLOSE_COORDINATOR_REQUEST_ASKING: Asking = Asking {
    operation: Operation::CloseCoordinatorRequest,
    inputs: &[
        Input {
            argument: "requestId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: close_coordinator_request,
};

static CLOSE_COORDINATOR_REQUEST_INPUT_TABLE: InputTable = InputTable {
    name: "CloseCoordinatorRequestInput",
    description: "Input of `closeCoordinatorRequest`.",
    fields: &[
        Argument {
            name: "requestId",
            description: "Id of the request.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CLOSE_COORDINATOR_REQUEST_PAYLOAD: Object = Object {
    name: "CloseCoordinatorRequestPayload",
    description: "Result of `closeCoordinatorRequest`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "request",
            description: "The coordinator request after the change.",
            ty: "CoordinatorRequest",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::messages::COORDINATOR_REQUEST),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::messages::COORDINATOR_REQUEST,
        ),
    ],
};

fn close_coordinator_request(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::messages::CoordinatorRequestResponse = ask.made()?;
    Ok(
        Shown::of(&CLOSE_COORDINATOR_REQUEST_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
