//! A step that occurrences take with their template: the same facts as of one event, with few statements whatever their number.
//!
//! What is written is made ready before anything is held, as changes of many are ([`recurrence::many`](crate::recurrence::many)).

use super::{conflict, led};
use crate::agenda;
use crate::base::{Answer, MemberId, Timestamp};
use crate::broadcasts;
use crate::call::Tx;
use crate::events::EventLifecycleTransitioned;
use crate::invitations;
use crate::model::{EventId, Operation, Publication};
use crate::moves::{Place, Step};
use crate::outbox;
use crate::store::{self, Cascade, Ended, Standing};

/// What a step does to occurrences, made ready before they are held.
#[derive(Debug)]
pub(super) struct Ready {
    /// Those that it is meant for.
    pub(super) targets: Vec<EventId>,
    /// Those that it changes.
    pub(super) changed: Vec<EventId>,
    /// There are few.
    ways: Vec<Way>,
}

/// Occurrences that move alike.
#[derive(Debug)]
struct Way {
    from: Place,
    to: Place,
    ids: Vec<EventId>,
    /// Those that nobody has seen yet.
    new: Vec<EventId>,
    facts: outbox::Facts,
}

/// Makes a step of occurrences ready. Single ones with which it is not possible stay as they are, unless they are the one that is named.
///
/// # Errors
/// 409 `EVENT_LIFECYCLE_CONFLICT` where the step is not legal for the one that is named.
pub(super) fn ready(
    occurrences: &[Standing],
    named: EventId,
    step: Step,
    actor: Option<MemberId>,
    now: Timestamp,
) -> Answer<Ready> {
    let (mut targets, mut changed) = (Vec::new(), Vec::new());
    // In the order of the first of each.
    let mut ways: Vec<((Place, Place), Vec<&Standing>)> = Vec::new();
    for one in occurrences {
        let from = (one.publication_state, one.operational_state);
        let Some(to) = led(step, from, one.took_place(now)) else {
            if one.id == named {
                return Err(conflict().into());
            }
            continue;
        };
        targets.push(one.id);
        if to == from {
            continue;
        }
        changed.push(one.id);
        match ways.iter_mut().find(|(way, _)| *way == (from, to)) {
            Some((_, alike)) => alike.push(one),
            None => ways.push(((from, to), vec![one])),
        }
    }
    let ways = ways.into_iter().map(|((from, to), alike)| {
        let ended = Ended { step, from, to, reason: None, actor, impersonator: None, is_suppressed: true };
        let facts: Vec<_> = alike.iter().map(|one| fact(one, &ended)).collect();
        Ok(Way {
            from,
            to,
            ids: alike.iter().map(|one| one.id).collect(),
            new: alike.iter().filter(|one| one.published_at.is_none()).map(|one| one.id).collect(),
            facts: outbox::Facts::of(&facts)?,
        })
    });
    Ok(Ready { targets, changed, ways: ways.collect::<Answer<_>>()? })
}

/// Takes a step of occurrences that are held and stand where they stood. Nobody is told. Gives what ended with it.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn take_along(
    tx: &mut Tx,
    ready: &Ready,
    step: Step,
    (actor, reason): (Option<MemberId>, Option<&str>),
) -> Answer<Cascade> {
    let impersonator = tx.call().member().ok().and_then(|me| me.impersonator);
    let mut cascade = Cascade::default();
    for way in &ready.ways {
        let ended = Ended { step, from: way.from, to: way.to, reason, actor, impersonator, is_suppressed: true };
        cascade = cascade.and(write(tx, way, &ended).await?);
    }
    Ok(cascade)
}

/// Writes what follows for events that all move in the same way: their places, their histories, what ends with them, and what is kept of it. Gives all that ended.
async fn write(tx: &mut Tx, way: &Way, ended: &Ended<'_>) -> Answer<Cascade> {
    let mut ending = Vec::new();
    if ended.step.ends_participation() && ended.to.1 == Operation::Cancelled {
        ending = store::ending(tx, &way.ids).await?;
        let concerned: Vec<EventId> = ending.iter().map(|one| one.event_id).collect();
        end(tx, &concerned, ended).await?;
    }
    store::move_to(tx, &way.ids, ended).await?;
    store::insert_steps(tx, &way.ids, &ending, ended).await?;
    outbox::keep_each(tx, &way.facts).await?;
    if ended.to.0 == Publication::Published {
        agenda::actions::published_each(tx, &way.new, ended.actor).await?;
    }
    Ok(ending.iter().fold(Cascade::default(), |all, one| all.and(one.cascade())))
}

/// Ends all that waits for some events, and that members take part in them. Gives what there was.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn end(tx: &mut Tx, events: &[EventId], ended: &Ended<'_>) -> Answer<Cascade> {
    if events.is_empty() {
        return Ok(Cascade::default());
    }
    broadcasts::store::cancel_all(tx, events).await?;
    invitations::store::cancel_campaigns(tx, events).await?;
    invitations::store::expire_all(tx, events).await?;
    Ok(store::end_participation(tx, events, ended.actor, ended.reason).await?)
}

/// What is told or kept of a step of an event.
pub(super) fn fact(one: &Standing, ended: &Ended<'_>) -> EventLifecycleTransitioned {
    EventLifecycleTransitioned {
        event: one.id,
        organizer: one.organizer_id,
        actor: ended.actor,
        action: ended.step.as_str().to_owned(),
        lifecycle_version: one.lifecycle_version + 1,
        from_publication: ended.from.0,
        to_publication: ended.to.0,
        from_operational: ended.from.1,
        to_operational: ended.to.1,
        suppressed: ended.is_suppressed,
    }
}
