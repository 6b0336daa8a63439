// Made from contract/areas/event_moderation.yaml by codegen; edit the contract instead.

//! The area `event_moderation`: types, trait and routes.
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

/// What the gateway answers in the area `event_moderation`: one method an operation.
pub trait EventModerationApi: Area {
    /// List events for administrators
    ///
    /// `GET /api/v2/admin/events`
    ///
    /// All of the community's events, the newest first. With `publication_state=pending_review`, those that wait for a decision. 422 `VALIDATION_INVALID_FILTER` for a filter that means nothing.
    fn list_events_for_staff(
        &self,
        call: Self::Call,
        query: ListEventsForStaffQuery,
    ) -> impl Future<Output = Result<StaffEventPage, Self::Failure>> + Send;

    /// Read an event with what is to be decided about it
    ///
    /// `GET /api/v2/admin/events/{id}`
    ///
    /// For administrators. 404 `NOT_FOUND` when the community has no such event.
    fn get_event_for_staff(
        &self,
        call: Self::Call,
        path: GetEventForStaffPath,
    ) -> impl Future<Output = Result<StaffEventResponse, Self::Failure>> + Send;

    /// Archive an event, for older clients
    ///
    /// `DELETE /api/v2/admin/events/{id}`
    ///
    /// The same as `POST /api/v2/admin/events/{id}/archive`. Nothing is deleted.
    fn delete_event_for_staff(
        &self,
        call: Self::Call,
        path: DeleteEventForStaffPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Publish an event that waits for a decision
    ///
    /// `POST /api/v2/admin/events/{id}/approve`
    ///
    /// For administrators: members see it from now on, and its organizer is told. A draft is published as well; what is published already stays as it is. 409 `EVENT_LIFECYCLE_CONFLICT` for what is archived. 404 `NOT_FOUND` when the community has no such event.
    fn approve_event(
        &self,
        call: Self::Call,
        path: ApproveEventPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Send an event back to its organizer
    ///
    /// `POST /api/v2/admin/events/{id}/reject`
    ///
    /// For administrators: what waits for a decision is a draft again, and its organizer is told why. 422 `VALIDATION_REQUIRED_FIELD` on `reason` without one. 409 `EVENT_LIFECYCLE_CONFLICT` for what does not wait: somebody else has decided. 404 `NOT_FOUND` when the community has no such event.
    fn reject_event(
        &self,
        call: Self::Call,
        path: RejectEventPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Put an event off
    ///
    /// `POST /api/v2/admin/events/{id}/postpone`
    ///
    /// For administrators: it takes place later, nobody knows when, and who takes part is told. Registrations stay. What is postponed already stays as it is. 409 `EVENT_LIFECYCLE_CONFLICT` for what is not published, and for what was cancelled or completed. 404 `NOT_FOUND` when the community has no such event.
    fn postpone_event(
        &self,
        call: Self::Call,
        path: PostponeEventPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Let an event take place after all, for older clients
    ///
    /// `POST /api/v2/admin/events/{id}/reschedule`
    ///
    /// The same as `POST /api/v2/admin/events/{id}/restore`. It takes no new time: that is a change of the event.
    fn reschedule_event(
        &self,
        call: Self::Call,
        path: RescheduleEventPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Cancel an event as an administrator
    ///
    /// `POST /api/v2/admin/events/{id}/cancel`
    ///
    /// The same as `POST /api/v2/events/{id}/cancel`. 422 `VALIDATION_REQUIRED_FIELD` on `reason` without one; 409 `EVENT_LIFECYCLE_CONFLICT` for what is not published and for what was completed; 404 `NOT_FOUND` when the community has no such event.
    fn cancel_event_for_staff(
        &self,
        call: Self::Call,
        path: CancelEventForStaffPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Say that an event took place
    ///
    /// `POST /api/v2/admin/events/{id}/complete`
    ///
    /// For administrators. It can neither be cancelled nor restored afterwards. What is completed already stays as it is. 409 `EVENT_LIFECYCLE_CONFLICT` for what is not published, and for what was postponed or cancelled. 404 `NOT_FOUND` when the community has no such event.
    fn complete_event(
        &self,
        call: Self::Call,
        path: CompleteEventPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Archive an event as an administrator
    ///
    /// `POST /api/v2/admin/events/{id}/archive`
    ///
    /// What takes place still is cancelled with it. 409 `EVENT_LIFECYCLE_CONFLICT` without a reason where one is needed: for a published event, and for one that somebody takes part in. What is archived already stays as it is. 404 `NOT_FOUND` when the community has no such event.
    fn archive_event_for_staff(
        &self,
        call: Self::Call,
        path: ArchiveEventForStaffPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;

    /// Let an event take place after all
    ///
    /// `POST /api/v2/admin/events/{id}/restore`
    ///
    /// For administrators: what was postponed or cancelled takes place after all, and those who took part are told; whoever was registered for a cancelled event registers anew. What was archived is a draft again, and its organizer is told. 409 `EVENT_LIFECYCLE_CONFLICT` for what is completed. 404 `NOT_FOUND` when the community has no such event.
    fn restore_event(
        &self,
        call: Self::Call,
        path: RestoreEventPath,
        body: crate::events::EventReasonBody,
    ) -> impl Future<Output = Result<StaffEventStepResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventModerationApi>() -> [Served<A>; 11] {
    [
        (Operation::ListEventsForStaff, list_events_for_staff::<A>),
        (Operation::GetEventForStaff, get_event_for_staff::<A>),
        (Operation::DeleteEventForStaff, delete_event_for_staff::<A>),
        (Operation::ApproveEvent, approve_event::<A>),
        (Operation::RejectEvent, reject_event::<A>),
        (Operation::PostponeEvent, postpone_event::<A>),
        (Operation::RescheduleEvent, reschedule_event::<A>),
        (Operation::CancelEventForStaff, cancel_event_for_staff::<A>),
        (Operation::CompleteEvent, complete_event::<A>),
        (Operation::ArchiveEventForStaff, archive_event_for_staff::<A>),
        (Operation::RestoreEvent, restore_event::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 11] {
    [
        (
            Operation::ListEventsForStaff,
            |asked| list_events_for_staff_input(asked).map(drop),
        ),
        (
            Operation::GetEventForStaff,
            |asked| get_event_for_staff_input(asked).map(drop),
        ),
        (
            Operation::DeleteEventForStaff,
            |asked| delete_event_for_staff_input(asked).map(drop),
        ),
        (Operation::ApproveEvent, |asked| approve_event_input(asked).map(drop)),
        (Operation::RejectEvent, |asked| reject_event_input(asked).map(drop)),
        (Operation::PostponeEvent, |asked| postpone_event_input(asked).map(drop)),
        (Operation::RescheduleEvent, |asked| reschedule_event_input(asked).map(drop)),
        (
            Operation::CancelEventForStaff,
            |asked| cancel_event_for_staff_input(asked).map(drop),
        ),
        (Operation::CompleteEvent, |asked| complete_event_input(asked).map(drop)),
        (
            Operation::ArchiveEventForStaff,
            |asked| archive_event_for_staff_input(asked).map(drop),
        ),
        (Operation::RestoreEvent, |asked| restore_event_input(asked).map(drop)),
    ]
}

fn list_events_for_staff_input(
    asked: &mut Asked,
) -> Result<ListEventsForStaffQuery, Rejection> {
    let query: ListEventsForStaffQuery = asked.query(&LIST_EVENTS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_events_for_staff<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_events_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_events_for_staff(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_event_for_staff_input(
    asked: &mut Asked,
) -> Result<GetEventForStaffPath, Rejection> {
    let path: GetEventForStaffPath = asked.path(&GET_EVENT_FOR_STAFF_PATH)?;
    Ok(path)
}

fn get_event_for_staff<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_for_staff(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn delete_event_for_staff_input(
    asked: &mut Asked,
) -> Result<(DeleteEventForStaffPath, crate::events::EventReasonBody), Rejection> {
    let path: DeleteEventForStaffPath = asked.path(&DELETE_EVENT_FOR_STAFF_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn delete_event_for_staff<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = delete_event_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .delete_event_for_staff(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn approve_event_input(
    asked: &mut Asked,
) -> Result<(ApproveEventPath, crate::events::EventReasonBody), Rejection> {
    let path: ApproveEventPath = asked.path(&APPROVE_EVENT_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn approve_event<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = approve_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().approve_event(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reject_event_input(
    asked: &mut Asked,
) -> Result<(RejectEventPath, crate::events::EventReasonBody), Rejection> {
    let path: RejectEventPath = asked.path(&REJECT_EVENT_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn reject_event<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reject_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().reject_event(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn postpone_event_input(
    asked: &mut Asked,
) -> Result<(PostponeEventPath, crate::events::EventReasonBody), Rejection> {
    let path: PostponeEventPath = asked.path(&POSTPONE_EVENT_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn postpone_event<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = postpone_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().postpone_event(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reschedule_event_input(
    asked: &mut Asked,
) -> Result<(RescheduleEventPath, crate::events::EventReasonBody), Rejection> {
    let path: RescheduleEventPath = asked.path(&RESCHEDULE_EVENT_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn reschedule_event<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reschedule_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().reschedule_event(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn cancel_event_for_staff_input(
    asked: &mut Asked,
) -> Result<(CancelEventForStaffPath, crate::events::EventReasonBody), Rejection> {
    let path: CancelEventForStaffPath = asked.path(&CANCEL_EVENT_FOR_STAFF_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn cancel_event_for_staff<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = cancel_event_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .cancel_event_for_staff(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn complete_event_input(
    asked: &mut Asked,
) -> Result<(CompleteEventPath, crate::events::EventReasonBody), Rejection> {
    let path: CompleteEventPath = asked.path(&COMPLETE_EVENT_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn complete_event<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = complete_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().complete_event(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn archive_event_for_staff_input(
    asked: &mut Asked,
) -> Result<(ArchiveEventForStaffPath, crate::events::EventReasonBody), Rejection> {
    let path: ArchiveEventForStaffPath = asked.path(&ARCHIVE_EVENT_FOR_STAFF_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn archive_event_for_staff<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = archive_event_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .archive_event_for_staff(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn restore_event_input(
    asked: &mut Asked,
) -> Result<(RestoreEventPath, crate::events::EventReasonBody), Rejection> {
    let path: RestoreEventPath = asked.path(&RESTORE_EVENT_PATH)?;
    let body: crate::events::EventReasonBody = asked.body(false)?;
    Ok((path, body))
}

fn restore_event<A: EventModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = restore_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().restore_event(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENTS_FOR_STAFF_QUERY: [Parameter; 14] = [
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
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
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(&["active", "draft", "cancelled", "completed"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "publication_state",
        kind: Kind::Word(&["draft", "pending_review", "published", "archived"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "publication_status",
        kind: Kind::Word(&["draft", "pending_review", "published", "archived"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "operational_state",
        kind: Kind::Word(&["scheduled", "postponed", "cancelled", "completed"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "operational_status",
        kind: Kind::Word(&["scheduled", "postponed", "cancelled", "completed"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "organizer_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "group_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "date_from",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "date_to",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "capacity",
        kind: Kind::Word(&["full", "available", "unlimited", "limited"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "search",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_EVENT_FOR_STAFF_PATH: [Parameter; 1] = [
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

static DELETE_EVENT_FOR_STAFF_PATH: [Parameter; 1] = [
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

static APPROVE_EVENT_PATH: [Parameter; 1] = [
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

static REJECT_EVENT_PATH: [Parameter; 1] = [
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

static POSTPONE_EVENT_PATH: [Parameter; 1] = [
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

static RESCHEDULE_EVENT_PATH: [Parameter; 1] = [
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

static CANCEL_EVENT_FOR_STAFF_PATH: [Parameter; 1] = [
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

static COMPLETE_EVENT_PATH: [Parameter; 1] = [
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

static ARCHIVE_EVENT_FOR_STAFF_PATH: [Parameter; 1] = [
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

static RESTORE_EVENT_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/admin/events/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/events/{id}/archive`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ArchiveEventForStaffPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/events/{id}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventForStaffPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/events/{id}/complete`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CompleteEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/admin/events/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteEventForStaffPath {
    /// Id of the event.
    pub id: i64,
}

/// What places an event has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventCapacityFilter {
    /// `full`.
    Full,
    /// `available`.
    Available,
    /// `unlimited`.
    Unlimited,
    /// `limited`.
    Limited,
}

crate::word! {
    EventCapacityFilter { Full = "full", Available = "available", Unlimited =
    "unlimited", Limited = "limited" }
}

crate::runtime::wire! {
    EventCapacityFilter
}

/// What a step of an event's life did.
#[derive(Clone, Debug, Serialize)]
pub struct EventTransition {
    /// What was done: `publish`, `reject`, `postpone`, `cancel`, `complete`, `archive` or `restore`.
    pub action: String,
    /// Whether anything changed.
    pub changed: bool,
    /// Id of the step in the history.
    pub history_id: Option<i64>,
    /// Id of the domain event.
    pub outbox_id: Option<i64>,
    /// The cascade.
    pub cascade: crate::events::EventCascade,
    /// What it did to occurrences.
    pub series: crate::events::EventSeriesChange,
}

/// The path parameters of `GET /api/v2/admin/events/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventForStaffPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/events`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventsForStaffQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// The same as `limit`, which it overrules.
    pub per_page: Option<i64>,
    /// The status.
    pub status: Option<crate::events::EventStatus>,
    /// The publication state.
    pub publication_state: Option<crate::events::EventPublicationState>,
    /// The publication status.
    pub publication_status: Option<crate::events::EventPublicationState>,
    /// The operational state.
    pub operational_state: Option<crate::events::EventOperationalState>,
    /// The operational status.
    pub operational_status: Option<crate::events::EventOperationalState>,
    /// Only events that this member organizes.
    pub organizer_id: Option<i64>,
    /// Only events of this group.
    pub group_id: Option<i64>,
    /// Only events that begin on this day (UTC) or later.
    pub date_from: Option<chrono::naive::NaiveDate>,
    /// Only events that begin on this day (UTC) or earlier.
    pub date_to: Option<chrono::naive::NaiveDate>,
    /// The capacity.
    pub capacity: Option<EventCapacityFilter>,
    /// Words to find in title, description or location.
    pub search: Option<String>,
}

impl std::default::Default for ListEventsForStaffQuery {
    fn default() -> Self {
        Self {
            capacity: Default::default(),
            date_from: Default::default(),
            date_to: Default::default(),
            group_id: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            operational_state: Default::default(),
            operational_status: Default::default(),
            organizer_id: Default::default(),
            page: defaults::default_u64::<i64, 1>(),
            per_page: Default::default(),
            publication_state: Default::default(),
            publication_status: Default::default(),
            search: Default::default(),
            status: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/admin/events/{id}/postpone`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PostponeEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/events/{id}/reject`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/events/{id}/reschedule`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RescheduleEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/events/{id}/restore`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RestoreEventPath {
    /// Id of the event.
    pub id: i64,
}

/// An event for administrators.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEvent {
    /// Id of the event.
    pub id: i64,
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// Where it stands for older clients.
    pub status: crate::events::EventStatus,
    /// Who sees it.
    pub publication_state: crate::events::EventPublicationState,
    /// Whether it takes place.
    pub operational_state: crate::events::EventOperationalState,
    /// How many steps of its life it has taken.
    pub lifecycle_version: i64,
    /// When it begins.
    pub start_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub end_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// IANA name of its time zone.
    pub timezone: String,
    /// Whether it is about days.
    pub all_day: bool,
    /// The place in words.
    pub location: Option<String>,
    /// Whether occurrences are made of it.
    pub is_recurring_template: bool,
    /// The series.
    pub series: StaffEventSeries,
    /// The organizer.
    pub organizer: crate::events::EventActor,
    /// Its group.
    pub group: Option<crate::events::EventGroup>,
    /// Its category.
    pub category: Option<crate::events::EventHeading>,
    /// The capacity.
    pub capacity: crate::events::EventCapacity,
    /// The metrics.
    pub metrics: StaffEventMetrics,
    /// The moderation.
    pub moderation: StaffEventModeration,
    /// What was said with the latest step.
    pub lifecycle_reason: Option<String>,
    /// When it was created.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// How many members have to do with an event.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEventMetrics {
    /// Members who take part.
    pub confirmed: i64,
    /// Members who are interested.
    pub interested: i64,
    /// Members who wait for a place.
    pub waitlist: i64,
    /// Members who came.
    pub attendance: i64,
    /// Always 0.
    pub legacy_attended: i64,
}

/// What was decided about an event.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEventModeration {
    /// When somebody asked for it to be published. Null if nobody did.
    pub submitted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who asked.
    pub submitted_by: Option<i64>,
    /// When it was decided last.
    pub decided_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member who decided. Null if it was nobody of this community, or they are gone.
    pub decided_by: Option<i64>,
    /// Why.
    pub reason: Option<String>,
}

/// One page of events for administrators.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEventPage {
    /// Events, the newest first.
    pub data: Vec<StaffEvent>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// An event for administrators.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEventResponse {
    /// The data.
    pub data: StaffEvent,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How an event recurs.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEventSeries {
    /// Id of the template or of the event itself.
    pub root_event_id: i64,
    /// Whether it recurs.
    pub is_recurring: bool,
    /// Its occurrences.
    pub occurrence_count: i64,
    /// Those that have not begun.
    pub future_occurrence_count: i64,
}

/// An event for administrators, and what a step did.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEventStep {
    /// Id of the event.
    pub id: i64,
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// Where it stands for older clients.
    pub status: crate::events::EventStatus,
    /// Who sees it.
    pub publication_state: crate::events::EventPublicationState,
    /// Whether it takes place.
    pub operational_state: crate::events::EventOperationalState,
    /// How many steps of its life it has taken.
    pub lifecycle_version: i64,
    /// When it begins.
    pub start_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub end_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// IANA name of its time zone.
    pub timezone: String,
    /// Whether it is about days.
    pub all_day: bool,
    /// The place in words.
    pub location: Option<String>,
    /// Whether occurrences are made of it.
    pub is_recurring_template: bool,
    /// The series.
    pub series: StaffEventSeries,
    /// The organizer.
    pub organizer: crate::events::EventActor,
    /// Its group.
    pub group: Option<crate::events::EventGroup>,
    /// Its category.
    pub category: Option<crate::events::EventHeading>,
    /// The capacity.
    pub capacity: crate::events::EventCapacity,
    /// The metrics.
    pub metrics: StaffEventMetrics,
    /// The moderation.
    pub moderation: StaffEventModeration,
    /// What was said with the latest step.
    pub lifecycle_reason: Option<String>,
    /// When it was created.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// The transition.
    pub transition: EventTransition,
}

/// An event for administrators, and what a step did.
#[derive(Clone, Debug, Serialize)]
pub struct StaffEventStepResponse {
    /// The data.
    pub data: StaffEventStep,
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
}
