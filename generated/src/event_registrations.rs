// Made from contract/areas/event_registrations.yaml by codegen; edit the contract instead.

//! The area `event_registrations`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `event_registrations`: one method an operation.
pub trait EventRegistrationsApi: Area {
    /// How the caller takes part in an event
    ///
    /// `GET /api/v2/events/{id}/relationship`
    ///
    /// 404 `NOT_FOUND` when there is no such event that the caller may see or takes part in.
    fn get_event_relationship(
        &self,
        call: Self::Call,
        path: GetEventRelationshipPath,
    ) -> impl Future<Output = Result<EventRelationshipResponse, Self::Failure>> + Send;

    /// Register for an event
    ///
    /// `POST /api/v2/events/{id}/registration/confirm`
    ///
    /// The caller takes part and has a place. Whoever is registered stays so. Where those who look after the event decide (`approval_mode: manual`), the caller has asked (`pending`): that takes no place, is possible for a full event, too, and ends with the beginning of the event, undecided or not; whoever is invited takes part at once. 409 `EVENT_CAPACITY_FULL` when every place is taken or held for somebody; 409 `EVENT_ANSWERS_REQUIRED` when the caller has to answer something first, with `submitEventAnswers`; 409 `EVENT_OFFER_ACCEPTANCE_REQUIRED` when a place is held for the caller, which is taken by accepting it. 404 `NOT_FOUND` when there is no such event that the caller may see. 403 `EVENT_REGISTRATION_DISABLED` when the community takes no registrations; 403 `EVENT_REGISTRATION_FORBIDDEN` for somebody who is no member of this community and for whoever manages the event; 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs, 409 `EVENT_REGISTRATION_UNAVAILABLE` for what is not published or does not take place, 409 `EVENT_REGISTRATION_CLOSED` for what has begun. 403 `BLOCKED` when the caller or the organizer has blocked the other; safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ. 409 `EVENT_SAFETY_ACTION_REQUIRED` with an item for each requirement of the event that is left, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told.
    fn confirm_event_registration(
        &self,
        call: Self::Call,
        path: ConfirmEventRegistrationPath,
        body: EventKeyBody,
    ) -> impl Future<Output = Result<EventRegistrationResponse, Self::Failure>> + Send;

    /// Withdraw from an event
    ///
    /// `POST /api/v2/events/{id}/registration/withdraw`
    ///
    /// The caller takes part no longer; the place goes to whoever waits longest. Whoever does not take part stays as they are. Also when the event cannot be seen any more. 404 `NOT_FOUND` when there is no such event that the caller may see or has registered for. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ.
    fn withdraw_event_registration(
        &self,
        call: Self::Call,
        path: WithdrawEventRegistrationPath,
        body: EventWithdrawBody,
    ) -> impl Future<Output = Result<EventRegistrationResponse, Self::Failure>> + Send;

    /// Wait for a place
    ///
    /// `POST /api/v2/events/{id}/registration/waitlist`
    ///
    /// At the end of the waiting list: 201, or 200 for whoever waits already and stays where they are. When a place becomes free it is held for the first in the line, who is told, for a while. Whoever still waits when the event begins is told that no place came free. 403 `EVENT_WAITLIST_DISABLED` when the community has no waiting lists; 409 `EVENT_WAITLIST_CAPACITY_REQUIRED` for an event with any number of places, 409 `EVENT_CAPACITY_AVAILABLE` when one is free, 409 `EVENT_ALREADY_CONFIRMED` for whoever takes part, 409 `EVENT_APPROVAL_REQUIRED` where those who look after the event decide and members ask by registering, 409 `EVENT_ANSWERS_REQUIRED` when the caller has to answer something first. 404 `NOT_FOUND` when there is no such event that the caller may see. 403 `EVENT_REGISTRATION_DISABLED` when the community takes no registrations; 403 `EVENT_REGISTRATION_FORBIDDEN` for somebody who is no member of this community and for whoever manages the event; 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs, 409 `EVENT_REGISTRATION_UNAVAILABLE` for what is not published or does not take place, 409 `EVENT_REGISTRATION_CLOSED` for what has begun. 403 `BLOCKED` when the caller or the organizer has blocked the other; safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ. 409 `EVENT_SAFETY_ACTION_REQUIRED` with an item for each requirement of the event that is left, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told.
    fn join_event_waitlist(
        &self,
        call: Self::Call,
        path: JoinEventWaitlistPath,
        body: EventKeyBody,
    ) -> impl Future<Output = Result<JoinEventWaitlistOk, Self::Failure>> + Send;

    /// Wait no longer
    ///
    /// `POST /api/v2/events/{id}/registration/waitlist/leave`
    ///
    /// A place that was held goes to whoever is next. Whoever does not wait stays as they are. 404 `NOT_FOUND` when there is no such event that the caller may see or waits for. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ.
    fn leave_event_waitlist(
        &self,
        call: Self::Call,
        path: LeaveEventWaitlistPath,
        body: EventKeyBody,
    ) -> impl Future<Output = Result<EventRegistrationResponse, Self::Failure>> + Send;

    /// Take the place that is held
    ///
    /// `POST /api/v2/events/{id}/registration/waitlist/accept`
    ///
    /// Once, and before the offer ends. 409 `EVENT_WAITLIST_OFFER_INACTIVE` when no place is held for the caller; 410 `EVENT_WAITLIST_OFFER_EXPIRED` when it was held for too long; 409 `EVENT_ANSWERS_REQUIRED` when the caller has to answer something first. Nobody needs a token: the place is its holders alone, so that a `token` is 422 `EVENT_WAITLIST_OFFER_TOKEN_INVALID`. 404 `NOT_FOUND` when there is no such event that the caller may see. 403 `EVENT_REGISTRATION_DISABLED` when the community takes no registrations; 403 `EVENT_REGISTRATION_FORBIDDEN` for somebody who is no member of this community and for whoever manages the event; 409 `EVENT_OCCURRENCE_REQUIRED` for the template of what recurs, 409 `EVENT_REGISTRATION_UNAVAILABLE` for what is not published or does not take place, 409 `EVENT_REGISTRATION_CLOSED` for what has begun. 403 `BLOCKED` when the caller or the organizer has blocked the other; safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too. 422 `EVENT_REGISTRATION_IDEMPOTENCY_INVALID` for a key that is none, and for two that differ. 409 `EVENT_SAFETY_ACTION_REQUIRED` with an item for each requirement of the event that is left, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told.
    fn accept_event_offer(
        &self,
        call: Self::Call,
        path: AcceptEventOfferPath,
        body: EventOfferBody,
    ) -> impl Future<Output = Result<EventRegistrationResponse, Self::Failure>> + Send;

    /// Say whether the caller comes
    ///
    /// `POST /api/v2/events/{id}/rsvp`
    ///
    /// For clients that ask one question. `going` registers the caller, asks where those who look after the event decide, or puts them on the waiting list of a full event; every other word takes back their registration or their waiting, and `interested` notes their interest, which takes no place. 400 `VALIDATION_ERROR` on `status` without one; 422 `EVENT_ENDED` for what has begun; 409 `EVENT_FULL` when there is neither a place nor a waiting list; 409 `EVENT_ANSWERS_REQUIRED` when the caller has to answer something first; 409 `RSVP_FAILED` when a place is held for the caller, which has to be accepted. 404 `NOT_FOUND` when there is no such event that the caller may see, for what is not published, and for the template of what recurs; 422 `RSVP_FAILED` in every other case. 403 `BLOCKED` when the caller or the organizer has blocked the other; safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`, which may stand in the body as `idempotency_key`, too. 409 `EVENT_SAFETY_ACTION_REQUIRED` with an item for each requirement of the event that is left, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told.
    fn respond_to_event(
        &self,
        call: Self::Call,
        path: RespondToEventPath,
        body: EventAnswerBody,
    ) -> impl Future<Output = Result<EventAnswerResponse, Self::Failure>> + Send;

    /// Take back what the caller said
    ///
    /// `DELETE /api/v2/events/{id}/rsvp`
    ///
    /// Registration, waiting and interest end. 400 `NOT_FOUND` when there is no such event that the caller may see or has to do with.
    fn withdraw_event_response(
        &self,
        call: Self::Call,
        path: WithdrawEventResponsePath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Who waits for a place
    ///
    /// `GET /api/v2/events/{id}/waitlist`
    ///
    /// For clients of the first contract. Those who manage the event see who waits, in the order of the line; for everybody else who may see the event the list is empty. `meta.user_position` says where the caller stands. 404 `NOT_FOUND` when there is no such event that the caller may see. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_waitlist(
        &self,
        call: Self::Call,
        path: ListEventWaitlistPath,
        query: ListEventWaitlistQuery,
    ) -> impl Future<Output = Result<EventWaitlistPage, Self::Failure>> + Send;

    /// Wait for a place
    ///
    /// `POST /api/v2/events/{id}/waitlist`
    ///
    /// For clients of the first contract: as `POST /events/{id}/registration/waitlist`, in fewer words. Whoever waits already stays where they are. 400 `WAITLIST_FAILED` when nobody needs to wait or nobody can: there are no waiting lists, there is a place or any number of them, or the caller takes part. 409 `EVENT_ANSWERS_REQUIRED` when the caller has to answer something first. 404 `NOT_FOUND` when there is no such event that the caller may see, for what is not published, and for the template of what recurs; 422 `EVENT_ENDED` for what has begun; 422 `RSVP_FAILED` when the community takes no registrations, for somebody who is no member of it, and for whoever manages the event. 403 `BLOCKED` when the caller or the organizer has blocked the other; safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`. 409 `EVENT_SAFETY_ACTION_REQUIRED` with an item for each requirement of the event that is left, 503 `EVENT_SAFETY_UNAVAILABLE` when that cannot be told.
    fn wait_for_event(
        &self,
        call: Self::Call,
        path: WaitForEventPath,
    ) -> impl Future<Output = Result<EventWaitingResponse, Self::Failure>> + Send;

    /// Wait no longer
    ///
    /// `DELETE /api/v2/events/{id}/waitlist`
    ///
    /// For clients of the first contract: as `POST /events/{id}/registration/waitlist/leave`, without an answer. Whoever does not wait hears the same. 404 `NOT_FOUND` when there is no such event that the caller may see or waits for.
    fn stop_waiting_for_event(
        &self,
        call: Self::Call,
        path: StopWaitingForEventPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Who comes to an event
    ///
    /// `GET /api/v2/events/{id}/attendees`
    ///
    /// By their ids; those who wait in the order of the line. Those who manage the event see everybody, those who take part see who takes part; 403 `FORBIDDEN` for others who may see the event, 404 `NOT_FOUND` for everybody else. 422 `INVALID_CURSOR` for a cursor of another list.
    fn list_event_attendees(
        &self,
        call: Self::Call,
        path: ListEventAttendeesPath,
        query: ListEventAttendeesQuery,
    ) -> impl Future<Output = Result<EventAttendeePage, Self::Failure>> + Send;
}

/// The ways in which `joinEventWaitlist` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum JoinEventWaitlistOk {
    /// 200: They waited before.
    Ok(EventRegistrationResponse),
    /// 201: They wait from now on.
    Created(EventRegistrationResponse),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: EventRegistrationsApi>() -> [Served<A>; 12] {
    [
        (Operation::GetEventRelationship, get_event_relationship::<A>),
        (Operation::ConfirmEventRegistration, confirm_event_registration::<A>),
        (Operation::WithdrawEventRegistration, withdraw_event_registration::<A>),
        (Operation::JoinEventWaitlist, join_event_waitlist::<A>),
        (Operation::LeaveEventWaitlist, leave_event_waitlist::<A>),
        (Operation::AcceptEventOffer, accept_event_offer::<A>),
        (Operation::RespondToEvent, respond_to_event::<A>),
        (Operation::WithdrawEventResponse, withdraw_event_response::<A>),
        (Operation::ListEventWaitlist, list_event_waitlist::<A>),
        (Operation::WaitForEvent, wait_for_event::<A>),
        (Operation::StopWaitingForEvent, stop_waiting_for_event::<A>),
        (Operation::ListEventAttendees, list_event_attendees::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 12] {
    [
        (
            Operation::GetEventRelationship,
            |asked| get_event_relationship_input(asked).map(drop),
        ),
        (
            Operation::ConfirmEventRegistration,
            |asked| confirm_event_registration_input(asked).map(drop),
        ),
        (
            Operation::WithdrawEventRegistration,
            |asked| withdraw_event_registration_input(asked).map(drop),
        ),
        (
            Operation::JoinEventWaitlist,
            |asked| join_event_waitlist_input(asked).map(drop),
        ),
        (
            Operation::LeaveEventWaitlist,
            |asked| leave_event_waitlist_input(asked).map(drop),
        ),
        (Operation::AcceptEventOffer, |asked| accept_event_offer_input(asked).map(drop)),
        (Operation::RespondToEvent, |asked| respond_to_event_input(asked).map(drop)),
        (
            Operation::WithdrawEventResponse,
            |asked| withdraw_event_response_input(asked).map(drop),
        ),
        (
            Operation::ListEventWaitlist,
            |asked| list_event_waitlist_input(asked).map(drop),
        ),
        (Operation::WaitForEvent, |asked| wait_for_event_input(asked).map(drop)),
        (
            Operation::StopWaitingForEvent,
            |asked| stop_waiting_for_event_input(asked).map(drop),
        ),
        (
            Operation::ListEventAttendees,
            |asked| list_event_attendees_input(asked).map(drop),
        ),
    ]
}

fn get_event_relationship_input(
    asked: &mut Asked,
) -> Result<GetEventRelationshipPath, Rejection> {
    let path: GetEventRelationshipPath = asked.path(&GET_EVENT_RELATIONSHIP_PATH)?;
    Ok(path)
}

fn get_event_relationship<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_event_relationship_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_event_relationship(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn confirm_event_registration_input(
    asked: &mut Asked,
) -> Result<(ConfirmEventRegistrationPath, EventKeyBody), Rejection> {
    let path: ConfirmEventRegistrationPath = asked
        .path(&CONFIRM_EVENT_REGISTRATION_PATH)?;
    let body: EventKeyBody = asked.body(false)?;
    Ok((path, body))
}

fn confirm_event_registration<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = confirm_event_registration_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .confirm_event_registration(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_event_registration_input(
    asked: &mut Asked,
) -> Result<(WithdrawEventRegistrationPath, EventWithdrawBody), Rejection> {
    let path: WithdrawEventRegistrationPath = asked
        .path(&WITHDRAW_EVENT_REGISTRATION_PATH)?;
    let body: EventWithdrawBody = asked.body(false)?;
    Ok((path, body))
}

fn withdraw_event_registration<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = withdraw_event_registration_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .withdraw_event_registration(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn join_event_waitlist_input(
    asked: &mut Asked,
) -> Result<(JoinEventWaitlistPath, EventKeyBody), Rejection> {
    let path: JoinEventWaitlistPath = asked.path(&JOIN_EVENT_WAITLIST_PATH)?;
    let body: EventKeyBody = asked.body(false)?;
    Ok((path, body))
}

fn join_event_waitlist<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = join_event_waitlist_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().join_event_waitlist(call, path, body).await?;
                Ok(
                    match answer {
                        JoinEventWaitlistOk::Ok(answer) => Reply::answer(200, answer),
                        JoinEventWaitlistOk::Created(answer) => {
                            Reply::answer(201, answer)
                        }
                    },
                )
            })
        }),
    )
}

fn leave_event_waitlist_input(
    asked: &mut Asked,
) -> Result<(LeaveEventWaitlistPath, EventKeyBody), Rejection> {
    let path: LeaveEventWaitlistPath = asked.path(&LEAVE_EVENT_WAITLIST_PATH)?;
    let body: EventKeyBody = asked.body(false)?;
    Ok((path, body))
}

fn leave_event_waitlist<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = leave_event_waitlist_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().leave_event_waitlist(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_event_offer_input(
    asked: &mut Asked,
) -> Result<(AcceptEventOfferPath, EventOfferBody), Rejection> {
    let path: AcceptEventOfferPath = asked.path(&ACCEPT_EVENT_OFFER_PATH)?;
    let body: EventOfferBody = asked.body(false)?;
    Ok((path, body))
}

fn accept_event_offer<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = accept_event_offer_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().accept_event_offer(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn respond_to_event_input(
    asked: &mut Asked,
) -> Result<(RespondToEventPath, EventAnswerBody), Rejection> {
    let path: RespondToEventPath = asked.path(&RESPOND_TO_EVENT_PATH)?;
    let body: EventAnswerBody = asked.body(false)?;
    Ok((path, body))
}

fn respond_to_event<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = respond_to_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().respond_to_event(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_event_response_input(
    asked: &mut Asked,
) -> Result<WithdrawEventResponsePath, Rejection> {
    let path: WithdrawEventResponsePath = asked.path(&WITHDRAW_EVENT_RESPONSE_PATH)?;
    Ok(path)
}

fn withdraw_event_response<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = withdraw_event_response_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().withdraw_event_response(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn list_event_waitlist_input(
    asked: &mut Asked,
) -> Result<(ListEventWaitlistPath, ListEventWaitlistQuery), Rejection> {
    let path: ListEventWaitlistPath = asked.path(&LIST_EVENT_WAITLIST_PATH)?;
    let query: ListEventWaitlistQuery = asked.query(&LIST_EVENT_WAITLIST_QUERY)?;
    Ok((path, query))
}

fn list_event_waitlist<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_waitlist_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_event_waitlist(call, path, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn wait_for_event_input(asked: &mut Asked) -> Result<WaitForEventPath, Rejection> {
    let path: WaitForEventPath = asked.path(&WAIT_FOR_EVENT_PATH)?;
    Ok(path)
}

fn wait_for_event<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = wait_for_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().wait_for_event(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn stop_waiting_for_event_input(
    asked: &mut Asked,
) -> Result<StopWaitingForEventPath, Rejection> {
    let path: StopWaitingForEventPath = asked.path(&STOP_WAITING_FOR_EVENT_PATH)?;
    Ok(path)
}

fn stop_waiting_for_event<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = stop_waiting_for_event_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().stop_waiting_for_event(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn list_event_attendees_input(
    asked: &mut Asked,
) -> Result<(ListEventAttendeesPath, ListEventAttendeesQuery), Rejection> {
    let path: ListEventAttendeesPath = asked.path(&LIST_EVENT_ATTENDEES_PATH)?;
    let query: ListEventAttendeesQuery = asked.query(&LIST_EVENT_ATTENDEES_QUERY)?;
    Ok((path, query))
}

fn list_event_attendees<A: EventRegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_event_attendees_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_event_attendees(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_EVENT_RELATIONSHIP_PATH: [Parameter; 1] = [
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

static CONFIRM_EVENT_REGISTRATION_PATH: [Parameter; 1] = [
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

static WITHDRAW_EVENT_REGISTRATION_PATH: [Parameter; 1] = [
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

static JOIN_EVENT_WAITLIST_PATH: [Parameter; 1] = [
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

static LEAVE_EVENT_WAITLIST_PATH: [Parameter; 1] = [
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

static ACCEPT_EVENT_OFFER_PATH: [Parameter; 1] = [
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

static RESPOND_TO_EVENT_PATH: [Parameter; 1] = [
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

static WITHDRAW_EVENT_RESPONSE_PATH: [Parameter; 1] = [
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

static LIST_EVENT_WAITLIST_PATH: [Parameter; 1] = [
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

static LIST_EVENT_WAITLIST_QUERY: [Parameter; 2] = [
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

static WAIT_FOR_EVENT_PATH: [Parameter; 1] = [
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

static STOP_WAITING_FOR_EVENT_PATH: [Parameter; 1] = [
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

static LIST_EVENT_ATTENDEES_PATH: [Parameter; 1] = [
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

static LIST_EVENT_ATTENDEES_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(&["going", "interested", "waitlisted", "invited", "pending"]),
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

/// The path parameters of `POST /api/v2/events/{id}/registration/waitlist/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptEventOfferPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration/confirm`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ConfirmEventRegistrationPath {
    /// Id of the event.
    pub id: i64,
}

/// Whether somebody comes to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAnswer {
    /// `going`.
    Going,
    /// `interested`.
    Interested,
    /// `not_going`.
    NotGoing,
    /// `declined`.
    Declined,
}

crate::word! {
    EventAnswer { Going = "going", Interested = "interested", NotGoing = "not_going",
    Declined = "declined" }
}

crate::runtime::wire! {
    EventAnswer
}

/// Whether somebody comes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventAnswerBody {
    /// Whether they come. Required.
    pub status: Option<EventAnswer>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// How the caller stands to an event now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAnswerResponse {
    /// The data.
    pub data: EventAnswerResult,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How the caller stands to an event now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAnswerResult {
    /// Always 2.
    pub contract_version: i64,
    /// Id of the event.
    pub event_id: i64,
    /// How they stand to it.
    pub relationship: crate::events::EventRelationship,
    /// The event in numbers.
    pub metrics: crate::events::EventMetrics,
    /// How they answered: `going`, `pending`, `interested`, `waitlisted`, `not_going` or null.
    #[serde(deserialize_with = "Option::deserialize")]
    pub status: Option<String>,
    /// Who comes.
    pub rsvp_counts: crate::events::EventRsvpCounts,
    /// Place on the waiting list.
    #[serde(deserialize_with = "Option::deserialize")]
    pub waitlist_position: Option<i64>,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// Who comes to an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendee {
    /// Always 2.
    pub contract_version: i64,
    /// Who.
    pub member: EventAttendeeMember,
    /// Whether they are interested.
    pub engagement: EventAttendeeEngagement,
    /// The registration.
    pub registration: EventAttendeeRegistration,
    /// Whether they were there.
    pub attendance: EventAttendeePresence,
    /// How many guests they bring.
    pub guest_count: i64,
    /// Since when they stand so.
    pub registered_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Their place in the line, 1 for the first. Null in other lists than `waitlisted`.
    pub waitlist_position: Option<i64>,
    /// Until when a place is held for them. Null unless one is, and in other lists than `waitlisted`.
    pub offer_expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    pub name: Option<String>,
    /// Absolute address of the picture.
    pub avatar: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// How they answered.
    pub rsvp_status: EventAttendeeKind,
    /// How they answered.
    pub status: EventAttendeeKind,
    /// The same as `registered_at`.
    pub rsvp_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Whether they are interested.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendeeEngagement {
    /// The state.
    pub state: crate::events::EventEngagementState,
}

/// How somebody stands to an event in a list of those who come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventAttendeeKind {
    /// `going`.
    Going,
    /// `interested`.
    Interested,
    /// `waitlisted`.
    Waitlisted,
    /// `invited`.
    Invited,
    /// `pending`.
    Pending,
}

crate::word! {
    EventAttendeeKind { Going = "going", Interested = "interested", Waitlisted =
    "waitlisted", Invited = "invited", Pending = "pending" }
}

crate::runtime::wire! {
    EventAttendeeKind
}

/// Who comes to an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventAttendeeMember {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    #[serde(deserialize_with = "Option::deserialize")]
    pub display_name: Option<String>,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
}

/// One page of those who come to an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendeePage {
    /// The members, by their ids; those who wait in the order of the line.
    pub data: Vec<EventAttendee>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Whether they were there.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendeePresence {
    /// The state.
    pub state: crate::events::EventAttendanceState,
}

/// How they take part.
#[derive(Clone, Debug, Serialize)]
pub struct EventAttendeeRegistration {
    /// The state.
    pub state: crate::events::EventParticipation,
}

/// Whether a member is interested in an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventInterest {
    /// The state.
    pub state: crate::events::EventEngagementState,
    /// Always false.
    pub consumes_capacity: bool,
}

/// Nothing but a key.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventKeyBody {
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// How a member takes part in an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventMemberRelationship {
    /// Always 1.
    pub contract_version: i64,
    /// Id of the event.
    pub event_id: i64,
    /// Id of the member.
    pub member_id: i64,
    /// The engagement.
    pub engagement: EventInterest,
    /// The registration.
    pub registration: EventRegistration,
    /// The waitlist.
    pub waitlist: EventWaitlistEntry,
    /// The attendance.
    pub attendance: EventPresence,
    /// The capacity.
    pub capacity: crate::events::EventCapacity,
    /// The actions.
    pub actions: EventRegistrationActions,
    /// What is left out.
    pub privacy: EventPrivacy,
}

/// How a member takes part now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventMoved {
    /// The relationship.
    pub relationship: EventMemberRelationship,
    /// What the move did.
    pub mutation: EventMutation,
}

/// What a move did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventMutation {
    /// Whether anything changed.
    pub changed: bool,
    /// Whether it stood there before.
    pub idempotent_replay: bool,
    /// Id of the move in the history.
    #[serde(deserialize_with = "Option::deserialize")]
    pub history_entry_id: Option<i64>,
    /// Whether a place became free.
    pub released_capacity: bool,
    /// Whether a place is held for whoever is next.
    pub next_offer_created: bool,
}

/// Taking a place that is held.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventOfferBody {
    /// Not needed. Any is refused.
    pub token: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// Whether a member was at an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPresence {
    /// Null where nothing is known.
    #[serde(deserialize_with = "Option::deserialize")]
    pub state: Option<crate::events::EventAttendanceState>,
    /// When they came.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_in_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they went.
    #[serde(deserialize_with = "Option::deserialize")]
    pub checked_out_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What is left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPrivacy {
    /// Always true.
    pub sensitive_fields_redacted: bool,
}

/// A registration. Null where there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRegistration {
    /// Id of the registration.
    #[serde(deserialize_with = "Option::deserialize")]
    pub id: Option<i64>,
    /// How it stands.
    #[serde(deserialize_with = "Option::deserialize")]
    pub state: Option<crate::events::EventRegistrationState>,
    /// How often it has moved.
    #[serde(deserialize_with = "Option::deserialize")]
    pub version: Option<i64>,
    /// Always `event`.
    pub capacity_pool_key: String,
    /// Always null.
    #[serde(deserialize_with = "Option::deserialize")]
    pub allocation_key: Option<String>,
    /// When it moved last.
    #[serde(deserialize_with = "Option::deserialize")]
    pub changed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they were invited.
    #[serde(deserialize_with = "Option::deserialize")]
    pub invited_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they asked.
    #[serde(deserialize_with = "Option::deserialize")]
    pub pending_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they got their place.
    #[serde(deserialize_with = "Option::deserialize")]
    pub confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was declined.
    #[serde(deserialize_with = "Option::deserialize")]
    pub declined_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was cancelled.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cancelled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What the caller can do about taking part now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRegistrationActions {
    /// Whether anybody can register.
    pub registrable: bool,
    /// Register.
    pub confirm: bool,
    /// Withdraw.
    pub withdraw: bool,
    /// Wait for a place.
    pub join_waitlist: bool,
    /// Wait no longer.
    pub leave_waitlist: bool,
    /// Take the place that is held.
    pub accept_offer: bool,
    /// Always false.
    pub idempotency_key_required: bool,
}

/// How a member takes part now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventRegistrationResponse {
    /// The data.
    pub data: EventMoved,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a member takes part in an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventRelationshipResponse {
    /// The data.
    pub data: EventMemberRelationship,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That the caller waits.
#[derive(Clone, Debug, Serialize)]
pub struct EventWaiting {
    /// Always true.
    pub waitlisted: bool,
    /// Where they stand in the line, from 1.
    pub position: Option<i64>,
}

/// That the caller waits.
#[derive(Clone, Debug, Serialize)]
pub struct EventWaitingResponse {
    /// The data.
    pub data: EventWaiting,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An entry of a waiting list. Null where there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventWaitlistEntry {
    /// Id of the entry.
    #[serde(deserialize_with = "Option::deserialize")]
    pub id: Option<i64>,
    /// How it stands.
    #[serde(deserialize_with = "Option::deserialize")]
    pub state: Option<crate::events::EventWaitlistState>,
    /// How often it has moved.
    #[serde(deserialize_with = "Option::deserialize")]
    pub version: Option<i64>,
    /// Number in the line; who came earlier has a smaller one.
    #[serde(deserialize_with = "Option::deserialize")]
    pub position: Option<i64>,
    /// Since when a place is held.
    #[serde(deserialize_with = "Option::deserialize")]
    pub offered_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Until when a place is held.
    #[serde(deserialize_with = "Option::deserialize")]
    pub offer_expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether a place is held now.
    pub offer_active: bool,
    /// When they took the place.
    #[serde(deserialize_with = "Option::deserialize")]
    pub accepted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When a place was held for too long, or the event began without one.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expired_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When they left the line.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cancelled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What accompanies those who wait for a place.
#[derive(Clone, Debug, Serialize)]
pub struct EventWaitlistMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Items on a full page.
    pub per_page: i64,
    /// Whether a further page exists.
    pub has_more: bool,
    /// Where the next page begins. Absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
    /// Where the caller stands in the line, from 1. Null for whoever does not wait.
    pub user_position: Option<i64>,
}

/// One page of those who wait for a place.
#[derive(Clone, Debug, Serialize)]
pub struct EventWaitlistPage {
    /// The members, in the order of the line.
    pub data: Vec<EventAttendee>,
    /// The meta.
    pub meta: EventWaitlistMeta,
}

/// Why somebody withdraws.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct EventWithdrawBody {
    /// Why, for those who manage the event.
    pub reason: Option<String>,
    /// The same as the header `Idempotency-Key`.
    pub idempotency_key: Option<String>,
}

/// The path parameters of `GET /api/v2/events/{id}/relationship`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetEventRelationshipPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration/waitlist`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct JoinEventWaitlistPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration/waitlist/leave`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LeaveEventWaitlistPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/events/{id}/attendees`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventAttendeesPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/attendees`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventAttendeesQuery {
    /// Whom to list.
    #[serde(default = "defaults::list_event_attendees_query_status")]
    pub status: EventAttendeeKind,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventAttendeesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: defaults::list_event_attendees_query_status(),
        }
    }
}

/// The path parameters of `GET /api/v2/events/{id}/waitlist`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventWaitlistPath {
    /// Id of the event.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/events/{id}/waitlist`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListEventWaitlistQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before.
    pub cursor: Option<String>,
}

impl std::default::Default for ListEventWaitlistQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `POST /api/v2/events/{id}/rsvp`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RespondToEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/events/{id}/waitlist`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct StopWaitingForEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/waitlist`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WaitForEventPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/events/{id}/registration/withdraw`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawEventRegistrationPath {
    /// Id of the event.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/events/{id}/rsvp`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawEventResponsePath {
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

    pub(super) fn list_event_attendees_query_status() -> super::EventAttendeeKind {
        super::EventAttendeeKind::Going
    }
}
