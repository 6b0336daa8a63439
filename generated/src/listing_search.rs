// Made from contract/areas/listing_search.yaml by codegen; edit the contract instead.

//! The area `listing_search`: types, trait and routes.
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

/// What the gateway answers in the area `listing_search`: one method an operation.
pub trait ListingSearchApi: Area {
    /// Listings around a place
    ///
    /// `GET /api/v2/listings/nearby`
    ///
    /// The nearest first, or the newest with `sort=newest`. 400 `VALIDATION_ERROR` when `lat` or `lon` is missing or no place on earth, with the field.
    fn list_nearby_listings(
        &self,
        call: Self::Call,
        query: ListNearbyListingsQuery,
    ) -> impl Future<Output = Result<NearbyListingPage, Self::Failure>> + Send;

    /// The caller's saved listings
    ///
    /// `GET /api/v2/listings/saved`
    ///
    /// Ids, latest first. Those that the caller may no longer see are left out. 403 `FEATURE_DISABLED` where the community has switched saving off.
    fn list_saved_listings(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SavedListingsResponse, Self::Failure>> + Send;

    /// Featured listings
    ///
    /// `GET /api/v2/listings/featured`
    ///
    /// The longest featured first.
    fn list_featured_listings(
        &self,
        call: Self::Call,
        query: ListFeaturedListingsQuery,
    ) -> impl Future<Output = Result<FeaturedListingsResponse, Self::Failure>> + Send;

    /// The caller's own listings
    ///
    /// `GET /api/v2/users/me/listings`
    ///
    /// Newest first, whatever their status; those that were deleted are left out.
    fn list_my_listings(
        &self,
        call: Self::Call,
        query: ListMyListingsQuery,
    ) -> impl Future<Output = Result<MemberListingPage, Self::Failure>> + Send;

    /// A member's listings
    ///
    /// `GET /api/v2/users/{id}/listings`
    ///
    /// What the caller may see of them, newest first. 404 `NOT_FOUND` for a member whose profile the caller may not see, 403 `FORBIDDEN` when either has blocked the other.
    fn list_member_listings(
        &self,
        call: Self::Call,
        path: ListMemberListingsPath,
        query: ListMemberListingsQuery,
    ) -> impl Future<Output = Result<MemberListingPage, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ListingSearchApi>() -> [Served<A>; 5] {
    [
        (Operation::ListNearbyListings, list_nearby_listings::<A>),
        (Operation::ListSavedListings, list_saved_listings::<A>),
        (Operation::ListFeaturedListings, list_featured_listings::<A>),
        (Operation::ListMyListings, list_my_listings::<A>),
        (Operation::ListMemberListings, list_member_listings::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (
            Operation::ListNearbyListings,
            |asked| list_nearby_listings_input(asked).map(drop),
        ),
        (Operation::ListSavedListings, |_| Ok(())),
        (
            Operation::ListFeaturedListings,
            |asked| list_featured_listings_input(asked).map(drop),
        ),
        (Operation::ListMyListings, |asked| list_my_listings_input(asked).map(drop)),
        (
            Operation::ListMemberListings,
            |asked| list_member_listings_input(asked).map(drop),
        ),
    ]
}

fn list_nearby_listings_input(
    asked: &mut Asked,
) -> Result<ListNearbyListingsQuery, Rejection> {
    let query: ListNearbyListingsQuery = asked.query(&LIST_NEARBY_LISTINGS_QUERY)?;
    Ok(query)
}

fn list_nearby_listings<A: ListingSearchApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_nearby_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_nearby_listings(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_saved_listings<A: ListingSearchApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_saved_listings(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_featured_listings_input(
    asked: &mut Asked,
) -> Result<ListFeaturedListingsQuery, Rejection> {
    let query: ListFeaturedListingsQuery = asked.query(&LIST_FEATURED_LISTINGS_QUERY)?;
    Ok(query)
}

fn list_featured_listings<A: ListingSearchApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_featured_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_featured_listings(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_listings_input(asked: &mut Asked) -> Result<ListMyListingsQuery, Rejection> {
    let query: ListMyListingsQuery = asked.query(&LIST_MY_LISTINGS_QUERY)?;
    Ok(query)
}

fn list_my_listings<A: ListingSearchApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_my_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_my_listings(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_member_listings_input(
    asked: &mut Asked,
) -> Result<(ListMemberListingsPath, ListMemberListingsQuery), Rejection> {
    let path: ListMemberListingsPath = asked.path(&LIST_MEMBER_LISTINGS_PATH)?;
    let query: ListMemberListingsQuery = asked.query(&LIST_MEMBER_LISTINGS_QUERY)?;
    Ok((path, query))
}

fn list_member_listings<A: ListingSearchApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_member_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_member_listings(call, path, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static LIST_NEARBY_LISTINGS_QUERY: [Parameter; 15] = [
    Parameter {
        name: "lat",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "lon",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "radius_km",
        kind: Kind::Number {
            minimum: Some(0.1),
            maximum: Some(500.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "type",
        kind: Kind::Word(&["offer", "request"]),
        many: Many::Commas,
        clamp: false,
    },
    Parameter {
        name: "category_id",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "category",
        kind: Kind::Text,
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
        name: "search",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "min_hours",
        kind: Kind::Number {
            minimum: Some(0.0),
            maximum: Some(1000.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "max_hours",
        kind: Kind::Number {
            minimum: Some(0.0),
            maximum: Some(2000.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "service_type",
        kind: Kind::Word(
            &["physical_only", "remote_only", "hybrid", "location_dependent"],
        ),
        many: Many::Commas,
        clamp: false,
    },
    Parameter {
        name: "posted_within",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 365,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(&["nearest", "newest"]),
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
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_FEATURED_LISTINGS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static LIST_MY_LISTINGS_QUERY: [Parameter; 3] = [
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
        name: "type",
        kind: Kind::Word(&["offer", "request"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MEMBER_LISTINGS_PATH: [Parameter; 1] = [
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

static LIST_MEMBER_LISTINGS_QUERY: [Parameter; 3] = [
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
        name: "type",
        kind: Kind::Word(&["offer", "request"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// Listings that stand out.
#[derive(Clone, Debug, Serialize)]
pub struct FeaturedListingsResponse {
    /// Those that stand out longest first.
    pub data: Vec<ListingItem>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/listings/featured`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFeaturedListingsQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 10>")]
    pub per_page: i64,
}

impl std::default::Default for ListFeaturedListingsQuery {
    fn default() -> Self {
        Self {
            per_page: defaults::default_u64::<i64, 10>(),
        }
    }
}

/// The path parameters of `GET /api/v2/users/{id}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMemberListingsPath {
    /// Id of the member.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/users/{id}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMemberListingsQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<ListingType>,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMemberListingsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            type_: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/users/me/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMyListingsQuery {
    /// How many at most. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<ListingType>,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMyListingsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            type_: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/listings/nearby`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListNearbyListingsQuery {
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// No farther away, in kilometres; 25 unless it is said. A value out of bounds is moved to the nearest bound.
    pub radius_km: Option<f64>,
    /// One or both, a comma between them.
    #[serde(rename = "type", default)]
    pub type_: Option<Vec<ListingType>>,
    /// Id or slug of a category. An unknown one finds nothing.
    pub category_id: Option<String>,
    /// The same as `category_id`, which counts if both are given.
    pub category: Option<String>,
    /// Words that title, description or location begin words with; all of them must be found. Letter case and punctuation do not matter. Text without a letter or digit finds nothing.
    pub q: Option<String>,
    /// The same as `q`, which counts if both are given.
    pub search: Option<String>,
    /// Only listings of at least so many estimated hours. A value out of bounds is moved to the nearest bound.
    pub min_hours: Option<f64>,
    /// Only listings of at most so many estimated hours. A value out of bounds is moved to the nearest bound.
    pub max_hours: Option<f64>,
    /// One or more, a comma between two.
    #[serde(default)]
    pub service_type: Option<Vec<ListingServiceType>>,
    /// Only listings created in the last so many days. A value out of bounds is moved to the nearest bound.
    pub posted_within: Option<i64>,
    /// Order of the list. An unknown word counts as the default.
    #[serde(default = "defaults::list_nearby_listings_query_sort")]
    pub sort: ListNearbyListingsQuerySort,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

/// Order of the list. An unknown word counts as the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListNearbyListingsQuerySort {
    /// `nearest`.
    Nearest,
    /// `newest`.
    Newest,
}

crate::word! {
    ListNearbyListingsQuerySort { Nearest = "nearest", Newest = "newest" }
}

crate::runtime::wire! {
    ListNearbyListingsQuerySort
}

impl std::default::Default for ListNearbyListingsQuerySort {
    fn default() -> Self {
        ListNearbyListingsQuerySort::Nearest
    }
}

/// When its owner has time: an array or an object whose shape is up to the client. At most 8 KB.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ListingAvailability(
    /// The value.
    pub serde_json::Value,
);

impl std::ops::Deref for ListingAvailability {
    type Target = serde_json::Value;
    fn deref(&self) -> &serde_json::Value {
        &self.0
    }
}

impl From<ListingAvailability> for serde_json::Value {
    fn from(value: ListingAvailability) -> Self {
        value.0
    }
}

impl From<serde_json::Value> for ListingAvailability {
    fn from(value: serde_json::Value) -> Self {
        Self(value)
    }
}

/// A listing in a list.
#[derive(Clone, Debug, Serialize)]
pub struct ListingItem {
    /// Id of the listing.
    pub id: i64,
    /// Id of its owner.
    pub user_id: i64,
    /// Id of the heading it stands under.
    pub category_id: Option<i64>,
    /// Title, one line.
    pub title: String,
    /// Description.
    pub description: String,
    /// Place, in words.
    pub location: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: ListingType,
    /// The status.
    pub status: ListingStatus,
    /// The moderation status.
    pub moderation_status: ListingModeration,
    /// Absolute address of its main picture, or else of the first of its other pictures.
    pub image_url: Option<String>,
    /// Absolute address of its thumbnail.
    pub thumbnail_url: Option<String>,
    /// Sustainable development goals, by number.
    pub sdg_goals: Vec<i64>,
    /// Always null: hours are not bought.
    pub price: Option<f64>,
    /// The federated visibility.
    pub federated_visibility: ListingVisibility,
    /// The service type.
    pub service_type: ListingServiceType,
    /// The availability.
    pub availability: ListingAvailability,
    /// How long it takes, in hours with two decimals.
    pub hours_estimate: Option<String>,
    /// How many hours there are to give altogether, with two decimals. Null means no limit.
    pub hours_available: Option<String>,
    /// When it expires. Null means never.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was last renewed.
    pub renewed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How often it was renewed.
    pub renewal_count: i64,
    /// How often it was viewed, counted once for each member and day.
    pub view_count: i64,
    /// How often members contacted the owner about it, counted once for each member and day.
    pub contact_count: i64,
    /// How many members have saved it.
    pub save_count: i64,
    /// Whether it is featured.
    pub is_featured: bool,
    /// Until when it is featured. Null if it is not.
    pub featured_until: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Since when it waits to be approved; only while it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub submitted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Number of the version that waits for approval; it changes whenever the owner edits the listing. Null when nothing waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub submission: Option<i64>,
    /// Why staff rejected it last; not once it is approved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moderation_reason: Option<String>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was last changed.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// The user.
    pub user: ListingOwner,
    /// The owner's name as far as the viewer may see it.
    pub author_name: String,
    /// Absolute address of the owner's picture.
    pub author_avatar: Option<String>,
    /// Whether staff have seen who the owner is: their badge `id_verified` counts now.
    pub author_verified: bool,
    /// What others say of the owner, 1 to 5 with one decimal. Null without reviews.
    pub author_rating: Option<f64>,
    /// Name of the heading.
    pub category_name: Option<String>,
    /// Colour of the heading.
    pub category_color: Option<String>,
    /// Slug of the heading.
    pub category_slug: Option<String>,
    /// Whether the caller keeps it in mind.
    pub is_favorited: bool,
    /// With `personalised`, how it fits the caller's own listings. Null if it does not, and otherwise.
    pub reciprocity_match: Option<ListingReciprocity>,
    /// How far away it is, in kilometres with two decimals; where a place was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance_km: Option<f64>,
    /// Whether the caller may change it; around a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub can_edit: Option<bool>,
    /// Whether the caller may take it away; around a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub can_delete: Option<bool>,
}

/// Result of moderation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingModeration {
    /// `pending_review`.
    PendingReview,
    /// `approved`.
    Approved,
    /// `rejected`.
    Rejected,
}

crate::word! {
    ListingModeration { PendingReview = "pending_review", Approved = "approved", Rejected
    = "rejected" }
}

crate::runtime::wire! {
    ListingModeration
}

/// A listing's owner in short.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingOwner {
    /// Id of the member.
    pub id: i64,
    /// Name as far as the viewer may see it.
    pub name: String,
    /// The same as `avatar_url`, for older clients.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar: Option<String>,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
    /// Tagline: one line about the member.
    #[serde(deserialize_with = "Option::deserialize")]
    pub tagline: Option<String>,
}

/// One page of listings.
#[derive(Clone, Debug, Serialize)]
pub struct ListingPage {
    /// Listings in the order asked for.
    pub data: Vec<ListingItem>,
    /// The meta.
    pub meta: ListingPageMeta,
}

/// What accompanies one page of listings.
#[derive(Clone, Debug, Serialize)]
pub struct ListingPageMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Listings asked for on a page.
    pub per_page: i64,
    /// Whether a further page exists.
    pub has_more: bool,
    /// Opaque start of the next page. Null on the last one.
    pub cursor: Option<String>,
    /// The number of the page that was asked for.
    pub page: i64,
    /// How many listings there are on all pages; 1000 stands for that many or more.
    pub total: i64,
    /// The same as `total`, for older clients.
    pub total_items: i64,
}

/// How a listing matches the caller's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingReciprocity {
    /// `mutual`.
    Mutual,
    /// `one_way`.
    OneWay,
}

crate::word! {
    ListingReciprocity { Mutual = "mutual", OneWay = "one_way" }
}

crate::runtime::wire! {
    ListingReciprocity
}

/// Where the work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingServiceType {
    /// `physical_only`.
    PhysicalOnly,
    /// `remote_only`.
    RemoteOnly,
    /// `hybrid`.
    Hybrid,
    /// `location_dependent`.
    LocationDependent,
}

crate::word! {
    ListingServiceType { PhysicalOnly = "physical_only", RemoteOnly = "remote_only",
    Hybrid = "hybrid", LocationDependent = "location_dependent" }
}

crate::runtime::wire! {
    ListingServiceType
}

/// Status of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingStatus {
    /// `active`.
    Active,
    /// `draft`.
    Draft,
    /// `paused`.
    Paused,
    /// `pending`.
    Pending,
    /// `suspended`.
    Suspended,
    /// `expired`.
    Expired,
    /// `deleted`.
    Deleted,
}

crate::word! {
    ListingStatus { Active = "active", Draft = "draft", Paused = "paused", Pending =
    "pending", Suspended = "suspended", Expired = "expired", Deleted = "deleted" }
}

crate::runtime::wire! {
    ListingStatus
}

/// Whether it is an offer or a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingType {
    /// `offer`.
    Offer,
    /// `request`.
    Request,
}

crate::word! {
    ListingType { Offer = "offer", Request = "request" }
}

crate::runtime::wire! {
    ListingType
}

/// Whether partner communities see it, and whether their members may ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingVisibility {
    /// `none`.
    None,
    /// `listed`.
    Listed,
    /// `bookable`.
    Bookable,
}

crate::word! {
    ListingVisibility { None = "none", Listed = "listed", Bookable = "bookable" }
}

crate::runtime::wire! {
    ListingVisibility
}

/// One page of a member's listings.
#[derive(Clone, Debug, Serialize)]
pub struct MemberListingPage {
    /// Newest first.
    pub data: Vec<ListingItem>,
    /// The meta.
    pub meta: MemberListingPageMeta,
}

/// What accompanies one page of a member's listings.
#[derive(Clone, Debug, Serialize)]
pub struct MemberListingPageMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Listings asked for on a page.
    pub limit: i64,
    /// Whether a further page exists.
    pub has_more: bool,
    /// Opaque start of the next page. Null on the last one.
    pub cursor: Option<String>,
}

/// One page of listings around a place.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyListingPage {
    /// Listings in the order asked for.
    pub data: Vec<ListingItem>,
    /// The meta.
    pub meta: NearbyListingPageMeta,
}

/// What accompanies one page of listings around a place.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyListingPageMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Listings asked for on a page.
    pub per_page: i64,
    /// Whether a further page exists.
    pub has_more: bool,
    /// Opaque start of the next page. Null on the last one.
    pub cursor: Option<String>,
    /// The search.
    pub search: NearbySearch,
}

/// What was looked for.
#[derive(Clone, Debug, Serialize)]
pub struct NearbySearch {
    /// Always nearby.
    #[serde(rename = "type")]
    pub type_: NearbySearchType,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// How far away at most, in kilometres.
    pub radius_km: f64,
}

/// Always nearby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NearbySearchType {
    /// `nearby`.
    Nearby,
}

crate::word! {
    NearbySearchType { Nearby = "nearby" }
}

crate::runtime::wire! {
    NearbySearchType
}

/// What the caller keeps in mind.
#[derive(Clone, Debug, Serialize)]
pub struct SavedListingsResponse {
    /// Latest first.
    pub data: Vec<i64>,
    /// The meta.
    pub meta: crate::shared::Meta,
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

    pub(super) fn list_nearby_listings_query_sort() -> super::ListNearbyListingsQuerySort {
        super::ListNearbyListingsQuerySort::Nearest
    }
}
