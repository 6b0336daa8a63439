// Made from contract/areas/feed_moderation.yaml by codegen; edit the contract instead.

//! The area `feed_moderation` in the graph.

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

/// `ModeratedFeedItem`.
pub static MODERATED_FEED_ITEM: Object = Object {
    name: "ModeratedFeedItem",
    description: "A thing in the feed, as staff see it.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of its line in the feed.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "itemId",
            description: "Id of the post, listing, event, review or badge.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What a thing in the feed is.",
            ty: "FeedItemType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "author",
            description: "Whose it is.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "content",
            description: "Title or text, the first 500 characters. Null for what has none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "media",
            description: "The pictures of a post in their order. Empty for other things.",
            ty: "[FeedMedia!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_MEDIA),
        },
        Field {
            name: "likeCount",
            description: "How many members like it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "commentCount",
            description: "How many comments there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reportCount",
            description: "How many reports wait.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reasons",
            description: "What is wrong with it, in the words of reports that wait; the first twenty.",
            ty: "[String!]!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isHidden",
            description: "Whether staff have hidden it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it came into the feed.",
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
        |registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::feed::FEED_MEDIA),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::feed_moderation::ModeratedFeedItem {
    fn object(&self) -> &'static Object {
        &MODERATED_FEED_ITEM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("ModeratedFeedItem", self.activity_id)),
            1 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => Show::show(&self.type_),
            4 => Show::show(&self.content),
            5 => Show::show(&self.media),
            6 => Show::show(&self.likes_count),
            7 => Show::show(&self.comments_count),
            8 => Show::show(&self.reports_count),
            9 => Show::show(&self.reasons),
            10 => Show::show(&self.is_hidden),
            11 => Show::show(&self.created_at),
            12 => Got::Value(Value::String(self.activity_id.to_string())),
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
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::feed_moderation::ModeratedFeedItem, MODERATED_FEED_ITEM);

/// A page of `ModeratedFeedItem`.
pub static MODERATED_FEED_ITEM_CONNECTION: Object = Object {
    name: "ModeratedFeedItemConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[ModeratedFeedItemEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MODERATED_FEED_ITEM_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[ModeratedFeedItem!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MODERATED_FEED_ITEM),
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
        |registry| register_object(registry, &MODERATED_FEED_ITEM_EDGE),
        |registry| register_object(registry, &MODERATED_FEED_ITEM),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `ModeratedFeedItem`.
pub static MODERATED_FEED_ITEM_EDGE: Object = Object {
    name: "ModeratedFeedItemEdge",
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
            ty: "ModeratedFeedItem!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MODERATED_FEED_ITEM),
        },
    ],
    types: &[],
};

impl Listed for crate::feed_moderation::ModeratedFeedItem {
    const CONNECTION: &'static Object = &MODERATED_FEED_ITEM_CONNECTION;
    const EDGE: &'static Object = &MODERATED_FEED_ITEM_EDGE;
}

/// What the area `feed_moderation` answers in the graph beside its operations.
#[async_trait]
pub trait FeedModerationEdges: Send + Sync {
    /// The `ModeratedFeedItem` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_moderated_feed_item(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "ModeratedFeedItem",
                number,
                Some(Operation::ListFeedForStaff),
            )
            .await
    }
}

impl<T: Send + Sync> FeedModerationEdges for T {}

/// Fields of `Mutation` that operations of the area `feed_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeedModerationMutation;

static FEED_MODERATION_MUTATION: Object = Object {
    name: "FeedModerationMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "hideFeedItemForStaff",
            description: "For brokers and administrators: take a thing out of the feed, for everybody. Its author is told why; reports about it are settled. Hiding twice changes nothing. `NOT_FOUND` for what is not in the feed, `FORBIDDEN` for the viewer's own.",
            ty: "HideFeedItemForStaffPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "HideFeedItemForStaffInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&HIDE_FEED_ITEM_ASKING),
        },
        Field {
            name: "approveFeedItem",
            description: "For brokers and administrators: let a thing stand in the feed, or let it in again. Its author is told if it was hidden; reports about it are settled. `NOT_FOUND` for what is not in the feed, `FORBIDDEN` for the viewer's own.",
            ty: "ApproveFeedItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApproveFeedItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_FEED_ITEM_ASKING),
        },
    ],
    types: &[
        |registry| HIDE_FEED_ITEM_FOR_STAFF_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &HIDE_FEED_ITEM_FOR_STAFF_PAYLOAD),
        |registry| APPROVE_FEED_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_FEED_ITEM_PAYLOAD),
    ],
};

impl Row for FeedModerationMutation {
    fn object(&self) -> &'static Object {
        &FEED_MODERATION_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `feed_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeedModerationQuery;

static FEED_MODERATION_QUERY: Object = Object {
    name: "FeedModerationQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "moderatedFeed",
            description: "For brokers and administrators: what stands in the feed, newest first, hidden or not. Posts that are for their author alone or for connections are there only while they are reported or hidden.",
            ty: "ModeratedFeedItemConnection",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Only of this kind.",
                    ty: "FeedItemType",
                    default: None,
                },
                Argument {
                    name: "authorId",
                    description: "Only by this member.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "isHidden",
                    description: "Only what staff have hidden, or only what they have not.",
                    ty: "Boolean",
                    default: None,
                },
                Argument {
                    name: "isReported",
                    description: "Only what reports wait about, or only the rest.",
                    ty: "Boolean",
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
            source: Source::Operation(&LIST_FEED_FOR_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::feed_moderation::MODERATED_FEED_ITEM_CONNECTION,
        ),
        |registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry),
    ],
};

impl Row for FeedModerationQuery {
    fn object(&self) -> &'static Object {
        &FEED_MODERATION_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_FEED_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListFeedForStaff,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "authorId",
            wire: "user_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "isHidden",
            wire: "is_hidden",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "isReported",
            wire: "is_reported",
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
    answer: list_feed_for_staff,
};

fn list_feed_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed_moderation::ModeratedFeedPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.activity_id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static HIDE_FEED_ITEM_ASKING: Asking = Asking {
    operation: Operation::HideFeedItem,
    inputs: &[
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("ModeratedFeedItem"),
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
    answer: hide_feed_item,
};

static HIDE_FEED_ITEM_FOR_STAFF_INPUT_TABLE: InputTable = InputTable {
    name: "HideFeedItemForStaffInput",
    description: "Input of `hideFeedItemForStaff`.",
    fields: &[
        Argument {
            name: "itemId",
            description: "Id of the line in the feed.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "What its author is told, if anything.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static HIDE_FEED_ITEM_FOR_STAFF_PAYLOAD: Object = Object {
    name: "HideFeedItemForStaffPayload",
    description: "Result of `hideFeedItemForStaff`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "item",
            description: "The moderated feed item after the change.",
            ty: "ModeratedFeedItem",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed_moderation::MODERATED_FEED_ITEM),
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
            &crate::graph::feed_moderation::MODERATED_FEED_ITEM,
        ),
    ],
};

fn hide_feed_item(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed_moderation::ModeratedFeedItemResponse = ask.made()?;
    Ok(
        Shown::of(&HIDE_FEED_ITEM_FOR_STAFF_PAYLOAD)
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

static APPROVE_FEED_ITEM_ASKING: Asking = Asking {
    operation: Operation::ApproveFeedItem,
    inputs: &[
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("ModeratedFeedItem"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: approve_feed_item,
};

static APPROVE_FEED_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "ApproveFeedItemInput",
    description: "Input of `approveFeedItem`.",
    fields: &[
        Argument {
            name: "itemId",
            description: "Id of the line in the feed.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static APPROVE_FEED_ITEM_PAYLOAD: Object = Object {
    name: "ApproveFeedItemPayload",
    description: "Result of `approveFeedItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "item",
            description: "The moderated feed item after the change.",
            ty: "ModeratedFeedItem",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed_moderation::MODERATED_FEED_ITEM),
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
            &crate::graph::feed_moderation::MODERATED_FEED_ITEM,
        ),
    ],
};

fn approve_feed_item(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed_moderation::ModeratedFeedItemResponse = ask.made()?;
    Ok(
        Shown::of(&APPROVE_FEED_ITEM_PAYLOAD)
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
