// Made from contract/areas/marketplace_payments.yaml by codegen; edit the contract instead.

//! The area `marketplace_payments`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `marketplace_payments`: one method an operation.
pub trait MarketplacePaymentsApi: Area {
    /// Begin to pay an order by card
    ///
    /// `POST /api/v2/marketplace/payments/create-intent`
    ///
    /// Lets the provider of card payments expect the money, and gives what its page needs. The amount is the order's; what a client says of it does not count. Doing so again gives the same payment. Only the buyer: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` for an order that the community does not have. 422 `VALIDATION_ERROR` for an order that is not paid by card, is paid already, or does not wait for its payment any more. 503 `PAYMENT_UNAVAILABLE` where no cards are taken, and while the provider does not answer: nothing is charged then, and it may be tried again.
    fn create_marketplace_payment_intent(
        &self,
        call: Self::Call,
        body: MarketplacePaymentIntentBody,
    ) -> impl Future<
        Output = Result<MarketplacePaymentIntentResponse, Self::Failure>,
    > + Send;

    /// Look what became of a card payment
    ///
    /// `POST /api/v2/marketplace/payments/confirm`
    ///
    /// For the page to which the provider leads back: asks the provider, and if the money was paid, so is the order. It does nothing that the provider's own message does not do; whichever comes first counts. Only the buyer: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` for an order that the community does not have or that is not paid by card. 503 `PAYMENT_UNAVAILABLE` where no cards are taken, and while the provider does not answer.
    fn confirm_marketplace_card_payment(
        &self,
        call: Self::Call,
        body: MarketplaceCardPaymentBody,
    ) -> impl Future<
        Output = Result<MarketplaceCardPaymentResponse, Self::Failure>,
    > + Send;

    /// Where a card payment stands
    ///
    /// `GET /api/v2/marketplace/payments/{id}/status`
    ///
    /// As far as this program knows; nobody else is asked. Only for the buyer and the seller of the order: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` for an order that the community does not have or that is not paid by card.
    fn get_marketplace_payment_status(
        &self,
        call: Self::Call,
        path: GetMarketplacePaymentStatusPath,
    ) -> impl Future<
        Output = Result<MarketplaceCardPaymentResponse, Self::Failure>,
    > + Send;

    /// What the provider of card payments tells
    ///
    /// `POST /api/v2/webhooks/cards`
    ///
    /// For the provider alone, which signs what it sends: `Cards-Signature: t=SECONDS,v1=HEX`, where the second is the HMAC-SHA256 of the seconds since 1970, a dot and the body, under the secret that both know. A message is good for five minutes, and its event counts once, however often and in whatever order events come. 400 `INVALID_SIGNATURE` for anything else. 404 `NOT_FOUND` for a payment, seller or payout that nobody here began. 422 `VALIDATION_ERROR` for a body that cannot be read, or names another amount than the payment's. Kinds of events that this program does not know are taken and change nothing. 503 `PAYMENT_UNAVAILABLE` where no cards are taken. contract/decisions/marketplace-cards.md has the body.
    fn receive_card_payment_event(
        &self,
        call: Self::Call,
        header: ReceiveCardPaymentEventHeader,
        body: Raw,
    ) -> impl Future<Output = Result<CardPaymentEventResponse, Self::Failure>> + Send;

    /// Refunds of card payments, for staff
    ///
    /// `GET /api/v2/admin/marketplace/refunds`
    ///
    /// For administrators: money of card payments that goes back. Without `status` what the provider refuses to give back, or has not given back for two days and a half: an administrator tries it again, or gives it back in another way and says so. The oldest first.
    fn list_marketplace_card_refunds(
        &self,
        call: Self::Call,
        query: ListMarketplaceCardRefundsQuery,
    ) -> impl Future<Output = Result<MarketplaceCardRefundPage, Self::Failure>> + Send;

    /// Try a refund again
    ///
    /// `POST /api/v2/admin/marketplace/refunds/{id}/retry`
    ///
    /// For administrators: the provider is asked again soon, under the same key, so that nothing goes back twice. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own. 409 `INVALID_STATE` unless it was refused. 503 `PAYMENT_UNAVAILABLE` where no cards are taken. 404 `NOT_FOUND` for a refund that the community does not have.
    fn retry_marketplace_card_refund(
        &self,
        call: Self::Call,
        path: RetryMarketplaceCardRefundPath,
    ) -> impl Future<
        Output = Result<MarketplaceCardRefundResponse, Self::Failure>,
    > + Send;

    /// Note that a refund was given back in another way
    ///
    /// `POST /api/v2/admin/marketplace/refunds/{id}/settle`
    ///
    /// For administrators, once the buyer has the money: by a bank transfer, for example. The buyer is told how. The provider is not asked any more. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own. 409 `INVALID_STATE` unless it was refused. 422 `VALIDATION_ERROR` on `reason` for blanks. 404 `NOT_FOUND` for a refund that the community does not have.
    fn settle_marketplace_card_refund(
        &self,
        call: Self::Call,
        path: SettleMarketplaceCardRefundPath,
        body: SettleMarketplaceCardRefundBody,
    ) -> impl Future<
        Output = Result<MarketplaceCardRefundResponse, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplacePaymentsApi>() -> [Served<A>; 7] {
    [
        (
            Operation::CreateMarketplacePaymentIntent,
            create_marketplace_payment_intent::<A>,
        ),
        (
            Operation::ConfirmMarketplaceCardPayment,
            confirm_marketplace_card_payment::<A>,
        ),
        (Operation::GetMarketplacePaymentStatus, get_marketplace_payment_status::<A>),
        (Operation::ReceiveCardPaymentEvent, receive_card_payment_event::<A>),
        (Operation::ListMarketplaceCardRefunds, list_marketplace_card_refunds::<A>),
        (Operation::RetryMarketplaceCardRefund, retry_marketplace_card_refund::<A>),
        (Operation::SettleMarketplaceCardRefund, settle_marketplace_card_refund::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (
            Operation::CreateMarketplacePaymentIntent,
            |asked| create_marketplace_payment_intent_input(asked).map(drop),
        ),
        (
            Operation::ConfirmMarketplaceCardPayment,
            |asked| confirm_marketplace_card_payment_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplacePaymentStatus,
            |asked| get_marketplace_payment_status_input(asked).map(drop),
        ),
        (
            Operation::ReceiveCardPaymentEvent,
            |asked| receive_card_payment_event_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceCardRefunds,
            |asked| list_marketplace_card_refunds_input(asked).map(drop),
        ),
        (
            Operation::RetryMarketplaceCardRefund,
            |asked| retry_marketplace_card_refund_input(asked).map(drop),
        ),
        (
            Operation::SettleMarketplaceCardRefund,
            |asked| settle_marketplace_card_refund_input(asked).map(drop),
        ),
    ]
}

fn create_marketplace_payment_intent_input(
    asked: &mut Asked,
) -> Result<MarketplacePaymentIntentBody, Rejection> {
    let body: MarketplacePaymentIntentBody = asked.body(true)?;
    Ok(body)
}

fn create_marketplace_payment_intent<A: MarketplacePaymentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_marketplace_payment_intent_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_payment_intent(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn confirm_marketplace_card_payment_input(
    asked: &mut Asked,
) -> Result<MarketplaceCardPaymentBody, Rejection> {
    let body: MarketplaceCardPaymentBody = asked.body(true)?;
    Ok(body)
}

fn confirm_marketplace_card_payment<A: MarketplacePaymentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = confirm_marketplace_card_payment_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .confirm_marketplace_card_payment(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_payment_status_input(
    asked: &mut Asked,
) -> Result<GetMarketplacePaymentStatusPath, Rejection> {
    let path: GetMarketplacePaymentStatusPath = asked
        .path(&GET_MARKETPLACE_PAYMENT_STATUS_PATH)?;
    Ok(path)
}

fn get_marketplace_payment_status<A: MarketplacePaymentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_payment_status_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_marketplace_payment_status(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn receive_card_payment_event_input(
    asked: &mut Asked,
) -> Result<(ReceiveCardPaymentEventHeader, Raw), Rejection> {
    let (header, body): (ReceiveCardPaymentEventHeader, Raw) = Rejection::together(
        asked.header(&RECEIVE_CARD_PAYMENT_EVENT_HEADER),
        asked.raw(),
    )?;
    Ok((header, body))
}

fn receive_card_payment_event<A: MarketplacePaymentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (header, body) = receive_card_payment_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (header, body) = (header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .receive_card_payment_event(call, header, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_marketplace_card_refunds_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceCardRefundsQuery, Rejection> {
    let query: ListMarketplaceCardRefundsQuery = asked
        .query(&LIST_MARKETPLACE_CARD_REFUNDS_QUERY)?;
    Ok(query)
}

fn list_marketplace_card_refunds<A: MarketplacePaymentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_card_refunds_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_card_refunds(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn retry_marketplace_card_refund_input(
    asked: &mut Asked,
) -> Result<RetryMarketplaceCardRefundPath, Rejection> {
    let path: RetryMarketplaceCardRefundPath = asked
        .path(&RETRY_MARKETPLACE_CARD_REFUND_PATH)?;
    Ok(path)
}

fn retry_marketplace_card_refund<A: MarketplacePaymentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = retry_marketplace_card_refund_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .retry_marketplace_card_refund(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn settle_marketplace_card_refund_input(
    asked: &mut Asked,
) -> Result<
    (SettleMarketplaceCardRefundPath, SettleMarketplaceCardRefundBody),
    Rejection,
> {
    let path: SettleMarketplaceCardRefundPath = asked
        .path(&SETTLE_MARKETPLACE_CARD_REFUND_PATH)?;
    let body: SettleMarketplaceCardRefundBody = asked.body(true)?;
    Ok((path, body))
}

fn settle_marketplace_card_refund<A: MarketplacePaymentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = settle_marketplace_card_refund_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .settle_marketplace_card_refund(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_MARKETPLACE_PAYMENT_STATUS_PATH: [Parameter; 1] = [
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

static RECEIVE_CARD_PAYMENT_EVENT_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Cards-Signature",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_CARD_REFUNDS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(&["pending", "succeeded", "refused", "settled"]),
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

static RETRY_MARKETPLACE_CARD_REFUND_PATH: [Parameter; 1] = [
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

static SETTLE_MARKETPLACE_CARD_REFUND_PATH: [Parameter; 1] = [
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

/// It was taken.
#[derive(Clone, Debug, Serialize)]
pub struct CardPaymentEventResponse {
    /// The data.
    pub data: CardPaymentEventTaken,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// It was taken.
#[derive(Clone, Debug, Serialize)]
pub struct CardPaymentEventTaken {
    /// Always true.
    pub received: bool,
}

/// The path parameters of `GET /api/v2/marketplace/payments/{id}/status`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplacePaymentStatusPath {
    /// Id of the order.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/marketplace/refunds`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceCardRefundsQuery {
    /// The status.
    pub status: Option<MarketplaceRefundStatus>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceCardRefundsQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// Where the card payment of an order stands.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCardPayment {
    /// Id of the order.
    pub order_id: i64,
    /// The status.
    pub status: MarketplaceCardPaymentStatus,
    /// What is to be paid.
    pub amount: f64,
    /// What has gone back to the buyer.
    pub refunded_amount: f64,
    /// Currency of both.
    pub currency: String,
    /// Where the money stands that is held. Null where none is.
    pub escrow: Option<MarketplaceEscrowStatus>,
    /// Until when it is held at least. Null where none is.
    pub release_after: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was paid.
    pub paid_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What was to be paid.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarketplaceCardPaymentBody {
    /// Id of the order.
    pub order_id: i64,
}

/// Where the card payment of an order stands.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCardPaymentResponse {
    /// The data.
    pub data: MarketplaceCardPayment,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Where a card payment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceCardPaymentStatus {
    /// `pending`.
    Pending,
    /// `failed`.
    Failed,
    /// `succeeded`.
    Succeeded,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    MarketplaceCardPaymentStatus { Pending = "pending", Failed = "failed", Succeeded =
    "succeeded", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    MarketplaceCardPaymentStatus
}

/// Money of a card payment that goes back.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCardRefund {
    /// Id of the refund.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// How people name the order.
    pub order_number: String,
    /// The order status.
    pub order_status: crate::marketplace_orders::MarketplaceOrderStatus,
    /// How much.
    pub amount: f64,
    /// Its currency.
    pub currency: String,
    /// The cause.
    pub cause: MarketplaceRefundCause,
    /// The status.
    pub status: MarketplaceRefundStatus,
    /// When the provider refused it the last time. Null if it never did.
    pub refused_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What it said then. Null if it never did.
    pub refusal: Option<String>,
    /// How it was given back in another way. Null unless it was.
    pub settlement_reason: Option<String>,
    /// The administrator who did. Null unless one did, and for one of another community.
    pub settled_by: Option<crate::marketplace_orders::MarketplacePerson>,
    /// When it was noted.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it went. Null until then.
    pub done_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The buyer.
    pub buyer: crate::marketplace_orders::MarketplacePerson,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
}

/// One page of refunds.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCardRefundPage {
    /// The oldest first.
    pub data: Vec<MarketplaceCardRefund>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// Money of a card payment that goes back.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCardRefundResponse {
    /// The data.
    pub data: MarketplaceCardRefund,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Where money stands that is held until the buyer has the thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceEscrowStatus {
    /// `held`.
    Held,
    /// `released`.
    Released,
    /// `refunded`.
    Refunded,
    /// `disputed`.
    Disputed,
}

crate::word! {
    MarketplaceEscrowStatus { Held = "held", Released = "released", Refunded =
    "refunded", Disputed = "disputed" }
}

crate::runtime::wire! {
    MarketplaceEscrowStatus
}

/// A card payment that the provider expects.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePaymentIntent {
    /// Id of the order.
    pub order_id: i64,
    /// What the provider calls the payment.
    pub payment_intent_id: String,
    /// What lets the provider's page take the payment. It is for the buyer alone, and is not kept here.
    pub client_secret: String,
    /// What is to be paid.
    pub amount: f64,
    /// The same in the smallest unit of the currency, as the provider counts.
    pub amount_minor: i64,
    /// Its currency.
    pub currency: String,
    /// Until when it has to be paid.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What is to be paid.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarketplacePaymentIntentBody {
    /// Id of the order.
    pub order_id: i64,
}

/// A card payment that the provider expects.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePaymentIntentResponse {
    /// The data.
    pub data: MarketplacePaymentIntent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why money goes back by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceRefundCause {
    /// `late`.
    Late,
    /// `dispute`.
    Dispute,
    /// `provider`.
    Provider,
}

crate::word! {
    MarketplaceRefundCause { Late = "late", Dispute = "dispute", Provider = "provider" }
}

crate::runtime::wire! {
    MarketplaceRefundCause
}

/// How far money is that goes back by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceRefundStatus {
    /// `pending`.
    Pending,
    /// `succeeded`.
    Succeeded,
    /// `refused`.
    Refused,
    /// `settled`.
    Settled,
}

crate::word! {
    MarketplaceRefundStatus { Pending = "pending", Succeeded = "succeeded", Refused =
    "refused", Settled = "settled" }
}

crate::runtime::wire! {
    MarketplaceRefundStatus
}

/// The headers of `POST /api/v2/webhooks/cards`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ReceiveCardPaymentEventHeader {
    /// When it was sent, and its signature.
    #[serde(rename = "Cards-Signature")]
    pub cards_signature: Option<String>,
}

/// The path parameters of `POST /api/v2/admin/marketplace/refunds/{id}/retry`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RetryMarketplaceCardRefundPath {
    /// Id of the refund.
    pub id: i64,
}

/// How money was given back.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SettleMarketplaceCardRefundBody {
    /// How. The buyer reads it.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/marketplace/refunds/{id}/settle`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SettleMarketplaceCardRefundPath {
    /// Id of the refund.
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
