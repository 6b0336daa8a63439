// Made from contract/areas/marketplace_pickups.yaml by codegen; edit the contract instead.

//! The area `marketplace_pickups` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `MarketplacePickupStatus`.
pub static MARKETPLACE_PICKUP_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplacePickupStatus",
    description: "Status of a pickup.",
    values: &[
        EnumValue {
            name: "RESERVED",
            word: "reserved",
            description: "Waits to be picked up.",
        },
        EnumValue {
            name: "PICKED_UP",
            word: "picked_up",
            description: "It was handed over.",
        },
        EnumValue {
            name: "NO_SHOW",
            word: "no_show",
            description: "Nobody came for it.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "The order is off.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_pickups::MarketplacePickupStatus, MARKETPLACE_PICKUP_STATUS_WORDS
);

/// `MarketplacePickup`.
pub static MARKETPLACE_PICKUP: Object = Object {
    name: "MarketplacePickup",
    description: "What a member picks up, and when.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the reservation.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "order",
            description: "The order.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "listing",
            description: "The listing. Null when it is gone or the viewer may not see it.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "listingTitle",
            description: "What the listing was called when it was ordered.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "qrCode",
            description: "What the buyer shows and the seller scans.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a pickup.",
            ty: "MarketplacePickupStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reservedAt",
            description: "When it was reserved.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pickedUpAt",
            description: "When it was handed over.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slot",
            description: "When something is picked up.",
            ty: "MarketplacePickupSpan!",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_pickups::MARKETPLACE_PICKUP_SPAN,
            ),
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
            crate::graph::marketplace_pickups::MARKETPLACE_PICKUP_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_pickups::MARKETPLACE_PICKUP_SPAN,
        ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_pickups::MarketplacePickup {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PICKUP
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplacePickup", self.id)),
            3 => Show::show(&self.listing_title),
            4 => Show::show(&self.qr_code),
            5 => Show::show(&self.status),
            6 => Show::show(&self.reserved_at),
            7 => Show::show(&self.picked_up_at),
            8 => Show::show(&self.slot),
            9 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.order_id) {
                        Some(number) => edges.find_marketplace_order(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.listing_id) {
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::marketplace_pickups::MarketplacePickup, MARKETPLACE_PICKUP);

/// A page of `MarketplacePickup`.
pub static MARKETPLACE_PICKUP_CONNECTION: Object = Object {
    name: "MarketplacePickupConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplacePickupEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_PICKUP_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplacePickup!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_PICKUP),
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
        |registry| register_object(registry, &MARKETPLACE_PICKUP_EDGE),
        |registry| register_object(registry, &MARKETPLACE_PICKUP),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplacePickup`.
pub static MARKETPLACE_PICKUP_EDGE: Object = Object {
    name: "MarketplacePickupEdge",
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
            ty: "MarketplacePickup!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_PICKUP),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_pickups::MarketplacePickup {
    const CONNECTION: &'static Object = &MARKETPLACE_PICKUP_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_PICKUP_EDGE;
}

/// `MarketplacePickupSpan`.
pub static MARKETPLACE_PICKUP_SPAN: Object = Object {
    name: "MarketplacePickupSpan",
    description: "When something is picked up.",
    interfaces: &[],
    fields: &[
        Field {
            name: "slotStart",
            description: "When it begins.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "slotEnd",
            description: "When it ends.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::marketplace_pickups::MarketplacePickupSpan {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PICKUP_SPAN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.slot_start),
            1 => Show::show(&self.slot_end),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_pickups::MarketplacePickupSpan, MARKETPLACE_PICKUP_SPAN
);

/// What the area `marketplace_pickups` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplacePickupsEdges: Send + Sync {
    /// The `MarketplacePickup` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_pickup(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplacePickup",
                number,
                Some(Operation::ListMyMarketplacePickups),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplacePickupsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_pickups` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePickupsMutation;

static MARKETPLACE_PICKUPS_MUTATION: Object = Object {
    name: "MarketplacePickupsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "reserveMarketplacePickup",
            description: "Reserve a time to pick up an order that was made without one, or whose time was missed. Only the buyer. `ORDER_NOT_FOUND` for anything but an order of the viewer's, `ORDER_NOT_PICKUP_ELIGIBLE` unless it waits to be picked up, `DUPLICATE_RESERVATION` when it has a time, and `SLOT_NOT_FOUND`, `SLOT_SELLER_MISMATCH`, `SLOT_INACTIVE`, `SLOT_PAST` and `SLOT_FULL` for a time that cannot be reserved.",
            ty: "ReserveMarketplacePickupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReserveMarketplacePickupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESERVE_MARKETPLACE_PICKUP_ASKING),
        },
        Field {
            name: "scanMarketplacePickup",
            description: "Say that something is handed over, by the code that its buyer shows. Only its seller. The status of the order stays. `QR_NOT_FOUND`, `NOT_FOR_SELLER`, `ORDER_NOT_PAID`, `ALREADY_PICKED_UP` or `RESERVATION_CANCELLED` when nothing can be handed over.",
            ty: "ScanMarketplacePickupPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ScanMarketplacePickupInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SCAN_MARKETPLACE_PICKUP_ASKING),
        },
    ],
    types: &[
        |registry| RESERVE_MARKETPLACE_PICKUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESERVE_MARKETPLACE_PICKUP_PAYLOAD),
        |registry| SCAN_MARKETPLACE_PICKUP_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SCAN_MARKETPLACE_PICKUP_PAYLOAD),
    ],
};

impl Row for MarketplacePickupsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PICKUPS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_pickups` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePickupsQuery;

static MARKETPLACE_PICKUPS_QUERY: Object = Object {
    name: "MarketplacePickupsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceListingPickupSlots",
            description: "When a listing can be picked up: times to come that have room, the earliest first, at most 50. None for what is not picked up. `RESOURCE_NOT_FOUND` for a listing that the viewer does not see.",
            ty: "[MarketplacePickupSlot!]",
            arguments: &[
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "offerId",
                    description: "The viewer's accepted offer, for a listing that is reserved for them.",
                    ty: "ID",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_LISTING_PICKUP_SLOTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_PICKUP_SLOT,
        ),
    ],
};

impl Row for MarketplacePickupsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PICKUPS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_pickups` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePickupsViewer;

static MARKETPLACE_PICKUPS_VIEWER: Object = Object {
    name: "MarketplacePickupsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplacePickups",
            description: "What the viewer picks up or has picked up, the latest first.",
            ty: "MarketplacePickupConnection",
            arguments: &[
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
            source: Source::Operation(&LIST_MY_MARKETPLACE_PICKUPS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_pickups::MARKETPLACE_PICKUP_CONNECTION,
        ),
    ],
};

impl Row for MarketplacePickupsViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PICKUPS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_LISTING_PICKUP_SLOTS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceListingPickupSlots,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "offerId",
            wire: "offer_id",
            place: InputPlace::Query,
            kind: InputKind::Id("MarketplaceOffer"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_listing_pickup_slots,
};

fn list_marketplace_listing_pickup_slots(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_seller::MarketplacePickupSlotList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static RESERVE_MARKETPLACE_PICKUP_ASKING: Asking = Asking {
    operation: Operation::ReserveMarketplacePickup,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "slotId",
            wire: "slot_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: reserve_marketplace_pickup,
};

static RESERVE_MARKETPLACE_PICKUP_INPUT_TABLE: InputTable = InputTable {
    name: "ReserveMarketplacePickupInput",
    description: "Input of `reserveMarketplacePickup`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "slotId",
            description: "Id of the seller's slot.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static RESERVE_MARKETPLACE_PICKUP_PAYLOAD: Object = Object {
    name: "ReserveMarketplacePickupPayload",
    description: "Result of `reserveMarketplacePickup`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "pickup",
            description: "The marketplace pickup after the change. Null if the viewer cannot see it.",
            ty: "MarketplacePickup",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "order",
            description: "The marketplace order after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceOrder",
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
            &crate::graph::marketplace_pickups::MARKETPLACE_PICKUP,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn reserve_marketplace_pickup(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_pickups::MarketplacePickupReservationResponse = ask
        .made()?;
    let pickup = numbered(&answer.data.id);
    Ok(
        Shown::of(&RESERVE_MARKETPLACE_PICKUP_PAYLOAD)
            .beside(
                pickup,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_pickup(ctx, number).await
                }),
            )
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_order(ctx, number).await
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

static LIST_MY_MARKETPLACE_PICKUPS_ASKING: Asking = Asking {
    operation: Operation::ListMyMarketplacePickups,
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
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_marketplace_pickups,
};

fn list_my_marketplace_pickups(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_pickups::MarketplacePickupPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static SCAN_MARKETPLACE_PICKUP_ASKING: Asking = Asking {
    operation: Operation::ScanMarketplacePickup,
    inputs: &[
        Input {
            argument: "qrCode",
            wire: "qr_code",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: scan_marketplace_pickup,
};

static SCAN_MARKETPLACE_PICKUP_INPUT_TABLE: InputTable = InputTable {
    name: "ScanMarketplacePickupInput",
    description: "Input of `scanMarketplacePickup`.",
    fields: &[
        Argument {
            name: "qrCode",
            description: "The code of the reservation.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static SCAN_MARKETPLACE_PICKUP_PAYLOAD: Object = Object {
    name: "ScanMarketplacePickupPayload",
    description: "Result of `scanMarketplacePickup`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The marketplace order after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceOrder",
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
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn scan_marketplace_pickup(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_pickups::MarketplacePickupScanResponse = ask.made()?;
    let order = numbered(&answer.data.order_id);
    Ok(
        Shown::of(&SCAN_MARKETPLACE_PICKUP_PAYLOAD)
            .beside(
                order,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_order(ctx, number).await
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
