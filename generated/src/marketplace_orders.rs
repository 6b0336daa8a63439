// Made from contract/areas/marketplace_orders.yaml by codegen; edit the contract instead.

//! The area `marketplace_orders`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_orders`: one method an operation.
pub trait MarketplaceOrdersApi: Area {
    /// Order what a listing offers
    ///
    /// `POST /api/v2/marketplace/orders`
    ///
    /// Prices, currency and shipping cost are those of the listing, of the accepted offer and of the seller's shipping option; what a client says of them does not count. What is paid in hours is paid at once, what costs nothing is paid too. Cash is agreed on between the two: the seller says when it has come, within 30 minutes. What is paid by card is paid with `createMarketplacePaymentIntent`, within the same time. The same `idempotency_key` with the same order answers with that order as it is now, also if it was cancelled meanwhile; with another one it is 422 `VALIDATION_ERROR`. It may stand in the header `Idempotency-Key` instead; if both say one, they say the same. 403 `FORBIDDEN` for somebody else's offer. 404 `NOT_FOUND` for an offer that is not there. 422 `validation_failed` names fields that break their bounds, `OUT_OF_STOCK` says that there are too few, `INSUFFICIENT_CREDITS` that the buyer has too few hours, `VALIDATION_ERROR` anything else that the listing, its seller or the community does not allow. 403 `BLOCKED` when either has blocked the other. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when safeguarding keeps the two apart.
    fn create_marketplace_order(
        &self,
        call: Self::Call,
        header: CreateMarketplaceOrderHeader,
        body: MarketplaceOrderCreateInput,
    ) -> impl Future<Output = Result<MarketplaceOrderResponse, Self::Failure>> + Send;

    /// What the caller has ordered
    ///
    /// `GET /api/v2/marketplace/orders/purchases`
    ///
    /// Orders, newest first. 422 `validation_failed` for unknown words.
    fn list_marketplace_purchases(
        &self,
        call: Self::Call,
        query: ListMarketplacePurchasesQuery,
    ) -> impl Future<Output = Result<MarketplaceOrderPage, Self::Failure>> + Send;

    /// What the caller has sold
    ///
    /// `GET /api/v2/marketplace/orders/sales`
    ///
    /// Orders, newest first. 422 `validation_failed` for unknown words.
    fn list_marketplace_sales(
        &self,
        call: Self::Call,
        query: ListMarketplaceSalesQuery,
    ) -> impl Future<Output = Result<MarketplaceOrderPage, Self::Failure>> + Send;

    /// One order
    ///
    /// `GET /api/v2/marketplace/orders/{id}`
    ///
    /// With what the two said of each other, and its dispute. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn get_marketplace_order(
        &self,
        call: Self::Call,
        path: GetMarketplaceOrderPath,
    ) -> impl Future<Output = Result<MarketplaceOrderResponse, Self::Failure>> + Send;

    /// Say that cash was paid
    ///
    /// `PUT /api/v2/marketplace/orders/{id}/confirm-payment`
    ///
    /// Only the seller, within 30 minutes: 403 `FORBIDDEN` for the buyer. Nothing happens when it is paid already. 422 `VALIDATION_ERROR` when its status does not allow this, and for what is paid by card. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn confirm_marketplace_payment(
        &self,
        call: Self::Call,
        path: ConfirmMarketplacePaymentPath,
    ) -> impl Future<Output = Result<MarketplaceOrderResponse, Self::Failure>> + Send;

    /// Say that an order was sent
    ///
    /// `PUT /api/v2/marketplace/orders/{id}/ship`
    ///
    /// Only the seller of a paid order: 403 `FORBIDDEN` for the buyer. Nothing happens when it was sent before, and its tracking stays. 422 `VALIDATION_ERROR` when its status does not allow this, and for a `tracking_url` that is no web address. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn ship_marketplace_order(
        &self,
        call: Self::Call,
        path: ShipMarketplaceOrderPath,
        body: ShipMarketplaceOrderBody,
    ) -> impl Future<Output = Result<MarketplaceOrderResponse, Self::Failure>> + Send;

    /// Say that an order has come
    ///
    /// `PUT /api/v2/marketplace/orders/{id}/confirm-delivery`
    ///
    /// Only the buyer: 403 `FORBIDDEN` for the seller. It is completed two weeks later by itself, unless somebody disputes it. Nothing happens when it was said before. 422 `VALIDATION_ERROR` when its status does not allow this. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn confirm_marketplace_delivery(
        &self,
        call: Self::Call,
        path: ConfirmMarketplaceDeliveryPath,
    ) -> impl Future<Output = Result<MarketplaceOrderResponse, Self::Failure>> + Send;

    /// Cancel an order
    ///
    /// `PUT /api/v2/marketplace/orders/{id}/cancel`
    ///
    /// Either party, as long as nothing was paid for it; what was paid is refunded by a dispute. What was taken from the stock is there again. Nothing happens when it is cancelled already. 422 `VALIDATION_ERROR` when its status does not allow this. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn cancel_marketplace_order(
        &self,
        call: Self::Call,
        path: CancelMarketplaceOrderPath,
        body: CancelMarketplaceOrderBody,
    ) -> impl Future<Output = Result<MarketplaceOrderResponse, Self::Failure>> + Send;

    /// Rate the other party of an order
    ///
    /// `POST /api/v2/marketplace/orders/{id}/rate`
    ///
    /// Once it is completed, each of the two once. An anonymous rating shows neither its author nor its comment. 422 `VALIDATION_ERROR` before it is completed and for a second time. 403 `BLOCKED` for a comment when either has blocked the other. 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE` when safeguarding keeps the two apart. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn rate_marketplace_order(
        &self,
        call: Self::Call,
        path: RateMarketplaceOrderPath,
        body: RateMarketplaceOrderBody,
    ) -> impl Future<
        Output = Result<MarketplaceOrderRatingResponse, Self::Failure>,
    > + Send;

    /// What the two said of each other
    ///
    /// `GET /api/v2/marketplace/orders/{id}/ratings`
    ///
    /// The buyer first. An anonymous one shows neither its author nor its comment. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn list_marketplace_order_ratings(
        &self,
        call: Self::Call,
        path: ListMarketplaceOrderRatingsPath,
    ) -> impl Future<
        Output = Result<MarketplaceOrderRatingsResponse, Self::Failure>,
    > + Send;

    /// Orders that wait too long, for staff
    ///
    /// `GET /api/v2/admin/marketplace/orders/overdue`
    ///
    /// For administrators: orders that have waited for a week to be sent or handed over, or for their buyer to say that they have come. Whose turn it is has been reminded. What nobody answers counts as received at `ends_at`, 30 days after it began to wait; a parcel that its seller has never sent becomes a dispute instead. The first due first.
    fn list_overdue_marketplace_orders(
        &self,
        call: Self::Call,
        query: ListOverdueMarketplaceOrdersQuery,
    ) -> impl Future<Output = Result<MarketplaceOverdueOrderPage, Self::Failure>> + Send;

    /// Those of the `MarketplaceOrder` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_order_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceOrder>, Self::Failure>> + Send;

    /// `MarketplaceOrder.dispute` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn marketplace_order_dispute_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<
            Vec<(i64, crate::marketplace_orders::MarketplaceOrderDispute)>,
            Self::Failure,
        >,
    > + Send;

    /// `MarketplaceOrder.ratings` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn marketplace_order_ratings_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<
            Vec<(i64, Vec<crate::marketplace_orders::MarketplaceOrderRating>)>,
            Self::Failure,
        >,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceOrdersApi>() -> [Served<A>; 11] {
    [
        (Operation::CreateMarketplaceOrder, create_marketplace_order::<A>),
        (Operation::ListMarketplacePurchases, list_marketplace_purchases::<A>),
        (Operation::ListMarketplaceSales, list_marketplace_sales::<A>),
        (Operation::GetMarketplaceOrder, get_marketplace_order::<A>),
        (Operation::ConfirmMarketplacePayment, confirm_marketplace_payment::<A>),
        (Operation::ShipMarketplaceOrder, ship_marketplace_order::<A>),
        (Operation::ConfirmMarketplaceDelivery, confirm_marketplace_delivery::<A>),
        (Operation::CancelMarketplaceOrder, cancel_marketplace_order::<A>),
        (Operation::RateMarketplaceOrder, rate_marketplace_order::<A>),
        (Operation::ListMarketplaceOrderRatings, list_marketplace_order_ratings::<A>),
        (Operation::ListOverdueMarketplaceOrders, list_overdue_marketplace_orders::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 11] {
    [
        (
            Operation::CreateMarketplaceOrder,
            |asked| create_marketplace_order_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplacePurchases,
            |asked| list_marketplace_purchases_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceSales,
            |asked| list_marketplace_sales_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceOrder,
            |asked| get_marketplace_order_input(asked).map(drop),
        ),
        (
            Operation::ConfirmMarketplacePayment,
            |asked| confirm_marketplace_payment_input(asked).map(drop),
        ),
        (
            Operation::ShipMarketplaceOrder,
            |asked| ship_marketplace_order_input(asked).map(drop),
        ),
        (
            Operation::ConfirmMarketplaceDelivery,
            |asked| confirm_marketplace_delivery_input(asked).map(drop),
        ),
        (
            Operation::CancelMarketplaceOrder,
            |asked| cancel_marketplace_order_input(asked).map(drop),
        ),
        (
            Operation::RateMarketplaceOrder,
            |asked| rate_marketplace_order_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceOrderRatings,
            |asked| list_marketplace_order_ratings_input(asked).map(drop),
        ),
        (
            Operation::ListOverdueMarketplaceOrders,
            |asked| list_overdue_marketplace_orders_input(asked).map(drop),
        ),
    ]
}

fn create_marketplace_order_input(
    asked: &mut Asked,
) -> Result<(CreateMarketplaceOrderHeader, MarketplaceOrderCreateInput), Rejection> {
    let (header, body): (CreateMarketplaceOrderHeader, MarketplaceOrderCreateInput) = Rejection::together(
        asked.header(&CREATE_MARKETPLACE_ORDER_HEADER),
        asked.body(true),
    )?;
    Ok((header, body))
}

fn create_marketplace_order<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (header, body) = create_marketplace_order_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (header, body) = (header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_order(call, header, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_marketplace_purchases_input(
    asked: &mut Asked,
) -> Result<ListMarketplacePurchasesQuery, Rejection> {
    let query: ListMarketplacePurchasesQuery = asked
        .query(&LIST_MARKETPLACE_PURCHASES_QUERY)?;
    Ok(query)
}

fn list_marketplace_purchases<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_purchases_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_marketplace_purchases(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_sales_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceSalesQuery, Rejection> {
    let query: ListMarketplaceSalesQuery = asked.query(&LIST_MARKETPLACE_SALES_QUERY)?;
    Ok(query)
}

fn list_marketplace_sales<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_sales_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_marketplace_sales(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_order_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceOrderPath, Rejection> {
    let path: GetMarketplaceOrderPath = asked.path(&GET_MARKETPLACE_ORDER_PATH)?;
    Ok(path)
}

fn get_marketplace_order<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_order_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_marketplace_order(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn confirm_marketplace_payment_input(
    asked: &mut Asked,
) -> Result<ConfirmMarketplacePaymentPath, Rejection> {
    let path: ConfirmMarketplacePaymentPath = asked
        .path(&CONFIRM_MARKETPLACE_PAYMENT_PATH)?;
    Ok(path)
}

fn confirm_marketplace_payment<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = confirm_marketplace_payment_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().confirm_marketplace_payment(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn ship_marketplace_order_input(
    asked: &mut Asked,
) -> Result<(ShipMarketplaceOrderPath, ShipMarketplaceOrderBody), Rejection> {
    let path: ShipMarketplaceOrderPath = asked.path(&SHIP_MARKETPLACE_ORDER_PATH)?;
    let body: ShipMarketplaceOrderBody = asked.body(true)?;
    Ok((path, body))
}

fn ship_marketplace_order<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = ship_marketplace_order_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .ship_marketplace_order(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn confirm_marketplace_delivery_input(
    asked: &mut Asked,
) -> Result<ConfirmMarketplaceDeliveryPath, Rejection> {
    let path: ConfirmMarketplaceDeliveryPath = asked
        .path(&CONFIRM_MARKETPLACE_DELIVERY_PATH)?;
    Ok(path)
}

fn confirm_marketplace_delivery<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = confirm_marketplace_delivery_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .confirm_marketplace_delivery(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_marketplace_order_input(
    asked: &mut Asked,
) -> Result<(CancelMarketplaceOrderPath, CancelMarketplaceOrderBody), Rejection> {
    let path: CancelMarketplaceOrderPath = asked.path(&CANCEL_MARKETPLACE_ORDER_PATH)?;
    let body: CancelMarketplaceOrderBody = asked.body(true)?;
    Ok((path, body))
}

fn cancel_marketplace_order<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = cancel_marketplace_order_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .cancel_marketplace_order(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn rate_marketplace_order_input(
    asked: &mut Asked,
) -> Result<(RateMarketplaceOrderPath, RateMarketplaceOrderBody), Rejection> {
    let path: RateMarketplaceOrderPath = asked.path(&RATE_MARKETPLACE_ORDER_PATH)?;
    let body: RateMarketplaceOrderBody = asked.body(true)?;
    Ok((path, body))
}

fn rate_marketplace_order<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = rate_marketplace_order_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .rate_marketplace_order(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_marketplace_order_ratings_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceOrderRatingsPath, Rejection> {
    let path: ListMarketplaceOrderRatingsPath = asked
        .path(&LIST_MARKETPLACE_ORDER_RATINGS_PATH)?;
    Ok(path)
}

fn list_marketplace_order_ratings<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_marketplace_order_ratings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_order_ratings(call, path)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_overdue_marketplace_orders_input(
    asked: &mut Asked,
) -> Result<ListOverdueMarketplaceOrdersQuery, Rejection> {
    let query: ListOverdueMarketplaceOrdersQuery = asked
        .query(&LIST_OVERDUE_MARKETPLACE_ORDERS_QUERY)?;
    Ok(query)
}

fn list_overdue_marketplace_orders<A: MarketplaceOrdersApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_overdue_marketplace_orders_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_overdue_marketplace_orders(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static CREATE_MARKETPLACE_ORDER_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_PURCHASES_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &[
                "pending_payment",
                "paid",
                "shipped",
                "delivered",
                "completed",
                "cancelled",
                "refunded",
                "disputed",
            ],
        ),
        many: Many::Commas,
        clamp: false,
    },
    Parameter {
        name: "limit",
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

static LIST_MARKETPLACE_SALES_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &[
                "pending_payment",
                "paid",
                "shipped",
                "delivered",
                "completed",
                "cancelled",
                "refunded",
                "disputed",
            ],
        ),
        many: Many::Commas,
        clamp: false,
    },
    Parameter {
        name: "limit",
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

static GET_MARKETPLACE_ORDER_PATH: [Parameter; 1] = [
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

static CONFIRM_MARKETPLACE_PAYMENT_PATH: [Parameter; 1] = [
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

static SHIP_MARKETPLACE_ORDER_PATH: [Parameter; 1] = [
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

static CONFIRM_MARKETPLACE_DELIVERY_PATH: [Parameter; 1] = [
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

static CANCEL_MARKETPLACE_ORDER_PATH: [Parameter; 1] = [
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

static RATE_MARKETPLACE_ORDER_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_ORDER_RATINGS_PATH: [Parameter; 1] = [
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

static LIST_OVERDUE_MARKETPLACE_ORDERS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "waits_for",
        kind: Kind::Word(&["buyer", "seller"]),
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

/// Why.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelMarketplaceOrderBody {
    /// Why.
    pub reason: String,
}

/// The path parameters of `PUT /api/v2/marketplace/orders/{id}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelMarketplaceOrderPath {
    /// Id of the order.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/marketplace/orders/{id}/confirm-delivery`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ConfirmMarketplaceDeliveryPath {
    /// Id of the order.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/marketplace/orders/{id}/confirm-payment`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ConfirmMarketplacePaymentPath {
    /// Id of the order.
    pub id: i64,
}

/// The headers of `POST /api/v2/marketplace/orders`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CreateMarketplaceOrderHeader {
    /// The same as `idempotency_key` in the body, where that says none.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `GET /api/v2/marketplace/orders/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceOrderPath {
    /// Id of the order.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/orders/{id}/ratings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceOrderRatingsPath {
    /// Id of the order.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/orders/purchases`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplacePurchasesQuery {
    /// Only orders in one of these states, a comma between two. All by default.
    #[serde(default)]
    pub status: Option<Vec<MarketplaceOrderStatus>>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplacePurchasesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/marketplace/orders/sales`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceSalesQuery {
    /// Only orders in one of these states, a comma between two. All by default.
    #[serde(default)]
    pub status: Option<Vec<MarketplaceOrderStatus>>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceSalesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/marketplace/orders/overdue`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListOverdueMarketplaceOrdersQuery {
    /// The waits for.
    pub waits_for: Option<MarketplaceOrderRole>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListOverdueMarketplaceOrdersQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            waits_for: Default::default(),
        }
    }
}

/// Where it goes: members are up to the client.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(transparent)]
pub struct MarketplaceDeliveryAddress(
    /// The value.
    pub serde_json::Map<String, serde_json::Value>,
);

impl std::ops::Deref for MarketplaceDeliveryAddress {
    type Target = serde_json::Map<String, serde_json::Value>;
    fn deref(&self) -> &serde_json::Map<String, serde_json::Value> {
        &self.0
    }
}

impl From<MarketplaceDeliveryAddress> for serde_json::Map<String, serde_json::Value> {
    fn from(value: MarketplaceDeliveryAddress) -> Self {
        value.0
    }
}

impl From<serde_json::Map<String, serde_json::Value>> for MarketplaceDeliveryAddress {
    fn from(value: serde_json::Map<String, serde_json::Value>) -> Self {
        Self(value)
    }
}

/// What an order is about.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingSummary {
    /// Id of the listing.
    pub id: i64,
    /// What it was called when it was ordered.
    pub title: String,
    /// Its price now.
    pub price: Option<f64>,
    /// Currency of the price.
    pub price_currency: Option<String>,
    /// Its status now.
    pub status: Option<crate::marketplace_listings::MarketplaceListingStatus>,
    /// How it can be had.
    pub delivery_method: Option<crate::marketplace_listings::MarketplaceDeliveryMethod>,
    /// Its first picture.
    pub image: Option<MarketplaceListingSummaryImage>,
}

/// A picture.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingSummaryImage {
    /// Absolute address.
    pub url: Option<String>,
    /// Absolute address of the small one.
    pub thumbnail_url: Option<String>,
}

/// An order: what a member buys from another.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOrder {
    /// Id of the order.
    pub id: i64,
    /// How people name it.
    pub order_number: String,
    /// The status.
    pub status: MarketplaceOrderStatus,
    /// How many.
    pub quantity: i64,
    /// Price of one.
    pub unit_price: f64,
    /// What is to be paid in money.
    pub total_price: f64,
    /// Currency of all amounts.
    pub currency: String,
    /// Hours that were paid.
    pub time_credits_used: Option<f64>,
    /// Id of the transaction that paid for it.
    pub wallet_transaction_id: Option<i64>,
    /// Id of the transaction that paid it back.
    pub wallet_refund_transaction_id: Option<i64>,
    /// Id of the redemption that took something off.
    pub loyalty_redemption_id: Option<i64>,
    /// The payment method.
    pub payment_method: MarketplacePaymentMethod,
    /// Whether the buyer has still to pay.
    pub requires_payment: bool,
    /// When it is cancelled unless it is paid. That cash is paid, the seller confirms.
    pub payment_expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How it comes to the buyer: fetched, brought by a member, or by which carrier.
    pub shipping_method: Option<String>,
    /// Id of the seller's shipping option.
    pub shipping_option_id: Option<i64>,
    /// What sending costs.
    pub shipping_cost: Option<f64>,
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Where the carrier shows it.
    pub tracking_url: Option<String>,
    /// The delivery address.
    pub delivery_address: MarketplaceOrderAddress,
    /// What the seller should know about the delivery.
    pub delivery_notes: Option<String>,
    /// When the buyer said that it has come.
    pub buyer_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When the seller sent it.
    pub seller_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it is completed by itself.
    pub auto_complete_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was cancelled.
    pub cancelled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Why, in the words of whoever cancelled it; `payment_expired` if its payment was not confirmed in time.
    pub cancellation_reason: Option<String>,
    /// When money that was paid by card and held went to the seller. Null if none was held, or it still is.
    pub escrow_released_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was ordered.
    pub created_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it last changed.
    pub updated_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What it is about. Null when the listing is gone.
    pub listing: Option<MarketplaceListingSummary>,
    /// The buyer.
    pub buyer: MarketplacePerson,
    /// The seller.
    pub seller: MarketplacePerson,
    /// What the two said of each other; empty in lists.
    pub ratings: Vec<MarketplaceOrderRating>,
    /// Its latest dispute; null in lists.
    pub dispute: Option<MarketplaceOrderDispute>,
}

/// Where an order goes, as its buyer wrote it: an object. Null if nothing was said.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct MarketplaceOrderAddress(
    /// The value.
    pub serde_json::Value,
);

impl std::ops::Deref for MarketplaceOrderAddress {
    type Target = serde_json::Value;
    fn deref(&self) -> &serde_json::Value {
        &self.0
    }
}

impl From<MarketplaceOrderAddress> for serde_json::Value {
    fn from(value: MarketplaceOrderAddress) -> Self {
        value.0
    }
}

impl From<serde_json::Value> for MarketplaceOrderAddress {
    fn from(value: serde_json::Value) -> Self {
        Self(value)
    }
}

/// What is ordered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarketplaceOrderCreateInput {
    /// Id of the listing.
    pub listing_id: i64,
    /// Chosen by the client, the same for each attempt at one order: 16 characters at least, without blanks around them. Needed unless the header has it.
    pub idempotency_key: Option<String>,
    /// Id of the caller's accepted offer.
    pub offer_id: Option<i64>,
    /// How many.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub quantity: i64,
    /// Id of one of the seller's shipping options, whose price and currency count.
    pub shipping_option_id: Option<i64>,
    /// How it comes at no cost.
    pub shipping_method: Option<crate::marketplace_listings::MarketplaceDeliveryMethod>,
    /// Id of the seller's pickup slot.
    pub pickup_slot_id: Option<i64>,
    /// Where it goes.
    pub delivery_address: Option<MarketplaceDeliveryAddress>,
    /// What the seller should know about the delivery.
    pub delivery_notes: Option<String>,
    /// A coupon of the seller's.
    pub coupon_code: Option<String>,
    /// Id of a pending redemption; not together with a coupon.
    pub loyalty_redemption_id: Option<i64>,
    /// How it is paid. Cash by default.
    pub payment_method: Option<MarketplacePaymentMethod>,
}

/// What somebody complains of in an order.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOrderDispute {
    /// Id of the dispute.
    pub id: i64,
    /// The reason.
    pub reason: crate::marketplace_disputes::MarketplaceDisputeReason,
    /// The status.
    pub status: crate::marketplace_disputes::MarketplaceDisputeStatus,
    /// Why it was decided so. Null until then.
    pub resolution_notes: Option<String>,
    /// What the buyer gets back: hours if the order was paid in hours, which have moved back; else money in the currency of the order, by card if it was paid by card, and otherwise from the seller, off the platform. Null without a decision for the buyer.
    pub refund_amount: Option<f64>,
    /// When.
    pub created_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was decided. Null until then.
    pub resolved_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// A page of orders.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOrderPage {
    /// Newest first.
    pub data: Vec<MarketplaceOrder>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// What one party of an order said of the other.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOrderRating {
    /// Id of the rating.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// The rater role.
    pub rater_role: MarketplaceOrderRole,
    /// From 1 to 5.
    pub rating: i64,
    /// The rating in words. Null if it is anonymous.
    pub comment: Option<String>,
    /// Whether its author is not shown.
    pub is_anonymous: bool,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Who said it. Null if it is anonymous.
    pub rater: Option<MarketplacePerson>,
    /// The order.
    pub order: MarketplaceRatedOrder,
}

/// A rating.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOrderRatingResponse {
    /// The data.
    pub data: MarketplaceOrderRating,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What the two said of each other.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOrderRatingsResponse {
    /// The buyer first.
    pub data: Vec<MarketplaceOrderRating>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An order.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOrderResponse {
    /// The data.
    pub data: MarketplaceOrder,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which of the two parties of an order somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceOrderRole {
    /// `buyer`.
    Buyer,
    /// `seller`.
    Seller,
}

crate::word! {
    MarketplaceOrderRole { Buyer = "buyer", Seller = "seller" }
}

crate::runtime::wire! {
    MarketplaceOrderRole
}

/// Status of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceOrderStatus {
    /// `pending_payment`.
    PendingPayment,
    /// `paid`.
    Paid,
    /// `shipped`.
    Shipped,
    /// `delivered`.
    Delivered,
    /// `completed`.
    Completed,
    /// `cancelled`.
    Cancelled,
    /// `refunded`.
    Refunded,
    /// `disputed`.
    Disputed,
}

crate::word! {
    MarketplaceOrderStatus { PendingPayment = "pending_payment", Paid = "paid", Shipped =
    "shipped", Delivered = "delivered", Completed = "completed", Cancelled = "cancelled",
    Refunded = "refunded", Disputed = "disputed" }
}

crate::runtime::wire! {
    MarketplaceOrderStatus
}

/// An order that waits too long for one of its parties.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOverdueOrder {
    /// Id of the order.
    pub order_id: i64,
    /// How people name the order.
    pub order_number: String,
    /// The order status.
    pub order_status: MarketplaceOrderStatus,
    /// What was ordered.
    pub listing_title: String,
    /// Whose turn it is.
    pub waits_for: MarketplaceOrderRole,
    /// When they were reminded.
    pub reminded_at: chrono::DateTime<chrono::offset::Utc>,
    /// When the clock moves it.
    pub ends_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What is paid in money.
    pub total_price: f64,
    /// Its currency.
    pub currency: String,
    /// What was paid in hours.
    pub time_credits_used: Option<f64>,
    /// The payment method.
    pub payment_method: MarketplacePaymentMethod,
    /// How it comes.
    pub shipping_method: Option<String>,
    /// The buyer.
    pub buyer: MarketplacePerson,
    /// The seller.
    pub seller: MarketplacePerson,
}

/// One page of orders that wait too long.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceOverdueOrderPage {
    /// The first due first.
    pub data: Vec<MarketplaceOverdueOrder>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// How an order is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplacePaymentMethod {
    /// `cash`.
    Cash,
    /// `card`.
    Card,
    /// `time_credits`.
    TimeCredits,
    /// `free`.
    Free,
}

crate::word! {
    MarketplacePaymentMethod { Cash = "cash", Card = "card", TimeCredits =
    "time_credits", Free = "free" }
}

crate::runtime::wire! {
    MarketplacePaymentMethod
}

/// A party of an order.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePerson {
    /// Id of the member.
    pub id: i64,
    /// The name as far as the caller may see it.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
}

/// What a rated order is about.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceRatedListing {
    /// Id of the listing.
    pub id: i64,
    /// What it was called when it was ordered.
    pub title: String,
}

/// The order that a rating is about.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceRatedOrder {
    /// Id of the order.
    pub id: i64,
    /// How people name it.
    pub order_number: String,
    /// The status.
    pub status: MarketplaceOrderStatus,
    /// What it is about. Null when the listing is gone.
    pub listing: Option<MarketplaceRatedListing>,
}

/// How it was.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RateMarketplaceOrderBody {
    /// From 1 to 5.
    pub rating: i64,
    /// The rating in words.
    pub comment: Option<String>,
    /// Whether the other is not told who said it and what.
    #[serde(default)]
    pub is_anonymous: bool,
}

/// The path parameters of `POST /api/v2/marketplace/orders/{id}/rate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RateMarketplaceOrderPath {
    /// Id of the order.
    pub id: i64,
}

/// How it is sent.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ShipMarketplaceOrderBody {
    /// The carrier's number.
    pub tracking_number: Option<String>,
    /// Where the carrier shows it, `http` or `https`.
    pub tracking_url: Option<String>,
}

/// The path parameters of `PUT /api/v2/marketplace/orders/{id}/ship`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ShipMarketplaceOrderPath {
    /// Id of the order.
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
