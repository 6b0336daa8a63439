// Made from contract/areas/marketplace_loyalty.yaml by codegen; edit the contract instead.

//! The area `marketplace_loyalty` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, numbered, page_cost, plus, register_object, scalar,
};

/// The words of `MarketplaceLoyaltyReason`.
pub static MARKETPLACE_LOYALTY_REASON_WORDS: EnumTable = EnumTable {
    name: "MarketplaceLoyaltyReason",
    description: "Why hours take nothing off a listing.",
    values: &[
        EnumValue {
            name: "FEATURE_UNAVAILABLE",
            word: "feature_unavailable",
            description: "The community has no marketplace.",
        },
        EnumValue {
            name: "INVALID_LISTING",
            word: "invalid_listing",
            description: "The listing is not this seller's, cannot be ordered, or has no price in Swiss francs.",
        },
        EnumValue {
            name: "MERCHANT_DISABLED",
            word: "merchant_disabled",
            description: "Its seller takes no hours.",
        },
        EnumValue {
            name: "MERCHANT_MISCONFIGURED",
            word: "merchant_misconfigured",
            description: "What was decided about its seller leads to no discount.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_loyalty::MarketplaceLoyaltyReason,
    MARKETPLACE_LOYALTY_REASON_WORDS
);

/// The words of `MarketplaceLoyaltyStatus`.
pub static MARKETPLACE_LOYALTY_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceLoyaltyStatus",
    description: "Status of a discount for hours.",
    values: &[
        EnumValue {
            name: "PENDING",
            word: "pending",
            description: "It is reserved for a while.",
        },
        EnumValue {
            name: "APPLIED",
            word: "applied",
            description: "It was used with an order.",
        },
        EnumValue {
            name: "REVERSED",
            word: "reversed",
            description: "It was not used in time, or its hours were given back.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_loyalty::MarketplaceLoyaltyStatus,
    MARKETPLACE_LOYALTY_STATUS_WORDS
);

/// `MarketplaceLoyaltyQuote`.
pub static MARKETPLACE_LOYALTY_QUOTE: Object = Object {
    name: "MarketplaceLoyaltyQuote",
    description: "What hours would take off a listing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "accepts",
            description: "Whether they take something off.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "memberCredits",
            description: "Hours that the viewer has and has not reserved.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "exchangeRateChf",
            description: "How many Swiss francs an hour takes off.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxDiscountPercent",
            description: "How many percent of the price hours take off at most.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxCreditsUsable",
            description: "How many hours can be used.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxDiscountChf",
            description: "What they would take off.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reason",
            description: "Why nothing. Null if something.",
            ty: "MarketplaceLoyaltyReason",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_REASON_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_loyalty::MarketplaceLoyaltyQuote {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LOYALTY_QUOTE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.accepts),
            1 => Show::show(&self.member_credits),
            2 => Show::show(&self.exchange_rate_chf),
            3 => Show::show(&self.max_discount_pct),
            4 => Show::show(&self.max_credits_usable),
            5 => Show::show(&self.max_discount_chf),
            6 => Show::show(&self.reason),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_loyalty::MarketplaceLoyaltyQuote, MARKETPLACE_LOYALTY_QUOTE
);

/// `MarketplaceLoyaltyRedemption`.
pub static MARKETPLACE_LOYALTY_REDEMPTION: Object = Object {
    name: "MarketplaceLoyaltyRedemption",
    description: "A discount for hours.",
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
            name: "member",
            description: "Who gives hours.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "merchant",
            description: "Who sells.",
            ty: "Member",
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
            name: "order",
            description: "The order that it was used with.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "creditsUsed",
            description: "Hours.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "exchangeRateChf",
            description: "How many Swiss francs an hour takes off.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "discountChf",
            description: "What is taken off.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderTotalChf",
            description: "What the listing costs without it.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a discount for hours.",
            ty: "MarketplaceLoyaltyStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "redeemedAt",
            description: "When it was reserved.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it is reserved.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reversedAt",
            description: "When it was reversed.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reversalReason",
            description: "Why.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_STATUS_WORDS
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
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Hours"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_loyalty::MarketplaceLoyaltyRedemption {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LOYALTY_REDEMPTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            5 => Show::show(&self.credits_used),
            6 => Show::show(&self.exchange_rate_chf),
            7 => Show::show(&self.discount_chf),
            8 => Show::show(&self.order_total_chf),
            9 => Show::show(&self.status),
            10 => Show::show(&self.redeemed_at),
            11 => Show::show(&self.expires_at),
            12 => Show::show(&self.reversed_at),
            13 => Show::show(&self.reversal_reason),
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
                    match numbered(&self.member_user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
                    match numbered(&self.merchant_user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                3 => {
                    match numbered(&self.listing_id) {
                        Some(number) => edges.find_marketplace_listing(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                4 => {
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
    crate ::marketplace_loyalty::MarketplaceLoyaltyRedemption,
    MARKETPLACE_LOYALTY_REDEMPTION
);

/// A page of `MarketplaceLoyaltyRedemption`.
pub static MARKETPLACE_LOYALTY_REDEMPTION_CONNECTION: Object = Object {
    name: "MarketplaceLoyaltyRedemptionConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceLoyaltyRedemptionEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LOYALTY_REDEMPTION_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceLoyaltyRedemption!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LOYALTY_REDEMPTION),
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
        |registry| register_object(registry, &MARKETPLACE_LOYALTY_REDEMPTION_EDGE),
        |registry| register_object(registry, &MARKETPLACE_LOYALTY_REDEMPTION),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceLoyaltyRedemption`.
pub static MARKETPLACE_LOYALTY_REDEMPTION_EDGE: Object = Object {
    name: "MarketplaceLoyaltyRedemptionEdge",
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
            ty: "MarketplaceLoyaltyRedemption!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LOYALTY_REDEMPTION),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_loyalty::MarketplaceLoyaltyRedemption {
    const CONNECTION: &'static Object = &MARKETPLACE_LOYALTY_REDEMPTION_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_LOYALTY_REDEMPTION_EDGE;
}

/// `MarketplaceLoyaltyReservation`.
pub static MARKETPLACE_LOYALTY_RESERVATION: Object = Object {
    name: "MarketplaceLoyaltyReservation",
    description: "A discount that is reserved.",
    interfaces: &[],
    fields: &[
        Field {
            name: "discountChf",
            description: "What is taken off.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "redemptionId",
            description: "Id to be named with the order.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "newWalletBalance",
            description: "Hours that are left when it is used.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Hours"), |registry| scalar(registry, "Money")],
};

impl Row for crate::marketplace_loyalty::MarketplaceLoyaltyReservation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LOYALTY_RESERVATION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.discount_chf),
            1 => {
                match numbered(&self.redemption_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => Show::show(&self.new_wallet_balance),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_loyalty::MarketplaceLoyaltyReservation,
    MARKETPLACE_LOYALTY_RESERVATION
);

/// `MarketplaceLoyaltySeller`.
pub static MARKETPLACE_LOYALTY_SELLER: Object = Object {
    name: "MarketplaceLoyaltySeller",
    description: "Whether a seller takes hours, and for how much.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "accepts",
            description: "Whether they take hours.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "exchangeRateChf",
            description: "How many Swiss francs an hour takes off.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxDiscountPercent",
            description: "How many percent of a price hours take off at most.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it was decided. Null if it never was.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_loyalty::MarketplaceLoyaltySeller {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LOYALTY_SELLER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.accepts),
            2 => Show::show(&self.exchange_rate_chf),
            3 => Show::show(&self.max_discount_pct),
            4 => Show::show(&self.updated_at),
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

crate::graph_row!(
    crate ::marketplace_loyalty::MarketplaceLoyaltySeller, MARKETPLACE_LOYALTY_SELLER
);

/// A page of `MarketplaceLoyaltySeller`.
pub static MARKETPLACE_LOYALTY_SELLER_CONNECTION: Object = Object {
    name: "MarketplaceLoyaltySellerConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MarketplaceLoyaltySellerEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LOYALTY_SELLER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[MarketplaceLoyaltySeller!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LOYALTY_SELLER),
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
        |registry| register_object(registry, &MARKETPLACE_LOYALTY_SELLER_EDGE),
        |registry| register_object(registry, &MARKETPLACE_LOYALTY_SELLER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `MarketplaceLoyaltySeller`.
pub static MARKETPLACE_LOYALTY_SELLER_EDGE: Object = Object {
    name: "MarketplaceLoyaltySellerEdge",
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
            ty: "MarketplaceLoyaltySeller!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MARKETPLACE_LOYALTY_SELLER),
        },
    ],
    types: &[],
};

impl Listed for crate::marketplace_loyalty::MarketplaceLoyaltySeller {
    const CONNECTION: &'static Object = &MARKETPLACE_LOYALTY_SELLER_CONNECTION;
    const EDGE: &'static Object = &MARKETPLACE_LOYALTY_SELLER_EDGE;
}

/// What the area `marketplace_loyalty` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceLoyaltyEdges: Send + Sync {}

impl<T: Send + Sync> MarketplaceLoyaltyEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_loyalty` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceLoyaltyMutation;

static MARKETPLACE_LOYALTY_MUTATION: Object = Object {
    name: "MarketplaceLoyaltyMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "redeemMarketplaceLoyalty",
            description: "Reserve a discount for hours, for 30 minutes. The hours move when it is used with an order (`loyaltyRedemptionId`), not before. A second one for the same listing takes its place. `INSUFFICIENT_CREDITS`, `MERCHANT_DISABLED`, `EXCEEDS_MAX_DISCOUNT`, or `REDEMPTION_FAILED` for a listing that takes no such discount.",
            ty: "RedeemMarketplaceLoyaltyPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RedeemMarketplaceLoyaltyInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REDEEM_MARKETPLACE_LOYALTY_ASKING),
        },
        Field {
            name: "reverseMarketplaceLoyaltyRedemption",
            description: "For administrators: give the hours of a discount back that was used. Its order stays as it is. `NOT_FOUND` without such a redemption, `FORBIDDEN` for one that the viewer has a part in, `VALIDATION_ERROR` unless it is applied.",
            ty: "ReverseMarketplaceLoyaltyRedemptionPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReverseMarketplaceLoyaltyRedemptionInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_ASKING),
        },
        Field {
            name: "setMarketplaceLoyaltySeller",
            description: "For administrators: decide whether a seller takes hours, and for how much. `NOT_FOUND` for whoever is no member.",
            ty: "SetMarketplaceLoyaltySellerPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SetMarketplaceLoyaltySellerInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SET_MARKETPLACE_LOYALTY_SELLER_ASKING),
        },
    ],
    types: &[
        |registry| REDEEM_MARKETPLACE_LOYALTY_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REDEEM_MARKETPLACE_LOYALTY_PAYLOAD),
        |registry| REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_INPUT_TABLE.register(registry),
        |registry| register_object(
            registry,
            &REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_PAYLOAD,
        ),
        |registry| SET_MARKETPLACE_LOYALTY_SELLER_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SET_MARKETPLACE_LOYALTY_SELLER_PAYLOAD),
    ],
};

impl Row for MarketplaceLoyaltyMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LOYALTY_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_loyalty` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceLoyaltyQuery;

static MARKETPLACE_LOYALTY_QUERY: Object = Object {
    name: "MarketplaceLoyaltyQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceLoyaltyQuote",
            description: "What the viewer's hours would take off a listing. `accepts` is false, with the reason, where they take nothing off.",
            ty: "MarketplaceLoyaltyQuote",
            arguments: &[
                Argument {
                    name: "sellerId",
                    description: "Id of the member who sells.",
                    ty: "ID!",
                    default: None,
                },
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&QUOTE_MARKETPLACE_LOYALTY_ASKING),
        },
        Field {
            name: "marketplaceLoyaltyRedemptionsForStaff",
            description: "For administrators: all discounts for hours, newest first.",
            ty: "MarketplaceLoyaltyRedemptionConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only those with this status.",
                    ty: "MarketplaceLoyaltyStatus",
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
            source: Source::Operation(
                &LIST_MARKETPLACE_LOYALTY_REDEMPTIONS_FOR_STAFF_ASKING,
            ),
        },
        Field {
            name: "marketplaceLoyaltySellers",
            description: "For administrators: which sellers take hours, and for how much, newest first.",
            ty: "MarketplaceLoyaltySellerConnection",
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
            source: Source::Operation(&LIST_MARKETPLACE_LOYALTY_SELLERS_ASKING),
        },
        Field {
            name: "marketplaceLoyaltySeller",
            description: "For administrators: whether a seller takes hours, and for how much. `NOT_FOUND` for whoever is no member.",
            ty: "MarketplaceLoyaltySeller",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_LOYALTY_SELLER_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_QUOTE,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_REDEMPTION_CONNECTION,
        ),
        |registry| {
            crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_SELLER_CONNECTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_SELLER,
        ),
    ],
};

impl Row for MarketplaceLoyaltyQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LOYALTY_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_loyalty` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceLoyaltyViewer;

static MARKETPLACE_LOYALTY_VIEWER: Object = Object {
    name: "MarketplaceLoyaltyViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceLoyaltyRedemptions",
            description: "What the viewer got for hours, or reserved, newest first, at most 50.",
            ty: "[MarketplaceLoyaltyRedemption!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_MARKETPLACE_LOYALTY_REDEMPTIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_REDEMPTION,
        ),
    ],
};

impl Row for MarketplaceLoyaltyViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_LOYALTY_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static QUOTE_MARKETPLACE_LOYALTY_ASKING: Asking = Asking {
    operation: Operation::QuoteMarketplaceLoyalty,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "seller_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Query,
            kind: InputKind::Id("MarketplaceListing"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: quote_marketplace_loyalty,
};

fn quote_marketplace_loyalty(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltyQuoteResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static REDEEM_MARKETPLACE_LOYALTY_ASKING: Asking = Asking {
    operation: Operation::RedeemMarketplaceLoyalty,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "seller_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "creditsToUse",
            wire: "credits_to_use",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: redeem_marketplace_loyalty,
};

static REDEEM_MARKETPLACE_LOYALTY_INPUT_TABLE: InputTable = InputTable {
    name: "RedeemMarketplaceLoyaltyInput",
    description: "Input of `redeemMarketplaceLoyalty`.",
    fields: &[
        Argument {
            name: "sellerId",
            description: "Id of the member who sells.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "creditsToUse",
            description: "Hours, two decimals at most.",
            ty: "Hours!",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

static REDEEM_MARKETPLACE_LOYALTY_PAYLOAD: Object = Object {
    name: "RedeemMarketplaceLoyaltyPayload",
    description: "Result of `redeemMarketplaceLoyalty`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "reservation",
            description: "The marketplace loyalty reservation after the change.",
            ty: "MarketplaceLoyaltyReservation",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_RESERVATION,
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
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_RESERVATION,
        ),
    ],
};

fn redeem_marketplace_loyalty(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltyReservationResponse = ask
        .made()?;
    Ok(
        Shown::of(&REDEEM_MARKETPLACE_LOYALTY_PAYLOAD)
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

static LIST_MY_MARKETPLACE_LOYALTY_REDEMPTIONS_ASKING: Asking = Asking {
    operation: Operation::ListMyMarketplaceLoyaltyRedemptions,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_marketplace_loyalty_redemptions,
};

fn list_my_marketplace_loyalty_redemptions(
    mut ask: Ask,
) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltyRedemptionList = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data.items))
}

static LIST_MARKETPLACE_LOYALTY_REDEMPTIONS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceLoyaltyRedemptionsForStaff,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_STATUS_WORDS,
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
        let answer: crate::marketplace_loyalty::MarketplaceLoyaltyRedemptionPage = ask
            .made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_loyalty_redemptions_for_staff,
};

fn list_marketplace_loyalty_redemptions_for_staff(
    mut ask: Ask,
) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltyRedemptionPage = ask
        .made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_ASKING: Asking = Asking {
    operation: Operation::ReverseMarketplaceLoyaltyRedemption,
    inputs: &[
        Input {
            argument: "redemptionId",
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
    answer: reverse_marketplace_loyalty_redemption,
};

static REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_INPUT_TABLE: InputTable = InputTable {
    name: "ReverseMarketplaceLoyaltyRedemptionInput",
    description: "Input of `reverseMarketplaceLoyaltyRedemption`.",
    fields: &[
        Argument {
            name: "redemptionId",
            description: "Id of the redemption.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why, in words.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_PAYLOAD: Object = Object {
    name: "ReverseMarketplaceLoyaltyRedemptionPayload",
    description: "Result of `reverseMarketplaceLoyaltyRedemption`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "redemption",
            description: "The marketplace loyalty redemption after the change.",
            ty: "MarketplaceLoyaltyRedemption",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_REDEMPTION,
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
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_REDEMPTION,
        ),
    ],
};

fn reverse_marketplace_loyalty_redemption(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltyRedemptionResponse = ask
        .made()?;
    Ok(
        Shown::of(&REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_PAYLOAD)
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

static LIST_MARKETPLACE_LOYALTY_SELLERS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceLoyaltySellers,
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
        let answer: crate::marketplace_loyalty::MarketplaceLoyaltySellerPage = ask
            .made()?;
        Ok(answer.meta.total)
    }),
    answer: list_marketplace_loyalty_sellers,
};

fn list_marketplace_loyalty_sellers(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltySellerPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static GET_MARKETPLACE_LOYALTY_SELLER_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceLoyaltySeller,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_loyalty_seller,
};

fn get_marketplace_loyalty_seller(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltySellerResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SET_MARKETPLACE_LOYALTY_SELLER_ASKING: Asking = Asking {
    operation: Operation::SetMarketplaceLoyaltySeller,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "userId",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "accepts",
            wire: "accepts",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "exchangeRateChf",
            wire: "exchange_rate_chf",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxDiscountPercent",
            wire: "max_discount_pct",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: set_marketplace_loyalty_seller,
};

static SET_MARKETPLACE_LOYALTY_SELLER_INPUT_TABLE: InputTable = InputTable {
    name: "SetMarketplaceLoyaltySellerInput",
    description: "Input of `setMarketplaceLoyaltySeller`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "accepts",
            description: "Whether they do.",
            ty: "Boolean",
            default: None,
        },
        Argument {
            name: "exchangeRateChf",
            description: "How many Swiss francs an hour takes off, two decimals at most.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "maxDiscountPercent",
            description: "How many percent of a price hours take off at most.",
            ty: "Int",
            default: None,
        },
    ],
    types: &[],
};

static SET_MARKETPLACE_LOYALTY_SELLER_PAYLOAD: Object = Object {
    name: "SetMarketplaceLoyaltySellerPayload",
    description: "Result of `setMarketplaceLoyaltySeller`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "settings",
            description: "The marketplace loyalty seller after the change.",
            ty: "MarketplaceLoyaltySeller",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_SELLER,
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
            &crate::graph::marketplace_loyalty::MARKETPLACE_LOYALTY_SELLER,
        ),
    ],
};

fn set_marketplace_loyalty_seller(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_loyalty::MarketplaceLoyaltySellerResponse = ask
        .made()?;
    Ok(
        Shown::of(&SET_MARKETPLACE_LOYALTY_SELLER_PAYLOAD)
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
