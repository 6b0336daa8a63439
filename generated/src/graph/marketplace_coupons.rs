// Made from contract/areas/marketplace_coupons.yaml by codegen; edit the contract instead.

//! The area `marketplace_coupons` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Object, Row, Show, Shown, Source, as_amount,
    found_each, found_together, global_id, numbered, plus, register_object, scalar,
};

/// The words of `MarketplaceCouponDiscount`.
pub static MARKETPLACE_COUPON_DISCOUNT_WORDS: EnumTable = EnumTable {
    name: "MarketplaceCouponDiscount",
    description: "What a coupon takes off an order.",
    values: &[
        EnumValue {
            name: "PERCENT",
            word: "percent",
            description: "A part of what it costs.",
        },
        EnumValue {
            name: "FIXED",
            word: "fixed",
            description: "An amount.",
        },
        EnumValue {
            name: "BOGO",
            word: "bogo",
            description: "Of two, one is free.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_coupons::MarketplaceCouponDiscount,
    MARKETPLACE_COUPON_DISCOUNT_WORDS
);

/// The words of `MarketplaceCouponRedemptionMethod`.
pub static MARKETPLACE_COUPON_REDEMPTION_METHOD_WORDS: EnumTable = EnumTable {
    name: "MarketplaceCouponRedemptionMethod",
    description: "How a coupon was used.",
    values: &[
        EnumValue {
            name: "ONLINE",
            word: "online",
            description: "With an order.",
        },
        EnumValue {
            name: "QR_SCAN",
            word: "qr_scan",
            description: "In the shop.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_coupons::MarketplaceCouponRedemptionMethod,
    MARKETPLACE_COUPON_REDEMPTION_METHOD_WORDS
);

/// The words of `MarketplaceCouponScope`.
pub static MARKETPLACE_COUPON_SCOPE_WORDS: EnumTable = EnumTable {
    name: "MarketplaceCouponScope",
    description: "What a coupon is for.",
    values: &[
        EnumValue {
            name: "ALL_LISTINGS",
            word: "all_listings",
            description: "Everything that its seller sells.",
        },
        EnumValue {
            name: "LISTING_IDS",
            word: "listing_ids",
            description: "Some listings.",
        },
        EnumValue {
            name: "CATEGORY_IDS",
            word: "category_ids",
            description: "Listings of some categories.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_coupons::MarketplaceCouponScope, MARKETPLACE_COUPON_SCOPE_WORDS
);

/// The words of `MarketplaceCouponStatus`.
pub static MARKETPLACE_COUPON_STATUS_WORDS: EnumTable = EnumTable {
    name: "MarketplaceCouponStatus",
    description: "Status of a coupon.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "Only its seller sees it.",
        },
        EnumValue {
            name: "ACTIVE",
            word: "active",
            description: "It can be used, in its period.",
        },
        EnumValue {
            name: "PAUSED",
            word: "paused",
            description: "It cannot be used for now.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "expired",
            description: "Its time is over.",
        },
    ],
};

crate::graph_words!(
    crate ::marketplace_coupons::MarketplaceCouponStatus, MARKETPLACE_COUPON_STATUS_WORDS
);

/// `MarketplaceCoupon`.
pub static MARKETPLACE_COUPON: Object = Object {
    name: "MarketplaceCoupon",
    description: "What a seller takes off orders.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the coupon.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "seller",
            description: "Its seller.",
            ty: "MarketplaceSeller",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "code",
            description: "What buyers enter.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "More about it.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "discountType",
            description: "What a coupon takes off an order.",
            ty: "MarketplaceCouponDiscount!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "discountValue",
            description: "Percent, or an amount in the currency of the order.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "minOrderAmount",
            description: "What the order has to cost before, in its currency. A currency without hundredths is refused then.",
            ty: "Money",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxUses",
            description: "How often it can be used. Null without an end.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "maxUsesPerMember",
            description: "How often one member can use it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "validFrom",
            description: "From when it can be used.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "validUntil",
            description: "Until when it can be used.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "Status of a coupon.",
            ty: "MarketplaceCouponStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isSuspended",
            description: "Whether staff have suspended it, so that its seller cannot activate it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "appliesTo",
            description: "What a coupon is for.",
            ty: "MarketplaceCouponScope!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "usageCount",
            description: "How often it was used.",
            ty: "Int!",
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
            name: "updatedAt",
            description: "When it last changed.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listings",
            description: "The listings that it is for, as far as the viewer sees them. Empty unless `appliesTo` is `LISTING_IDS`.",
            ty: "[MarketplaceListing!]",
            arguments: &[],
            cost: Some(plus::<10>),
            source: Source::Edge,
        },
        Field {
            name: "categories",
            description: "The categories that it is for. Empty unless `appliesTo` is `CATEGORY_IDS`.",
            ty: "[MarketplaceCategory!]",
            arguments: &[],
            cost: Some(plus::<10>),
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
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_DISCOUNT_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_SCOPE_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_STATUS_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER,
        ),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_coupons::MarketplaceCoupon {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COUPON
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("MarketplaceCoupon", self.id)),
            2 => Show::show(&self.code),
            3 => Show::show(&self.title),
            4 => Show::show(&self.description),
            5 => Show::show(&self.discount_type),
            6 => Show::show(&self.discount_value),
            7 => as_amount(Show::show(&self.min_order_cents)),
            8 => Show::show(&self.max_uses),
            9 => Show::show(&self.max_uses_per_member),
            10 => Show::show(&self.valid_from),
            11 => Show::show(&self.valid_until),
            12 => Show::show(&self.status),
            13 => Show::show(&self.is_suspended),
            14 => Show::show(&self.applies_to),
            15 => Show::show(&self.usage_count),
            16 => Show::show(&self.created_at),
            17 => Show::show(&self.updated_at),
            20 => Got::Value(Value::String(self.id.to_string())),
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
                    match numbered(&self.seller_profile_id) {
                        Some(number) => edges.find_marketplace_seller(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                18 => {
                    match self.applies_to.as_str() {
                        "listing_ids" => {
                            found_each(
                                    self
                                        .applies_to_ids
                                        .as_deref()
                                        .unwrap_or_default()
                                        .iter()
                                        .map(|number| edges.find_marketplace_listing(ctx, *number))
                                        .collect(),
                                )
                                .await
                        }
                        _ => Ok(Found::Rows(Vec::new())),
                    }
                }
                19 => {
                    match self.applies_to.as_str() {
                        "category_ids" => {
                            found_each(
                                    self
                                        .applies_to_ids
                                        .as_deref()
                                        .unwrap_or_default()
                                        .iter()
                                        .map(|number| edges.find_marketplace_category(ctx, *number))
                                        .collect(),
                                )
                                .await
                        }
                        _ => Ok(Found::Rows(Vec::new())),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::marketplace_coupons::MarketplaceCoupon, MARKETPLACE_COUPON);

/// `MarketplaceCouponQuote`.
pub static MARKETPLACE_COUPON_QUOTE: Object = Object {
    name: "MarketplaceCouponQuote",
    description: "What a coupon would take off an order.",
    interfaces: &[],
    fields: &[
        Field {
            name: "coupon",
            description: "What a seller takes off orders.",
            ty: "MarketplaceCoupon!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_coupons::MARKETPLACE_COUPON),
        },
        Field {
            name: "discountAmount",
            description: "What it would take off.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "The currency.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "orderTotalAmount",
            description: "What the order costs without it, with shipping.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_coupons::MarketplaceCouponQuote {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COUPON_QUOTE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.coupon),
            1 => Show::show(&self.discount_amount),
            2 => Show::show(&self.currency),
            3 => Show::show(&self.order_total_amount),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_coupons::MarketplaceCouponQuote, MARKETPLACE_COUPON_QUOTE
);

/// `MarketplaceCouponRedemption`.
pub static MARKETPLACE_COUPON_REDEMPTION: Object = Object {
    name: "MarketplaceCouponRedemption",
    description: "A use of a coupon.",
    interfaces: &[],
    fields: &[
        Field {
            name: "coupon",
            description: "The coupon.",
            ty: "MarketplaceCoupon",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "The member who used it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "order",
            description: "The order. Null in the shop.",
            ty: "MarketplaceOrder",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "discountAmount",
            description: "What it took off. 0 in the shop, where the seller takes it off.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "The currency of the order. Null in the shop.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "redeemedAt",
            description: "When.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "redemptionMethod",
            description: "How a coupon was used.",
            ty: "MarketplaceCouponRedemptionMethod!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_REDEMPTION_METHOD_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_coupons::MarketplaceCouponRedemption {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COUPON_REDEMPTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            3 => Show::show(&self.discount_amount),
            4 => Show::show(&self.currency),
            5 => Show::show(&self.redeemed_at),
            6 => Show::show(&self.redemption_method),
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
                    match numbered(&self.coupon_id) {
                        Some(number) => edges.find_marketplace_coupon(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                1 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                2 => {
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
    crate ::marketplace_coupons::MarketplaceCouponRedemption,
    MARKETPLACE_COUPON_REDEMPTION
);

/// `MarketplaceCouponToken`.
pub static MARKETPLACE_COUPON_TOKEN: Object = Object {
    name: "MarketplaceCouponToken",
    description: "A code that the seller of a coupon scans.",
    interfaces: &[],
    fields: &[
        Field {
            name: "token",
            description: "The code. It is not shown again.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "expiresAt",
            description: "Until when it is good.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "couponCode",
            description: "The code of the coupon.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

impl Row for crate::marketplace_coupons::MarketplaceCouponToken {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COUPON_TOKEN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.token),
            1 => Show::show(&self.expires_at),
            2 => Show::show(&self.coupon_code),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_coupons::MarketplaceCouponToken, MARKETPLACE_COUPON_TOKEN
);

/// What the area `marketplace_coupons` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplaceCouponsEdges: Send + Sync {
    /// The `MarketplaceCoupon` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_marketplace_coupon(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(
                ctx,
                "MarketplaceCoupon",
                number,
                Some(Operation::GetMarketplaceCoupon),
            )
            .await
    }
}

impl<T: Send + Sync> MarketplaceCouponsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_coupons` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceCouponsMutation;

static MARKETPLACE_COUPONS_MUTATION: Object = Object {
    name: "MarketplaceCouponsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "validateMarketplaceCoupon",
            description: "Ask what a coupon would take off an order. Nothing is reserved: what counts is the order. `VALIDATION_ERROR` if it could not be used for the order, `RESOURCE_NOT_FOUND` for a listing that the viewer does not see. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "ValidateMarketplaceCouponPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ValidateMarketplaceCouponInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&VALIDATE_MARKETPLACE_COUPON_ASKING),
        },
        Field {
            name: "createMarketplaceCouponToken",
            description: "Get a code that the seller of a coupon scans when the viewer buys in their shop. It is good once, for five minutes, and replaces the one before. `NOT_FOUND` for a coupon that the viewer does not see, `VALIDATION_ERROR` for one that they cannot use. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "CreateMarketplaceCouponTokenPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceCouponTokenInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_COUPON_TOKEN_ASKING),
        },
        Field {
            name: "redeemMarketplaceCouponToken",
            description: "Take a coupon in the shop, by the code that its buyer shows. Only its seller. `QR_NOT_FOUND` for a code that is unknown, used or expired, `NOT_FOR_SELLER` for another seller's, `VALIDATION_ERROR` when the coupon cannot be used any more. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "RedeemMarketplaceCouponTokenPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RedeemMarketplaceCouponTokenInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REDEEM_MARKETPLACE_COUPON_TOKEN_ASKING),
        },
        Field {
            name: "createMarketplaceCoupon",
            description: "Make a coupon for what the viewer sells. `VALIDATION_ERROR` for a code that another coupon has, a period that ends before it begins, and what it is for but the viewer does not sell. `FORBIDDEN` for whoever is no seller, `SELLER_SUSPENDED` for a suspended one. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "CreateMarketplaceCouponPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateMarketplaceCouponInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_MARKETPLACE_COUPON_ASKING),
        },
        Field {
            name: "updateMarketplaceCoupon",
            description: "Change a coupon of the viewer's. `NOT_FOUND` for others. `VALIDATION_ERROR` for a code that another coupon has, a period that ends before it begins, and what it is for but the viewer does not sell. `VALIDATION_ERROR` as well for fewer uses than it has, a status that it cannot take, and the status of one that staff have suspended. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "UpdateMarketplaceCouponPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateMarketplaceCouponInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_MARKETPLACE_COUPON_ASKING),
        },
        Field {
            name: "deleteMarketplaceCoupon",
            description: "Delete a coupon of the viewer's. What it was used for stays. `NOT_FOUND` for others. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "DeleteMarketplaceCouponPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteMarketplaceCouponInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_MARKETPLACE_COUPON_ASKING),
        },
        Field {
            name: "suspendMarketplaceCoupon",
            description: "For administrators: pause a coupon for good. Its seller is notified, and cannot activate it again. Doing it again changes nothing. `NOT_FOUND` without such a coupon, `FORBIDDEN` for the viewer's own. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "SuspendMarketplaceCouponPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SuspendMarketplaceCouponInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SUSPEND_MARKETPLACE_COUPON_ASKING),
        },
        Field {
            name: "removeMarketplaceCoupon",
            description: "For administrators: delete a coupon. What it was used for stays. Its seller is notified. `NOT_FOUND` without such a coupon, `FORBIDDEN` for the viewer's own. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "RemoveMarketplaceCouponPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RemoveMarketplaceCouponInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REMOVE_MARKETPLACE_COUPON_ASKING),
        },
    ],
    types: &[
        |registry| VALIDATE_MARKETPLACE_COUPON_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &VALIDATE_MARKETPLACE_COUPON_PAYLOAD),
        |registry| CREATE_MARKETPLACE_COUPON_TOKEN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_COUPON_TOKEN_PAYLOAD),
        |registry| REDEEM_MARKETPLACE_COUPON_TOKEN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REDEEM_MARKETPLACE_COUPON_TOKEN_PAYLOAD),
        |registry| CREATE_MARKETPLACE_COUPON_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_MARKETPLACE_COUPON_PAYLOAD),
        |registry| UPDATE_MARKETPLACE_COUPON_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_MARKETPLACE_COUPON_PAYLOAD),
        |registry| DELETE_MARKETPLACE_COUPON_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_MARKETPLACE_COUPON_PAYLOAD),
        |registry| SUSPEND_MARKETPLACE_COUPON_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SUSPEND_MARKETPLACE_COUPON_PAYLOAD),
        |registry| REMOVE_MARKETPLACE_COUPON_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REMOVE_MARKETPLACE_COUPON_PAYLOAD),
    ],
};

impl Row for MarketplaceCouponsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COUPONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_coupons` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceCouponsQuery;

static MARKETPLACE_COUPONS_QUERY: Object = Object {
    name: "MarketplaceCouponsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceCoupons",
            description: "Coupons that can be used now, of all sellers or of one, newest first, at most 200. `NOT_FOUND` for a seller whom the viewer does not see. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "[MarketplaceCoupon!]",
            arguments: &[
                Argument {
                    name: "sellerId",
                    description: "Only those of this seller.",
                    ty: "ID",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_COUPONS_ASKING),
        },
        Field {
            name: "marketplaceCoupon",
            description: "A coupon that can be used now, or one of the viewer's own; administrators see all of them. `NOT_FOUND` for others. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "MarketplaceCoupon",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the coupon.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_COUPON_ASKING),
        },
        Field {
            name: "marketplaceCouponRedemptions",
            description: "Who used a coupon of the viewer's, newest first, at most 500. `NOT_FOUND` for others. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "[MarketplaceCouponRedemption!]",
            arguments: &[
                Argument {
                    name: "couponId",
                    description: "Id of the coupon.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_COUPON_REDEMPTIONS_ASKING),
        },
        Field {
            name: "marketplaceCouponsForStaff",
            description: "For administrators: the community's coupons in every status, newest first, at most 500. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "[MarketplaceCoupon!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_COUPONS_FOR_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_REDEMPTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
    ],
};

impl Row for MarketplaceCouponsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COUPONS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_coupons` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplaceCouponsViewer;

static MARKETPLACE_COUPONS_VIEWER: Object = Object {
    name: "MarketplaceCouponsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplaceCoupons",
            description: "The viewer's coupons in every status, newest first. `FORBIDDEN` for whoever is no seller. `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.",
            ty: "[MarketplaceCoupon!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_MARKETPLACE_COUPONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
    ],
};

impl Row for MarketplaceCouponsViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_COUPONS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_COUPONS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCoupons,
    inputs: &[
        Input {
            argument: "sellerId",
            wire: "seller_id",
            place: InputPlace::Query,
            kind: InputKind::Id("MarketplaceSeller"),
        },
        Input {
            argument: "",
            wire: "seller_id_kind",
            place: InputPlace::Query,
            kind: InputKind::Fixed("profile"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_coupons,
};

fn list_marketplace_coupons(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponList = ask.made()?;
    Ok(IntoFound::into_found(answer.data.items))
}

static GET_MARKETPLACE_COUPON_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceCoupon,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCoupon"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_marketplace_coupon,
};

fn get_marketplace_coupon(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static VALIDATE_MARKETPLACE_COUPON_ASKING: Asking = Asking {
    operation: Operation::ValidateMarketplaceCoupon,
    inputs: &[
        Input {
            argument: "code",
            wire: "code",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "listingId",
            wire: "listing_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "shippingOptionId",
            wire: "shipping_option_id",
            place: InputPlace::Body,
            kind: InputKind::Id("MarketplaceShippingOption"),
        },
        Input {
            argument: "quantity",
            wire: "quantity",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: validate_marketplace_coupon,
};

static VALIDATE_MARKETPLACE_COUPON_INPUT_TABLE: InputTable = InputTable {
    name: "ValidateMarketplaceCouponInput",
    description: "Input of `validateMarketplaceCoupon`.",
    fields: &[
        Argument {
            name: "code",
            description: "Its code, in any case.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "shippingOptionId",
            description: "Id of one of the seller's shipping options.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "quantity",
            description: "How many.",
            ty: "Int",
            default: Some("1"),
        },
    ],
    types: &[],
};

static VALIDATE_MARKETPLACE_COUPON_PAYLOAD: Object = Object {
    name: "ValidateMarketplaceCouponPayload",
    description: "Result of `validateMarketplaceCoupon`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "quote",
            description: "The marketplace coupon quote after the change.",
            ty: "MarketplaceCouponQuote",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_QUOTE,
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
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_QUOTE,
        ),
    ],
};

fn validate_marketplace_coupon(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponQuoteResponse = ask.made()?;
    Ok(
        Shown::of(&VALIDATE_MARKETPLACE_COUPON_PAYLOAD)
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

static CREATE_MARKETPLACE_COUPON_TOKEN_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceCouponToken,
    inputs: &[
        Input {
            argument: "couponId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCoupon"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_marketplace_coupon_token,
};

static CREATE_MARKETPLACE_COUPON_TOKEN_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceCouponTokenInput",
    description: "Input of `createMarketplaceCouponToken`.",
    fields: &[
        Argument {
            name: "couponId",
            description: "Id of the coupon.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CREATE_MARKETPLACE_COUPON_TOKEN_PAYLOAD: Object = Object {
    name: "CreateMarketplaceCouponTokenPayload",
    description: "Result of `createMarketplaceCouponToken`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "token",
            description: "The new marketplace coupon token.",
            ty: "MarketplaceCouponToken",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_TOKEN,
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
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_TOKEN,
        ),
    ],
};

fn create_marketplace_coupon_token(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponTokenResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_COUPON_TOKEN_PAYLOAD)
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

static REDEEM_MARKETPLACE_COUPON_TOKEN_ASKING: Asking = Asking {
    operation: Operation::RedeemMarketplaceCouponToken,
    inputs: &[
        Input {
            argument: "token",
            wire: "token",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: redeem_marketplace_coupon_token,
};

static REDEEM_MARKETPLACE_COUPON_TOKEN_INPUT_TABLE: InputTable = InputTable {
    name: "RedeemMarketplaceCouponTokenInput",
    description: "Input of `redeemMarketplaceCouponToken`.",
    fields: &[
        Argument {
            name: "token",
            description: "The code.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static REDEEM_MARKETPLACE_COUPON_TOKEN_PAYLOAD: Object = Object {
    name: "RedeemMarketplaceCouponTokenPayload",
    description: "Result of `redeemMarketplaceCouponToken`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "coupon",
            description: "The marketplace coupon after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceCoupon",
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
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
    ],
};

fn redeem_marketplace_coupon_token(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponUseResponse = ask.made()?;
    let coupon = numbered(&answer.data.coupon_id);
    Ok(
        Shown::of(&REDEEM_MARKETPLACE_COUPON_TOKEN_PAYLOAD)
            .beside(
                coupon,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_coupon(ctx, number).await
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

static LIST_MY_MARKETPLACE_COUPONS_ASKING: Asking = Asking {
    operation: Operation::ListMyMarketplaceCoupons,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_marketplace_coupons,
};

fn list_my_marketplace_coupons(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponList = ask.made()?;
    Ok(IntoFound::into_found(answer.data.items))
}

static CREATE_MARKETPLACE_COUPON_ASKING: Asking = Asking {
    operation: Operation::CreateMarketplaceCoupon,
    inputs: &[
        Input {
            argument: "code",
            wire: "code",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "discountType",
            wire: "discount_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_DISCOUNT_WORDS,
            ),
        },
        Input {
            argument: "discountValue",
            wire: "discount_value",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "minOrderAmount",
            wire: "min_order_cents",
            place: InputPlace::Body,
            kind: InputKind::Hundredths,
        },
        Input {
            argument: "maxUses",
            wire: "max_uses",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxUsesPerMember",
            wire: "max_uses_per_member",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "validFrom",
            wire: "valid_from",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "validUntil",
            wire: "valid_until",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_STATUS_WORDS,
            ),
        },
        Input {
            argument: "appliesTo",
            wire: "applies_to",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_SCOPE_WORDS,
            ),
        },
        Input {
            argument: "appliesToIds",
            wire: "applies_to_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_marketplace_coupon,
};

static CREATE_MARKETPLACE_COUPON_INPUT_TABLE: InputTable = InputTable {
    name: "CreateMarketplaceCouponInput",
    description: "Input of `createMarketplaceCoupon`.",
    fields: &[
        Argument {
            name: "code",
            description: "What buyers enter: letters, digits, hyphens and underscores, in any case. One is made if none is said.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "title",
            description: "What it is called, one line.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "description",
            description: "More about it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "discountType",
            description: "What a coupon takes off an order.",
            ty: "MarketplaceCouponDiscount!",
            default: None,
        },
        Argument {
            name: "discountValue",
            description: "Percent, or an amount in the currency of the order, with two decimals at most. Nothing for one of two for free.",
            ty: "Float",
            default: Some("0"),
        },
        Argument {
            name: "minOrderAmount",
            description: "What the order has to cost before, in its currency. A currency without hundredths is refused then.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "maxUses",
            description: "How often it can be used. Null without an end.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "maxUsesPerMember",
            description: "How often one member can use it.",
            ty: "Int",
            default: Some("1"),
        },
        Argument {
            name: "validFrom",
            description: "From when it can be used. Null for at once.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "validUntil",
            description: "Until when it can be used. Null without an end.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "status",
            description: "Its status.",
            ty: "MarketplaceCouponStatus",
            default: Some("DRAFT"),
        },
        Argument {
            name: "appliesTo",
            description: "What it is for.",
            ty: "MarketplaceCouponScope",
            default: Some("ALL_LISTINGS"),
        },
        Argument {
            name: "appliesToIds",
            description: "The listings or categories that it is for, each once, by the ids that the REST API uses.",
            ty: "[ID!]",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_DISCOUNT_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_SCOPE_WORDS
                .register(registry)
        },
    ],
};

static CREATE_MARKETPLACE_COUPON_PAYLOAD: Object = Object {
    name: "CreateMarketplaceCouponPayload",
    description: "Result of `createMarketplaceCoupon`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "coupon",
            description: "The new marketplace coupon.",
            ty: "MarketplaceCoupon",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_coupons::MARKETPLACE_COUPON),
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
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
    ],
};

fn create_marketplace_coupon(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_MARKETPLACE_COUPON_PAYLOAD)
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

static UPDATE_MARKETPLACE_COUPON_ASKING: Asking = Asking {
    operation: Operation::UpdateMarketplaceCoupon,
    inputs: &[
        Input {
            argument: "couponId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCoupon"),
        },
        Input {
            argument: "code",
            wire: "code",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "description",
            wire: "description",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "discountType",
            wire: "discount_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_DISCOUNT_WORDS,
            ),
        },
        Input {
            argument: "discountValue",
            wire: "discount_value",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "minOrderAmount",
            wire: "min_order_cents",
            place: InputPlace::Body,
            kind: InputKind::Hundredths,
        },
        Input {
            argument: "maxUses",
            wire: "max_uses",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "maxUsesPerMember",
            wire: "max_uses_per_member",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "validFrom",
            wire: "valid_from",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "validUntil",
            wire: "valid_until",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_STATUS_WORDS,
            ),
        },
        Input {
            argument: "appliesTo",
            wire: "applies_to",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_coupons::MARKETPLACE_COUPON_SCOPE_WORDS,
            ),
        },
        Input {
            argument: "appliesToIds",
            wire: "applies_to_ids",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_marketplace_coupon,
};

static UPDATE_MARKETPLACE_COUPON_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateMarketplaceCouponInput",
    description: "Input of `updateMarketplaceCoupon`.",
    fields: &[
        Argument {
            name: "couponId",
            description: "Id of the coupon.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "code",
            description: "What buyers enter: letters, digits, hyphens and underscores, in any case.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "title",
            description: "What it is called, one line.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "description",
            description: "More about it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "discountType",
            description: "What it takes off.",
            ty: "MarketplaceCouponDiscount",
            default: None,
        },
        Argument {
            name: "discountValue",
            description: "Percent, or an amount in the currency of the order, with two decimals at most. Nothing for one of two for free.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "minOrderAmount",
            description: "What the order has to cost before, in its currency. A currency without hundredths is refused then.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "maxUses",
            description: "How often it can be used. Null without an end.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "maxUsesPerMember",
            description: "How often one member can use it.",
            ty: "Int",
            default: None,
        },
        Argument {
            name: "validFrom",
            description: "From when it can be used. Null for at once.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "validUntil",
            description: "Until when it can be used. Null without an end.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "status",
            description: "Its status.",
            ty: "MarketplaceCouponStatus",
            default: None,
        },
        Argument {
            name: "appliesTo",
            description: "What it is for.",
            ty: "MarketplaceCouponScope",
            default: None,
        },
        Argument {
            name: "appliesToIds",
            description: "The listings or categories that it is for, each once, by the ids that the REST API uses.",
            ty: "[ID!]",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_DISCOUNT_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "DateTime"),
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_STATUS_WORDS
                .register(registry)
        },
        |registry| {
            crate::graph::marketplace_coupons::MARKETPLACE_COUPON_SCOPE_WORDS
                .register(registry)
        },
    ],
};

static UPDATE_MARKETPLACE_COUPON_PAYLOAD: Object = Object {
    name: "UpdateMarketplaceCouponPayload",
    description: "Result of `updateMarketplaceCoupon`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "coupon",
            description: "The marketplace coupon after the change.",
            ty: "MarketplaceCoupon",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_coupons::MARKETPLACE_COUPON),
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
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
    ],
};

fn update_marketplace_coupon(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_MARKETPLACE_COUPON_PAYLOAD)
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

static DELETE_MARKETPLACE_COUPON_ASKING: Asking = Asking {
    operation: Operation::DeleteMarketplaceCoupon,
    inputs: &[
        Input {
            argument: "couponId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCoupon"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: delete_marketplace_coupon,
};

static DELETE_MARKETPLACE_COUPON_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteMarketplaceCouponInput",
    description: "Input of `deleteMarketplaceCoupon`.",
    fields: &[
        Argument {
            name: "couponId",
            description: "Id of the coupon.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_MARKETPLACE_COUPON_PAYLOAD: Object = Object {
    name: "DeleteMarketplaceCouponPayload",
    description: "Result of `deleteMarketplaceCoupon`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplaceCouponId",
            description: "Global id of the marketplace coupon that is gone.",
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

fn delete_marketplace_coupon(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_MARKETPLACE_COUPON_PAYLOAD)
            .removed("MarketplaceCoupon", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_MARKETPLACE_COUPON_REDEMPTIONS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCouponRedemptions,
    inputs: &[
        Input {
            argument: "couponId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCoupon"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_coupon_redemptions,
};

fn list_marketplace_coupon_redemptions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponRedemptionList = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data.items))
}

static LIST_MARKETPLACE_COUPONS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListMarketplaceCouponsForStaff,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_coupons_for_staff,
};

fn list_marketplace_coupons_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponList = ask.made()?;
    Ok(IntoFound::into_found(answer.data.items))
}

static SUSPEND_MARKETPLACE_COUPON_ASKING: Asking = Asking {
    operation: Operation::SuspendMarketplaceCoupon,
    inputs: &[
        Input {
            argument: "couponId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCoupon"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: suspend_marketplace_coupon,
};

static SUSPEND_MARKETPLACE_COUPON_INPUT_TABLE: InputTable = InputTable {
    name: "SuspendMarketplaceCouponInput",
    description: "Input of `suspendMarketplaceCoupon`.",
    fields: &[
        Argument {
            name: "couponId",
            description: "Id of the coupon.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static SUSPEND_MARKETPLACE_COUPON_PAYLOAD: Object = Object {
    name: "SuspendMarketplaceCouponPayload",
    description: "Result of `suspendMarketplaceCoupon`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "coupon",
            description: "The marketplace coupon after the change.",
            ty: "MarketplaceCoupon",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::marketplace_coupons::MARKETPLACE_COUPON),
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
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
    ],
};

fn suspend_marketplace_coupon(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_coupons::MarketplaceCouponResponse = ask.made()?;
    Ok(
        Shown::of(&SUSPEND_MARKETPLACE_COUPON_PAYLOAD)
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

static REMOVE_MARKETPLACE_COUPON_ASKING: Asking = Asking {
    operation: Operation::RemoveMarketplaceCoupon,
    inputs: &[
        Input {
            argument: "couponId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceCoupon"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: remove_marketplace_coupon,
};

static REMOVE_MARKETPLACE_COUPON_INPUT_TABLE: InputTable = InputTable {
    name: "RemoveMarketplaceCouponInput",
    description: "Input of `removeMarketplaceCoupon`.",
    fields: &[
        Argument {
            name: "couponId",
            description: "Id of the coupon.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static REMOVE_MARKETPLACE_COUPON_PAYLOAD: Object = Object {
    name: "RemoveMarketplaceCouponPayload",
    description: "Result of `removeMarketplaceCoupon`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedMarketplaceCouponId",
            description: "Global id of the marketplace coupon that is gone.",
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

fn remove_marketplace_coupon(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&REMOVE_MARKETPLACE_COUPON_PAYLOAD)
            .removed("MarketplaceCoupon", ask.number("id"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
