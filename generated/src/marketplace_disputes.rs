// Made from contract/areas/marketplace_disputes.yaml by codegen; edit the contract instead.

//! The area `marketplace_disputes`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_disputes`: one method an operation.
pub trait MarketplaceDisputesApi: Area {
    /// Ask an administrator to decide about an order
    ///
    /// `POST /api/v2/marketplace/orders/{id}/dispute`
    ///
    /// Either party of an order that was paid, until it is refunded. 422 `VALIDATION_ERROR` when its status does not allow this, when it has a dispute that was not closed, and for evidence that is no web address. 404 `NOT_FOUND` for an order that the community does not have, 403 `FORBIDDEN` for whoever neither ordered nor sold it.
    fn open_marketplace_dispute(
        &self,
        call: Self::Call,
        path: OpenMarketplaceDisputePath,
        body: OpenMarketplaceDisputeBody,
    ) -> impl Future<Output = Result<MarketplaceDisputeResponse, Self::Failure>> + Send;

    /// Disputes about orders
    ///
    /// `GET /api/v2/admin/marketplace/disputes`
    ///
    /// For administrators. The oldest first; those that wait for a decision by default. 422 `validation_failed` for unknown words.
    fn list_marketplace_disputes(
        &self,
        call: Self::Call,
        query: ListMarketplaceDisputesQuery,
    ) -> impl Future<Output = Result<MarketplaceDisputePage, Self::Failure>> + Send;

    /// Decide a dispute
    ///
    /// `PUT /api/v2/admin/marketplace/disputes/{id}/resolve`
    ///
    /// For administrators. `buyer` gives back what was paid: hours move back in full, and the seller may owe them; money is given back off the platform, all of it unless `refund_amount` says less. `seller` and `closed` leave the order where it stood. Both parties are told who won, what the buyer gets back, and why. Whoever decides takes the dispute up before anything moves. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own. 422 `VALIDATION_ERROR` when it was decided before, when somebody else took it up in the last minute, and for a wrong `refund_amount`. Hours that the seller gave back already do not move again. 409 `RESOLUTION_FAILED` when the refund cannot be made; it may be tried again. 404 `NOT_FOUND` for a dispute that the community does not have.
    fn resolve_marketplace_dispute(
        &self,
        call: Self::Call,
        path: ResolveMarketplaceDisputePath,
        body: ResolveMarketplaceDisputeBody,
    ) -> impl Future<Output = Result<MarketplaceDecisionResponse, Self::Failure>> + Send;

    /// Those of the `MarketplaceDispute` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_dispute_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceDispute>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceDisputesApi>() -> [Served<A>; 3] {
    [
        (Operation::OpenMarketplaceDispute, open_marketplace_dispute::<A>),
        (Operation::ListMarketplaceDisputes, list_marketplace_disputes::<A>),
        (Operation::ResolveMarketplaceDispute, resolve_marketplace_dispute::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (
            Operation::OpenMarketplaceDispute,
            |asked| open_marketplace_dispute_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceDisputes,
            |asked| list_marketplace_disputes_input(asked).map(drop),
        ),
        (
            Operation::ResolveMarketplaceDispute,
            |asked| resolve_marketplace_dispute_input(asked).map(drop),
        ),
    ]
}

fn open_marketplace_dispute_input(
    asked: &mut Asked,
) -> Result<(OpenMarketplaceDisputePath, OpenMarketplaceDisputeBody), Rejection> {
    let path: OpenMarketplaceDisputePath = asked.path(&OPEN_MARKETPLACE_DISPUTE_PATH)?;
    let body: OpenMarketplaceDisputeBody = asked.body(true)?;
    Ok((path, body))
}

fn open_marketplace_dispute<A: MarketplaceDisputesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = open_marketplace_dispute_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .open_marketplace_dispute(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_marketplace_disputes_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceDisputesQuery, Rejection> {
    let query: ListMarketplaceDisputesQuery = asked
        .query(&LIST_MARKETPLACE_DISPUTES_QUERY)?;
    Ok(query)
}

fn list_marketplace_disputes<A: MarketplaceDisputesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_disputes_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_marketplace_disputes(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn resolve_marketplace_dispute_input(
    asked: &mut Asked,
) -> Result<(ResolveMarketplaceDisputePath, ResolveMarketplaceDisputeBody), Rejection> {
    let path: ResolveMarketplaceDisputePath = asked
        .path(&RESOLVE_MARKETPLACE_DISPUTE_PATH)?;
    let body: ResolveMarketplaceDisputeBody = asked.body(true)?;
    Ok((path, body))
}

fn resolve_marketplace_dispute<A: MarketplaceDisputesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = resolve_marketplace_dispute_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .resolve_marketplace_dispute(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static OPEN_MARKETPLACE_DISPUTE_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_DISPUTES_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &[
                "open",
                "under_review",
                "resolved_buyer",
                "resolved_seller",
                "escalated",
                "closed",
            ],
        ),
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

static RESOLVE_MARKETPLACE_DISPUTE_PATH: [Parameter; 1] = [
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

/// The query parameters of `GET /api/v2/admin/marketplace/disputes`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceDisputesQuery {
    /// The status.
    pub status: Option<MarketplaceDisputeStatus>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceDisputesQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// What was decided.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDecision {
    /// Sentence for people.
    pub message: String,
    /// Where the case stands now.
    pub status: String,
    /// What was done about the listing or its seller.
    pub action_taken: Option<String>,
}

/// What was decided.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDecisionResponse {
    /// The data.
    pub data: MarketplaceDecision,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What one party of an order complains of, for an administrator to decide.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDispute {
    /// Id of the dispute.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// The reason.
    pub reason: MarketplaceDisputeReason,
    /// What happened.
    pub description: String,
    /// Web addresses of what shows it.
    pub evidence_urls: Option<Vec<String>>,
    /// The status.
    pub status: MarketplaceDisputeStatus,
    /// Where the order stood, and goes back to unless it is refunded.
    pub prior_order_status: Option<crate::marketplace_orders::MarketplaceOrderStatus>,
    /// Why it was decided so.
    pub resolution_notes: Option<String>,
    /// What the buyer got back: hours if the order was paid in hours, else money. Null until then.
    pub refund_amount: Option<f64>,
    /// When it was opened.
    pub created_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was decided.
    pub resolved_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The opened by.
    pub opened_by: crate::marketplace_orders::MarketplacePerson,
    /// The order.
    pub order: Option<MarketplaceDisputeOrder>,
}

/// What a disputed order is about.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDisputeListing {
    /// Id of the listing.
    pub id: i64,
    /// What it was called when it was ordered.
    pub title: String,
}

/// The order that a dispute is about.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDisputeOrder {
    /// Id of the order.
    pub id: i64,
    /// How people name it.
    pub order_number: String,
    /// What is to be paid in money.
    pub total_price: f64,
    /// Hours that were paid.
    pub time_credits_used: f64,
    /// Currency of all amounts.
    pub currency: String,
    /// The status.
    pub status: crate::marketplace_orders::MarketplaceOrderStatus,
    /// What it is about. Null when the listing is gone.
    pub listing: Option<MarketplaceDisputeListing>,
    /// The buyer.
    pub buyer: crate::marketplace_orders::MarketplacePerson,
    /// The seller.
    pub seller: crate::marketplace_orders::MarketplacePerson,
}

/// A page of disputes.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDisputePage {
    /// Oldest first.
    pub data: Vec<MarketplaceDispute>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// What somebody complains of in an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceDisputeReason {
    /// `not_received`.
    NotReceived,
    /// `not_as_described`.
    NotAsDescribed,
    /// `damaged`.
    Damaged,
    /// `wrong_item`.
    WrongItem,
    /// `other`.
    Other,
}

crate::word! {
    MarketplaceDisputeReason { NotReceived = "not_received", NotAsDescribed =
    "not_as_described", Damaged = "damaged", WrongItem = "wrong_item", Other = "other" }
}

crate::runtime::wire! {
    MarketplaceDisputeReason
}

/// How a dispute ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceDisputeResolution {
    /// `buyer`.
    Buyer,
    /// `seller`.
    Seller,
    /// `closed`.
    Closed,
}

crate::word! {
    MarketplaceDisputeResolution { Buyer = "buyer", Seller = "seller", Closed = "closed"
    }
}

crate::runtime::wire! {
    MarketplaceDisputeResolution
}

/// A dispute.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDisputeResponse {
    /// The data.
    pub data: MarketplaceDispute,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Status of a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceDisputeStatus {
    /// `open`.
    Open,
    /// `under_review`.
    UnderReview,
    /// `resolved_buyer`.
    ResolvedBuyer,
    /// `resolved_seller`.
    ResolvedSeller,
    /// `escalated`.
    Escalated,
    /// `closed`.
    Closed,
}

crate::word! {
    MarketplaceDisputeStatus { Open = "open", UnderReview = "under_review", ResolvedBuyer
    = "resolved_buyer", ResolvedSeller = "resolved_seller", Escalated = "escalated",
    Closed = "closed" }
}

crate::runtime::wire! {
    MarketplaceDisputeStatus
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OpenMarketplaceDisputeBody {
    /// The reason.
    pub reason: MarketplaceDisputeReason,
    /// What happened.
    pub description: String,
    /// Web addresses of what shows it, `http` or `https`.
    pub evidence_urls: Option<Vec<String>>,
}

/// The path parameters of `POST /api/v2/marketplace/orders/{id}/dispute`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OpenMarketplaceDisputePath {
    /// Id of the order.
    pub id: i64,
}

/// How a dispute ends.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveMarketplaceDisputeBody {
    /// The resolution.
    pub resolution: MarketplaceDisputeResolution,
    /// Why. Both parties read it.
    pub resolution_notes: String,
    /// What the buyer gets back, with `buyer`; all of it by default.
    pub refund_amount: Option<f64>,
}

/// The path parameters of `PUT /api/v2/admin/marketplace/disputes/{id}/resolve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveMarketplaceDisputePath {
    /// Id of the dispute.
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
