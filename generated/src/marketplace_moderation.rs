// Made from contract/areas/marketplace_moderation.yaml by codegen; edit the contract instead.

//! The area `marketplace_moderation`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `marketplace_moderation`: one method an operation.
pub trait MarketplaceModerationApi: Area {
    /// The marketplace at a glance
    ///
    /// `GET /api/v2/admin/marketplace/dashboard`
    ///
    /// For administrators.
    fn get_marketplace_dashboard(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceDashboardResponse, Self::Failure>,
    > + Send;

    /// Things for sale, for staff
    ///
    /// `GET /api/v2/admin/marketplace/listings`
    ///
    /// For administrators: all of them, whatever their state; newest first, those that wait for approval oldest first.
    fn list_marketplace_listings_for_staff(
        &self,
        call: Self::Call,
        query: ListMarketplaceListingsForStaffQuery,
    ) -> impl Future<Output = Result<StaffMarketplaceListingPage, Self::Failure>> + Send;

    /// Approve a listing
    ///
    /// `POST /api/v2/admin/marketplace/listings/{id}/approve`
    ///
    /// For administrators. A draft becomes active, unless its seller has as many active listings as allowed: then it stays one. Its seller is told. 404 `RESOURCE_NOT_FOUND` without such a listing, 422 `VALIDATION_ERROR` for one that was removed, 403 `FORBIDDEN` for the caller's own.
    fn approve_marketplace_listing(
        &self,
        call: Self::Call,
        path: ApproveMarketplaceListingPath,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_listings::MarketplaceListingResponse,
            Self::Failure,
        >,
    > + Send;

    /// Reject a listing
    ///
    /// `POST /api/v2/admin/marketplace/listings/{id}/reject`
    ///
    /// For administrators. It is removed; its seller is told why. 404 `RESOURCE_NOT_FOUND` without such a listing, 403 `FORBIDDEN` for the caller's own.
    fn reject_marketplace_listing(
        &self,
        call: Self::Call,
        path: RejectMarketplaceListingPath,
        body: RejectMarketplaceListingBody,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_listings::MarketplaceListingResponse,
            Self::Failure,
        >,
    > + Send;

    /// Remove a listing
    ///
    /// `DELETE /api/v2/admin/marketplace/listings/{id}`
    ///
    /// For administrators. It is removed and rejected; its seller is told. 404 `RESOURCE_NOT_FOUND` without such a listing.
    fn remove_marketplace_listing(
        &self,
        call: Self::Call,
        path: RemoveMarketplaceListingPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Reject several listings
    ///
    /// `POST /api/v2/admin/marketplace/bulk-reject`
    ///
    /// For administrators. Those that are there, are not the caller's and were not removed before are rejected, and their sellers told; all others are named in `skipped_ids`.
    fn bulk_reject_marketplace_listings(
        &self,
        call: Self::Call,
        body: BulkRejectMarketplaceListingsBody,
    ) -> impl Future<
        Output = Result<MarketplaceBulkRejectionResponse, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceModerationApi>() -> [Served<A>; 6] {
    [
        (Operation::GetMarketplaceDashboard, get_marketplace_dashboard::<A>),
        (
            Operation::ListMarketplaceListingsForStaff,
            list_marketplace_listings_for_staff::<A>,
        ),
        (Operation::ApproveMarketplaceListing, approve_marketplace_listing::<A>),
        (Operation::RejectMarketplaceListing, reject_marketplace_listing::<A>),
        (Operation::RemoveMarketplaceListing, remove_marketplace_listing::<A>),
        (Operation::BulkRejectMarketplaceListings, bulk_reject_marketplace_listings::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 6] {
    [
        (Operation::GetMarketplaceDashboard, |_| Ok(())),
        (
            Operation::ListMarketplaceListingsForStaff,
            |asked| list_marketplace_listings_for_staff_input(asked).map(drop),
        ),
        (
            Operation::ApproveMarketplaceListing,
            |asked| approve_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::RejectMarketplaceListing,
            |asked| reject_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::RemoveMarketplaceListing,
            |asked| remove_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::BulkRejectMarketplaceListings,
            |asked| bulk_reject_marketplace_listings_input(asked).map(drop),
        ),
    ]
}

fn get_marketplace_dashboard<A: MarketplaceModerationApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_marketplace_dashboard(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_listings_for_staff_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceListingsForStaffQuery, Rejection> {
    let query: ListMarketplaceListingsForStaffQuery = asked
        .query(&LIST_MARKETPLACE_LISTINGS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_marketplace_listings_for_staff<A: MarketplaceModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_listings_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_listings_for_staff(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn approve_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<ApproveMarketplaceListingPath, Rejection> {
    let path: ApproveMarketplaceListingPath = asked
        .path(&APPROVE_MARKETPLACE_LISTING_PATH)?;
    Ok(path)
}

fn approve_marketplace_listing<A: MarketplaceModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = approve_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().approve_marketplace_listing(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reject_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<(RejectMarketplaceListingPath, RejectMarketplaceListingBody), Rejection> {
    let path: RejectMarketplaceListingPath = asked
        .path(&REJECT_MARKETPLACE_LISTING_PATH)?;
    let body: RejectMarketplaceListingBody = asked.body(true)?;
    Ok((path, body))
}

fn reject_marketplace_listing<A: MarketplaceModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reject_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reject_marketplace_listing(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn remove_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<RemoveMarketplaceListingPath, Rejection> {
    let path: RemoveMarketplaceListingPath = asked
        .path(&REMOVE_MARKETPLACE_LISTING_PATH)?;
    Ok(path)
}

fn remove_marketplace_listing<A: MarketplaceModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_marketplace_listing(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn bulk_reject_marketplace_listings_input(
    asked: &mut Asked,
) -> Result<BulkRejectMarketplaceListingsBody, Rejection> {
    let body: BulkRejectMarketplaceListingsBody = asked.body(true)?;
    Ok(body)
}

fn bulk_reject_marketplace_listings<A: MarketplaceModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = bulk_reject_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .bulk_reject_marketplace_listings(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_LISTINGS_FOR_STAFF_QUERY: [Parameter; 5] = [
    Parameter {
        name: "moderation_status",
        kind: Kind::Word(&["pending", "approved", "rejected", "flagged"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(&["draft", "active", "sold", "reserved", "expired", "removed"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
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

static APPROVE_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static REJECT_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static REMOVE_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/admin/marketplace/listings/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// Which listings are rejected, and why.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct BulkRejectMarketplaceListingsBody {
    /// Ids of listings.
    pub listing_ids: Vec<i64>,
    /// What their sellers are told.
    pub reason: String,
}

/// The query parameters of `GET /api/v2/admin/marketplace/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceListingsForStaffQuery {
    /// The moderation status.
    pub moderation_status: Option<
        crate::marketplace_listings::MarketplaceModerationStatus,
    >,
    /// The status.
    pub status: Option<crate::marketplace_listings::MarketplaceListingStatus>,
    /// Text to find in title or description.
    pub q: Option<String>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceListingsForStaffQuery {
    fn default() -> Self {
        Self {
            moderation_status: Default::default(),
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
            status: Default::default(),
        }
    }
}

/// How many listings were rejected.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBulkRejection {
    /// How many were rejected.
    pub success: i64,
    /// How many were not.
    pub failed: i64,
    /// Ids of those that were not.
    pub skipped_ids: Vec<i64>,
}

/// How many listings were rejected.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBulkRejectionResponse {
    /// The data.
    pub data: MarketplaceBulkRejection,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The marketplace at a glance.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDashboard {
    /// How many listings there are, removed ones apart.
    pub total_listings: i64,
    /// How many of them are active.
    pub active_listings: i64,
    /// How many wait to be approved.
    pub pending_moderation: i64,
    /// How many members are sellers.
    pub total_sellers: i64,
    /// How many orders there are, cancelled and refunded ones apart.
    pub total_orders: i64,
    /// What was paid for them in money. Null when it was paid in several currencies.
    pub revenue: Option<f64>,
    /// Currency of `revenue`. Null when nothing was paid, and when it was paid in several currencies.
    pub currency: Option<String>,
    /// What was paid for them in money, by currency in the order of the codes.
    pub revenue_by_currency: Vec<MarketplaceRevenue>,
}

/// The marketplace at a glance.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceDashboardResponse {
    /// The data.
    pub data: MarketplaceDashboard,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What was paid in one currency.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceRevenue {
    /// The currency.
    pub currency: String,
    /// What was paid.
    pub revenue: f64,
}

/// Why a listing is rejected.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectMarketplaceListingBody {
    /// What its seller is told.
    pub notes: String,
}

/// The path parameters of `POST /api/v2/admin/marketplace/listings/{id}/reject`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/admin/marketplace/listings/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// One page of things for sale, for staff.
#[derive(Clone, Debug, Serialize)]
pub struct StaffMarketplaceListingPage {
    /// Listings in their order.
    pub data: Vec<crate::marketplace_listings::MarketplaceListing>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
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
