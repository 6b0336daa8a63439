// Made from contract/areas/events.yaml by codegen; edit the contract instead.

//! The area `events`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Upload, Work,
};

/// What the gateway answers in the area `events`: one method an operation.
pub trait EventsApi: Area {
    /// List events
    ///
    /// `GET /api/v2/events`
    ///
    /// Published events that the caller may see, and drafts of the caller's own; administrators see everybody's. With `when=all`, what was postponed, cancelled or archived stands in the list, too, for those who manage it. Those that begin from now on come in the order of their beginnings, others the latest first, and around a place the nearest first. 422 `VALIDATION_ERROR` for a category or series that the community does not have and for half a place; 422 `INVALID_CURSOR` for a cursor that was not given out for this member and these filters.
    fn list_events(
        &self,
        call: Self::Call,
        query: ListEventsQuery,
    ) -> impl Future<Output = Result<EventPage, Self::Failure>> + Send;

    /// Create an event
    ///
    /// `POST /api/v2/events`
    ///
    /// A draft, which the caller organizes and publishes when it is ready. Times without an offset are on the clock of `timezone`, which is the community's unless said. 422 `VALIDATION_ERROR` for a time that is past, that this clock leaves out or shows twice, for an end that is not after the start, for an all-day event that does not begin and end at midnight, for half a place on the map, for facts about a place that is not named, and for a category, group or series that the community does not have. 403 `FORBIDDEN` when the community lets only staff create events, for a group that the caller does not look after, and for somebody else's series. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_event(
        &self,
        call: Self::Call,
        body: CreateEventBody,
    ) -> impl Future<Output = Result<EventResponse, Self::Failure>> + Send;

    /// List events around a place
    ///
    /// `GET /api/v2/events/nearby`
    ///
    /// Those of `GET /api/v2/events` around a place that begin from now on, the nearest first. 400 `VALIDATION_ERROR` without a place and for one that is not on earth; 422 `VALIDATION_ERROR` for a category or series that the community does not have; 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_nearby_events(
        &self,
        call: Self::Call,
        query: ListNearbyEventsQuery,
    ) -> impl Future<Output = Result<NearbyEventPage, Self::Failure>> + Send;

    /// Upload an event's picture
    ///
    /// `POST /api/v2/events/{id}/image`
    ///
    /// The part `image` is a JPEG, PNG, WebP or GIF of at most 8 MB. It is decoded and made anew, upright and without anything that was hidden in the file, and shown as `cover_image` and `primary_image`; an uploaded one that nothing shows any more is gone. Whoever may change the event may: 404 `NOT_FOUND` when there is none that the caller may see, 403 `FORBIDDEN` for others. What recurs wants a `scope`: 422 `EVENT_RECURRENCE_SCOPE_REQUIRED` without one, 422 `EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED` for a template alone. 422 `VALIDATION_ERROR` on `image` without such a part and for a file that is no such picture, on `scope` for what does not recur. 422 `EVENT_REVIEW_PENDING` while somebody decides about the event. A change of the event with `cover_image` null takes the picture away.
    fn set_event_image(
        &self,
        call: Self::Call,
        path: SetEventImagePath,
        body: Upload,
    ) -> impl Future<Output = Result<EventPictureResponse, Self::Failure>> + Send;

    /// Read an event
    ///
    /// `GET /api/v2/events/{id}`
    ///
    /// 404 `NOT_FOUND` when there is none that the caller may see. Every answer of this area says `X-Events-Contract: 2`: what older clients read stands beside it in the same answer.
    fn get_event(
        &self,
        call: Self::Call,
        path: GetEventPath,
    ) -> impl Future<Output = Result<EventResponse, Self::Failure>> + Send;

    /// Change an event
    ///
    /// `PUT /api/v2/events/{id}`
    ///
    /// What is absent stays; null takes away what an event may be without. Its organizer and administrators may: 403 `FORBIDDEN` for others who may see it, 404 `NOT_FOUND` for everybody else. 422 `EVENT_REVIEW_PENDING` while it waits for a decision, 422 `EVENT_RECURRENCE_SCOPE_REQUIRED` for what recurs, 422 `VALIDATION_ERROR` as for a new event, for fewer seats than are taken, and on `group_id` while somebody takes part or waits who could not see it in that group. A new time has to be in the future; the one that the event has may be said again. Members who take part are told when time or place of a published event change.
    fn update_event(
        &self,
        call: Self::Call,
        path: UpdateEventPath,
        body: UpdateEventBody,
    ) -> impl Future<Output = Result<EventResponse, Self::Failure>> + Send;

    /// Archive an event
    ///
    /// `DELETE /api/v2/events/{id}`
    ///
    /// Events are not deleted. What has not taken place is cancelled with it: whoever takes part or waits is told, and their places are given up. What has ended stays as it was, and nobody is told but an organizer whose event somebody else archives. Its organizer and administrators may: 403 `FORBIDDEN` for others who may see it, 404 `NOT_FOUND` for everybody else. 422 `VALIDATION_REQUIRED_FIELD` on `reason` for a published event, and for one that somebody takes part in. What is archived already stays as it is. The reason stands in the body or in the query; the body speaks first.
    fn archive_event(
        &self,
        call: Self::Call,
        path: ArchiveEventPath,
        query: ArchiveEventQuery,
        header: ArchiveEventHeader,
        body: EventReasonBody,
    ) -> impl Future<Output = Result<EventLifecycleResponse, Self::Failure>> + Send;

    /// Ask for an event to be published
    ///
    /// `POST /api/v2/events/{id}/submit`
    ///
    /// Where the community decides about new events: the draft waits for an administrator, who is told. 409 `EVENT_REVIEW_NOT_REQUIRED` where it does not, and for administrators. 409 `EVENT_LIFECYCLE_CONFLICT` for what is neither a draft nor waiting. What waits already stays as it is. Its organizer and administrators may: 403 `FORBIDDEN` for others who may see it, 404 `NOT_FOUND` for everybody else.
    fn submit_event(
        &self,
        call: Self::Call,
        path: SubmitEventPath,
    ) -> impl Future<Output = Result<EventResponse, Self::Failure>> + Send;

    /// Publish an event
    ///
    /// `POST /api/v2/events/{id}/publish`
    ///
    /// Members see it from now on and can register; staff are told of a new one. 409 `EVENT_REVIEW_REQUIRED` where an administrator decides about new events. 409 `EVENT_LIFECYCLE_CONFLICT` for what is archived. What is published already stays as it is. Its organizer and administrators may: 403 `FORBIDDEN` for others who may see it, 404 `NOT_FOUND` for everybody else.
    fn publish_event(
        &self,
        call: Self::Call,
        path: PublishEventPath,
    ) -> impl Future<Output = Result<EventResponse, Self::Failure>> + Send;

    /// Hand an event to another organizer
    ///
    /// `POST /api/v2/events/{id}/transfer`
    ///
    /// One of its co-organizers organizes it from now on; their roles at it end, as an organizer needs none, and whoever organized it helps on as a co-organizer. Both are told, but for whoever did it. Its organizer and administrators may: 403 `EVENT_STAFF_FORBIDDEN` for others who may see it, 404 `NOT_FOUND` for everybody else, and when there is no such active member. 422 `EVENT_STAFF_VALIDATION_FAILED` on `user_id` for whoever is no co-organizer of the event now. 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs: each date is handed on by itself. Whoever organizes it already goes on: nothing changes.
    fn transfer_event_ownership(
        &self,
        call: Self::Call,
        path: TransferEventOwnershipPath,
        body: TransferEventOwnershipBody,
    ) -> impl Future<Output = Result<EventResponse, Self::Failure>> + Send;

    /// Cancel an event
    ///
    /// `POST /api/v2/events/{id}/cancel`
    ///
    /// It stays visible as cancelled; whoever takes part or waits is told, and their places are given up. Its organizer and administrators may: 403 `FORBIDDEN` for others who may see it, 404 `NOT_FOUND` for everybody else. 422 `VALIDATION_REQUIRED_FIELD` on `reason` without one. 409 `EVENT_LIFECYCLE_CONFLICT` for a draft and for what has been completed or archived. What is cancelled already stays as it is.
    fn cancel_event(
        &self,
        call: Self::Call,
        path: CancelEventPath,
        header: CancelEventHeader,
        body: EventReasonBody,
    ) -> impl Future<Output = Result<EventLifecycleResponse, Self::Failure>> + Send;

    /// The steps of an event's life
    ///
    /// `GET /api/v2/events/{id}/lifecycle-history`
    ///
    /// Newest first. Its organizer and administrators may: 403 `EVENT_LIFECYCLE_HISTORY_FORBIDDEN` for others who may see it, 404 `EVENT_LIFECYCLE_HISTORY_NOT_FOUND` for everybody else. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_lifecycle_history(
        &self,
        call: Self::Call,
        path: ListEventLifecycleHistoryPath,
        query: ListEventLifecycleHistoryQuery,
    ) -> impl Future<Output = Result<EventHistoryPage, Self::Failure>> + Send;

    /// Those of the `Event` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn event_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Event>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventsApi>() -> [Served<A>; 12] {
    [
        (Operation::ListEvents, list_events::<A>),
        (Operation::CreateEvent, create_event::<A>),
        (Operation::ListNearbyEvents, list_nearby_events::<A>),
        (Operation::SetEventImage, set_event_image::<A>),
        (Operation::GetEvent, get_event::<A>),
        (Operation::UpdateEvent, update_event::<A>),
        (Operation::ArchiveEvent, archive_event::<A>),
        (Operation::SubmitEvent, submit_event::<A>),
        (Operation::PublishEvent, publish_event::<A>),
        (Operation::TransferEventOwnership, transfer_event_ownership::<A>),
        (Operation::CancelEvent, cancel_event::<A>),
        (Operation::ListEventLifecycleHistory, list_event_lifecycle_history::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 12] {
    [
        (Operation::ListEvents, |asked| list_events_input(asked).map(drop)),
        (Operation::CreateEvent, |asked| create_event_input(asked).map(drop)),
        (Operation::ListNearbyEvents, |asked| list_nearby_events_input(asked).map(drop)),
        (Operation::SetEventImage, |asked| set_event_image_input(asked).map(drop)),
        (Operation::GetEvent, |asked| get_event_input(asked).map(drop)),
        (Operation::UpdateEvent, |asked| update_event_input(asked).map(drop)),
        (Operation::ArchiveEvent, |asked| archive_event_input(asked).map(drop)),
        (Operation::SubmitEvent, |asked| submit_event_input(asked).map(drop)),
        (Operation::PublishEvent, |asked| publish_event_input(asked).map(drop)),
        (
            Operation::TransferEventOwnership,
            |asked| transfer_event_ownership_input(asked).map(drop),
        ),
        (Operation::CancelEvent, |asked| cancel_event_input(asked).map(drop)),
        (
            Operation::ListEventLifecycleHistory,
            |asked| list_event_lifecycle_history_input(asked).map(drop),
        ),
    ]
}

fn list_events_input(asked: &mut Asked) -> Result<ListEventsQuery, Rejection> {
    let query: ListEventsQuery = asked.query(&LIST_EVENTS_QUERY)?;
    Ok(query)
}

fn list_events<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_events_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_events(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_event_input(asked: &mut Asked) -> Result<CreateEventBody, Rejection> {
    let body: CreateEventBody = asked.body(true)?;
    Ok(body)
}

fn create_event<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_event(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_nearby_events_input(
    asked: &mut Asked,
) -> Result<ListNearbyEventsQuery, Rejection> {
    let query: ListNearbyEventsQuery = asked.query(&LIST_NEARBY_EVENTS_QUERY)?;
    Ok(query)
}

fn list_nearby_events<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_nearby_events_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_nearby_events(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn set_event_image_input(
    asked: &mut Asked,
) -> Result<(SetEventImagePath, Upload), Rejection> {
    let path: SetEventImagePath = asked.path(&SET_EVENT_IMAGE_PATH)?;
    let body: Upload = asked.upload()?;
    Ok((path, body))
}

fn set_event_image<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = set_event_image_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().set_event_image(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_event_input(asked: &mut Asked) -> Result<GetEventPath, Rejection> {
    let path: GetEventPath = asked.path(&GET_EVENT_PATH)?;
    Ok(path)
}

fn get_event<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_event_input(
    asked: &mut Asked,
) -> Result<(UpdateEventPath, UpdateEventBody), Rejection> {
    let path: UpdateEventPath = asked.path(&UPDATE_EVENT_PATH)?;
    let body: UpdateEventBody = asked.body(true)?;
    Ok((path, body))
}

fn update_event<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_event(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn archive_event_input(
    asked: &mut Asked,
) -> Result<
    (ArchiveEventPath, ArchiveEventQuery, ArchiveEventHeader, EventReasonBody),
    Rejection,
> {
    let path: ArchiveEventPath = asked.path(&ARCHIVE_EVENT_PATH)?;
    let (
        (query, header),
        body,
    ): ((ArchiveEventQuery, ArchiveEventHeader), EventReasonBody) = Rejection::together(
        Rejection::together(
            asked.query(&ARCHIVE_EVENT_QUERY),
            asked.header(&ARCHIVE_EVENT_HEADER),
        ),
        asked.body(false),
    )?;
    Ok((path, query, header, body))
}

fn archive_event<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query, header, body) = archive_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query, header, body) = (
                path.clone(),
                query.clone(),
                header.clone(),
                body.clone(),
            );
            Box::pin(async move {
                let answer = A::default()
                    .archive_event(call, path, query, header, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn submit_event_input(asked: &mut Asked) -> Result<SubmitEventPath, Rejection> {
    let path: SubmitEventPath = asked.path(&SUBMIT_EVENT_PATH)?;
    Ok(path)
}

fn submit_event<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = submit_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().submit_event(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn publish_event_input(asked: &mut Asked) -> Result<PublishEventPath, Rejection> {
    let path: PublishEventPath = asked.path(&PUBLISH_EVENT_PATH)?;
    Ok(path)
}

fn publish_event<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = publish_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().publish_event(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn transfer_event_ownership_input(
    asked: &mut Asked,
) -> Result<(TransferEventOwnershipPath, TransferEventOwnershipBody), Rejection> {
    let path: TransferEventOwnershipPath = asked.path(&TRANSFER_EVENT_OWNERSHIP_PATH)?;
    let body: TransferEventOwnershipBody = asked.body(true)?;
    Ok((path, body))
}

fn transfer_event_ownership<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = transfer_event_ownership_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .transfer_event_ownership(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_event_input(
    asked: &mut Asked,
) -> Result<(CancelEventPath, CancelEventHeader, EventReasonBody), Rejection> {
    let path: CancelEventPath = asked.path(&CANCEL_EVENT_PATH)?;
    let (header, body): (CancelEventHeader, EventReasonBody) = Rejection::together(
        asked.header(&CANCEL_EVENT_HEADER),
        asked.body(false),
    )?;
    Ok((path, header, body))
}

fn cancel_event<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, header, body) = cancel_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, header, body) = (path.clone(), header.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().cancel_event(call, path, header, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_event_lifecycle_history_input(
    asked: &mut Asked,
) -> Result<(ListEventLifecycleHistoryPath, ListEventLifecycleHistoryQuery), Rejection> {
    let path: ListEventLifecycleHistoryPath = asked
        .path(&LIST_EVENT_LIFECYCLE_HISTORY_PATH)?;
    let query: ListEventLifecycleHistoryQuery = asked
        .query(&LIST_EVENT_LIFECYCLE_HISTORY_QUERY)?;
    Ok((path, query))
}

fn list_event_lifecycle_history<A: EventsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_lifecycle_history_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_event_lifecycle_history(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_EVENTS_QUERY: [Parameter; 13] = [
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
        name: "when",
        kind: Kind::Word(&["upcoming", "past", "all"]),
        many: Many::One,
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
        name: "series_id",
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
        name: "user_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
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
        name: "step_free",
        kind: Kind::Word(&["any", "yes", "no", "unknown"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "near_lat",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "near_lng",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "radius_km",
        kind: Kind::Number {
            minimum: Some(0.1),
            maximum: Some(500.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_NEARBY_EVENTS_QUERY: [Parameter; 8] = [
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
        name: "lat",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "lon",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "radius_km",
        kind: Kind::Number {
            minimum: Some(0.1),
            maximum: Some(500.0),
        },
        many: Many::One,
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
        name: "series_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static SET_EVENT_IMAGE_PATH: [Parameter; 1] = [
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

static GET_EVENT_PATH: [Parameter; 1] = [
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

static UPDATE_EVENT_PATH: [Parameter; 1] = [
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

static ARCHIVE_EVENT_PATH: [Parameter; 1] = [
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

static ARCHIVE_EVENT_QUERY: [Parameter; 1] = [
    Parameter {
        name: "reason",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ARCHIVE_EVENT_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static SUBMIT_EVENT_PATH: [Parameter; 1] = [
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

static PUBLISH_EVENT_PATH: [Parameter; 1] = [
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

static TRANSFER_EVENT_OWNERSHIP_PATH: [Parameter; 1] = [
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

static CANCEL_EVENT_PATH: [Parameter; 1] = [
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

static CANCEL_EVENT_HEADER: [Parameter; 1] = [
    Parameter {
        name: "Idempotency-Key",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_EVENT_LIFECYCLE_HISTORY_PATH: [Parameter; 1] = [
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

static LIST_EVENT_LIFECYCLE_HISTORY_QUERY: [Parameter; 2] = [
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

/// The headers of `DELETE /api/v2/events/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ArchiveEventHeader {
    /// Noted as sent, also as `idempotency_key` in the body; doing the same again changes nothing in any case.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `DELETE /api/v2/events/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ArchiveEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/events/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ArchiveEventQuery {
    /// Why, for clients that send no body with this method.
    pub reason: Option<String>,
}

/// The headers of `POST /api/v2/events/{id}/cancel`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CancelEventHeader {
    /// Noted as sent, also as `idempotency_key` in the body; doing the same again changes nothing in any case.
    #[serde(rename = "Idempotency-Key")]
    pub idempotency_key: Option<String>,
}

/// The path parameters of `POST /api/v2/events/{id}/cancel`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelEventPath {
    /// Id of the event.
    pub id: i64,
}

/// An event to be.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateEventBody {
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// When it begins: a day, a moment on the clock of `timezone`, or a moment with its offset.
    pub start_time: String,
    /// When it ends.
    pub end_time: Option<String>,
    /// IANA name of the time zone. The community's unless said.
    pub timezone: Option<String>,
    /// Whether it is about days. It then begins and ends at midnight.
    #[serde(default)]
    pub all_day: bool,
    /// The place in words.
    pub location: Option<String>,
    /// Degrees north. Needs `longitude`.
    pub latitude: Option<f64>,
    /// Degrees east. Needs `latitude`.
    pub longitude: Option<f64>,
    /// How many places there are. Any number unless said.
    pub max_attendees: Option<i64>,
    /// Whether it is over the internet.
    #[serde(default)]
    pub is_online: bool,
    /// Whether one may take part over the internet.
    #[serde(default)]
    pub allow_remote_attendance: bool,
    /// Where to join, http or https. Those who take part see it shortly before the event begins.
    pub online_link: Option<String>,
    /// Where to watch, http or https.
    pub video_url: Option<String>,
    /// Address of a picture, http or https.
    pub image_url: Option<String>,
    /// Address of a picture for the top, http or https.
    pub cover_image: Option<String>,
    /// Id of its category.
    pub category_id: Option<i64>,
    /// Slug or name of its category, for clients that do not know its id.
    pub category_name: Option<String>,
    /// Id of the group that it belongs to.
    pub group_id: Option<i64>,
    /// Id of the series that it belongs to.
    pub series_id: Option<i64>,
    /// Whether partners see it.
    #[serde(default = "defaults::create_event_body_federated_visibility")]
    pub federated_visibility: crate::groups::GroupFederation,
    /// How accessible the place is.
    pub venue_accessibility: Option<EventAccessibilityInput>,
}

/// A gathering of members. The members behind `group` say the same in flat words, for older clients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Always 2.
    pub contract_version: i64,
    /// Id of the event.
    pub id: i64,
    /// Its name.
    pub title: String,
    /// What it is about.
    #[serde(deserialize_with = "Option::deserialize")]
    pub description: Option<String>,
    /// Its picture. Null if it has none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub primary_image: Option<EventImage>,
    /// Who organizes it.
    pub organizer: EventOrganizer,
    /// Its category. Null if it has none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category: Option<EventHeading>,
    /// The location.
    pub location: EventLocation,
    /// The schedule.
    pub schedule: EventSchedule,
    /// The relationship.
    pub relationship: EventRelationship,
    /// The online access.
    pub online_access: EventOnlineAccess,
    /// The series.
    pub series: EventSeriesLinks,
    /// The permissions.
    pub permissions: EventPermissions,
    /// The metrics.
    pub metrics: EventMetrics,
    /// When it was created.
    #[serde(deserialize_with = "Option::deserialize")]
    pub created_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was changed last.
    #[serde(deserialize_with = "Option::deserialize")]
    pub updated_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The group that it belongs to. Null if there is none, or the caller may not see it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub group: Option<EventGroup>,
    /// How many hours whoever comes gets out of the community fund. Not there if none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attendance_credit_amount: Option<f64>,
    /// How far it is from the place that was asked for, in kilometres. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance_km: Option<f64>,
    /// Whether partners see it.
    pub federated_visibility: crate::groups::GroupFederation,
    /// Id of the organizer.
    pub organizer_id: i64,
    /// The organizer.
    pub user: EventUser,
    /// Id of the category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_id: Option<i64>,
    /// Id of the group that it belongs to, as far as the caller may see it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub group_id: Option<i64>,
    /// Name of the category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_name: Option<String>,
    /// Short name of the category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category_slug: Option<String>,
    /// The place in words.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location_label: Option<String>,
    /// Degrees north.
    #[serde(deserialize_with = "Option::deserialize")]
    pub latitude: Option<f64>,
    /// Degrees east.
    #[serde(deserialize_with = "Option::deserialize")]
    pub longitude: Option<f64>,
    /// The place on the map.
    #[serde(deserialize_with = "Option::deserialize")]
    pub coordinates: Option<EventCoordinates>,
    /// The same as `location.accessibility`.
    pub venue_accessibility: EventAccessibility,
    /// The same as `schedule.start_at`.
    pub start_time: chrono::DateTime<chrono::offset::Utc>,
    /// The same as `schedule.end_at`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub end_time: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The same as `schedule.start_at`.
    pub start_date: chrono::DateTime<chrono::offset::Utc>,
    /// The same as `schedule.end_at`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub end_date: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Where it stands.
    pub status: EventStatus,
    /// The same as `schedule.cancellation_reason`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cancellation_reason: Option<String>,
    /// Whether it is over the internet.
    pub is_online: bool,
    /// Whether one may take part over the internet.
    pub allow_remote_attendance: bool,
    /// The same as `online_access.join_url`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub online_link: Option<String>,
    /// The same as `online_access.join_url`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub online_url: Option<String>,
    /// The same as `online_access.video_url`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub video_url: Option<String>,
    /// Address of the picture at the top.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cover_image: Option<String>,
    /// Address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub image_url: Option<String>,
    /// The same as `relationship.capacity.limit`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub max_attendees: Option<i64>,
    /// The same as `relationship.capacity.remaining`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub spots_left: Option<i64>,
    /// The same as `relationship.capacity.is_full`.
    pub is_full: bool,
    /// The same as `metrics.confirmed_count`.
    pub attendee_count: i64,
    /// The same as `metrics.confirmed_count`.
    pub attendees_count: i64,
    /// The same as `metrics.interested_count`.
    pub interested_count: i64,
    /// The same as `metrics.waitlist_count`.
    pub waitlist_count: i64,
    /// Who comes.
    pub rsvp_counts: EventRsvpCounts,
    /// How the caller answered: `going`, `interested`, `waitlisted`, `invited`, `pending`, `not_going` or null.
    #[serde(deserialize_with = "Option::deserialize")]
    pub my_rsvp: Option<String>,
    /// The same as `my_rsvp`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub user_rsvp: Option<String>,
    /// The same as `my_rsvp`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub rsvp_status: Option<String>,
    /// Id of its series.
    #[serde(deserialize_with = "Option::deserialize")]
    pub series_id: Option<i64>,
    /// Whether it recurs.
    pub is_series: bool,
    /// Id of the template that it was made after.
    #[serde(deserialize_with = "Option::deserialize")]
    pub parent_event_id: Option<i64>,
    /// How often it recurs.
    #[serde(deserialize_with = "Option::deserialize")]
    pub recurrence_frequency: Option<crate::event_recurrence::EventFrequency>,
    /// How many occurrences there are.
    pub series_count: i64,
    /// Some of them.
    pub series_occurrences: Vec<EventRecurrenceOccurrence>,
    /// The same as `permissions.edit`.
    pub can_edit: bool,
}

/// What is known of how accessible the place of an event is. Null where nothing is said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAccessibility {
    /// Always 1.
    pub schema_version: i64,
    /// Whether there is step-free access.
    #[serde(deserialize_with = "Option::deserialize")]
    pub step_free_access: Option<bool>,
    /// Whether there is an accessible toilet.
    #[serde(deserialize_with = "Option::deserialize")]
    pub accessible_toilet: Option<bool>,
    /// Whether there is a hearing loop.
    #[serde(deserialize_with = "Option::deserialize")]
    pub hearing_loop: Option<bool>,
    /// Whether there is a quiet place.
    #[serde(deserialize_with = "Option::deserialize")]
    pub quiet_space: Option<bool>,
    /// Whether there are seats.
    #[serde(deserialize_with = "Option::deserialize")]
    pub seating_available: Option<bool>,
    /// Whether there is accessible parking.
    #[serde(deserialize_with = "Option::deserialize")]
    pub accessible_parking: Option<bool>,
    /// Where to park.
    #[serde(deserialize_with = "Option::deserialize")]
    pub parking_details: Option<String>,
    /// How to come by public transport.
    #[serde(deserialize_with = "Option::deserialize")]
    pub transit_details: Option<String>,
    /// Whom to ask for help.
    #[serde(deserialize_with = "Option::deserialize")]
    pub assistance_contact: Option<String>,
    /// What else to know.
    #[serde(deserialize_with = "Option::deserialize")]
    pub notes: Option<String>,
    /// Whether anything is said.
    pub provided: bool,
}

/// How accessible the place of an event is.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAccessibilityInput {
    /// Whether there is step-free access.
    pub step_free_access: Option<bool>,
    /// Whether there is an accessible toilet.
    pub accessible_toilet: Option<bool>,
    /// Whether there is a hearing loop.
    pub hearing_loop: Option<bool>,
    /// Whether there is a quiet place.
    pub quiet_space: Option<bool>,
    /// Whether there are seats.
    pub seating_available: Option<bool>,
    /// Whether there is accessible parking.
    pub accessible_parking: Option<bool>,
    /// Where to park.
    pub parking_details: Option<String>,
    /// How to come by public transport.
    pub transit_details: Option<String>,
    /// Whom to ask for help.
    pub assistance_contact: Option<String>,
    /// What else to know.
    pub notes: Option<String>,
}

/// Who took a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventActor {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    #[serde(deserialize_with = "Option::deserialize")]
    pub display_name: Option<String>,
}

/// Whether a member was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAttendanceState {
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
    EventAttendanceState { NotCheckedIn = "not_checked_in", CheckedIn = "checked_in",
    CheckedOut = "checked_out", Attended = "attended", NoShow = "no_show" }
}

crate::runtime::wire! {
    EventAttendanceState
}

/// Places of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCapacity {
    /// How many there are. Null for any number.
    #[serde(deserialize_with = "Option::deserialize")]
    pub limit: Option<i64>,
    /// How many members take part.
    pub confirmed: i64,
    /// How many guests they bring.
    pub guests: i64,
    /// How many are free: neither taken nor held for somebody. Null for any number.
    #[serde(deserialize_with = "Option::deserialize")]
    pub remaining: Option<i64>,
    /// Whether none is free.
    pub is_full: bool,
    /// How many members wait.
    pub waitlist_count: i64,
}

/// What ended with an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventCascade {
    /// Reminders that are not sent.
    pub reminders_cancelled: i64,
    /// Members who wait no longer.
    pub waitlist_cancelled: i64,
    /// Registrations that were cancelled.
    pub registrations_cancelled: i64,
}

/// A place on the map, for older clients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCoordinates {
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lng: f64,
}

/// Whether the caller is interested in an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventEngagement {
    /// The state.
    pub state: EventEngagementState,
    /// Whether the caller can say otherwise now.
    pub can_change: bool,
}

/// Whether a member is interested in an event. It takes no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventEngagementState {
    /// `none`.
    None,
    /// `interested`.
    Interested,
}

crate::word! {
    EventEngagementState { None = "none", Interested = "interested" }
}

crate::runtime::wire! {
    EventEngagementState
}

/// What a step did.
#[derive(Clone, Debug, Serialize)]
pub struct EventEvidence {
    /// `publication`, `operational` or both.
    pub axes_changed: Vec<String>,
    /// The cascade.
    pub cascade: EventCascade,
    /// What it did to occurrences.
    pub series: EventSeriesChange,
    /// Whether nobody was told.
    pub notifications_suppressed: bool,
}

/// The group that an event belongs to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventGroup {
    /// Id of the group.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Short name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub slug: Option<String>,
}

/// The category of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventHeading {
    /// Id of the category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub id: Option<i64>,
    /// Name to show.
    #[serde(deserialize_with = "Option::deserialize")]
    pub name: Option<String>,
    /// Short name.
    #[serde(deserialize_with = "Option::deserialize")]
    pub slug: Option<String>,
    /// Colour, such as `#b45309`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub colour: Option<String>,
}

/// One page of steps.
#[derive(Clone, Debug, Serialize)]
pub struct EventHistoryPage {
    /// The steps, newest first.
    pub data: Vec<EventHistoryStep>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A step of an event's life.
#[derive(Clone, Debug, Serialize)]
pub struct EventHistoryStep {
    /// Id of the step.
    pub id: i64,
    /// Which step it was.
    pub lifecycle_version: i64,
    /// The publication.
    pub publication: EventPublicationStep,
    /// The operational.
    pub operational: EventOperationalStep,
    /// Why.
    pub reason: Option<String>,
    /// Id of the member who took it. Null if it was nobody of this community, or they are gone.
    pub actor_id: Option<i64>,
    /// Who took it. Null if it was nobody of this community, or they are gone.
    pub actor: Option<EventActor>,
    /// Name of somebody of the staff who acted as that member. Null if it was the member.
    pub impersonator_name: Option<String>,
    /// The evidence.
    pub evidence: EventEvidence,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Always true.
    pub immutable: bool,
}

/// The picture of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventImage {
    /// Address of the picture.
    pub url: String,
    /// What it shows.
    pub alt_text: String,
}

/// A step of an event's life.
#[derive(Clone, Debug, Serialize)]
pub struct EventLifecycleChange {
    /// What was done: `cancel` or `archive`.
    pub action: String,
    /// What was asked for: `cancel` or `delete`.
    pub requested_action: String,
    /// The outcome.
    pub outcome: EventLifecycleOutcome,
    /// Id of the event.
    pub event_id: i64,
    /// Whether anything changed.
    pub changed: bool,
    /// Whether it stood there before.
    pub replayed: bool,
    /// Whether it stood there before.
    pub idempotent_replay: bool,
    /// Whether a key was sent.
    pub idempotency_key_supplied: bool,
    /// Whether it was cancelled by this.
    pub cancelled: bool,
    /// Whether it had been cancelled.
    pub already_cancelled: bool,
    /// Whether it was archived by this.
    pub archived: bool,
    /// Whether it had been archived.
    pub already_archived: bool,
    /// Always false.
    pub deleted: bool,
    /// Who sees it now.
    pub publication_status: EventPublicationState,
    /// Whether it takes place.
    pub operational_status: EventOperationalState,
    /// Where it stands.
    pub status: EventStatus,
    /// How many steps of its life it has taken.
    pub lifecycle_version: i64,
    /// Why.
    pub reason: Option<String>,
    /// Id of the step in the history.
    pub history_id: Option<i64>,
    /// Id of the domain event.
    pub outbox_id: Option<i64>,
    /// The cascade.
    pub cascade: EventCascade,
    /// What it did to occurrences.
    pub series: EventSeriesChange,
}

/// What became of a step of an event's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventLifecycleOutcome {
    /// `cancelled`.
    Cancelled,
    /// `already_cancelled`.
    AlreadyCancelled,
    /// `archived`.
    Archived,
    /// `already_archived`.
    AlreadyArchived,
}

crate::word! {
    EventLifecycleOutcome { Cancelled = "cancelled", AlreadyCancelled =
    "already_cancelled", Archived = "archived", AlreadyArchived = "already_archived" }
}

crate::runtime::wire! {
    EventLifecycleOutcome
}

/// A step of an event's life.
#[derive(Clone, Debug, Serialize)]
pub struct EventLifecycleResponse {
    /// The data.
    pub data: EventLifecycleChange,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Where an event is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventLocation {
    /// The place in words.
    #[serde(deserialize_with = "Option::deserialize")]
    pub label: Option<String>,
    /// Degrees north.
    #[serde(deserialize_with = "Option::deserialize")]
    pub latitude: Option<f64>,
    /// Degrees east.
    #[serde(deserialize_with = "Option::deserialize")]
    pub longitude: Option<f64>,
    /// The mode.
    pub mode: EventMode,
    /// The accessibility.
    pub accessibility: EventAccessibility,
}

/// An event in numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventMetrics {
    /// How many members take part.
    pub confirmed_count: i64,
    /// How many members are interested.
    pub interested_count: i64,
    /// How many members wait.
    pub waitlist_count: i64,
}

/// How one takes part in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventMode {
    /// `in_person`.
    InPerson,
    /// `online`.
    Online,
    /// `hybrid`.
    Hybrid,
}

crate::word! {
    EventMode { InPerson = "in_person", Online = "online", Hybrid = "hybrid" }
}

crate::runtime::wire! {
    EventMode
}

/// A series of events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventNamedSeries {
    /// Id of the series.
    pub id: i64,
    /// Name of the series.
    #[serde(deserialize_with = "Option::deserialize")]
    pub title: Option<String>,
    /// What it is about.
    #[serde(deserialize_with = "Option::deserialize")]
    pub description: Option<String>,
    /// How many events belong to it.
    pub event_count: i64,
}

/// How to take part in an event over the internet, as far as the caller may know it by now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOnlineAccess {
    /// The mode.
    pub mode: EventMode,
    /// The reveal state.
    pub reveal_state: EventRevealState,
    /// Where to join. Null unless it is shown.
    #[serde(deserialize_with = "Option::deserialize")]
    pub join_url: Option<String>,
    /// Where to watch. Null unless it is shown.
    #[serde(deserialize_with = "Option::deserialize")]
    pub video_url: Option<String>,
    /// From when it is shown.
    #[serde(deserialize_with = "Option::deserialize")]
    pub reveal_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Until when it is shown.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Whether an event takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventOperationalState {
    /// `scheduled`.
    Scheduled,
    /// `postponed`.
    Postponed,
    /// `cancelled`.
    Cancelled,
    /// `completed`.
    Completed,
}

crate::word! {
    EventOperationalState { Scheduled = "scheduled", Postponed = "postponed", Cancelled =
    "cancelled", Completed = "completed" }
}

crate::runtime::wire! {
    EventOperationalState
}

/// From where to where.
#[derive(Clone, Debug, Serialize)]
pub struct EventOperationalStep {
    /// The from.
    pub from: EventOperationalState,
    /// The to.
    pub to: EventOperationalState,
}

/// Who organizes an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOrganizer {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's, else the person's as far as the viewer may see it.
    #[serde(deserialize_with = "Option::deserialize")]
    pub display_name: Option<String>,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
    /// The relationship.
    pub relationship: EventOrganizerRelationship,
    /// The actions.
    pub actions: EventOrganizerActions,
}

/// What the caller may do with an organizer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOrganizerActions {
    /// Whether there is a profile.
    pub view_profile: bool,
    /// Always false; members write to each other from profiles.
    pub message: bool,
}

/// Who the organizer of an event is to the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventOrganizerRelationship {
    /// `self`.
    Self_,
    /// `member`.
    Member,
}

crate::word! {
    EventOrganizerRelationship { Self_ = "self", Member = "member" }
}

crate::runtime::wire! {
    EventOrganizerRelationship
}

/// Whether the caller was at an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOwnAttendance {
    /// The state.
    pub state: EventAttendanceState,
    /// When they came.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they went.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_out_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// How the caller takes part in an event, and what they can do about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOwnRegistration {
    /// The state.
    pub state: EventParticipation,
    /// Place on the waiting list, 1 for the first. Null for whoever does not wait.
    #[serde(deserialize_with = "Option::deserialize")]
    pub waitlist_position: Option<i64>,
    /// Whether those who look after the event decide: whoever registers asks.
    pub requires_approval: bool,
    /// Whether they can register, or ask where others decide.
    pub can_register: bool,
    /// Whether they can withdraw.
    pub can_withdraw: bool,
    /// Whether they can join the waiting list.
    pub can_join_waitlist: bool,
    /// Whether they can leave it.
    pub can_leave_waitlist: bool,
}

/// One page of events.
#[derive(Clone, Debug, Serialize)]
pub struct EventPage {
    /// The events.
    pub data: Vec<Event>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// How a member stands to an event, waiting list included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventParticipation {
    /// `none`.
    None,
    /// `invited`.
    Invited,
    /// `pending`.
    Pending,
    /// `confirmed`.
    Confirmed,
    /// `waitlisted`.
    Waitlisted,
    /// `offered`.
    Offered,
    /// `declined`.
    Declined,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    EventParticipation { None = "none", Invited = "invited", Pending = "pending",
    Confirmed = "confirmed", Waitlisted = "waitlisted", Offered = "offered", Declined =
    "declined", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventParticipation
}

/// What the caller may do with an event now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPermissions {
    /// Change it.
    pub edit: bool,
    /// Cancel or archive it.
    pub cancel: bool,
    /// See who takes part.
    pub manage_people: bool,
    /// Note who has come.
    pub check_in: bool,
    /// Write to those who take part.
    pub message: bool,
    /// Download the list of those who take part.
    pub export: bool,
    /// Publish it.
    pub publish: bool,
    /// Ask for it to be published.
    pub submit_for_review: bool,
    /// Change its agenda.
    pub manage_agenda: bool,
    /// Say who helps with it.
    pub manage_staff: bool,
    /// Decide about registrations.
    pub manage_registration: bool,
    /// Tell something to all who take part.
    pub broadcast: bool,
    /// Change its tickets.
    pub manage_finance: bool,
    /// Look after hours that it costs.
    pub reconcile_credits: bool,
    /// Look after tickets that were given out.
    pub reconcile_tickets: bool,
    /// Hand it to one of its co-organizers.
    pub transfer_ownership: bool,
}

/// The picture of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventPicture {
    /// Id of the event.
    pub event_id: i64,
    /// Where the picture is found.
    pub image_url: String,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct EventPictureForm {
    /// The picture.
    pub image: String,
    /// Of what recurs, which occurrences show it.
    pub scope: Option<crate::event_recurrence::EventRecurrenceScope>,
}

/// The picture.
#[derive(Clone, Debug, Serialize)]
pub struct EventPictureResponse {
    /// The data.
    pub data: EventPicture,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Who sees an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventPublicationState {
    /// `draft`.
    Draft,
    /// `pending_review`.
    PendingReview,
    /// `published`.
    Published,
    /// `archived`.
    Archived,
}

crate::word! {
    EventPublicationState { Draft = "draft", PendingReview = "pending_review", Published
    = "published", Archived = "archived" }
}

crate::runtime::wire! {
    EventPublicationState
}

/// From where to where.
#[derive(Clone, Debug, Serialize)]
pub struct EventPublicationStep {
    /// The from.
    pub from: EventPublicationState,
    /// The to.
    pub to: EventPublicationState,
}

/// Why.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventReasonBody {
    /// Why, for those who take part and for the history.
    pub reason: Option<String>,
    /// Noted as sent; doing the same again changes nothing in any case.
    pub idempotency_key: Option<String>,
}

/// An occurrence of an event that recurs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRecurrenceOccurrence {
    /// Id of the event.
    pub id: i64,
    /// When it begins.
    #[serde(deserialize_with = "Option::deserialize")]
    pub start_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// On which day.
    #[serde(deserialize_with = "Option::deserialize")]
    pub date: Option<chrono::naive::NaiveDate>,
}

/// How an event recurs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRecurrenceProjection {
    /// Id of the template. Null on the template itself.
    #[serde(deserialize_with = "Option::deserialize")]
    pub parent_event_id: Option<i64>,
    /// Id of the template.
    pub root_event_id: i64,
    /// Whether it is the template, at which nobody can register.
    pub is_template: bool,
    /// What the occurrence is known by for ever.
    #[serde(deserialize_with = "Option::deserialize")]
    pub recurrence_id: Option<String>,
    /// What made the occurrence.
    #[serde(deserialize_with = "Option::deserialize")]
    pub engine: Option<EventRecurrenceProjectionEngine>,
    /// In which version.
    #[serde(deserialize_with = "Option::deserialize")]
    pub engine_version: Option<EventRecurrenceProjectionEngineVersion>,
    /// How often.
    #[serde(deserialize_with = "Option::deserialize")]
    pub frequency: Option<crate::event_recurrence::EventFrequency>,
    /// Every so many of these.
    pub interval: i64,
    /// The rule (RFC 5545).
    #[serde(deserialize_with = "Option::deserialize")]
    pub rrule: Option<String>,
    /// How many occurrences there are.
    pub occurrence_count: i64,
    /// Some of them.
    pub occurrences: Vec<EventRecurrenceOccurrence>,
}

/// What made the occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRecurrenceProjectionEngine {
    /// `sabre-vobject`.
    SabreVobject,
}

crate::word! {
    EventRecurrenceProjectionEngine { SabreVobject = "sabre-vobject" }
}

crate::runtime::wire! {
    EventRecurrenceProjectionEngine
}

/// In which version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRecurrenceProjectionEngineVersion {
    /// `2`.
    X2,
}

crate::word! {
    EventRecurrenceProjectionEngineVersion { X2 = "2" }
}

crate::runtime::wire! {
    EventRecurrenceProjectionEngineVersion
}

/// How a registration for an event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRegistrationState {
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
    EventRegistrationState { Invited = "invited", Pending = "pending", Confirmed =
    "confirmed", Declined = "declined", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventRegistrationState
}

/// How the caller stands to an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRelationship {
    /// The engagement.
    pub engagement: EventEngagement,
    /// The registration.
    pub registration: EventOwnRegistration,
    /// The attendance.
    pub attendance: EventOwnAttendance,
    /// The capacity.
    pub capacity: EventCapacity,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventResponse {
    /// The data.
    pub data: Event,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether the caller is shown how to take part over the internet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventRevealState {
    /// `not_applicable`.
    NotApplicable,
    /// `not_configured`.
    NotConfigured,
    /// `restricted`.
    Restricted,
    /// `scheduled`.
    Scheduled,
    /// `available`.
    Available,
    /// `expired`.
    Expired,
}

crate::word! {
    EventRevealState { NotApplicable = "not_applicable", NotConfigured =
    "not_configured", Restricted = "restricted", Scheduled = "scheduled", Available =
    "available", Expired = "expired" }
}

crate::runtime::wire! {
    EventRevealState
}

/// Who comes, in numbers, for older clients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRsvpCounts {
    /// How many members take part.
    pub going: i64,
    /// How many members are interested.
    pub interested: i64,
}

/// When an event is, and where it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSchedule {
    /// When it begins.
    pub start_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends. Null when that is open.
    #[serde(deserialize_with = "Option::deserialize")]
    pub end_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// IANA name of the time zone on whose clock it is.
    pub timezone: String,
    /// Whether it is about days and not hours.
    pub all_day: bool,
    /// The state.
    pub state: EventState,
    /// The publication state.
    pub publication_state: EventPublicationState,
    /// The operational state.
    pub operational_state: EventOperationalState,
    /// How many steps of its life it has taken.
    pub lifecycle_version: i64,
    /// Why it was cancelled. Null unless it is, also when it was archived afterwards.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cancellation_reason: Option<String>,
}

/// What a step did to the occurrences of what recurs.
#[derive(Clone, Debug, Serialize)]
pub struct EventSeriesChange {
    /// Whether it recurs.
    pub is_series: bool,
    /// Events that it was meant for.
    pub target_count: i64,
    /// Events that it changed.
    pub changed_count: i64,
    /// Events that stood there before.
    pub replayed_count: i64,
    /// Steps that were noted.
    pub history_count: i64,
    /// Domain events that were told.
    pub outbox_count: i64,
    /// Events that it was meant for.
    pub event_ids: Vec<i64>,
    /// Events that it changed.
    pub changed_event_ids: Vec<i64>,
}

/// What an event is a part of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSeriesLinks {
    /// The series that it belongs to. Null if none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub named: Option<EventNamedSeries>,
    /// How it recurs. Null if it does not.
    #[serde(deserialize_with = "Option::deserialize")]
    pub recurrence: Option<EventRecurrenceProjection>,
}

/// Where an event stands, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventState {
    /// `draft`.
    Draft,
    /// `pending_review`.
    PendingReview,
    /// `upcoming`.
    Upcoming,
    /// `ongoing`.
    Ongoing,
    /// `ended`.
    Ended,
    /// `postponed`.
    Postponed,
    /// `cancelled`.
    Cancelled,
    /// `completed`.
    Completed,
    /// `archived`.
    Archived,
}

crate::word! {
    EventState { Draft = "draft", PendingReview = "pending_review", Upcoming =
    "upcoming", Ongoing = "ongoing", Ended = "ended", Postponed = "postponed", Cancelled
    = "cancelled", Completed = "completed", Archived = "archived" }
}

crate::runtime::wire! {
    EventState
}

/// Where an event stands, for older clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventStatus {
    /// `active`.
    Active,
    /// `draft`.
    Draft,
    /// `cancelled`.
    Cancelled,
    /// `completed`.
    Completed,
}

crate::word! {
    EventStatus { Active = "active", Draft = "draft", Cancelled = "cancelled", Completed
    = "completed" }
}

crate::runtime::wire! {
    EventStatus
}

/// What the place of an event says about step-free access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventStepFree {
    /// `any`.
    Any,
    /// `yes`.
    Yes,
    /// `no`.
    No,
    /// `unknown`.
    Unknown,
}

crate::word! {
    EventStepFree { Any = "any", Yes = "yes", No = "no", Unknown = "unknown" }
}

crate::runtime::wire! {
    EventStepFree
}

/// When events of a list are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventTime {
    /// `upcoming`.
    Upcoming,
    /// `past`.
    Past,
    /// `all`.
    All,
}

crate::word! {
    EventTime { Upcoming = "upcoming", Past = "past", All = "all" }
}

crate::runtime::wire! {
    EventTime
}

/// Who organizes an event, for older clients.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventUser {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    #[serde(deserialize_with = "Option::deserialize")]
    pub name: Option<String>,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar: Option<String>,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
}

/// How an entry of an event's waiting list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventWaitlistState {
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
    EventWaitlistState { Waiting = "waiting", Offered = "offered", Accepted = "accepted",
    Expired = "expired", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    EventWaitlistState
}

/// The path parameters of `GET /api/v2/events/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/lifecycle-history`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventLifecycleHistoryPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/lifecycle-history`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventLifecycleHistoryQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventLifecycleHistoryQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/events`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Which events: those that begin from now on, those that have begun, or all.
    #[serde(default = "defaults::list_events_query_when")]
    pub when: EventTime,
    /// Only events of this category: its id, its slug or its name.
    pub category_id: Option<String>,
    /// The same as `category_id`, for older clients.
    pub category: Option<String>,
    /// Only events of this series. 422 `VALIDATION_ERROR` when there is no such series.
    pub series_id: Option<i64>,
    /// Only events of this group.
    pub group_id: Option<i64>,
    /// Only events that this member organizes.
    pub user_id: Option<i64>,
    /// Words to find in title, description or location.
    pub q: Option<String>,
    /// What the place says about step-free access.
    #[serde(default = "defaults::list_events_query_step_free")]
    pub step_free: EventStepFree,
    /// Degrees north of a place. With it, only events around that place, the nearest first. Needs `near_lng`.
    pub near_lat: Option<f64>,
    /// Degrees east of that place. Needs `near_lat`.
    pub near_lng: Option<f64>,
    /// How far from that place. 25 unless said.
    pub radius_km: Option<f64>,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventsQuery {
    fn default() -> Self {
        Self {
            category: Default::default(),
            category_id: Default::default(),
            cursor: Default::default(),
            group_id: Default::default(),
            near_lat: Default::default(),
            near_lng: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
            radius_km: Default::default(),
            series_id: Default::default(),
            step_free: defaults::list_events_query_step_free(),
            user_id: Default::default(),
            when: defaults::list_events_query_when(),
        }
    }
}

/// The query parameters of `GET /api/v2/events/nearby`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListNearbyEventsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Degrees north of the place.
    pub lat: f64,
    /// Degrees east of it.
    pub lon: f64,
    /// How far from it. 25 unless said.
    pub radius_km: Option<f64>,
    /// Only events of this category: its id, its slug or its name.
    pub category_id: Option<String>,
    /// The same as `category_id`, for older clients.
    pub category: Option<String>,
    /// Only events of this series.
    pub series_id: Option<i64>,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

/// What accompanies events around a place.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyEventMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// The search.
    pub search: NearbyEventSearch,
    /// Items on a full page.
    pub per_page: i64,
    /// Whether a further page exists.
    pub has_more: bool,
    /// Where the next page begins. Absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
}

/// One page of events around a place.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyEventPage {
    /// The events, the nearest first.
    pub data: Vec<Event>,
    /// The meta.
    pub meta: NearbyEventMeta,
}

/// What was searched for.
#[derive(Clone, Debug, Serialize)]
pub struct NearbyEventSearch {
    /// Always `nearby`.
    #[serde(rename = "type")]
    pub type_: String,
    /// Degrees north of the place.
    pub lat: f64,
    /// Degrees east of it.
    pub lon: f64,
    /// How far from it.
    pub radius_km: f64,
}

/// The path parameters of `POST /api/v2/events/{id}/publish`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PublishEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/image`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetEventImagePath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/submit`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SubmitEventPath {
    /// Id of the event.
    pub id: i64,
}

/// Who is to organize an event.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct TransferEventOwnershipBody {
    /// Id of one of its co-organizers.
    pub user_id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/transfer`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct TransferEventOwnershipPath {
    /// Id of the event.
    pub id: i64,
}

/// What to change of an event.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateEventBody {
    /// Its name.
    pub title: Option<String>,
    /// What it is about.
    pub description: Option<String>,
    /// When it begins.
    pub start_time: Option<String>,
    /// When it ends.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub end_time: Option<Option<String>>,
    /// IANA name of the time zone. Times that are not sent keep what their clock shows.
    pub timezone: Option<String>,
    /// Whether it is about days.
    pub all_day: Option<bool>,
    /// The place in words.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub location: Option<Option<String>>,
    /// Degrees north. Needs `longitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub latitude: Option<Option<f64>>,
    /// Degrees east. Needs `latitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub longitude: Option<Option<f64>>,
    /// How many places there are.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub max_attendees: Option<Option<i64>>,
    /// Whether it is over the internet.
    pub is_online: Option<bool>,
    /// Whether one may take part over the internet.
    pub allow_remote_attendance: Option<bool>,
    /// Where to join, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub online_link: Option<Option<String>>,
    /// Where to watch, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub video_url: Option<Option<String>>,
    /// Address of a picture, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub image_url: Option<Option<String>>,
    /// Address of a picture for the top, http or https.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub cover_image: Option<Option<String>>,
    /// Id of its category.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub category_id: Option<Option<i64>>,
    /// Slug or name of its category, for clients that do not know its id.
    pub category_name: Option<String>,
    /// Id of the group that it belongs to.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub group_id: Option<Option<i64>>,
    /// Id of the series that it belongs to.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub series_id: Option<Option<i64>>,
    /// Whether partners see it.
    pub federated_visibility: Option<crate::groups::GroupFederation>,
    /// How accessible the place is. It takes the place of all that was said.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub venue_accessibility: Option<Option<EventAccessibilityInput>>,
}

/// The path parameters of `PUT /api/v2/events/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateEventPath {
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

    pub(super) fn create_event_body_federated_visibility() -> crate::groups::GroupFederation {
        serde_json::from_str::<crate::groups::GroupFederation>("\"none\"").unwrap()
    }

    pub(super) fn list_events_query_step_free() -> super::EventStepFree {
        super::EventStepFree::Any
    }

    pub(super) fn list_events_query_when() -> super::EventTime {
        super::EventTime::Upcoming
    }
}
