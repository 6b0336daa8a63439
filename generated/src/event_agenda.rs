// Made from contract/areas/event_agenda.yaml by codegen; edit the contract instead.

//! The area `event_agenda`: types, trait and routes.
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

/// What the gateway answers in the area `event_agenda`: one method an operation.
pub trait EventAgendaApi: Area {
    /// Agenda of an event
    ///
    /// `GET /api/v2/events/{id}/agenda`
    ///
    /// Sessions of an event in their order; those that were cancelled come last. Each session says who sees it, and each of its resources again: `public` is for everybody who may see the event, `participants` for those who take part, `staff` for those who help with it. What the caller may not see is left out. Whoever speaks at a session sees all of it. 404 `NOT_FOUND` when there is no such event that the caller may see.
    fn get_event_agenda(
        &self,
        call: Self::Call,
        path: GetEventAgendaPath,
    ) -> impl Future<Output = Result<EventAgendaResponse, Self::Failure>> + Send;

    /// Order the sessions
    ///
    /// `PUT /api/v2/events/{id}/agenda/order`
    ///
    /// All sessions that take place, each once, in their new order. 409 `VERSION_CONFLICT` on `expected_version` when the agenda has changed since it was read; 409 `EVENT_AGENDA_CONFLICT` on `session_ids` when these are not all sessions that take place, and for an event that is over or does not take place. 404 `NOT_FOUND` when there is no such event that the caller may see; 403 `FORBIDDEN` for whoever may not manage its agenda.
    fn order_event_agenda(
        &self,
        call: Self::Call,
        path: OrderEventAgendaPath,
        body: EventAgendaOrderBody,
    ) -> impl Future<Output = Result<EventAgendaResponse, Self::Failure>> + Send;

    /// Add a session
    ///
    /// `POST /api/v2/events/{id}/agenda/sessions`
    ///
    /// It comes last. It begins and ends within the event, or within a day of its beginning where the event has no end. Its times stay as far from the beginning of the event as they are: when the event moves, so does the session. Members who are named as speakers are told. A room or a speaker that is taken at the same time is told as a warning, or with `on_overlap: refuse` as 409 `EVENT_SESSION_OVERLAP`. 422 `EVENT_AGENDA_VALIDATION_FAILED` for what cannot be; 409 `EVENT_AGENDA_CONFLICT` for an event that is over or does not take place and for more than 100 sessions; 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs. 404 `NOT_FOUND` when there is no such event that the caller may see, or a speaker is no member; 403 `FORBIDDEN` for whoever may not manage its agenda, 403 `BLOCKED` for a speaker whom the caller has blocked. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_event_session(
        &self,
        call: Self::Call,
        path: CreateEventSessionPath,
        body: CreateEventSessionBody,
    ) -> impl Future<Output = Result<EventSessionResponse, Self::Failure>> + Send;

    /// Change a session
    ///
    /// `PUT /api/v2/events/{id}/agenda/sessions/{sessionId}`
    ///
    /// What is absent stays; null takes away what a session may be without; `speakers` and `resources` are replaced as a whole. Whoever has registered and whoever speaks is told of another time, room or zone; members who are named as speakers for the first time are told so. 409 `VERSION_CONFLICT` on `expected_version` when it has changed since it was read; 409 `EVENT_AGENDA_CONFLICT` for a session that was cancelled and for an event that is over or does not take place; 409 `EVENT_SESSION_OVERLAP` with `on_overlap: refuse`. 422 `EVENT_AGENDA_VALIDATION_FAILED` for what cannot be, such as fewer places than are taken. 404 `NOT_FOUND` when there is no such event that the caller may see, or a speaker is no member, 404 `EVENT_SESSION_NOT_FOUND` when it has no such session; 403 `FORBIDDEN` for whoever may not manage its agenda, 403 `BLOCKED` for a new speaker whom the caller has blocked.
    fn update_event_session(
        &self,
        call: Self::Call,
        path: UpdateEventSessionPath,
        body: UpdateEventSessionBody,
    ) -> impl Future<Output = Result<EventSessionResponse, Self::Failure>> + Send;

    /// Cancel a session
    ///
    /// `POST /api/v2/events/{id}/agenda/sessions/{sessionId}/cancel`
    ///
    /// Whoever has registered for it and whoever speaks at it is told once, with the reason; their places are free. It stays in the agenda, at the end. Doing it again changes nothing. 409 `VERSION_CONFLICT` on `expected_version` when it has changed since it was read; 409 `EVENT_AGENDA_CONFLICT` for an event that is over or does not take place. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_SESSION_NOT_FOUND` when it has no such session; 403 `FORBIDDEN` for whoever may not manage its agenda.
    fn cancel_event_session(
        &self,
        call: Self::Call,
        path: CancelEventSessionPath,
        body: CancelEventSessionBody,
    ) -> impl Future<Output = Result<EventSessionResponse, Self::Failure>> + Send;

    /// Take a place at a session
    ///
    /// `POST /api/v2/events/{id}/agenda/sessions/{sessionId}/registration`
    ///
    /// For those whose registration for the event is confirmed: 409 `EVENT_SESSION_REGISTRATION_REQUIRED` for others. Doing it again changes nothing. 409 `EVENT_SESSION_FULL` where no place is left; 409 `EVENT_SESSION_CLOSED` for a session that has begun or was cancelled, and for an event that does not take place. Whoever does not take part in the event any more has no places at its sessions from the same moment on. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_SESSION_NOT_FOUND` when it has no such session that is for them to see.
    fn register_for_event_session(
        &self,
        call: Self::Call,
        path: RegisterForEventSessionPath,
    ) -> impl Future<Output = Result<EventSessionResponse, Self::Failure>> + Send;

    /// Give a place at a session back
    ///
    /// `POST /api/v2/events/{id}/agenda/sessions/{sessionId}/registration/withdraw`
    ///
    /// Others can have it then. Doing it again changes nothing. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_SESSION_NOT_FOUND` when it has no such session that is for them to see.
    fn withdraw_from_event_session(
        &self,
        call: Self::Call,
        path: WithdrawFromEventSessionPath,
    ) -> impl Future<Output = Result<EventSessionResponse, Self::Failure>> + Send;

    /// Those of the `EventSession` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_session_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventSession>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventAgendaApi>() -> [Served<A>; 7] {
    [
        (Operation::GetEventAgenda, get_event_agenda::<A>),
        (Operation::OrderEventAgenda, order_event_agenda::<A>),
        (Operation::CreateEventSession, create_event_session::<A>),
        (Operation::UpdateEventSession, update_event_session::<A>),
        (Operation::CancelEventSession, cancel_event_session::<A>),
        (Operation::RegisterForEventSession, register_for_event_session::<A>),
        (Operation::WithdrawFromEventSession, withdraw_from_event_session::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (Operation::GetEventAgenda, |asked| get_event_agenda_input(asked).map(drop)),
        (Operation::OrderEventAgenda, |asked| order_event_agenda_input(asked).map(drop)),
        (
            Operation::CreateEventSession,
            |asked| create_event_session_input(asked).map(drop),
        ),
        (
            Operation::UpdateEventSession,
            |asked| update_event_session_input(asked).map(drop),
        ),
        (
            Operation::CancelEventSession,
            |asked| cancel_event_session_input(asked).map(drop),
        ),
        (
            Operation::RegisterForEventSession,
            |asked| register_for_event_session_input(asked).map(drop),
        ),
        (
            Operation::WithdrawFromEventSession,
            |asked| withdraw_from_event_session_input(asked).map(drop),
        ),
    ]
}

fn get_event_agenda_input(asked: &mut Asked) -> Result<GetEventAgendaPath, Rejection> {
    let path: GetEventAgendaPath = asked.path(&GET_EVENT_AGENDA_PATH)?;
    Ok(path)
}

fn get_event_agenda<A: EventAgendaApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_agenda_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_agenda(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn order_event_agenda_input(
    asked: &mut Asked,
) -> Result<(OrderEventAgendaPath, EventAgendaOrderBody), Rejection> {
    let path: OrderEventAgendaPath = asked.path(&ORDER_EVENT_AGENDA_PATH)?;
    let body: EventAgendaOrderBody = asked.body(true)?;
    Ok((path, body))
}

fn order_event_agenda<A: EventAgendaApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = order_event_agenda_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().order_event_agenda(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_session_input(
    asked: &mut Asked,
) -> Result<(CreateEventSessionPath, CreateEventSessionBody), Rejection> {
    let path: CreateEventSessionPath = asked.path(&CREATE_EVENT_SESSION_PATH)?;
    let body: CreateEventSessionBody = asked.body(true)?;
    Ok((path, body))
}

fn create_event_session<A: EventAgendaApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_event_session_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().create_event_session(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_event_session_input(
    asked: &mut Asked,
) -> Result<(UpdateEventSessionPath, UpdateEventSessionBody), Rejection> {
    let path: UpdateEventSessionPath = asked.path(&UPDATE_EVENT_SESSION_PATH)?;
    let body: UpdateEventSessionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_event_session<A: EventAgendaApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_event_session_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_event_session(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_event_session_input(
    asked: &mut Asked,
) -> Result<(CancelEventSessionPath, CancelEventSessionBody), Rejection> {
    let path: CancelEventSessionPath = asked.path(&CANCEL_EVENT_SESSION_PATH)?;
    let body: CancelEventSessionBody = asked.body(true)?;
    Ok((path, body))
}

fn cancel_event_session<A: EventAgendaApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = cancel_event_session_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().cancel_event_session(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn register_for_event_session_input(
    asked: &mut Asked,
) -> Result<RegisterForEventSessionPath, Rejection> {
    let path: RegisterForEventSessionPath = asked
        .path(&REGISTER_FOR_EVENT_SESSION_PATH)?;
    Ok(path)
}

fn register_for_event_session<A: EventAgendaApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = register_for_event_session_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().register_for_event_session(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_from_event_session_input(
    asked: &mut Asked,
) -> Result<WithdrawFromEventSessionPath, Rejection> {
    let path: WithdrawFromEventSessionPath = asked
        .path(&WITHDRAW_FROM_EVENT_SESSION_PATH)?;
    Ok(path)
}

fn withdraw_from_event_session<A: EventAgendaApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = withdraw_from_event_session_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().withdraw_from_event_session(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_EVENT_AGENDA_PATH: [Parameter; 1] = [
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

static ORDER_EVENT_AGENDA_PATH: [Parameter; 1] = [
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

static CREATE_EVENT_SESSION_PATH: [Parameter; 1] = [
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

static UPDATE_EVENT_SESSION_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sessionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CANCEL_EVENT_SESSION_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sessionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REGISTER_FOR_EVENT_SESSION_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sessionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static WITHDRAW_FROM_EVENT_SESSION_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sessionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// Which version, and why.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CancelEventSessionBody {
    /// Its `version` as it was read.
    pub expected_version: i64,
    /// Why, in words that whoever has registered reads.
    pub reason: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/agenda/sessions/{sessionId}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventSessionPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the session.
    #[serde(rename = "sessionId")]
    pub session_id: i64,
}

/// A new session.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateEventSessionBody {
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub description: Option<String>,
    /// What it is.
    #[serde(rename = "type", default = "defaults::create_event_session_body_type")]
    pub type_: EventSessionType,
    /// Who sees it.
    #[serde(default = "defaults::create_event_session_body_visibility")]
    pub visibility: EventSessionVisibility,
    /// How many places there are. Any number if nothing is said.
    pub capacity: Option<i64>,
    /// When it begins: a moment on its clock, or one with its offset.
    pub start_time: String,
    /// When it ends.
    pub end_time: String,
    /// IANA name of a clock of its own. That of the event if nothing is said.
    pub timezone: Option<String>,
    /// To which part of the event it belongs.
    pub track: Option<String>,
    /// Where it is.
    pub room: Option<String>,
    /// Who speaks.
    pub speakers: Option<Vec<EventSessionSpeakerInput>>,
    /// What there is to read or to look at.
    pub resources: Option<Vec<EventSessionResourceInput>>,
    /// What is done about a room or a speaker that is taken at the same time.
    #[serde(default = "defaults::create_event_session_body_on_overlap")]
    pub on_overlap: EventSessionOverlap,
}

/// The path parameters of `POST /api/v2/events/{id}/agenda/sessions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventSessionPath {
    /// Id of the event.
    pub id: i64,
}

/// The agenda of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventAgenda {
    /// Id of the event.
    pub event_id: i64,
    /// It grows with each change of a session or of their order. 0 as long as there was none.
    pub version: i64,
    /// IANA name of the event's clock.
    pub timezone: String,
    /// Whether the caller manages the agenda.
    pub can_manage: bool,
    /// Sessions at which the caller has a place, the earliest first.
    pub own_session_ids: Vec<i64>,
    /// The sessions in their order; those that were cancelled come last.
    pub sessions: Vec<EventSession>,
}

/// All sessions that take place, in their new order.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAgendaOrderBody {
    /// Their ids.
    pub session_ids: Vec<i64>,
    /// The `version` of the agenda as it was read.
    pub expected_version: i64,
}

/// The agenda of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventAgendaResponse {
    /// The data.
    pub data: EventAgenda,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A session of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSession {
    /// Id of the session.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// What it is called.
    pub title: String,
    /// What it is about.
    #[serde(deserialize_with = "Option::deserialize")]
    pub description: Option<String>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: EventSessionType,
    /// The visibility.
    pub visibility: EventSessionVisibility,
    /// The status.
    pub status: EventSessionStatus,
    /// Why it was cancelled.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cancellation_reason: Option<String>,
    /// When it begins.
    pub start_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub end_at: chrono::DateTime<chrono::offset::Utc>,
    /// What its clock shows when it begins.
    pub local_start: String,
    /// What its clock shows when it ends.
    pub local_end: String,
    /// IANA name of its clock.
    pub timezone: String,
    /// The timezone mode.
    pub timezone_mode: EventSessionClock,
    /// To which part of the event it belongs.
    #[serde(deserialize_with = "Option::deserialize")]
    pub track: Option<String>,
    /// Where it is.
    #[serde(deserialize_with = "Option::deserialize")]
    pub room: Option<String>,
    /// By which it is ordered, the smallest first.
    pub position: i64,
    /// How many places there are. Null for any number.
    #[serde(deserialize_with = "Option::deserialize")]
    pub capacity: Option<i64>,
    /// How many are taken. Null for whoever does not manage the agenda.
    #[serde(deserialize_with = "Option::deserialize")]
    pub registered_count: Option<i64>,
    /// How many are left. Null for any number.
    #[serde(deserialize_with = "Option::deserialize")]
    pub places_left: Option<i64>,
    /// The registration.
    pub registration: EventSessionRegistration,
    /// Who speaks.
    pub speakers: Vec<EventSessionSpeaker>,
    /// What there is to read or to look at, as far as the caller may see it.
    pub resources: Vec<EventSessionResource>,
    /// What does not go together: `own` for whoever has a place, the others for those who manage the agenda.
    pub warnings: Vec<EventSessionWarning>,
    /// It grows with each change.
    pub version: i64,
    /// When it was added.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// On whose clock a session of an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSessionClock {
    /// `inherit`.
    Inherit,
    /// `fixed`.
    Fixed,
}

crate::word! {
    EventSessionClock { Inherit = "inherit", Fixed = "fixed" }
}

crate::runtime::wire! {
    EventSessionClock
}

/// What is done about a room or a speaker that is taken at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSessionOverlap {
    /// `warn`.
    Warn,
    /// `refuse`.
    Refuse,
}

crate::word! {
    EventSessionOverlap { Warn = "warn", Refuse = "refuse" }
}

crate::runtime::wire! {
    EventSessionOverlap
}

/// How a member stands to a session of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSessionPlace {
    /// `registered`.
    Registered,
    /// `withdrawn`.
    Withdrawn,
    /// `released`.
    Released,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventSessionPlace { Registered = "registered", Withdrawn = "withdrawn", Released =
    "released", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventSessionPlace
}

/// How the caller stands to a session, and what they can do about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSessionRegistration {
    /// How they stand to it. Null if they never registered.
    #[serde(deserialize_with = "Option::deserialize")]
    pub state: Option<EventSessionPlace>,
    /// Whether they can take a place now.
    pub can_register: bool,
    /// Whether they can give one back.
    pub can_withdraw: bool,
}

/// Something to read or to look at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSessionResource {
    /// What it is called.
    pub title: String,
    /// Its address. Null when the key with which it was kept is gone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub url: Option<String>,
    /// The visibility.
    pub visibility: EventSessionVisibility,
}

/// Something to read or to look at.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSessionResourceInput {
    /// What it is called.
    pub title: String,
    /// Its address, which begins with `https://` or `http://`. It is kept encrypted.
    pub url: String,
    /// Who sees it.
    #[serde(default = "defaults::event_session_resource_input_visibility")]
    pub visibility: EventSessionVisibility,
}

/// A session of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSessionResponse {
    /// The data.
    pub data: EventSession,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Who speaks at a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSessionSpeaker {
    /// Id of the member. Null for a guest.
    #[serde(deserialize_with = "Option::deserialize")]
    pub user_id: Option<i64>,
    /// The member. Null for a guest.
    #[serde(deserialize_with = "Option::deserialize")]
    pub member: Option<crate::event_registrations::EventAttendeeMember>,
    /// What they are called.
    pub name: String,
    /// What to know of them, in a few words.
    #[serde(deserialize_with = "Option::deserialize")]
    pub headline: Option<String>,
}

/// Who speaks: a member, or a guest with a name.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSessionSpeakerInput {
    /// Id of the member.
    pub user_id: Option<i64>,
    /// Name of a guest. Needed where no member is named.
    pub name: Option<String>,
    /// What to know of them, in a few words.
    pub headline: Option<String>,
}

/// Whether a session of an event takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSessionStatus {
    /// `scheduled`.
    Scheduled,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventSessionStatus { Scheduled = "scheduled", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventSessionStatus
}

/// What a session of an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSessionType {
    /// `talk`.
    Talk,
    /// `workshop`.
    Workshop,
    /// `discussion`.
    Discussion,
    /// `demonstration`.
    Demonstration,
    /// `social`.
    Social,
    /// `break`.
    Break,
    /// `other`.
    Other,
}

crate::word! {
    EventSessionType { Talk = "talk", Workshop = "workshop", Discussion = "discussion",
    Demonstration = "demonstration", Social = "social", Break = "break", Other = "other"
    }
}

crate::runtime::wire! {
    EventSessionType
}

/// Who sees a session of an event, or one of its resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSessionVisibility {
    /// `public`.
    Public,
    /// `participants`.
    Participants,
    /// `staff`.
    Staff,
}

crate::word! {
    EventSessionVisibility { Public = "public", Participants = "participants", Staff =
    "staff" }
}

crate::runtime::wire! {
    EventSessionVisibility
}

/// What does not go together in an agenda.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSessionWarning {
    /// The kind.
    pub kind: EventSessionWarningKind,
    /// Id of the other session. Null where there is none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub session_id: Option<i64>,
}

/// What does not go together in an agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventSessionWarningKind {
    /// `room`.
    Room,
    /// `speaker`.
    Speaker,
    /// `outside`.
    Outside,
    /// `own`.
    Own,
}

crate::word! {
    EventSessionWarningKind { Room = "room", Speaker = "speaker", Outside = "outside",
    Own = "own" }
}

crate::runtime::wire! {
    EventSessionWarningKind
}

/// The path parameters of `GET /api/v2/events/{id}/agenda`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventAgendaPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/events/{id}/agenda/order`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OrderEventAgendaPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/agenda/sessions/{sessionId}/registration`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RegisterForEventSessionPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the session.
    #[serde(rename = "sessionId")]
    pub session_id: i64,
}

/// What changes. What is absent stays.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateEventSessionBody {
    /// What it is called.
    pub title: Option<String>,
    /// What it is about.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// What it is.
    #[serde(rename = "type")]
    pub type_: Option<EventSessionType>,
    /// Who sees it.
    pub visibility: Option<EventSessionVisibility>,
    /// How many places there are. Null for any number.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub capacity: Option<Option<i64>>,
    /// When it begins: a moment on its clock, or one with its offset.
    pub start_time: Option<String>,
    /// When it ends.
    pub end_time: Option<String>,
    /// IANA name of a clock of its own; null for that of the event.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub timezone: Option<Option<String>>,
    /// To which part of the event it belongs.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub track: Option<Option<String>>,
    /// Where it is.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub room: Option<Option<String>>,
    /// Who speaks.
    pub speakers: Option<Vec<EventSessionSpeakerInput>>,
    /// What there is to read or to look at.
    pub resources: Option<Vec<EventSessionResourceInput>>,
    /// What is done about a room or a speaker that is taken at the same time.
    #[serde(default = "defaults::update_event_session_body_on_overlap")]
    pub on_overlap: EventSessionOverlap,
    /// Its `version` as it was read.
    pub expected_version: i64,
}

/// The path parameters of `PUT /api/v2/events/{id}/agenda/sessions/{sessionId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventSessionPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the session.
    #[serde(rename = "sessionId")]
    pub session_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/agenda/sessions/{sessionId}/registration/withdraw`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawFromEventSessionPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the session.
    #[serde(rename = "sessionId")]
    pub session_id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn create_event_session_body_on_overlap() -> super::EventSessionOverlap {
        super::EventSessionOverlap::Warn
    }

    pub(super) fn create_event_session_body_type() -> super::EventSessionType {
        super::EventSessionType::Talk
    }

    pub(super) fn create_event_session_body_visibility() -> super::EventSessionVisibility {
        super::EventSessionVisibility::Public
    }

    pub(super) fn event_session_resource_input_visibility() -> super::EventSessionVisibility {
        super::EventSessionVisibility::Participants
    }

    pub(super) fn update_event_session_body_on_overlap() -> super::EventSessionOverlap {
        super::EventSessionOverlap::Warn
    }
}
