//! Taking part at the REST door.

use contract::event_registrations as wire;
use contract::events::{
    EventAttendanceState, EventCapacity, EventEngagementState, EventParticipation, EventRsvpCounts,
};
use contract::shared::CursorMeta;
use contract::{Code, EventRegistrationsApi, NoContent};

use super::wired::Shown;
use super::{Rest, meta};
use crate::actions;
use crate::base::{Answer, Failure, Refusal};
use crate::call::Call;
use crate::members::Eyes;
use crate::members::model::absolute;
use crate::model::{EventId, Registration, Waiting, participation, wrong};
use crate::registration::{self, Moved, Outcome, Standing};
use crate::say;
use crate::store::Attendee;

impl EventRegistrationsApi for Rest {
    async fn get_event_relationship(
        &self,
        call: Call,
        path: wire::GetEventRelationshipPath,
    ) -> Answer<wire::EventRelationshipResponse> {
        let standing = registration::standing(&call, path.id.into()).await?;
        Ok(wire::EventRelationshipResponse { data: relationship(&call, standing)?, meta: call.meta() })
    }

    async fn confirm_event_registration(
        &self,
        call: Call,
        path: wire::ConfirmEventRegistrationPath,
        _body: wire::EventKeyBody,
    ) -> Answer<wire::EventRegistrationResponse> {
        let id = path.id.into();
        moved(&call, id, registration::confirm(&call, id).await?).await
    }

    async fn withdraw_event_registration(
        &self,
        call: Call,
        path: wire::WithdrawEventRegistrationPath,
        body: wire::EventWithdrawBody,
    ) -> Answer<wire::EventRegistrationResponse> {
        let id = path.id.into();
        moved(&call, id, registration::withdraw(&call, id, body.reason.as_deref()).await?).await
    }

    async fn join_event_waitlist(
        &self,
        call: Call,
        path: wire::JoinEventWaitlistPath,
        _body: wire::EventKeyBody,
    ) -> Answer<wire::JoinEventWaitlistOk> {
        let id = path.id.into();
        let done = registration::join_line(&call, id).await?;
        let answer = moved(&call, id, done).await?;
        Ok(if done.changed {
            wire::JoinEventWaitlistOk::Created(answer)
        } else {
            wire::JoinEventWaitlistOk::Ok(answer)
        })
    }

    async fn leave_event_waitlist(
        &self,
        call: Call,
        path: wire::LeaveEventWaitlistPath,
        _body: wire::EventKeyBody,
    ) -> Answer<wire::EventRegistrationResponse> {
        let id = path.id.into();
        moved(&call, id, registration::leave_waitlist(&call, id).await?).await
    }

    async fn accept_event_offer(
        &self,
        call: Call,
        path: wire::AcceptEventOfferPath,
        body: wire::EventOfferBody,
    ) -> Answer<wire::EventRegistrationResponse> {
        if body.token.is_some() {
            let sentence = say!("event-offer-token");
            return Err(Refusal::new(Code::EventWaitlistOfferTokenInvalid, sentence).field("token").into());
        }
        let id = path.id.into();
        moved(&call, id, registration::accept(&call, id).await?).await
    }

    async fn respond_to_event(
        &self,
        call: Call,
        path: wire::RespondToEventPath,
        body: wire::EventAnswerBody,
    ) -> Answer<wire::EventAnswerResponse> {
        let id: EventId = path.id.into();
        let status = body.status.ok_or_else(|| wrong("status", say!("field-required")).status(400))?;
        let outcome = registration::reply(&call, id, status).await.map_err(as_reply)?;
        let sentence = match outcome {
            Outcome::Going => say!("event-answer-going"),
            Outcome::Pending => say!("event-answer-pending"),
            Outcome::Waitlisted => say!("event-answer-waitlisted"),
            Outcome::Interested => say!("event-answer-interested"),
            Outcome::NotGoing => say!("event-answer-not-going"),
        };
        let shown = Shown::of(&call)?.event(actions::get(&call, id).await?, None);
        let data = wire::EventAnswerResult {
            contract_version: 2,
            event_id: id.get(),
            waitlist_position: shown.relationship.registration.waitlist_position,
            relationship: shown.relationship,
            rsvp_counts: EventRsvpCounts {
                going: shown.metrics.confirmed_count,
                interested: shown.metrics.interested_count,
            },
            metrics: shown.metrics,
            status: Some(
                match outcome {
                    Outcome::Going => "going",
                    Outcome::Pending => "pending",
                    Outcome::Waitlisted => "waitlisted",
                    Outcome::Interested => "interested",
                    Outcome::NotGoing => "not_going",
                }
                .to_owned(),
            ),
            message: call.say(&sentence),
        };
        Ok(wire::EventAnswerResponse { data, meta: call.meta() })
    }

    async fn withdraw_event_response(&self, call: Call, path: wire::WithdrawEventResponsePath) -> Answer<NoContent> {
        match registration::take_back(&call, path.id.into()).await {
            Err(Failure::Refusal(refusal)) if refusal.code() == Code::NotFound => Err((*refusal).status(400).into()),
            Err(failure) => Err(failure),
            Ok(()) => Ok(NoContent),
        }
    }

    async fn list_event_waitlist(
        &self,
        call: Call,
        path: wire::ListEventWaitlistPath,
        query: wire::ListEventWaitlistQuery,
    ) -> Answer<wire::EventWaitlistPage> {
        let (id, waiting) = (path.id.into(), wire::EventAttendeeKind::Waitlisted);
        let (page, user_position) = registration::waiting(&call, id, query.per_page, query.cursor.as_deref()).await?;
        let place = registration::attendees_place(&call, id, waiting.as_str());
        let CursorMeta { base_url, per_page, has_more, cursor } = meta(&call, &place, page.next, query.per_page)?;
        let data = page.items.into_iter().map(|row| attendee(&call, row, waiting)).collect();
        let meta = wire::EventWaitlistMeta { base_url, per_page, has_more, cursor, user_position };
        Ok(wire::EventWaitlistPage { data, meta })
    }

    async fn wait_for_event(&self, call: Call, path: wire::WaitForEventPath) -> Answer<wire::EventWaitingResponse> {
        let id: EventId = path.id.into();
        registration::join_line(&call, id).await.map_err(as_waiting)?;
        let position = actions::get(&call, id).await?.around.own_place;
        Ok(wire::EventWaitingResponse { data: wire::EventWaiting { waitlisted: true, position }, meta: call.meta() })
    }

    async fn stop_waiting_for_event(&self, call: Call, path: wire::StopWaitingForEventPath) -> Answer<NoContent> {
        registration::leave_waitlist(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn list_event_attendees(
        &self,
        call: Call,
        path: wire::ListEventAttendeesPath,
        query: wire::ListEventAttendeesQuery,
    ) -> Answer<wire::EventAttendeePage> {
        let (id, kind) = (path.id.into(), query.status.as_str());
        let page = registration::attendees(&call, id, kind, query.per_page, query.cursor.as_deref()).await?;
        let place = registration::attendees_place(&call, id, kind);
        let meta = meta(&call, &place, page.next, query.per_page)?;
        let data = page.items.into_iter().map(|row| attendee(&call, row, query.status)).collect();
        Ok(wire::EventAttendeePage { data, meta })
    }
}

/// What clients that ask one question are told instead. Source: spec events 6.5.
fn as_reply(failure: Failure) -> Failure {
    let Failure::Refusal(refusal) = failure else { return failure };
    let mut refusal = *refusal;
    let (status, code) = match refusal.code() {
        Code::EventOccurrenceRequired | Code::EventRegistrationUnavailable => (404, Code::NotFound),
        Code::EventRegistrationClosed => (422, Code::EventEnded),
        Code::EventOfferAcceptanceRequired => (409, Code::RsvpFailed),
        Code::EventCapacityFull => (409, Code::EventFull),
        Code::EventRegistrationDisabled | Code::EventRegistrationForbidden => (422, Code::RsvpFailed),
        _ => return refusal.into(),
    };
    refusal.status = status;
    refusal.items.iter_mut().for_each(|item| item.code = code);
    refusal.into()
}

/// The same of those that have one code for whatever keeps somebody from waiting.
fn as_waiting(failure: Failure) -> Failure {
    let Failure::Refusal(refusal) = failure else { return failure };
    let is_about_waiting = matches!(
        refusal.code(),
        Code::EventWaitlistDisabled
            | Code::EventWaitlistCapacityRequired
            | Code::EventCapacityAvailable
            | Code::EventAlreadyConfirmed
            | Code::EventApprovalRequired
    );
    if !is_about_waiting {
        return as_reply(Failure::Refusal(refusal));
    }
    let mut refusal = (*refusal).status(400);
    refusal.items.iter_mut().for_each(|item| item.code = Code::WaitlistFailed);
    refusal.into()
}

async fn moved(call: &Call, id: EventId, moved: Moved) -> Answer<wire::EventRegistrationResponse> {
    decided(call, (registration::standing(call, id).await?, moved))
}

/// How a member stands to an event since a move.
pub(crate) fn decided(call: &Call, (standing, moved): (Standing, Moved)) -> Answer<wire::EventRegistrationResponse> {
    let mutation = wire::EventMutation {
        changed: moved.changed,
        idempotent_replay: !moved.changed,
        history_entry_id: moved.history,
        released_capacity: moved.released,
        next_offer_created: moved.offered,
    };
    let data = wire::EventMoved { relationship: relationship(call, standing)?, mutation };
    Ok(wire::EventRegistrationResponse { data, meta: call.meta() })
}

/// How somebody takes part. Source: spec events 6.4.
fn relationship(call: &Call, standing: Standing) -> Answer<wire::EventMemberRelationship> {
    let Standing { seen, member, registration, entry } = standing;
    let now = call.now();
    let offer_active = entry.is_some_and(|entry| entry.holds(now));
    let registrable = seen.event.is_registrable(now);
    let attendance = wire::EventPresence {
        state: seen.around.own_attendance,
        checked_in_at: seen.around.own_checked_in_at,
        checked_out_at: seen.around.own_checked_out_at,
    };
    let (event_id, is_interested) = (seen.event.id.get(), seen.around.is_interested);
    let shown = Shown::of(call)?.event(seen, None);
    let own = shown.relationship.registration;
    let capacity: EventCapacity = shown.relationship.capacity;
    Ok(wire::EventMemberRelationship {
        contract_version: 1,
        event_id,
        member_id: member.get(),
        engagement: wire::EventInterest {
            state: if is_interested { EventEngagementState::Interested } else { EventEngagementState::None },
            consumes_capacity: false,
        },
        registration: wire::EventRegistration {
            id: registration.map(|row| row.id),
            state: registration.map(|row| row.state),
            version: registration.map(|row| row.version),
            capacity_pool_key: "event".to_owned(),
            allocation_key: None,
            changed_at: registration.map(|row| row.updated_at),
            invited_at: registration.and_then(|row| row.invited_at),
            pending_at: registration.and_then(|row| row.pending_at),
            confirmed_at: registration.and_then(|row| row.confirmed_at),
            declined_at: registration.and_then(|row| row.declined_at),
            cancelled_at: registration.and_then(|row| row.cancelled_at),
        },
        waitlist: wire::EventWaitlistEntry {
            id: entry.map(|entry| entry.id),
            state: entry.map(|entry| entry.state),
            version: entry.map(|entry| entry.version),
            position: entry.filter(|entry| entry.waits()).map(|entry| entry.queue_sequence),
            offered_at: entry.and_then(|entry| entry.offered_at),
            offer_expires_at: entry.and_then(|entry| entry.offer_expires_at),
            offer_active,
            accepted_at: entry.and_then(|entry| entry.accepted_at),
            expired_at: entry.and_then(|entry| entry.expired_at),
            cancelled_at: entry.and_then(|entry| entry.cancelled_at),
        },
        attendance,
        capacity,
        actions: wire::EventRegistrationActions {
            registrable,
            confirm: own.can_register,
            withdraw: own.can_withdraw,
            join_waitlist: own.can_join_waitlist,
            leave_waitlist: own.can_leave_waitlist,
            accept_offer: offer_active && registrable,
            idempotency_key_required: false,
        },
        privacy: wire::EventPrivacy { sensitive_fields_redacted: true },
    })
}

fn attendee(call: &Call, row: Attendee, kind: wire::EventAttendeeKind) -> wire::EventAttendee {
    let Attendee { since, member } = row;
    let name = Some(Eyes::of(call).name(&member));
    let avatar_url = member.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address));
    let registration: Option<Registration> = since.registration;
    let waiting: Option<Waiting> = since.waiting;
    let state: EventParticipation = participation(registration, waiting);
    wire::EventAttendee {
        contract_version: 2,
        member: wire::EventAttendeeMember {
            id: member.id.get(),
            display_name: name.clone(),
            avatar_url: avatar_url.clone(),
        },
        engagement: wire::EventAttendeeEngagement {
            state: if since.is_interested { EventEngagementState::Interested } else { EventEngagementState::None },
        },
        registration: wire::EventAttendeeRegistration { state },
        attendance: wire::EventAttendeePresence {
            state: since.attendance.unwrap_or(EventAttendanceState::NotCheckedIn),
        },
        guest_count: since.guest_count,
        registered_at: since.since,
        waitlist_position: since.position,
        offer_expires_at: since.offer_expires_at,
        id: member.id.get(),
        name,
        avatar: avatar_url.clone(),
        avatar_url,
        rsvp_status: kind,
        status: kind,
        rsvp_at: since.since,
    }
}
