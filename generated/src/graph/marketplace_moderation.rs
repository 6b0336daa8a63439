// Made from contract/areas/marketplace_moderation.yaml by codegen; edit the contract instead.

//! The area `marketplace_moderation` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Page, Row, Show, Shown, Source, page_cost, plus, register_object,
    scalar,
};

/// `MarketplaceDashboard`.
pub static MARKETPLACE_DASHBOARD: Object = Object {
    name: "MarketplaceDashboard",
    description: "The marketplace at a glance.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listingCount",
            description: "How many listings there are, removed ones apart.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "activeListingCount",
            description: "How many of them are active.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingModeration",
            description: "How many wait to be approved.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sellerCount",
            description: "How many members are sellers.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderCount",
            description: "How many orders there are, cancelled and refunded ones apart.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revenue",
            description: "What was paid for them in money. Null when it was paid in several currencies.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of `revenue`. Null when nothing was paid, and when it was paid in several currencies.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revenues",
            description: "What was paid for them in money, by currency in the order of the codes.",
            ty: "[MarketplaceRevenue!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_moderation::MARKETPLACE_REVENUE,
            ),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_moderation::MARKETPLACE_REVENUE,
        ),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_moderation::MarketplaceDashboard {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DASHBOARD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total_listings),
            1 => Show::show(&self.active_listings),
            2 => Show::show(&self.pending_moderation),
            3 => Show::show(&self.total_sellers),
            4 => Show::show(&self.total_orders),
            5 => Show::show(&self.revenue),
            6 => Show::show(&self.currency),
            7 => Show::show(&self.revenue_by_currency),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_moderation::MarketplaceDashboard, MARKETPLACE_DASHBOARD
);

/// `MarketplaceRevenue`.
pub static MARKETPLACE_REVENUE: Object = Object {
    name: "MarketplaceRevenue",
    description: "What was paid in one currency.",
    interfaces: &[],
    fields: &[
        Field {
            name: "currency",
            description: "The currency.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revenue",
            description: "What was paid.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Money")],
};

impl Row for crate::marketplace_moderation::MarketplaceRevenue {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_REVENUE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.currency),
            1 => Show::show(&self.revenue),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_moderation::MarketplaceRevenue, MARKETPLACE_REVENUE
);

/// What the area `marketplace_moderation` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceModerationEdges: Send + Sync {}

impl<T: Send + Sync> MarketplaceModerationEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceModerationMutation;

static MARKETPLACE_MODERATION_MUTATION: Object = Object {
    name: "MarketplaceModerationMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "approveMarketplaceListing",
            description: "For administrators: approve a listing. A draft becomes active, unless its seller has as many active listings as allowed. Its seller is notified. `RESOURCE_NOT_FOUND` without such a listing, `VALIDATION_ERROR` for one that was removed, `FORBIDDEN` for the viewer's own.",
            ty: "ApproveMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApproveMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "rejectMarketplaceListing",
            description: "For administrators: reject a listing. It is removed, and its seller is notified with the reason. `RESOURCE_NOT_FOUND` without such a listing, `FORBIDDEN` for the viewer's own.",
            ty: "RejectMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RejectMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REJECT_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "removeMarketplaceListing",
            description: "For administrators: remove a listing. Its seller is notified. `RESOURCE_NOT_FOUND` without such a listing.",
            ty: "RemoveMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_MARKETPLACE_LISTING_ASKING),
        },
        Field {
            name: "bulkRejectMarketplaceListings",
            description: "For administrators: reject several listings. Their sellers are notified. `rejected` says how many; the viewer's own and those that were removed before are passed over.",
            ty: "BulkRejectMarketplaceListingsPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "BulkRejectMarketplaceListingsInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&BULK_REJECT_MARKETPLACE_LISTINGS_ASKING),
        },
    ],
    types: &[
        |registry| APPROVE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_MARKETPLACE_LISTING_PAYLOAD),
        |registry| REJECT_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REJECT_MARKETPLACE_LISTING_PAYLOAD),
        |registry| REMOVE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_MARKETPLACE_LISTING_PAYLOAD),
        |registry| BULK_REJECT_MARKETPLACE_LISTINGS_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &BULK_REJECT_MARKETPLACE_LISTINGS_PAYLOAD),
    ],
};

impl Row for MarketplaceModerationMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_MODERATION_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_moderation` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceModerationQuery;

static MARKETPLACE_MODERATION_QUERY: Object = Object {
    name: "MarketplaceModerationQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceDashboard",
            description: "For administrators: the marketplace at a glance.",
            ty: "MarketplaceDashboard",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_DASHBOARD_ASKING),
        },
        Field {
            name: "marketplaceListingsForStaff",
            description: "For administrators: the community's listings, whatever their state; newest first. Those that wait to be approved oldest first.",
            ty: "MarketplaceListingConnection",
            arguments: &[
                Argument {
                    name: "moderationStatus",
                    description: "Only those about which staff decided so.",
                    ty: "MarketplaceModerationStatus",
                    default: None,
                },
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "MarketplaceListingStatus",
                    default: None,
                },
                Argument {
                    name: "search",
                    description: "Text to find in title or description.",
                    ty: "String",
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
            source: Source::Operation(&LIST_MARKETPLACE_LISTINGS_FOR_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_moderation::MARKETPLACE_DASHBOARD,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_MODERATION_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS
                .register(registry)
        },
    ],
};

impl Row for MarketplaceModerationQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_MODERATION_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_MARKETPLACE_DASHBOARD_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceDashboard,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_dashboard,
};

fn get_marketplace_dashboard(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_moderation::MarketplaceDashboardResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_MARKETPLACE_LISTINGS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceListingsForStaff,
    inputs: &[
        Input {
            argument: "moderationStatus",
            wire: "moderation_status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_MODERATION_STATUS_WORDS,
            ),
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING_STATUS_WORDS,
            ),
        },
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
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
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
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
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::marketplace_moderation::StaffMarketplaceListingPage = ask
            .made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_listings_for_staff,
};

fn list_marketplace_listings_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_moderation::StaffMarketplaceListingPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static APPROVE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::ApproveMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: approve_marketplace_listing,
};

static APPROVE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "ApproveMarketplaceListingInput",
    description: "Input of `approveMarketplaceListing`.",
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

static APPROVE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "ApproveMarketplaceListingPayload",
    description: "Result of `approveMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
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
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn approve_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingResponse = ask.made()?;
    Ok(
        Shown::of(&APPROVE_MARKETPLACE_LISTING_PAYLOAD)
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

static REJECT_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::RejectMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "notes",
            wire: "notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: reject_marketplace_listing,
};

static REJECT_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "RejectMarketplaceListingInput",
    description: "Input of `rejectMarketplaceListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "notes",
            description: "What its seller is told.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static REJECT_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "RejectMarketplaceListingPayload",
    description: "Result of `rejectMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The marketplace listing after the change.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
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
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn reject_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_listings::MarketplaceListingResponse = ask.made()?;
    Ok(
        Shown::of(&REJECT_MARKETPLACE_LISTING_PAYLOAD)
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

static REMOVE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::RemoveMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: remove_marketplace_listing,
};

static REMOVE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveMarketplaceListingInput",
    description: "Input of `removeMarketplaceListing`.",
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

static REMOVE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "RemoveMarketplaceListingPayload",
    description: "Result of `removeMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplaceListingId",
            description: "Global id of the marketplace listing that is gone.",
            ty: "ID",
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
    types: &[],
};

fn remove_marketplace_listing(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_MARKETPLACE_LISTING_PAYLOAD)
            .removed("MarketplaceListing", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static BULK_REJECT_MARKETPLACE_LISTINGS_ASKING: Asking = Asking {
    operation: Operation::BulkRejectMarketplaceListings,
    inputs: &[
        Input {
            argument: "listingIds",
            wire: "listing_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceListing"),
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
    answer: bulk_reject_marketplace_listings,
};

static BULK_REJECT_MARKETPLACE_LISTINGS_INPUT_TABLE: InputTable = InputTable {
    name: "BulkRejectMarketplaceListingsInput",
    description: "Input of `bulkRejectMarketplaceListings`.",
    fields: &[
        Argument {
            name: "listingIds",
            description: "Ids of listings.",
            ty: "[ID!]!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "What their sellers are told.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static BULK_REJECT_MARKETPLACE_LISTINGS_PAYLOAD: Object = Object {
    name: "BulkRejectMarketplaceListingsPayload",
    description: "Result of `bulkRejectMarketplaceListings`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "rejected",
            description: "How many were rejected.",
            ty: "Int",
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
    types: &[],
};

fn bulk_reject_marketplace_listings(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_moderation::MarketplaceBulkRejectionResponse = ask
        .made()?;
    Ok(
        Shown::of(&BULK_REJECT_MARKETPLACE_LISTINGS_PAYLOAD)
            .with(IntoFound::into_found(answer.data.success))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
