// Made from contract/areas/event_attendance.yaml by codegen; edit the contract instead.

//! The area `event_attendance`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, WithHeaders, Work,
};

/// What the gateway answers in the area `event_attendance`: one method an operation.
pub trait EventAttendanceApi: Area {
    /// Who was at an event
    ///
    /// `GET /api/v2/events/{id}/attendance`
    ///
    /// Everybody who takes part or of whom something is noted, by their ids. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not manage it. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_attendance(
        &self,
        call: Self::Call,
        path: ListEventAttendancePath,
        query: ListEventAttendanceQuery,
    ) -> impl Future<Output = Result<EventAttendancePage, Self::Failure>> + Send;

    /// Note that a member has come
    ///
    /// `POST /api/v2/events/{id}/attendance`
    ///
    /// The member is named in the body. A second call changes nothing and answers `already_checked_in`. 404 `NOT_FOUND` when there is no such event that the caller may see, or the member does not take part; 403 `FORBIDDEN` for whoever does not manage the event; 409 `EVENT_UNAVAILABLE` for what is not published or does not take place; 422 `TOO_EARLY` until half an hour before the beginning, `EVENT_ENDED` from a day after the end on; 409 `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever was noted as absent; 422 `HOURS_OVERRIDE_UNAVAILABLE` for any `hours`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too.
    fn check_in_event_member(
        &self,
        call: Self::Call,
        path: CheckInEventMemberPath,
        body: EventMemberCheckInBody,
    ) -> impl Future<Output = Result<EventCheckInResponse, Self::Failure>> + Send;

    /// Note that some members have come
    ///
    /// `POST /api/v2/events/{id}/attendance/bulk`
    ///
    /// Each has an outcome of their own; who cannot be checked in is told there and holds nobody up. A member who is named twice counts once. 404 `NOT_FOUND`, 403 `FORBIDDEN`, 409 `EVENT_UNAVAILABLE`, 422 `TOO_EARLY`, `EVENT_ENDED` and `HOURS_OVERRIDE_UNAVAILABLE` as for one member, for the whole call. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too.
    fn check_in_event_members(
        &self,
        call: Self::Call,
        path: CheckInEventMembersPath,
        body: EventBulkCheckInBody,
    ) -> impl Future<Output = Result<EventBulkCheckInResponse, Self::Failure>> + Send;

    /// Note who came by their code
    ///
    /// `POST /api/v2/events/{id}/attendance/code`
    ///
    /// Whoever manages the event reads the code that a member shows (`check-in-code`). It is good once, for a few minutes, for this event alone: 422 `EVENT_CHECKIN_CODE_INVALID` otherwise. Everything else as for one member: 404 `NOT_FOUND`, 403 `FORBIDDEN`, 409 `EVENT_ATTENDANCE_REGISTRATION_REQUIRED`, `EVENT_ATTENDANCE_TOO_EARLY`, `EVENT_ATTENDANCE_WINDOW_CLOSED`, `EVENT_REGISTRATION_TRANSITION_INVALID`, `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too.
    fn redeem_event_check_in_code(
        &self,
        call: Self::Call,
        path: RedeemEventCheckInCodePath,
        body: EventCodeBody,
    ) -> impl Future<Output = Result<EventAttendanceResponse, Self::Failure>> + Send;

    /// One's own code for the door
    ///
    /// `GET /api/v2/events/{id}/check-in-code`
    ///
    /// The caller shows it at the door of an event in which they take part. It is good once, for five minutes; nothing on the way keeps the answer. 404 `NOT_FOUND` when there is no such event that the caller may see; 409 `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part, `EVENT_ATTENDANCE_TOO_EARLY` until half an hour before the beginning, `EVENT_ATTENDANCE_WINDOW_CLOSED` from a day after the end on, `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever has come and gone or was noted as absent, `EVENT_OCCURRENCE_REQUIRED` and `EVENT_UNAVAILABLE` where nobody comes.
    fn get_event_check_in_code(
        &self,
        call: Self::Call,
        path: GetEventCheckInCodePath,
    ) -> impl Future<
        Output = Result<WithHeaders<EventCheckInCodeResponse>, Self::Failure>,
    > + Send;

    /// Note that a member has come
    ///
    /// `POST /api/v2/events/{id}/attendees/{attendeeId}/check-in`
    ///
    /// The member is named in the path. A second call changes nothing and answers `already_checked_in`. 404 `NOT_FOUND` when there is no such event that the caller may see, or the member does not take part; 403 `FORBIDDEN` for whoever does not manage the event; 409 `EVENT_UNAVAILABLE` for what is not published or does not take place; 422 `TOO_EARLY` until half an hour before the beginning, `EVENT_ENDED` from a day after the end on; 409 `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever was noted as absent; 422 `HOURS_OVERRIDE_UNAVAILABLE` for any `hours`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too.
    fn check_in_event_attendee(
        &self,
        call: Self::Call,
        path: CheckInEventAttendeePath,
        body: EventCheckInBody,
    ) -> impl Future<Output = Result<EventCheckInResponse, Self::Failure>> + Send;

    /// Note whether a member came
    ///
    /// `POST /api/v2/events/{id}/people/{userId}/attendance`
    ///
    /// `check_in` and `no_show` follow on nothing, `check_out` on `check_in`, `undo` on each of them, once: it needs a `reason` and takes the latest note back. A member can be checked in from half an hour before the beginning until a day after the end, and be noted as absent once it has begun. `expected_version` is the member's `attendance_version`, 0 where nothing is noted: 409 `EVENT_REGISTRATION_CONFLICT` when it is another one, so that of two who note at once one is told. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not manage it, 404 `EVENT_REGISTRATION_MEMBER_NOT_FOUND` for nobody; 409 `EVENT_ATTENDANCE_REGISTRATION_REQUIRED` for whoever does not take part, `EVENT_ATTENDANCE_TOO_EARLY`, `EVENT_ATTENDANCE_WINDOW_CLOSED`, `EVENT_REGISTRATION_TRANSITION_INVALID` for what does not follow; 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs, `EVENT_UNAVAILABLE` for what is not published or does not take place; 422 `EVENT_PEOPLE_VALIDATION_FAILED` without a reason. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too.
    fn record_event_attendance(
        &self,
        call: Self::Call,
        path: RecordEventAttendancePath,
        body: EventAttendanceBody,
    ) -> impl Future<Output = Result<EventAttendanceResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventAttendanceApi>() -> [Served<A>; 7] {
    [
        (Operation::ListEventAttendance, list_event_attendance::<A>),
        (Operation::CheckInEventMember, check_in_event_member::<A>),
        (Operation::CheckInEventMembers, check_in_event_members::<A>),
        (Operation::RedeemEventCheckInCode, redeem_event_check_in_code::<A>),
        (Operation::GetEventCheckInCode, get_event_check_in_code::<A>),
        (Operation::CheckInEventAttendee, check_in_event_attendee::<A>),
        (Operation::RecordEventAttendance, record_event_attendance::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (
            Operation::ListEventAttendance,
            |asked| list_event_attendance_input(asked).map(drop),
        ),
        (
            Operation::CheckInEventMember,
            |asked| check_in_event_member_input(asked).map(drop),
        ),
        (
            Operation::CheckInEventMembers,
            |asked| check_in_event_members_input(asked).map(drop),
        ),
        (
            Operation::RedeemEventCheckInCode,
            |asked| redeem_event_check_in_code_input(asked).map(drop),
        ),
        (
            Operation::GetEventCheckInCode,
            |asked| get_event_check_in_code_input(asked).map(drop),
        ),
        (
            Operation::CheckInEventAttendee,
            |asked| check_in_event_attendee_input(asked).map(drop),
        ),
        (
            Operation::RecordEventAttendance,
            |asked| record_event_attendance_input(asked).map(drop),
        ),
    ]
}

fn list_event_attendance_input(
    asked: &mut Asked,
) -> Result<(ListEventAttendancePath, ListEventAttendanceQuery), Rejection> {
    let path: ListEventAttendancePath = asked.path(&LIST_EVENT_ATTENDANCE_PATH)?;
    let query: ListEventAttendanceQuery = asked.query(&LIST_EVENT_ATTENDANCE_QUERY)?;
    Ok((path, query))
}

fn list_event_attendance<A: EventAttendanceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_attendance_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_attendance(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn check_in_event_member_input(
    asked: &mut Asked,
) -> Result<(CheckInEventMemberPath, EventMemberCheckInBody), Rejection> {
    let path: CheckInEventMemberPath = asked.path(&CHECK_IN_EVENT_MEMBER_PATH)?;
    let body: EventMemberCheckInBody = asked.body(true)?;
    Ok((path, body))
}

fn check_in_event_member<A: EventAttendanceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = check_in_event_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().check_in_event_member(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn check_in_event_members_input(
    asked: &mut Asked,
) -> Result<(CheckInEventMembersPath, EventBulkCheckInBody), Rejection> {
    let path: CheckInEventMembersPath = asked.path(&CHECK_IN_EVENT_MEMBERS_PATH)?;
    let body: EventBulkCheckInBody = asked.body(true)?;
    Ok((path, body))
}

fn check_in_event_members<A: EventAttendanceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = check_in_event_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .check_in_event_members(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn redeem_event_check_in_code_input(
    asked: &mut Asked,
) -> Result<(RedeemEventCheckInCodePath, EventCodeBody), Rejection> {
    let path: RedeemEventCheckInCodePath = asked.path(&REDEEM_EVENT_CHECK_IN_CODE_PATH)?;
    let body: EventCodeBody = asked.body(true)?;
    Ok((path, body))
}

fn redeem_event_check_in_code<A: EventAttendanceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = redeem_event_check_in_code_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .redeem_event_check_in_code(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_event_check_in_code_input(
    asked: &mut Asked,
) -> Result<GetEventCheckInCodePath, Rejection> {
    let path: GetEventCheckInCodePath = asked.path(&GET_EVENT_CHECK_IN_CODE_PATH)?;
    Ok(path)
}

fn get_event_check_in_code<A: EventAttendanceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_check_in_code_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_check_in_code(call, path).await?;
                Ok(Reply::answer(200, answer.body).with_headers(answer.headers))
            })
        }),
    )
}

fn check_in_event_attendee_input(
    asked: &mut Asked,
) -> Result<(CheckInEventAttendeePath, EventCheckInBody), Rejection> {
    let path: CheckInEventAttendeePath = asked.path(&CHECK_IN_EVENT_ATTENDEE_PATH)?;
    let body: EventCheckInBody = asked.body(false)?;
    Ok((path, body))
}

fn check_in_event_attendee<A: EventAttendanceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = check_in_event_attendee_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .check_in_event_attendee(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn record_event_attendance_input(
    asked: &mut Asked,
) -> Result<(RecordEventAttendancePath, EventAttendanceBody), Rejection> {
    let path: RecordEventAttendancePath = asked.path(&RECORD_EVENT_ATTENDANCE_PATH)?;
    let body: EventAttendanceBody = asked.body(true)?;
    Ok((path, body))
}

fn record_event_attendance<A: EventAttendanceApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = record_event_attendance_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .record_event_attendance(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_ATTENDANCE_PATH: [Parameter; 1] = [
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

static LIST_EVENT_ATTENDANCE_QUERY: [Parameter; 3] = [
    Parameter {
        name: "state",
        kind: Kind::Word(
            &["not_checked_in", "checked_in", "checked_out", "attended", "no_show"],
        ),
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

static CHECK_IN_EVENT_MEMBER_PATH: [Parameter; 1] = [
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

static CHECK_IN_EVENT_MEMBERS_PATH: [Parameter; 1] = [
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

static REDEEM_EVENT_CHECK_IN_CODE_PATH: [Parameter; 1] = [
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

static GET_EVENT_CHECK_IN_CODE_PATH: [Parameter; 1] = [
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

static CHECK_IN_EVENT_ATTENDEE_PATH: [Parameter; 2] = [
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
        name: "attendeeId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static RECORD_EVENT_ATTENDANCE_PATH: [Parameter; 2] = [
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
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/events/{id}/attendees/{attendeeId}/check-in`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CheckInEventAttendeePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the member, as lists of those who come say it.
    #[serde(rename = "attendeeId")]
    pub attendee_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/attendance`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CheckInEventMemberPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/attendance/bulk`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CheckInEventMembersPath {
    /// Id of the event.
    pub id: i64,
}

/// What is noted of a member at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAttendanceAction {
    /// `check_in`.
    CheckIn,
    /// `check_out`.
    CheckOut,
    /// `no_show`.
    NoShow,
    /// `undo`.
    Undo,
}

crate::word! {
    EventAttendanceAction { CheckIn = "check_in", CheckOut = "check_out", NoShow =
    "no_show", Undo = "undo" }
}

crate::runtime::wire! {
    EventAttendanceAction
}

/// What to note of a member.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceBody {
    /// The action.
    pub action: EventAttendanceAction,
    /// How often something was noted of the member, as it was read; 0 where nothing is.
    pub expected_version: i64,
    /// Why, for those who manage the event. `undo` needs it.
    pub reason: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// Of whom it was noted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceMember {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    #[serde(deserialize_with = "Option::deserialize")]
    pub display_name: Option<String>,
}

/// What was noted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceMutation {
    /// Id of the note.
    pub attendance_id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// The action.
    pub action: EventAttendanceAction,
    /// The from state.
    pub from_state: crate::events::EventAttendanceState,
    /// The to state.
    pub to_state: crate::events::EventAttendanceState,
    /// Always true.
    pub changed: bool,
    /// Always false.
    pub idempotent_replay: bool,
    /// How often it was noted.
    pub attendance_version: i64,
    /// When.
    pub changed_at: chrono::DateTime<chrono::offset::Utc>,
    /// When they came.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they went.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_out_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the line in the history.
    pub history_entry_id: i64,
    /// What became of hours.
    pub credit_status: EventCreditStatus,
}

/// What was noted, and of whom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceNoted {
    /// Of whom.
    pub member: EventAttendanceMember,
    /// The mutation.
    pub mutation: EventAttendanceMutation,
}

/// One page of those who were at an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendancePage {
    /// The members, by their ids.
    pub data: Vec<EventAttendanceRecord>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Whether a member was at an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendanceRecord {
    /// Id of the note. Null where there is none.
    pub attendance_id: Option<i64>,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// The member.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// How their registration stands.
    pub registration_state: Option<crate::events::EventRegistrationState>,
    /// The state.
    pub state: crate::events::EventAttendanceState,
    /// How often it was noted, 0 where nothing is.
    pub attendance_version: i64,
    /// When they came.
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they went.
    pub checked_out_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was noted last.
    pub changed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who noted it. Null for whoever is none of this community, and when they have left.
    pub changed_by_id: Option<i64>,
    /// What was said with it.
    pub reason: Option<String>,
}

/// What was noted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendanceResponse {
    /// The data.
    pub data: EventAttendanceNoted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of some members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBulkCheckIn {
    /// Id of the event.
    pub event_id: i64,
    /// How many members there are.
    pub total: i64,
    /// The same as `total`.
    pub processed: i64,
    /// How many are checked in now.
    pub successful: i64,
    /// How many are by this call.
    pub marked: i64,
    /// How many were before.
    pub already_checked_in: i64,
    /// How many cannot be.
    pub failed: i64,
    /// Whether all are.
    pub complete: bool,
    /// Whether some are and some are not.
    pub partial_success: bool,
    /// Each of them, in the order of the call.
    pub outcomes: Vec<EventBulkCheckInOutcome>,
}

/// Who has come.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventBulkCheckInBody {
    /// Ids of the members.
    pub user_ids: Vec<i64>,
    /// Not possible. Any is refused.
    pub hours: Option<f64>,
    /// A note for those who manage the event.
    pub notes: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// What became of one member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBulkCheckInOutcome {
    /// Id of the member as the call says it.
    pub user_id: i64,
    /// Whether they are checked in now.
    pub success: bool,
    /// The outcome.
    pub outcome: EventCheckInOutcome,
    /// How often it was noted. Null where they cannot be checked in.
    #[serde(deserialize_with = "Option::deserialize")]
    pub attendance_version: Option<i64>,
    /// When they came.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Why not: `EVENT_ATTENDANCE_REGISTRATION_REQUIRED`, `EVENT_REGISTRATION_MEMBER_NOT_FOUND` or `EVENT_REGISTRATION_TRANSITION_INVALID`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub code: Option<crate::codes::Code>,
    /// The same for people, in the language of the call.
    #[serde(deserialize_with = "Option::deserialize")]
    pub message: Option<String>,
}

/// What became of some members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventBulkCheckInResponse {
    /// The data.
    pub data: EventBulkCheckIn,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That a member has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCheckIn {
    /// Id of the note.
    pub attendance_id: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// The same as `user_id`.
    pub attendee_id: i64,
    /// The outcome.
    pub outcome: EventCheckInOutcome,
    /// Always true.
    pub checked_in: bool,
    /// Whether they are checked in by this call.
    pub marked: bool,
    /// Whether they were before.
    pub already_checked_in: bool,
    /// The same as `already_checked_in`.
    pub replayed: bool,
    /// When they came.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The credit status.
    pub credit_status: EventCreditStatus,
    /// Hours that the member has for coming. They move after the call, so it is 0 for whoever comes just now.
    pub hours_credited: f64,
    /// How often it was noted.
    pub attendance_version: i64,
}

/// What to note with it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventCheckInBody {
    /// Not possible. Any is refused.
    pub hours: Option<f64>,
    /// A note for those who manage the event.
    pub notes: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// A code for the door.
#[derive(Clone, Debug, Serialize)]
pub struct EventCheckInCode {
    /// Id of the event.
    pub event_id: i64,
    /// What it is good for now.
    pub action: EventAttendanceAction,
    /// The code, which a picture may show.
    pub credential: String,
    /// Until when it is good.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A code for the door.
#[derive(Clone, Debug, Serialize)]
pub struct EventCheckInCodeResponse {
    /// The data.
    pub data: EventCheckInCode,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of checking somebody in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventCheckInOutcome {
    /// `checked_in`.
    CheckedIn,
    /// `already_checked_in`.
    AlreadyCheckedIn,
    /// `failed`.
    Failed,
}

crate::word! {
    EventCheckInOutcome { CheckedIn = "checked_in", AlreadyCheckedIn =
    "already_checked_in", Failed = "failed" }
}

crate::runtime::wire! {
    EventCheckInOutcome
}

/// That a member has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCheckInResponse {
    /// The data.
    pub data: EventCheckIn,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A code that a member shows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCodeBody {
    /// Whether they come or go.
    pub action: EventAttendanceAction,
    /// The code, `nqx2_` and what follows.
    pub credential: String,
    /// Always `1`: somebody has seen the member.
    pub confirmation: String,
    /// A note for those who manage the event.
    pub reason: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// What became of hours for coming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventCreditStatus {
    /// `disabled`.
    Disabled,
    /// `pending`.
    Pending,
    /// `already_settled`.
    AlreadySettled,
    /// `skipped`.
    Skipped,
}

crate::word! {
    EventCreditStatus { Disabled = "disabled", Pending = "pending", AlreadySettled =
    "already_settled", Skipped = "skipped" }
}

crate::runtime::wire! {
    EventCreditStatus
}

/// Who has come.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventMemberCheckInBody {
    /// Id of the member.
    pub user_id: i64,
    /// Not possible. Any is refused.
    pub hours: Option<f64>,
    /// A note for those who manage the event.
    pub notes: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// The path parameters of `GET /api/v2/events/{id}/check-in-code`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventCheckInCodePath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/attendance`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventAttendancePath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/attendance`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventAttendanceQuery {
    /// The state.
    pub state: Option<crate::events::EventAttendanceState>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventAttendanceQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            state: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/events/{id}/people/{userId}/attendance`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RecordEventAttendancePath {
    /// Id of the event.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/attendance/code`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RedeemEventCheckInCodePath {
    /// Id of the event.
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
}
