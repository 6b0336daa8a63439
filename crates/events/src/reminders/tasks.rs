//! What the clock does: reminders are planned, and handed on when they are due.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::actions::rules;
use super::model::{CATCH_UP, State, due, effective};
use super::store;
use crate::base::{Answer, Timestamp};
use crate::call::{Call, World};
use crate::events::EventReminderDue;
use crate::model::{EventId, Operation, Publication};
use crate::outbox;
use crate::rules::EventRules;
use crate::store::{self as events, DueEvent};
use crate::tenancy;

/// How many events are looked at in one go.
const BATCH: i64 = 200;

/// Plans the reminders of events that are new or begin at another time, and hands on what is due, in all communities. Gives how many were handed on.
///
/// Each event is a transaction of its own that looks again under its row's lock, so two processes that find the same one hand its reminders on once. One that
/// fails is told in the log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    for found in store::unplanned(&errand, BATCH).await? {
        if let Err(failure) = at(world, found, false).await {
            tracing::warn!(event = found.event_id.get(), %failure, "the reminders of an event could not be planned");
        }
    }
    let mut told = 0;
    for found in store::due(&errand, BATCH).await? {
        match at(world, found, true).await {
            Ok(more) => told += more,
            Err(failure) => {
                tracing::warn!(event = found.event_id.get(), %failure, "the reminders of an event could not be handed on");
            }
        }
    }
    Ok(told)
}

async fn at(world: &Arc<World>, found: DueEvent, is_due: bool) -> Answer<u64> {
    let event = found.event_id;
    let work = |call: Call| async move { if is_due { hand_on(&call, event).await } else { plan(&call, event).await } };
    tenancy::errand(world, found.tenant_id, work).await
}

async fn plan(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, id).await? else { return Ok(0) };
    let rules = rules(&mut tx.reads(), &event, None).await?;
    // What was due before the event was as it is, or before somebody wished it, is not made up for.
    let since = event.published_at.unwrap_or(event.created_at).max(event.updated_at);
    let of_rules = since.max(rules.changed_at.unwrap_or(since));
    let mut wishes: BTreeMap<i64, Timestamp> = BTreeMap::new();
    for said in store::chosen(&mut tx, id).await? {
        let own = said.rules.map(|rules| rules.0).unwrap_or_default();
        for rule in own.iter().filter(|rule| rule.enabled) {
            let first = wishes.entry(rule.offset_minutes).or_insert(Timestamp::MAX_UTC);
            *first = since.max(said.updated_at).min(*first);
        }
    }
    for offset in effective(&rules.rules, &[]) {
        let first = wishes.entry(offset).or_insert(of_rules);
        *first = of_rules.min(*first);
    }
    let now = tx.now();
    let dues: Vec<_> = wishes
        .into_iter()
        .filter_map(|(offset, since)| {
            due(event.starts_at, offset, since, now).map(|due| (offset, event.starts_at, due))
        })
        .collect();
    let waiting = store::pending(&mut tx, id).await?;
    let is_wanted = |one: &store::Reminder| dues.contains(&(one.offset_minutes, one.starts_at, one.due_at));
    let over: Vec<i64> = waiting.iter().filter(|one| !is_wanted(one)).map(|one| one.id).collect();
    if !over.is_empty() {
        store::close(&mut tx, &over, State::Superseded).await?;
    }
    for one in dues {
        store::plan(&mut tx, id, one).await?;
    }
    store::planned(&mut tx, id).await?;
    tx.commit().await?;
    Ok(0)
}

async fn hand_on(call: &Call, id: EventId) -> Answer<u64> {
    let is_on = call.community()?.rules::<EventRules>().reminders_enabled;
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, id).await? else { return Ok(0) };
    let takes_place =
        event.publication_state == Publication::Published && event.operational_state == Operation::Scheduled;
    let (now, mut told) = (tx.now(), 0);
    for one in store::pending(&mut tx, id).await?.into_iter().filter(|one| one.due_at <= now) {
        let state = if !takes_place {
            State::Cancelled
        } else if one.starts_at != event.starts_at {
            State::Superseded
        } else if !is_on || event.starts_at <= now || one.due_at <= now - CATCH_UP {
            State::Suppressed
        } else {
            State::Queued
        };
        store::close(&mut tx, &[one.id], state).await?;
        if state == State::Queued {
            let (offset_minutes, starts_at, due_at) = (one.offset_minutes, one.starts_at, one.due_at);
            outbox::tell(&mut tx, EventReminderDue { event: id, offset_minutes, starts_at, due_at }).await?;
            told += 1;
        }
    }
    tx.commit().await?;
    Ok(told)
}
