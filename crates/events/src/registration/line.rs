//! The waiting list: its line, and places that are held for whoever is next.

use chrono::TimeDelta;
use contract::Code;
use contract::Operation as Door;

use super::{Held, Moved, answered, asks, enter, hold, undecided, write};
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::events::{EventPlaceFreed, EventWaitlistChanged};
use crate::model::{Event, EventId, Registration, Waiting, missing};
use crate::outbox;
use crate::rules::EventRules;
use crate::safety;
use crate::say;
use crate::store::{self, Entry};

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

pub(super) async fn join_held(call: &Call, tx: &mut Tx, held: &Held) -> Answer<Moved> {
    if held.waits() {
        return Ok(Moved::default());
    }
    if asks(tx, held).await? {
        return Err(undecided().into());
    }
    safety::gate::pass(tx, &held.event, held.me).await?;
    if !call.community()?.rules::<EventRules>().waitlist_enabled {
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
    if held.entry.is_none() && store::approach(&mut tx, viewer.id, viewer.is_admin(), id).await?.is_none() {
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
    if entry.is_none() && !call.community()?.rules::<EventRules>().timed_waitlist_offers_enabled {
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
    let rules = tx.call().community()?.rules::<EventRules>();
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
pub(crate) async fn expire(call: &Call, id: EventId) -> Answer<u64> {
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
