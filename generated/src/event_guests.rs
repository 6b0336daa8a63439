// Made from contract/areas/event_guests.yaml by codegen; edit the contract instead.

//! The area `event_guests`: types, trait and routes.
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

/// What the gateway answers in the area `event_guests`: one method an operation.
pub trait EventGuestsApi: Area {
    /// Guests whom members bring to an event
    ///
    /// `GET /api/v2/events/{id}/registration-product/guests`
    ///
    /// In the order in which they were named: all of them for those who look after the event's people or note who comes, one's own for everybody else. 404 `NOT_FOUND` when there is no such event that the caller may see. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_guests(
        &self,
        call: Self::Call,
        path: ListEventGuestsPath,
        query: ListEventGuestsQuery,
    ) -> impl Future<Output = Result<EventGuestPage, Self::Failure>> + Send;

    /// Bring a guest
    ///
    /// `POST /api/v2/events/{id}/registration-product/registrations/{registrationId}/guests`
    ///
    /// With one's own registration, once it is confirmed, as many as `guests_per_member` of the event's settings says. A guest takes a place of the event; who waits for one comes first. Names are sealed where they are kept, and erased a month after the event, a week after the guest is cancelled, and at once when the registration ends. 200 for somebody of that name whom the caller brings already: nothing changes. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_GUEST_NOT_FOUND` when this is no registration of the caller. 403 `EVENT_REGISTRATION_DISABLED`, 409 `EVENT_OCCURRENCE_REQUIRED`, `EVENT_REGISTRATION_UNAVAILABLE` and `EVENT_REGISTRATION_CLOSED` when nobody can register; 409 `EVENT_GUEST_CONFLICT` when the registration is not confirmed, `EVENT_GUEST_LIMIT` for more guests than a member may bring, `EVENT_CAPACITY_FULL` when no place is free. 422 `EVENT_GUEST_VALIDATION_FAILED` on `display_name` for a name that is none, or has hidden letters, markup or an address.
    fn add_event_guest(
        &self,
        call: Self::Call,
        path: AddEventGuestPath,
        body: EventGuestBody,
    ) -> impl Future<Output = Result<AddEventGuestOk, Self::Failure>> + Send;

    /// Say that a guest does not come
    ///
    /// `POST /api/v2/events/{id}/registration-product/guests/{guestId}/cancel`
    ///
    /// The place goes to whoever waits. Whoever brings the guest may, also when the event is out of their sight by now, and those who decide about registrations, who say why: the member is told. A guest who is cancelled already stays so. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_GUEST_NOT_FOUND` when it has no such guest, 403 `FORBIDDEN` for anybody else. 422 `EVENT_REGISTRATION_REASON_REQUIRED` for those who decide and say nothing.
    fn cancel_event_guest(
        &self,
        call: Self::Call,
        path: CancelEventGuestPath,
        body: EventGuestCancelBody,
    ) -> impl Future<Output = Result<EventGuestResponse, Self::Failure>> + Send;

    /// Note whether a guest came
    ///
    /// `POST /api/v2/events/{id}/registration-product/guests/{guestId}/attendance/{action}`
    ///
    /// As of members: `check_in`, `check_out`, `no_show`, and `undo` with a reason. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_GUEST_NOT_FOUND` when it has no such guest, 403 `FORBIDDEN` for whoever does not note who comes. 409 `EVENT_REGISTRATION_CONFLICT` when something else was noted since it was read, `EVENT_GUEST_CONFLICT` for a guest who is cancelled, `EVENT_REGISTRATION_TRANSITION_INVALID` for what does not follow; 409 `EVENT_ATTENDANCE_TOO_EARLY`, `EVENT_ATTENDANCE_WINDOW_CLOSED`, `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` when nothing can be noted. 422 `EVENT_PEOPLE_VALIDATION_FAILED` on `reason` for `undo` without one.
    fn record_event_guest_attendance(
        &self,
        call: Self::Call,
        path: RecordEventGuestAttendancePath,
        body: EventGuestAttendanceBody,
    ) -> impl Future<Output = Result<EventGuestResponse, Self::Failure>> + Send;

    /// Those of the `EventGuest` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_guest_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<EventGuest>, Self::Failure>> + Send;
}

/// The ways in which `addEventGuest` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum AddEventGuestOk {
    /// 200: The guest whom the caller brings already.
    Ok(EventGuestResponse),
    /// 201: The guest.
    Created(EventGuestResponse),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventGuestsApi>() -> [Served<A>; 4] {
    [
        (Operation::ListEventGuests, list_event_guests::<A>),
        (Operation::AddEventGuest, add_event_guest::<A>),
        (Operation::CancelEventGuest, cancel_event_guest::<A>),
        (Operation::RecordEventGuestAttendance, record_event_guest_attendance::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::ListEventGuests, |asked| list_event_guests_input(asked).map(drop)),
        (Operation::AddEventGuest, |asked| add_event_guest_input(asked).map(drop)),
        (Operation::CancelEventGuest, |asked| cancel_event_guest_input(asked).map(drop)),
        (
            Operation::RecordEventGuestAttendance,
            |asked| record_event_guest_attendance_input(asked).map(drop),
        ),
    ]
}

fn list_event_guests_input(
    asked: &mut Asked,
) -> Result<(ListEventGuestsPath, ListEventGuestsQuery), Rejection> {
    let path: ListEventGuestsPath = asked.path(&LIST_EVENT_GUESTS_PATH)?;
    let query: ListEventGuestsQuery = asked.query(&LIST_EVENT_GUESTS_QUERY)?;
    Ok((path, query))
}

fn list_event_guests<A: EventGuestsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_guests_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_event_guests(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn add_event_guest_input(
    asked: &mut Asked,
) -> Result<(AddEventGuestPath, EventGuestBody), Rejection> {
    let path: AddEventGuestPath = asked.path(&ADD_EVENT_GUEST_PATH)?;
    let body: EventGuestBody = asked.body(true)?;
    Ok((path, body))
}

fn add_event_guest<A: EventGuestsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = add_event_guest_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().add_event_guest(call, path, body).await?;
                Ok(
                    match answer {
                        AddEventGuestOk::Ok(answer) => Reply::answer(200, answer),
                        AddEventGuestOk::Created(answer) => Reply::answer(201, answer),
                    },
                )
            })
        }),
    )
}

fn cancel_event_guest_input(
    asked: &mut Asked,
) -> Result<(CancelEventGuestPath, EventGuestCancelBody), Rejection> {
    let path: CancelEventGuestPath = asked.path(&CANCEL_EVENT_GUEST_PATH)?;
    let body: EventGuestCancelBody = asked.body(false)?;
    Ok((path, body))
}

fn cancel_event_guest<A: EventGuestsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = cancel_event_guest_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().cancel_event_guest(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn record_event_guest_attendance_input(
    asked: &mut Asked,
) -> Result<(RecordEventGuestAttendancePath, EventGuestAttendanceBody), Rejection> {
    let path: RecordEventGuestAttendancePath = asked
        .path(&RECORD_EVENT_GUEST_ATTENDANCE_PATH)?;
    let body: EventGuestAttendanceBody = asked.body(true)?;
    Ok((path, body))
}

fn record_event_guest_attendance<A: EventGuestsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = record_event_guest_attendance_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .record_event_guest_attendance(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_GUESTS_PATH: [Parameter; 1] = [
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

static LIST_EVENT_GUESTS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "state",
        kind: Kind::Word(&["confirmed", "withdrawn", "cancelled"]),
        many: Many::One,
        clamp: false,
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

static ADD_EVENT_GUEST_PATH: [Parameter; 2] = [
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
        name: "registrationId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CANCEL_EVENT_GUEST_PATH: [Parameter; 2] = [
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
        name: "guestId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static RECORD_EVENT_GUEST_ATTENDANCE_PATH: [Parameter; 3] = [
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
        name: "guestId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "action",
        kind: Kind::Word(&["check_in", "check_out", "no_show", "undo"]),
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/events/{id}/registration-product/registrations/{registrationId}/guests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddEventGuestPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the registration.
    #[serde(rename = "registrationId")]
    pub registration_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/guests/{guestId}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventGuestPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the guest.
    #[serde(rename = "guestId")]
    pub guest_id: i64,
}

/// A guest whom a member brings to an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGuest {
    /// Id of the guest.
    pub id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the registration with which they come.
    pub registration_id: i64,
    /// Id of the member who brings them.
    pub host_id: i64,
    /// The same with their name.
    pub host: crate::event_registrations::EventAttendeeMember,
    /// Their name. Null once it is erased.
    #[serde(deserialize_with = "Option::deserialize")]
    pub display_name: Option<String>,
    /// The state.
    pub state: EventGuestState,
    /// The attendance state.
    pub attendance_state: crate::events::EventAttendanceState,
    /// How often something was noted of them, 0 where nothing is.
    pub attendance_version: i64,
    /// What is noted of them next at the door. Null where nothing is.
    #[serde(deserialize_with = "Option::deserialize")]
    pub next_action: Option<crate::event_attendance::EventAttendanceAction>,
    /// When they came.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they went.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_out_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they were named.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Since when they do not come.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cancelled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What goes with a note.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGuestAttendanceBody {
    /// How often something was noted of the guest, as it was read.
    pub expected_version: i64,
    /// Why. `undo` needs it.
    pub reason: Option<String>,
}

/// Whom a member brings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGuestBody {
    /// The name of the guest, as it is called at the door.
    pub display_name: String,
}

/// Why a guest does not come.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventGuestCancelBody {
    /// Why. Whoever brings the guest need not say; others must, and it is told to the member.
    pub reason: Option<String>,
}

/// One page of guests.
#[derive(Clone, Debug, Serialize)]
pub struct EventGuestPage {
    /// Guests, in the order in which they were named.
    pub data: Vec<EventGuest>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// One guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGuestResponse {
    /// The data.
    pub data: EventGuest,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether a guest comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventGuestState {
    /// `confirmed`.
    Confirmed,
    /// `withdrawn`.
    Withdrawn,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventGuestState { Confirmed = "confirmed", Withdrawn = "withdrawn", Cancelled =
    "cancelled" }
}

crate::runtime::wire! {
    EventGuestState
}

/// The path parameters of `GET /api/v2/events/{id}/registration-product/guests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventGuestsPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/registration-product/guests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventGuestsQuery {
    /// The state.
    pub state: Option<EventGuestState>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventGuestsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            state: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/events/{id}/registration-product/guests/{guestId}/attendance/{action}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RecordEventGuestAttendancePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the guest.
    #[serde(rename = "guestId")]
    pub guest_id: i64,
    /// The action.
    pub action: crate::event_attendance::EventAttendanceAction,
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
