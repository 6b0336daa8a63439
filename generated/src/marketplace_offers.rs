// Made from contract/areas/marketplace_offers.yaml by codegen; edit the contract instead.

//! The area `marketplace_offers`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_offers`: one method an operation.
pub trait MarketplaceOffersApi: Area {
    /// Offers for a listing
    ///
    /// `GET /api/v2/marketplace/listings/{id}/offers`
    ///
    /// Newest first, the latest hundred. Only its seller: 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn list_marketplace_listing_offers(
        &self,
        call: Self::Call,
        path: ListMarketplaceListingOffersPath,
    ) -> impl Future<Output = Result<MarketplaceOfferList, Self::Failure>> + Send;

    /// Offer an amount for a listing
    ///
    /// `POST /api/v2/marketplace/listings/{id}/offers`
    ///
    /// Its seller can answer for two days. 404 `RESOURCE_NOT_FOUND` for a listing that is hidden. 422 `VALIDATION_ERROR` for one that is not for sale any more, for one's own, for an amount that its currency does not have, and while an earlier offer of the caller's waits. 403 `BLOCKED` when either has blocked the other. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when safeguarding keeps the two apart.
    fn create_marketplace_offer(
        &self,
        call: Self::Call,
        path: CreateMarketplaceOfferPath,
        body: MarketplaceOfferBody,
    ) -> impl Future<Output = Result<MarketplaceOfferResponse, Self::Failure>> + Send;

    /// Offers that the caller made
    ///
    /// `GET /api/v2/marketplace/my-offers/sent`
    ///
    /// Newest first.
    fn list_marketplace_offers_sent(
        &self,
        call: Self::Call,
        query: ListMarketplaceOffersSentQuery,
    ) -> impl Future<Output = Result<MarketplaceOfferPage, Self::Failure>> + Send;

    /// Offers that the caller got
    ///
    /// `GET /api/v2/marketplace/my-offers/received`
    ///
    /// Newest first.
    fn list_marketplace_offers_received(
        &self,
        call: Self::Call,
        query: ListMarketplaceOffersReceivedQuery,
    ) -> impl Future<Output = Result<MarketplaceOfferPage, Self::Failure>> + Send;

    /// Accept an offer
    ///
    /// `PUT /api/v2/marketplace/offers/{id}/accept`
    ///
    /// Accept an offer. Only the seller. The listing is reserved for the buyer, who can order it for two days; other offers for it are declined. 422 `VALIDATION_ERROR` when its status does not allow this, and when it has expired. 404 `NOT_FOUND` for an offer that the community does not have, 403 `FORBIDDEN` for anybody else.
    fn accept_marketplace_offer(
        &self,
        call: Self::Call,
        path: AcceptMarketplaceOfferPath,
    ) -> impl Future<Output = Result<MarketplaceOfferResponse, Self::Failure>> + Send;

    /// Decline an offer
    ///
    /// `PUT /api/v2/marketplace/offers/{id}/decline`
    ///
    /// Decline an offer. Only the seller. 422 `VALIDATION_ERROR` when its status does not allow this, and when it has expired. 404 `NOT_FOUND` for an offer that the community does not have, 403 `FORBIDDEN` for anybody else.
    fn decline_marketplace_offer(
        &self,
        call: Self::Call,
        path: DeclineMarketplaceOfferPath,
    ) -> impl Future<Output = Result<MarketplaceOfferResponse, Self::Failure>> + Send;

    /// Accept a counter-offer
    ///
    /// `PUT /api/v2/marketplace/offers/{id}/accept-counter`
    ///
    /// Accept a counter-offer. Only the buyer. Its amount is what is agreed on; the listing is reserved for two days, other offers for it are declined. 422 `VALIDATION_ERROR` when its status does not allow this, and when it has expired. 404 `NOT_FOUND` for an offer that the community does not have, 403 `FORBIDDEN` for anybody else.
    fn accept_marketplace_counter_offer(
        &self,
        call: Self::Call,
        path: AcceptMarketplaceCounterOfferPath,
    ) -> impl Future<Output = Result<MarketplaceOfferResponse, Self::Failure>> + Send;

    /// Answer with another amount
    ///
    /// `PUT /api/v2/marketplace/offers/{id}/counter`
    ///
    /// In the same currency. Only the seller; the buyer can accept it for two days. 403 `BLOCKED` for a message when either has blocked the other. 422 `VALIDATION_ERROR` when its status does not allow this, when it has expired, and for an amount that its currency does not have. 404 `NOT_FOUND` for an offer that the community does not have, 403 `FORBIDDEN` for anybody else.
    fn counter_marketplace_offer(
        &self,
        call: Self::Call,
        path: CounterMarketplaceOfferPath,
        body: MarketplaceOfferBody,
    ) -> impl Future<Output = Result<MarketplaceOfferResponse, Self::Failure>> + Send;

    /// Withdraw an offer
    ///
    /// `DELETE /api/v2/marketplace/offers/{id}`
    ///
    /// Only the buyer, as long as it was not answered. 422 `VALIDATION_ERROR` when its status does not allow this. 404 `NOT_FOUND` for an offer that the community does not have, 403 `FORBIDDEN` for anybody else.
    fn withdraw_marketplace_offer(
        &self,
        call: Self::Call,
        path: WithdrawMarketplaceOfferPath,
    ) -> impl Future<
        Output = Result<MarketplaceOfferMessageResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceOffer` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_offer_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceOffer>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceOffersApi>() -> [Served<A>; 9] {
    [
        (Operation::ListMarketplaceListingOffers, list_marketplace_listing_offers::<A>),
        (Operation::CreateMarketplaceOffer, create_marketplace_offer::<A>),
        (Operation::ListMarketplaceOffersSent, list_marketplace_offers_sent::<A>),
        (
            Operation::ListMarketplaceOffersReceived,
            list_marketplace_offers_received::<A>,
        ),
        (Operation::AcceptMarketplaceOffer, accept_marketplace_offer::<A>),
        (Operation::DeclineMarketplaceOffer, decline_marketplace_offer::<A>),
        (
            Operation::AcceptMarketplaceCounterOffer,
            accept_marketplace_counter_offer::<A>,
        ),
        (Operation::CounterMarketplaceOffer, counter_marketplace_offer::<A>),
        (Operation::WithdrawMarketplaceOffer, withdraw_marketplace_offer::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 9] {
    [
        (
            Operation::ListMarketplaceListingOffers,
            |asked| list_marketplace_listing_offers_input(asked).map(drop),
        ),
        (
            Operation::CreateMarketplaceOffer,
            |asked| create_marketplace_offer_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceOffersSent,
            |asked| list_marketplace_offers_sent_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceOffersReceived,
            |asked| list_marketplace_offers_received_input(asked).map(drop),
        ),
        (
            Operation::AcceptMarketplaceOffer,
            |asked| accept_marketplace_offer_input(asked).map(drop),
        ),
        (
            Operation::DeclineMarketplaceOffer,
            |asked| decline_marketplace_offer_input(asked).map(drop),
        ),
        (
            Operation::AcceptMarketplaceCounterOffer,
            |asked| accept_marketplace_counter_offer_input(asked).map(drop),
        ),
        (
            Operation::CounterMarketplaceOffer,
            |asked| counter_marketplace_offer_input(asked).map(drop),
        ),
        (
            Operation::WithdrawMarketplaceOffer,
            |asked| withdraw_marketplace_offer_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_listing_offers_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceListingOffersPath, Rejection> {
    let path: ListMarketplaceListingOffersPath = asked
        .path(&LIST_MARKETPLACE_LISTING_OFFERS_PATH)?;
    Ok(path)
}

fn list_marketplace_listing_offers<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_marketplace_listing_offers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_listing_offers(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_offer_input(
    asked: &mut Asked,
) -> Result<(CreateMarketplaceOfferPath, MarketplaceOfferBody), Rejection> {
    let path: CreateMarketplaceOfferPath = asked.path(&CREATE_MARKETPLACE_OFFER_PATH)?;
    let body: MarketplaceOfferBody = asked.body(true)?;
    Ok((path, body))
}

fn create_marketplace_offer<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_marketplace_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_offer(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_marketplace_offers_sent_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceOffersSentQuery, Rejection> {
    let query: ListMarketplaceOffersSentQuery = asked
        .query(&LIST_MARKETPLACE_OFFERS_SENT_QUERY)?;
    Ok(query)
}

fn list_marketplace_offers_sent<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_offers_sent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_offers_sent(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_offers_received_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceOffersReceivedQuery, Rejection> {
    let query: ListMarketplaceOffersReceivedQuery = asked
        .query(&LIST_MARKETPLACE_OFFERS_RECEIVED_QUERY)?;
    Ok(query)
}

fn list_marketplace_offers_received<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_offers_received_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_offers_received(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_marketplace_offer_input(
    asked: &mut Asked,
) -> Result<AcceptMarketplaceOfferPath, Rejection> {
    let path: AcceptMarketplaceOfferPath = asked.path(&ACCEPT_MARKETPLACE_OFFER_PATH)?;
    Ok(path)
}

fn accept_marketplace_offer<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = accept_marketplace_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().accept_marketplace_offer(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn decline_marketplace_offer_input(
    asked: &mut Asked,
) -> Result<DeclineMarketplaceOfferPath, Rejection> {
    let path: DeclineMarketplaceOfferPath = asked.path(&DECLINE_MARKETPLACE_OFFER_PATH)?;
    Ok(path)
}

fn decline_marketplace_offer<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = decline_marketplace_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().decline_marketplace_offer(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_marketplace_counter_offer_input(
    asked: &mut Asked,
) -> Result<AcceptMarketplaceCounterOfferPath, Rejection> {
    let path: AcceptMarketplaceCounterOfferPath = asked
        .path(&ACCEPT_MARKETPLACE_COUNTER_OFFER_PATH)?;
    Ok(path)
}

fn accept_marketplace_counter_offer<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = accept_marketplace_counter_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .accept_marketplace_counter_offer(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn counter_marketplace_offer_input(
    asked: &mut Asked,
) -> Result<(CounterMarketplaceOfferPath, MarketplaceOfferBody), Rejection> {
    let path: CounterMarketplaceOfferPath = asked.path(&COUNTER_MARKETPLACE_OFFER_PATH)?;
    let body: MarketplaceOfferBody = asked.body(true)?;
    Ok((path, body))
}

fn counter_marketplace_offer<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = counter_marketplace_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .counter_marketplace_offer(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_marketplace_offer_input(
    asked: &mut Asked,
) -> Result<WithdrawMarketplaceOfferPath, Rejection> {
    let path: WithdrawMarketplaceOfferPath = asked
        .path(&WITHDRAW_MARKETPLACE_OFFER_PATH)?;
    Ok(path)
}

fn withdraw_marketplace_offer<A: MarketplaceOffersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = withdraw_marketplace_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().withdraw_marketplace_offer(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_LISTING_OFFERS_PATH: [Parameter; 1] = [
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

static CREATE_MARKETPLACE_OFFER_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_OFFERS_SENT_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_OFFERS_RECEIVED_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ACCEPT_MARKETPLACE_OFFER_PATH: [Parameter; 1] = [
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

static DECLINE_MARKETPLACE_OFFER_PATH: [Parameter; 1] = [
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

static ACCEPT_MARKETPLACE_COUNTER_OFFER_PATH: [Parameter; 1] = [
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

static COUNTER_MARKETPLACE_OFFER_PATH: [Parameter; 1] = [
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

static WITHDRAW_MARKETPLACE_OFFER_PATH: [Parameter; 1] = [
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

/// The path parameters of `PUT /api/v2/marketplace/offers/{id}/accept-counter`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptMarketplaceCounterOfferPath {
    /// Id of the offer.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/marketplace/offers/{id}/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptMarketplaceOfferPath {
    /// Id of the offer.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/marketplace/offers/{id}/counter`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CounterMarketplaceOfferPath {
    /// Id of the offer.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/offers`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceOfferPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/marketplace/offers/{id}/decline`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeclineMarketplaceOfferPath {
    /// Id of the offer.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/listings/{id}/offers`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceListingOffersPath {
    /// Id of the listing.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/my-offers/received`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceOffersReceivedQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceOffersReceivedQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/marketplace/my-offers/sent`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceOffersSentQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceOffersSentQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// What a member offers for a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOffer {
    /// Id of the offer.
    pub id: i64,
    /// What is offered, or agreed on.
    pub amount: f64,
    /// Currency of both amounts.
    pub currency: String,
    /// What the buyer wrote.
    pub message: Option<String>,
    /// The status.
    pub status: MarketplaceOfferStatus,
    /// What the seller wants instead.
    pub counter_amount: Option<f64>,
    /// What the seller wrote.
    pub counter_message: Option<String>,
    /// Until when it can be answered; once accepted, until when it can be ordered.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was accepted.
    pub accepted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// The listing.
    pub listing: MarketplaceOfferListing,
    /// The buyer.
    pub buyer: crate::marketplace_orders::MarketplacePerson,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
}

/// What is offered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarketplaceOfferBody {
    /// How much, in the currency of the listing.
    pub amount: f64,
    /// What the other reads.
    pub message: Option<String>,
}

/// Offers for a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOfferList {
    /// Newest first.
    pub data: Vec<MarketplaceOffer>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What an offer is about.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOfferListing {
    /// Id of the listing.
    pub id: i64,
    /// What it is called.
    pub title: String,
    /// Its price.
    pub price: Option<f64>,
    /// Currency of the price.
    pub price_currency: String,
    /// The status.
    pub status: crate::marketplace_listings::MarketplaceListingStatus,
    /// Whether its seller ships.
    pub shipping_available: bool,
    /// Whether the buyer may fetch it.
    pub local_pickup: bool,
    /// The delivery method.
    pub delivery_method: crate::marketplace_listings::MarketplaceDeliveryMethod,
    /// Its first picture.
    pub image: Option<crate::marketplace_orders::MarketplaceListingSummaryImage>,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOfferMessage {
    /// Sentence for people.
    pub message: String,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOfferMessageResponse {
    /// The data.
    pub data: MarketplaceOfferMessage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A page of offers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOfferPage {
    /// Newest first.
    pub data: Vec<MarketplaceOffer>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// An offer.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOfferResponse {
    /// The data.
    pub data: MarketplaceOffer,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Status of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceOfferStatus {
    /// `pending`.
    Pending,
    /// `countered`.
    Countered,
    /// `accepted`.
    Accepted,
    /// `declined`.
    Declined,
    /// `withdrawn`.
    Withdrawn,
    /// `expired`.
    Expired,
}

crate::word! {
    MarketplaceOfferStatus { Pending = "pending", Countered = "countered", Accepted =
    "accepted", Declined = "declined", Withdrawn = "withdrawn", Expired = "expired" }
}

crate::runtime::wire! {
    MarketplaceOfferStatus
}

/// The path parameters of `DELETE /api/v2/marketplace/offers/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawMarketplaceOfferPath {
    /// Id of the offer.
    pub id: i64,
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
