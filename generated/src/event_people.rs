// Made from contract/areas/event_people.yaml by codegen; edit the contract instead.

//! The area `event_people`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served, WithHeaders,
    Work,
};

/// What the gateway answers in the area `event_people`: one method an operation.
pub trait EventPeopleApi: Area {
    /// Who has to do with an event
    ///
    /// `GET /api/v2/events/{id}/people`
    ///
    /// Registrations, the waiting list, attendance and interest in one list, which is read by page number, of the first 10,000 members at most. Who decides about registrations gets the `full` projection. Who only notes who has come gets `attendance`: those who take part or of whom something is noted, without the waiting list and interest. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever does not look after its people. 422 `EVENT_PEOPLE_QUERY_INVALID` for a parameter that there is not, a value that means nothing, a page beyond the 10,000 members, and what the projection does not show.
    fn list_event_people(
        &self,
        call: Self::Call,
        path: ListEventPeoplePath,
        query: ListEventPeopleQuery,
    ) -> impl Future<Output = Result<EventPeoplePage, Self::Failure>> + Send;

    /// Who has to do with an event, as a table
    ///
    /// `GET /api/v2/events/{id}/people/export.csv`
    ///
    /// The list for spreadsheets, as CSV (RFC 4180) in UTF-8, with the same filters: the first 10,000 members. What members wrote cannot become a formula. With `answers=true` it also has a column for each question of a form of the event whose answers are for the caller; that sensitive answers were read is noted for each member. 403 `IMPERSONATION_NOT_ALLOWED` where somebody acts as the caller and asks for answers. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever may not download who takes part. 422 `EVENT_PEOPLE_QUERY_INVALID` for a parameter that there is not and a value that means nothing.
    fn download_event_people(
        &self,
        call: Self::Call,
        path: DownloadEventPeoplePath,
        query: DownloadEventPeopleQuery,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// What became of a member at an event
    ///
    /// `GET /api/v2/events/{id}/people/{userId}/history`
    ///
    /// Each move of their registration, on the waiting list, and each note of whether they came, the latest first. Who only notes who has come sees only that. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_REGISTRATION_MEMBER_NOT_FOUND` for a member who has nothing to do with it, 403 `FORBIDDEN` for whoever does not look after its people. 422 `EVENT_PEOPLE_QUERY_INVALID` for a parameter that there is not and a value that means nothing.
    fn list_event_person_history(
        &self,
        call: Self::Call,
        path: ListEventPersonHistoryPath,
        query: ListEventPersonHistoryQuery,
    ) -> impl Future<Output = Result<EventPersonHistoryPage, Self::Failure>> + Send;

    /// Let a member take part
    ///
    /// `POST /api/v2/events/{id}/people/{userId}/approve`
    ///
    /// Who is invited or has asked takes part and has a place; they are told. Whoever takes part stays so. 409 `EVENT_CAPACITY_FULL` when every place is taken or held for somebody, 409 `EVENT_ANSWERS_REQUIRED` when the member has to answer something first, 409 `EVENT_OFFER_ACCEPTANCE_REQUIRED` when one is held for the member, 409 `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever is neither invited nor has asked; 403 `EVENT_REGISTRATION_DISABLED` when the community takes no registrations, 403 `EVENT_REGISTRATION_FORBIDDEN` for whoever manages the event, 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs, 409 `EVENT_REGISTRATION_UNAVAILABLE` for what is not published or does not take place, 409 `EVENT_REGISTRATION_CLOSED` for what has begun. 403 `BLOCKED` or 404 `NOT_FOUND` when the member and the organizer have blocked one another; safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_REGISTRATION_MEMBER_NOT_FOUND` when there is no such member; 403 `FORBIDDEN` for whoever does not decide about registrations. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ. 409 `EVENT_SAFETY_ACTION_REQUIRED` with an item for each requirement of the event that is left, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told.
    fn approve_event_registration(
        &self,
        call: Self::Call,
        path: ApproveEventRegistrationPath,
        body: crate::event_registrations::EventKeyBody,
    ) -> impl Future<
        Output = Result<
            crate::event_registrations::EventRegistrationResponse,
            Self::Failure,
        >,
    > + Send;

    /// Turn a member down
    ///
    /// `POST /api/v2/events/{id}/people/{userId}/reject`
    ///
    /// Who is invited or has asked is turned down, and told so with the reason. Doing it again changes nothing. 409 `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever is neither invited nor has asked, 422 `EVENT_REGISTRATION_REASON_REQUIRED` on `reason` without one. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_REGISTRATION_MEMBER_NOT_FOUND` when there is no such member; 403 `FORBIDDEN` for whoever does not decide about registrations. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ.
    fn reject_event_registration(
        &self,
        call: Self::Call,
        path: RejectEventRegistrationPath,
        body: EventPersonReasonBody,
    ) -> impl Future<
        Output = Result<
            crate::event_registrations::EventRegistrationResponse,
            Self::Failure,
        >,
    > + Send;

    /// Cancel a member's registration
    ///
    /// `POST /api/v2/events/{id}/people/{userId}/cancel`
    ///
    /// The registration of a member ends, and their waiting, and they are told so with the reason. The place is held for whoever is next. Doing it again changes nothing. 409 `EVENT_REGISTRATION_TRANSITION_INVALID` for whoever neither takes part, waits, is invited nor has asked, 422 `EVENT_REGISTRATION_REASON_REQUIRED` on `reason` without one. 404 `NOT_FOUND` when there is no such event that the caller may see, 404 `EVENT_REGISTRATION_MEMBER_NOT_FOUND` when there is no such member; 403 `FORBIDDEN` for whoever does not decide about registrations. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ.
    fn cancel_event_registration(
        &self,
        call: Self::Call,
        path: CancelEventRegistrationPath,
        body: EventPersonReasonBody,
    ) -> impl Future<
        Output = Result<
            crate::event_registrations::EventRegistrationResponse,
            Self::Failure,
        >,
    > + Send;

    /// Do something with several members of an event
    ///
    /// `POST /api/v2/events/{id}/people/bulk`
    ///
    /// Invites members, lets them take part, turns them down, cancels, and notes who has come. Each has an outcome of their own, with the code of its refusal; what cannot be done holds nobody up. Each member is named once. What stands so already succeeds and changes nothing, so a call that got lost can be sent again. 404 `NOT_FOUND` when there is no such event that the caller may see, 403 `FORBIDDEN` for whoever may neither decide about registrations nor note who has come. 422 `EVENT_PEOPLE_VALIDATION_FAILED` for what cannot be read, and for a member who is named twice. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too.
    fn change_event_people(
        &self,
        call: Self::Call,
        path: ChangeEventPeoplePath,
        body: EventPeopleBody,
    ) -> impl Future<Output = Result<EventPeopleResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventPeopleApi>() -> [Served<A>; 7] {
    [
        (Operation::ListEventPeople, list_event_people::<A>),
        (Operation::DownloadEventPeople, download_event_people::<A>),
        (Operation::ListEventPersonHistory, list_event_person_history::<A>),
        (Operation::ApproveEventRegistration, approve_event_registration::<A>),
        (Operation::RejectEventRegistration, reject_event_registration::<A>),
        (Operation::CancelEventRegistration, cancel_event_registration::<A>),
        (Operation::ChangeEventPeople, change_event_people::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (Operation::ListEventPeople, |asked| list_event_people_input(asked).map(drop)),
        (
            Operation::DownloadEventPeople,
            |asked| download_event_people_input(asked).map(drop),
        ),
        (
            Operation::ListEventPersonHistory,
            |asked| list_event_person_history_input(asked).map(drop),
        ),
        (
            Operation::ApproveEventRegistration,
            |asked| approve_event_registration_input(asked).map(drop),
        ),
        (
            Operation::RejectEventRegistration,
            |asked| reject_event_registration_input(asked).map(drop),
        ),
        (
            Operation::CancelEventRegistration,
            |asked| cancel_event_registration_input(asked).map(drop),
        ),
        (
            Operation::ChangeEventPeople,
            |asked| change_event_people_input(asked).map(drop),
        ),
    ]
}

fn list_event_people_input(
    asked: &mut Asked,
) -> Result<(ListEventPeoplePath, ListEventPeopleQuery), Rejection> {
    let path: ListEventPeoplePath = asked.path(&LIST_EVENT_PEOPLE_PATH)?;
    let query: ListEventPeopleQuery = asked.closed_query(&LIST_EVENT_PEOPLE_QUERY)?;
    Ok((path, query))
}

fn list_event_people<A: EventPeopleApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_people_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_event_people(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn download_event_people_input(
    asked: &mut Asked,
) -> Result<(DownloadEventPeoplePath, DownloadEventPeopleQuery), Rejection> {
    let path: DownloadEventPeoplePath = asked.path(&DOWNLOAD_EVENT_PEOPLE_PATH)?;
    let query: DownloadEventPeopleQuery = asked
        .closed_query(&DOWNLOAD_EVENT_PEOPLE_QUERY)?;
    Ok((path, query))
}

fn download_event_people<A: EventPeopleApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = download_event_people_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .download_event_people(call, path, query)
                    .await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn list_event_person_history_input(
    asked: &mut Asked,
) -> Result<(ListEventPersonHistoryPath, ListEventPersonHistoryQuery), Rejection> {
    let path: ListEventPersonHistoryPath = asked.path(&LIST_EVENT_PERSON_HISTORY_PATH)?;
    let query: ListEventPersonHistoryQuery = asked
        .closed_query(&LIST_EVENT_PERSON_HISTORY_QUERY)?;
    Ok((path, query))
}

fn list_event_person_history<A: EventPeopleApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_person_history_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_person_history(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn approve_event_registration_input(
    asked: &mut Asked,
) -> Result<
    (ApproveEventRegistrationPath, crate::event_registrations::EventKeyBody),
    Rejection,
> {
    let path: ApproveEventRegistrationPath = asked
        .path(&APPROVE_EVENT_REGISTRATION_PATH)?;
    let body: crate::event_registrations::EventKeyBody = asked.body(false)?;
    Ok((path, body))
}

fn approve_event_registration<A: EventPeopleApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = approve_event_registration_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .approve_event_registration(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reject_event_registration_input(
    asked: &mut Asked,
) -> Result<(RejectEventRegistrationPath, EventPersonReasonBody), Rejection> {
    let path: RejectEventRegistrationPath = asked.path(&REJECT_EVENT_REGISTRATION_PATH)?;
    let body: EventPersonReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn reject_event_registration<A: EventPeopleApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reject_event_registration_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reject_event_registration(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_event_registration_input(
    asked: &mut Asked,
) -> Result<(CancelEventRegistrationPath, EventPersonReasonBody), Rejection> {
    let path: CancelEventRegistrationPath = asked.path(&CANCEL_EVENT_REGISTRATION_PATH)?;
    let body: EventPersonReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn cancel_event_registration<A: EventPeopleApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = cancel_event_registration_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .cancel_event_registration(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn change_event_people_input(
    asked: &mut Asked,
) -> Result<(ChangeEventPeoplePath, EventPeopleBody), Rejection> {
    let path: ChangeEventPeoplePath = asked.path(&CHANGE_EVENT_PEOPLE_PATH)?;
    let body: EventPeopleBody = asked.body(true)?;
    Ok((path, body))
}

fn change_event_people<A: EventPeopleApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = change_event_people_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().change_event_people(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENT_PEOPLE_PATH: [Parameter; 1] = [
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

static LIST_EVENT_PEOPLE_QUERY: [Parameter; 9] = [
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 10000,
        },
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
        clamp: false,
    },
    Parameter {
        name: "search",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "registration_state",
        kind: Kind::Word(
            &["none", "invited", "pending", "confirmed", "declined", "cancelled"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "waitlist_state",
        kind: Kind::Word(
            &["none", "active", "waiting", "offered", "accepted", "expired", "cancelled"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "attendance_state",
        kind: Kind::Word(
            &["not_checked_in", "checked_in", "checked_out", "attended", "no_show"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "engagement_state",
        kind: Kind::Word(&["none", "interested"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(
            &["name", "registration_changed", "queue_rank", "attendance_changed"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "direction",
        kind: Kind::Word(&["asc", "desc"]),
        many: Many::One,
        clamp: false,
    },
];

static DOWNLOAD_EVENT_PEOPLE_PATH: [Parameter; 1] = [
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

static DOWNLOAD_EVENT_PEOPLE_QUERY: [Parameter; 8] = [
    Parameter {
        name: "search",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "registration_state",
        kind: Kind::Word(
            &["none", "invited", "pending", "confirmed", "declined", "cancelled"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "waitlist_state",
        kind: Kind::Word(
            &["none", "active", "waiting", "offered", "accepted", "expired", "cancelled"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "attendance_state",
        kind: Kind::Word(
            &["not_checked_in", "checked_in", "checked_out", "attended", "no_show"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "engagement_state",
        kind: Kind::Word(&["none", "interested"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(
            &["name", "registration_changed", "queue_rank", "attendance_changed"],
        ),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "direction",
        kind: Kind::Word(&["asc", "desc"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "answers",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_PERSON_HISTORY_PATH: [Parameter; 2] = [
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

static LIST_EVENT_PERSON_HISTORY_QUERY: [Parameter; 2] = [
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 10000,
        },
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
        clamp: false,
    },
];

static APPROVE_EVENT_REGISTRATION_PATH: [Parameter; 2] = [
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

static REJECT_EVENT_REGISTRATION_PATH: [Parameter; 2] = [
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

static CANCEL_EVENT_REGISTRATION_PATH: [Parameter; 2] = [
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

static CHANGE_EVENT_PEOPLE_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/events/{id}/people/{userId}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveEventRegistrationPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/people/{userId}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventRegistrationPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/people/bulk`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ChangeEventPeoplePath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/people/export.csv`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DownloadEventPeoplePath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/people/export.csv`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DownloadEventPeopleQuery {
    /// In the name that everybody is shown.
    pub search: Option<String>,
    /// The registration state.
    pub registration_state: Option<EventPeopleRegistration>,
    /// The waitlist state.
    pub waitlist_state: Option<EventPeopleWaitlist>,
    /// The attendance state.
    pub attendance_state: Option<crate::events::EventAttendanceState>,
    /// The engagement state.
    pub engagement_state: Option<crate::events::EventEngagementState>,
    /// By what they are sorted.
    #[serde(default = "defaults::download_event_people_query_sort")]
    pub sort: EventPeopleSort,
    /// In which direction. Who has nothing to sort by comes last in any case.
    #[serde(default = "defaults::download_event_people_query_direction")]
    pub direction: crate::shared::SortDirection,
    /// Whether to add what they answered to questions of the event.
    #[serde(default)]
    pub answers: bool,
}

impl std::default::Default for DownloadEventPeopleQuery {
    fn default() -> Self {
        Self {
            answers: Default::default(),
            attendance_state: Default::default(),
            direction: defaults::download_event_people_query_direction(),
            engagement_state: Default::default(),
            registration_state: Default::default(),
            search: Default::default(),
            sort: defaults::download_event_people_query_sort(),
            waitlist_state: Default::default(),
        }
    }
}

/// What to do with which members.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPeopleBody {
    /// Each member once.
    pub operations: Vec<EventPersonOperation>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// What the caller may do with the people of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventPeopleCapabilities {
    /// Decide about registrations.
    pub manage_registration: bool,
    /// Note who has come.
    pub check_in: bool,
    /// Download the list.
    pub export: bool,
    /// Write to them.
    pub message: bool,
}

/// What accompanies one page of the people of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventPeopleMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Number of this page.
    pub current_page: i64,
    /// Members on a full page.
    pub per_page: i64,
    /// Members on all pages.
    pub total: i64,
    /// Number of the last page. Zero when there is nobody.
    pub total_pages: i64,
    /// Whether a further page can be read.
    pub has_more: bool,
    /// The metrics.
    pub metrics: EventPeopleMetrics,
    /// The projection.
    pub projection: EventPeopleProjection,
    /// The capabilities.
    pub capabilities: EventPeopleCapabilities,
}

/// How many members stand so to an event, whatever was asked for. What the projection does not show is null.
#[derive(Clone, Debug, Serialize)]
pub struct EventPeopleMetrics {
    /// Members of the list.
    pub people: i64,
    /// They are invited.
    pub invited: Option<i64>,
    /// They have asked.
    pub pending: Option<i64>,
    /// They take part.
    pub confirmed: i64,
    /// Guests whom they bring.
    pub guests: i64,
    /// They were turned down or declined.
    pub declined: Option<i64>,
    /// Their registration was withdrawn.
    pub cancelled: Option<i64>,
    /// They wait.
    pub waiting: Option<i64>,
    /// A place is held for them.
    pub offered: Option<i64>,
    /// They are interested.
    pub interested: Option<i64>,
    /// They have come.
    pub checked_in: i64,
    /// They have come and gone.
    pub checked_out: i64,
    /// They did not come.
    pub no_show: i64,
}

/// One page of those who have to do with an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventPeoplePage {
    /// The members.
    pub data: Vec<EventPerson>,
    /// The meta.
    pub meta: EventPeopleMeta,
}

/// What is shown of the people of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPeopleProjection {
    /// `full`.
    Full,
    /// `attendance`.
    Attendance,
}

crate::word! {
    EventPeopleProjection { Full = "full", Attendance = "attendance" }
}

crate::runtime::wire! {
    EventPeopleProjection
}

/// How the registration of a member in the list of people stands, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPeopleRegistration {
    /// `none`.
    None,
    /// `invited`.
    Invited,
    /// `pending`.
    Pending,
    /// `confirmed`.
    Confirmed,
    /// `declined`.
    Declined,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventPeopleRegistration { None = "none", Invited = "invited", Pending = "pending",
    Confirmed = "confirmed", Declined = "declined", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventPeopleRegistration
}

/// What became of several members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPeopleResponse {
    /// The data.
    pub data: EventPeopleResult,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What became of several members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPeopleResult {
    /// Id of the event.
    pub event_id: i64,
    /// How many members there are.
    pub total: i64,
    /// With how many it is so now.
    pub successful: i64,
    /// With how many it is by this call.
    pub changed: i64,
    /// With how many it could not be done.
    pub failed: i64,
    /// Whether it is so with all.
    pub complete: bool,
    /// Whether it is with some and is not with others.
    pub partial_success: bool,
    /// Each of them, in the order of the call.
    pub outcomes: Vec<EventPersonOutcome>,
}

/// By what the people of an event are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPeopleSort {
    /// `name`.
    Name,
    /// `registration_changed`.
    RegistrationChanged,
    /// `queue_rank`.
    QueueRank,
    /// `attendance_changed`.
    AttendanceChanged,
}

crate::word! {
    EventPeopleSort { Name = "name", RegistrationChanged = "registration_changed",
    QueueRank = "queue_rank", AttendanceChanged = "attendance_changed" }
}

crate::runtime::wire! {
    EventPeopleSort
}

/// How a member in the list of people waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPeopleWaitlist {
    /// `none`.
    None,
    /// `active`.
    Active,
    /// `waiting`.
    Waiting,
    /// `offered`.
    Offered,
    /// `accepted`.
    Accepted,
    /// `expired`.
    Expired,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventPeopleWaitlist { None = "none", Active = "active", Waiting = "waiting", Offered
    = "offered", Accepted = "accepted", Expired = "expired", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventPeopleWaitlist
}

/// How a member stands to an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventPerson {
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// The member.
    pub member: crate::event_registrations::EventAttendeeMember,
    /// How their registration stands. Null where there is none.
    pub registration_state: Option<crate::events::EventRegistrationState>,
    /// How often it moved, 0 where there is none. A change of several members says it as `expected_version`.
    pub registration_version: i64,
    /// When it moved last.
    pub registration_changed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How they wait. Null where they never did and where the projection does not show it.
    pub waitlist_state: Option<crate::events::EventWaitlistState>,
    /// Their place on the waiting list, 1 for the first.
    pub waitlist_position: Option<i64>,
    /// Until when a place is held for them.
    pub offer_expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The attendance state.
    pub attendance_state: crate::events::EventAttendanceState,
    /// How often something was noted of them, 0 where nothing is.
    pub attendance_version: i64,
    /// When they came.
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they went.
    pub checked_out_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When something was noted of them last.
    pub attendance_changed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether they are interested. Null where the projection does not show it.
    pub engagement_state: Option<crate::events::EventEngagementState>,
    /// How many guests they bring.
    pub guest_count: i64,
}

/// What to do with a member of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPersonAction {
    /// `invite`.
    Invite,
    /// `approve`.
    Approve,
    /// `reject`.
    Reject,
    /// `cancel`.
    Cancel,
    /// `check_in`.
    CheckIn,
    /// `check_out`.
    CheckOut,
    /// `no_show`.
    NoShow,
    /// `undo_attendance`.
    UndoAttendance,
}

crate::word! {
    EventPersonAction { Invite = "invite", Approve = "approve", Reject = "reject", Cancel
    = "cancel", CheckIn = "check_in", CheckOut = "check_out", NoShow = "no_show",
    UndoAttendance = "undo_attendance" }
}

crate::runtime::wire! {
    EventPersonAction
}

/// One page of what became of a member at an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventPersonHistoryPage {
    /// Lines, the latest first.
    pub data: Vec<EventPersonLine>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// A line in the history of a member at an event. It is never changed.
#[derive(Clone, Debug, Serialize)]
pub struct EventPersonLine {
    /// Id of the line among those of its kind.
    pub id: i64,
    /// The kind.
    pub kind: EventPersonLineKind,
    /// What was noted. Null for what is no note.
    pub action: Option<crate::event_attendance::EventAttendanceAction>,
    /// How they stood before, in the words of the kind. Null for the first line.
    pub from_state: Option<EventPersonState>,
    /// How they stand since, in the words of the kind.
    pub to_state: EventPersonState,
    /// Number of the line among those of its kind and member.
    pub version: i64,
    /// What was said with it.
    pub reason: Option<String>,
    /// Id of the member who did it. Null for the program, for whoever is none of this community, and when they have left.
    pub actor_id: Option<i64>,
    /// The same with their name.
    pub actor: Option<crate::events::EventActor>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// Of what a line in the history of a member at an event tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPersonLineKind {
    /// `registration`.
    Registration,
    /// `waitlist`.
    Waitlist,
    /// `attendance`.
    Attendance,
}

crate::word! {
    EventPersonLineKind { Registration = "registration", Waitlist = "waitlist",
    Attendance = "attendance" }
}

crate::runtime::wire! {
    EventPersonLineKind
}

/// What to do with a member.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPersonOperation {
    /// Id of the member.
    pub user_id: i64,
    /// The action.
    pub action: EventPersonAction,
    /// How often their registration moved, or something was noted of them, as it was read; 0 where it never was. Another one is refused: somebody else has decided in the meantime.
    pub expected_version: Option<i64>,
    /// Why. `reject`, `cancel` and `undo_attendance` need it.
    pub reason: Option<String>,
    /// Taken as sent: each decision is safe to repeat, with and without it.
    pub idempotency_key: Option<String>,
}

/// What became of one member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPersonOutcome {
    /// Id of the member as the call says it.
    pub user_id: i64,
    /// The action.
    pub action: EventPersonAction,
    /// Whether it is so now.
    pub success: bool,
    /// Whether it is by this call.
    pub changed: bool,
    /// How their registration stands. Null where there is none and where it was not decided about.
    #[serde(deserialize_with = "Option::deserialize")]
    pub registration_state: Option<crate::events::EventRegistrationState>,
    /// How often it moved.
    #[serde(deserialize_with = "Option::deserialize")]
    pub registration_version: Option<i64>,
    /// What is noted of them. Null where nothing was to be noted.
    #[serde(deserialize_with = "Option::deserialize")]
    pub attendance_state: Option<crate::events::EventAttendanceState>,
    /// How often it was noted.
    #[serde(deserialize_with = "Option::deserialize")]
    pub attendance_version: Option<i64>,
    /// Id of the line in the history.
    #[serde(deserialize_with = "Option::deserialize")]
    pub history_entry_id: Option<i64>,
    /// Why it could not be done.
    #[serde(deserialize_with = "Option::deserialize")]
    pub code: Option<crate::codes::Code>,
    /// The same for people, in the language of the call.
    #[serde(deserialize_with = "Option::deserialize")]
    pub message: Option<String>,
}

/// Why.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventPersonReasonBody {
    /// Why, for the member and those who manage the event. It has to be said.
    pub reason: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// How a member stood to an event, in the words of the kind of the line that tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPersonState {
    /// `invited`.
    Invited,
    /// `pending`.
    Pending,
    /// `confirmed`.
    Confirmed,
    /// `declined`.
    Declined,
    /// `cancelled`.
    Cancelled,
    /// `waiting`.
    Waiting,
    /// `offered`.
    Offered,
    /// `accepted`.
    Accepted,
    /// `expired`.
    Expired,
    /// `not_checked_in`.
    NotCheckedIn,
    /// `checked_in`.
    CheckedIn,
    /// `checked_out`.
    CheckedOut,
    /// `attended`.
    Attended,
    /// `no_show`.
    NoShow,
}

crate::word! {
    EventPersonState { Invited = "invited", Pending = "pending", Confirmed = "confirmed",
    Declined = "declined", Cancelled = "cancelled", Waiting = "waiting", Offered =
    "offered", Accepted = "accepted", Expired = "expired", NotCheckedIn =
    "not_checked_in", CheckedIn = "checked_in", CheckedOut = "checked_out", Attended =
    "attended", NoShow = "no_show" }
}

crate::runtime::wire! {
    EventPersonState
}

/// The path parameters of `GET /api/v2/events/{id}/people`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventPeoplePath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/people`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventPeopleQuery {
    /// Number of the page.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Members on a page.
    #[serde(default = "defaults::default_u64::<i64, 25>")]
    pub per_page: i64,
    /// In the name that everybody is shown.
    pub search: Option<String>,
    /// The registration state.
    pub registration_state: Option<EventPeopleRegistration>,
    /// The waitlist state.
    pub waitlist_state: Option<EventPeopleWaitlist>,
    /// The attendance state.
    pub attendance_state: Option<crate::events::EventAttendanceState>,
    /// The engagement state.
    pub engagement_state: Option<crate::events::EventEngagementState>,
    /// By what they are sorted.
    #[serde(default = "defaults::list_event_people_query_sort")]
    pub sort: EventPeopleSort,
    /// In which direction. Who has nothing to sort by comes last in any case.
    #[serde(default = "defaults::list_event_people_query_direction")]
    pub direction: crate::shared::SortDirection,
}

impl std::default::Default for ListEventPeopleQuery {
    fn default() -> Self {
        Self {
            attendance_state: Default::default(),
            direction: defaults::list_event_people_query_direction(),
            engagement_state: Default::default(),
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 25>(),
            registration_state: Default::default(),
            search: Default::default(),
            sort: defaults::list_event_people_query_sort(),
            waitlist_state: Default::default(),
        }
    }
}

/// The path parameters of `GET /api/v2/events/{id}/people/{userId}/history`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventPersonHistoryPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/people/{userId}/history`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventPersonHistoryQuery {
    /// Number of the page.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Lines on a page.
    #[serde(default = "defaults::default_u64::<i64, 50>")]
    pub per_page: i64,
}

impl std::default::Default for ListEventPersonHistoryQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 50>(),
        }
    }
}

/// The path parameters of `POST /api/v2/events/{id}/people/{userId}/reject`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectEventRegistrationPath {
    /// Id of the event.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
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

    pub(super) fn download_event_people_query_direction() -> crate::shared::SortDirection {
        serde_json::from_str::<crate::shared::SortDirection>("\"asc\"").unwrap()
    }

    pub(super) fn download_event_people_query_sort() -> super::EventPeopleSort {
        super::EventPeopleSort::Name
    }

    pub(super) fn list_event_people_query_direction() -> crate::shared::SortDirection {
        serde_json::from_str::<crate::shared::SortDirection>("\"asc\"").unwrap()
    }

    pub(super) fn list_event_people_query_sort() -> super::EventPeopleSort {
        super::EventPeopleSort::Name
    }
}
