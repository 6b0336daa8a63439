//! Taking part: registrations, the waiting list ([`line`]), answers of clients that ask one question, and lists of those who come.
//!
//! Every move holds the event's row first, then both members', so whoever comes second sees what the first did. A place is taken by a registration or held by
//! an offer; whenever one becomes free, it is held for whoever has waited longest ([`fill`]).

mod answers;
pub(crate) mod events;
mod line;
mod lists;

pub use answers::{Outcome, Reply, reply, take_back};
pub use line::{accept, join_line, leave_waitlist};
pub(crate) use line::{expire, fill, hand_on, leave_line};
pub use lists::{attendees, attendees_place, waiting};

use contract::Code;
use contract::Operation as Door;

use super::actions::role_by;
use super::events::EventRegistrationChanged;
use super::forms;
use super::forms::model::Approval;
use super::model::{Event, EventId, Operation, Publication, Registration, missing};
use super::safety;
use super::store::{self, Approach, Entry, EventSeen, RegistrationRow};
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::invitations;
use crate::members::{self, blocks, blocks::Errand};
use crate::outbox;
use crate::rules::EventRules;
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
    /// What was read of the event when they came; none where somebody else decides, or they step back.
    pub(crate) approach: Option<Approach>,
}

impl Held {
    fn is_confirmed(&self) -> bool {
        self.registration.is_some_and(|row| row.state == Registration::Confirmed)
    }

    fn is_pending(&self) -> bool {
        self.registration.is_some_and(|row| row.state == Registration::Pending)
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
    Ok(Held { event, me, actor: Some(me), registration, entry, approach: None })
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
    if !call.community()?.rules::<EventRules>().registration_enabled {
        return Err(Refusal::new(Code::EventRegistrationDisabled, say!("event-registration-disabled")).into());
    }
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    // Only those who look after it know of it.
    if matches!(event.publication_state, Publication::Draft | Publication::PendingReview) {
        return Err(Refusal::new(Code::EventRegistrationUnavailable, say!("event-unpublished")).into());
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
    safeguarding::allow_both(call, tx, (me, other), Interaction::EventJoin).await
}

/// An event at which the viewer can begin to take part. While its row is held all others wait who want to come, so nobody is counted here, and what is not
/// there is not read. Source: spec events 6.2 and 21.
pub(crate) async fn enter(call: &Call, tx: &mut Tx, id: EventId, door: Door) -> Answer<Held> {
    let viewer = call.member()?;
    let me = call.me()?;
    let event = store::lock(tx, id).await?.ok_or_else(missing)?;
    let approach = store::approach(tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?;
    open(call, &event)?;
    let organizer = event.organizer_id;
    let role = role_by((viewer.id, viewer.is_admin()), organizer, approach.own_staff);
    if viewer.tenant != call.tenant() || role.manages() {
        return Err(forbidden().into());
    }
    let present = members::store::hold(tx, &[me, organizer]).await?;
    let active = |who: MemberId| present.iter().any(|member| member.id == who && member.active);
    if !active(me) {
        return Err(forbidden().into());
    }
    if !active(organizer) {
        return Err(unavailable().into());
    }
    meet(call, tx, (me, organizer), door).await?;
    // What was held for too long goes to whoever is next before it goes to whoever happens to come.
    if approach.is_awaited {
        hand_on(tx, &event).await?;
    }
    let registration = if approach.is_registered { store::registration(tx, id, me).await? } else { None };
    let entry = if approach.is_listed { store::entry(tx, id, me).await? } else { None };
    Ok(Held { event, me, actor: Some(me), registration, entry, approach: Some(approach) })
}

/// Registers the viewer, or asks for it where those who look after the event decide.
///
/// # Errors
/// As the contract says of `confirmEventRegistration`.
pub async fn confirm(call: &Call, id: EventId) -> Answer<Moved> {
    let mut tx = call.begin().await?;
    let held = enter(call, &mut tx, id, Door::ConfirmEventRegistration).await?;
    let moved =
        if asks(&mut tx, &held).await? { ask(&mut tx, &held).await? } else { confirm_held(&mut tx, &held).await? };
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

/// Whether a member who would like to take part has to ask: those who look after the event decide, and have neither invited them nor let them take part,
/// and no place was held for them before they said so.
pub(crate) async fn asks(tx: &mut Tx, held: &Held) -> Answer<bool> {
    let decided =
        held.registration.is_some_and(|row| matches!(row.state, Registration::Invited | Registration::Confirmed));
    let was_promised = held.entry.is_some_and(|entry| entry.holds(tx.now()));
    if decided || was_promised {
        return Ok(false);
    }
    match held.approach {
        Some(approach) => Ok(approach.requires_approval),
        None => Ok(forms::store::approval(tx, held.event.id).await? == Approval::Manual),
    }
}

/// Asks whether a member may take part. That takes no place, so anybody may ask, and the first to be approved has it. Who waits leaves the line.
///
/// # Errors
/// 409 `EVENT_ANSWERS_REQUIRED` or `EVENT_SAFETY_ACTION_REQUIRED`; 503 `EVENT_SAFETY_UNAVAILABLE`.
pub(crate) async fn ask(tx: &mut Tx, held: &Held) -> Answer<Moved> {
    if held.is_pending() {
        return Ok(Moved::default());
    }
    safety::gate::pass(tx, &held.event, held.me).await?;
    answered(tx, held).await?;
    if held.waits() {
        leave_line(tx, held, None).await?;
    }
    let history = write(tx, held, Registration::Pending, None).await?;
    Ok(Moved { changed: true, history: Some(history), ..Moved::default() })
}

/// What whoever would take part by a way on which nobody is asked is told.
pub(crate) fn undecided() -> Refusal {
    Refusal::new(Code::EventApprovalRequired, say!("event-approval-required"))
}

/// Whether a member has answered everything without which nobody takes part or waits.
async fn answered(tx: &mut Tx, held: &Held) -> Answer<()> {
    let asks_nothing = held.approach.is_some_and(|approach| !approach.requires_answers);
    if !asks_nothing && forms::store::bars(tx, held.event.id, held.me).await? {
        return Err(Refusal::new(Code::EventAnswersRequired, say!("event-answers-required")).into());
    }
    Ok(())
}

/// Lets the viewer take part in an event, inside a transaction; not where those who look after it decide, and have not. Gives the event, which is held, and the number of the registration.
///
/// # Errors
/// As [`confirm`].
pub(super) async fn take_part(call: &Call, tx: &mut Tx, id: EventId, door: Door) -> Answer<(Event, i64)> {
    let held = enter(call, tx, id, door).await?;
    if asks(tx, &held).await? {
        return Err(undecided().into());
    }
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
        had_asked: row.is_some_and(|row| row.state == Registration::Pending),
    };
    outbox::tell(tx, changed).await?;
    Ok(history)
}

/// Ends that a member is invited to an event, whose row is held, by whom and why; whoever calls says so. Who has answered stays as they are.
pub(crate) async fn uninvite(
    tx: &mut Tx,
    event: EventId,
    (member, actor): (MemberId, Option<MemberId>),
    reason: Option<&str>,
) -> Answer<()> {
    members::store::hold(tx, &[member]).await?;
    let row = store::registration(tx, event, member).await?;
    if let Some(row) = row.filter(|row| row.state == Registration::Invited) {
        write_of(tx, event, (member, actor), (Some(row), Registration::Cancelled), reason, true).await?;
    }
    Ok(())
}

/// Takes the viewer's registration back. The place is held for whoever is next.
///
/// # Errors
/// 404 `NOT_FOUND` if there is no such event that the viewer may see or has registered for.
pub async fn withdraw(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Moved> {
    let viewer = call.member()?;
    let mut tx = call.begin().await?;
    let held = hold(call, &mut tx, id).await?;
    if held.registration.is_none() && store::approach(&mut tx, viewer.id, viewer.is_admin(), id).await?.is_none() {
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
