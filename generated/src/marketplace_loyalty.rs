// Made from contract/areas/marketplace_loyalty.yaml by codegen; edit the contract instead.

//! The area `marketplace_loyalty`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_loyalty`: one method an operation.
pub trait MarketplaceLoyaltyApi: Area {
    /// What hours would take off
    ///
    /// `GET /api/v2/caring-community/loyalty/quote`
    ///
    /// What the caller's hours would take off a listing with a price in Swiss francs. `accepts` is false, with the reason, where they take nothing off.
    fn quote_marketplace_loyalty(
        &self,
        call: Self::Call,
        query: QuoteMarketplaceLoyaltyQuery,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltyQuoteResponse, Self::Failure>,
    > + Send;

    /// Reserve a discount for hours
    ///
    /// `POST /api/v2/caring-community/loyalty/redeem`
    ///
    /// For 30 minutes. The hours move to the seller when it is used with an order (`loyalty_redemption_id`), not before. A second one for the same listing takes its place. All refusals are 422: `INSUFFICIENT_CREDITS`, `MERCHANT_DISABLED`, `EXCEEDS_MAX_DISCOUNT`, and `REDEMPTION_FAILED` for a listing that takes no such discount.
    fn redeem_marketplace_loyalty(
        &self,
        call: Self::Call,
        body: RedeemMarketplaceLoyaltyBody,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltyReservationResponse, Self::Failure>,
    > + Send;

    /// What the caller got for hours
    ///
    /// `GET /api/v2/caring-community/loyalty/my-history`
    ///
    /// Or reserved, newest first, at most 50.
    fn list_my_marketplace_loyalty_redemptions(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltyRedemptionList, Self::Failure>,
    > + Send;

    /// Discounts for hours, for staff
    ///
    /// `GET /api/v2/admin/caring-community/loyalty/redemptions`
    ///
    /// For administrators: all of them, newest first.
    fn list_marketplace_loyalty_redemptions_for_staff(
        &self,
        call: Self::Call,
        query: ListMarketplaceLoyaltyRedemptionsForStaffQuery,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltyRedemptionPage, Self::Failure>,
    > + Send;

    /// Give the hours of a discount back
    ///
    /// `POST /api/v2/admin/caring-community/loyalty/redemptions/{id}/reverse`
    ///
    /// For administrators: of one that was used. Its order stays as it is. 404 `NOT_FOUND` without such a redemption, 403 `FORBIDDEN` for one that the caller has a part in, 422 `VALIDATION_ERROR` unless it is applied.
    fn reverse_marketplace_loyalty_redemption(
        &self,
        call: Self::Call,
        path: ReverseMarketplaceLoyaltyRedemptionPath,
        body: ReverseMarketplaceLoyaltyBody,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltyRedemptionResponse, Self::Failure>,
    > + Send;

    /// Which sellers take hours
    ///
    /// `GET /api/v2/admin/caring-community/loyalty/seller-settings`
    ///
    /// For administrators: of whom something was decided, newest first.
    fn list_marketplace_loyalty_sellers(
        &self,
        call: Self::Call,
        query: ListMarketplaceLoyaltySellersQuery,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltySellerPage, Self::Failure>,
    > + Send;

    /// Whether a seller takes hours
    ///
    /// `GET /api/v2/admin/caring-community/loyalty/seller-settings/{userId}`
    ///
    /// For administrators: and for how much. Nothing is taken unless it was decided. 404 `NOT_FOUND` for whoever is no member.
    fn get_marketplace_loyalty_seller(
        &self,
        call: Self::Call,
        path: GetMarketplaceLoyaltySellerPath,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltySellerResponse, Self::Failure>,
    > + Send;

    /// Decide whether a seller takes hours
    ///
    /// `PUT /api/v2/admin/caring-community/loyalty/seller-settings/{userId}`
    ///
    /// For administrators: and for how much. What is left out stays. 404 `NOT_FOUND` for whoever is no member.
    fn set_marketplace_loyalty_seller(
        &self,
        call: Self::Call,
        path: SetMarketplaceLoyaltySellerPath,
        body: SetMarketplaceLoyaltySellerBody,
    ) -> impl Future<
        Output = Result<MarketplaceLoyaltySellerResponse, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceLoyaltyApi>() -> [Served<A>; 8] {
    [
        (Operation::QuoteMarketplaceLoyalty, quote_marketplace_loyalty::<A>),
        (Operation::RedeemMarketplaceLoyalty, redeem_marketplace_loyalty::<A>),
        (
            Operation::ListMyMarketplaceLoyaltyRedemptions,
            list_my_marketplace_loyalty_redemptions::<A>,
        ),
        (
            Operation::ListMarketplaceLoyaltyRedemptionsForStaff,
            list_marketplace_loyalty_redemptions_for_staff::<A>,
        ),
        (
            Operation::ReverseMarketplaceLoyaltyRedemption,
            reverse_marketplace_loyalty_redemption::<A>,
        ),
        (
            Operation::ListMarketplaceLoyaltySellers,
            list_marketplace_loyalty_sellers::<A>,
        ),
        (Operation::GetMarketplaceLoyaltySeller, get_marketplace_loyalty_seller::<A>),
        (Operation::SetMarketplaceLoyaltySeller, set_marketplace_loyalty_seller::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (
            Operation::QuoteMarketplaceLoyalty,
            |asked| quote_marketplace_loyalty_input(asked).map(drop),
        ),
        (
            Operation::RedeemMarketplaceLoyalty,
            |asked| redeem_marketplace_loyalty_input(asked).map(drop),
        ),
        (Operation::ListMyMarketplaceLoyaltyRedemptions, |_| Ok(())),
        (
            Operation::ListMarketplaceLoyaltyRedemptionsForStaff,
            |asked| list_marketplace_loyalty_redemptions_for_staff_input(asked).map(drop),
        ),
        (
            Operation::ReverseMarketplaceLoyaltyRedemption,
            |asked| reverse_marketplace_loyalty_redemption_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceLoyaltySellers,
            |asked| list_marketplace_loyalty_sellers_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceLoyaltySeller,
            |asked| get_marketplace_loyalty_seller_input(asked).map(drop),
        ),
        (
            Operation::SetMarketplaceLoyaltySeller,
            |asked| set_marketplace_loyalty_seller_input(asked).map(drop),
        ),
    ]
}

fn quote_marketplace_loyalty_input(
    asked: &mut Asked,
) -> Result<QuoteMarketplaceLoyaltyQuery, Rejection> {
    let query: QuoteMarketplaceLoyaltyQuery = asked
        .query(&QUOTE_MARKETPLACE_LOYALTY_QUERY)?;
    Ok(query)
}

fn quote_marketplace_loyalty<A: MarketplaceLoyaltyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = quote_marketplace_loyalty_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().quote_marketplace_loyalty(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn redeem_marketplace_loyalty_input(
    asked: &mut Asked,
) -> Result<RedeemMarketplaceLoyaltyBody, Rejection> {
    let body: RedeemMarketplaceLoyaltyBody = asked.body(true)?;
    Ok(body)
}

fn redeem_marketplace_loyalty<A: MarketplaceLoyaltyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = redeem_marketplace_loyalty_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().redeem_marketplace_loyalty(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_marketplace_loyalty_redemptions<A: MarketplaceLoyaltyApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default()
                    .list_my_marketplace_loyalty_redemptions(call)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_loyalty_redemptions_for_staff_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceLoyaltyRedemptionsForStaffQuery, Rejection> {
    let query: ListMarketplaceLoyaltyRedemptionsForStaffQuery = asked
        .query(&LIST_MARKETPLACE_LOYALTY_REDEMPTIONS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_marketplace_loyalty_redemptions_for_staff<A: MarketplaceLoyaltyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_loyalty_redemptions_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_loyalty_redemptions_for_staff(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reverse_marketplace_loyalty_redemption_input(
    asked: &mut Asked,
) -> Result<
    (ReverseMarketplaceLoyaltyRedemptionPath, ReverseMarketplaceLoyaltyBody),
    Rejection,
> {
    let path: ReverseMarketplaceLoyaltyRedemptionPath = asked
        .path(&REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_PATH)?;
    let body: ReverseMarketplaceLoyaltyBody = asked.body(true)?;
    Ok((path, body))
}

fn reverse_marketplace_loyalty_redemption<A: MarketplaceLoyaltyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reverse_marketplace_loyalty_redemption_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reverse_marketplace_loyalty_redemption(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_loyalty_sellers_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceLoyaltySellersQuery, Rejection> {
    let query: ListMarketplaceLoyaltySellersQuery = asked
        .query(&LIST_MARKETPLACE_LOYALTY_SELLERS_QUERY)?;
    Ok(query)
}

fn list_marketplace_loyalty_sellers<A: MarketplaceLoyaltyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_loyalty_sellers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_loyalty_sellers(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_loyalty_seller_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceLoyaltySellerPath, Rejection> {
    let path: GetMarketplaceLoyaltySellerPath = asked
        .path(&GET_MARKETPLACE_LOYALTY_SELLER_PATH)?;
    Ok(path)
}

fn get_marketplace_loyalty_seller<A: MarketplaceLoyaltyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_loyalty_seller_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_marketplace_loyalty_seller(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_marketplace_loyalty_seller_input(
    asked: &mut Asked,
) -> Result<
    (SetMarketplaceLoyaltySellerPath, SetMarketplaceLoyaltySellerBody),
    Rejection,
> {
    let path: SetMarketplaceLoyaltySellerPath = asked
        .path(&SET_MARKETPLACE_LOYALTY_SELLER_PATH)?;
    let body: SetMarketplaceLoyaltySellerBody = asked.body(true)?;
    Ok((path, body))
}

fn set_marketplace_loyalty_seller<A: MarketplaceLoyaltyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = set_marketplace_loyalty_seller_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .set_marketplace_loyalty_seller(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static QUOTE_MARKETPLACE_LOYALTY_QUERY: [Parameter; 2] = [
    Parameter {
        name: "seller_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "listing_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_LOYALTY_REDEMPTIONS_FOR_STAFF_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(&["pending", "applied", "reversed"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
];

static REVERSE_MARKETPLACE_LOYALTY_REDEMPTION_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_LOYALTY_SELLERS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
];

static GET_MARKETPLACE_LOYALTY_SELLER_PATH: [Parameter; 1] = [
    Parameter {
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SET_MARKETPLACE_LOYALTY_SELLER_PATH: [Parameter; 1] = [
    Parameter {
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `GET /api/v2/admin/caring-community/loyalty/seller-settings/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceLoyaltySellerPath {
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The query parameters of `GET /api/v2/admin/caring-community/loyalty/redemptions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceLoyaltyRedemptionsForStaffQuery {
    /// The status.
    pub status: Option<MarketplaceLoyaltyStatus>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceLoyaltyRedemptionsForStaffQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/caring-community/loyalty/seller-settings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceLoyaltySellersQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceLoyaltySellersQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// What hours would take off a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyQuote {
    /// Whether they take something off.
    pub accepts: bool,
    /// Hours that the caller has and has not reserved.
    pub member_credits: f64,
    /// How many Swiss francs an hour takes off.
    pub exchange_rate_chf: f64,
    /// How many percent of the price hours take off at most.
    pub max_discount_pct: i64,
    /// How many hours can be used.
    pub max_credits_usable: f64,
    /// What they would take off.
    pub max_discount_chf: f64,
    /// Why nothing. Null if something.
    pub reason: Option<MarketplaceLoyaltyReason>,
}

/// What hours would take off a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyQuoteResponse {
    /// The data.
    pub data: MarketplaceLoyaltyQuote,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why hours take nothing off a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceLoyaltyReason {
    /// `feature_unavailable`.
    FeatureUnavailable,
    /// `invalid_listing`.
    InvalidListing,
    /// `merchant_disabled`.
    MerchantDisabled,
    /// `merchant_misconfigured`.
    MerchantMisconfigured,
}

crate::word! {
    MarketplaceLoyaltyReason { FeatureUnavailable = "feature_unavailable", InvalidListing
    = "invalid_listing", MerchantDisabled = "merchant_disabled", MerchantMisconfigured =
    "merchant_misconfigured" }
}

crate::runtime::wire! {
    MarketplaceLoyaltyReason
}

/// A discount for hours.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyRedemption {
    /// Id of the redemption.
    pub id: i64,
    /// Id of the member who gives hours.
    pub member_user_id: i64,
    /// Id of the member who sells.
    pub merchant_user_id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// Id of the order that it was used with.
    pub order_id: Option<i64>,
    /// Hours.
    pub credits_used: f64,
    /// How many Swiss francs an hour takes off.
    pub exchange_rate_chf: f64,
    /// What is taken off.
    pub discount_chf: f64,
    /// What the listing costs without it.
    pub order_total_chf: f64,
    /// The status.
    pub status: MarketplaceLoyaltyStatus,
    /// When it was reserved.
    pub redeemed_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when it is reserved.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was reversed.
    pub reversed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Why.
    pub reversal_reason: Option<String>,
}

/// Discounts for hours.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyRedemptionItems {
    /// Newest first.
    pub items: Vec<MarketplaceLoyaltyRedemption>,
}

/// Discounts for hours.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyRedemptionList {
    /// The data.
    pub data: MarketplaceLoyaltyRedemptionItems,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One page of discounts for hours.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyRedemptionPage {
    /// Newest first.
    pub data: Vec<MarketplaceLoyaltyRedemption>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// A discount for hours.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyRedemptionResponse {
    /// The data.
    pub data: MarketplaceLoyaltyRedemption,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A discount that is reserved.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyReservation {
    /// What is taken off.
    pub discount_chf: f64,
    /// Id to be named with the order.
    pub redemption_id: i64,
    /// Hours that are left when it is used.
    pub new_wallet_balance: f64,
    /// Always true.
    pub success: bool,
}

/// A discount that is reserved.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltyReservationResponse {
    /// The data.
    pub data: MarketplaceLoyaltyReservation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether a seller takes hours, and for how much.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltySeller {
    /// Id of the member.
    pub user_id: i64,
    /// Whether they take hours.
    pub accepts: bool,
    /// How many Swiss francs an hour takes off.
    pub exchange_rate_chf: f64,
    /// How many percent of a price hours take off at most.
    pub max_discount_pct: i64,
    /// When it was decided. Null if it never was.
    pub updated_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// One page of sellers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltySellerPage {
    /// Newest first.
    pub data: Vec<MarketplaceLoyaltySeller>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// Whether a seller takes hours, and for how much.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceLoyaltySellerResponse {
    /// The data.
    pub data: MarketplaceLoyaltySeller,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Status of a discount for hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceLoyaltyStatus {
    /// `pending`.
    Pending,
    /// `applied`.
    Applied,
    /// `reversed`.
    Reversed,
}

crate::word! {
    MarketplaceLoyaltyStatus { Pending = "pending", Applied = "applied", Reversed =
    "reversed" }
}

crate::runtime::wire! {
    MarketplaceLoyaltyStatus
}

/// The query parameters of `GET /api/v2/caring-community/loyalty/quote`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct QuoteMarketplaceLoyaltyQuery {
    /// Id of the member who sells.
    pub seller_id: i64,
    /// Id of the listing.
    pub listing_id: i64,
}

/// A discount to be reserved.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RedeemMarketplaceLoyaltyBody {
    /// Id of the member who sells.
    pub seller_id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// Hours, two decimals at most.
    pub credits_to_use: f64,
}

/// Why the hours go back.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReverseMarketplaceLoyaltyBody {
    /// Why, in words.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/caring-community/loyalty/redemptions/{id}/reverse`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReverseMarketplaceLoyaltyRedemptionPath {
    /// Id of the redemption.
    pub id: i64,
}

/// Whether a seller takes hours.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct SetMarketplaceLoyaltySellerBody {
    /// Whether they do.
    pub accepts: Option<bool>,
    /// How many Swiss francs an hour takes off, two decimals at most.
    pub exchange_rate_chf: Option<f64>,
    /// How many percent of a price hours take off at most.
    pub max_discount_pct: Option<i64>,
}

/// The path parameters of `PUT /api/v2/admin/caring-community/loyalty/seller-settings/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetMarketplaceLoyaltySellerPath {
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
