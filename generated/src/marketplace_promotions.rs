// Made from contract/areas/marketplace_promotions.yaml by codegen; edit the contract instead.

//! The area `marketplace_promotions`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `marketplace_promotions`: one method an operation.
pub trait MarketplacePromotionsApi: Area {
    /// How listings can be promoted
    ///
    /// `GET /api/v2/marketplace/promotions/products`
    ///
    /// With their prices in the community's currency. Only what costs nothing can be had: no payments are taken for promotions. 403 `FEATURE_DISABLED` where the community has none.
    fn list_marketplace_promotion_products(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplacePromotionProductList, Self::Failure>,
    > + Send;

    /// The caller's listings that are promoted
    ///
    /// `GET /api/v2/marketplace/promotions/mine`
    ///
    /// The longest first, at most 500. 403 `FEATURE_DISABLED` where the community has none.
    fn list_my_marketplace_promotions(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarketplacePromotionList, Self::Failure>> + Send;

    /// Promote a listing
    ///
    /// `POST /api/v2/marketplace/listings/{id}/promote`
    ///
    /// Its seller only. It ends by itself. 422 `VALIDATION_ERROR` on `promotion_type` while it is promoted, and on `status` unless members may see it; 403 `SELLER_SUSPENDED` for a suspended seller; 503 `PAYMENT_UNAVAILABLE` for a promotion that costs something; 403 `FEATURE_DISABLED` where the community has none. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn promote_marketplace_listing(
        &self,
        call: Self::Call,
        path: PromoteMarketplaceListingPath,
        body: PromoteMarketplaceListingBody,
    ) -> impl Future<
        Output = Result<MarketplacePromotionResponse, Self::Failure>,
    > + Send;

    /// How a listing is promoted
    ///
    /// `GET /api/v2/marketplace/listings/{id}/promotion`
    ///
    /// Its seller only. 403 `FEATURE_DISABLED` where the community has none. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn get_marketplace_listing_promotion(
        &self,
        call: Self::Call,
        path: GetMarketplaceListingPromotionPath,
    ) -> impl Future<
        Output = Result<MarketplacePromotionResponse, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplacePromotionsApi>() -> [Served<A>; 4] {
    [
        (
            Operation::ListMarketplacePromotionProducts,
            list_marketplace_promotion_products::<A>,
        ),
        (Operation::ListMyMarketplacePromotions, list_my_marketplace_promotions::<A>),
        (Operation::PromoteMarketplaceListing, promote_marketplace_listing::<A>),
        (
            Operation::GetMarketplaceListingPromotion,
            get_marketplace_listing_promotion::<A>,
        ),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::ListMarketplacePromotionProducts, |_| Ok(())),
        (Operation::ListMyMarketplacePromotions, |_| Ok(())),
        (
            Operation::PromoteMarketplaceListing,
            |asked| promote_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceListingPromotion,
            |asked| get_marketplace_listing_promotion_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_promotion_products<A: MarketplacePromotionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_promotion_products(call)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_marketplace_promotions<A: MarketplacePromotionsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_marketplace_promotions(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn promote_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<(PromoteMarketplaceListingPath, PromoteMarketplaceListingBody), Rejection> {
    let path: PromoteMarketplaceListingPath = asked
        .path(&PROMOTE_MARKETPLACE_LISTING_PATH)?;
    let body: PromoteMarketplaceListingBody = asked.body(true)?;
    Ok((path, body))
}

fn promote_marketplace_listing<A: MarketplacePromotionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = promote_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .promote_marketplace_listing(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_marketplace_listing_promotion_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceListingPromotionPath, Rejection> {
    let path: GetMarketplaceListingPromotionPath = asked
        .path(&GET_MARKETPLACE_LISTING_PROMOTION_PATH)?;
    Ok(path)
}

fn get_marketplace_listing_promotion<A: MarketplacePromotionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_listing_promotion_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_marketplace_listing_promotion(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static PROMOTE_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_MARKETPLACE_LISTING_PROMOTION_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `GET /api/v2/marketplace/listings/{id}/promotion`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceListingPromotionPath {
    /// Id of the listing.
    pub id: i64,
}

/// How a listing is promoted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplacePromotion {
    /// Id of the listing.
    pub listing_id: i64,
    /// How. Null if it is not.
    #[serde(deserialize_with = "Option::deserialize")]
    pub promotion_type: Option<crate::marketplace_listings::MarketplacePromotionType>,
    /// Until when. Null if it is not.
    #[serde(deserialize_with = "Option::deserialize")]
    pub promoted_until: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it is promoted now.
    pub is_active: bool,
}

/// Listings that are promoted.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePromotionList {
    /// The longest first.
    pub data: Vec<MarketplacePromotion>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A way to promote a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePromotionProduct {
    /// The promotion type.
    pub promotion_type: crate::marketplace_listings::MarketplacePromotionType,
    /// What it costs.
    pub price: f64,
    /// Currency of the price (ISO 4217).
    pub currency: String,
    /// How many hours it lasts.
    pub duration_hours: i64,
    /// Whether it can be had: it costs nothing.
    pub is_available: bool,
}

/// Ways to promote a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePromotionProductList {
    /// The shortest first.
    pub data: Vec<MarketplacePromotionProduct>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a listing is promoted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplacePromotionResponse {
    /// The data.
    pub data: MarketplacePromotion,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a listing is to be promoted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PromoteMarketplaceListingBody {
    /// The promotion type.
    pub promotion_type: crate::marketplace_listings::MarketplacePromotionType,
}

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/promote`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PromoteMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}
