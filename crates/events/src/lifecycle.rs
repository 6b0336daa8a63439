//! Steps of an event's life: who may take them, and what follows in the same transaction.

mod together;

use contract::Code;

use super::actions::role;
use super::agenda;
use super::events::CommunityEventCreated;
use super::model::{Event, EventId, Operation, Publication, forbidden, missing};
use super::moves::{self, Step, needs_reason, target};
use super::permissions::{Permission, Role, may};
use super::recurrence;
use super::recurrence::store::many::{self, Stand};
use super::store::{self, Cascade, Ended, EventSeen, HistoryStep, Standing};
use crate::auth::seals::Place;
use crate::base::{Answer, MemberId, Page, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::recognition::{self, Activity};
use crate::rules::EventRules;
use crate::say;
use together::{Ready, take_along};

/// The most letters of a reason.
const REASON: usize = 4_000;

/// What a step did.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// The event as it is now.
    pub seen: EventSeen,
    /// Whether it changed; it stood there already if not.
    pub changed: bool,
    /// Why, as it was said.
    pub reason: Option<String>,
    /// The step in the history.
    pub history: Option<i64>,
    /// The domain event.
    pub told: Option<i64>,
    /// What ended with it.
    pub cascade: Cascade,
    /// What it did to occurrences.
    pub series: SeriesTaken,
}

/// What a step did to what recurs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeriesTaken {
    /// Whether it recurs.
    pub recurs: bool,
    /// Events that it was meant for.
    pub targets: Vec<EventId>,
    /// Events that it changed.
    pub changed: Vec<EventId>,
}

/// Asks an administrator to publish an event.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 409 `EVENT_REVIEW_NOT_REQUIRED` where nobody needs to ask; 409 `EVENT_LIFECYCLE_CONFLICT`.
pub async fn submit(call: &Call, id: EventId) -> Answer<Taken> {
    take(call, id, Step::Submit, None).await
}

/// Publishes an event.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 409 `EVENT_REVIEW_REQUIRED` where an administrator decides; 409 `EVENT_LIFECYCLE_CONFLICT`.
pub async fn publish(call: &Call, id: EventId) -> Answer<Taken> {
    take(call, id, Step::Publish, None).await
}

/// Cancels an event, and all registrations with it.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 422 `VALIDATION_REQUIRED_FIELD` without a reason; 409 `EVENT_LIFECYCLE_CONFLICT`.
pub async fn cancel(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Taken> {
    take(call, id, Step::Cancel, reason).await
}

/// Archives an event, and cancels what has not taken place.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 422 `VALIDATION_REQUIRED_FIELD` without a reason where one is needed.
pub async fn archive(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Taken> {
    take(call, id, Step::Archive, reason).await
}

/// Sends an event that waits for a decision back to its organizer.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 422 `VALIDATION_REQUIRED_FIELD` without a reason; 409 `EVENT_LIFECYCLE_CONFLICT` for what does not wait.
pub async fn reject(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Taken> {
    take(call, id, Step::Reject, reason).await
}

/// Puts an event off. Registrations stay.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 409 `EVENT_LIFECYCLE_CONFLICT`.
pub async fn postpone(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Taken> {
    take(call, id, Step::Postpone, reason).await
}

/// Notes that an event took place.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 409 `EVENT_LIFECYCLE_CONFLICT`.
pub async fn complete(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Taken> {
    take(call, id, Step::Complete, reason).await
}

/// Takes back that an event was postponed, cancelled or archived.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`; 409 `EVENT_LIFECYCLE_CONFLICT`.
pub async fn restore(call: &Call, id: EventId, reason: Option<&str>) -> Answer<Taken> {
    take(call, id, Step::Restore, reason).await
}

async fn take(call: &Call, id: EventId, step: Step, reason: Option<&str>) -> Answer<Taken> {
    let viewer = call.member()?;
    let steward = viewer.is_admin();
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    if reason.is_some_and(|reason| reason.chars().count() > REASON) {
        return Err(Refusal::new(Code::ValidationTooLong, say!("event-reason-long")).field("reason").into());
    }
    let actor = viewer.id_in(call.tenant());
    let looked_at = looked_at(call, id, step, actor).await?;
    let mut tx = call.begin().await?;
    let held = held(&mut tx, id, step, looked_at).await?.ok_or_else(missing)?;
    let head = &held.head;
    let seen = store::read_seen(&mut tx, viewer.id, steward, id).await?.ok_or_else(missing)?;
    let role = role(viewer, &seen);
    if !role.manages() {
        return Err(forbidden().into());
    }
    allowed(step, role, head, call.community()?.rules::<EventRules>().moderation_required)?;
    explained(&mut tx, head, step, reason).await?;
    let (done, series) = apply_to(&mut tx, held, step, actor, reason).await?;
    let Some(done) = done else {
        tx.commit().await?;
        return Ok(Taken {
            seen,
            changed: false,
            reason: None,
            history: None,
            told: None,
            cascade: Cascade::default(),
            series,
        });
    };
    let seen = store::read_seen(&mut tx, viewer.id, steward, id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    let Done { history, told, cascade } = done;
    let reason = reason.map(str::to_owned);
    Ok(Taken { seen, changed: true, reason, history: Some(history), told: Some(told), cascade, series })
}

/// What a step does to the occurrences of a template, made ready before anything is held.
struct LookedAt {
    root: EventId,
    /// Since when they begin.
    now: Timestamp,
    stand: Stand,
    /// Why it cannot be is told while all of them are held.
    ready: Ready,
}

/// Since when the occurrences begin that take a step with their template; none for all.
fn since(step: Step, now: Timestamp) -> Option<Timestamp> {
    (!step.is_of_all()).then_some(now)
}

/// Makes a step of a template ready. Nothing of what does not recur, or what cannot be.
async fn looked_at(call: &Call, id: EventId, step: Step, actor: Option<MemberId>) -> Answer<Option<LookedAt>> {
    let place = recurrence::store::place(&mut call.reads(), id).await?;
    let Some(root) = place.and_then(|place| place.root(step.is_of_all())) else { return Ok(None) };
    let now = call.now();
    // What they stand at is read first: what changes while they are read is noticed.
    let stand = match since(step, now) {
        Some(from) => many::stand_from(call, root, from).await?,
        None => many::stand(call, root, "").await?,
    };
    let standing = store::occurrences_standing(call, root, since(step, now)).await?;
    Ok(together::ready(&standing, id, step, actor, now).ok().map(|ready| LookedAt { root, now, stand, ready }))
}

/// The events that a step is about, held.
struct Held {
    /// The one that is named.
    named: EventId,
    /// The same, or the template.
    head: Event,
    /// What it does to the occurrences that take the step with it, if that is ready.
    ready: Option<Ready>,
    /// Where they stand, if it is not.
    others: Vec<Standing>,
}

/// What recurs begins with its template. Who publishes one publishes all; what else is done with a template concerns it and what begins from now on.
async fn held(tx: &mut Tx, id: EventId, step: Step, looked_at: Option<LookedAt>) -> Answer<Option<Held>> {
    let Some(named) = recurrence::store::place(&mut tx.reads(), id).await? else { return Ok(None) };
    let root = named.root(step.is_of_all());
    let Some(head) = store::lock(tx, root.unwrap_or(id)).await? else { return Ok(None) };
    let (mut ready, mut others) = (None, Vec::new());
    if let Some(root) = root {
        if let Some(seen) = looked_at.filter(|seen| seen.root == root) {
            let stand = match since(step, seen.now) {
                Some(from) => many::hold_from(tx, root, from).await?,
                None => many::hold(tx, root, "").await?,
            };
            ready = (stand == seen.stand).then_some(seen.ready);
        }
        if ready.is_none() {
            others = store::hold_occurrences(tx, root, since(step, tx.now())).await?;
        }
    }
    Ok(Some(Held { named: id, head, ready, others }))
}

/// Takes a step of some events that are held, of which people are told by the first.
async fn apply_to(
    tx: &mut Tx,
    Held { named, head, ready, others }: Held,
    step: Step,
    actor: Option<MemberId>,
    reason: Option<&str>,
) -> Answer<(Option<Done>, SeriesTaken)> {
    // The template's own step is legal or none is.
    leads(&head, step, tx.now()).ok_or_else(conflict)?;
    let along = match ready {
        Some(ready) => ready,
        None => together::ready(&others, named, step, actor, tx.now())?,
    };
    let ended = take_along(tx, &along, step, (actor, reason)).await?;
    let voice = if along.changed.is_empty() { Voice::Loud } else { Voice::InAnyCase };
    let done = taken(tx, &head, step, (actor, reason), voice).await?;
    let done = done.map(|done| Done { cascade: ended.and(done.cascade), ..done });
    let mut targets = vec![head.id];
    let mut changed: Vec<EventId> = done.iter().map(|_| head.id).collect();
    targets.extend(along.targets);
    changed.extend(along.changed);
    Ok((done, SeriesTaken { recurs: head.root().is_some(), targets, changed }))
}

/// Whether somebody who manages an event may take a step, where the community decides about new events or does not.
fn allowed(step: Step, role: Role, event: &Event, moderated: bool) -> Answer<()> {
    let publication = event.publication_state;
    let refused = match step {
        Step::Reject | Step::Postpone | Step::Complete | Step::Restore if role != Role::Admin => Some(forbidden()),
        // What is a draft has been decided about by somebody else, or was never asked for.
        Step::Reject if publication == Publication::Draft => {
            Some(Refusal::new(Code::EventLifecycleConflict, say!("event-decision-stale")))
        }
        Step::Submit if !moderated || role == Role::Admin => {
            Some(Refusal::new(Code::EventReviewNotRequired, say!("event-review-not-required")))
        }
        Step::Publish if publication != Publication::Published && target(step, place(event)).is_some() => {
            (!may(Permission::Publish, role, publication, moderated))
                .then(|| Refusal::new(Code::EventReviewRequired, say!("event-review-required")))
        }
        _ => None,
    };
    refused.map_or(Ok(()), |refusal| Err(refusal.into()))
}

fn place(event: &Event) -> moves::Place {
    (event.publication_state, event.operational_state)
}

fn leads(event: &Event, step: Step, now: Timestamp) -> Option<moves::Place> {
    led(step, place(event), event.took_place(now))
}

/// Where a step leads, as [`target`] says. What took place is not cancelled by being archived.
fn led(step: Step, from: moves::Place, took_place: bool) -> Option<moves::Place> {
    let (publication, operation) = target(step, from)?;
    let stays = step == Step::Archive && took_place;
    Some((publication, if stays { from.1 } else { operation }))
}

/// Whether a step that changes something is explained where it has to be.
async fn explained(tx: &mut Tx, event: &Event, step: Step, reason: Option<&str>) -> Answer<()> {
    let from = place(event);
    let changes = leads(event, step, tx.now()).is_some_and(|to| to != from);
    if reason.is_some() || !changes || !needs_reason(step, from, store::has_participants(tx, event.id).await?) {
        return Ok(());
    }
    Err(Refusal::new(Code::ValidationRequiredField, say!("event-reason-required")).field("reason").into())
}

/// What a step that changed something left behind.
struct Done {
    history: i64,
    told: i64,
    cascade: Cascade,
}

/// Takes a step of an event, and of its occurrences that begin from now on if it is a template: their places, their histories, what ends with them, and the domain
/// event. Nothing if it is gone or stands there already.
///
/// # Errors
/// 409 `EVENT_LIFECYCLE_CONFLICT` where the step is not legal.
pub(super) async fn apply(
    tx: &mut Tx,
    event: EventId,
    step: Step,
    actor: Option<MemberId>,
    reason: Option<&str>,
) -> Answer<()> {
    if let Some(held) = held(tx, event, step, None).await? {
        apply_to(tx, held, step, actor, reason).await?;
    }
    Ok(())
}

/// Takes a step of occurrences that are held, of which nobody is told, as their template took it before.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn apply_quietly(tx: &mut Tx, root: EventId, occurrences: &[Standing], step: Step) -> Answer<()> {
    let ready = together::ready(occurrences, root, step, None, tx.now())?;
    take_along(tx, &ready, step, (None, None)).await?;
    Ok(())
}

fn conflict() -> Refusal {
    Refusal::new(Code::EventLifecycleConflict, say!("event-lifecycle-conflict"))
}

/// Whether people are told of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Voice {
    /// They are.
    Loud,
    /// They are, also where the event stands there already: others do since.
    InAnyCase,
}

async fn taken(
    tx: &mut Tx,
    event: &Event,
    step: Step,
    (actor, reason): (Option<MemberId>, Option<&str>),
    voice: Voice,
) -> Answer<Option<Done>> {
    let from = place(event);
    let to = leads(event, step, tx.now()).ok_or_else(conflict)?;
    if to == from && voice != Voice::InAnyCase {
        return Ok(None);
    }
    let impersonator = tx.call().member().ok().and_then(|me| me.impersonator);
    let ended = Ended { step, from, to, reason, actor, impersonator, is_suppressed: false };
    let cascade = if step.ends_participation() && to.1 == Operation::Cancelled {
        together::end(tx, &[event.id], &ended).await?
    } else {
        Cascade::default()
    };
    store::move_to(tx, &[event.id], &ended).await?;
    let history = store::insert_step(tx, (event.id, event.lifecycle_version + 1), cascade, &ended).await?;
    let told = outbox::tell(tx, together::fact(&Standing::of(event), &ended)).await?;
    if to.0 == Publication::Published && event.published_at.is_none() {
        agenda::actions::published(tx, event.id, actor).await?;
        recognition::post(tx, Some(event.organizer_id), Activity::Event, event.id.get()).await?;
        outbox::tell(tx, CommunityEventCreated { event: event.id, organizer: event.organizer_id }).await?;
    }
    Ok(Some(Done { history, told: told.get(), cascade }))
}

/// What cursors of an event's history are good for.
#[must_use]
pub fn history_place(call: &Call, id: EventId) -> Place {
    Place::new(call, &format!("event history {id}"))
}

/// The steps of an event, newest first.
///
/// # Errors
/// 404 `EVENT_LIFECYCLE_HISTORY_NOT_FOUND` if the viewer may not see it; 403 `EVENT_LIFECYCLE_HISTORY_FORBIDDEN` if they do not manage it; 422 `INVALID_CURSOR` for a
/// cursor of another list.
pub async fn history(call: &Call, id: EventId, limit: i64, cursor: Option<&str>) -> Answer<Page<HistoryStep>> {
    let viewer = call.member()?;
    let seen = super::actions::each(call, &[id]).await?.pop();
    let seen = seen.ok_or_else(|| Refusal::new(Code::EventLifecycleHistoryNotFound, say!("event-missing")))?;
    if !role(viewer, &seen).manages() {
        return Err(Refusal::new(Code::EventLifecycleHistoryForbidden, say!("event-forbidden")).into());
    }
    let before = history_place(call, id).open(call, cursor)?;
    let rows = store::history(call, id, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id))
}
