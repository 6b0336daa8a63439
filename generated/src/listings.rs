// Made from contract/areas/listings.yaml by codegen; edit the contract instead.

//! The area `listings`: types, trait and routes.
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

/// What the gateway answers in the area `listings`: one method an operation.
pub trait ListingsApi: Area {
    /// Find listings
    ///
    /// `GET /api/v2/listings`
    ///
    /// What every member may see: active, approved, not run out, of members who may take part and between whom and the caller there is no block. Ranked by age and by how often members view, save and contact a listing, `sort=newest` by id, both newest first; with words, titles that have them come first, unless `sort=newest`, and where 1000 listings or more have them, titles and others stand newest first each, not ranked; with `near_lat`, `near_lng` and `radius_km`, all three, the nearest come first. `featured_first` puts what stands out before the rest. A cursor belongs to the order it was made for. `total` counts no further than 1000. 422 `validation_failed` for unknown words.
    fn list_listings(
        &self,
        call: Self::Call,
        query: ListListingsQuery,
    ) -> impl Future<
        Output = Result<crate::listing_search::ListingPage, Self::Failure>,
    > + Send;

    /// Create a listing
    ///
    /// `POST /api/v2/listings`
    ///
    /// 422 `VALIDATION_ERROR`, one item for each field: bounds, the community's own rules about titles, descriptions, categories and places, what it does not take (offers or requests), and `user_id` for a member who has as many listings as the community allows. Where the community looks at listings first, it waits with `status` pending. 403 `FORBIDDEN` for visitors from another community. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_listing(
        &self,
        call: Self::Call,
        body: CreateListingBody,
    ) -> impl Future<Output = Result<ListingResponse, Self::Failure>> + Send;

    /// Have a description written
    ///
    /// `POST /api/v2/listings/generate-description`
    ///
    /// This gateway has no service that writes texts: a call that is otherwise in order is 503 `AI_SERVICE_ERROR`, so that clients show their own form.
    fn generate_listing_description(
        &self,
        call: Self::Call,
        body: GenerateListingDescriptionBody,
    ) -> impl Future<Output = Result<std::convert::Infallible, Self::Failure>> + Send;

    /// Read a listing
    ///
    /// `GET /api/v2/listings/{id}`
    ///
    /// 404 `NOT_FOUND` for a listing that only its owner and administrators may see, and between members of whom one has blocked the other. Reading it counts once a day for each member, the owner apart.
    fn get_listing(
        &self,
        call: Self::Call,
        path: GetListingPath,
    ) -> impl Future<Output = Result<ListingResponse, Self::Failure>> + Send;

    /// Change a listing
    ///
    /// `PUT /api/v2/listings/{id}`
    ///
    /// Only what is sent changes. 403 `FORBIDDEN` for anybody but its owner and administrators; 404 `NOT_FOUND` for those who may not see it. 422 `VALIDATION_ERROR`, one item for each field, `status` among them for a move that is not theirs to make: owners choose between active, draft and paused, and cannot bring back what waits, was suspended or rejected; administrators may also choose pending, suspended and expired, and approve what they activate.
    fn update_listing(
        &self,
        call: Self::Call,
        path: UpdateListingPath,
        body: UpdateListingBody,
    ) -> impl Future<Output = Result<ListingResponse, Self::Failure>> + Send;

    /// Delete a listing
    ///
    /// `DELETE /api/v2/listings/{id}`
    ///
    /// Its tags, saves, views, contacts and pictures go with it. 403 `FORBIDDEN` for anybody but its owner and administrators; 404 `NOT_FOUND` for those who may not see it.
    fn delete_listing(
        &self,
        call: Self::Call,
        path: DeleteListingPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Save a listing
    ///
    /// `POST /api/v2/listings/{id}/save`
    ///
    /// Doing it again changes nothing. The owner is told once. 403 `FEATURE_DISABLED` where the community has switched saving off; 404 `NOT_FOUND` for a listing that the caller may not see; 403 `FORBIDDEN` for one's own.
    fn save_listing(
        &self,
        call: Self::Call,
        path: SaveListingPath,
    ) -> impl Future<Output = Result<SavedListingResponse, Self::Failure>> + Send;

    /// Remove a listing from the saved ones
    ///
    /// `DELETE /api/v2/listings/{id}/save`
    ///
    /// Doing it again changes nothing. 404 `NOT_FOUND` for a listing that the caller may not see and does not keep.
    fn unsave_listing(
        &self,
        call: Self::Call,
        path: UnsaveListingPath,
    ) -> impl Future<Output = Result<SavedListingResponse, Self::Failure>> + Send;

    /// Renew a listing
    ///
    /// `POST /api/v2/listings/{id}/renew`
    ///
    /// Its owner only: 403 `RENEWAL_FAILED` for others who may see it, 404 `RENEWAL_FAILED` for everybody else. 422 `RENEWAL_FAILED` for a listing that is neither active nor run out, is not approved, or was renewed twelve times. A listing that never runs out is renewed too, and still never does.
    fn renew_listing(
        &self,
        call: Self::Call,
        path: RenewListingPath,
    ) -> impl Future<Output = Result<RenewedListingResponse, Self::Failure>> + Send;

    /// Views, saves and contacts of a listing
    ///
    /// `GET /api/v2/listings/{id}/analytics`
    ///
    /// For its owner and administrators: 403 `FORBIDDEN` for others who may see it. Days are those of UTC.
    fn get_listing_analytics(
        &self,
        call: Self::Call,
        path: GetListingAnalyticsPath,
        query: GetListingAnalyticsQuery,
    ) -> impl Future<Output = Result<ListingAnalyticsResponse, Self::Failure>> + Send;

    /// Report a listing to staff
    ///
    /// `POST /api/v2/listings/{id}/report`
    ///
    /// The line that calls them does not say who reported it, the report itself does (`GET /api/v2/admin/listings/reports`); the listing's owner never learns it. 403 `FORBIDDEN` for one's own listing, 403 `FEATURE_DISABLED` where the community has switched reports off, 409 `ALREADY_REPORTED` the second time, 404 `NOT_FOUND` for a listing that the caller may not see.
    fn report_listing(
        &self,
        call: Self::Call,
        path: ReportListingPath,
        body: ReportListingBody,
    ) -> impl Future<Output = Result<ReportedListingResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ListingsApi>() -> [Served<A>; 11] {
    [
        (Operation::ListListings, list_listings::<A>),
        (Operation::CreateListing, create_listing::<A>),
        (Operation::GenerateListingDescription, generate_listing_description::<A>),
        (Operation::GetListing, get_listing::<A>),
        (Operation::UpdateListing, update_listing::<A>),
        (Operation::DeleteListing, delete_listing::<A>),
        (Operation::SaveListing, save_listing::<A>),
        (Operation::UnsaveListing, unsave_listing::<A>),
        (Operation::RenewListing, renew_listing::<A>),
        (Operation::GetListingAnalytics, get_listing_analytics::<A>),
        (Operation::ReportListing, report_listing::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 11] {
    [
        (Operation::ListListings, |asked| list_listings_input(asked).map(drop)),
        (Operation::CreateListing, |asked| create_listing_input(asked).map(drop)),
        (
            Operation::GenerateListingDescription,
            |asked| generate_listing_description_input(asked).map(drop),
        ),
        (Operation::GetListing, |asked| get_listing_input(asked).map(drop)),
        (Operation::UpdateListing, |asked| update_listing_input(asked).map(drop)),
        (Operation::DeleteListing, |asked| delete_listing_input(asked).map(drop)),
        (Operation::SaveListing, |asked| save_listing_input(asked).map(drop)),
        (Operation::UnsaveListing, |asked| unsave_listing_input(asked).map(drop)),
        (Operation::RenewListing, |asked| renew_listing_input(asked).map(drop)),
        (
            Operation::GetListingAnalytics,
            |asked| get_listing_analytics_input(asked).map(drop),
        ),
        (Operation::ReportListing, |asked| report_listing_input(asked).map(drop)),
    ]
}

fn list_listings_input(asked: &mut Asked) -> Result<ListListingsQuery, Rejection> {
    let query: ListListingsQuery = asked.query(&LIST_LISTINGS_QUERY)?;
    Ok(query)
}

fn list_listings<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_listings(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_listing_input(asked: &mut Asked) -> Result<CreateListingBody, Rejection> {
    let body: CreateListingBody = asked.body(true)?;
    Ok(body)
}

fn create_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_listing(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn generate_listing_description_input(
    asked: &mut Asked,
) -> Result<GenerateListingDescriptionBody, Rejection> {
    let body: GenerateListingDescriptionBody = asked.body(true)?;
    Ok(body)
}

fn generate_listing_description<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = generate_listing_description_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .generate_listing_description(call, body)
                    .await?;
                match answer {}
            })
        }),
    )
}

fn get_listing_input(asked: &mut Asked) -> Result<GetListingPath, Rejection> {
    let path: GetListingPath = asked.path(&GET_LISTING_PATH)?;
    Ok(path)
}

fn get_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_listing(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_listing_input(
    asked: &mut Asked,
) -> Result<(UpdateListingPath, UpdateListingBody), Rejection> {
    let path: UpdateListingPath = asked.path(&UPDATE_LISTING_PATH)?;
    let body: UpdateListingBody = asked.body(true)?;
    Ok((path, body))
}

fn update_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_listing(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_listing_input(asked: &mut Asked) -> Result<DeleteListingPath, Rejection> {
    let path: DeleteListingPath = asked.path(&DELETE_LISTING_PATH)?;
    Ok(path)
}

fn delete_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_listing(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn save_listing_input(asked: &mut Asked) -> Result<SaveListingPath, Rejection> {
    let path: SaveListingPath = asked.path(&SAVE_LISTING_PATH)?;
    Ok(path)
}

fn save_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = save_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().save_listing(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn unsave_listing_input(asked: &mut Asked) -> Result<UnsaveListingPath, Rejection> {
    let path: UnsaveListingPath = asked.path(&UNSAVE_LISTING_PATH)?;
    Ok(path)
}

fn unsave_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = unsave_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().unsave_listing(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn renew_listing_input(asked: &mut Asked) -> Result<RenewListingPath, Rejection> {
    let path: RenewListingPath = asked.path(&RENEW_LISTING_PATH)?;
    Ok(path)
}

fn renew_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = renew_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().renew_listing(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_listing_analytics_input(
    asked: &mut Asked,
) -> Result<(GetListingAnalyticsPath, GetListingAnalyticsQuery), Rejection> {
    let path: GetListingAnalyticsPath = asked.path(&GET_LISTING_ANALYTICS_PATH)?;
    let query: GetListingAnalyticsQuery = asked.query(&GET_LISTING_ANALYTICS_QUERY)?;
    Ok((path, query))
}

fn get_listing_analytics<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = get_listing_analytics_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .get_listing_analytics(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn report_listing_input(
    asked: &mut Asked,
) -> Result<(ReportListingPath, ReportListingBody), Rejection> {
    let path: ReportListingPath = asked.path(&REPORT_LISTING_PATH)?;
    let body: ReportListingBody = asked.body(true)?;
    Ok((path, body))
}

fn report_listing<A: ListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = report_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().report_listing(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

static LIST_LISTINGS_QUERY: [Parameter; 21] = [
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
        name: "user_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "skills",
        kind: Kind::Text,
        many: Many::Commas,
        clamp: false,
    },
    Parameter {
        name: "featured_first",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "with_coordinates",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "near_lat",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "near_lng",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: true,
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
        name: "sort",
        kind: Kind::Word(&["ranked", "newest"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "personalised",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100000,
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
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_LISTING_PATH: [Parameter; 1] = [
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

static UPDATE_LISTING_PATH: [Parameter; 1] = [
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

static DELETE_LISTING_PATH: [Parameter; 1] = [
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

static SAVE_LISTING_PATH: [Parameter; 1] = [
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

static UNSAVE_LISTING_PATH: [Parameter; 1] = [
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

static RENEW_LISTING_PATH: [Parameter; 1] = [
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

static GET_LISTING_ANALYTICS_PATH: [Parameter; 1] = [
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

static GET_LISTING_ANALYTICS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "days",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 90,
        },
        many: Many::One,
        clamp: true,
    },
];

static REPORT_LISTING_PATH: [Parameter; 1] = [
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

/// What is offered or asked for.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateListingBody {
    /// Title, one line. At least as long as the community requires, 5 letters by default.
    pub title: String,
    /// Description. At least as long as the community requires, 20 letters by default.
    pub description: String,
    /// The type.
    #[serde(rename = "type")]
    pub type_: crate::listing_search::ListingType,
    /// Id of a category for listings. Required unless the community says otherwise.
    pub category_id: Option<i64>,
    /// Place, in words. Left out or empty, it is the place of the owner's profile, with its coordinates.
    pub location: Option<String>,
    /// Degrees north. Ignored without `longitude`.
    pub latitude: Option<f64>,
    /// Degrees east. Ignored without `latitude`.
    pub longitude: Option<f64>,
    /// How long it takes, 0.5 to 2000 hours with two decimals at most, as a number or as the text of one. An empty text counts as left out.
    pub hours_estimate: Option<CreateListingBodyHoursEstimate>,
    /// How many hours its owner offers altogether, 0.5 to 100000 with two decimals at most, at least `hours_estimate`; a number, or the text of one. An empty text removes the limit.
    pub hours_available: Option<CreateListingBodyHoursAvailable>,
    /// The service type.
    pub service_type: Option<crate::listing_search::ListingServiceType>,
    /// The federated visibility.
    pub federated_visibility: Option<crate::listing_search::ListingVisibility>,
    /// The availability.
    pub availability: Option<crate::listing_search::ListingAvailability>,
    /// Sustainable development goals, by number.
    pub sdg_goals: Option<Vec<i64>>,
    /// Not looked at: pictures are uploaded.
    pub image_url: Option<String>,
}

/// The create listing body hours available.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum CreateListingBodyHoursAvailable {
    /// `double`.
    Double(f64),
    /// `string`.
    String(String),
}

impl std::fmt::Display for CreateListingBodyHoursAvailable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Double(x) => x.fmt(f),
            Self::String(x) => x.fmt(f),
        }
    }
}

impl From<f64> for CreateListingBodyHoursAvailable {
    fn from(value: f64) -> Self {
        Self::Double(value)
    }
}

/// The create listing body hours estimate.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum CreateListingBodyHoursEstimate {
    /// `double`.
    Double(f64),
    /// `string`.
    String(String),
}

impl std::fmt::Display for CreateListingBodyHoursEstimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Double(x) => x.fmt(f),
            Self::String(x) => x.fmt(f),
        }
    }
}

impl From<f64> for CreateListingBodyHoursEstimate {
    fn from(value: f64) -> Self {
        Self::Double(value)
    }
}

/// The path parameters of `DELETE /api/v2/listings/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// What the description is to be about.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GenerateListingDescriptionBody {
    /// Title, one line.
    pub title: String,
    /// Name of the heading.
    pub category: Option<String>,
    /// Offer or request.
    #[serde(rename = "type")]
    pub type_: Option<String>,
    /// What to say.
    pub notes: Option<String>,
}

/// The path parameters of `GET /api/v2/listings/{id}/analytics`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetListingAnalyticsPath {
    /// Id of the listing.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/listings/{id}/analytics`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetListingAnalyticsQuery {
    /// How many days back, 1 to 90, today included. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 30>")]
    pub days: i64,
}

impl std::default::Default for GetListingAnalyticsQuery {
    fn default() -> Self {
        Self {
            days: defaults::default_u64::<i64, 30>(),
        }
    }
}

/// The path parameters of `GET /api/v2/listings/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListListingsQuery {
    /// One or both, a comma between them.
    #[serde(rename = "type", default)]
    pub type_: Option<Vec<crate::listing_search::ListingType>>,
    /// Id or slug of a category. An unknown one finds nothing.
    pub category_id: Option<String>,
    /// The same as `category_id`, which counts if both are given.
    pub category: Option<String>,
    /// Words that title, description or location begin words with; all of them must be found. Letter case, marks over letters and punctuation do not matter. Text without a letter or digit finds nothing.
    pub q: Option<String>,
    /// The same as `q`, which counts if both are given.
    pub search: Option<String>,
    /// Only listings of at least so many estimated hours, 0 to 1000. A value out of bounds is moved to the nearest bound.
    pub min_hours: Option<f64>,
    /// Only listings of at most so many estimated hours, 0 to 2000. A value out of bounds is moved to the nearest bound.
    pub max_hours: Option<f64>,
    /// One or more, a comma between two.
    #[serde(default)]
    pub service_type: Option<Vec<crate::listing_search::ListingServiceType>>,
    /// Only listings created in the last so many days, 1 to 365. A value out of bounds is moved to the nearest bound.
    pub posted_within: Option<i64>,
    /// Only listings of this member.
    pub user_id: Option<i64>,
    /// Tags, a comma between two; a listing with any of them is found.
    #[serde(default)]
    pub skills: Option<Vec<String>>,
    /// Whether featured listings come first.
    #[serde(default)]
    pub featured_first: bool,
    /// Only listings with coordinates.
    #[serde(default)]
    pub with_coordinates: bool,
    /// Degrees north. A value out of bounds is moved to the nearest bound.
    pub near_lat: Option<f64>,
    /// Degrees east. A value out of bounds is moved to the nearest bound.
    pub near_lng: Option<f64>,
    /// No farther away, in kilometres. A value out of bounds is moved to the nearest bound.
    pub radius_km: Option<f64>,
    /// Order of the list. An unknown word counts as the default.
    #[serde(default = "defaults::list_listings_query_sort")]
    pub sort: ListListingsQuerySort,
    /// Tells in `reciprocity_match` how a listing fits the caller's own.
    #[serde(default)]
    pub personalised: bool,
    /// Number of the page, echoed in `meta.page`. Pages are read by cursor; this is for display only.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListListingsQuery {
    fn default() -> Self {
        Self {
            category: Default::default(),
            category_id: Default::default(),
            cursor: Default::default(),
            featured_first: Default::default(),
            max_hours: Default::default(),
            min_hours: Default::default(),
            near_lat: Default::default(),
            near_lng: Default::default(),
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            personalised: Default::default(),
            posted_within: Default::default(),
            q: Default::default(),
            radius_km: Default::default(),
            search: Default::default(),
            service_type: Default::default(),
            skills: Default::default(),
            sort: defaults::list_listings_query_sort(),
            type_: Default::default(),
            user_id: Default::default(),
            with_coordinates: Default::default(),
        }
    }
}

/// Order of the list. An unknown word counts as the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListListingsQuerySort {
    /// `ranked`.
    Ranked,
    /// `newest`.
    Newest,
}

crate::word! {
    ListListingsQuerySort { Ranked = "ranked", Newest = "newest" }
}

crate::runtime::wire! {
    ListListingsQuerySort
}

impl std::default::Default for ListListingsQuerySort {
    fn default() -> Self {
        ListListingsQuerySort::Ranked
    }
}

/// Numbers of a listing: views, saves and contacts.
#[derive(Clone, Debug, Serialize)]
pub struct ListingAnalytics {
    /// Id of the listing.
    pub listing_id: i64,
    /// How many days back, today included.
    pub days: i64,
    /// The same as `days`, for older clients.
    pub period_days: i64,
    /// When the listing was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it expires. Null means never.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The summary.
    pub summary: ListingAnalyticsSummary,
    /// The period.
    pub period: ListingAnalyticsPeriod,
    /// Numbers of each day, oldest first.
    pub series: Vec<ListingAnalyticsDay>,
    /// The views of `series`, for older clients.
    pub views_over_time: Vec<ListingAnalyticsCount>,
    /// The contacts of `series`, for older clients.
    pub contacts_over_time: Vec<ListingAnalyticsCount>,
    /// How members contacted the owner in these days.
    pub contact_types: Vec<ListingAnalyticsContact>,
}

/// How often members contacted the owner in one way.
#[derive(Clone, Debug, Serialize)]
pub struct ListingAnalyticsContact {
    /// The contact type.
    pub contact_type: ListingContact,
    /// How often.
    pub count: i64,
}

/// How many there were on a day.
#[derive(Clone, Debug, Serialize)]
pub struct ListingAnalyticsCount {
    /// The day, in UTC.
    pub date: chrono::naive::NaiveDate,
    /// How many.
    pub count: i64,
}

/// Numbers of one day.
#[derive(Clone, Debug, Serialize)]
pub struct ListingAnalyticsDay {
    /// The day, in UTC.
    pub date: chrono::naive::NaiveDate,
    /// How many members viewed it.
    pub views: i64,
    /// How many members contacted the owner.
    pub contacts: i64,
    /// How many members saved it then and still have it saved.
    pub saves: i64,
}

/// Numbers of these days.
#[derive(Clone, Debug, Serialize)]
pub struct ListingAnalyticsPeriod {
    /// How often it was viewed, counted once for each member and day.
    pub views: i64,
    /// How many members viewed it.
    pub unique_viewers: i64,
    /// How often members contacted the owner.
    pub contacts: i64,
    /// How many members saved it then and still have it saved.
    pub saves: i64,
}

/// Numbers of a listing: views, saves and contacts.
#[derive(Clone, Debug, Serialize)]
pub struct ListingAnalyticsResponse {
    /// The data.
    pub data: ListingAnalytics,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Numbers since the listing was made.
#[derive(Clone, Debug, Serialize)]
pub struct ListingAnalyticsSummary {
    /// How often it was viewed, counted once for each member and day.
    pub views: i64,
    /// How many members viewed it.
    pub unique_viewers: i64,
    /// How often members contacted the owner.
    pub contacts: i64,
    /// How many members have saved it.
    pub saves: i64,
    /// Contacts for a hundred views, two decimals.
    pub contact_rate: f64,
    /// Saves for a hundred views, two decimals.
    pub save_rate: f64,
    /// The same as `views`, for older clients.
    pub total_views: i64,
    /// The same as `contacts`, for older clients.
    pub total_contacts: i64,
    /// The same as `saves`, for older clients.
    pub total_saves: i64,
    /// Change of the views against as many days before, in percent with two decimals. 0 when there were none before.
    pub views_trend_percent: f64,
}

/// How a member contacted the owner of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListingContact {
    /// `message`.
    Message,
    /// `exchange`.
    Exchange,
}

crate::word! {
    ListingContact { Message = "message", Exchange = "exchange" }
}

crate::runtime::wire! {
    ListingContact
}

/// A listing with everything around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingDetail {
    /// Id of the listing.
    pub id: i64,
    /// Id of its owner.
    pub user_id: i64,
    /// Id of the heading it stands under.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_id: Option<i64>,
    /// Title, one line.
    pub title: String,
    /// Description.
    pub description: String,
    /// Place, in words.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location: Option<String>,
    /// Degrees north.
    #[serde(deserialize_with = "Option::deserialize")]
    pub latitude: Option<f64>,
    /// Degrees east.
    #[serde(deserialize_with = "Option::deserialize")]
    pub longitude: Option<f64>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: crate::listing_search::ListingType,
    /// The status.
    pub status: crate::listing_search::ListingStatus,
    /// The moderation status.
    pub moderation_status: crate::listing_search::ListingModeration,
    /// Absolute address of its main picture, or else of the first of its other pictures.
    #[serde(deserialize_with = "Option::deserialize")]
    pub image_url: Option<String>,
    /// Absolute address of its thumbnail.
    #[serde(deserialize_with = "Option::deserialize")]
    pub thumbnail_url: Option<String>,
    /// Sustainable development goals, by number.
    pub sdg_goals: Vec<i64>,
    /// Always null: hours are not bought.
    #[serde(deserialize_with = "Option::deserialize")]
    pub price: Option<f64>,
    /// The federated visibility.
    pub federated_visibility: crate::listing_search::ListingVisibility,
    /// The service type.
    pub service_type: crate::listing_search::ListingServiceType,
    /// The availability.
    pub availability: crate::listing_search::ListingAvailability,
    /// How long it takes, in hours with two decimals.
    #[serde(deserialize_with = "Option::deserialize")]
    pub hours_estimate: Option<String>,
    /// How many hours there are to give altogether, with two decimals. Null means no limit.
    #[serde(deserialize_with = "Option::deserialize")]
    pub hours_available: Option<String>,
    /// When it expires. Null means never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was last renewed.
    #[serde(deserialize_with = "Option::deserialize")]
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
    #[serde(deserialize_with = "Option::deserialize")]
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
    pub user: crate::listing_search::ListingOwner,
    /// The owner's name as far as the viewer may see it.
    pub author_name: String,
    /// Absolute address of the owner's picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author_avatar: Option<String>,
    /// Whether staff have seen who the owner is: their badge `id_verified` counts now.
    pub author_verified: bool,
    /// What others say of the owner, 1 to 5 with one decimal. Null without reviews.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author_rating: Option<f64>,
    /// Name of the heading.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_name: Option<String>,
    /// Colour of the heading.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_color: Option<String>,
    /// Slug of the heading.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_slug: Option<String>,
    /// Whether the caller keeps it in mind.
    pub is_favorited: bool,
    /// With `personalised`, how it fits the caller's own listings. Null if it does not, and otherwise.
    #[serde(deserialize_with = "Option::deserialize")]
    pub reciprocity_match: Option<crate::listing_search::ListingReciprocity>,
    /// How many reviews the owner has.
    pub author_reviews_count: i64,
    /// How many exchanges the owner has completed.
    pub author_exchanges_count: i64,
    /// How many members like it in the feed.
    pub likes_count: i64,
    /// How many comments it has in the feed.
    pub comments_count: i64,
    /// Whether the caller likes it in the feed.
    pub is_liked: bool,
    /// Its tags, in alphabetical order.
    pub skill_tags: Vec<String>,
    /// Its pictures in their order.
    pub images: Vec<crate::listing_images::ListingImage>,
    /// What else the owner offers, newest first.
    pub member_offers: Vec<ListingSummary>,
    /// What else the owner asks for, newest first.
    pub member_requests: Vec<ListingSummary>,
    /// Whether the caller may change it.
    pub can_edit: bool,
    /// Whether the caller may take it away.
    pub can_delete: bool,
}

/// A listing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingResponse {
    /// The data.
    pub data: ListingDetail,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Another listing of the same owner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingSummary {
    /// Id of the listing.
    pub id: i64,
    /// Title, one line.
    pub title: String,
    /// The type.
    #[serde(rename = "type")]
    pub type_: crate::listing_search::ListingType,
    /// How long it takes, in hours with two decimals.
    #[serde(deserialize_with = "Option::deserialize")]
    pub hours_estimate: Option<String>,
}

/// The path parameters of `POST /api/v2/listings/{id}/renew`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RenewListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// A listing with more time.
#[derive(Clone, Debug, Serialize)]
pub struct RenewedListing {
    /// Always true.
    pub renewed: bool,
    /// Id of the listing.
    pub listing_id: i64,
    /// When its time runs out now. Null means never.
    pub new_expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// A listing with more time.
#[derive(Clone, Debug, Serialize)]
pub struct RenewedListingResponse {
    /// The data.
    pub data: RenewedListing,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What is wrong with it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportListingBody {
    /// The reason.
    pub reason: crate::listing_reports::ListingReportReason,
    /// Details in the caller's words.
    pub details: Option<String>,
}

/// The path parameters of `POST /api/v2/listings/{id}/report`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReportListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// A report that was made.
#[derive(Clone, Debug, Serialize)]
pub struct ReportedListing {
    /// Always true.
    pub reported: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// A report that was made.
#[derive(Clone, Debug, Serialize)]
pub struct ReportedListingResponse {
    /// The data.
    pub data: ReportedListing,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `POST /api/v2/listings/{id}/save`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SaveListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// Whether the caller keeps a listing in mind.
#[derive(Clone, Debug, Serialize)]
pub struct SavedListing {
    /// Whether the caller keeps it in mind.
    pub saved: bool,
    /// Id of the listing.
    pub listing_id: i64,
}

/// Whether the caller keeps a listing in mind.
#[derive(Clone, Debug, Serialize)]
pub struct SavedListingResponse {
    /// The data.
    pub data: SavedListing,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/listings/{id}/save`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UnsaveListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// What is to change. What is left out stays as it is; null takes away what a listing may be without.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateListingBody {
    /// Title, one line. At least as long as the community requires, 5 letters by default.
    pub title: Option<String>,
    /// Description. At least as long as the community requires, 20 letters by default.
    pub description: Option<String>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<crate::listing_search::ListingType>,
    /// Id of a category for listings. Required unless the community says otherwise.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub category_id: Option<Option<i64>>,
    /// Place, in words. Left out, it stays; empty, it is the place of the owner's profile, with its coordinates.
    pub location: Option<String>,
    /// Degrees north. Ignored without `longitude`.
    pub latitude: Option<f64>,
    /// Degrees east. Ignored without `latitude`.
    pub longitude: Option<f64>,
    /// How long it takes, 0.5 to 2000 hours with two decimals at most, as a number or as the text of one. An empty text counts as left out.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub hours_estimate: Option<Option<UpdateListingBodyHoursEstimate>>,
    /// How many hours its owner offers altogether, 0.5 to 100000 with two decimals at most, at least `hours_estimate`; a number, or the text of one. An empty text removes the limit.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub hours_available: Option<Option<UpdateListingBodyHoursAvailable>>,
    /// The service type.
    pub service_type: Option<crate::listing_search::ListingServiceType>,
    /// The federated visibility.
    pub federated_visibility: Option<crate::listing_search::ListingVisibility>,
    /// The availability.
    pub availability: Option<crate::listing_search::ListingAvailability>,
    /// Sustainable development goals, by number.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub sdg_goals: Option<Option<Vec<i64>>>,
    /// Not looked at: pictures are uploaded.
    pub image_url: Option<String>,
    /// Where it stands.
    pub status: Option<crate::listing_search::ListingStatus>,
}

/// The update listing body hours available.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum UpdateListingBodyHoursAvailable {
    /// `double`.
    Double(f64),
    /// `string`.
    String(String),
}

impl std::fmt::Display for UpdateListingBodyHoursAvailable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Double(x) => x.fmt(f),
            Self::String(x) => x.fmt(f),
        }
    }
}

impl From<f64> for UpdateListingBodyHoursAvailable {
    fn from(value: f64) -> Self {
        Self::Double(value)
    }
}

/// The update listing body hours estimate.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum UpdateListingBodyHoursEstimate {
    /// `double`.
    Double(f64),
    /// `string`.
    String(String),
}

impl std::fmt::Display for UpdateListingBodyHoursEstimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Double(x) => x.fmt(f),
            Self::String(x) => x.fmt(f),
        }
    }
}

impl From<f64> for UpdateListingBodyHoursEstimate {
    fn from(value: f64) -> Self {
        Self::Double(value)
    }
}

/// The path parameters of `PUT /api/v2/listings/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateListingPath {
    /// Id of the listing.
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

    pub(super) fn list_listings_query_sort() -> super::ListListingsQuerySort {
        super::ListListingsQuerySort::Ranked
    }
}
