// Made from contract/areas/listing_moderation.yaml by codegen; edit the contract instead.

//! The area `listing_moderation` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Page, Row, Shown, Source, page_cost, plus, register_object,
};

/// What the area `listing_moderation` answers in the graph beside its operations.
#[async_trait]
pub trait ListingModerationEdges: Send + Sync {}

/// Fields of `Mutation` that operations of the area `listing_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingModerationMutation;

static LISTING_MODERATION_MUTATION: Object = Object {
    name: "ListingModerationMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "approveListing",
            description: "For staff: approve a listing that waits. Every member can see it then, and its owner is notified. `NOT_FOUND` when the community has none, `INVALID_STATE` when it does not wait, `FORBIDDEN` for the viewer's own.",
            ty: "ApproveListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApproveListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_LISTING_ASKING),
        },
        Field {
            name: "rejectListing",
            description: "For staff: reject a listing that waits. It becomes a draft of its owner, who is notified with the reason. It waits again once its owner has changed it. `REJECT_FAILED` when the community has none, when it does not wait, and for the viewer's own.",
            ty: "RejectListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RejectListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REJECT_LISTING_ASKING),
        },
    ],
    types: &[
        |registry| APPROVE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_LISTING_PAYLOAD),
        |registry| REJECT_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REJECT_LISTING_PAYLOAD),
    ],
};

impl Row for ListingModerationMutation {
    fn object(&self) -> &'static Object {
        &LISTING_MODERATION_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(ListingModerationMutation, LISTING_MODERATION_MUTATION);

/// Fields of `Query` that operations of the area `listing_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingModerationQuery;

static LISTING_MODERATION_QUERY: Object = Object {
    name: "ListingModerationQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingModerationQueue",
            description: "For staff: listings that wait to be approved, longest waiting first. The viewer's own are not among them.",
            ty: "ListingConnection",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Only offers, or only requests.",
                    ty: "ListingType",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_LISTING_MODERATION_QUEUE_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::listing_search::LISTING_CONNECTION,
        ),
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
    ],
};

impl Row for ListingModerationQuery {
    fn object(&self) -> &'static Object {
        &LISTING_MODERATION_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

crate::graph_row!(ListingModerationQuery, LISTING_MODERATION_QUERY);

static LIST_LISTING_MODERATION_QUEUE_ASKING: Asking = Asking {
    operation: Operation::ListListingModerationQueue,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_TYPE_WORDS),
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 20,
                most: 100,
            },
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
    ],
    before: &[],
    keep: None,
    answer: list_listing_moderation_queue,
};

fn list_listing_moderation_queue(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_moderation::WaitingListingPage = ask.answer()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let more = ask.has_more(&rows, total);
    let page = Page::new(rows, ask.is_later_page(), more).of(total);
    Ok(IntoFound::into_found(page))
}

static APPROVE_LISTING_ASKING: Asking = Asking {
    operation: Operation::ApproveListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
        },
    ],
    before: &[],
    keep: None,
    answer: approve_listing,
};

static APPROVE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "ApproveListingInput",
    description: "Input of `approveListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static APPROVE_LISTING_PAYLOAD: Object = Object {
    name: "ApproveListingPayload",
    description: "Result of `approveListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing after the change. Null if the viewer cannot see it.",
            ty: "Listing",
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
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ],
};

fn approve_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&APPROVE_LISTING_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_listing(ctx, number).await
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

static REJECT_LISTING_ASKING: Asking = Asking {
    operation: Operation::RejectListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Listing"),
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
    answer: reject_listing,
};

static REJECT_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "RejectListingInput",
    description: "Input of `rejectListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, in words for its owner.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static REJECT_LISTING_PAYLOAD: Object = Object {
    name: "RejectListingPayload",
    description: "Result of `rejectListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing. Null where the viewer may not see it any more.",
            ty: "Listing",
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
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ],
};

fn reject_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REJECT_LISTING_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_listing(ctx, number).await
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
