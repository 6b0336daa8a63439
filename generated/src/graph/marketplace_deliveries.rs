// Made from contract/areas/marketplace_deliveries.yaml by codegen; edit the contract instead.

//! The area `marketplace_deliveries` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, found_together, global_id, ids_of, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `MarketplaceDeliverySettlement`.
pub static MARKETPLACE_DELIVERY_SETTLEMENT_WORDS: EnumTable = EnumTable {
    name: "MarketplaceDeliverySettlement",
    description: "How an administrator settles a delivery that nobody paid.",
    values: &[
        EnumValue {
            name: "RETRY",
            word: "retry",
            description: "The clock tries for 30 days more to let its buyer pay.",
        },
        EnumValue {
            name: "COMMUNITY_FUND",
            word: "community_fund",
            description: "The community fund pays it.",
        },
        EnumValue {
            name: "SETTLED",
            word: "settled",
            description: "It was settled in another way.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_deliveries::MarketplaceDeliverySettlement,
    MARKETPLACE_DELIVERY_SETTLEMENT_WORDS
);

/// The words of `MarketplaceDeliveryStatus`.
pub static MARKETPLACE_DELIVERY_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceDeliveryStatus",
    description: "Status of an offer of delivery.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "Waits for the buyer.",
        },
        EnumValue {
            name: "ACCEPTED",
            word: "accepted",
            description: "The member brings it.",
        },
        EnumValue {
            name: "DECLINED",
            word: "declined",
            description: "The buyer accepted somebody else's.",
        },
        EnumValue {
            name: "COMPLETED",
            word: "completed",
            description: "It was brought and paid.",
        },
        EnumValue {
            name: "WITHDRAWN",
            word: "withdrawn",
            description: "The member who offered withdrew it.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "The order is off, or came without it.",
        },
        EnumValue {
            name: "UNPAID",
            word: "unpaid",
            description: "It was brought, and its buyer did not have the hours for 30 days. An administrator settles it.",
        },
        EnumValue {
            name: "SETTLED",
            word: "settled",
            description: "It was not paid, and an administrator settled it in another way.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_deliveries::MarketplaceDeliveryStatus,
    MARKETPLACE_DELIVERY_STATUS_WORDS
);

impl Show for crate::marketplace_deliveries::MarketplaceDeliveryPlace {
    fn show(&self) -> Got<'_> {
        self.0.show()
    }
}

/// `MarketplaceDelivery`.
pub static MARKETPLACE_DELIVERY: Object = Object {
    name: "MarketplaceDelivery",
    description: "What a member wants for bringing an order, and what became of it.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the offer of delivery.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "order",
            description: "The order. Null unless the viewer ordered or sold it.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "listingTitle",
            description: "What is brought.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timeCredits",
            description: "Hours that the buyer pays.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "estimatedMinutes",
            description: "How long it takes.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "notes",
            description: "What the buyer should know.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an offer of delivery.",
            ty: "MarketplaceDeliveryStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliveryAddress",
            description: "Where it goes, as the buyer wrote it: an object. Null if nothing was said, and for the member who offers unless the offer is accepted.",
            ty: "JSON",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliveryNotes",
            description: "What the buyer wrote about the delivery. Null if nothing was said, and for the member who offers unless the offer is accepted.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "payment",
            description: "The transaction that paid for it. Null without one, and when the viewer has hidden it.",
            ty: "Transaction",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "acceptedAt",
            description: "When it was accepted.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "completedAt",
            description: "When it was paid.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was made.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliverer",
            description: "The member who brings it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "buyer",
            description: "The member who ordered. Null if they are gone, and for the member who offers until the offer is accepted.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "seller",
            description: "The member from whom it is fetched. Null if they are gone.",
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
        |registry| {
            crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "JSON"),
    ],
};

impl Row for crate::marketplace_deliveries::MarketplaceDelivery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DELIVERY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceDelivery", self.id)),
            2 => Show::show(&self.listing_title),
            3 => Show::show(&self.time_credits),
            4 => Show::show(&self.estimated_minutes),
            5 => Show::show(&self.notes),
            6 => Show::show(&self.status),
            7 => Show::show(&self.delivery_address),
            8 => Show::show(&self.delivery_notes),
            10 => Show::show(&self.accepted_at),
            11 => Show::show(&self.completed_at),
            12 => Show::show(&self.created_at),
            16 => Got::Value(Value::String(self.id.to_string())),
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
                9 => {
                    match numbered(&self.wallet_transaction_id) {
                        Some(number) => edges.find_transaction(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                13 => {
                    match numbered(&self.deliverer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                14 => {
                    match match &self.buyer {
                        Some(row) => numbered(&row.id),
                        None => None,
                    } {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                15 => {
                    match numbered(&self.seller.id) {
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
    crate ::marketplace_deliveries::MarketplaceDelivery, MARKETPLACE_DELIVERY
);

/// A page of `MarketplaceDelivery`.
pub static MARKETPLACE_DELIVERY_CONNECTION: Object = Object {
    name: "MarketplaceDeliveryConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceDeliveryEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_DELIVERY_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceDelivery!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_DELIVERY),
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
        |registry| register_object(registry, &MARKETPLACE_DELIVERY_EDGE),
        |registry| register_object(registry, &MARKETPLACE_DELIVERY),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceDelivery`.
pub static MARKETPLACE_DELIVERY_EDGE: Object = Object {
    name: "MarketplaceDeliveryEdge",
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
            ty: "MarketplaceDelivery!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_DELIVERY),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_deliveries::MarketplaceDelivery {
    const CONNECTION: &'static Object = &MARKETPLACE_DELIVERY_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_DELIVERY_EDGE;
}

/// `MarketplaceOpenDelivery`.
pub static MARKETPLACE_OPEN_DELIVERY: Object = Object {
    name: "MarketplaceOpenDelivery",
    description: "An order that waits for somebody who brings it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "orderId",
            description: "Id of the order, which only its buyer and seller see.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
            description: "What is brought.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "quantity",
            description: "How many.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Where it is fetched.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderedAt",
            description: "When it was ordered.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "seller",
            description: "The member from whom it is fetched. Null if they are gone.",
            ty: "Member",
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
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_deliveries::MarketplaceOpenDelivery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_OPEN_DELIVERY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("MarketplaceOrder", Show::show(&self.order_id)),
            2 => Show::show(&self.listing_title),
            3 => Show::show(&self.quantity),
            4 => Show::show(&self.location),
            5 => Show::show(&self.ordered_at),
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
                    match numbered(&self.listing_id) {
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                6 => {
                    match numbered(&self.seller.id) {
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
    crate ::marketplace_deliveries::MarketplaceOpenDelivery, MARKETPLACE_OPEN_DELIVERY
);

/// A page of `MarketplaceOpenDelivery`.
pub static MARKETPLACE_OPEN_DELIVERY_CONNECTION: Object = Object {
    name: "MarketplaceOpenDeliveryConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceOpenDeliveryEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OPEN_DELIVERY_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceOpenDelivery!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OPEN_DELIVERY),
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
        |registry| register_object(registry, &MARKETPLACE_OPEN_DELIVERY_EDGE),
        |registry| register_object(registry, &MARKETPLACE_OPEN_DELIVERY),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceOpenDelivery`.
pub static MARKETPLACE_OPEN_DELIVERY_EDGE: Object = Object {
    name: "MarketplaceOpenDeliveryEdge",
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
            ty: "MarketplaceOpenDelivery!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_OPEN_DELIVERY),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_deliveries::MarketplaceOpenDelivery {
    const CONNECTION: &'static Object = &MARKETPLACE_OPEN_DELIVERY_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_OPEN_DELIVERY_EDGE;
}

/// `MarketplaceUnpaidDelivery`.
pub static MARKETPLACE_UNPAID_DELIVERY: Object = Object {
    name: "MarketplaceUnpaidDelivery",
    description: "A delivery that nobody paid.",
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
            name: "orderId",
            description: "Id of the order, which only its buyer and seller see.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderNumber",
            description: "How people name the order.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderStatus",
            description: "Status of an order.",
            ty: "MarketplaceOrderStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingTitle",
            description: "What was brought.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timeCredits",
            description: "Hours that were agreed on.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an offer of delivery.",
            ty: "MarketplaceDeliveryStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "unpaidAt",
            description: "When the clock gave up.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "settledAt",
            description: "When an administrator settled it. Null until then.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "settlementReason",
            description: "Why so. Null until then.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "deliverer",
            description: "The member who brought it. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "buyer",
            description: "The member who ordered. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "seller",
            description: "The member whose listing it is. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "settledBy",
            description: "The administrator who settled it. Null unless one did, and for one of another community.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
    ],
};

impl Row for crate::marketplace_deliveries::MarketplaceUnpaidDelivery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_UNPAID_DELIVERY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => ids_of("MarketplaceOrder", Show::show(&self.order_id)),
            2 => Show::show(&self.order_number),
            3 => Show::show(&self.order_status),
            4 => Show::show(&self.listing_title),
            5 => Show::show(&self.time_credits),
            6 => Show::show(&self.status),
            7 => Show::show(&self.unpaid_at),
            8 => Show::show(&self.settled_at),
            9 => Show::show(&self.settlement_reason),
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
                10 => {
                    match numbered(&self.deliverer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                11 => {
                    match numbered(&self.buyer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                12 => {
                    match numbered(&self.seller.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                13 => {
                    match match &self.settled_by {
                        Some(row) => numbered(&row.id),
                        None => None,
                    } {
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
    crate ::marketplace_deliveries::MarketplaceUnpaidDelivery,
    MARKETPLACE_UNPAID_DELIVERY
);

/// A page of `MarketplaceUnpaidDelivery`.
pub static MARKETPLACE_UNPAID_DELIVERY_CONNECTION: Object = Object {
    name: "MarketplaceUnpaidDeliveryConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceUnpaidDeliveryEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_UNPAID_DELIVERY_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceUnpaidDelivery!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_UNPAID_DELIVERY),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null if they are not counted.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &MARKETPLACE_UNPAID_DELIVERY_EDGE),
        |registry| register_object(registry, &MARKETPLACE_UNPAID_DELIVERY),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceUnpaidDelivery`.
pub static MARKETPLACE_UNPAID_DELIVERY_EDGE: Object = Object {
    name: "MarketplaceUnpaidDeliveryEdge",
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
            ty: "MarketplaceUnpaidDelivery!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_UNPAID_DELIVERY),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_deliveries::MarketplaceUnpaidDelivery {
    const CONNECTION: &'static Object = &MARKETPLACE_UNPAID_DELIVERY_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_UNPAID_DELIVERY_EDGE;
}

/// What the area `marketplace_deliveries` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceDeliveriesEdges: Send + Sync {
    /// The `MarketplaceDelivery` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_delivery(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceDelivery",
                number,
                Some(Operation::ListMyMarketplaceDeliveries),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceDeliveriesEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_deliveries` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceDeliveriesMutation;

static MARKETPLACE_DELIVERIES_MUTATION: Object = Object {
    name: "MarketplaceDeliveriesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createMarketplaceDeliveryOffer",
            description: "Offer to bring what somebody else has ordered, for hours that its buyer pays. `DELIVERY_OFFER_ERROR` for one's own order, for one that nobody has to bring now, and while an earlier offer of the viewer's waits or holds.",
            ty: "CreateMarketplaceDeliveryOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceDeliveryOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_DELIVERY_OFFER_ASKING),
        },
        Field {
            name: "withdrawMarketplaceDeliveryOffer",
            description: "Withdraw an own offer of delivery, also one that was accepted. `FORBIDDEN` for somebody else's, `INVALID_STATE` when it is over.",
            ty: "WithdrawMarketplaceDeliveryOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawMarketplaceDeliveryOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_MARKETPLACE_DELIVERY_OFFER_ASKING),
        },
        Field {
            name: "acceptMarketplaceDeliveryOffer",
            description: "Accept a member's offer to bring an order. Only its buyer. All others are declined, also one that was accepted before. `DELIVERY_ACCEPT_ERROR` when it does not wait, when the order is not on its way to be brought, and when the viewer has too few hours.",
            ty: "AcceptMarketplaceDeliveryOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AcceptMarketplaceDeliveryOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ACCEPT_MARKETPLACE_DELIVERY_OFFER_ASKING),
        },
        Field {
            name: "confirmMarketplaceDeliveryOffer",
            description: "Say that a member has brought the order, and pay the hours. Only its buyer. Nothing happens the second time. The status of the order stays. `DELIVERY_CONFIRM_ERROR` unless the offer was accepted, and when the viewer has too few hours.",
            ty: "ConfirmMarketplaceDeliveryOfferPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ConfirmMarketplaceDeliveryOfferInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CONFIRM_MARKETPLACE_DELIVERY_OFFER_ASKING),
        },
        Field {
            name: "settleMarketplaceDelivery",
            description: "For administrators: settle a delivery that nobody paid. `RETRY` lets the clock try for 30 days more, `COMMUNITY_FUND` pays it out of the community fund, `SETTLED` notes that it was settled in another way. The buyer and the member who brought it are told why. `AUTH_INSUFFICIENT_PERMISSIONS` for one that the viewer has a part in; `INVALID_STATE` when it does not wait any more; `VALIDATION_ERROR` when the fund has too few hours, and for a reason that says nothing.",
            ty: "SettleMarketplaceDeliveryPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SettleMarketplaceDeliveryInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SETTLE_MARKETPLACE_DELIVERY_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_DELIVERY_OFFER_PAYLOAD),
        |registry| WITHDRAW_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &WITHDRAW_MARKETPLACE_DELIVERY_OFFER_PAYLOAD,
        ),
        |registry| ACCEPT_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ACCEPT_MARKETPLACE_DELIVERY_OFFER_PAYLOAD),
        |registry| CONFIRM_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &CONFIRM_MARKETPLACE_DELIVERY_OFFER_PAYLOAD,
        ),
        |registry| SETTLE_MARKETPLACE_DELIVERY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SETTLE_MARKETPLACE_DELIVERY_PAYLOAD),
    ],
};

impl Row for MarketplaceDeliveriesMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DELIVERIES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_deliveries` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceDeliveriesQuery;

static MARKETPLACE_DELIVERIES_QUERY: Object = Object {
    name: "MarketplaceDeliveriesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceDeliveryOffers",
            description: "Who would bring an order, the latest first, at most 100. Only for its buyer and its seller: `FORBIDDEN` for others.",
            ty: "[MarketplaceDelivery!]",
            arguments: &[
                Argument {
                    name: "orderId",
                    description: "Id of the order.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_DELIVERY_OFFERS_ASKING),
        },
        Field {
            name: "openMarketplaceDeliveries",
            description: "Orders of others that wait for somebody who brings them, newest first. Those that the viewer has offered to bring stand in `Viewer.marketplaceDeliveries`.",
            ty: "MarketplaceOpenDeliveryConnection",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_OPEN_MARKETPLACE_DELIVERIES_ASKING),
        },
        Field {
            name: "unpaidMarketplaceDeliveries",
            description: "For administrators: what was brought and could not be paid for 30 days, the longest first.",
            ty: "MarketplaceUnpaidDeliveryConnection",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_UNPAID_MARKETPLACE_DELIVERIES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_deliveries::MARKETPLACE_OPEN_DELIVERY_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_deliveries::MARKETPLACE_UNPAID_DELIVERY_CONNECTION,
        ),
    ],
};

impl Row for MarketplaceDeliveriesQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DELIVERIES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_deliveries` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceDeliveriesViewer;

static MARKETPLACE_DELIVERIES_VIEWER: Object = Object {
    name: "MarketplaceDeliveriesViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceDeliveries",
            description: "What the viewer has offered to bring, newest first.",
            ty: "MarketplaceDeliveryConnection",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_MY_MARKETPLACE_DELIVERIES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY_CONNECTION,
        ),
    ],
};

impl Row for MarketplaceDeliveriesViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DELIVERIES_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_DELIVERY_OFFERS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceDeliveryOffers,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_delivery_offers,
};

fn list_marketplace_delivery_offers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceDeliveryList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static CREATE_MARKETPLACE_DELIVERY_OFFER_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceDeliveryOffer,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "timeCredits",
            wire: "time_credits",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "estimatedMinutes",
            wire: "estimated_minutes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
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
    answer: create_marketplace_delivery_offer,
};

static CREATE_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceDeliveryOfferInput",
    description: "Input of `createMarketplaceDeliveryOffer`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "timeCredits",
            description: "Hours, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
        Argument {
            name: "estimatedMinutes",
            description: "How long it takes.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "notes",
            description: "What the buyer should know.",
            ty: "String",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static CREATE_MARKETPLACE_DELIVERY_OFFER_PAYLOAD: Object = Object {
    name: "CreateMarketplaceDeliveryOfferPayload",
    description: "Result of `createMarketplaceDeliveryOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "delivery",
            description: "The new marketplace delivery.",
            ty: "MarketplaceDelivery",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
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
            &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
        ),
    ],
};

fn create_marketplace_delivery_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceDeliveryResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_DELIVERY_OFFER_PAYLOAD)
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

static WITHDRAW_MARKETPLACE_DELIVERY_OFFER_ASKING: Asking = Asking {
    operation: Operation::WithdrawMarketplaceDeliveryOffer,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "delivererId",
            wire: "delivererId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: withdraw_marketplace_delivery_offer,
};

static WITHDRAW_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawMarketplaceDeliveryOfferInput",
    description: "Input of `withdrawMarketplaceDeliveryOffer`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "delivererId",
            description: "Id of the member who offers.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_MARKETPLACE_DELIVERY_OFFER_PAYLOAD: Object = Object {
    name: "WithdrawMarketplaceDeliveryOfferPayload",
    description: "Result of `withdrawMarketplaceDeliveryOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "delivery",
            description: "The marketplace delivery after the change.",
            ty: "MarketplaceDelivery",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
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
            &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
        ),
    ],
};

fn withdraw_marketplace_delivery_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceDeliveryResponse = ask.made()?;
    Ok(
        Shown::of(&WITHDRAW_MARKETPLACE_DELIVERY_OFFER_PAYLOAD)
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

static ACCEPT_MARKETPLACE_DELIVERY_OFFER_ASKING: Asking = Asking {
    operation: Operation::AcceptMarketplaceDeliveryOffer,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "delivererId",
            wire: "delivererId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: accept_marketplace_delivery_offer,
};

static ACCEPT_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "AcceptMarketplaceDeliveryOfferInput",
    description: "Input of `acceptMarketplaceDeliveryOffer`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "delivererId",
            description: "Id of the member who offers.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static ACCEPT_MARKETPLACE_DELIVERY_OFFER_PAYLOAD: Object = Object {
    name: "AcceptMarketplaceDeliveryOfferPayload",
    description: "Result of `acceptMarketplaceDeliveryOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "delivery",
            description: "The marketplace delivery after the change.",
            ty: "MarketplaceDelivery",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
            ),
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
            &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn accept_marketplace_delivery_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceDeliveryResponse = ask.made()?;
    Ok(
        Shown::of(&ACCEPT_MARKETPLACE_DELIVERY_OFFER_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
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

static CONFIRM_MARKETPLACE_DELIVERY_OFFER_ASKING: Asking = Asking {
    operation: Operation::ConfirmMarketplaceDeliveryOffer,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "delivererId",
            wire: "delivererId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: confirm_marketplace_delivery_offer,
};

static CONFIRM_MARKETPLACE_DELIVERY_OFFER_INPUT_TABLE: InputTable = InputTable {
    name: "ConfirmMarketplaceDeliveryOfferInput",
    description: "Input of `confirmMarketplaceDeliveryOffer`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "delivererId",
            description: "Id of the member who offers.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CONFIRM_MARKETPLACE_DELIVERY_OFFER_PAYLOAD: Object = Object {
    name: "ConfirmMarketplaceDeliveryOfferPayload",
    description: "Result of `confirmMarketplaceDeliveryOffer`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "delivery",
            description: "The marketplace delivery after the change.",
            ty: "MarketplaceDelivery",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
            ),
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
            &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn confirm_marketplace_delivery_offer(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceDeliveryResponse = ask.made()?;
    Ok(
        Shown::of(&CONFIRM_MARKETPLACE_DELIVERY_OFFER_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
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

static LIST_OPEN_MARKETPLACE_DELIVERIES_ASKING: Asking = Asking {
    operation: Operation::ListOpenMarketplaceDeliveries,
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
    answer: list_open_marketplace_deliveries,
};

fn list_open_marketplace_deliveries(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceOpenDeliveryPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.order_id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_MY_MARKETPLACE_DELIVERIES_ASKING: Asking = Asking {
    operation: Operation::ListMyMarketplaceDeliveries,
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
    answer: list_my_marketplace_deliveries,
};

fn list_my_marketplace_deliveries(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceDeliveryPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_UNPAID_MARKETPLACE_DELIVERIES_ASKING: Asking = Asking {
    operation: Operation::ListUnpaidMarketplaceDeliveries,
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
        let answer: crate::marketplace_deliveries::MarketplaceUnpaidDeliveryPage = ask
            .made()?;
        Ok(answer.meta.total)
    }),
    answer: list_unpaid_marketplace_deliveries,
};

fn list_unpaid_marketplace_deliveries(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceUnpaidDeliveryPage = ask
        .made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static SETTLE_MARKETPLACE_DELIVERY_ASKING: Asking = Asking {
    operation: Operation::SettleMarketplaceDelivery,
    inputs: &[
        Input {
            argument: "deliveryId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "settlement",
            wire: "settlement",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY_SETTLEMENT_WORDS,
            ),
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
    answer: settle_marketplace_delivery,
};

static SETTLE_MARKETPLACE_DELIVERY_INPUT_TABLE: InputTable = InputTable {
    name: "SettleMarketplaceDeliveryInput",
    description: "Input of `settleMarketplaceDelivery`.",
    fields: &[
        Argument {
            name: "deliveryId",
            description: "Id of the delivery.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "settlement",
            description: "How.",
            ty: "MarketplaceDeliverySettlement!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, for the buyer and the member who brought it to read.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY_SETTLEMENT_WORDS
                .register(registry)
        },
    ],
};

static SETTLE_MARKETPLACE_DELIVERY_PAYLOAD: Object = Object {
    name: "SettleMarketplaceDeliveryPayload",
    description: "Result of `settleMarketplaceDelivery`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "delivery",
            description: "The marketplace unpaid delivery after the change.",
            ty: "MarketplaceUnpaidDelivery",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_deliveries::MARKETPLACE_UNPAID_DELIVERY,
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
            &crate::graph::marketplace_deliveries::MARKETPLACE_UNPAID_DELIVERY,
        ),
    ],
};

fn settle_marketplace_delivery(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_deliveries::MarketplaceUnpaidDeliveryResponse = ask
        .made()?;
    Ok(
        Shown::of(&SETTLE_MARKETPLACE_DELIVERY_PAYLOAD)
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
