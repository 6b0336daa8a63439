// Made from contract/areas/listing_moderation.yaml by codegen; edit the contract instead.

//! The area `listing_moderation`: types, trait and routes.
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

/// What the gateway answers in the area `listing_moderation`: one method an operation.
pub trait ListingModerationApi: Area {
    /// Listings for staff
    ///
    /// `GET /api/v2/admin/listings`
    ///
    /// Those that the caller may open. Administrators: all that were not deleted. Brokers and coordinators: those that are listed, and those that wait to be approved. Newest first, unless something else is asked for.
    fn list_listings_for_staff(
        &self,
        call: Self::Call,
        query: ListListingsForStaffQuery,
    ) -> impl Future<Output = Result<StaffListingPage, Self::Failure>> + Send;

    /// Count listings by moderation
    ///
    /// `GET /api/v2/admin/listings/moderation-stats`
    ///
    /// For brokers and administrators. Deleted listings are not counted.
    fn get_listing_moderation_stats(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<ListingModerationStatsResponse, Self::Failure>,
    > + Send;

    /// List listings that wait to be approved
    ///
    /// `GET /api/v2/admin/listings/moderation-queue`
    ///
    /// For brokers and administrators: longest waiting first, without the caller's own. What waits stays here after the community has stopped approving listings. A page behind a `cursor` leaves nothing out when listings of earlier pages were decided meanwhile, as a page by number does; the cursor counts if both are given.
    fn list_listing_moderation_queue(
        &self,
        call: Self::Call,
        query: ListListingModerationQueueQuery,
    ) -> impl Future<Output = Result<WaitingListingPage, Self::Failure>> + Send;

    /// Approve a listing
    ///
    /// `POST /api/v2/admin/listings/{id}/approve`
    ///
    /// For brokers and administrators. It becomes `active` and `approved`; its owner is told. 404 `NOT_FOUND` when the community has none, 422 `INVALID_STATE` when it does not wait, 403 `FORBIDDEN` for the caller's own. With the `submission` that was read, 409 `INVALID_STATE` when its owner has changed it since.
    fn approve_listing(
        &self,
        call: Self::Call,
        path: ApproveListingPath,
        body: ApproveListingBody,
    ) -> impl Future<Output = Result<ApprovedListingResponse, Self::Failure>> + Send;

    /// Reject a listing
    ///
    /// `POST /api/v2/admin/listings/{id}/reject`
    ///
    /// For brokers and administrators. It becomes `draft` and `rejected`; its owner is told, with the reason, and sends it in again by changing it. `REJECT_FAILED` with 404 when the community has none, with 422 when it does not wait, with 403 for the caller's own, and with 409, given the `submission` that was read, when its owner has changed it since.
    fn reject_listing(
        &self,
        call: Self::Call,
        path: RejectListingPath,
        body: RejectListingBody,
    ) -> impl Future<Output = Result<RejectedListingResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ListingModerationApi>() -> [Served<A>; 5] {
    [
        (Operation::ListListingsForStaff, list_listings_for_staff::<A>),
        (Operation::GetListingModerationStats, get_listing_moderation_stats::<A>),
        (Operation::ListListingModerationQueue, list_listing_moderation_queue::<A>),
        (Operation::ApproveListing, approve_listing::<A>),
        (Operation::RejectListing, reject_listing::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (
            Operation::ListListingsForStaff,
            |asked| list_listings_for_staff_input(asked).map(drop),
        ),
        (Operation::GetListingModerationStats, |_| Ok(())),
        (
            Operation::ListListingModerationQueue,
            |asked| list_listing_moderation_queue_input(asked).map(drop),
        ),
        (Operation::ApproveListing, |asked| approve_listing_input(asked).map(drop)),
        (Operation::RejectListing, |asked| reject_listing_input(asked).map(drop)),
    ]
}

fn list_listings_for_staff_input(
    asked: &mut Asked,
) -> Result<ListListingsForStaffQuery, Rejection> {
    let query: ListListingsForStaffQuery = asked.query(&LIST_LISTINGS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_listings_for_staff<A: ListingModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_listings_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_listings_for_staff(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_listing_moderation_stats<A: ListingModerationApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_listing_moderation_stats(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_listing_moderation_queue_input(
    asked: &mut Asked,
) -> Result<ListListingModerationQueueQuery, Rejection> {
    let query: ListListingModerationQueueQuery = asked
        .query(&LIST_LISTING_MODERATION_QUEUE_QUERY)?;
    Ok(query)
}

fn list_listing_moderation_queue<A: ListingModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_listing_moderation_queue_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_listing_moderation_queue(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn approve_listing_input(
    asked: &mut Asked,
) -> Result<(ApproveListingPath, ApproveListingBody), Rejection> {
    let path: ApproveListingPath = asked.path(&APPROVE_LISTING_PATH)?;
    let body: ApproveListingBody = asked.body(false)?;
    Ok((path, body))
}

fn approve_listing<A: ListingModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = approve_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().approve_listing(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reject_listing_input(
    asked: &mut Asked,
) -> Result<(RejectListingPath, RejectListingBody), Rejection> {
    let path: RejectListingPath = asked.path(&REJECT_LISTING_PATH)?;
    let body: RejectListingBody = asked.body(true)?;
    Ok((path, body))
}

fn reject_listing<A: ListingModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reject_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().reject_listing(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_LISTINGS_FOR_STAFF_QUERY: [Parameter; 7] = [
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
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(
            &["active", "draft", "paused", "pending", "suspended", "expired", "deleted"],
        ),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "type",
        kind: Kind::Word(&["offer", "request"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "search",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(&["created_at", "title", "type", "status", "user_name"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "order",
        kind: Kind::Word(&["asc", "desc"]),
        many: Many::One,
        clamp: true,
    },
];

static LIST_LISTING_MODERATION_QUEUE_QUERY: [Parameter; 4] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["offer", "request"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
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
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
];

static APPROVE_LISTING_PATH: [Parameter; 1] = [
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

static REJECT_LISTING_PATH: [Parameter; 1] = [
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

/// Which words are approved.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ApproveListingBody {
    /// The number of the submission that was read. Without it, whatever waits now is decided about.
    pub submission: Option<i64>,
}

/// The path parameters of `POST /api/v2/admin/listings/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// A listing that was approved.
#[derive(Clone, Debug, Serialize)]
pub struct ApprovedListing {
    /// Always true.
    pub approved: bool,
    /// Id of the listing.
    pub id: i64,
}

/// A listing was approved.
#[derive(Clone, Debug, Serialize)]
pub struct ApprovedListingResponse {
    /// The data.
    pub data: ApprovedListing,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/admin/listings/moderation-queue`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListListingModerationQueueQuery {
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<crate::listing_search::ListingType>,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
}

impl std::default::Default for ListListingModerationQueueQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            page: defaults::default_u64::<i64, 1>(),
            type_: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListListingsForStaffQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// The status.
    pub status: Option<crate::listing_search::ListingStatus>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<crate::listing_search::ListingType>,
    /// Text to find in title, description or place, or in the owner's name or place.
    pub search: Option<String>,
    /// What the list is sorted by. An unknown word counts as the default.
    #[serde(default = "defaults::list_listings_for_staff_query_sort")]
    pub sort: ListListingsForStaffQuerySort,
    /// Ascending or descending. An unknown word counts as the default.
    #[serde(default = "defaults::list_listings_for_staff_query_order")]
    pub order: crate::shared::SortDirection,
}

impl std::default::Default for ListListingsForStaffQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
            order: defaults::list_listings_for_staff_query_order(),
            page: defaults::default_u64::<i64, 1>(),
            search: Default::default(),
            sort: defaults::list_listings_for_staff_query_sort(),
            status: Default::default(),
            type_: Default::default(),
        }
    }
}

/// What the list is sorted by. An unknown word counts as the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListListingsForStaffQuerySort {
    /// `created_at`.
    CreatedAt,
    /// `title`.
    Title,
    /// `type`.
    Type,
    /// `status`.
    Status,
    /// `user_name`.
    UserName,
}

crate::word! {
    ListListingsForStaffQuerySort { CreatedAt = "created_at", Title = "title", Type =
    "type", Status = "status", UserName = "user_name" }
}

crate::runtime::wire! {
    ListListingsForStaffQuerySort
}

impl std::default::Default for ListListingsForStaffQuerySort {
    fn default() -> Self {
        ListListingsForStaffQuerySort::CreatedAt
    }
}

/// How many of a community's listings wait, were approved, or rejected. Deleted ones are not counted.
#[derive(Clone, Debug, Serialize)]
pub struct ListingModerationStats {
    /// All listings.
    pub total: i64,
    /// Those that wait for staff.
    pub pending: i64,
    /// Those that were approved, or that nobody had to approve.
    pub approved: i64,
    /// Those that were rejected.
    pub rejected: i64,
    /// Whether staff approve listings here.
    pub moderation_enabled: bool,
}

/// Listings by moderation.
#[derive(Clone, Debug, Serialize)]
pub struct ListingModerationStatsResponse {
    /// The data.
    pub data: ListingModerationStats,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why a listing is rejected.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectListingBody {
    /// Why, in words for its owner.
    pub reason: String,
    /// The number of the submission that was read. Without it, whatever waits now is decided about.
    pub submission: Option<i64>,
}

/// The path parameters of `POST /api/v2/admin/listings/{id}/reject`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// A listing that was rejected.
#[derive(Clone, Debug, Serialize)]
pub struct RejectedListing {
    /// Always true.
    pub rejected: bool,
    /// Id of the listing.
    pub id: i64,
}

/// A listing was rejected.
#[derive(Clone, Debug, Serialize)]
pub struct RejectedListingResponse {
    /// The data.
    pub data: RejectedListing,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What staff see of a listing in their list.
#[derive(Clone, Debug, Serialize)]
pub struct StaffListing {
    /// Id of the listing.
    pub id: i64,
    /// Title.
    pub title: String,
    /// Description.
    pub description: String,
    /// The type.
    #[serde(rename = "type")]
    pub type_: crate::listing_search::ListingType,
    /// The status.
    pub status: crate::listing_search::ListingStatus,
    /// The moderation status.
    pub moderation_status: crate::listing_search::ListingModeration,
    /// Id of the community.
    pub tenant_id: i64,
    /// Name of the community.
    pub tenant_name: String,
    /// Id of its owner.
    pub user_id: i64,
    /// Name of its owner.
    pub user_name: String,
    /// E-mail address of its owner.
    pub user_email: String,
    /// Absolute address of its owner's picture.
    pub user_avatar: Option<String>,
    /// Id of its category.
    pub category_id: Option<i64>,
    /// Name of its category.
    pub category_name: Option<String>,
    /// Always null.
    pub price: Option<f64>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was last changed.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// One page of listings for staff.
#[derive(Clone, Debug, Serialize)]
pub struct StaffListingPage {
    /// Listings.
    pub data: Vec<StaffListing>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// What accompanies one page of listings that wait.
#[derive(Clone, Debug, Serialize)]
pub struct WaitingListingMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Number of this page; 1 for one behind a cursor.
    pub current_page: i64,
    /// Items on a full page.
    pub per_page: i64,
    /// Items on all pages.
    pub total: i64,
    /// Number of the last page. Zero when there is no item.
    pub total_pages: i64,
    /// Whether a further page exists.
    pub has_more: bool,
    /// Opaque start of the next page. Absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
}

/// One page of listings that wait to be approved.
#[derive(Clone, Debug, Serialize)]
pub struct WaitingListingPage {
    /// Listings, longest waiting first.
    pub data: Vec<crate::listing_search::ListingItem>,
    /// The meta.
    pub meta: WaitingListingMeta,
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

    pub(super) fn list_listings_for_staff_query_order() -> crate::shared::SortDirection {
        serde_json::from_str::<crate::shared::SortDirection>("\"desc\"").unwrap()
    }

    pub(super) fn list_listings_for_staff_query_sort() -> super::ListListingsForStaffQuerySort {
        super::ListListingsForStaffQuerySort::CreatedAt
    }
}
