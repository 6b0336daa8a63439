// Made from contract/areas/marketplace_disputes.yaml by codegen; edit the contract instead.

//! The area `marketplace_disputes` in the graph.

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

/// The words of `MarketplaceDisputeReason`.
pub static MARKETPLACE_DISPUTE_REASON_WORDS: EnumTable = EnumTable {
    name: "MarketplaceDisputeReason",
    description: "What somebody complains of in an order.",
    values: &[
        EnumValue {
            name: "NOT_RECEIVED",
            word: "not_received",
            description: "It has not come.",
        },
        EnumValue {
            name: "NOT_AS_DESCRIBED",
            word: "not_as_described",
            description: "It is not what was described.",
        },
        EnumValue {
            name: "DAMAGED",
            word: "damaged",
            description: "It is damaged.",
        },
        EnumValue {
            name: "WRONG_ITEM",
            word: "wrong_item",
            description: "It is something else.",
        },
        EnumValue {
            name: "OTHER",
            word: "other",
            description: "Something else is wrong.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_disputes::MarketplaceDisputeReason,
    MARKETPLACE_DISPUTE_REASON_WORDS
);

/// The words of `MarketplaceDisputeResolution`.
pub static MARKETPLACE_DISPUTE_RESOLUTION_WORDS: EnumTable = EnumTable {
    name: "MarketplaceDisputeResolution",
    description: "How a dispute ends.",
    values: &[
        EnumValue {
            name: "BUYER",
            word: "buyer",
            description: "The buyer gets back what was paid, or a part of it.",
        },
        EnumValue {
            name: "SELLER",
            word: "seller",
            description: "The order stays as it was.",
        },
        EnumValue {
            name: "CLOSED",
            word: "closed",
            description: "It is closed without a decision.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_disputes::MarketplaceDisputeResolution,
    MARKETPLACE_DISPUTE_RESOLUTION_WORDS
);

/// The words of `MarketplaceDisputeStatus`.
pub static MARKETPLACE_DISPUTE_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceDisputeStatus",
    description: "Status of a dispute.",
    values: &[
        EnumValue {
            name: "OPEN",
            word: "open",
            description: "Waits for an administrator.",
        },
        EnumValue {
            name: "UNDER_REVIEW",
            word: "under_review",
            description: "An administrator has taken it up.",
        },
        EnumValue {
            name: "RESOLVED_BUYER",
            word: "resolved_buyer",
            description: "The buyer gets back what was paid, or a part of it.",
        },
        EnumValue {
            name: "RESOLVED_SELLER",
            word: "resolved_seller",
            description: "The order stays as it was.",
        },
        EnumValue {
            name: "ESCALATED",
            word: "escalated",
            description: "Somebody above decides.",
        },
        EnumValue {
            name: "CLOSED",
            word: "closed",
            description: "It was closed without a decision.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_disputes::MarketplaceDisputeStatus,
    MARKETPLACE_DISPUTE_STATUS_WORDS
);

/// `MarketplaceDispute`.
pub static MARKETPLACE_DISPUTE: Object = Object {
    name: "MarketplaceDispute",
    description: "What one party of an order complains of, for an administrator to decide.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the dispute.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "What somebody complains of in an order.",
            ty: "MarketplaceDisputeReason!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "What happened.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "evidenceUrls",
            description: "Web addresses of what shows it.",
            ty: "[String!]",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a dispute.",
            ty: "MarketplaceDisputeStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "priorOrderStatus",
            description: "Where the order stood, and goes back to unless it is refunded.",
            ty: "MarketplaceOrderStatus",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolutionNotes",
            description: "Why it was decided so.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refundAmount",
            description: "What the buyer got back: hours if the order was paid in hours, else money. Null until then.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was opened.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "resolvedAt",
            description: "When it was decided.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "order",
            description: "The order.",
            ty: "MarketplaceDisputeOrder",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_ORDER,
            ),
        },
        Field {
            name: "openedBy",
            description: "The member who complains. Null if they are gone.",
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
            crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_REASON_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_ORDER,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_disputes::MarketplaceDispute {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DISPUTE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceDispute", self.id)),
            1 => Show::show(&self.reason),
            2 => Show::show(&self.description),
            3 => Show::show(&self.evidence_urls),
            4 => Show::show(&self.status),
            5 => Show::show(&self.prior_order_status),
            6 => Show::show(&self.resolution_notes),
            7 => Show::show(&self.refund_amount),
            8 => Show::show(&self.created_at),
            9 => Show::show(&self.resolved_at),
            10 => Show::show(&self.order),
            12 => Got::Value(Value::String(self.id.to_string())),
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
                11 => {
                    match numbered(&self.opened_by.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::marketplace_disputes::MarketplaceDispute, MARKETPLACE_DISPUTE);

/// A page of `MarketplaceDispute`.
pub static MARKETPLACE_DISPUTE_CONNECTION: Object = Object {
    name: "MarketplaceDisputeConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceDisputeEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_DISPUTE_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceDispute!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_DISPUTE),
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
        |registry| register_object(registry, &MARKETPLACE_DISPUTE_EDGE),
        |registry| register_object(registry, &MARKETPLACE_DISPUTE),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceDispute`.
pub static MARKETPLACE_DISPUTE_EDGE: Object = Object {
    name: "MarketplaceDisputeEdge",
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
            ty: "MarketplaceDispute!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_DISPUTE),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_disputes::MarketplaceDispute {
    const CONNECTION: &'static Object = &MARKETPLACE_DISPUTE_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_DISPUTE_EDGE;
}

/// `MarketplaceDisputeListing`.
pub static MARKETPLACE_DISPUTE_LISTING: Object = Object {
    name: "MarketplaceDisputeListing",
    description: "What a disputed order is about.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing. Null when it is gone or the viewer may not see it.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "What it was called when it was ordered.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

impl Row for crate::marketplace_disputes::MarketplaceDisputeListing {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DISPUTE_LISTING
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.title),
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
                    match numbered(&self.id) {
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_disputes::MarketplaceDisputeListing, MARKETPLACE_DISPUTE_LISTING
);

/// `MarketplaceDisputeOrder`.
pub static MARKETPLACE_DISPUTE_ORDER: Object = Object {
    name: "MarketplaceDisputeOrder",
    description: "The order that a dispute is about.",
    interfaces: &[],
    fields: &[
        Field {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderNumber",
            description: "How people name it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalPrice",
            description: "What is to be paid in money.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "timeCreditsUsed",
            description: "Hours that were paid.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of all amounts.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of an order.",
            ty: "MarketplaceOrderStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listing",
            description: "What it is about. Null when the listing is gone.",
            ty: "MarketplaceDisputeListing",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_LISTING,
            ),
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
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_orders::MARKETPLACE_ORDER_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_LISTING,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_disputes::MarketplaceDisputeOrder {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DISPUTE_ORDER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => ids_of("MarketplaceOrder", Show::show(&self.id)),
            1 => Show::show(&self.order_number),
            2 => Show::show(&self.total_price),
            3 => Show::show(&self.time_credits_used),
            4 => Show::show(&self.currency),
            5 => Show::show(&self.status),
            6 => Show::show(&self.listing),
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
                7 => {
                    match numbered(&self.buyer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                8 => {
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
    crate ::marketplace_disputes::MarketplaceDisputeOrder, MARKETPLACE_DISPUTE_ORDER
);

/// What the area `marketplace_disputes` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceDisputesEdges: Send + Sync {
    /// The `MarketplaceDispute` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_dispute(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceDispute",
                number,
                Some(Operation::GetMarketplaceOrder),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceDisputesEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_disputes` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceDisputesMutation;

static MARKETPLACE_DISPUTES_MUTATION: Object = Object {
    name: "MarketplaceDisputesMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "openMarketplaceDispute",
            description: "Ask an administrator to decide about an order that was paid. Either party. `VALIDATION_ERROR` when its status does not allow this, and when it has a dispute that was not closed.",
            ty: "OpenMarketplaceDisputePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "OpenMarketplaceDisputeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&OPEN_MARKETPLACE_DISPUTE_ASKING),
        },
        Field {
            name: "resolveMarketplaceDispute",
            description: "For administrators: decide a dispute. `BUYER` gives back what was paid, or a part of it, `SELLER` and `CLOSED` leave the order where it stood. `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own; `VALIDATION_ERROR` when it was decided, when somebody else has taken it up, and for a wrong refund; `RESOLUTION_FAILED` when the refund cannot be made.",
            ty: "ResolveMarketplaceDisputePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ResolveMarketplaceDisputeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RESOLVE_MARKETPLACE_DISPUTE_ASKING),
        },
    ],
    types: &[
        |registry| OPEN_MARKETPLACE_DISPUTE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &OPEN_MARKETPLACE_DISPUTE_PAYLOAD),
        |registry| RESOLVE_MARKETPLACE_DISPUTE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RESOLVE_MARKETPLACE_DISPUTE_PAYLOAD),
    ],
};

impl Row for MarketplaceDisputesMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DISPUTES_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_disputes` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceDisputesQuery;

static MARKETPLACE_DISPUTES_QUERY: Object = Object {
    name: "MarketplaceDisputesQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceDisputes",
            description: "For administrators: disputes, the oldest first. Those that wait for a decision by default.",
            ty: "MarketplaceDisputeConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "MarketplaceDisputeStatus",
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
            source: Source::Operation(&LIST_MARKETPLACE_DISPUTES_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_STATUS_WORDS
                .register(registry)
        },
    ],
};

impl Row for MarketplaceDisputesQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_DISPUTES_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static OPEN_MARKETPLACE_DISPUTE_ASKING: Asking = Asking {
    operation: Operation::OpenMarketplaceDispute,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceOrder"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_REASON_WORDS,
            ),
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "evidenceUrls",
            wire: "evidence_urls",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: open_marketplace_dispute,
};

static OPEN_MARKETPLACE_DISPUTE_INPUT_TABLE: InputTable = InputTable {
    name: "OpenMarketplaceDisputeInput",
    description: "Input of `openMarketplaceDispute`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "What somebody complains of in an order.",
            ty: "MarketplaceDisputeReason!",
            default: None,
        },
        Argument {
            name: "description",
            description: "What happened.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "evidenceUrls",
            description: "Web addresses of what shows it, `http` or `https`.",
            ty: "[String!]",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_REASON_WORDS
                .register(registry)
        },
    ],
};

static OPEN_MARKETPLACE_DISPUTE_PAYLOAD: Object = Object {
    name: "OpenMarketplaceDisputePayload",
    description: "Result of `openMarketplaceDispute`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dispute",
            description: "The marketplace dispute after the change.",
            ty: "MarketplaceDispute",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE,
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
            &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn open_marketplace_dispute(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_disputes::MarketplaceDisputeResponse = ask.made()?;
    Ok(
        Shown::of(&OPEN_MARKETPLACE_DISPUTE_PAYLOAD)
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

static LIST_MARKETPLACE_DISPUTES_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceDisputes,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_STATUS_WORDS,
            ),
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
        let answer: crate::marketplace_disputes::MarketplaceDisputePage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_disputes,
};

fn list_marketplace_disputes(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_disputes::MarketplaceDisputePage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static RESOLVE_MARKETPLACE_DISPUTE_ASKING: Asking = Asking {
    operation: Operation::ResolveMarketplaceDispute,
    inputs: &[
        Input {
            argument: "disputeId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceDispute"),
        },
        Input {
            argument: "resolution",
            wire: "resolution",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_RESOLUTION_WORDS,
            ),
        },
        Input {
            argument: "resolutionNotes",
            wire: "resolution_notes",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "refundAmount",
            wire: "refund_amount",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: resolve_marketplace_dispute,
};

static RESOLVE_MARKETPLACE_DISPUTE_INPUT_TABLE: InputTable = InputTable {
    name: "ResolveMarketplaceDisputeInput",
    description: "Input of `resolveMarketplaceDispute`.",
    fields: &[
        Argument {
            name: "disputeId",
            description: "Id of the dispute.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "resolution",
            description: "How a dispute ends.",
            ty: "MarketplaceDisputeResolution!",
            default: None,
        },
        Argument {
            name: "resolutionNotes",
            description: "Why. Both parties read it.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "refundAmount",
            description: "What the buyer gets back, with `buyer`; all of it by default.",
            ty: "Float",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE_RESOLUTION_WORDS
                .register(registry)
        },
    ],
};

static RESOLVE_MARKETPLACE_DISPUTE_PAYLOAD: Object = Object {
    name: "ResolveMarketplaceDisputePayload",
    description: "Result of `resolveMarketplaceDispute`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "dispute",
            description: "The marketplace dispute after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceDispute",
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
            &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE,
        ),
    ],
};

fn resolve_marketplace_dispute(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&RESOLVE_MARKETPLACE_DISPUTE_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_dispute(ctx, number).await
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
