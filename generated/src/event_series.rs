// Made from contract/areas/event_series.yaml by codegen; edit the contract instead.

//! The area `event_series`: types, trait and routes.
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

/// What the gateway answers in the area `event_series`: one method an operation.
pub trait EventSeriesApi: Area {
    /// List series of events
    ///
    /// `GET /api/v2/events/series`
    ///
    /// The newest first, each with its published events that the caller may see: the first 50 of them.
    fn list_event_series(
        &self,
        call: Self::Call,
        query: ListEventSeriesQuery,
    ) -> impl Future<Output = Result<EventSeriesPage, Self::Failure>> + Send;

    /// Create a series of events
    ///
    /// `POST /api/v2/events/series`
    ///
    /// The caller adds events of theirs to it. 400 `VALIDATION_ERROR` for an empty or long title; 403 `FORBIDDEN` when the community lets only staff create events.
    fn create_event_series(
        &self,
        call: Self::Call,
        body: CreateEventSeriesBody,
    ) -> impl Future<Output = Result<EventSeriesResponse, Self::Failure>> + Send;

    /// Read a series of events
    ///
    /// `GET /api/v2/events/series/{seriesId}`
    ///
    /// With its published events that the caller may see, the first 50 of them. 404 `NOT_FOUND` when there is no such series.
    fn get_event_series(
        &self,
        call: Self::Call,
        path: GetEventSeriesPath,
    ) -> impl Future<Output = Result<EventSeriesResponse, Self::Failure>> + Send;

    /// Add an event to a series
    ///
    /// `POST /api/v2/events/{id}/series`
    ///
    /// Or take it out of its series, with null. Its organizer and administrators may: 403 `FORBIDDEN` for others who may see it, and for somebody else's series; 404 `NOT_FOUND` for everybody else. 422 `VALIDATION_ERROR` for a series that there is not; 422 `EVENT_REVIEW_PENDING` while the event waits for a decision; 422 `EVENT_RECURRENCE_SCOPE_REQUIRED` for what recurs.
    fn link_event_to_series(
        &self,
        call: Self::Call,
        path: LinkEventToSeriesPath,
        body: LinkEventToSeriesBody,
    ) -> impl Future<Output = Result<LinkedEventResponse, Self::Failure>> + Send;

    /// Those of the `EventSeries` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_series_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventSeries>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventSeriesApi>() -> [Served<A>; 4] {
    [
        (Operation::ListEventSeries, list_event_series::<A>),
        (Operation::CreateEventSeries, create_event_series::<A>),
        (Operation::GetEventSeries, get_event_series::<A>),
        (Operation::LinkEventToSeries, link_event_to_series::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::ListEventSeries, |asked| list_event_series_input(asked).map(drop)),
        (
            Operation::CreateEventSeries,
            |asked| create_event_series_input(asked).map(drop),
        ),
        (Operation::GetEventSeries, |asked| get_event_series_input(asked).map(drop)),
        (
            Operation::LinkEventToSeries,
            |asked| link_event_to_series_input(asked).map(drop),
        ),
    ]
}

fn list_event_series_input(
    asked: &mut Asked,
) -> Result<ListEventSeriesQuery, Rejection> {
    let query: ListEventSeriesQuery = asked.query(&LIST_EVENT_SERIES_QUERY)?;
    Ok(query)
}

fn list_event_series<A: EventSeriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_event_series_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_event_series(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_series_input(
    asked: &mut Asked,
) -> Result<CreateEventSeriesBody, Rejection> {
    let body: CreateEventSeriesBody = asked.body(true)?;
    Ok(body)
}

fn create_event_series<A: EventSeriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_event_series_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_event_series(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_event_series_input(asked: &mut Asked) -> Result<GetEventSeriesPath, Rejection> {
    let path: GetEventSeriesPath = asked.path(&GET_EVENT_SERIES_PATH)?;
    Ok(path)
}

fn get_event_series<A: EventSeriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_series_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_series(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn link_event_to_series_input(
    asked: &mut Asked,
) -> Result<(LinkEventToSeriesPath, LinkEventToSeriesBody), Rejection> {
    let path: LinkEventToSeriesPath = asked.path(&LINK_EVENT_TO_SERIES_PATH)?;
    let body: LinkEventToSeriesBody = asked.body(true)?;
    Ok((path, body))
}

fn link_event_to_series<A: EventSeriesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = link_event_to_series_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().link_event_to_series(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_SERIES_QUERY: [Parameter; 2] = [
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

static GET_EVENT_SERIES_PATH: [Parameter; 1] = [
    Parameter {
        name: "seriesId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LINK_EVENT_TO_SERIES_PATH: [Parameter; 1] = [
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

/// A new series.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventSeriesBody {
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: Option<String>,
}

/// Some events with a name in common.
#[derive(Clone, Debug, Serialize)]
pub struct EventSeries {
    /// Always 2.
    pub contract_version: i64,
    /// Id of the series.
    pub id: i64,
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: Option<String>,
    /// Its published events that the caller may see.
    pub event_count: i64,
    /// When the next one begins.
    pub next_event_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who made it.
    pub creator_id: i64,
    /// Who made it.
    pub creator: crate::events::EventActor,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Its published events that the caller may see, the earliest first: the first 50 of them.
    pub occurrences: Vec<EventSeriesOccurrence>,
}

/// An event of a series.
#[derive(Clone, Debug, Serialize)]
pub struct EventSeriesOccurrence {
    /// Id of the event.
    pub id: i64,
    /// Its name.
    pub title: String,
    /// When it begins.
    pub start_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub end_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Where it stands.
    pub status: crate::events::EventStatus,
    /// The place in words.
    pub location_label: Option<String>,
}

/// One page of series.
#[derive(Clone, Debug, Serialize)]
pub struct EventSeriesPage {
    /// Series, the newest first.
    pub data: Vec<EventSeries>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A series of events.
#[derive(Clone, Debug, Serialize)]
pub struct EventSeriesResponse {
    /// The data.
    pub data: EventSeries,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/events/series/{seriesId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventSeriesPath {
    /// Id of the series.
    #[serde(rename = "seriesId")]
    pub series_id: i64,
}

/// The series of an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LinkEventToSeriesBody {
    /// Id of the series, or null for none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub series_id: Option<i64>,
}

/// The path parameters of `POST /api/v2/events/{id}/series`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LinkEventToSeriesPath {
    /// Id of the event.
    pub id: i64,
}

/// The series that an event is in.
#[derive(Clone, Debug, Serialize)]
pub struct LinkedEvent {
    /// Whether it is in one.
    pub linked: bool,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the series.
    pub series_id: Option<i64>,
}

/// The series that an event is in.
#[derive(Clone, Debug, Serialize)]
pub struct LinkedEventResponse {
    /// The data.
    pub data: LinkedEvent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/events/series`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventSeriesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventSeriesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
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
