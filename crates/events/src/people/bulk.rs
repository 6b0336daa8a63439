//! What those who look after the people of an event decide about many of them in one step. Each has an outcome of their own.

use std::collections::{BTreeSet, HashMap};

use contract::Code;

use super::actions::{hold, hold_members, move_held, nobody};
use super::model::{Action, Powers, Task, explained, task};
use super::store::{self, Subject};
use crate::attendance::actions::{Hindered, stale as stale_note, write_note};
use crate::attendance::model::{Action as Note, State as Attendance, has_come, open};
use crate::attendance::store::{Guest, guests};
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::language::Sentence;
use crate::model::{Event, EventId, Registration, forbidden};
use crate::registration::Held;
use crate::say;
use crate::store::{self as events, RegistrationRow};

/// What to do with one member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Who.
    pub member: MemberId,
    /// What.
    pub action: Action,
    /// Moves or notes so far, as they were read; none if nobody minds.
    pub expected: Option<i64>,
    /// Why.
    pub reason: Option<String>,
}

/// How it stands with one member since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stood {
    /// Anything changed.
    pub changed: bool,
    /// How their registration stands, and moves so far.
    pub registration: Option<(Registration, i64)>,
    /// What is noted of them, and notes so far.
    pub attendance: Option<(Attendance, i64)>,
    /// The line in the history.
    pub history: Option<i64>,
}

/// Why it could not be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Failed {
    /// For clients.
    pub code: Code,
    /// For people.
    pub sentence: Sentence,
}

/// What became of one order.
pub type Outcome = Result<Stood, Failed>;

/// All that is known of the members whom orders name.
struct Known {
    event: Event,
    powers: Powers,
    actor: Option<MemberId>,
    organizer_is_active: bool,
    subjects: HashMap<MemberId, Subject>,
    registrations: HashMap<MemberId, RegistrationRow>,
    guests: HashMap<MemberId, Guest>,
}

/// Does what is ordered, in one transaction. What cannot be done is told in its outcome and changes nothing.
///
/// # Errors
/// As the contract says of `changeEventPeople`.
pub async fn change(call: &Call, id: EventId, orders: Vec<Order>) -> Answer<Vec<(Order, Outcome)>> {
    let mut tx = call.begin().await?;
    let (event, powers, actor) = hold(call, &mut tx, id).await?;
    if !powers.decide && !powers.note {
        return Err(forbidden().into());
    }
    once_each(&orders)?;
    let ids: Vec<MemberId> = orders.iter().map(|order| order.member).collect();
    let organizer_is_active = hold_members(&mut tx, &ids, &event, actor).await?;
    let known = Known {
        subjects: by_member(store::subjects(&mut tx, &ids).await?, |one| one.user_id),
        registrations: by_member(events::registrations(&mut tx, id, &ids).await?, |one| one.user_id),
        guests: by_member(guests(&mut tx, id, &ids).await?, |one| one.user_id),
        organizer_is_active,
        event,
        powers,
        actor,
    };
    let mut done = Vec::with_capacity(orders.len());
    for order in orders {
        let outcome = match one(call, &mut tx, &known, &order).await {
            Ok(stood) => Ok(stood),
            Err(Failure::Refusal(refusal)) => Err(failed(*refusal)?),
            Err(fault) => return Err(fault),
        };
        done.push((order, outcome));
    }
    tx.commit().await?;
    Ok(done)
}

fn by_member<T>(rows: Vec<T>, of: fn(&T) -> MemberId) -> HashMap<MemberId, T> {
    rows.into_iter().map(|row| (of(&row), row)).collect()
}

fn failed(mut refusal: Refusal) -> Answer<Failed> {
    if refusal.items.is_empty() {
        return Err(refusal.into());
    }
    let item = refusal.items.swap_remove(0);
    Ok(Failed { code: item.code, sentence: item.message })
}

/// Each member is named once.
fn once_each(orders: &[Order]) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    let twice = orders.iter().enumerate().filter(|(_, order)| !seen.insert(order.member));
    let mut refused = twice.map(|(nth, _)| {
        Refusal::new(Code::EventPeopleValidationFailed, say!("event-people-twice"))
            .field(format!("operations.{nth}.user_id"))
    });
    let Some(mut first) = refused.next() else { return Ok(()) };
    first.items.extend(refused.flat_map(|refusal| refusal.items));
    Err(first)
}

async fn one(call: &Call, tx: &mut Tx, known: &Known, order: &Order) -> Answer<Stood> {
    match task(order.action) {
        Task::Decide(to) => {
            if !known.powers.decide {
                return Err(forbidden().into());
            }
            decide(call, tx, known, order, to).await
        }
        Task::Note(action) => {
            if !known.powers.note {
                return Err(forbidden().into());
            }
            note(tx, known, order, action).await
        }
    }
}

async fn decide(call: &Call, tx: &mut Tx, known: &Known, order: &Order, to: Registration) -> Answer<Stood> {
    let reason = explained(to, order.reason.as_deref())?;
    let subject = *known.subjects.get(&order.member).ok_or_else(nobody)?;
    let held = Held {
        event: known.event.clone(),
        me: order.member,
        actor: known.actor,
        registration: known.registrations.get(&order.member).copied(),
        // A place that somebody left a moment ago may be held for them since.
        entry: events::entry(tx, known.event.id, order.member).await?,
        approach: None,
    };
    let version = held.registration.map_or(0, |row| row.version);
    let is_so = held.registration.is_some_and(|row| row.state == to);
    if !is_so && order.expected.is_some_and(|expected| expected != version) {
        let refusal = Refusal::new(Code::EventRegistrationConflict, say!("event-registration-stale"));
        return Err(refusal.field("expected_version").into());
    }
    let active = known.organizer_is_active;
    let moved = move_held(call, tx, &held, (subject, active), (to, reason)).await?;
    // Whoever only waited has no registration that moved.
    let ended_waiting = to == Registration::Cancelled && !held.is_active();
    let registration = match held.registration {
        Some(row) if is_so || ended_waiting => Some((row.state, row.version)),
        None if ended_waiting => None,
        _ => Some((to, version + 1)),
    };
    Ok(Stood { changed: moved.changed, registration, attendance: None, history: moved.history })
}

async fn note(tx: &mut Tx, known: &Known, order: &Order, action: Note) -> Answer<Stood> {
    let reason = order.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty());
    if action == Note::Undo && reason.is_none() {
        let refusal = Refusal::new(Code::EventPeopleValidationFailed, say!("event-reason-required"));
        return Err(refusal.field("reason").into());
    }
    let guest = known.guests.get(&order.member).ok_or_else(nobody)?;
    let state = guest.state();
    let is_so = match action {
        Note::CheckIn => has_come(state),
        Note::CheckOut => state == Attendance::CheckedOut,
        Note::NoShow => state == Attendance::NoShow,
        Note::Undo => false,
    };
    if is_so {
        return Ok(Stood { attendance: Some((state, guest.version)), ..Stood::default() });
    }
    if order.expected.is_some_and(|expected| expected != guest.version) {
        return Err(stale_note().into());
    }
    open(&known.event, action, tx.now())?;
    let noted = write_note(tx, known.event.id, guest, action, (reason, known.actor)).await?;
    let noted = noted.map_err(Hindered::refusal)?;
    Ok(Stood {
        changed: true,
        registration: None,
        attendance: Some((noted.to, noted.version)),
        history: Some(noted.history),
    })
}
