// Made from contract/areas/comments.yaml by codegen; edit the contract instead.

//! The area `comments` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, found_together, global_id, numbered,
    plus, register_object, scalar,
};

/// `Comment`.
pub static COMMENT: Object = Object {
    name: "Comment",
    description: "A comment on a thing in the feed.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the comment.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "parent",
            description: "The comment that it replies to.",
            ty: "Comment",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "item",
            description: "The thing that it is about.",
            ty: "FeedItem",
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
            name: "createdAt",
            description: "When it was written.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isEdited",
            description: "Whether its text was changed.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
            name: "reactions",
            description: "How many members reacted, by reaction; none that nobody chose.",
            ty: "JSON!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewerReactions",
            description: "How the viewer reacted.",
            ty: "[ReactionName!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "replies",
            description: "Replies to it, the oldest first.",
            ty: "[Comment!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::comments::COMMENT),
        },
        Field {
            name: "author",
            description: "Who wrote it.",
            ty: "Member",
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
        |registry| crate::graph::reactions::REACTION_NAME_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::comments::COMMENT),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "JSON"),
    ],
};

impl Row for crate::comments::Comment {
    fn object(&self) -> &'static Object {
        &COMMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Comment", self.id)),
            3 => Show::show(&self.content),
            4 => Show::show(&self.created_at),
            5 => Show::show(&self.edited),
            6 => Show::show(&self.is_own),
            7 => Show::show(&self.reactions),
            8 => Show::show(&self.user_reactions),
            9 => Show::show(&self.replies),
            11 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.parent_id) {
                        Some(number) => edges.find_comment(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.activity_id) {
                        Some(number) => edges.find_feed_item(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                10 => {
                    match numbered(&self.author.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::comments::Comment, COMMENT);

/// What the area `comments` answers in the graph beside its operations.
#[async_trait]
pub trait CommentsEdges: Send + Sync {
    /// The `Comment` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_comment(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Comment", number, Some(Operation::ListComments)).await
    }
}

impl<T: Send + Sync> CommentsEdges for T {}

/// Fields of `Mutation` that operations of the area `comments` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct CommentsMutation;

static COMMENTS_MUTATION: Object = Object {
    name: "CommentsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createComment",
            description: "Comment on a thing in the feed, or reply to a comment. The text is kept as typed; clients escape it when they show it. Whose the thing is, and who is replied to, are told. `RESOURCE_NOT_FOUND` for what is not there for the viewer; `VALIDATION_ERROR` on `parentId` for a comment that is not there, belongs to another thing or is the tenth reply in a row; as messages where a safeguarding measure keeps two members apart.",
            ty: "CreateCommentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateCommentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_COMMENT_ASKING),
        },
        Field {
            name: "updateComment",
            description: "Change the text of a comment of the viewer's. `RESOURCE_FORBIDDEN` for one that is not theirs, not there, or on something that they don't see any more. Safeguarding refuses as for `createComment`.",
            ty: "UpdateCommentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateCommentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_COMMENT_ASKING),
        },
        Field {
            name: "deleteComment",
            description: "Delete a comment of the viewer's, with the replies to it; brokers and administrators delete anybody's. `RESOURCE_FORBIDDEN` for one that is not theirs or not there.",
            ty: "DeleteCommentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteCommentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_COMMENT_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_COMMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_COMMENT_PAYLOAD),
        |registry| UPDATE_COMMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_COMMENT_PAYLOAD),
        |registry| DELETE_COMMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_COMMENT_PAYLOAD),
    ],
};

impl Row for CommentsMutation {
    fn object(&self) -> &'static Object {
        &COMMENTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `comments` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct CommentsQuery;

static COMMENTS_QUERY: Object = Object {
    name: "CommentsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "comments",
            description: "Comments on a thing in the feed, the oldest first, each with its replies; the first thousand. `RESOURCE_NOT_FOUND` for what is not there for the viewer.",
            ty: "[Comment!]",
            arguments: &[
                Argument {
                    name: "targetType",
                    description: "What is commented.",
                    ty: "FeedItemType!",
                    default: None,
                },
                Argument {
                    name: "targetId",
                    description: "Id of the thing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_COMMENTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::comments::COMMENT),
        |registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry),
    ],
};

impl Row for CommentsQuery {
    fn object(&self) -> &'static Object {
        &COMMENTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_COMMENTS_ASKING: Asking = Asking {
    operation: Operation::ListComments,
    inputs: &[
        Input {
            argument: "targetType",
            wire: "target_type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "targetId",
            wire: "target_id",
            place: InputPlace::Query,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_comments,
};

fn list_comments(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::comments::CommentTreeResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data.comments))
}

static CREATE_COMMENT_ASKING: Asking = Asking {
    operation: Operation::CreateComment,
    inputs: &[
        Input {
            argument: "targetType",
            wire: "target_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "targetId",
            wire: "target_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "parentId",
            wire: "parent_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Comment"),
        },
        Input {
            argument: "mentionedMemberIds",
            wire: "mentions",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
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
    answer: create_comment,
};

static CREATE_COMMENT_INPUT_TABLE: InputTable = InputTable {
    name: "CreateCommentInput",
    description: "Input of `createComment`.",
    fields: &[
        Argument {
            name: "targetType",
            description: "What is commented.",
            ty: "FeedItemType!",
            default: None,
        },
        Argument {
            name: "targetId",
            description: "Id of the thing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "content",
            description: "Plain text.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "parentId",
            description: "The comment that it replies to, if it does.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "mentionedMemberIds",
            description: "Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry)],
};

static CREATE_COMMENT_PAYLOAD: Object = Object {
    name: "CreateCommentPayload",
    description: "Result of `createComment`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "comment",
            description: "The new comment.",
            ty: "Comment",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::comments::COMMENT),
        },
        Field {
            name: "item",
            description: "What was commented.",
            ty: "FeedItem",
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
        |registry| register_object(registry, &crate::graph::comments::COMMENT),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM),
    ],
};

fn create_comment(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::comments::CommentResponse = ask.answer()?;
    let item = numbered(&answer.data.activity_id);
    Ok(
        Shown::of(&CREATE_COMMENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                item,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_feed_item(ctx, number).await
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

static UPDATE_COMMENT_ASKING: Asking = Asking {
    operation: Operation::UpdateComment,
    inputs: &[
        Input {
            argument: "commentId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Comment"),
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "mentionedMemberIds",
            wire: "mentions",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_comment,
};

static UPDATE_COMMENT_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateCommentInput",
    description: "Input of `updateComment`.",
    fields: &[
        Argument {
            name: "commentId",
            description: "Id of the comment.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "content",
            description: "Plain text.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "mentionedMemberIds",
            description: "Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.",
            ty: "[ID!]",
            default: None,
        },
    ],
    types: &[],
};

static UPDATE_COMMENT_PAYLOAD: Object = Object {
    name: "UpdateCommentPayload",
    description: "Result of `updateComment`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "comment",
            description: "The comment after the change.",
            ty: "Comment",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::comments::COMMENT),
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
    types: &[|registry| register_object(registry, &crate::graph::comments::COMMENT)],
};

fn update_comment(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::comments::CommentChangedResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_COMMENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data.comment))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DELETE_COMMENT_ASKING: Asking = Asking {
    operation: Operation::DeleteComment,
    inputs: &[
        Input {
            argument: "commentId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Comment"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_comment,
};

static DELETE_COMMENT_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteCommentInput",
    description: "Input of `deleteComment`.",
    fields: &[
        Argument {
            name: "commentId",
            description: "Id of the comment.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_COMMENT_PAYLOAD: Object = Object {
    name: "DeleteCommentPayload",
    description: "Result of `deleteComment`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedCommentId",
            description: "Global id of the comment that is gone.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "item",
            description: "What was commented.",
            ty: "FeedItem",
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
    types: &[|registry| register_object(registry, &crate::graph::feed::FEED_ITEM)],
};

fn delete_comment(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::comments::CommentDeletedResponse = ask.made()?;
    let item = numbered(&answer.data.activity_id);
    Ok(
        Shown::of(&DELETE_COMMENT_PAYLOAD)
            .removed("Comment", ask.number("id"))
            .beside(
                item,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_feed_item(ctx, number).await
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
