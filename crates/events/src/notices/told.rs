//! Who is told what.

use chrono::TimeDelta;
use chrono_tz::Tz;

use super::{
    ACCEPTED, APPROVED, ARCHIVED, ASKED, CANCELLED, DECLINED, INVITED, NO_SHOW, NO_SHOW_UNDONE, OFFER_EXPIRED, OFFERED,
    OWNERSHIP_RECEIVED, OWNERSHIP_TRANSFERRED, PENDING_REVIEW, POSTPONED, REGISTERED, REJECTED, REMINDER, REMOVED,
    REOPENED, REQUESTED, RESTORED, STAFF_GRANTED, STAFF_REVOKED, UNDECIDED, WAIT_ENDED, WITHDRAWN,
};
use crate::attendance::model::State as Attendance;
use crate::base::{Answer, MemberId, Timestamp};
use crate::call::Tx;
use crate::events::{
    EventAttendanceTransitioned, EventLifecycleTransitioned, EventOwnershipTransferred, EventRegistrationChanged,
    EventReminderDue, EventStaffRoleChanged, EventWaitlistChanged,
};
use crate::forms;
use crate::model::{EventId, Operation, Publication};
use crate::outbox::Heard;
use crate::people;
use crate::queue::Progress;
use crate::recurrence;
use crate::reminders::{self, model::effective};
use crate::store;
use crate::time::told;
use services::notices::{Desk, NewNotification, Notice, Staff};

/// What ended so long before a step was told ended with it.
const A_MOMENT: TimeDelta = TimeDelta::minutes(1);

/// So many hear of it at a time.
pub(crate) const PART: i64 = 100;

/// Tells a member that a place is held for them and until when, or that they wait no longer.
pub(super) async fn tell_waiting_member(
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
pub(super) async fn tell_registered(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventRegistrationChanged,
) -> Answer<Progress> {
    if event.action == "event.registration.pending" {
        tell_deciders(tx, desk, heard, event).await?;
    }
    let kind = match (event.action.as_str(), event.actor == Some(event.member)) {
        ("event.registration.pending", true) => &ASKED,
        ("event.registration.cancelled", _) if event.by_itself && event.had_asked => &UNDECIDED,
        // Whoever asked and asks no more knows it, and had no place.
        ("event.registration.cancelled", true) if event.had_asked => return Ok(Progress::Done),
        ("event.registration.cancelled", false) if event.had_asked && event.actor.is_some() => &DECLINED,
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

/// Tells those who decide about registrations that somebody asks to take part; who it is, they see in the list.
async fn tell_deciders(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventRegistrationChanged) -> Answer<()> {
    let Some(title) = store::title(tx, event.event).await? else { return Ok(()) };
    for to in forms::store::due::deciders(tx, event.event).await? {
        let (about, place) = (Some(event.event.get()), Some(title.clone()));
        let line = NewNotification { actor: None, about, place, ..NewNotification::of(event, to, &REQUESTED) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(())
}

/// Tells a member that they were noted as absent, or that this was taken back. Who of those who manage the event did is not told.
pub(super) async fn tell_guest(
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
pub(super) async fn tell_helper(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventStaffRoleChanged,
) -> Answer<Progress> {
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

/// Tells who organizes an event now, and who did, but for whoever decided it.
pub(super) async fn tell_organizers(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &EventOwnershipTransferred,
) -> Answer<Progress> {
    let Some(title) = store::title(tx, event.event).await? else { return Ok(Progress::Done) };
    for (to, kind) in [(event.to, &OWNERSHIP_RECEIVED), (event.from, &OWNERSHIP_TRANSFERRED)] {
        if event.actor == Some(to) {
            continue;
        }
        let (about, place) = (Some(event.event.get()), Some(title.clone()));
        let line = NewNotification { actor: None, about, place, ..NewNotification::of(event, to, kind) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(Progress::Done)
}

/// Reminds a part of those who take part and want to be reminded so long before, by their ids. What begins at another time by now, or does not take place,
/// reminds nobody.
pub(super) async fn remind(tx: &mut Tx, desk: &dyn Desk, heard: &Heard, event: &EventReminderDue) -> Answer<Progress> {
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
pub(super) async fn tell_step(
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
pub(super) async fn tell_waiting(
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
pub(super) async fn tell_followers(
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
