// Made from contract/areas/listing_moderation.yaml by codegen; edit the contract instead.

//! The area `listing_moderation` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Page, Row, Show, Shown, Sought, Source,
    page_cost, plus, register_object,
};

/// `ListingModerationStats`.
pub static LISTING_MODERATION_STATS: Object = Object {
    name: "ListingModerationStats",
    description: "How many of a community's listings wait, were approved, or rejected. Deleted ones are not counted.",
    interfaces: &[],
    fields: &[
        Field {
            name: "total",
            description: "All listings.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pending",
            description: "Those that wait for staff.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "approved",
            description: "Those that were approved, or that nobody had to approve.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rejected",
            description: "Those that were rejected.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "moderationEnabled",
            description: "Whether staff approve listings here.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::listing_moderation::ListingModerationStats {
    fn object(&self) -> &'static Object {
        &LISTING_MODERATION_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total),
            1 => Show::show(&self.pending),
            2 => Show::show(&self.approved),
            3 => Show::show(&self.rejected),
            4 => Show::show(&self.moderation_enabled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::listing_moderation::ListingModerationStats, LISTING_MODERATION_STATS
);

/// What the area `listing_moderation` answers in the graph beside its operations.
#[async_trait]
pub trait ListingModerationEdges: Send + Sync {}

impl<T: Send + Sync> ListingModerationEdges for T {}

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
            description: "For staff: approve a listing that waits. Every member can see it then, and its owner is notified. `NOT_FOUND` when the community has none, `INVALID_STATE` when it does not wait, or is another submission than the one given, `FORBIDDEN` for the viewer's own.",
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
            description: "For staff: reject a listing that waits. It becomes a draft of its owner, who is notified with the reason. It waits again once its owner has changed it. `REJECT_FAILED` when the community has none, when it does not wait, when it is another submission than the one given, and for the viewer's own.",
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

/// Fields of `Query` that operations of the area `listing_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListingModerationQuery;

static LISTING_MODERATION_QUERY: Object = Object {
    name: "ListingModerationQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingsForStaff",
            description: "For staff: the community's listings that the viewer may open. Administrators: all that were not deleted. Brokers and coordinators: those that are listed, and those that wait to be approved.",
            ty: "ListingConnection",
            arguments: &[
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
                    name: "status",
                    description: "Only those with this status.",
                    ty: "ListingStatus",
                    default: None,
                },
                Argument {
                    name: "type",
                    description: "Only offers, or only requests.",
                    ty: "ListingType",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Text to find in title, description or place, or in the owner's name or place.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "order",
                    description: "What the list is sorted by.",
                    ty: "StaffListingOrder",
                    default: Some("CREATED_AT"),
                },
                Argument {
                    name: "direction",
                    description: "Ascending or descending.",
                    ty: "SortDirection",
                    default: Some("DESC"),
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_LISTINGS_FOR_STAFF_ASKING),
        },
        Field {
            name: "listingModerationStats",
            description: "For staff: how many of the community's listings wait to be approved, were approved, or rejected.",
            ty: "ListingModerationStats",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_LISTING_MODERATION_STATS_ASKING),
        },
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
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
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
        |registry| crate::graph::listing_search::LISTING_STATUS_WORDS.register(registry),
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
        |registry| STAFF_LISTING_ORDER_WORDS.register(registry),
        |registry| crate::graph::shared::SORT_DIRECTION_WORDS.register(registry),
        |registry| register_object(
            registry,
            &crate::graph::listing_moderation::LISTING_MODERATION_STATS,
        ),
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

static LIST_LISTINGS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListListingsForStaff,
    inputs: &[
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
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_STATUS_WORDS),
        },
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::listing_search::LISTING_TYPE_WORDS),
        },
        Input {
            argument: "search",
            wire: "search",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "order",
            wire: "sort",
            place: InputPlace::Query,
            kind: InputKind::Word(&STAFF_LISTING_ORDER_WORDS),
        },
        Input {
            argument: "direction",
            wire: "order",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::shared::SORT_DIRECTION_WORDS),
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::listing_moderation::StaffListingPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_listings_for_staff,
};

/// The words of `StaffListingOrder`.
pub static STAFF_LISTING_ORDER_WORDS: EnumTable = EnumTable {
    name: "StaffListingOrder",
    description: "What the list is sorted by.",
    values: &[
        EnumValue {
            name: "CREATED_AT",
            word: "created_at",
            description: "When it was created.",
        },
        EnumValue {
            name: "TITLE",
            word: "title",
            description: "Its title.",
        },
        EnumValue {
            name: "TYPE",
            word: "type",
            description: "Whether it offers or asks.",
        },
        EnumValue {
            name: "STATUS",
            word: "status",
            description: "Its status.",
        },
        EnumValue {
            name: "USER_NAME",
            word: "user_name",
            description: "The name of its owner.",
        },
    ],
};

fn list_listings_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_moderation::StaffListingPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let rows = rows.into_iter().map(|(cursor, row)| (cursor, row.id));
    let page = Sought::new::<
        crate::listing_search::ListingItem,
    >(
            rows,
            |ctx, number| Box::pin(async move {
                crate::graph::edges(ctx)?.find_listing(ctx, number).await
            }),
            before,
            behind,
        )
        .of(total);
    Ok(IntoFound::into_found(page))
}

static GET_LISTING_MODERATION_STATS_ASKING: Asking = Asking {
    operation: Operation::GetListingModerationStats,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_listing_moderation_stats,
};

fn get_listing_moderation_stats(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_moderation::ListingModerationStatsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

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
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_listing_moderation_queue,
};

fn list_listing_moderation_queue(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::listing_moderation::WaitingListingPage = ask.made()?;
    let total = answer.meta.total;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.submission), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind).of(total);
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
        Input {
            argument: "submission",
            wire: "submission",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
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
        Argument {
            name: "submission",
            description: "The number of the submission that was read. Without it, whatever waits now is decided about.",
            ty: "Int",
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
        Input {
            argument: "submission",
            wire: "submission",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
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
        Argument {
            name: "submission",
            description: "The number of the submission that was read. Without it, whatever waits now is decided about.",
            ty: "Int",
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
            name: "removedListingId",
            description: "Id of the listing, which is in the queue no longer.",
            ty: "ID",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
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
            .removed("Listing", ask.number("id"))
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
