// Made from contract/areas/saved_searches.yaml by codegen; edit the contract instead.

//! The area `saved_searches`: types, trait and routes.
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

/// What the gateway answers in the area `saved_searches`: one method an operation.
pub trait SavedSearchesApi: Area {
    /// The caller's saved searches
    ///
    /// `GET /api/v2/search/saved`
    ///
    /// The newest first.
    fn list_saved_searches(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<SavedSearchList, Self::Failure>> + Send;

    /// Save a search
    ///
    /// `POST /api/v2/search/saved`
    ///
    /// `query_params` holds what the search is asked with: `q`, `type`, `category_id` and whatever else the client wants to keep, 4,000 bytes at most. With `notify_on_new` a line in the bell says once a day at most that there is something new. 422 `VALIDATION_ERROR` for a blank name, for what is no object or has no words in `q`, and for more than 50 saved searches.
    fn create_saved_search(
        &self,
        call: Self::Call,
        body: CreateSavedSearchBody,
    ) -> impl Future<Output = Result<SavedSearchResponse, Self::Failure>> + Send;

    /// Delete a saved search
    ///
    /// `DELETE /api/v2/search/saved/{id}`
    ///
    /// 404 `NOT_FOUND` for one that is not the caller's.
    fn delete_saved_search(
        &self,
        call: Self::Call,
        path: DeleteSavedSearchPath,
    ) -> impl Future<Output = Result<SavedSearchDeletedResponse, Self::Failure>> + Send;

    /// Note that a saved search was run
    ///
    /// `POST /api/v2/search/saved/{id}/run`
    ///
    /// Whoever asked the search tells what it found; without `result_count` the last count stays. 404 `NOT_FOUND` for one that is not the caller's.
    fn run_saved_search(
        &self,
        call: Self::Call,
        path: RunSavedSearchPath,
        body: RunSavedSearchBody,
    ) -> impl Future<Output = Result<SavedSearchResponse, Self::Failure>> + Send;

    /// Those of the `SavedSearch` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn saved_search_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<SavedSearch>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: SavedSearchesApi>() -> [Served<A>; 4] {
    [
        (Operation::ListSavedSearches, list_saved_searches::<A>),
        (Operation::CreateSavedSearch, create_saved_search::<A>),
        (Operation::DeleteSavedSearch, delete_saved_search::<A>),
        (Operation::RunSavedSearch, run_saved_search::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::ListSavedSearches, |_| Ok(())),
        (
            Operation::CreateSavedSearch,
            |asked| create_saved_search_input(asked).map(drop),
        ),
        (
            Operation::DeleteSavedSearch,
            |asked| delete_saved_search_input(asked).map(drop),
        ),
        (Operation::RunSavedSearch, |asked| run_saved_search_input(asked).map(drop)),
    ]
}

fn list_saved_searches<A: SavedSearchesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_saved_searches(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_saved_search_input(
    asked: &mut Asked,
) -> Result<CreateSavedSearchBody, Rejection> {
    let body: CreateSavedSearchBody = asked.body(true)?;
    Ok(body)
}

fn create_saved_search<A: SavedSearchesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_saved_search_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_saved_search(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn delete_saved_search_input(
    asked: &mut Asked,
) -> Result<DeleteSavedSearchPath, Rejection> {
    let path: DeleteSavedSearchPath = asked.path(&DELETE_SAVED_SEARCH_PATH)?;
    Ok(path)
}

fn delete_saved_search<A: SavedSearchesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_saved_search_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_saved_search(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn run_saved_search_input(
    asked: &mut Asked,
) -> Result<(RunSavedSearchPath, RunSavedSearchBody), Rejection> {
    let path: RunSavedSearchPath = asked.path(&RUN_SAVED_SEARCH_PATH)?;
    let body: RunSavedSearchBody = asked.body(true)?;
    Ok((path, body))
}

fn run_saved_search<A: SavedSearchesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = run_saved_search_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().run_saved_search(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static DELETE_SAVED_SEARCH_PATH: [Parameter; 1] = [
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

static RUN_SAVED_SEARCH_PATH: [Parameter; 1] = [
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

/// A search to keep.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateSavedSearchBody {
    /// Its name.
    pub name: String,
    /// The query params.
    pub query_params: SavedSearchQuery,
    /// Whether to be told of what is new, once a day at most. False unless it is said.
    pub notify_on_new: Option<bool>,
}

/// The path parameters of `DELETE /api/v2/search/saved/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteSavedSearchPath {
    /// Id of the saved search.
    pub id: i64,
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct RunSavedSearchBody {
    /// How many results there were.
    pub result_count: Option<i64>,
}

/// The path parameters of `POST /api/v2/search/saved/{id}/run`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RunSavedSearchPath {
    /// Id of the saved search.
    pub id: i64,
}

/// A search that a member keeps.
#[derive(Clone, Debug, Serialize)]
pub struct SavedSearch {
    /// Id of the saved search.
    pub id: i64,
    /// Its name.
    pub name: String,
    /// The query params.
    pub query_params: SavedSearchQuery,
    /// Whether the member is told of what is new, once a day at most.
    pub notify_on_new: bool,
    /// When it was run last. Null if it never was.
    pub last_run_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What it found then. Null if it was never run.
    pub last_result_count: Option<i64>,
    /// When it was saved.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// That a saved search is gone.
#[derive(Clone, Debug, Serialize)]
pub struct SavedSearchDeleted {
    /// Always true.
    pub deleted: bool,
}

/// That a saved search is gone.
#[derive(Clone, Debug, Serialize)]
pub struct SavedSearchDeletedResponse {
    /// The data.
    pub data: SavedSearchDeleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member's saved searches.
#[derive(Clone, Debug, Serialize)]
pub struct SavedSearchList {
    /// The newest first.
    pub data: Vec<SavedSearch>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a search is asked with: an object with its words in `q`, and whatever else the client keeps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SavedSearchQuery(
    /// The value.
    pub serde_json::Value,
);

impl std::ops::Deref for SavedSearchQuery {
    type Target = serde_json::Value;
    fn deref(&self) -> &serde_json::Value {
        &self.0
    }
}

impl From<SavedSearchQuery> for serde_json::Value {
    fn from(value: SavedSearchQuery) -> Self {
        value.0
    }
}

impl From<serde_json::Value> for SavedSearchQuery {
    fn from(value: serde_json::Value) -> Self {
        Self(value)
    }
}

/// A saved search.
#[derive(Clone, Debug, Serialize)]
pub struct SavedSearchResponse {
    /// The data.
    pub data: SavedSearch,
    /// The meta.
    pub meta: crate::shared::Meta,
}
