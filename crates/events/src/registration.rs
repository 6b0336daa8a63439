//! Taking part: registrations, the waiting list, and answers of clients that ask one question.
//!
//! Every move holds the event's row first, then both members', so whoever comes second sees what the first did. A place is taken by a registration or held by
//! an offer; whenever one becomes free, it is held for whoever has waited longest ([`fill`]).

use chrono::TimeDelta;
use contract::Code;
use contract::Operation as Door;

use super::actions::role;
use super::events::{EventPlaceFreed, EventRegistrationChanged, EventWaitlistChanged};
use super::forms;
use super::model::{Event, EventId, Operation, Publication, Registration, Waiting, missing};
use super::permissions::{Permission, may};
use super::safety;
use super::store::{self, Entry, EventSeen, RegistrationRow};
use crate::auth::seals::Place;
use crate::base::{Answer, Fault, MemberId, Page, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::invitations;
use crate::members::{self, blocks, blocks::Errand};
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;

/// How somebody takes part, with the event as they meet it.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The event.
    pub seen: EventSeen,
    /// Who takes part.
    pub member: MemberId,
    /// Their registration.
    pub registration: Option<RegistrationRow>,
    /// Their entry of the waiting list.
    pub entry: Option<Entry>,
}

/// What a move did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Anything.
    pub changed: bool,
    /// The line in the history.
    pub history: Option<i64>,
    /// A place became free.
    pub released: bool,
    /// A place is held for whoever is next.
    pub offered: bool,
}

/// How the viewer takes part in an event that they may see or have to do with.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn standing(call: &Call, id: EventId) -> Answer<Standing> {
    let viewer = call.member()?;
    let found = store::around_any(call, viewer.id, viewer.is_admin(), id).await?;
    let (seen, is_seen) = found.ok_or_else(missing)?;
    let (registration, entry) = store::standing(call, id, viewer.id).await?;
    if !is_seen && registration.is_none() && entry.is_none() {
        return Err(missing().into());
    }
    Ok(Standing { seen, member: viewer.id, registration, entry })
}

/// How a member takes part in an event that the viewer looks after.
///
/// # Errors
/// 404 `NOT_FOUND` if there is no such event.
pub(crate) async fn standing_of(call: &Call, id: EventId, member: MemberId) -> Answer<Standing> {
    let (seen, _) = store::around_any(call, member, false, id).await?.ok_or_else(missing)?;
    let (registration, entry) = store::standing(call, id, member).await?;
    Ok(Standing { seen, member, registration, entry })
}

/// An event that is held, and how a member stands to it.
pub(crate) struct Held {
    /// The event.
    pub(crate) event: Event,
    /// Who: the viewer, or somebody about whom they decide.
    pub(crate) me: MemberId,
    /// Who does something; none for whoever is no member of the community, and for the program.
    pub(crate) actor: Option<MemberId>,
    /// Their registration.
    pub(crate) registration: Option<RegistrationRow>,
    /// Their entry of the waiting list.
    pub(crate) entry: Option<Entry>,
}

impl Held {
    fn is_confirmed(&self) -> bool {
        self.registration.is_some_and(|row| row.state == Registration::Confirmed)
    }

    pub(crate) fn is_active(&self) -> bool {
        let active = [Registration::Invited, Registration::Pending, Registration::Confirmed];
        self.registration.is_some_and(|row| active.contains(&row.state))
    }

    pub(crate) fn waits(&self) -> bool {
        self.entry.is_some_and(|entry| entry.waits())
    }

    fn is_own(&self) -> bool {
        self.actor == Some(self.me)
    }
}

async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<Held> {
    let me = call.me()?;
    let event = store::lock(tx, id).await?.ok_or_else(missing)?;
    let (registration, entry) = (store::registration(tx, id, me).await?, store::entry(tx, id, me).await?);
    Ok(Held { event, me, actor: Some(me), registration, entry })
}

/// What is told of an event to which nobody can come.
pub(crate) fn unavailable() -> Refusal {
    Refusal::new(Code::EventRegistrationUnavailable, say!("event-registration-unavailable"))
}

/// What whoever manages an event is told, and whoever is no member of the community.
pub(crate) fn forbidden() -> Refusal {
    Refusal::new(Code::EventRegistrationForbidden, say!("event-registration-forbidden"))
}

/// Whether members can begin to take part in an event now. Source: spec events 6.2.
pub(crate) fn open(call: &Call, event: &Event) -> Answer<()> {
    if !call.community()?.settings.events.registration_enabled {
        return Err(Refusal::new(Code::EventRegistrationDisabled, say!("event-registration-disabled")).into());
    }
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    let takes_place = matches!(event.operational_state, Operation::Scheduled | Operation::Postponed);
    if event.publication_state != Publication::Published || !takes_place {
        return Err(unavailable().into());
    }
    if event.starts_at <= call.now() {
        return Err(Refusal::new(Code::EventRegistrationClosed, say!("event-registration-closed")).into());
    }
    Ok(())
}

/// Whether a member and the organizer, whose rows are held, may come together; first whoever asks. Source: spec events 21.
pub(crate) async fn meet(call: &Call, tx: &mut Tx, (me, other): (MemberId, MemberId), door: Door) -> Answer<()> {
    blocks::pass(tx, door, me, other, Errand::default()).await?;
    safeguarding::allow(call, tx, me, other, Interaction::EventJoin).await?;
    safeguarding::allow(call, tx, other, me, Interaction::EventJoin).await
}

/// An event at which the viewer can begin to take part. Source: spec events 6.2 and 21.
pub(crate) async fn enter(call: &Call, tx: &mut Tx, id: EventId, door: Door) -> Answer<Held> {
    let viewer = call.member()?;
    let held = hold(call, tx, id).await?;
    let seen = store::read_seen(tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?;
    let event = &held.event;
    open(call, event)?;
    if viewer.tenant != call.tenant() || role(viewer, &seen).manages() {
        return Err(forbidden().into());
    }
    let organizer = event.organizer_id;
    let present = members::store::hold(tx, &[held.me, organizer]).await?;
    let active = |who: MemberId| present.iter().any(|member| member.id == who && member.active);
    if !active(held.me) {
        return Err(forbidden().into());
    }
    if !active(organizer) {
        return Err(unavailable().into());
    }
    meet(call, tx, (held.me, organizer), door).await?;
    // What was held for too long goes to whoever is next before it goes to whoever happens to come.
    if hand_on(tx, event).await? == 0 {
        return Ok(held);
    }
    let entry = store::entry(tx, id, held.me).await?;
    Ok(Held { entry, ..held })
}

/// Registers the viewer.
///
/// # Errors
/// As the contract says of `confirmEventRegistration`.
pub async fn confirm(call: &Call, id: EventId) -> Answer<Moved> {
    let mut tx = call.begin().await?;
    let held = enter(call, &mut tx, id, Door::ConfirmEventRegistration).await?;
    let moved = confirm_held(&mut tx, &held).await?;
    tx.commit().await?;
    Ok(moved)
}

/// Lets a member take part, if a place is free. Who waits leaves the line.
///
/// # Errors
/// 409 `EVENT_OFFER_ACCEPTANCE_REQUIRED`, `EVENT_CAPACITY_FULL`, `EVENT_ANSWERS_REQUIRED` or `EVENT_SAFETY_ACTION_REQUIRED`; 503 `EVENT_SAFETY_UNAVAILABLE`.
pub(crate) async fn confirm_held(tx: &mut Tx, held: &Held) -> Answer<Moved> {
    if held.is_confirmed() {
        return Ok(Moved::default());
    }
    safety::gate::pass(tx, &held.event, held.me).await?;
    if held.entry.is_some_and(|entry| entry.holds(tx.now())) {
        return Err(Refusal::new(Code::EventOfferAcceptanceRequired, say!("event-offer-acceptance-required")).into());
    }
    if let Some(limit) = held.event.max_attendees
        && store::occupied(tx, held.event.id).await? >= limit
    {
        return Err(Refusal::new(Code::EventCapacityFull, say!("event-full")).into());
    }
    answered(tx, held).await?;
    if held.waits() {
        leave_line(tx, held, None).await?;
    }
    let history = write(tx, held, Registration::Confirmed, None).await?;
    Ok(Moved { changed: true, history: Some(history), ..Moved::default() })
}

/// Whether a member has answered everything without which nobody takes part or waits.
async fn answered(tx: &mut Tx, held: &Held) -> Answer<()> {
    if forms::store::bars(tx, held.event.id, held.me).await? {
        return Err(Refusal::new(Code::EventAnswersRequired, say!("event-answers-required")).into());
    }
    Ok(())
}

/// Lets the viewer take part in an event, inside a transaction. Gives the event, which is held, and the number of the registration.
///
/// # Errors
/// As [`confirm`].
pub(super) async fn take_part(call: &Call, tx: &mut Tx, id: EventId, door: Door) -> Answer<(Event, i64)> {
    let held = enter(call, tx, id, door).await?;
    confirm_held(tx, &held).await?;
    let row = store::registration(tx, id, held.me).await?;
    Ok((held.event, row.ok_or_else(|| Fault::new("a registration has no row"))?.id))
}

/// Moves a registration. Gives the line in its history.
pub(crate) async fn write(tx: &mut Tx, held: &Held, to: Registration, reason: Option<&str>) -> Answer<i64> {
    let step = (held.registration, to);
    write_of(tx, held.event.id, (held.me, held.actor), step, reason, false).await
}

/// Moves the registration of a member for an event, which is held, and tells of it; `by_itself` if nobody did it. Gives the line in its history.
pub(crate) async fn write_of(
    tx: &mut Tx,
    event: EventId,
    (member, actor): (MemberId, Option<MemberId>),
    (row, to): (Option<RegistrationRow>, Registration),
    reason: Option<&str>,
    by_itself: bool,
) -> Answer<i64> {
    let history = store::register(tx, event, (member, actor), (row, to), reason).await?;
    invitations::follow(tx, event, (member, actor), (row.map(|row| row.state), to), by_itself).await?;
    let changed = EventRegistrationChanged {
        action: format!("event.registration.{}", to.as_str()),
        event,
        member,
        actor,
        registration_version: row.map_or(1, |row| row.version + 1),
        by_itself,
    };
    outbox::tell(tx, changed).await?;
    Ok(history)
}

/// Takes the viewer's registration back. The place is held for whoever is next.
///
/// # Errors
/// 404 `NOT_FOUND` if there is no such event that the viewer may see or has registered for.
pub async fn withdraw(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Moved> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let held = hold(call, &mut tx, id).await?;
    if held.registration.is_none() && store::read_seen(&mut tx, viewer.id, viewer.is_admin(), id).await?.is_none() {
        return Err(missing().into());
    }
    let moved = withdraw_held(&mut tx, &held, reason).await?;
    tx.commit().await?;
    Ok(moved)
}

/// Ends a registration. Its place is held for whoever is next. Whoever does not accept an invitation declines it.
pub(crate) async fn withdraw_held(tx: &mut Tx, held: &Held, reason: Option<&str>) -> Answer<Moved> {
    if !held.is_active() {
        return Ok(Moved::default());
    }
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    let declines = held.is_own() && held.registration.is_some_and(|row| row.state == Registration::Invited);
    let to = if declines { Registration::Declined } else { Registration::Cancelled };
    let history = write(tx, held, to, reason).await?;
    let released = held.is_confirmed();
    let offered = released && fill(tx, &held.event).await?;
    Ok(Moved { changed: true, history: Some(history), released, offered })
}

/// Puts the viewer at the end of the waiting list.
///
/// # Errors
/// As the contract says of `joinEventWaitlist`.
pub async fn join_line(call: &Call, id: EventId) -> Answer<Moved> {
    let mut tx = call.begin().await?;
    let held = enter(call, &mut tx, id, Door::JoinEventWaitlist).await?;
    let moved = join_held(call, &mut tx, &held).await?;
    tx.commit().await?;
    Ok(moved)
}

async fn join_held(call: &Call, tx: &mut Tx, held: &Held) -> Answer<Moved> {
    if held.waits() {
        return Ok(Moved::default());
    }
    safety::gate::pass(tx, &held.event, held.me).await?;
    if !call.community()?.settings.events.waitlist_enabled {
        return Err(Refusal::new(Code::EventWaitlistDisabled, say!("event-waitlist-disabled")).into());
    }
    if held.is_confirmed() {
        return Err(Refusal::new(Code::EventAlreadyConfirmed, say!("event-already-confirmed")).into());
    }
    let Some(limit) = held.event.max_attendees else {
        return Err(Refusal::new(Code::EventWaitlistCapacityRequired, say!("event-place-free")).into());
    };
    if store::occupied(tx, held.event.id).await? < limit {
        return Err(Refusal::new(Code::EventCapacityAvailable, say!("event-place-free")).into());
    }
    answered(tx, held).await?;
    let history = store::enqueue(tx, held.event.id, held.me, held.entry).await?;
    let action = if held.entry.is_some() { "event.waitlist.rejoined" } else { "event.waitlist.joined" };
    tell_line(tx, &held.event, (held.me, Some(held.me)), action, None).await?;
    Ok(Moved { changed: true, history: Some(history), ..Moved::default() })
}

/// Takes the viewer off the waiting list. A place that was held goes to whoever is next.
///
/// # Errors
/// 404 `NOT_FOUND` if there is no such event that the viewer may see or waits for.
pub async fn leave_waitlist(call: &Call, id: EventId) -> Answer<Moved> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let held = hold(call, &mut tx, id).await?;
    if held.entry.is_none() && store::read_seen(&mut tx, viewer.id, viewer.is_admin(), id).await?.is_none() {
        return Err(missing().into());
    }
    if !held.waits() {
        tx.commit().await?;
        return Ok(Moved::default());
    }
    let released = held.entry.is_some_and(|entry| entry.state == Waiting::Offered);
    let history = leave_line(&mut tx, &held, None).await?;
    let offered = released && fill(&mut tx, &held.event).await?;
    tx.commit().await?;
    Ok(Moved { changed: true, history, released, offered })
}

/// Ends a member's waiting. The line in the history, if they waited.
pub(crate) async fn leave_line(tx: &mut Tx, held: &Held, reason: Option<&str>) -> Answer<Option<i64>> {
    let Some(entry) = held.entry.filter(Entry::waits) else { return Ok(None) };
    let history = store::end_entry(tx, &entry, (held.actor, reason)).await?;
    let action = if held.is_own() { "event.waitlist.withdrawn" } else { "event.waitlist.cancelled" };
    tell_line(tx, &held.event, (held.me, held.actor), action, None).await?;
    Ok(Some(history))
}

/// Takes the place that is held for the viewer.
///
/// # Errors
/// As the contract says of `acceptEventOffer`.
pub async fn accept(call: &Call, id: EventId) -> Answer<Moved> {
    let mut tx = call.begin().await?;
    let held = enter(call, &mut tx, id, Door::AcceptEventOffer).await?;
    let entry = held.entry.filter(|entry| matches!(entry.state, Waiting::Offered | Waiting::Expired));
    // A place that was held before the community changed its mind is still theirs.
    if entry.is_none() && !call.community()?.settings.events.timed_waitlist_offers_enabled {
        let sentence = say!("event-offers-disabled");
        return Err(Refusal::new(Code::EventWaitlistTimedOffersDisabled, sentence).into());
    }
    let inactive = || Refusal::new(Code::EventWaitlistOfferInactive, say!("event-offer-inactive"));
    let entry = entry.ok_or_else(inactive)?;
    if !entry.holds(call.now()) {
        return Err(Refusal::new(Code::EventWaitlistOfferExpired, say!("event-offer-expired")).into());
    }
    answered(&mut tx, &held).await?;
    safety::gate::pass(&mut tx, &held.event, held.me).await?;
    store::move_entry(&mut tx, &entry, Waiting::Accepted, None, Some(held.me)).await?;
    tell_line(&mut tx, &held.event, (held.me, Some(held.me)), "event.waitlist.accepted", None).await?;
    let history = write(&mut tx, &held, Registration::Confirmed, None).await?;
    tx.commit().await?;
    Ok(Moved { changed: true, history: Some(history), ..Moved::default() })
}

async fn tell_line(
    tx: &mut Tx,
    event: &Event,
    (member, actor): (MemberId, Option<MemberId>),
    action: &str,
    held_until: Option<Timestamp>,
) -> Answer<()> {
    let event = EventWaitlistChanged { action: action.to_owned(), event: event.id, member, actor, held_until };
    outbox::tell(tx, event).await?;
    Ok(())
}

/// Holds free places of an event, whose row is held, for those who have waited longest, one each. Whether there was one. Where the community asks nobody in
/// turn, all who wait are told instead.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn fill(tx: &mut Tx, event: &Event) -> Answer<bool> {
    let rules = tx.call().community()?.settings.events.clone();
    let now = tx.now();
    if !event.is_registrable(now) || !rules.waitlist_enabled || !rules.registration_enabled {
        return Ok(false);
    }
    let mut free = match event.max_attendees {
        Some(limit) => limit - store::occupied(tx, event.id).await?,
        None => i64::MAX,
    };
    let mut offered = false;
    if !rules.timed_waitlist_offers_enabled {
        if free > 0 && store::next_waiting(tx, event.id).await?.is_some() {
            outbox::tell(tx, EventPlaceFreed { event: event.id }).await?;
        }
        return Ok(false);
    }
    while free > 0 {
        let Some(next) = store::next_waiting(tx, event.id).await? else { break };
        let until = (now + TimeDelta::minutes(rules.offer_minutes())).min(event.starts_at);
        store::move_entry(tx, &next, Waiting::Offered, Some(until), None).await?;
        tell_line(tx, event, (next.user_id, None), "event.waitlist.offered", Some(until)).await?;
        (free, offered) = (free - 1, true);
    }
    Ok(offered)
}

/// Ends offers of an event that were open for too long, and holds the places for those who are next; when it has begun, nobody waits any more. How many
/// entries ended.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn expire(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = store::lock(&mut tx, id).await? else { return Ok(0) };
    let ended = hand_on(&mut tx, &event).await?;
    tx.commit().await?;
    Ok(ended)
}

/// Hands on what was held for too long at an event, whose row is held. How many entries ended.
pub(crate) async fn hand_on(tx: &mut Tx, event: &Event) -> Answer<u64> {
    let mut over = store::overdue(tx, event.id).await?;
    if event.has_begun(tx.now()) {
        over.extend(store::waiting(tx, event.id).await?);
    }
    let mut ended = 0;
    for entry in over {
        store::move_entry(tx, &entry, Waiting::Expired, None, None).await?;
        tell_line(tx, event, (entry.user_id, None), "event.waitlist.expired", entry.offer_expires_at).await?;
        ended += 1;
    }
    fill(tx, event).await?;
    Ok(ended)
}

/// What somebody answers to the question whether they come.
pub use contract::event_registrations::EventAnswer as Reply;

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// They take part.
    Going,
    /// They wait.
    Waitlisted,
    /// They are interested.
    Interested,
    /// They do not come.
    NotGoing,
}

/// Says whether the viewer comes.
///
/// # Errors
/// As the contract says of `respondToEvent`.
pub async fn reply(call: &Call, id: EventId, reply: Reply) -> Answer<Outcome> {
    if matches!(reply, Reply::NotGoing | Reply::Declined) {
        // Stepping back is kept from nobody.
        take_back(call, id).await?;
        return Ok(Outcome::NotGoing);
    }
    let mut tx = call.begin().await?;
    let held = enter(call, &mut tx, id, Door::RespondToEvent).await?;
    let outcome = match reply {
        Reply::Going => {
            let limit = held.event.max_attendees;
            let is_full = match limit {
                Some(limit) => !held.is_confirmed() && store::occupied(&mut tx, id).await? >= limit,
                None => false,
            };
            let holds = held.entry.is_some_and(|entry| entry.holds(tx.now()));
            if is_full && !holds && !call.community()?.settings.events.waitlist_enabled {
                return Err(Refusal::new(Code::EventFull, say!("event-full")).into());
            }
            if is_full && !holds {
                withdraw_held(&mut tx, &held, None).await?;
                join_held(call, &mut tx, &held).await?;
                Outcome::Waitlisted
            } else {
                confirm_held(&mut tx, &held).await?;
                store::interest(&mut tx, id, held.me, false).await?;
                Outcome::Going
            }
        }
        Reply::Interested | Reply::NotGoing | Reply::Declined => {
            step_back(&mut tx, &held).await?;
            store::interest(&mut tx, id, held.me, true).await?;
            Outcome::Interested
        }
    };
    tx.commit().await?;
    Ok(outcome)
}

/// Takes back whatever the viewer has of an event.
///
/// # Errors
/// 404 `NOT_FOUND` if there is no such event that the viewer may see or has to do with.
pub async fn take_back(call: &Call, id: EventId) -> Answer<()> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let held = hold(call, &mut tx, id).await?;
    let is_known = held.registration.is_some() || held.entry.is_some();
    if !is_known && store::read_seen(&mut tx, viewer.id, viewer.is_admin(), id).await?.is_none() {
        return Err(missing().into());
    }
    step_back(&mut tx, &held).await?;
    store::interest(&mut tx, id, held.me, false).await?;
    tx.commit().await
}

async fn step_back(tx: &mut Tx, held: &Held) -> Answer<()> {
    let held_place = held.entry.is_some_and(|entry| entry.state == Waiting::Offered);
    leave_line(tx, held, None).await?;
    withdraw_held(tx, held, None).await?;
    if held_place {
        fill(tx, &held.event).await?;
    }
    Ok(())
}

/// What cursors of a list of those who come are good for.
#[must_use]
pub fn attendees_place(call: &Call, id: EventId, kind: &str) -> Place {
    Place::new(call, &format!("event attendees {id} {kind}"))
}

/// Those who come to an event, by their ids; those who wait in the order of the line. Who manages it sees everybody and who was there, who takes part sees who takes part.
///
/// # Errors
/// 404 `NOT_FOUND` if the viewer may not see it; 403 `FORBIDDEN` if the list is not for them; 422 `INVALID_CURSOR` for a cursor of another list.
pub async fn attendees(
    call: &Call,
    id: EventId,
    kind: &'static str,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<store::Attendee>> {
    let viewer = call.member()?;
    let seen = super::actions::get(call, id).await?;
    let takes_part = seen.around.own_registration == Some(Registration::Confirmed);
    let manages = may(Permission::ManagePeople, role(viewer, &seen), Publication::Published, false);
    if !(manages || takes_part && kind == "going") {
        return Err(super::model::forbidden().into());
    }
    let after = attendees_place(call, id, kind).open(call, cursor)?;
    let rows = store::attendees(call, id, (kind, manages), after, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.member.id.get()))
}
