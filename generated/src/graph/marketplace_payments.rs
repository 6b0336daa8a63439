// Made from contract/areas/marketplace_payments.yaml by codegen; edit the contract instead.

//! The area `marketplace_payments` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, numbered, plus,
    register_object, scalar,
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
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "refundedAmount",
            description: "What has gone back to the buyer.",
            ty: "Float!",
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
            ty: "Float!",
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
    ],
    types: &[
        |registry| CREATE_MARKETPLACE_PAYMENT_INTENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_PAYMENT_INTENT_PAYLOAD),
        |registry| CONFIRM_MARKETPLACE_CARD_PAYMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CONFIRM_MARKETPLACE_CARD_PAYMENT_PAYLOAD),
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
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_payments::MARKETPLACE_CARD_PAYMENT,
        ),
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
        .answer()?;
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
        .answer()?;
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
        .answer()?;
    Ok(IntoFound::into_found(answer.data))
}
