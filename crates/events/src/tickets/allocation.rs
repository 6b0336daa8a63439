//! Who gets tickets, and who gives them back.

use std::collections::HashMap;

use contract::{Code, Operation as Door};

use super::keys::{self, Key, Sent};
use super::model::{self, EntitlementId, Kind, Person, Standing, Status, TicketType, TicketTypeId, invalid, refused};
use super::store::books::{self, Reconciled};
use super::store::{self, EntitlementAction, Ticket};
use super::types::{Held, MOST, Rights, forbidden, hold, missing, stale};
use crate::auth::seals::Place;
use crate::base::{Answer, Fault, MemberId, Page, Refusal};
use crate::call::{Call, Tx};
use crate::events::EventTicketChanged;
use crate::members::{self, blocks, blocks::Errand};
use crate::model::{Event, EventId, Registration};
use crate::outbox;
use crate::say;
use crate::store::{self as events, EventSeen};

/// How the viewer stands to an event's tickets.
#[derive(Clone, Debug, PartialEq)]
pub struct Eyes {
    /// What they may do.
    pub rights: Rights,
    /// What policies ask about them; none for whoever is not of this community.
    pub person: Option<Person>,
    /// How many good tickets of each type they have.
    pub has: HashMap<TicketTypeId, i64>,
}

impl Eyes {
    /// How many of a type they may have besides.
    #[must_use]
    pub fn more(&self, of: &TicketType) -> i64 {
        (of.per_member_limit - self.has.get(&of.id).copied().unwrap_or(0)).max(0)
    }
}

/// What there is of an event's tickets, as the viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalogue {
    /// The event.
    pub event: Event,
    /// How the viewer stands to it.
    pub eyes: Eyes,
    /// They take part, and tickets can be had.
    pub takes: bool,
    /// The types.
    pub types: Vec<TicketType>,
    /// What they have.
    pub own: Vec<Ticket>,
}

async fn seen(call: &Call, id: EventId) -> Answer<EventSeen> {
    Ok(crate::actions::each(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// How the viewer stands to the tickets of an event that they see.
pub(super) async fn eyes(call: &Call, id: EventId, rights: Rights) -> Answer<Eyes> {
    eyes_at(call, &[id], rights).await
}

/// The same at some events at which the viewer has the same rights.
async fn eyes_at(call: &Call, events: &[EventId], rights: Rights) -> Answer<Eyes> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Ok(Eyes { rights, person: None, has: HashMap::new() });
    }
    let person = store::person(&mut call.reads(), viewer.id).await?;
    let has = store::held(&mut call.reads(), events, viewer.id).await?;
    Ok(Eyes { rights, person, has: has.into_iter().map(|row| (row.ticket_type_id, row.units)).collect() })
}

/// Those of some events that the viewer sees, each with what they may do with its tickets. One statement whatever their number.
async fn sights(call: &Call, events: impl Iterator<Item = EventId>) -> Answer<HashMap<EventId, (Event, Rights)>> {
    let seen = crate::actions::each_once(call, events).await?;
    let with_rights = |seen: EventSeen| {
        let rights = Rights::of(call, &seen)?;
        Ok((seen.event.id, (seen.event, rights)))
    };
    seen.into_iter().map(with_rights).collect()
}

/// Those of some types that the viewer sees, each with its event and how they stand to it. The same statements whatever their number.
pub(super) async fn types(call: &Call, ids: &[TicketTypeId]) -> Answer<Vec<(Event, TicketType, Eyes)>> {
    let rows = store::types_by_ids(call, ids).await?;
    let sights = sights(call, rows.iter().map(|of| of.event_id)).await?;
    if sights.is_empty() {
        return Ok(Vec::new());
    }
    let events: Vec<EventId> = sights.keys().copied().collect();
    let eyes = eyes_at(call, &events, Rights { manages: false, reconciles: false }).await?;
    let seen = rows.into_iter().filter_map(|of| {
        let (event, rights) = sights.get(&of.event_id)?;
        let is_seen = rights.manages || of.status == Status::Active;
        is_seen.then(|| (event.clone(), of, Eyes { rights: *rights, ..eyes.clone() }))
    });
    Ok(seen.collect())
}

/// Those of some tickets that are the viewer's, or that they give out or look after. The same statements whatever their number.
pub(super) async fn by_ids(call: &Call, ids: &[EntitlementId]) -> Answer<Vec<Ticket>> {
    let viewer = call.member()?;
    let mut rows = store::by_ids(call, ids).await?;
    let sights = sights(call, rows.iter().map(|row| row.entitlement.event_id)).await?;
    rows.retain(|Ticket { entitlement, .. }| {
        let is_theirs = entitlement.user_id == viewer.id && viewer.tenant == call.tenant();
        let rights = sights.get(&entitlement.event_id).map(|(_, rights)| rights);
        rights.is_some_and(|rights| is_theirs || rights.manages || rights.reconciles)
    });
    Ok(rows)
}

/// Types of an event and what the viewer has of them.
///
/// # Errors
/// 404 `EVENT_TICKET_NOT_FOUND` if they may not see the event.
pub async fn catalogue(call: &Call, id: EventId) -> Answer<Catalogue> {
    let viewer = call.member()?;
    let seen = seen(call, id).await?;
    let eyes = eyes(call, id, Rights::of(call, &seen)?).await?;
    let types = store::list(call, id, eyes.rights.manages, MOST).await?;
    let own = match eyes.person {
        Some(_) => store::tickets(call, id, (Some(viewer.id), None, None), None, MOST).await?,
        None => Vec::new(),
    };
    let confirmed = eyes.person.is_some() && seen.around.own_registration == Some(Registration::Confirmed);
    let takes = confirmed && seen.event.is_registrable(call.now());
    Ok(Catalogue { event: seen.event, eyes, takes, types, own })
}

/// A type that the viewer sees, with how they stand to it.
///
/// # Errors
/// 404 `EVENT_TICKET_NOT_FOUND` if there is none.
pub async fn quote(call: &Call, id: EventId, of: TicketTypeId) -> Answer<(Event, TicketType, Eyes)> {
    let seen = seen(call, id).await?;
    let eyes = eyes(call, id, Rights::of(call, &seen)?).await?;
    let found = store::find(&mut call.reads(), id, of).await?;
    let found = found.filter(|found| eyes.rights.manages || found.status == Status::Active);
    Ok((seen.event, found.ok_or_else(missing)?, eyes))
}

/// What a call did with tickets.
#[derive(Clone, Debug, PartialEq)]
pub struct Moved {
    /// The tickets as they are now.
    pub ticket: Ticket,
    /// How many of the type were given out after it.
    pub after: i64,
    /// Whether they changed.
    pub changed: bool,
    /// The same call did so before.
    pub replayed: bool,
}

/// What the same call did before.
async fn before(tx: &mut Tx, id: EventId, key: &Key) -> Answer<Option<Moved>> {
    let Some(known) = keys::before(tx, key).await? else { return Ok(None) };
    let entitlement = known.entitlement_id.ok_or_else(missing)?;
    let ticket = store::ticket(&mut tx.reads(), id, entitlement).await?.ok_or_else(missing)?;
    Ok(Some(Moved { ticket, after: known.allocated_after.unwrap_or(0), changed: false, replayed: true }))
}

/// Gives the viewer tickets, or a member (`to`) by whoever manages the event's tickets.
///
/// # Errors
/// As the contract says of `allocateEventTicket` and `allocateEventTicketToMember`.
pub async fn allocate(
    call: &Call,
    id: EventId,
    of: TicketTypeId,
    (to, units): (Option<MemberId>, i64),
    sent: &Sent,
) -> Answer<Moved> {
    let me = call.me()?;
    let words = ["allocate", &id.to_string(), &of.to_string(), &format!("{to:?}"), &units.to_string()];
    let key = Key::of(call, sent, &words)?;
    let mut tx = call.begin().await?;
    let held = hold(call, &mut tx, id).await?;
    if (to.is_some() && !held.rights.manages) || (to.is_none() && held.actor.is_none()) {
        return Err(forbidden().into());
    }
    if let Some(done) = before(&mut tx, id, &key).await? {
        return Ok(done);
    }
    let member = to.unwrap_or(me);
    let registration = entitled(&mut tx, &held, member, to.is_some()).await?;
    let found = store::lock(&mut tx, id, of).await?;
    let found = found.filter(|found| held.rights.manages || found.status == Status::Active).ok_or_else(missing)?;
    let Some(registration) = registration else {
        let sentence = say!("event-ticket-registration");
        return Err(refused(Code::EventTicketValidationFailed, "registration_required", sentence).into());
    };
    let person = store::person(&mut tx.reads(), member).await?.ok_or_else(|| Fault::new("a member has no row"))?;
    let has = store::held(&mut tx.reads(), &[id], member).await?;
    let has = has.iter().find(|row| row.ticket_type_id == of).map_or(0, |row| row.units);
    model::allowed(&found, &held.event, (&person, has), units, call.now())?;
    let given = (member, registration, units);
    let (entitlement, after) =
        store::allocate(&mut tx, &found, given, held.actor, EntitlementAction::Allocated).await?;
    keys::keep(&mut tx, &key, held.actor, of, (Some(entitlement), Some(after))).await?;
    finish(tx, &held, "event.ticket.allocated", entitlement, after).await
}

/// The confirmed registration of a member, whose row is held with that of whoever gives them tickets or, if they take some themselves, of the organizer.
async fn entitled(tx: &mut Tx, held: &Held, member: MemberId, given: bool) -> Answer<Option<i64>> {
    let organizer = held.event.organizer_id;
    let (door, other) = if given {
        (Door::AllocateEventTicketToMember, held.actor)
    } else {
        (Door::AllocateEventTicket, Some(organizer))
    };
    let mut rows = vec![member];
    rows.extend(other);
    let present = members::store::hold(tx, &rows).await?;
    if !present.iter().any(|one| one.id == member && one.active) {
        return Err(Refusal::new(Code::NotFound, say!("member-missing")).into());
    }
    if let Some(other) = other {
        let (from, to) = if given { (other, member) } else { (member, other) };
        blocks::pass(tx, door, from, to, Errand::default()).await?;
    }
    let row = events::registration(tx, held.event.id, member).await?;
    Ok(row.filter(|row| row.state == Registration::Confirmed).map(|row| row.id))
}

async fn finish(mut tx: Tx, held: &Held, action: &str, id: EntitlementId, after: i64) -> Answer<Moved> {
    let ticket = store::ticket(&mut tx.reads(), held.event.id, id).await?;
    let ticket = ticket.ok_or_else(|| Fault::new("tickets have no row"))?;
    let tickets = &ticket.entitlement;
    let told = EventTicketChanged {
        action: action.to_owned(),
        event: tickets.event_id,
        member: tickets.user_id,
        actor: held.actor,
        by_member: held.actor == Some(tickets.user_id),
        ticket_type: tickets.ticket_type_id,
        entitlement: tickets.id,
        entitlement_version: tickets.version,
        units: tickets.units,
    };
    outbox::tell(&mut tx, told).await?;
    tx.commit().await?;
    Ok(Moved { ticket, after, changed: true, replayed: false })
}

/// Cancels tickets: one's own, or a member's by whoever looks after those that were given out.
///
/// # Errors
/// As the contract says of `cancelEventTicketEntitlement`.
pub async fn cancel(
    call: &Call,
    id: EventId,
    entitlement: EntitlementId,
    (version, reason): (i64, Option<&str>),
    sent: &Sent,
) -> Answer<Moved> {
    let viewer = call.member()?;
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    let words = ["cancel", &id.to_string(), &entitlement.to_string(), &version.to_string(), reason.unwrap_or_default()];
    let key = Key::of(call, sent, &words)?;
    let mut tx = call.begin().await?;
    let event = events::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let actor = viewer.id_in(call.tenant());
    let found = store::ticket(&mut tx.reads(), id, entitlement).await?.ok_or_else(missing)?;
    let is_own = actor == Some(found.entitlement.user_id);
    let seen = events::read_seen(&mut tx, viewer.id, viewer.is_admin(), id).await?;
    let rights = match &seen {
        Some(seen) => Rights::of(call, seen)?,
        None => Rights { manages: false, reconciles: false },
    };
    if !is_own && !rights.reconciles {
        return Err(missing().into());
    }
    if let Some(done) = before(&mut tx, id, &key).await? {
        return Ok(done);
    }
    if !is_own && reason.is_none() {
        return Err(invalid("reason", say!("event-reason-required")).into());
    }
    let of = store::lock(&mut tx, id, found.entitlement.ticket_type_id).await?.ok_or_else(missing)?;
    if found.entitlement.version != version {
        return Err(stale().into());
    }
    if found.entitlement.status == Standing::Cancelled {
        keys::keep(&mut tx, &key, actor, of.id, (Some(entitlement), Some(of.allocated))).await?;
        tx.commit().await?;
        return Ok(Moved { ticket: found, after: of.allocated, changed: false, replayed: false });
    }
    if found.entitlement.kind != Kind::Free {
        let sentence = say!("event-ticket-unpayable");
        return Err(refused(Code::EventTicketValidationFailed, "time_credit_gateway_unavailable", sentence).into());
    }
    let after = store::cancel(&mut tx, &found.entitlement, EntitlementAction::Cancelled, reason, actor).await?;
    keys::keep(&mut tx, &key, actor, of.id, (Some(entitlement), Some(after))).await?;
    let held = Held { event, rights, actor };
    finish(tx, &held, "event.ticket.cancelled", entitlement, after).await
}

/// What cursors of the list of an event's tickets are good for.
#[must_use]
pub fn list_place(call: &Call, id: EventId, of: Option<TicketTypeId>, status: Option<Standing>) -> Place {
    Place::new(call, &format!("event tickets {id} {of:?} {status:?}"))
}

/// Tickets that were given out, the newest first.
///
/// # Errors
/// As the contract says of `listEventTicketEntitlements`.
pub async fn list(
    call: &Call,
    id: EventId,
    (of, status): (Option<TicketTypeId>, Option<Standing>),
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<Ticket>> {
    let rights = Rights::of(call, &seen(call, id).await?)?;
    if !rights.manages && !rights.reconciles {
        return Err(forbidden().into());
    }
    let before = list_place(call, id, of, status).open(call, cursor)?;
    let rows = store::tickets(call, id, (None, of, status), before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.entitlement.id.get()))
}

/// Whether the books agree with what was given out.
///
/// # Errors
/// As the contract says of `reconcileEventTickets`.
pub async fn reconcile(call: &Call, id: EventId) -> Answer<Vec<Reconciled>> {
    if !Rights::of(call, &seen(call, id).await?)?.reconciles {
        return Err(forbidden().into());
    }
    Ok(books::reconcile(call, id, MOST).await?)
}
