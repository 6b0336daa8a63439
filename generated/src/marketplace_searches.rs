// Made from contract/areas/marketplace_searches.yaml by codegen; edit the contract instead.

//! The area `marketplace_searches`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_searches`: one method an operation.
pub trait MarketplaceSearchesApi: Area {
    /// The caller's saved searches
    ///
    /// `GET /api/v2/marketplace/saved-searches`
    ///
    /// Newest first.
    fn list_marketplace_saved_searches(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarketplaceSavedSearchList, Self::Failure>> + Send;

    /// Save a search
    ///
    /// `POST /api/v2/marketplace/saved-searches`
    ///
    /// Its owner is told of each listing once that the search finds from now on: of what is listed anew, changed, or activated again. At once, or of all that came together in a day or a week, by mail, on their phones, or both; the bell rings in any case. Nobody is told of their own listings, of those that they may not see, nor of what is over by then. 422 `VALIDATION_ERROR` on `name` for a blank one and for more than 50 searches, on `filters.category_id` for a category that is not in use, on `filters.price_max` below `filters.price_min`, and on `search_query` for a search that asks for nothing. 403 `FORBIDDEN` for visitors from another community.
    fn create_marketplace_saved_search(
        &self,
        call: Self::Call,
        body: CreateMarketplaceSavedSearchBody,
    ) -> impl Future<
        Output = Result<MarketplaceSavedSearchResponse, Self::Failure>,
    > + Send;

    /// Delete a saved search
    ///
    /// `DELETE /api/v2/marketplace/saved-searches/{id}`
    ///
    /// Nothing is told of it any more. 404 `RESOURCE_NOT_FOUND` for one that is not the caller's.
    fn delete_marketplace_saved_search(
        &self,
        call: Self::Call,
        path: DeleteMarketplaceSavedSearchPath,
    ) -> impl Future<
        Output = Result<DeletedMarketplaceSavedSearchResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceSavedSearch` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_saved_search_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceSavedSearch>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceSearchesApi>() -> [Served<A>; 3] {
    [
        (Operation::ListMarketplaceSavedSearches, list_marketplace_saved_searches::<A>),
        (Operation::CreateMarketplaceSavedSearch, create_marketplace_saved_search::<A>),
        (Operation::DeleteMarketplaceSavedSearch, delete_marketplace_saved_search::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (Operation::ListMarketplaceSavedSearches, |_| Ok(())),
        (
            Operation::CreateMarketplaceSavedSearch,
            |asked| create_marketplace_saved_search_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplaceSavedSearch,
            |asked| delete_marketplace_saved_search_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_saved_searches<A: MarketplaceSearchesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_marketplace_saved_searches(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_saved_search_input(
    asked: &mut Asked,
) -> Result<CreateMarketplaceSavedSearchBody, Rejection> {
    let body: CreateMarketplaceSavedSearchBody = asked.body(true)?;
    Ok(body)
}

fn create_marketplace_saved_search<A: MarketplaceSearchesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_marketplace_saved_search_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_saved_search(call, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn delete_marketplace_saved_search_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplaceSavedSearchPath, Rejection> {
    let path: DeleteMarketplaceSavedSearchPath = asked
        .path(&DELETE_MARKETPLACE_SAVED_SEARCH_PATH)?;
    Ok(path)
}

fn delete_marketplace_saved_search<A: MarketplaceSearchesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_saved_search_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_marketplace_saved_search(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static DELETE_MARKETPLACE_SAVED_SEARCH_PATH: [Parameter; 1] = [
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

/// A search.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceSavedSearchBody {
    /// Its name.
    pub name: String,
    /// Words that title, tagline, description or location begin words with; all of them must be found.
    pub search_query: Option<String>,
    /// The filters.
    pub filters: Option<MarketplaceSearchFiltersBody>,
    /// How often its owner is told.
    #[serde(default = "defaults::create_marketplace_saved_search_body_alert_frequency")]
    pub alert_frequency: MarketplaceAlertFrequency,
    /// How its owner is told.
    #[serde(default = "defaults::create_marketplace_saved_search_body_alert_channel")]
    pub alert_channel: MarketplaceAlertChannel,
}

/// The path parameters of `DELETE /api/v2/marketplace/saved-searches/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplaceSavedSearchPath {
    /// Id of the saved search.
    pub id: i64,
}

/// That a saved search is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplaceSavedSearch {
    /// Always true.
    pub deleted: bool,
}

/// That a saved search is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplaceSavedSearchResponse {
    /// The data.
    pub data: DeletedMarketplaceSavedSearch,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How somebody is told what a saved search finds. The bell rings in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceAlertChannel {
    /// `email`.
    Email,
    /// `push`.
    Push,
    /// `both`.
    Both,
}

crate::word! {
    MarketplaceAlertChannel { Email = "email", Push = "push", Both = "both" }
}

crate::runtime::wire! {
    MarketplaceAlertChannel
}

/// How often somebody is told what a saved search finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceAlertFrequency {
    /// `instant`.
    Instant,
    /// `daily`.
    Daily,
    /// `weekly`.
    Weekly,
}

crate::word! {
    MarketplaceAlertFrequency { Instant = "instant", Daily = "daily", Weekly = "weekly" }
}

crate::runtime::wire! {
    MarketplaceAlertFrequency
}

/// A search whose finds its owner is told of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceSavedSearch {
    /// Id of the search.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// Words that title, tagline, description or location begin words with.
    #[serde(deserialize_with = "Option::deserialize")]
    pub search_query: Option<String>,
    /// The filters.
    pub filters: MarketplaceSearchFilters,
    /// The alert frequency.
    pub alert_frequency: MarketplaceAlertFrequency,
    /// The alert channel.
    pub alert_channel: MarketplaceAlertChannel,
    /// When its owner was told of something last. Null if never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub last_alerted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was saved.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Saved searches of a member.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceSavedSearchList {
    /// Newest first.
    pub data: Vec<MarketplaceSavedSearch>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A saved search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceSavedSearchResponse {
    /// The data.
    pub data: MarketplaceSavedSearch,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a saved search asks for beside its words. Null asks for nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceSearchFilters {
    /// Id of the category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_id: Option<i64>,
    /// Costs at least so much.
    #[serde(deserialize_with = "Option::deserialize")]
    pub price_min: Option<f64>,
    /// Costs at most so much.
    #[serde(deserialize_with = "Option::deserialize")]
    pub price_max: Option<f64>,
    /// In this condition.
    #[serde(deserialize_with = "Option::deserialize")]
    pub condition: Option<crate::marketplace_listings::MarketplaceCondition>,
    /// Words that begin words of the place, as its seller wrote it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location: Option<String>,
    /// No farther away from the place in the owner's profile, in kilometres. It does not count without such a place.
    #[serde(deserialize_with = "Option::deserialize")]
    pub radius: Option<f64>,
}

/// What a search asks for beside its words.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct MarketplaceSearchFiltersBody {
    /// Id of the category.
    pub category_id: Option<i64>,
    /// Costs at least so much.
    pub price_min: Option<f64>,
    /// Costs at most so much.
    pub price_max: Option<f64>,
    /// In this condition.
    pub condition: Option<crate::marketplace_listings::MarketplaceCondition>,
    /// Words that begin words of the place, as its seller wrote it.
    pub location: Option<String>,
    /// No farther away from the place in the owner's profile, in kilometres. It does not count without such a place.
    pub radius: Option<f64>,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn create_marketplace_saved_search_body_alert_channel() -> super::MarketplaceAlertChannel {
        super::MarketplaceAlertChannel::Both
    }

    pub(super) fn create_marketplace_saved_search_body_alert_frequency() -> super::MarketplaceAlertFrequency {
        super::MarketplaceAlertFrequency::Daily
    }
}
