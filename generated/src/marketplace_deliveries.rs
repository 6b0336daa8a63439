// Made from contract/areas/marketplace_deliveries.yaml by codegen; edit the contract instead.

//! The area `marketplace_deliveries`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_deliveries`: one method an operation.
pub trait MarketplaceDeliveriesApi: Area {
    /// Who would bring an order
    ///
    /// `GET /api/v2/marketplace/orders/{id}/delivery-offers`
    ///
    /// The latest first, at most 100. Only for its buyer and its seller: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` for an order that the community does not have.
    fn list_marketplace_delivery_offers(
        &self,
        call: Self::Call,
        path: ListMarketplaceDeliveryOffersPath,
    ) -> impl Future<Output = Result<MarketplaceDeliveryList, Self::Failure>> + Send;

    /// Offer to bring an order
    ///
    /// `POST /api/v2/marketplace/orders/{id}/delivery-offers`
    ///
    /// For an order that is paid or shipped and comes by community delivery, by neither its buyer nor its seller. The buyer pays the hours when it has come. 400 `DELIVERY_OFFER_ERROR` for one's own order, for one that nobody has to bring now, and while an earlier offer of the caller's waits or holds. 404 `NOT_FOUND` for an order that the community does not have. 403 `BLOCKED` when the caller and one of the two have blocked each other. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when safeguarding keeps them apart.
    fn create_marketplace_delivery_offer(
        &self,
        call: Self::Call,
        path: CreateMarketplaceDeliveryOfferPath,
        body: MarketplaceDeliveryOfferBody,
    ) -> impl Future<Output = Result<MarketplaceDeliveryResponse, Self::Failure>> + Send;

    /// Withdraw an offer of delivery
    ///
    /// `DELETE /api/v2/marketplace/orders/{id}/delivery-offers/{delivererId}`
    ///
    /// An own one, also if it was accepted; then nothing is paid for it. 403 `FORBIDDEN` for somebody else's, 409 `INVALID_STATE` when it is over, 404 `NOT_FOUND` when there is none.
    fn withdraw_marketplace_delivery_offer(
        &self,
        call: Self::Call,
        path: WithdrawMarketplaceDeliveryOfferPath,
    ) -> impl Future<Output = Result<MarketplaceDeliveryResponse, Self::Failure>> + Send;

    /// Accept an offer of delivery
    ///
    /// `PUT /api/v2/marketplace/orders/{id}/delivery-offers/{delivererId}/accept`
    ///
    /// Only the buyer: 403 `FORBIDDEN` for others. All other offers of delivery are declined, also one that was accepted before. The member who brings it sees where it goes. 400 `DELIVERY_ACCEPT_ERROR` when it does not wait, when the order is neither paid nor shipped, and when the caller has fewer hours than were asked for. 404 `NOT_FOUND` when there is none.
    fn accept_marketplace_delivery_offer(
        &self,
        call: Self::Call,
        path: AcceptMarketplaceDeliveryOfferPath,
    ) -> impl Future<Output = Result<MarketplaceDeliveryResponse, Self::Failure>> + Send;

    /// Pay a member who has brought an order
    ///
    /// `PUT /api/v2/marketplace/orders/{id}/delivery-offers/{delivererId}/confirm`
    ///
    /// Only the buyer: 403 `FORBIDDEN` for others. The hours move to the member who brought it, once: a repetition changes nothing. The status of the order stays. 400 `DELIVERY_CONFIRM_ERROR` unless the offer was accepted, and when the caller has fewer hours than were asked for. 404 `NOT_FOUND` when there is none.
    fn confirm_marketplace_delivery_offer(
        &self,
        call: Self::Call,
        path: ConfirmMarketplaceDeliveryOfferPath,
    ) -> impl Future<Output = Result<MarketplaceDeliveryResponse, Self::Failure>> + Send;

    /// Orders that wait for somebody who brings them
    ///
    /// `GET /api/v2/marketplace/deliveries`
    ///
    /// Of others, paid or shipped, newest first. Where one goes, and to whom, only the member hears whose offer is accepted. Those that the caller has offered to bring stand in the caller's own list.
    fn list_open_marketplace_deliveries(
        &self,
        call: Self::Call,
        query: ListOpenMarketplaceDeliveriesQuery,
    ) -> impl Future<Output = Result<MarketplaceOpenDeliveryPage, Self::Failure>> + Send;

    /// What the caller has offered to bring
    ///
    /// `GET /api/v2/marketplace/me/deliveries`
    ///
    /// Newest first. To whom and where it goes stands there once the offer is accepted.
    fn list_my_marketplace_deliveries(
        &self,
        call: Self::Call,
        query: ListMyMarketplaceDeliveriesQuery,
    ) -> impl Future<Output = Result<MarketplaceDeliveryPage, Self::Failure>> + Send;

    /// Deliveries that nobody paid, for staff
    ///
    /// `GET /api/v2/admin/marketplace/deliveries/unpaid`
    ///
    /// For administrators: what members brought, and whose buyers did not have the hours for 30 days. The clock has given up; both were told. They wait until an administrator settles them, their buyer pays after all, or whoever brought it waives it. The longest first.
    fn list_unpaid_marketplace_deliveries(
        &self,
        call: Self::Call,
        query: ListUnpaidMarketplaceDeliveriesQuery,
    ) -> impl Future<
        Output = Result<MarketplaceUnpaidDeliveryPage, Self::Failure>,
    > + Send;

    /// Settle a delivery that nobody paid
    ///
    /// `POST /api/v2/admin/marketplace/deliveries/{id}/settle`
    ///
    /// For administrators. `retry` lets the clock try for 30 days more, `community_fund` pays it out of the community fund, `settled` notes that it was settled in another way. The buyer and the member who brought it are told, with the reason. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for one that the caller has a part in. 409 `INVALID_STATE` when it does not wait any more. 422 `VALIDATION_ERROR` on `settlement` when the fund has too few hours, and on `reason` for blanks. 404 `NOT_FOUND` for one that the community does not have, or that the clock has not given up.
    fn settle_marketplace_delivery(
        &self,
        call: Self::Call,
        path: SettleMarketplaceDeliveryPath,
        body: SettleMarketplaceDeliveryBody,
    ) -> impl Future<
        Output = Result<MarketplaceUnpaidDeliveryResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceDelivery` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_delivery_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceDelivery>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceDeliveriesApi>() -> [Served<A>; 9] {
    [
        (
            Operation::ListMarketplaceDeliveryOffers,
            list_marketplace_delivery_offers::<A>,
        ),
        (
            Operation::CreateMarketplaceDeliveryOffer,
            create_marketplace_delivery_offer::<A>,
        ),
        (
            Operation::WithdrawMarketplaceDeliveryOffer,
            withdraw_marketplace_delivery_offer::<A>,
        ),
        (
            Operation::AcceptMarketplaceDeliveryOffer,
            accept_marketplace_delivery_offer::<A>,
        ),
        (
            Operation::ConfirmMarketplaceDeliveryOffer,
            confirm_marketplace_delivery_offer::<A>,
        ),
        (
            Operation::ListOpenMarketplaceDeliveries,
            list_open_marketplace_deliveries::<A>,
        ),
        (Operation::ListMyMarketplaceDeliveries, list_my_marketplace_deliveries::<A>),
        (
            Operation::ListUnpaidMarketplaceDeliveries,
            list_unpaid_marketplace_deliveries::<A>,
        ),
        (Operation::SettleMarketplaceDelivery, settle_marketplace_delivery::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 9] {
    [
        (
            Operation::ListMarketplaceDeliveryOffers,
            |asked| list_marketplace_delivery_offers_input(asked).map(drop),
        ),
        (
            Operation::CreateMarketplaceDeliveryOffer,
            |asked| create_marketplace_delivery_offer_input(asked).map(drop),
        ),
        (
            Operation::WithdrawMarketplaceDeliveryOffer,
            |asked| withdraw_marketplace_delivery_offer_input(asked).map(drop),
        ),
        (
            Operation::AcceptMarketplaceDeliveryOffer,
            |asked| accept_marketplace_delivery_offer_input(asked).map(drop),
        ),
        (
            Operation::ConfirmMarketplaceDeliveryOffer,
            |asked| confirm_marketplace_delivery_offer_input(asked).map(drop),
        ),
        (
            Operation::ListOpenMarketplaceDeliveries,
            |asked| list_open_marketplace_deliveries_input(asked).map(drop),
        ),
        (
            Operation::ListMyMarketplaceDeliveries,
            |asked| list_my_marketplace_deliveries_input(asked).map(drop),
        ),
        (
            Operation::ListUnpaidMarketplaceDeliveries,
            |asked| list_unpaid_marketplace_deliveries_input(asked).map(drop),
        ),
        (
            Operation::SettleMarketplaceDelivery,
            |asked| settle_marketplace_delivery_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_delivery_offers_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceDeliveryOffersPath, Rejection> {
    let path: ListMarketplaceDeliveryOffersPath = asked
        .path(&LIST_MARKETPLACE_DELIVERY_OFFERS_PATH)?;
    Ok(path)
}

fn list_marketplace_delivery_offers<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_marketplace_delivery_offers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_delivery_offers(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_delivery_offer_input(
    asked: &mut Asked,
) -> Result<
    (CreateMarketplaceDeliveryOfferPath, MarketplaceDeliveryOfferBody),
    Rejection,
> {
    let path: CreateMarketplaceDeliveryOfferPath = asked
        .path(&CREATE_MARKETPLACE_DELIVERY_OFFER_PATH)?;
    let body: MarketplaceDeliveryOfferBody = asked.body(true)?;
    Ok((path, body))
}

fn create_marketplace_delivery_offer<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_marketplace_delivery_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_delivery_offer(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn withdraw_marketplace_delivery_offer_input(
    asked: &mut Asked,
) -> Result<WithdrawMarketplaceDeliveryOfferPath, Rejection> {
    let path: WithdrawMarketplaceDeliveryOfferPath = asked
        .path(&WITHDRAW_MARKETPLACE_DELIVERY_OFFER_PATH)?;
    Ok(path)
}

fn withdraw_marketplace_delivery_offer<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = withdraw_marketplace_delivery_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .withdraw_marketplace_delivery_offer(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_marketplace_delivery_offer_input(
    asked: &mut Asked,
) -> Result<AcceptMarketplaceDeliveryOfferPath, Rejection> {
    let path: AcceptMarketplaceDeliveryOfferPath = asked
        .path(&ACCEPT_MARKETPLACE_DELIVERY_OFFER_PATH)?;
    Ok(path)
}

fn accept_marketplace_delivery_offer<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = accept_marketplace_delivery_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .accept_marketplace_delivery_offer(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn confirm_marketplace_delivery_offer_input(
    asked: &mut Asked,
) -> Result<ConfirmMarketplaceDeliveryOfferPath, Rejection> {
    let path: ConfirmMarketplaceDeliveryOfferPath = asked
        .path(&CONFIRM_MARKETPLACE_DELIVERY_OFFER_PATH)?;
    Ok(path)
}

fn confirm_marketplace_delivery_offer<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = confirm_marketplace_delivery_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .confirm_marketplace_delivery_offer(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_open_marketplace_deliveries_input(
    asked: &mut Asked,
) -> Result<ListOpenMarketplaceDeliveriesQuery, Rejection> {
    let query: ListOpenMarketplaceDeliveriesQuery = asked
        .query(&LIST_OPEN_MARKETPLACE_DELIVERIES_QUERY)?;
    Ok(query)
}

fn list_open_marketplace_deliveries<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_open_marketplace_deliveries_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_open_marketplace_deliveries(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_marketplace_deliveries_input(
    asked: &mut Asked,
) -> Result<ListMyMarketplaceDeliveriesQuery, Rejection> {
    let query: ListMyMarketplaceDeliveriesQuery = asked
        .query(&LIST_MY_MARKETPLACE_DELIVERIES_QUERY)?;
    Ok(query)
}

fn list_my_marketplace_deliveries<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_my_marketplace_deliveries_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_my_marketplace_deliveries(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_unpaid_marketplace_deliveries_input(
    asked: &mut Asked,
) -> Result<ListUnpaidMarketplaceDeliveriesQuery, Rejection> {
    let query: ListUnpaidMarketplaceDeliveriesQuery = asked
        .query(&LIST_UNPAID_MARKETPLACE_DELIVERIES_QUERY)?;
    Ok(query)
}

fn list_unpaid_marketplace_deliveries<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_unpaid_marketplace_deliveries_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_unpaid_marketplace_deliveries(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn settle_marketplace_delivery_input(
    asked: &mut Asked,
) -> Result<(SettleMarketplaceDeliveryPath, SettleMarketplaceDeliveryBody), Rejection> {
    let path: SettleMarketplaceDeliveryPath = asked
        .path(&SETTLE_MARKETPLACE_DELIVERY_PATH)?;
    let body: SettleMarketplaceDeliveryBody = asked.body(true)?;
    Ok((path, body))
}

fn settle_marketplace_delivery<A: MarketplaceDeliveriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = settle_marketplace_delivery_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .settle_marketplace_delivery(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_DELIVERY_OFFERS_PATH: [Parameter; 1] = [
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

static CREATE_MARKETPLACE_DELIVERY_OFFER_PATH: [Parameter; 1] = [
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

static WITHDRAW_MARKETPLACE_DELIVERY_OFFER_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "delivererId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static ACCEPT_MARKETPLACE_DELIVERY_OFFER_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "delivererId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CONFIRM_MARKETPLACE_DELIVERY_OFFER_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "delivererId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_OPEN_MARKETPLACE_DELIVERIES_QUERY: [Parameter; 2] = [
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

static LIST_MY_MARKETPLACE_DELIVERIES_QUERY: [Parameter; 2] = [
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

static LIST_UNPAID_MARKETPLACE_DELIVERIES_QUERY: [Parameter; 2] = [
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

static SETTLE_MARKETPLACE_DELIVERY_PATH: [Parameter; 1] = [
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

/// The path parameters of `PUT /api/v2/marketplace/orders/{id}/delivery-offers/{delivererId}/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptMarketplaceDeliveryOfferPath {
    /// Id of the order.
    pub id: i64,
    /// Id of the member who offers.
    #[serde(rename = "delivererId")]
    pub deliverer_id: i64,
}

/// The path parameters of `PUT /api/v2/marketplace/orders/{id}/delivery-offers/{delivererId}/confirm`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ConfirmMarketplaceDeliveryOfferPath {
    /// Id of the order.
    pub id: i64,
    /// Id of the member who offers.
    #[serde(rename = "delivererId")]
    pub deliverer_id: i64,
}

/// The path parameters of `POST /api/v2/marketplace/orders/{id}/delivery-offers`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceDeliveryOfferPath {
    /// Id of the order.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/orders/{id}/delivery-offers`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceDeliveryOffersPath {
    /// Id of the order.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/me/deliveries`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMyMarketplaceDeliveriesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMyMarketplaceDeliveriesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/marketplace/deliveries`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListOpenMarketplaceDeliveriesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListOpenMarketplaceDeliveriesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/marketplace/deliveries/unpaid`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListUnpaidMarketplaceDeliveriesQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListUnpaidMarketplaceDeliveriesQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// What a member wants for bringing an order, and what became of it.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDelivery {
    /// Id of the offer of delivery.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// What is brought.
    pub listing_title: String,
    /// The deliverer.
    pub deliverer: crate::marketplace_orders::MarketplacePerson,
    /// Who ordered. Null for the member who offers until the offer is accepted.
    pub buyer: Option<crate::marketplace_orders::MarketplacePerson>,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
    /// Hours that the buyer pays.
    pub time_credits: f64,
    /// How long it takes.
    pub estimated_minutes: Option<i64>,
    /// What the buyer should know.
    pub notes: Option<String>,
    /// The status.
    pub status: MarketplaceDeliveryStatus,
    /// The delivery address.
    pub delivery_address: MarketplaceDeliveryPlace,
    /// What the buyer wrote about the delivery. Null if nothing was said, and for the member who offers unless the offer is accepted.
    pub delivery_notes: Option<String>,
    /// Id of the transaction that paid for it.
    pub wallet_transaction_id: Option<i64>,
    /// When it was accepted.
    pub accepted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was paid.
    pub completed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Offers of delivery.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDeliveryList {
    /// Latest first.
    pub data: Vec<MarketplaceDelivery>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What somebody wants for bringing an order.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarketplaceDeliveryOfferBody {
    /// Hours, two decimals at most.
    pub time_credits: f64,
    /// How long it takes.
    pub estimated_minutes: Option<i64>,
    /// What the buyer should know.
    pub notes: Option<String>,
}

/// A page of offers of delivery.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDeliveryPage {
    /// Newest first.
    pub data: Vec<MarketplaceDelivery>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Where it goes, as the buyer wrote it: an object. Null if nothing was said, and for the member who offers unless the offer is accepted.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct MarketplaceDeliveryPlace(
    /// The value.
    pub serde_json::Value,
);

impl std::ops::Deref for MarketplaceDeliveryPlace {
    type Target = serde_json::Value;
    fn deref(&self) -> &serde_json::Value {
        &self.0
    }
}

impl From<MarketplaceDeliveryPlace> for serde_json::Value {
    fn from(value: MarketplaceDeliveryPlace) -> Self {
        value.0
    }
}

impl From<serde_json::Value> for MarketplaceDeliveryPlace {
    fn from(value: serde_json::Value) -> Self {
        Self(value)
    }
}

/// An offer of delivery.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDeliveryResponse {
    /// The data.
    pub data: MarketplaceDelivery,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How an administrator settles a delivery that nobody paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceDeliverySettlement {
    /// `retry`.
    Retry,
    /// `community_fund`.
    CommunityFund,
    /// `settled`.
    Settled,
}

crate::word! {
    MarketplaceDeliverySettlement { Retry = "retry", CommunityFund = "community_fund",
    Settled = "settled" }
}

crate::runtime::wire! {
    MarketplaceDeliverySettlement
}

/// Status of an offer of delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceDeliveryStatus {
    /// `pending`.
    Pending,
    /// `accepted`.
    Accepted,
    /// `declined`.
    Declined,
    /// `completed`.
    Completed,
    /// `withdrawn`.
    Withdrawn,
    /// `cancelled`.
    Cancelled,
    /// `unpaid`.
    Unpaid,
    /// `settled`.
    Settled,
}

crate::word! {
    MarketplaceDeliveryStatus { Pending = "pending", Accepted = "accepted", Declined =
    "declined", Completed = "completed", Withdrawn = "withdrawn", Cancelled =
    "cancelled", Unpaid = "unpaid", Settled = "settled" }
}

crate::runtime::wire! {
    MarketplaceDeliveryStatus
}

/// An order that waits for somebody who brings it.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOpenDelivery {
    /// Id of the order.
    pub order_id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// What is brought.
    pub listing_title: String,
    /// How many.
    pub quantity: i64,
    /// Where it is fetched.
    pub location: Option<String>,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
    /// When it was ordered.
    pub ordered_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A page of orders that wait for somebody who brings them.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOpenDeliveryPage {
    /// Newest first.
    pub data: Vec<MarketplaceOpenDelivery>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A delivery that nobody paid.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceUnpaidDelivery {
    /// Id of the delivery.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// How people name the order.
    pub order_number: String,
    /// The order status.
    pub order_status: crate::marketplace_orders::MarketplaceOrderStatus,
    /// What was brought.
    pub listing_title: String,
    /// Hours that were agreed on.
    pub time_credits: f64,
    /// The status.
    pub status: MarketplaceDeliveryStatus,
    /// When the clock gave up.
    pub unpaid_at: chrono::DateTime<chrono::offset::Utc>,
    /// When an administrator settled it. Null until then.
    pub settled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Why so. Null until then.
    pub settlement_reason: Option<String>,
    /// The administrator who settled it. Null unless one did, and for one of another community.
    pub settled_by: Option<crate::marketplace_orders::MarketplacePerson>,
    /// The deliverer.
    pub deliverer: crate::marketplace_orders::MarketplacePerson,
    /// The buyer.
    pub buyer: crate::marketplace_orders::MarketplacePerson,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
}

/// One page of deliveries that nobody paid.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceUnpaidDeliveryPage {
    /// The longest first.
    pub data: Vec<MarketplaceUnpaidDelivery>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// A delivery that nobody paid.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceUnpaidDeliveryResponse {
    /// The data.
    pub data: MarketplaceUnpaidDelivery,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a delivery is settled that nobody paid.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SettleMarketplaceDeliveryBody {
    /// How.
    pub settlement: MarketplaceDeliverySettlement,
    /// Why, for the buyer and the member who brought it to read.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/marketplace/deliveries/{id}/settle`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SettleMarketplaceDeliveryPath {
    /// Id of the delivery.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/marketplace/orders/{id}/delivery-offers/{delivererId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawMarketplaceDeliveryOfferPath {
    /// Id of the order.
    pub id: i64,
    /// Id of the member who offers.
    #[serde(rename = "delivererId")]
    pub deliverer_id: i64,
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
