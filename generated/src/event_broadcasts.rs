// Made from contract/areas/event_broadcasts.yaml by codegen; edit the contract instead.

//! The area `event_broadcasts`: types, trait and routes.
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

/// What the gateway answers in the area `event_broadcasts`: one method an operation.
pub trait EventBroadcastsApi: Area {
    /// Broadcasts of an event
    ///
    /// `GET /api/v2/events/{eventId}/broadcasts`
    ///
    /// What was told to all who take part, and what is about to be, the newest first, at most a hundred. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever may not tell something to all who take part.
    fn list_event_broadcasts(
        &self,
        call: Self::Call,
        path: ListEventBroadcastsPath,
    ) -> impl Future<Output = Result<EventBroadcastList, Self::Failure>> + Send;

    /// Write to all who take part
    ///
    /// `POST /api/v2/events/{eventId}/broadcasts`
    ///
    /// A draft, which nobody gets before it is scheduled. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever may not tell something to all who take part, 403 `EVENT_BROADCAST_DISABLED` where the community has no broadcasts. 422 `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read, and for more than a hundred broadcasts of an event. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_event_broadcast(
        &self,
        call: Self::Call,
        path: CreateEventBroadcastPath,
        body: EventBroadcastBody,
    ) -> impl Future<Output = Result<EventBroadcastResponse, Self::Failure>> + Send;

    /// How many a broadcast would reach
    ///
    /// `POST /api/v2/events/{eventId}/broadcasts/preview`
    ///
    /// How many members would get it now, each once. Nothing is written, and nobody is named. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever may not tell something to all who take part, 403 `EVENT_BROADCAST_DISABLED` where the community has no broadcasts. 422 `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read.
    fn preview_event_broadcast(
        &self,
        call: Self::Call,
        path: PreviewEventBroadcastPath,
        body: EventBroadcastAudience,
    ) -> impl Future<
        Output = Result<EventBroadcastPreviewResponse, Self::Failure>,
    > + Send;

    /// One broadcast
    ///
    /// `GET /api/v2/event-broadcasts/{broadcastId}`
    ///
    /// For those who may tell something to all who take part, and for whoever was told it. 404 `EVENT_BROADCAST_NOT_FOUND` for everybody else. Whoever was told it learns nothing of whom else it reached: no counts and no segments.
    fn get_event_broadcast(
        &self,
        call: Self::Call,
        path: GetEventBroadcastPath,
    ) -> impl Future<Output = Result<EventBroadcastResponse, Self::Failure>> + Send;

    /// Change a broadcast
    ///
    /// `POST /api/v2/event-broadcasts/{broadcastId}/revisions`
    ///
    /// What was scheduled is a draft again, so nobody gets what was not looked at. 409 `EVENT_BROADCAST_CONFLICT` once it is being sent, was sent or cancelled. 404 `EVENT_BROADCAST_NOT_FOUND` when there is no such broadcast that the caller may see; 403 `FORBIDDEN` for whoever may not tell something to all who take part. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read.
    fn revise_event_broadcast(
        &self,
        call: Self::Call,
        path: ReviseEventBroadcastPath,
        body: EventBroadcastRevisionBody,
    ) -> impl Future<Output = Result<EventBroadcastResponse, Self::Failure>> + Send;

    /// Send a broadcast, now or later
    ///
    /// `POST /api/v2/event-broadcasts/{broadcastId}/schedule`
    ///
    /// At once, or at a moment that may be changed as long as it has not come. Each member gets it once, part by part; who has muted the author or blocked them, or is blocked, gets nothing, and mails go to those who want mails about events. 409 `EVENT_BROADCAST_CONFLICT` once it is being sent, was sent or cancelled; 409 `EVENT_UNAVAILABLE` where the event is not published; 403 `EVENT_BROADCAST_DISABLED` where the community has no broadcasts; 422 `EVENT_BROADCAST_VALIDATION_FAILED` on `scheduled_at` for a moment that is past or more than a year away. 404 `EVENT_BROADCAST_NOT_FOUND` when there is no such broadcast that the caller may see; 403 `FORBIDDEN` for whoever may not tell something to all who take part. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read.
    fn schedule_event_broadcast(
        &self,
        call: Self::Call,
        path: ScheduleEventBroadcastPath,
        body: EventBroadcastScheduleBody,
    ) -> impl Future<Output = Result<EventBroadcastResponse, Self::Failure>> + Send;

    /// Cancel a broadcast
    ///
    /// `POST /api/v2/event-broadcasts/{broadcastId}/cancel`
    ///
    /// Whoever has not got it gets it no more. Doing it again changes nothing. 409 `EVENT_BROADCAST_CONFLICT` once it was sent. 404 `EVENT_BROADCAST_NOT_FOUND` when there is no such broadcast that the caller may see; 403 `FORBIDDEN` for whoever may not tell something to all who take part. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read.
    fn cancel_event_broadcast(
        &self,
        call: Self::Call,
        path: CancelEventBroadcastPath,
        body: EventBroadcastVersionBody,
    ) -> impl Future<Output = Result<EventBroadcastResponse, Self::Failure>> + Send;

    /// Go on sending a broadcast that stands still
    ///
    /// `POST /api/v2/event-broadcasts/{broadcastId}/retry`
    ///
    /// The queue tries again by itself for hours; this goes on at once. Whoever has not got it gets it, each once; nobody gets it twice. 409 `EVENT_BROADCAST_CONFLICT` for what is not being sent, and within ten minutes of its beginning or of the last time. 404 `EVENT_BROADCAST_NOT_FOUND` when there is no such broadcast that the caller may see; 403 `FORBIDDEN` for whoever may not tell something to all who take part, 403 `EVENT_BROADCAST_DISABLED` where the community has no broadcasts. 409 `VERSION_CONFLICT` when somebody else has changed it since it was read. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`. 422 `EVENT_BROADCAST_VALIDATION_FAILED` for what cannot be read.
    fn retry_event_broadcast(
        &self,
        call: Self::Call,
        path: RetryEventBroadcastPath,
        body: EventBroadcastVersionBody,
    ) -> impl Future<Output = Result<EventBroadcastResponse, Self::Failure>> + Send;

    /// Those of the `EventBroadcast` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_broadcast_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventBroadcast>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventBroadcastsApi>() -> [Served<A>; 8] {
    [
        (Operation::ListEventBroadcasts, list_event_broadcasts::<A>),
        (Operation::CreateEventBroadcast, create_event_broadcast::<A>),
        (Operation::PreviewEventBroadcast, preview_event_broadcast::<A>),
        (Operation::GetEventBroadcast, get_event_broadcast::<A>),
        (Operation::ReviseEventBroadcast, revise_event_broadcast::<A>),
        (Operation::ScheduleEventBroadcast, schedule_event_broadcast::<A>),
        (Operation::CancelEventBroadcast, cancel_event_broadcast::<A>),
        (Operation::RetryEventBroadcast, retry_event_broadcast::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (
            Operation::ListEventBroadcasts,
            |asked| list_event_broadcasts_input(asked).map(drop),
        ),
        (
            Operation::CreateEventBroadcast,
            |asked| create_event_broadcast_input(asked).map(drop),
        ),
        (
            Operation::PreviewEventBroadcast,
            |asked| preview_event_broadcast_input(asked).map(drop),
        ),
        (
            Operation::GetEventBroadcast,
            |asked| get_event_broadcast_input(asked).map(drop),
        ),
        (
            Operation::ReviseEventBroadcast,
            |asked| revise_event_broadcast_input(asked).map(drop),
        ),
        (
            Operation::ScheduleEventBroadcast,
            |asked| schedule_event_broadcast_input(asked).map(drop),
        ),
        (
            Operation::CancelEventBroadcast,
            |asked| cancel_event_broadcast_input(asked).map(drop),
        ),
        (
            Operation::RetryEventBroadcast,
            |asked| retry_event_broadcast_input(asked).map(drop),
        ),
    ]
}

fn list_event_broadcasts_input(
    asked: &mut Asked,
) -> Result<ListEventBroadcastsPath, Rejection> {
    let path: ListEventBroadcastsPath = asked.path(&LIST_EVENT_BROADCASTS_PATH)?;
    Ok(path)
}

fn list_event_broadcasts<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_event_broadcasts_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_event_broadcasts(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_broadcast_input(
    asked: &mut Asked,
) -> Result<(CreateEventBroadcastPath, EventBroadcastBody), Rejection> {
    let path: CreateEventBroadcastPath = asked.path(&CREATE_EVENT_BROADCAST_PATH)?;
    let body: EventBroadcastBody = asked.body(true)?;
    Ok((path, body))
}

fn create_event_broadcast<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_event_broadcast_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_event_broadcast(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn preview_event_broadcast_input(
    asked: &mut Asked,
) -> Result<(PreviewEventBroadcastPath, EventBroadcastAudience), Rejection> {
    let path: PreviewEventBroadcastPath = asked.path(&PREVIEW_EVENT_BROADCAST_PATH)?;
    let body: EventBroadcastAudience = asked.body(true)?;
    Ok((path, body))
}

fn preview_event_broadcast<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = preview_event_broadcast_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .preview_event_broadcast(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_event_broadcast_input(
    asked: &mut Asked,
) -> Result<GetEventBroadcastPath, Rejection> {
    let path: GetEventBroadcastPath = asked.path(&GET_EVENT_BROADCAST_PATH)?;
    Ok(path)
}

fn get_event_broadcast<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_broadcast_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_broadcast(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn revise_event_broadcast_input(
    asked: &mut Asked,
) -> Result<(ReviseEventBroadcastPath, EventBroadcastRevisionBody), Rejection> {
    let path: ReviseEventBroadcastPath = asked.path(&REVISE_EVENT_BROADCAST_PATH)?;
    let body: EventBroadcastRevisionBody = asked.body(true)?;
    Ok((path, body))
}

fn revise_event_broadcast<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = revise_event_broadcast_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .revise_event_broadcast(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn schedule_event_broadcast_input(
    asked: &mut Asked,
) -> Result<(ScheduleEventBroadcastPath, EventBroadcastScheduleBody), Rejection> {
    let path: ScheduleEventBroadcastPath = asked.path(&SCHEDULE_EVENT_BROADCAST_PATH)?;
    let body: EventBroadcastScheduleBody = asked.body(true)?;
    Ok((path, body))
}

fn schedule_event_broadcast<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = schedule_event_broadcast_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .schedule_event_broadcast(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_event_broadcast_input(
    asked: &mut Asked,
) -> Result<(CancelEventBroadcastPath, EventBroadcastVersionBody), Rejection> {
    let path: CancelEventBroadcastPath = asked.path(&CANCEL_EVENT_BROADCAST_PATH)?;
    let body: EventBroadcastVersionBody = asked.body(true)?;
    Ok((path, body))
}

fn cancel_event_broadcast<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = cancel_event_broadcast_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .cancel_event_broadcast(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn retry_event_broadcast_input(
    asked: &mut Asked,
) -> Result<(RetryEventBroadcastPath, EventBroadcastVersionBody), Rejection> {
    let path: RetryEventBroadcastPath = asked.path(&RETRY_EVENT_BROADCAST_PATH)?;
    let body: EventBroadcastVersionBody = asked.body(true)?;
    Ok((path, body))
}

fn retry_event_broadcast<A: EventBroadcastsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = retry_event_broadcast_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().retry_event_broadcast(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_BROADCASTS_PATH: [Parameter; 1] = [
    Parameter {
        name: "eventId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CREATE_EVENT_BROADCAST_PATH: [Parameter; 1] = [
    Parameter {
        name: "eventId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static PREVIEW_EVENT_BROADCAST_PATH: [Parameter; 1] = [
    Parameter {
        name: "eventId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_EVENT_BROADCAST_PATH: [Parameter; 1] = [
    Parameter {
        name: "broadcastId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REVISE_EVENT_BROADCAST_PATH: [Parameter; 1] = [
    Parameter {
        name: "broadcastId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SCHEDULE_EVENT_BROADCAST_PATH: [Parameter; 1] = [
    Parameter {
        name: "broadcastId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CANCEL_EVENT_BROADCAST_PATH: [Parameter; 1] = [
    Parameter {
        name: "broadcastId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static RETRY_EVENT_BROADCAST_PATH: [Parameter; 1] = [
    Parameter {
        name: "broadcastId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/event-broadcasts/{broadcastId}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventBroadcastPath {
    /// Id of the broadcast.
    #[serde(rename = "broadcastId")]
    pub broadcast_id: i64,
}

/// The path parameters of `POST /api/v2/events/{eventId}/broadcasts`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventBroadcastPath {
    /// Id of the event.
    #[serde(rename = "eventId")]
    pub event_id: i64,
}

/// Something that is told to all who take part in an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBroadcast {
    /// Id of the broadcast.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member who wrote it. Null when they have left.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author_id: Option<i64>,
    /// The same with their name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author: Option<crate::events::EventActor>,
    /// What it is about.
    pub subject: String,
    /// What is said, as plain text.
    pub body: String,
    /// To whom. Nothing for whoever was told it.
    pub segments: Vec<EventBroadcastSegment>,
    /// The status.
    pub status: EventBroadcastStatus,
    /// It grows with each change.
    pub version: i64,
    /// When it is to be sent.
    #[serde(deserialize_with = "Option::deserialize")]
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When sending began.
    #[serde(deserialize_with = "Option::deserialize")]
    pub started_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When everybody had it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub finished_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How many have been told. Null for whoever was told it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub told_count: Option<i64>,
    /// From how many it was kept by a block. Null for whoever was told it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub kept_back_count: Option<i64>,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// To whom.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBroadcastAudience {
    /// To whom: everybody who is in any of them, once.
    pub segments: Vec<EventBroadcastSegment>,
}

/// What to say, and to whom.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBroadcastBody {
    /// What it is about.
    pub subject: String,
    /// What is said, as plain text.
    pub body: String,
    /// To whom: everybody who is in any of them, once.
    pub segments: Vec<EventBroadcastSegment>,
}

/// Broadcasts of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventBroadcastList {
    /// The broadcasts, the newest first.
    pub data: Vec<EventBroadcast>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How many a broadcast would reach.
#[derive(Clone, Debug, Serialize)]
pub struct EventBroadcastPreview {
    /// Id of the event.
    pub event_id: i64,
    /// To whom.
    pub segments: Vec<EventBroadcastSegment>,
    /// How many would be told.
    pub reached_count: i64,
    /// From how many it would be kept by a block.
    pub kept_back_count: i64,
}

/// How many a broadcast would reach.
#[derive(Clone, Debug, Serialize)]
pub struct EventBroadcastPreviewResponse {
    /// The data.
    pub data: EventBroadcastPreview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One broadcast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBroadcastResponse {
    /// The data.
    pub data: EventBroadcast,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What to say instead, and to whom.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBroadcastRevisionBody {
    /// What it is about.
    pub subject: String,
    /// What is said, as plain text.
    pub body: String,
    /// To whom: everybody who is in any of them, once.
    pub segments: Vec<EventBroadcastSegment>,
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// When.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBroadcastScheduleBody {
    /// Its `version` as it was read.
    pub expected_version: i64,
    /// When it is sent. At once if nothing is said.
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// To whom a broadcast of an event goes, as they stand when it is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventBroadcastSegment {
    /// `confirmed`.
    Confirmed,
    /// `invited`.
    Invited,
    /// `pending`.
    Pending,
    /// `waiting`.
    Waiting,
    /// `interested`.
    Interested,
    /// `attended`.
    Attended,
    /// `no_show`.
    NoShow,
}

crate::word! {
    EventBroadcastSegment { Confirmed = "confirmed", Invited = "invited", Pending =
    "pending", Waiting = "waiting", Interested = "interested", Attended = "attended",
    NoShow = "no_show" }
}

crate::runtime::wire! {
    EventBroadcastSegment
}

/// How far a broadcast has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventBroadcastStatus {
    /// `draft`.
    Draft,
    /// `scheduled`.
    Scheduled,
    /// `sending`.
    Sending,
    /// `sent`.
    Sent,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventBroadcastStatus { Draft = "draft", Scheduled = "scheduled", Sending = "sending",
    Sent = "sent", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventBroadcastStatus
}

/// Which version.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBroadcastVersionBody {
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// The path parameters of `GET /api/v2/event-broadcasts/{broadcastId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventBroadcastPath {
    /// Id of the broadcast.
    #[serde(rename = "broadcastId")]
    pub broadcast_id: i64,
}

/// The path parameters of `GET /api/v2/events/{eventId}/broadcasts`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventBroadcastsPath {
    /// Id of the event.
    #[serde(rename = "eventId")]
    pub event_id: i64,
}

/// The path parameters of `POST /api/v2/events/{eventId}/broadcasts/preview`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviewEventBroadcastPath {
    /// Id of the event.
    #[serde(rename = "eventId")]
    pub event_id: i64,
}

/// The path parameters of `POST /api/v2/event-broadcasts/{broadcastId}/retry`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RetryEventBroadcastPath {
    /// Id of the broadcast.
    #[serde(rename = "broadcastId")]
    pub broadcast_id: i64,
}

/// The path parameters of `POST /api/v2/event-broadcasts/{broadcastId}/revisions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReviseEventBroadcastPath {
    /// Id of the broadcast.
    #[serde(rename = "broadcastId")]
    pub broadcast_id: i64,
}

/// The path parameters of `POST /api/v2/event-broadcasts/{broadcastId}/schedule`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ScheduleEventBroadcastPath {
    /// Id of the broadcast.
    #[serde(rename = "broadcastId")]
    pub broadcast_id: i64,
}
