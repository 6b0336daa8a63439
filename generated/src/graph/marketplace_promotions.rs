// Made from contract/areas/marketplace_promotions.yaml by codegen; edit the contract instead.

//! The area `marketplace_promotions` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Field, Found, Got, Input, InputKind, InputPlace, InputTable,
    IntoFound, Object, Row, Show, Shown, Source, numbered, plus, register_object, scalar,
};

/// `MarketplacePromotion`.
pub static MARKETPLACE_PROMOTION: Object = Object {
    name: "MarketplacePromotion",
    description: "How a listing is promoted.",
    interfaces: &[],
    fields: &[
        Field {
            name: "listing",
            description: "The listing.",
            ty: "MarketplaceListing",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "promotionType",
            description: "How. Null if it is not.",
            ty: "MarketplacePromotionType",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "promotedUntil",
            description: "Until when. Null if it is not.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isActive",
            description: "Whether it is promoted now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_PROMOTION_TYPE_WORDS
                .register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::marketplace_promotions::MarketplacePromotion {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PROMOTION
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.promotion_type),
            2 => Show::show(&self.promoted_until),
            3 => Show::show(&self.is_active),
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

crate::graph_row!(
    crate ::marketplace_promotions::MarketplacePromotion, MARKETPLACE_PROMOTION
);

/// `MarketplacePromotionProduct`.
pub static MARKETPLACE_PROMOTION_PRODUCT: Object = Object {
    name: "MarketplacePromotionProduct",
    description: "A way to promote a listing.",
    interfaces: &[],
    fields: &[
        Field {
            name: "promotionType",
            description: "How a thing for sale is promoted.",
            ty: "MarketplacePromotionType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "price",
            description: "What it costs.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "currency",
            description: "Currency of the price (ISO 4217).",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "durationHours",
            description: "How many hours it lasts.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isAvailable",
            description: "Whether it can be had: it costs nothing.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_PROMOTION_TYPE_WORDS
                .register(registry)
        },
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::marketplace_promotions::MarketplacePromotionProduct {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PROMOTION_PRODUCT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.promotion_type),
            1 => Show::show(&self.price),
            2 => Show::show(&self.currency),
            3 => Show::show(&self.duration_hours),
            4 => Show::show(&self.is_available),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(
    crate ::marketplace_promotions::MarketplacePromotionProduct,
    MARKETPLACE_PROMOTION_PRODUCT
);

/// What the area `marketplace_promotions` answers in the graph beside its operations.
#[async_trait]
pub trait MarketplacePromotionsEdges: Send + Sync {}

impl<T: Send + Sync> MarketplacePromotionsEdges for T {}

/// Fields of `Mutation` that operations of the area `marketplace_promotions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePromotionsMutation;

static MARKETPLACE_PROMOTIONS_MUTATION: Object = Object {
    name: "MarketplacePromotionsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "promoteMarketplaceListing",
            description: "Promote a listing for a while. `VALIDATION_ERROR` while it is promoted, and unless members may see it; `PAYMENT_UNAVAILABLE` for a promotion that costs something; `FEATURE_DISABLED` where the community has none. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else.",
            ty: "PromoteMarketplaceListingPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PromoteMarketplaceListingInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PROMOTE_MARKETPLACE_LISTING_ASKING),
        },
    ],
    types: &[
        |registry| PROMOTE_MARKETPLACE_LISTING_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PROMOTE_MARKETPLACE_LISTING_PAYLOAD),
    ],
};

impl Row for MarketplacePromotionsMutation {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PROMOTIONS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `marketplace_promotions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePromotionsQuery;

static MARKETPLACE_PROMOTIONS_QUERY: Object = Object {
    name: "MarketplacePromotionsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplacePromotionProducts",
            description: "How listings can be promoted. `FEATURE_DISABLED` where the community has no promotions.",
            ty: "[MarketplacePromotionProduct!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MARKETPLACE_PROMOTION_PRODUCTS_ASKING),
        },
        Field {
            name: "marketplaceListingPromotion",
            description: "How a listing is promoted. Its seller only: `FORBIDDEN` for others who may see it, `RESOURCE_NOT_FOUND` for everybody else.",
            ty: "MarketplacePromotion",
            arguments: &[
                Argument {
                    name: "listingId",
                    description: "Id of the listing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MARKETPLACE_LISTING_PROMOTION_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_promotions::MARKETPLACE_PROMOTION_PRODUCT,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_promotions::MARKETPLACE_PROMOTION,
        ),
    ],
};

impl Row for MarketplacePromotionsQuery {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PROMOTIONS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `marketplace_promotions` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarketplacePromotionsViewer;

static MARKETPLACE_PROMOTIONS_VIEWER: Object = Object {
    name: "MarketplacePromotionsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "marketplacePromotions",
            description: "The viewer's listings that are promoted, the longest first. `FEATURE_DISABLED` where the community has no promotions.",
            ty: "[MarketplacePromotion!]",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&LIST_MY_MARKETPLACE_PROMOTIONS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::marketplace_promotions::MARKETPLACE_PROMOTION,
        ),
    ],
};

impl Row for MarketplacePromotionsViewer {
    fn object(&self) -> &'static Object {
        &MARKETPLACE_PROMOTIONS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_MARKETPLACE_PROMOTION_PRODUCTS_ASKING: Asking = Asking {
    operation: Operation::ListMarketplacePromotionProducts,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_marketplace_promotion_products,
};

fn list_marketplace_promotion_products(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_promotions::MarketplacePromotionProductList = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_MY_MARKETPLACE_PROMOTIONS_ASKING: Asking = Asking {
    operation: Operation::ListMyMarketplacePromotions,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: list_my_marketplace_promotions,
};

fn list_my_marketplace_promotions(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_promotions::MarketplacePromotionList = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static PROMOTE_MARKETPLACE_LISTING_ASKING: Asking = Asking {
    operation: Operation::PromoteMarketplaceListing,
    inputs: &[
        Input {
            argument: "listingId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("MarketplaceListing"),
        },
        Input {
            argument: "promotionType",
            wire: "promotion_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::marketplace_listings::MARKETPLACE_PROMOTION_TYPE_WORDS,
            ),
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: promote_marketplace_listing,
};

static PROMOTE_MARKETPLACE_LISTING_INPUT_TABLE: InputTable = InputTable {
    name: "PromoteMarketplaceListingInput",
    description: "Input of `promoteMarketplaceListing`.",
    fields: &[
        Argument {
            name: "listingId",
            description: "Id of the listing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "promotionType",
            description: "How a thing for sale is promoted.",
            ty: "MarketplacePromotionType!",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::marketplace_listings::MARKETPLACE_PROMOTION_TYPE_WORDS
                .register(registry)
        },
    ],
};

static PROMOTE_MARKETPLACE_LISTING_PAYLOAD: Object = Object {
    name: "PromoteMarketplaceListingPayload",
    description: "Result of `promoteMarketplaceListing`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "promotion",
            description: "The marketplace promotion after the change.",
            ty: "MarketplacePromotion",
            arguments: &[],
            cost: None,
            source: Source::Rows(
                &crate::graph::marketplace_promotions::MARKETPLACE_PROMOTION,
            ),
        },
        Field {
            name: "listing",
            description: "The marketplace listing after the change. Null if the viewer cannot see it.",
            ty: "MarketplaceListing",
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
            &crate::graph::marketplace_promotions::MARKETPLACE_PROMOTION,
        ),
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ],
};

fn promote_marketplace_listing(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_promotions::MarketplacePromotionResponse = ask
        .answer()?;
    Ok(
        Shown::of(&PROMOTE_MARKETPLACE_LISTING_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_marketplace_listing(ctx, number).await
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

static GET_MARKETPLACE_LISTING_PROMOTION_ASKING: Asking = Asking {
    operation: Operation::GetMarketplaceListingPromotion,
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
    answer: get_marketplace_listing_promotion,
};

fn get_marketplace_listing_promotion(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::marketplace_promotions::MarketplacePromotionResponse = ask
        .made()?;
    Ok(IntoFound::into_found(answer.data))
}
