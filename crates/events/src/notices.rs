//! What members and staff hear of events.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::agenda;
use super::broadcasts;
use super::events::{
    CommunityEventCreated, EventAgendaChanged, EventAnswersDue, EventAnswersOverdue, EventAttendanceClaimWaits,
    EventAttendanceTransitioned, EventBroadcastDue, EventDatesStopped, EventGuestChanged, EventInvitationRevoked,
    EventLifecycleTransitioned, EventOfflineConflictsFound, EventOwnershipTransferred, EventPlaceFreed,
    EventRegistrationChanged, EventReminderDue, EventStaffRoleChanged, EventTicketChanged, EventTicketTransferChanged,
    EventUpdated, EventWaitlistChanged,
};
use super::forms;
use super::guests;
use super::ics::Method;
use super::invitations;
use super::offline;
use super::recurrence;
use super::rewards;
use super::safety::{self, events::EventGuardianConsentChanged};
use super::store;
use super::tickets;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about};

mod told;

pub(crate) use told::{PART, progress};
use told::{
    remind, tell_followers, tell_guest, tell_helper, tell_organizers, tell_registered, tell_step, tell_waiting,
    tell_waiting_member,
};

const AN_HOUR: TimeDelta = TimeDelta::hours(1);

const LINE: Notice = Notice::of(Category::Events, Some(Topic::Events), |line, _| about("/events/", line));
/// To those who look after the community. There is no switch of its own.
const STAFF_LINE: Notice = Notice { switch: None, for_staff: true, ..LINE };

/// An event in which somebody takes part does not take place. It leads to the list, which stands also when the event is archived and out of their sight.
pub static CANCELLED: Notice =
    Notice { name: "event_cancelled", link: |line, _| about("/events?event=", line), once: Once::EachTime, ..LINE };
/// Staff archived the member's event.
pub static ARCHIVED: Notice = Notice { name: "event_archived", once: Once::EachTime, ..LINE };
/// Its time or its place is another one.
pub static UPDATED: Notice = Notice { name: "event_updated", ..LINE };
/// It takes place later; nobody knows when.
pub static POSTPONED: Notice = Notice { name: "event_postponed", once: Once::EachTime, ..LINE };
/// What was postponed or cancelled takes place after all.
pub static RESTORED: Notice = Notice { name: "event_restored", once: Once::EachTime, ..LINE };
/// Staff sent the member's event back to them.
pub static REJECTED: Notice = Notice { name: "event_rejected", once: Once::EachTime, ..LINE };
/// What was archived is a draft of the member's again.
pub static REOPENED: Notice = Notice { name: "event_reopened", once: Once::EachTime, ..LINE };
/// Places are free, and nobody is asked in turn.
pub static PLACE_FREE: Notice = Notice { name: "event_place_free", ..LINE };
/// Staff published the member's event.
pub static APPROVED: Notice = Notice { name: "event_approved", once: Once::EachTime, ..LINE };
/// A place is held for the member, for a while.
pub static OFFERED: Notice = Notice { name: "event_waitlist_offered", once: Once::EachTime, ..LINE };
/// It was held for too long.
pub static OFFER_EXPIRED: Notice = Notice { name: "event_offer_expired", once: Once::EachTime, pushed: false, ..LINE };
/// The event has begun, and no place became free for the member.
pub static WAIT_ENDED: Notice = Notice { name: "event_waitlist_ended", once: Once::EachTime, pushed: false, ..LINE };
/// Those who look after an event would like the member to come.
pub static INVITED: Notice = Notice { name: "event_invited", once: Once::EachTime, ..LINE };
/// They would like it no more.
pub static INVITATION_REVOKED: Notice =
    Notice { name: "event_invitation_revoked", once: Once::EachTime, pushed: false, ..LINE };
/// A device brought notes of who came that do not fit.
pub static CHECKIN_CONFLICTS: Notice = Notice { name: "event_checkin_conflicts", once: Once::EachTime, ..LINE };
/// They let the member take part.
pub static ACCEPTED: Notice = Notice { name: "event_registration_approved", once: Once::EachTime, ..LINE };
/// They turned the member down.
pub static DECLINED: Notice = Notice { name: "event_registration_declined", once: Once::EachTime, ..LINE };
/// A member asks to take part, to those who decide about registrations: once an hour, however many ask.
pub static REQUESTED: Notice = Notice { name: "event_registration_requested", once: Once::Within(AN_HOUR), ..LINE };
/// The member has asked: a receipt, and no sound.
pub static ASKED: Notice = Notice { name: "event_registration_pending", once: Once::EachTime, pushed: false, ..LINE };
/// The event has begun, and nobody had decided about the member.
pub static UNDECIDED: Notice =
    Notice { name: "event_registration_undecided", once: Once::EachTime, pushed: false, ..LINE };
/// They cancelled the member's place, or took them off the waiting list.
pub static REMOVED: Notice = Notice { name: "event_removed", once: Once::EachTime, ..LINE };
/// The member takes part: a receipt, and no sound.
pub static REGISTERED: Notice = Notice { name: "event_registered", once: Once::EachTime, pushed: false, ..LINE };
/// They take part no more: another one.
pub static WITHDRAWN: Notice = Notice { name: "event_withdrawn", once: Once::EachTime, pushed: false, ..LINE };
/// Those who look after an event tell something to all who take part. What they say stands where the line leads, and in the letter.
pub static BROADCAST: Notice = Notice {
    name: "event_broadcast",
    link: |line, _| about("/events/broadcasts/", line),
    once: Once::EachTime,
    ..LINE
};
/// The member helps with an event from now on.
pub static STAFF_GRANTED: Notice = Notice { name: "event_staff_granted", once: Once::EachTime, ..LINE };
/// They help no more.
pub static STAFF_REVOKED: Notice = Notice { name: "event_staff_revoked", once: Once::EachTime, pushed: false, ..LINE };
/// The member organizes an event from now on.
pub static OWNERSHIP_RECEIVED: Notice = Notice { name: "event_ownership_received", once: Once::EachTime, ..LINE };
/// Somebody else does in their place, as staff decided.
pub static OWNERSHIP_TRANSFERRED: Notice = Notice { name: "event_ownership_transferred", once: Once::EachTime, ..LINE };
/// Whoever manages an event's tickets gave the member some.
pub static TICKETS_GIVEN: Notice = Notice { name: "event_ticket_given", once: Once::EachTime, ..LINE };
/// Or took some away.
pub static TICKETS_CANCELLED: Notice = Notice { name: "event_ticket_cancelled", once: Once::EachTime, ..LINE };
/// Another member offers the member tickets.
pub static TICKETS_OFFERED: Notice = Notice { name: "event_ticket_offered", once: Once::EachTime, ..LINE };
/// And has those that the member offered.
pub static TICKETS_ACCEPTED: Notice = Notice { name: "event_ticket_accepted", once: Once::EachTime, ..LINE };
/// Or does not want them.
pub static TICKETS_DECLINED: Notice =
    Notice { name: "event_ticket_declined", once: Once::EachTime, pushed: false, ..LINE };
/// Those who decide about registrations took a guest of the member's away.
pub static GUEST_CANCELLED: Notice = Notice { name: "event_guest_cancelled", once: Once::EachTime, ..LINE };
/// New dates of the member's event cannot be made, as they cannot take over what was decided.
pub static DATES_STOPPED: Notice = Notice { name: "event_dates_stopped", once: Once::EachTime, ..LINE };
/// The member lacks answers to questions of the event, which are due soon.
pub static ANSWERS_DUE: Notice = Notice { name: "event_answers_due", once: Once::EachTime, ..LINE };
/// To those who decide about registrations: some members lack answers that are due by now.
pub static ANSWERS_OVERDUE: Notice =
    Notice { name: "event_answers_overdue", once: Once::EachTime, pushed: false, ..LINE };
/// The member is named as one who speaks at an event.
pub static SESSION_SPEAKER: Notice = Notice { name: "event_session_speaker", once: Once::EachTime, ..LINE };
/// A session at which the member speaks or has a place is at another time or in another room.
pub static SESSION_UPDATED: Notice = Notice { name: "event_session_updated", once: Once::EachTime, ..LINE };
/// It does not take place.
pub static SESSION_CANCELLED: Notice = Notice { name: "event_session_cancelled", once: Once::EachTime, ..LINE };
/// The event begins soon.
pub static REMINDER: Notice = Notice { name: "event_reminder", once: Once::EachTime, ..LINE };
/// Those who manage an event noted that the member did not come. It is for them alone to know, and no sound.
pub static NO_SHOW: Notice = Notice { name: "event_no_show", once: Once::EachTime, pushed: false, ..LINE };
/// That was taken back.
pub static NO_SHOW_UNDONE: Notice =
    Notice { name: "event_no_show_undone", once: Once::EachTime, pushed: false, ..LINE };
/// A guardian consents that the member takes part.
pub static GUARDIAN_CONSENTED: Notice = Notice { name: "event_guardian_consented", once: Once::EachTime, ..LINE };
/// They do not.
pub static GUARDIAN_DECLINED: Notice = Notice { name: "event_guardian_declined", once: Once::EachTime, ..LINE };
/// They do no more: to the member and the organizer.
pub static GUARDIAN_WITHDRAWN: Notice = Notice { name: "event_guardian_withdrawn", once: Once::EachTime, ..LINE };
/// They did not answer in time.
pub static GUARDIAN_EXPIRED: Notice = Notice { name: "event_guardian_expired", once: Once::EachTime, ..LINE };
/// To administrators: an event waits for their decision.
pub static PENDING_REVIEW: Notice = Notice {
    name: "event_pending_review",
    link: |line, _| about("/admin/events?event=", line),
    once: Once::EachTime,
    ..STAFF_LINE
};
/// To administrators: hours for coming to an event wait. Once an hour, however many do.
pub static REWARD_WAITING: Notice = Notice {
    name: "event_reward_waiting",
    link: |line, _| about("/admin/events/attendance-claims?event=", line),
    once: Once::Within(AN_HOUR),
    ..STAFF_LINE
};
/// To those who look after the community: a new event.
pub static NEW_EVENT_CREATED: Notice = Notice { name: "new_event_created", ..STAFF_LINE };

/// What a kind of letter means to say to the calendar of whoever reads it.
#[must_use]
pub fn for_calendars(kind: &str) -> Option<Method> {
    let one_of = |kinds: &[&Notice]| kinds.iter().any(|one| one.name == kind);
    if one_of(&[&REGISTERED, &ACCEPTED, &UPDATED, &POSTPONED, &RESTORED]) {
        Some(Method::Request)
    } else {
        one_of(&[&CANCELLED, &REMOVED, &WITHDRAWN]).then_some(Method::Cancel)
    }
}

/// Tells members and staff of events.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &CANCELLED,
                &ARCHIVED,
                &UPDATED,
                &POSTPONED,
                &RESTORED,
                &REJECTED,
                &REOPENED,
                &PLACE_FREE,
                &APPROVED,
                &OFFERED,
                &OFFER_EXPIRED,
                &WAIT_ENDED,
                &REMINDER,
                &INVITED,
                &INVITATION_REVOKED,
                &CHECKIN_CONFLICTS,
                &DATES_STOPPED,
                &ACCEPTED,
                &DECLINED,
                &REQUESTED,
                &ASKED,
                &UNDECIDED,
                &REMOVED,
                &REGISTERED,
                &WITHDRAWN,
                &BROADCAST,
                &STAFF_GRANTED,
                &STAFF_REVOKED,
                &OWNERSHIP_RECEIVED,
                &OWNERSHIP_TRANSFERRED,
                &TICKETS_GIVEN,
                &TICKETS_CANCELLED,
                &TICKETS_OFFERED,
                &TICKETS_ACCEPTED,
                &TICKETS_DECLINED,
                &GUEST_CANCELLED,
                &ANSWERS_DUE,
                &ANSWERS_OVERDUE,
                &SESSION_SPEAKER,
                &SESSION_UPDATED,
                &SESSION_CANCELLED,
                &GUARDIAN_CONSENTED,
                &GUARDIAN_DECLINED,
                &GUARDIAN_WITHDRAWN,
                &GUARDIAN_EXPIRED,
                &NO_SHOW,
                &NO_SHOW_UNDONE,
                &REWARD_WAITING,
                &PENDING_REVIEW,
                &NEW_EVENT_CREATED,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<CommunityEventCreated>(),
                EventType::of::<EventLifecycleTransitioned>(),
                EventType::of::<EventUpdated>(),
                EventType::of::<EventPlaceFreed>(),
                EventType::of::<EventRegistrationChanged>(),
                EventType::of::<EventWaitlistChanged>(),
                EventType::of::<EventAttendanceTransitioned>(),
                EventType::of::<EventAttendanceClaimWaits>(),
                EventType::of::<EventReminderDue>(),
                EventType::of::<EventGuestChanged>(),
                EventType::of::<EventAnswersDue>(),
                EventType::of::<EventAnswersOverdue>(),
                EventType::of::<EventBroadcastDue>(),
                EventType::of::<EventInvitationRevoked>(),
                EventType::of::<EventOfflineConflictsFound>(),
                EventType::of::<EventDatesStopped>(),
                EventType::of::<EventStaffRoleChanged>(),
                EventType::of::<EventOwnershipTransferred>(),
                EventType::of::<EventGuardianConsentChanged>(),
                EventType::of::<EventTicketChanged>(),
                EventType::of::<EventTicketTransferChanged>(),
                EventType::of::<EventAgendaChanged>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<CommunityEventCreated>()? {
            let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
            let line = |to| {
                let (about, place) = (Some(event.event.get()), Some(title.clone()));
                NewNotification { about, place, ..NewNotification::of(&event, to, &NEW_EVENT_CREATED) }
            };
            return desk.notify_staff(tx, heard, (Staff::All, &[event.organizer]), &line).await;
        }
        if let Some(event) = heard.event::<EventUpdated>()? {
            if !event.matters {
                return Ok(Progress::Done);
            }
            let line = |to| NewNotification::of(&event, to, &UPDATED);
            let mut events = event.occurrences.clone();
            events.push(event.event);
            return tell_followers(tx, desk, heard, (event.event, &events), (event.actor, None), &line).await;
        }
        if let Some(event) = heard.event::<EventPlaceFreed>()? {
            let line = |to| NewNotification::of(&event, to, &PLACE_FREE);
            return tell_waiting(tx, desk, heard, event.event, &line).await;
        }
        if let Some(event) = heard.event::<EventWaitlistChanged>()? {
            return tell_waiting_member(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventRegistrationChanged>()? {
            return tell_registered(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventAttendanceTransitioned>()? {
            return tell_guest(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventAttendanceClaimWaits>()? {
            return rewards::told::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventStaffRoleChanged>()? {
            return tell_helper(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventOwnershipTransferred>()? {
            return tell_organizers(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventGuardianConsentChanged>()? {
            return safety::notices::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventTicketChanged>()? {
            return tickets::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventTicketTransferChanged>()? {
            return tickets::tell_transfer(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventAgendaChanged>()? {
            return agenda::told::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventBroadcastDue>()? {
            return broadcasts::told::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventGuestChanged>()? {
            return guests::told::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventAnswersDue>()? {
            return forms::told::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventAnswersOverdue>()? {
            return forms::told::tell_overdue(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventInvitationRevoked>()? {
            return invitations::tell_revoked(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventOfflineConflictsFound>()? {
            return offline::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventDatesStopped>()? {
            return recurrence::blueprint::told::tell(tx, desk, heard, &event).await;
        }
        if let Some(event) = heard.event::<EventReminderDue>()? {
            return remind(tx, desk, heard, &event).await;
        }
        match heard.event::<EventLifecycleTransitioned>()? {
            Some(event) => tell_step(tx, desk, heard, &event).await,
            None => Ok(Progress::Done),
        }
    }
}
