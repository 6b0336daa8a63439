// Made from contract/areas/marketplace_payments.yaml by codegen; edit the contract instead.

//! The area `marketplace_payments` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, ids_of, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `MarketplaceCardPaymentStatus`.
pub static MARKETPLACE_CARD_PAYMENT_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceCardPaymentStatus",
    description: "Where a card payment stands.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "The buyer has still to pay.",
        },
        EnumValue {
            name: "FAILED",
            word: "failed",
            description: "The last attempt failed; the buyer may try again.",
        },
        EnumValue {
            name: "SUCCEEDED",
            word: "succeeded",
            description: "The money was paid.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Nothing was paid, and nothing will be.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payments::MarketplaceCardPaymentStatus,
    MARKETPLACE_CARD_PAYMENT_STATUS_WORDS
);

/// The words of `MarketplaceEscrowStatus`.
pub static MARKETPLACE_ESCROW_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceEscrowStatus",
    description: "Where money stands that is held until the buyer has the thing.",
    values: &[
        EnumValue {
            name: "HELD",
            word: "held",
            description: "It is held.",
        },
        EnumValue {
            name: "RELEASED",
            word: "released",
            description: "It is the seller's.",
        },
        EnumValue {
            name: "REFUNDED",
            word: "refunded",
            description: "It went back to the buyer.",
        },
        EnumValue {
            name: "DISPUTED",
            word: "disputed",
            description: "An administrator decides.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payments::MarketplaceEscrowStatus,
    MARKETPLACE_ESCROW_STATUS_WORDS
);

/// The words of `MarketplaceRefundCause`.
pub static MARKETPLACE_REFUND_CAUSE_WORDS: EnumTable = EnumTable {
    name: "MarketplaceRefundCause",
    description: "Why money goes back by card.",
    values: &[
        EnumValue {
            name: "LATE",
            word: "late",
            description: "It was paid when its order was off already.",
        },
        EnumValue {
            name: "DISPUTE",
            word: "dispute",
            description: "An administrator decided for the buyer.",
        },
        EnumValue {
            name: "PROVIDER",
            word: "provider",
            description: "Somebody gave it back at the provider.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payments::MarketplaceRefundCause, MARKETPLACE_REFUND_CAUSE_WORDS
);

/// The words of `MarketplaceRefundStatus`.
pub static MARKETPLACE_REFUND_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceRefundStatus",
    description: "How far money is that goes back by card.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "The provider is asked for it.",
        },
        EnumValue {
            name: "SUCCEEDED",
            word: "succeeded",
            description: "It went back.",
        },
        EnumValue {
            name: "REFUSED",
            word: "refused",
            description: "The provider refuses it, and an administrator looks at it.",
        },
        EnumValue {
            name: "SETTLED",
            word: "settled",
            description: "It was given back in another way.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_payments::MarketplaceRefundStatus,
    MARKETPLACE_REFUND_STATUS_WORDS
);

/// `MarketplaceCardPayment`.
pub static MARKETPLACE_CARD_PAYMENT: Object = Object {
    name: "MarketplaceCardPayment",
    description: "Where the card payment of an order stands.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The order.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "status",
            description: "Where a card payment stands.",
            ty: "MarketplaceCardPaymentStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "What is to be paid.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refundedAmount",
            description: "What has gone back to the buyer.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of both.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "escrow",
            description: "Where the money stands that is held. Null where none is.",
            ty: "MarketplaceEscrowStatus",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "releaseAfter",
            description: "Until when it is held at least. Null where none is.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paidAt",
            description: "When it was paid.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_payments::MARKETPLACE_CARD_PAYMENT_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_payments::MARKETPLACE_ESCROW_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_payments::MarketplaceCardPayment {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_CARD_PAYMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.status),
            2 => Show::show(&self.amount),
            3 => Show::show(&self.refunded_amount),
            4 => Show::show(&self.currency),
            5 => Show::show(&self.escrow),
            6 => Show::show(&self.release_after),
            7 => Show::show(&self.paid_at),
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
                    match numbered(&self.order_id) {
                        Some(number) => edges.find_marketplace_order(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_payments::MarketplaceCardPayment, MARKETPLACE_CARD_PAYMENT
);

/// `MarketplaceCardRefund`.
pub static MARKETPLACE_CARD_REFUND: Object = Object {
    name: "MarketplaceCardRefund",
    description: "Money of a card payment that goes back.",
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
            name: "amount",
            description: "How much.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Its currency.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cause",
            description: "Why money goes back by card.",
            ty: "MarketplaceRefundCause!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How far money is that goes back by card.",
            ty: "MarketplaceRefundStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refusedAt",
            description: "When the provider refused it the last time. Null if it never did.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refusal",
            description: "What it said then. Null if it never did.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "settlementReason",
            description: "How it was given back in another way. Null unless it was.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was noted.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "doneAt",
            description: "When it went. Null until then.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
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
            description: "The administrator who gave it back in another way. Null unless one did, and for one of another community.",
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
        |registry| {
            crate::graph::marketplace_payments::MARKETPLACE_REFUND_CAUSE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_payments::MARKETPLACE_REFUND_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_payments::MarketplaceCardRefund {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_CARD_REFUND
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
            4 => Show::show(&self.amount),
            5 => Show::show(&self.currency),
            6 => Show::show(&self.cause),
            7 => Show::show(&self.status),
            8 => Show::show(&self.refused_at),
            9 => Show::show(&self.refusal),
            10 => Show::show(&self.settlement_reason),
            11 => Show::show(&self.created_at),
            12 => Show::show(&self.done_at),
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
                13 => {
                    match numbered(&self.buyer.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                14 => {
                    match numbered(&self.seller.id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                15 => {
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
    crate ::marketplace_payments::MarketplaceCardRefund, MARKETPLACE_CARD_REFUND
);

/// A page of `MarketplaceCardRefund`.
pub static MARKETPLACE_CARD_REFUND_CONNECTION: Object = Object {
    name: "MarketplaceCardRefundConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceCardRefundEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_CARD_REFUND_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceCardRefund!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_CARD_REFUND),
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
        |registry| register_object(registry, &MARKETPLACE_CARD_REFUND_EDGE),
        |registry| register_object(registry, &MARKETPLACE_CARD_REFUND),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceCardRefund`.
pub static MARKETPLACE_CARD_REFUND_EDGE: Object = Object {
    name: "MarketplaceCardRefundEdge",
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
            ty: "MarketplaceCardRefund!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_CARD_REFUND),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_payments::MarketplaceCardRefund {
    const CONNECTION: &'static Object = &MARKETPLACE_CARD_REFUND_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_CARD_REFUND_EDGE;
}

/// `MarketplacePaymentIntent`.
pub static MARKETPLACE_PAYMENT_INTENT: Object = Object {
    name: "MarketplacePaymentIntent",
    description: "A card payment that the provider expects.",
    interfaces: &[],
    fields: &[
        Field {
            name: "order",
            description: "The order.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "paymentIntentId",
            description: "What the provider calls the payment.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "clientSecret",
            description: "What lets the provider's page take the payment. It is for the buyer alone, and is not kept here.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "amount",
            description: "What is to be paid.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Its currency.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it has to be paid.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_payments::MarketplacePaymentIntent {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYMENT_INTENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.payment_intent_id),
            2 => Show::show(&self.client_secret),
            3 => Show::show(&self.amount),
            4 => Show::show(&self.currency),
            5 => Show::show(&self.expires_at),
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
                    match numbered(&self.order_id) {
                        Some(number) => edges.find_marketplace_order(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::marketplace_payments::MarketplacePaymentIntent, MARKETPLACE_PAYMENT_INTENT
);

/// What the area `marketplace_payments` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplacePaymentsEdges: Send + Sync {}

impl<T: Send + Sync> MarketplacePaymentsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_payments` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePaymentsMutation;

static MARKETPLACE_PAYMENTS_MUTATION: Object = Object {
    name: "MarketplacePaymentsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createMarketplacePaymentIntent",
            description: "Begin to pay an order by card, or go on. Only its buyer: `FORBIDDEN` for others. `VALIDATION_ERROR` for an order that is not paid by card or does not wait for its payment any more; `PAYMENT_UNAVAILABLE` where no cards are taken, and while the provider does not answer.",
            ty: "CreateMarketplacePaymentIntentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplacePaymentIntentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_PAYMENT_INTENT_ASKING),
        },
        Field {
            name: "confirmMarketplaceCardPayment",
            description: "Ask the provider what became of a card payment, without waiting for its message. Only its buyer: `FORBIDDEN` for others. `NOT_FOUND` for an order without a card payment; `PAYMENT_UNAVAILABLE` where no cards are taken, and while the provider does not answer.",
            ty: "ConfirmMarketplaceCardPaymentPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ConfirmMarketplaceCardPaymentInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CONFIRM_MARKETPLACE_CARD_PAYMENT_ASKING),
        },
        Field {
            name: "retryMarketplaceCardRefund",
            description: "For administrators: let the provider be asked again for a refund that it refused. It is asked under the same key, so nothing goes back twice. `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own; `INVALID_STATE` unless it was refused; `PAYMENT_UNAVAILABLE` where no cards are taken.",
            ty: "RetryMarketplaceCardRefundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RetryMarketplaceCardRefundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&RETRY_MARKETPLACE_CARD_REFUND_ASKING),
        },
        Field {
            name: "settleMarketplaceCardRefund",
            description: "For administrators: note that a refund that the provider refused was given back in another way. The buyer is told how. `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own; `INVALID_STATE` unless it was refused; `VALIDATION_ERROR` for a reason that says nothing.",
            ty: "SettleMarketplaceCardRefundPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SettleMarketplaceCardRefundInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SETTLE_MARKETPLACE_CARD_REFUND_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_PAYMENT_INTENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_PAYMENT_INTENT_PAYLOAD),
        |registry| CONFIRM_MARKETPLACE_CARD_PAYMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CONFIRM_MARKETPLACE_CARD_PAYMENT_PAYLOAD),
        |registry| RETRY_MARKETPLACE_CARD_REFUND_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &RETRY_MARKETPLACE_CARD_REFUND_PAYLOAD),
        |registry| SETTLE_MARKETPLACE_CARD_REFUND_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SETTLE_MARKETPLACE_CARD_REFUND_PAYLOAD),
    ],
};

impl Row for MarketplacePaymentsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYMENTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_payments` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePaymentsQuery;

static MARKETPLACE_PAYMENTS_QUERY: Object = Object {
    name: "MarketplacePaymentsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceCardPayment",
            description: "Where the card payment of an order stands. Only for its buyer and its seller: `FORBIDDEN` for others. `NOT_FOUND` for an order without one.",
            ty: "MarketplaceCardPayment",
            arguments: &[
                Argument {
                    name: "orderId",
                    description: "Id of the order.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_PAYMENT_STATUS_ASKING),
        },
        Field {
            name: "marketplaceCardRefunds",
            description: "For administrators: money of card payments that goes back, by default what the provider refuses to give back; the oldest first.",
            ty: "MarketplaceCardRefundConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status; those that were refused by default.",
                    ty: "MarketplaceRefundStatus",
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
            source: Source::Operation(&LIST_MARKETPLACE_CARD_REFUNDS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payments::MARKETPLACE_CARD_PAYMENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payments::MARKETPLACE_CARD_REFUND_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_payments::MARKETPLACE_REFUND_STATUS_WORDS
                .register(registry)
        },
    ],
};

impl Row for MarketplacePaymentsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PAYMENTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static CREATE_MARKETPLACE_PAYMENT_INTENT_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplacePaymentIntent,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "order_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceOrder"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_marketplace_payment_intent,
};

static CREATE_MARKETPLACE_PAYMENT_INTENT_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplacePaymentIntentInput",
    description: "Input of `createMarketplacePaymentIntent`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_MARKETPLACE_PAYMENT_INTENT_PAYLOAD: Object = Object {
    name: "CreateMarketplacePaymentIntentPayload",
    description: "Result of `createMarketplacePaymentIntent`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "intent",
            description: "The new marketplace payment intent.",
            ty: "MarketplacePaymentIntent",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_payments::MARKETPLACE_PAYMENT_INTENT,
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
            &crate::graph::marketplace_payments::MARKETPLACE_PAYMENT_INTENT,
        ),
    ],
};

fn create_marketplace_payment_intent(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payments::MarketplacePaymentIntentResponse = ask
        .made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_PAYMENT_INTENT_PAYLOAD)
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

static CONFIRM_MARKETPLACE_CARD_PAYMENT_ASKING: Asking = Asking {
    operation: Operation::ConfirmMarketplaceCardPayment,
    inputs: &[
        Input {
            argument: "orderId",
            wire: "order_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceOrder"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: confirm_marketplace_card_payment,
};

static CONFIRM_MARKETPLACE_CARD_PAYMENT_INPUT_TABLE: InputTable = InputTable {
    name: "ConfirmMarketplaceCardPaymentInput",
    description: "Input of `confirmMarketplaceCardPayment`.",
    fields: &[
        Argument {
            name: "orderId",
            description: "Id of the order.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CONFIRM_MARKETPLACE_CARD_PAYMENT_PAYLOAD: Object = Object {
    name: "ConfirmMarketplaceCardPaymentPayload",
    description: "Result of `confirmMarketplaceCardPayment`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "payment",
            description: "The marketplace card payment after the change.",
            ty: "MarketplaceCardPayment",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_payments::MARKETPLACE_CARD_PAYMENT,
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
            &crate::graph::marketplace_payments::MARKETPLACE_CARD_PAYMENT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ],
};

fn confirm_marketplace_card_payment(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payments::MarketplaceCardPaymentResponse = ask
        .made()?;
    Ok(
        Shown::of(&CONFIRM_MARKETPLACE_CARD_PAYMENT_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("order_id"),
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

static GET_MARKETPLACE_PAYMENT_STATUS_ASKING: Asking = Asking {
    operation: Operation::GetMarketplacePaymentStatus,
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
    answer: get_marketplace_payment_status,
};

fn get_marketplace_payment_status(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payments::MarketplaceCardPaymentResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_MARKETPLACE_CARD_REFUNDS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCardRefunds,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_payments::MARKETPLACE_REFUND_STATUS_WORDS,
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
        let answer: crate::marketplace_payments::MarketplaceCardRefundPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_card_refunds,
};

fn list_marketplace_card_refunds(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payments::MarketplaceCardRefundPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static RETRY_MARKETPLACE_CARD_REFUND_ASKING: Asking = Asking {
    operation: Operation::RetryMarketplaceCardRefund,
    inputs: &[
        Input {
            argument: "refundId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: retry_marketplace_card_refund,
};

static RETRY_MARKETPLACE_CARD_REFUND_INPUT_TABLE: InputTable = InputTable {
    name: "RetryMarketplaceCardRefundInput",
    description: "Input of `retryMarketplaceCardRefund`.",
    fields: &[
        Argument {
            name: "refundId",
            description: "Id of the refund.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static RETRY_MARKETPLACE_CARD_REFUND_PAYLOAD: Object = Object {
    name: "RetryMarketplaceCardRefundPayload",
    description: "Result of `retryMarketplaceCardRefund`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "refund",
            description: "The marketplace card refund after the change.",
            ty: "MarketplaceCardRefund",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_payments::MARKETPLACE_CARD_REFUND,
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
            &crate::graph::marketplace_payments::MARKETPLACE_CARD_REFUND,
        ),
    ],
};

fn retry_marketplace_card_refund(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payments::MarketplaceCardRefundResponse = ask.made()?;
    Ok(
        Shown::of(&RETRY_MARKETPLACE_CARD_REFUND_PAYLOAD)
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

static SETTLE_MARKETPLACE_CARD_REFUND_ASKING: Asking = Asking {
    operation: Operation::SettleMarketplaceCardRefund,
    inputs: &[
        Input {
            argument: "refundId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
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
    answer: settle_marketplace_card_refund,
};

static SETTLE_MARKETPLACE_CARD_REFUND_INPUT_TABLE: InputTable = InputTable {
    name: "SettleMarketplaceCardRefundInput",
    description: "Input of `settleMarketplaceCardRefund`.",
    fields: &[
        Argument {
            name: "refundId",
            description: "Id of the refund.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "How. The buyer reads it.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static SETTLE_MARKETPLACE_CARD_REFUND_PAYLOAD: Object = Object {
    name: "SettleMarketplaceCardRefundPayload",
    description: "Result of `settleMarketplaceCardRefund`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "refund",
            description: "The marketplace card refund after the change.",
            ty: "MarketplaceCardRefund",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_payments::MARKETPLACE_CARD_REFUND,
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
            &crate::graph::marketplace_payments::MARKETPLACE_CARD_REFUND,
        ),
    ],
};

fn settle_marketplace_card_refund(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_payments::MarketplaceCardRefundResponse = ask.made()?;
    Ok(
        Shown::of(&SETTLE_MARKETPLACE_CARD_REFUND_PAYLOAD)
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
