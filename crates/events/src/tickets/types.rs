//! What those who manage an event's tickets do with their types.

use contract::Code;

use super::draft::{self, Wish};
use super::keys::{self, Key, Sent};
use super::model::{self, Kind, Status, Step, TicketType, TicketTypeId, invalid, refused};
use super::store::{self, TypeAction};
use crate::actions::role;
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::model::{Event, EventId, Operation, Publication};
use crate::permissions::{Permission, may};
use crate::say;
use crate::store::{self as events, EventSeen};

/// So many types an event has, and so many rows are shown.
pub(super) const MOST: i64 = 250;

/// What whoever may not see tickets learns of them: nothing.
pub(super) fn missing() -> Refusal {
    Refusal::new(Code::EventTicketNotFound, say!("event-ticket-missing"))
}

pub(super) fn forbidden() -> Refusal {
    Refusal::new(Code::EventTicketForbidden, say!("event-ticket-forbidden"))
}

fn conflict(reason: &'static str, sentence: crate::language::Sentence) -> Refusal {
    refused(Code::EventTicketConflict, reason, sentence)
}

/// It has changed since it was read.
pub(super) fn stale() -> Refusal {
    conflict("version_conflict", say!("event-ticket-stale")).field("expected_version")
}

/// What the viewer may do with an event's tickets. It does not depend on where the event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rights {
    /// They change types and give tickets out.
    pub manages: bool,
    /// They look after those that were given out.
    pub reconciles: bool,
}

impl Rights {
    /// Those of the viewer.
    pub(super) fn of(call: &Call, seen: &EventSeen) -> Answer<Self> {
        let role = role(call.member()?, seen);
        let has = |permission| may(permission, role, Publication::Published, false);
        Ok(Self { manages: has(Permission::ManageFinance), reconciles: has(Permission::ReconcileTickets) })
    }
}

/// An event that is held, what the viewer may do with its tickets, and the viewer as an actor.
pub(super) struct Held {
    pub(super) event: Event,
    pub(super) rights: Rights,
    pub(super) actor: Option<MemberId>,
}

pub(super) async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<Held> {
    let viewer = call.member()?;
    let event = events::lock(tx, id).await?.ok_or_else(missing)?;
    let seen = events::read_seen(tx, viewer.id, viewer.is_admin(), id).await?.ok_or_else(missing)?;
    let actor = viewer.id_in(call.tenant());
    Ok(Held { event, rights: Rights::of(call, &seen)?, actor })
}

/// What a call did with a type.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    /// The event.
    pub event: Event,
    /// The type as it is now.
    pub of: TicketType,
    /// Whether it changed.
    pub changed: bool,
    /// The same call did so before.
    pub replayed: bool,
}

/// The event, held, of whoever may change its types; or what the same call did before.
async fn managed(call: &Call, tx: &mut Tx, id: EventId, key: &Key) -> Answer<(Held, Option<Changed>)> {
    let held = hold(call, tx, id).await?;
    if !held.rights.manages {
        return Err(forbidden().into());
    }
    let Some(known) = keys::before(tx, key).await? else { return Ok((held, None)) };
    let of = store::find(&mut tx.reads(), id, known.ticket_type_id).await?.ok_or_else(missing)?;
    let done = Changed { event: held.event.clone(), of, changed: false, replayed: true };
    Ok((held, Some(done)))
}

/// Whether an event takes place, and has not begun, so that tickets can be prepared for it.
fn ahead(call: &Call, event: &Event) -> Answer<()> {
    let takes_place = matches!(event.operational_state, Operation::Scheduled | Operation::Postponed);
    let is_over = event.has_begun(call.now());
    if event.publication_state == Publication::Archived || !takes_place || is_over {
        return Err(conflict("event_closed", say!("event-ticket-event-closed")).into());
    }
    Ok(())
}

async fn groups_exist(call: &Call, tx: &mut Tx, wish: &Wish) -> Answer<()> {
    let viewer = call.member()?;
    let Some(policy) = wish.policy.as_ref().filter(|policy| !policy.groups.is_empty()) else { return Ok(()) };
    if store::sees_groups(tx, viewer.id, viewer.is_admin(), &policy.groups).await? {
        return Ok(());
    }
    Err(invalid("eligibility_policy.required_group_ids", say!("event-ticket-groups")).into())
}

/// Creates a type, as a draft.
///
/// # Errors
/// As the contract says of `createEventTicketType`.
pub async fn create(call: &Call, id: EventId, wish: Wish, sent: &Sent) -> Answer<Changed> {
    let key = Key::of(call, sent, &["create", &id.to_string(), &format!("{wish:?}")])?;
    let mut tx = call.begin().await?;
    let (held, before) = managed(call, &mut tx, id, &key).await?;
    if let Some(done) = before {
        return Ok(done);
    }
    if held.event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")).into());
    }
    ahead(call, &held.event)?;
    if store::of_event(&mut tx, id).await? >= MOST {
        return Err(conflict("too_many_types", say!("event-ticket-many", most = MOST)).into());
    }
    groups_exist(call, &mut tx, &wish).await?;
    let content = draft::shaped(wish, None, false, &held.event)?;
    let number = store::insert(&mut tx, id, &content).await?;
    store::note(&mut tx, (number, 1), TypeAction::Created, (None, Status::Draft), None, held.actor).await?;
    keys::keep(&mut tx, &key, held.actor, number, (None, None)).await?;
    finish(tx, held.event, number, true).await
}

async fn finish(mut tx: Tx, event: Event, number: TicketTypeId, changed: bool) -> Answer<Changed> {
    let found = store::find(&mut tx.reads(), event.id, number).await?;
    let of = found.ok_or_else(|| Fault::new("a ticket type has no row"))?;
    tx.commit().await?;
    Ok(Changed { event, of, changed, replayed: false })
}

/// A type, held, that is still what was read.
async fn expected(tx: &mut Tx, id: EventId, of: TicketTypeId, version: i64) -> Answer<TicketType> {
    let found = store::lock(tx, id, of).await?.ok_or_else(missing)?;
    if found.version == version { Ok(found) } else { Err(stale().into()) }
}

/// Changes what a type says.
///
/// # Errors
/// As the contract says of `updateEventTicketType`.
pub async fn update(
    call: &Call,
    id: EventId,
    of: TicketTypeId,
    (wish, version): (Wish, i64),
    sent: &Sent,
) -> Answer<Changed> {
    let words = ["update", &id.to_string(), &of.to_string(), &version.to_string(), &format!("{wish:?}")];
    let key = Key::of(call, sent, &words)?;
    let mut tx = call.begin().await?;
    let (held, before) = managed(call, &mut tx, id, &key).await?;
    if let Some(done) = before {
        return Ok(done);
    }
    let old = expected(&mut tx, id, of, version).await?;
    if !model::is_open(old.status) {
        return Err(conflict("not_editable", say!("event-ticket-not-editable")).into());
    }
    groups_exist(call, &mut tx, &wish).await?;
    let fixed = store::has_entitlements(&mut tx, of).await?;
    let content = draft::shaped(wish, Some(&old), fixed, &held.event)?;
    let changed = content != old.content();
    if changed {
        store::update(&mut tx, of, &content).await?;
        let step = (Some(old.status), old.status);
        store::note(&mut tx, (of, version + 1), TypeAction::Updated, step, None, held.actor).await?;
    }
    keys::keep(&mut tx, &key, held.actor, of, (None, None)).await?;
    finish(tx, held.event, of, changed).await
}

/// Takes a step of a type.
///
/// # Errors
/// As the contract says of `activateEventTicketType`, `pauseEventTicketType` and `archiveEventTicketType`.
pub async fn step(
    call: &Call,
    id: EventId,
    of: TicketTypeId,
    (step, version): (Step, i64),
    reason: Option<&str>,
    sent: &Sent,
) -> Answer<Changed> {
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    let name = format!("{step:?}");
    let words = [name.as_str(), &id.to_string(), &of.to_string(), &version.to_string(), reason.unwrap_or_default()];
    let key = Key::of(call, sent, &words)?;
    let mut tx = call.begin().await?;
    let (held, before) = managed(call, &mut tx, id, &key).await?;
    if let Some(done) = before {
        return Ok(done);
    }
    if step != Step::Activate && reason.is_none() {
        return Err(invalid("reason", say!("event-reason-required")).into());
    }
    let old = expected(&mut tx, id, of, version).await?;
    let to = model::target(old.status, step);
    let to = to.ok_or_else(|| conflict("transition_invalid", say!("event-ticket-step")))?;
    if step == Step::Activate {
        if old.kind != Kind::Free {
            let sentence = say!("event-ticket-unpayable");
            return Err(refused(Code::EventTicketValidationFailed, "time_credit_gateway_unavailable", sentence).into());
        }
        ahead(call, &held.event)?;
        if old.sales_closes_at <= call.now() {
            return Err(invalid("sales_closes_at", say!("event-ticket-over")).into());
        }
    }
    store::write_status(&mut tx, of, to).await?;
    let action = match step {
        Step::Activate => TypeAction::Activated,
        Step::Pause => TypeAction::Paused,
        Step::Archive => TypeAction::Archived,
    };
    store::note(&mut tx, (of, version + 1), action, (Some(old.status), to), reason, held.actor).await?;
    keys::keep(&mut tx, &key, held.actor, of, (None, None)).await?;
    finish(tx, held.event, of, true).await
}
