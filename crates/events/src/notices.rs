//! What members and staff hear of events.

use async_trait::async_trait;
use chrono::TimeDelta;
use chrono_tz::Tz;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::agenda;
use super::attendance::model::State as Attendance;
use super::broadcasts;
use super::events::{
    CommunityEventCreated, EventAgendaChanged, EventAnswersDue, EventAnswersOverdue, EventAttendanceTransitioned,
    EventBroadcastDue, EventDatesStopped, EventGuestChanged, EventInvitationRevoked, EventLifecycleTransitioned,
    EventOfflineConflictsFound, EventPlaceFreed, EventRegistrationChanged, EventReminderDue, EventStaffRoleChanged,
    EventTicketChanged, EventTicketTransferChanged, EventUpdated, EventWaitlistChanged,
};
use super::forms;
use super::guests;
use super::ics::Method;
use super::invitations;
use super::model::{EventId, Operation, Publication};
use super::offline;
use super::people;
use super::recurrence;
use super::reminders::{self, model::effective};
use super::safety::{self, events::EventGuardianConsentChanged};
use super::store;
use super::tickets;
use super::time::told;
use crate::base::{Answer, MemberId, Timestamp};
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about};

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

/// What ended so long before a step was told ended with it.
const A_MOMENT: TimeDelta = TimeDelta::minutes(1);

/// So many hear of it at a time.
pub(crate) const PART: i64 = 100;

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
                &REMOVED,
                &REGISTERED,
                &WITHDRAWN,
                &BROADCAST,
                &STAFF_GRANTED,
                &STAFF_REVOKED,
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
                EventType::of::<EventReminderDue>(),
                EventType::of::<EventGuestChanged>(),
                EventType::of::<EventAnswersDue>(),
                EventType::of::<EventAnswersOverdue>(),
                EventType::of::<EventBroadcastDue>(),
                EventType::of::<EventInvitationRevoked>(),
                EventType::of::<EventOfflineConflictsFound>(),
                EventType::of::<EventDatesStopped>(),
                EventType::of::<EventStaffRoleChanged>(),
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
        if let Some(event) = heard.event::<EventStaffRoleChanged>()? {
            return tell_helper(tx, desk, heard, &event).await;
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

/// Tells a member that a place is held for them and until when, or that they wait no longer.
async fn tell_waiting_member(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventWaitlistChanged,
) -> Answer<Progress> {
    let kind = match (event.action.as_str(), event.held_until) {
        ("event.waitlist.offered", _) => &OFFERED,
        ("event.waitlist.expired", Some(_)) => &OFFER_EXPIRED,
        ("event.waitlist.expired", None) => &WAIT_ENDED,
        ("event.waitlist.cancelled", _) => &REMOVED,
        _ => return Ok(Progress::Done),
    };
    let title = store::title(tx, event.event).await?;
    let Some((title, timezone)) = title.zip(store::timezone(tx, event.event).await?) else { return Ok(Progress::Done) };
    let until = event.held_until.filter(|_| kind == &OFFERED);
    let reason = match until {
        Some(until) => Some(told(until, timezone.parse().unwrap_or(Tz::UTC))),
        None if kind == &REMOVED => people::store::reason_of_wait(tx, event.event, event.member).await?.flatten(),
        None => None,
    };
    let (about, place) = (Some(event.event.get()), Some(title));
    // Who of those who look after the event decided is not told.
    let actor = if kind == &REMOVED { None } else { event.actor };
    let line = NewNotification { actor, about, place, reason, ..NewNotification::of(event, event.member, kind) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}

/// Tells a member what became of their registration, by themselves or by others. Who of those who look after the event decided is not told.
async fn tell_registered(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventRegistrationChanged,
) -> Answer<Progress> {
    let kind = match (event.action.as_str(), event.actor == Some(event.member)) {
        ("event.registration.invited", false) => &INVITED,
        ("event.registration.confirmed", true) => &REGISTERED,
        ("event.registration.confirmed", false) => &ACCEPTED,
        ("event.registration.declined", false) => &DECLINED,
        ("event.registration.cancelled", true) => &WITHDRAWN,
        ("event.registration.cancelled", false) if !event.by_itself => &REMOVED,
        _ => return Ok(Progress::Done),
    };
    let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
    // The line names nobody whom the desk could look up among those whom the member has muted.
    if kind == &INVITED && store::has_muted_organizer(tx, event.event, event.member).await? {
        return Ok(Progress::Done);
    }
    let reason = if kind == &DECLINED || kind == &REMOVED {
        people::store::reason_of(tx, event.event, event.member, event.registration_version).await?.flatten()
    } else {
        None
    };
    let (about, place) = (Some(event.event.get()), Some(title));
    let line = NewNotification { actor: None, about, place, reason, ..NewNotification::of(event, event.member, kind) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}

/// Tells a member that they were noted as absent, or that this was taken back. Who of those who manage the event did is not told.
async fn tell_guest(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventAttendanceTransitioned,
) -> Answer<Progress> {
    let kind = match (event.from, event.to) {
        (_, Attendance::NoShow) => &NO_SHOW,
        (Attendance::NoShow, _) => &NO_SHOW_UNDONE,
        _ => return Ok(Progress::Done),
    };
    let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let (about, place) = (Some(event.event.get()), Some(title));
    let line = NewNotification { actor: None, about, place, ..NewNotification::of(event, event.member, kind) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}

/// Tells a member that they help with an event, or no more.
async fn tell_helper(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventStaffRoleChanged) -> Answer<Progress> {
    let kind = match (event.granted, event.first) {
        (true, true) => &STAFF_GRANTED,
        (true, false) => return Ok(Progress::Done),
        (false, _) => &STAFF_REVOKED,
    };
    let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let (about, place) = (Some(event.event.get()), Some(title));
    let line = NewNotification { actor: None, about, place, ..NewNotification::of(event, event.member, kind) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}

/// Reminds a part of those who take part and want to be reminded so long before, by their ids. What begins at another time by now, or does not take place,
/// reminds nobody.
async fn remind(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventReminderDue) -> Answer<Progress> {
    let Some(found) = store::lock(tx, event.event).await? else { return Ok(Progress::Done) };
    let takes_place =
        found.publication_state == Publication::Published && found.operational_state == Operation::Scheduled;
    if !takes_place || found.starts_at != event.starts_at || found.starts_at <= tx.now() {
        return Ok(Progress::Done);
    }
    let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let rules = reminders::rules(&mut tx.reads(), &found, None).await?.rules;
    let is_rule = rules.iter().any(|rule| rule.enabled && rule.offset_minutes == event.offset_minutes);
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = reminders::store::guests_after(tx, event.event, (event.due_at, !is_rule), after, PART).await?;
    let when = told(event.starts_at, found.timezone.parse().unwrap_or(Tz::UTC));
    for guest in &part {
        let own = guest.rules.as_ref().map(|rules| rules.0.as_slice()).unwrap_or_default();
        if !effective(&rules, own).contains(&event.offset_minutes) {
            continue;
        }
        let (about, place, reason) = (Some(event.event.get()), Some(title.clone()), Some(when.clone()));
        let line = NewNotification { about, place, reason, ..NewNotification::of(event, guest.user_id, &REMINDER) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(progress(&part.into_iter().map(|guest| guest.user_id).collect::<Vec<_>>()))
}

/// Tells those whom a step concerns.
async fn tell_step(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventLifecycleTransitioned,
) -> Answer<Progress> {
    let was_public = event.from_publication == Publication::Published;
    let by_others = event.actor != Some(event.organizer);
    // What was cancelled before, and what took place, is archived without a word to those who took part.
    let calls_off =
        was_public && event.to_operational == Operation::Cancelled && event.from_operational != Operation::Cancelled;
    let kind = match event.action.as_str() {
        "submit" => {
            let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
            let line = |to| {
                let (about, place) = (Some(event.event.get()), Some(title.clone()));
                NewNotification { about, place, ..NewNotification::of(event, to, &PENDING_REVIEW) }
            };
            return desk.notify_staff(tx, heard, (Staff::Stewards, &[event.organizer]), &line).await;
        }
        "publish" if by_others => return tell_organizer(tx, desk, heard, event, &APPROVED).await,
        "reject" if by_others => return tell_organizer(tx, desk, heard, event, &REJECTED).await,
        "restore" if !was_public && by_others => return tell_organizer(tx, desk, heard, event, &REOPENED).await,
        "cancel" | "archive" if calls_off => &CANCELLED,
        "archive" if by_others => return tell_organizer(tx, desk, heard, event, &ARCHIVED).await,
        "postpone" => &POSTPONED,
        "restore" if was_public => &RESTORED,
        _ => return Ok(Progress::Done),
    };
    // Whoever organizes it hears of what others decide with the first part.
    if by_others && heard.resume.is_none() {
        tell_organizer(tx, desk, heard, event, kind).await?;
    }
    let reason = store::reason_of(tx, event.event, event.lifecycle_version).await?.flatten();
    let line = |to| NewNotification { reason: reason.clone(), ..NewNotification::of(event, to, kind) };
    let since = match (event.action.as_str(), event.from_operational) {
        // Whoever was registered when it was cancelled hears that it takes place after all.
        ("restore", Operation::Cancelled) => store::cancelled_since(tx, event.event, event.lifecycle_version).await?,
        // What ended with the step ended a moment before it was told.
        _ => Some(heard.occurred_at),
    };
    let since = since.map(|since| since - A_MOMENT);
    let events = recurrence::store::from(tx, event.event, heard.occurred_at).await?;
    tell_followers(tx, desk, heard, (event.event, &events), (event.actor, since), &line).await
}

/// Tells a part of those who wait for a place, by their ids.
async fn tell_waiting(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: EventId,
    line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
) -> Answer<Progress> {
    let Some(title) = store::title(tx, event).await? else { return Ok(Progress::Done) };
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = store::waiting_after(tx, event, after, PART).await?;
    for member in &part {
        let (about, place) = (Some(event.get()), Some(title.clone()));
        desk.notify(tx, heard, NewNotification { about, place, ..line(*member) }).await?;
    }
    Ok(progress(&part))
}

async fn tell_organizer(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventLifecycleTransitioned,
    kind: &'static Notice,
) -> Answer<Progress> {
    let Some(place) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
    let reason = store::reason_of(tx, event.event, event.lifecycle_version).await?.flatten();
    let (about, place) = (Some(event.event.get()), Some(place));
    // Who of the staff decided is not told.
    let line =
        NewNotification { actor: None, about, place, reason, ..NewNotification::of(event, event.organizer, kind) };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}

/// Tells a part of those who follow an event or occurrences of it, but for whoever caused it, by their ids. `since`: also those whose part in it ended no earlier than that.
async fn tell_followers(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    (event, events): (EventId, &[EventId]),
    (actor, since): (Option<MemberId>, Option<Timestamp>),
    line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
) -> Answer<Progress> {
    let Some(title) = store::title(tx, event).await? else { return Ok(Progress::Done) };
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = store::followers_after(tx, events, since, after, PART).await?;
    for member in part.iter().filter(|member| Some(**member) != actor) {
        let (about, place) = (Some(event.get()), Some(title.clone()));
        desk.notify(tx, heard, NewNotification { about, place, ..line(*member) }).await?;
    }
    Ok(progress(&part))
}

/// Where the next part begins, if there may be one.
pub(crate) fn progress(part: &[MemberId]) -> Progress {
    match part.last() {
        Some(last) if i64::try_from(part.len()).is_ok_and(|told| told >= PART) => Progress::More(last.get()),
        _ => Progress::Done,
    }
}
