// Made from contract/areas/group_discussions.yaml by codegen; edit the contract instead.

//! The area `group_discussions` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source, found_together,
    global_id, numbered, page_cost, plus, register_object, scalar,
};

/// `GroupDiscussion`.
pub static GROUP_DISCUSSION: Object = Object {
    name: "GroupDiscussion",
    description: "A question or a topic that members of a group discuss.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the discussion.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "Plain text, one line.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "content",
            description: "What it begins with: plain text.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "author",
            description: "Who started it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "replyCount",
            description: "How many replies there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isPinned",
            description: "Whether it stands above the others.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was started.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When its title or text was changed last.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastReplyAt",
            description: "When the last reply was written. Null if there is none.",
            ty: "DateTime",
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
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::group_discussions::GroupDiscussion {
    fn object(&self) -> &'static Object {
        &GROUP_DISCUSSION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("GroupDiscussion", self.id)),
            2 => Show::show(&self.title),
            3 => Show::show(&self.content),
            5 => Show::show(&self.reply_count),
            6 => Show::show(&self.is_pinned),
            7 => Show::show(&self.created_at),
            8 => Show::show(&self.updated_at),
            9 => Show::show(&self.last_reply_at),
            10 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                4 => {
                    match numbered(&self.author_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::group_discussions::GroupDiscussion, GROUP_DISCUSSION);

/// A page of `GroupDiscussion`.
pub static GROUP_DISCUSSION_CONNECTION: Object = Object {
    name: "GroupDiscussionConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupDiscussionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_DISCUSSION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[GroupDiscussion!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_DISCUSSION),
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
        |registry| register_object(registry, &GROUP_DISCUSSION_EDGE),
        |registry| register_object(registry, &GROUP_DISCUSSION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupDiscussion`.
pub static GROUP_DISCUSSION_EDGE: Object = Object {
    name: "GroupDiscussionEdge",
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
            ty: "GroupDiscussion!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_DISCUSSION),
        },
    ],
    types: &[],
};

impl Listed for crate::group_discussions::GroupDiscussion {
    const CONNECTION: &'static Object = &GROUP_DISCUSSION_CONNECTION;
    const EDGE: &'static Object = &GROUP_DISCUSSION_EDGE;
}

/// `GroupDiscussionReply`.
pub static GROUP_DISCUSSION_REPLY: Object = Object {
    name: "GroupDiscussionReply",
    description: "A reply in a discussion of a group.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the reply.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "discussion",
            description: "The discussion.",
            ty: "GroupDiscussion",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "content",
            description: "Plain text.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "author",
            description: "Who wrote it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "isOwn",
            description: "Whether the viewer wrote it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was written.",
            ty: "DateTime!",
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
        |registry| register_object(
            registry,
            &crate::graph::group_discussions::GROUP_DISCUSSION,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::group_discussions::GroupDiscussionReply {
    fn object(&self) -> &'static Object {
        &GROUP_DISCUSSION_REPLY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("GroupDiscussionReply", self.id)),
            2 => Show::show(&self.content),
            4 => Show::show(&self.is_own),
            5 => Show::show(&self.created_at),
            6 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.discussion_id) {
                        Some(number) => edges.find_group_discussion(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.author_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::group_discussions::GroupDiscussionReply, GROUP_DISCUSSION_REPLY
);

/// A page of `GroupDiscussionReply`.
pub static GROUP_DISCUSSION_REPLY_CONNECTION: Object = Object {
    name: "GroupDiscussionReplyConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[GroupDiscussionReplyEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_DISCUSSION_REPLY_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[GroupDiscussionReply!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_DISCUSSION_REPLY),
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
        |registry| register_object(registry, &GROUP_DISCUSSION_REPLY_EDGE),
        |registry| register_object(registry, &GROUP_DISCUSSION_REPLY),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `GroupDiscussionReply`.
pub static GROUP_DISCUSSION_REPLY_EDGE: Object = Object {
    name: "GroupDiscussionReplyEdge",
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
            ty: "GroupDiscussionReply!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&GROUP_DISCUSSION_REPLY),
        },
    ],
    types: &[],
};

impl Listed for crate::group_discussions::GroupDiscussionReply {
    const CONNECTION: &'static Object = &GROUP_DISCUSSION_REPLY_CONNECTION;
    const EDGE: &'static Object = &GROUP_DISCUSSION_REPLY_EDGE;
}

/// What the area `group_discussions` answers in the graph beside its operations.
#[async_trait]
pub trait GroupDiscussionsEdges: Send + Sync {
    /// The `GroupDiscussion` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_group_discussion(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "GroupDiscussion",
                number,
                Some(Operation::ListGroupDiscussions),
            )
            .await
    }

    /// The `GroupDiscussionReply` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_group_discussion_reply(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "GroupDiscussionReply",
                number,
                Some(Operation::GetGroupDiscussion),
            )
            .await
    }
}

impl<T: Send + Sync> GroupDiscussionsEdges for T {}

/// Fields of `Mutation` that operations of the area `group_discussions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupDiscussionsMutation;

static GROUP_DISCUSSIONS_MUTATION: Object = Object {
    name: "GroupDiscussionsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createGroupDiscussion",
            description: "Start a discussion in a group; its members are notified. Texts are kept as typed; clients escape them when they show them. `VALIDATION_ERROR` when nothing is left of title or text; `FORBIDDEN` unless the viewer belongs to the group; `GROUP_UNAVAILABLE` when it is not active; `FEATURE_DISABLED` when the community has switched discussions off.",
            ty: "CreateGroupDiscussionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateGroupDiscussionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_GROUP_DISCUSSION_ASKING),
        },
        Field {
            name: "updateGroupDiscussion",
            description: "Change a discussion. What is left out stays. Its author changes title and text while they belong to the group; the group's owner and administrators pin it, or pin it no longer. `FORBIDDEN` for anything else; `NOT_FOUND` when the group has no such discussion.",
            ty: "UpdateGroupDiscussionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateGroupDiscussionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_GROUP_DISCUSSION_ASKING),
        },
        Field {
            name: "deleteGroupDiscussion",
            description: "Delete a discussion with its replies. For its author as long as they belong to the group, and for the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "DeleteGroupDiscussionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteGroupDiscussionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_GROUP_DISCUSSION_ASKING),
        },
        Field {
            name: "replyToGroupDiscussion",
            description: "Reply in a discussion. Its author, and whoever has replied before, are notified. `VALIDATION_ERROR` when nothing is left of the text; `FORBIDDEN` unless the viewer belongs to the group; `NOT_FOUND` when the group has no such discussion; `GROUP_UNAVAILABLE` when the group is not active.",
            ty: "ReplyToGroupDiscussionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReplyToGroupDiscussionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REPLY_TO_GROUP_DISCUSSION_ASKING),
        },
        Field {
            name: "deleteGroupDiscussionReply",
            description: "Delete a reply. For its author as long as they belong to the group, and for the group's owner and administrators: `FORBIDDEN` for others.",
            ty: "DeleteGroupDiscussionReplyPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteGroupDiscussionReplyInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_GROUP_DISCUSSION_REPLY_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_GROUP_DISCUSSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_GROUP_DISCUSSION_PAYLOAD),
        |registry| UPDATE_GROUP_DISCUSSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_GROUP_DISCUSSION_PAYLOAD),
        |registry| DELETE_GROUP_DISCUSSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_GROUP_DISCUSSION_PAYLOAD),
        |registry| REPLY_TO_GROUP_DISCUSSION_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REPLY_TO_GROUP_DISCUSSION_PAYLOAD),
        |registry| DELETE_GROUP_DISCUSSION_REPLY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_GROUP_DISCUSSION_REPLY_PAYLOAD),
    ],
};

impl Row for GroupDiscussionsMutation {
    fn object(&self) -> &'static Object {
        &GROUP_DISCUSSIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `group_discussions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct GroupDiscussionsQuery;

static GROUP_DISCUSSIONS_QUERY: Object = Object {
    name: "GroupDiscussionsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "groupDiscussions",
            description: "Discussions of a group: pinned ones first, then the newest. For active members, for the group's owner and administrators, and for administrators of the community: `FORBIDDEN` for others. `FEATURE_DISABLED` when the community has switched discussions off.",
            ty: "GroupDiscussionConnection",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
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
            source: Source::Operation(&LIST_GROUP_DISCUSSIONS_ASKING),
        },
        Field {
            name: "groupDiscussionReplies",
            description: "Replies to a discussion, oldest first. Who may read it is as for `groupDiscussions`; `NOT_FOUND` when the group has no such discussion.",
            ty: "GroupDiscussionReplyConnection",
            arguments: &[
                Argument {
                    name: "groupId",
                    description: "Id of the group.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "discussionId",
                    description: "Id of the discussion.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 50 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 50 by default. Not together with `first` or `after`.",
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
            cost: Some(page_cost::<50, 100>),
            source: Source::Operation(&GET_GROUP_DISCUSSION_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::group_discussions::GROUP_DISCUSSION_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::group_discussions::GROUP_DISCUSSION_REPLY_CONNECTION,
        ),
    ],
};

impl Row for GroupDiscussionsQuery {
    fn object(&self) -> &'static Object {
        &GROUP_DISCUSSIONS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_GROUP_DISCUSSIONS_ASKING: Asking = Asking {
    operation: Operation::ListGroupDiscussions,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
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
            kind: InputKind::Sealed,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: true },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_group_discussions,
};

fn list_group_discussions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_discussions::GroupDiscussionPage = ask.made()?;
    let rows = answer
        .data
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_GROUP_DISCUSSION_ASKING: Asking = Asking {
    operation: Operation::CreateGroupDiscussion,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: create_group_discussion,
};

static CREATE_GROUP_DISCUSSION_INPUT_TABLE: InputTable = InputTable {
    name: "CreateGroupDiscussionInput",
    description: "Input of `createGroupDiscussion`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "One line, kept as typed.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "content",
            description: "The text, kept as typed.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_GROUP_DISCUSSION_PAYLOAD: Object = Object {
    name: "CreateGroupDiscussionPayload",
    description: "Result of `createGroupDiscussion`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "discussion",
            description: "The new group discussion.",
            ty: "GroupDiscussion",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_discussions::GROUP_DISCUSSION),
        },
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
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
        |registry| register_object(
            registry,
            &crate::graph::group_discussions::GROUP_DISCUSSION,
        ),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
    ],
};

fn create_group_discussion(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_discussions::GroupDiscussionResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_GROUP_DISCUSSION_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
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

static GET_GROUP_DISCUSSION_ASKING: Asking = Asking {
    operation: Operation::GetGroupDiscussion,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "discussionId",
            wire: "discussionId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupDiscussion"),
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
            kind: InputKind::Sealed,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: true },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_group_discussion,
};

fn get_group_discussion(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_discussions::GroupDiscussionThreadResponse = ask.made()?;
    let rows = answer
        .data
        .messages
        .into_iter()
        .map(|row| async_graphql::Result::Ok((ask.seal(row.id)?, row)))
        .collect::<async_graphql::Result<Vec<_>>>()?;
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static UPDATE_GROUP_DISCUSSION_ASKING: Asking = Asking {
    operation: Operation::UpdateGroupDiscussion,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "discussionId",
            wire: "discussionId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupDiscussion"),
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isPinned",
            wire: "is_pinned",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_group_discussion,
};

static UPDATE_GROUP_DISCUSSION_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateGroupDiscussionInput",
    description: "Input of `updateGroupDiscussion`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "discussionId",
            description: "Id of the discussion.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "title",
            description: "One line, kept as typed.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "content",
            description: "The text, kept as typed.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "isPinned",
            description: "Whether it stands above the others.",
            ty: "Boolean",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_GROUP_DISCUSSION_PAYLOAD: Object = Object {
    name: "UpdateGroupDiscussionPayload",
    description: "Result of `updateGroupDiscussion`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "discussion",
            description: "The group discussion after the change.",
            ty: "GroupDiscussion",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::group_discussions::GROUP_DISCUSSION),
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
            &crate::graph::group_discussions::GROUP_DISCUSSION,
        ),
    ],
};

fn update_group_discussion(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_discussions::GroupDiscussionResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_GROUP_DISCUSSION_PAYLOAD)
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

static DELETE_GROUP_DISCUSSION_ASKING: Asking = Asking {
    operation: Operation::DeleteGroupDiscussion,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "discussionId",
            wire: "discussionId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupDiscussion"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_group_discussion,
};

static DELETE_GROUP_DISCUSSION_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteGroupDiscussionInput",
    description: "Input of `deleteGroupDiscussion`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "discussionId",
            description: "Id of the discussion.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_GROUP_DISCUSSION_PAYLOAD: Object = Object {
    name: "DeleteGroupDiscussionPayload",
    description: "Result of `deleteGroupDiscussion`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedGroupDiscussionId",
            description: "Global id of the group discussion that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group after the change. Null if the viewer cannot see it.",
            ty: "Group",
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
    types: &[|registry| register_object(registry, &crate::graph::groups::GROUP)],
};

fn delete_group_discussion(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_GROUP_DISCUSSION_PAYLOAD)
            .removed("GroupDiscussion", ask.number("discussionId"))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group(ctx, number).await
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

static REPLY_TO_GROUP_DISCUSSION_ASKING: Asking = Asking {
    operation: Operation::ReplyToGroupDiscussion,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "discussionId",
            wire: "discussionId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupDiscussion"),
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: reply_to_group_discussion,
};

static REPLY_TO_GROUP_DISCUSSION_INPUT_TABLE: InputTable = InputTable {
    name: "ReplyToGroupDiscussionInput",
    description: "Input of `replyToGroupDiscussion`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "discussionId",
            description: "Id of the discussion.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "content",
            description: "The text, kept as typed.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static REPLY_TO_GROUP_DISCUSSION_PAYLOAD: Object = Object {
    name: "ReplyToGroupDiscussionPayload",
    description: "Result of `replyToGroupDiscussion`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reply",
            description: "The group discussion reply after the change.",
            ty: "GroupDiscussionReply",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::group_discussions::GROUP_DISCUSSION_REPLY,
            ),
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
            &crate::graph::group_discussions::GROUP_DISCUSSION_REPLY,
        ),
    ],
};

fn reply_to_group_discussion(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::group_discussions::GroupDiscussionReplyResponse = ask.answer()?;
    Ok(
        Shown::of(&REPLY_TO_GROUP_DISCUSSION_PAYLOAD)
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

static DELETE_GROUP_DISCUSSION_REPLY_ASKING: Asking = Asking {
    operation: Operation::DeleteGroupDiscussionReply,
    inputs: &[
        Input {
            argument: "groupId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "discussionId",
            wire: "discussionId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupDiscussion"),
        },
        Input {
            argument: "replyId",
            wire: "replyId",
            place: InputPlace::Path,
            kind: InputKind::Id("GroupDiscussionReply"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_group_discussion_reply,
};

static DELETE_GROUP_DISCUSSION_REPLY_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteGroupDiscussionReplyInput",
    description: "Input of `deleteGroupDiscussionReply`.",
    fields: &[
        Argument {
            name: "groupId",
            description: "Id of the group.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "discussionId",
            description: "Id of the discussion.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "replyId",
            description: "Id of the reply.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_GROUP_DISCUSSION_REPLY_PAYLOAD: Object = Object {
    name: "DeleteGroupDiscussionReplyPayload",
    description: "Result of `deleteGroupDiscussionReply`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedGroupDiscussionReplyId",
            description: "Global id of the group discussion reply that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "discussion",
            description: "The group discussion after the change. Null if the viewer cannot see it.",
            ty: "GroupDiscussion",
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
        |registry| register_object(
            registry,
            &crate::graph::group_discussions::GROUP_DISCUSSION,
        ),
    ],
};

fn delete_group_discussion_reply(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_GROUP_DISCUSSION_REPLY_PAYLOAD)
            .removed("GroupDiscussionReply", ask.number("replyId"))
            .beside(
                ask.number("discussionId"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_group_discussion(ctx, number).await
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
