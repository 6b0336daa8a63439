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
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplacePaymentsApi>() -> [Served<A>; 4] {
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
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
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

/// It was taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPaymentEventResponse {
    /// The data.
    pub data: CardPaymentEventTaken,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// It was taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPaymentEventTaken {
    /// Always true.
    pub received: bool,
}

/// The path parameters of `GET /api/v2/marketplace/payments/{id}/status`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GetMarketplacePaymentStatusPath {
    /// Id of the order.
    pub id: i64,
}

/// Where the card payment of an order stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    #[serde(deserialize_with = "Option::deserialize")]
    pub escrow: Option<MarketplaceEscrowStatus>,
    /// Until when it is held at least. Null where none is.
    #[serde(deserialize_with = "Option::deserialize")]
    pub release_after: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was paid.
    #[serde(deserialize_with = "Option::deserialize")]
    pub paid_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What was to be paid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MarketplaceCardPaymentBody {
    /// Id of the order.
    pub order_id: i64,
}

/// Where the card payment of an order stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceCardPaymentResponse {
    /// The data.
    pub data: MarketplaceCardPayment,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Where a card payment stands.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum MarketplaceCardPaymentStatus {
    /// `pending`.
    #[serde(rename = "pending")]
    Pending,
    /// `failed`.
    #[serde(rename = "failed")]
    Failed,
    /// `succeeded`.
    #[serde(rename = "succeeded")]
    Succeeded,
    /// `cancelled`.
    #[serde(rename = "cancelled")]
    Cancelled,
}

crate::word! {
    MarketplaceCardPaymentStatus { Pending = "pending", Failed = "failed", Succeeded =
    "succeeded", Cancelled = "cancelled" }
}

/// Where money stands that is held until the buyer has the thing.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum MarketplaceEscrowStatus {
    /// `held`.
    #[serde(rename = "held")]
    Held,
    /// `released`.
    #[serde(rename = "released")]
    Released,
    /// `refunded`.
    #[serde(rename = "refunded")]
    Refunded,
    /// `disputed`.
    #[serde(rename = "disputed")]
    Disputed,
}

crate::word! {
    MarketplaceEscrowStatus { Held = "held", Released = "released", Refunded =
    "refunded", Disputed = "disputed" }
}

/// A card payment that the provider expects.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What is to be paid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MarketplacePaymentIntentBody {
    /// Id of the order.
    pub order_id: i64,
}

/// A card payment that the provider expects.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplacePaymentIntentResponse {
    /// The data.
    pub data: MarketplacePaymentIntent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The headers of `POST /api/v2/webhooks/cards`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ReceiveCardPaymentEventHeader {
    /// When it was sent, and its signature.
    #[serde(rename = "Cards-Signature", skip_serializing_if = "Option::is_none")]
    pub cards_signature: Option<String>,
}
