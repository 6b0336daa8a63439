//! A step that occurrences take with their template: the same facts as of one event, with few statements whatever their number.

use super::{conflict, led};
use crate::agenda;
use crate::base::{Answer, MemberId};
use crate::broadcasts;
use crate::call::Tx;
use crate::events::EventLifecycleTransitioned;
use crate::invitations;
use crate::model::{EventId, Operation, Publication};
use crate::moves::{Place, Step};
use crate::outbox;
use crate::store::{self, Cascade, Ended, Standing};

/// What a step did to occurrences.
#[derive(Debug, Default)]
pub(super) struct Along {
    /// Those that it was meant for.
    pub(super) targets: Vec<EventId>,
    /// Those that it changed.
    pub(super) changed: Vec<EventId>,
    /// What ended with it.
    pub(super) cascade: Cascade,
}

/// Takes a step of occurrences that are held. Nobody is told. Single ones with which it is not possible stay as they are, unless they are the one that is named.
///
/// # Errors
/// 409 `EVENT_LIFECYCLE_CONFLICT` where the step is not legal for the one that is named.
pub(super) async fn take_along(
    tx: &mut Tx,
    occurrences: &[Standing],
    named: EventId,
    step: Step,
    (actor, reason): (Option<MemberId>, Option<&str>),
) -> Answer<Along> {
    let mut along = Along::default();
    // Those that move alike, in the order of the first of each: there are few ways.
    let mut ways: Vec<((Place, Place), Vec<Standing>)> = Vec::new();
    for one in occurrences {
        let from = (one.publication_state, one.operational_state);
        let Some(to) = led(step, from, one.took_place(tx.now())) else {
            if one.id == named {
                return Err(conflict().into());
            }
            continue;
        };
        along.targets.push(one.id);
        if to == from {
            continue;
        }
        along.changed.push(one.id);
        match ways.iter_mut().find(|(way, _)| *way == (from, to)) {
            Some((_, alike)) => alike.push(*one),
            None => ways.push(((from, to), vec![*one])),
        }
    }
    let impersonator = tx.call().member().ok().and_then(|me| me.impersonator);
    for ((from, to), alike) in ways {
        let ended = Ended { step, from, to, reason, actor, impersonator, is_suppressed: true };
        along.cascade = along.cascade.and(write(tx, &alike, &ended).await?);
    }
    Ok(along)
}

/// Writes what follows for events that all move in the same way: their places, their histories, what ends with them, and what is kept of it. Gives all that ended.
async fn write(tx: &mut Tx, events: &[Standing], ended: &Ended<'_>) -> Answer<Cascade> {
    let ids: Vec<EventId> = events.iter().map(|one| one.id).collect();
    let mut ending = Vec::new();
    if ended.step.ends_participation() && ended.to.1 == Operation::Cancelled {
        ending = store::ending(tx, &ids).await?;
        let concerned: Vec<EventId> = ending.iter().map(|one| one.event_id).collect();
        end(tx, &concerned, ended).await?;
    }
    store::move_to(tx, &ids, ended).await?;
    store::insert_steps(tx, &ids, &ending, ended).await?;
    let facts: Vec<_> = events.iter().map(|one| fact(one, ended)).collect();
    outbox::keep_each(tx, &facts).await?;
    if ended.to.0 == Publication::Published {
        let new: Vec<EventId> = events.iter().filter(|one| one.published_at.is_none()).map(|one| one.id).collect();
        agenda::actions::published_each(tx, &new, ended.actor).await?;
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
