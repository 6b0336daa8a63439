//! What the clock does: answers are erased when their time is over, members are reminded of answers that they lack, those who look after the event hear of what is missing then, and what an old key sealed is sealed anew.

use std::sync::Arc;

use super::model::{AHEAD, Demand, Retention, Whose, erased_at};
use super::seal::AnswerKeys;
use super::store;
use super::store::due::{self, Old};
use super::store::given;
use crate::base::{Answer, Timestamp};
use crate::call::{Call, World};
use crate::events::{EventAnswersDue, EventAnswersOverdue};
use crate::model::{EventId, Operation, Publication};
use crate::outbox;
use crate::sealing::{self, ANEW};
use crate::store::{self as events, DueEvent};
use crate::tenancy;

/// How many events are looked at in one go.
const BATCH: i64 = 100;

/// Erases answers of those who neither take part nor wait and answers that have been kept long enough, and reminds of those that are missing, in all communities. Gives
/// how much was done.
///
/// Each event is a transaction of its own that looks again under its row's lock, so two processes that find the same one do it once. One that fails is told in the
/// log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut done = 0;
    for found in due::left(&errand, BATCH).await? {
        done += told(found, "answers that are left over could not be erased", at(world, found, Work::Left).await);
    }
    for found in due::over(&errand, BATCH).await? {
        done += told(found, "answers whose time is over could not be erased", at(world, found, Work::Over).await);
    }
    for found in due::unreminded(&errand, BATCH).await? {
        done += told(found, "members could not be reminded of answers", at(world, found, Work::Remind).await);
    }
    for found in due::overdue(&errand, BATCH).await? {
        done += told(found, "nobody could be told that answers are overdue", at(world, found, Work::Overdue).await);
    }
    done += seal_anew(world, &errand).await?;
    Ok(done)
}

fn told(found: DueEvent, what: &'static str, done: Answer<u64>) -> u64 {
    done.unwrap_or_else(|failure| {
        tracing::warn!(event = found.event_id.get(), %failure, what);
        0
    })
}

#[derive(Clone, Copy, Debug)]
enum Work {
    Left,
    Over,
    Remind,
    Overdue,
}

async fn at(world: &Arc<World>, found: DueEvent, work: Work) -> Answer<u64> {
    let event = found.event_id;
    let work = |call: Call| async move {
        match work {
            Work::Left => erase_left(&call, event).await,
            Work::Over => erase_over(&call, event).await,
            Work::Remind => remind(&call, event).await,
            Work::Overdue => overdue(&call, event).await,
        }
    };
    tenancy::errand(world, found.tenant_id, work).await
}

async fn erase_left(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    if events::lock(&mut tx, id).await?.is_none() {
        return Ok(0);
    }
    let left = due::left_at(&mut tx, id).await?;
    let gone = due::erase(&mut tx, &left).await?;
    due::forget(&mut tx, &left).await?;
    due::settled(&mut tx, id).await?;
    due::put_off(&mut tx, id).await?;
    tx.commit().await?;
    Ok(gone)
}

async fn erase_over(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, id).await? else { return Ok(0) };
    let now = tx.now();
    let over = Retention::ALL.iter().filter(|retention| erased_at(&event, **retention) <= now);
    let over: Vec<String> = over.map(|retention| retention.as_str().to_owned()).collect();
    let gone = due::erase_kept(&mut tx, id, &over).await?;
    let emptied = due::emptied(&mut tx, id).await?;
    due::forget(&mut tx, &emptied).await?;
    tx.commit().await?;
    Ok(gone)
}

/// Plans the reminder of an event, or hands it on if it is due. When answers were due before anybody could be reminded, nobody is.
async fn remind(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, id).await? else { return Ok(0) };
    let settings = store::settings(&mut tx.reads(), id).await?;
    let takes_place =
        event.publication_state == Publication::Published && event.operational_state == Operation::Scheduled;
    let Some(due_at) = settings.due(event.starts_at).filter(|_| takes_place && settings.reminded_at.is_none()) else {
        return Ok(0);
    };
    let now: Timestamp = tx.now();
    // Where nobody comes without answers, none are missing.
    let overdue_at = (settings.answers == Demand::After).then_some(due_at);
    if due_at - AHEAD > now {
        due::plan(&mut tx, id, (event.starts_at, due_at - AHEAD), overdue_at).await?;
        tx.commit().await?;
        return Ok(0);
    }
    due::reminded(&mut tx, id, overdue_at).await?;
    let is_told = due_at > now;
    if is_told {
        outbox::tell(&mut tx, EventAnswersDue { event: id, due_at }).await?;
    }
    tx.commit().await?;
    Ok(u64::from(is_told))
}

/// Tells those who decide about registrations, once, that answers are overdue, if some are missing. An event that begins later by now is looked at then.
async fn overdue(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, id).await? else { return Ok(0) };
    let settings = store::settings(&mut tx.reads(), id).await?;
    let takes_place =
        event.publication_state == Publication::Published && event.operational_state == Operation::Scheduled;
    let due_at = settings.due(event.starts_at).filter(|_| takes_place && settings.answers == Demand::After);
    if due_at.is_some_and(|due_at| due_at > tx.now()) {
        due::told_overdue(&mut tx, id, due_at, false).await?;
        tx.commit().await?;
        return Ok(0);
    }
    due::told_overdue(&mut tx, id, due_at, true).await?;
    let is_asked = store::asked(&mut tx.reads(), id).await?.is_some();
    let missing = if is_asked && due_at.is_some() { given::lacking(&mut tx, id).await? } else { 0 };
    if missing > 0 {
        outbox::tell(&mut tx, EventAnswersOverdue { event: id, missing }).await?;
    }
    tx.commit().await?;
    Ok(u64::from(missing > 0))
}

/// Seals anew a part of what keys sealed that seal no more. What does not open stays, and does not keep the others waiting.
async fn seal_anew(world: &Arc<World>, errand: &Call) -> Answer<u64> {
    let keys = errand.room::<AnswerKeys>()?.retired();
    if keys.is_empty() {
        return Ok(0);
    }
    let read = |after| due::sealed_by(errand, &keys, (after, ANEW));
    sealing::anew(world, "an answer", |old| (old.id, old.tenant_id), read, one_anew).await
}

async fn one_anew(call: Call, old: Old) -> Answer<u64> {
    let keys = call.room::<AnswerKeys>()?;
    let place = (Whose { event: old.event_id, member: old.user_id }, old.question_key.as_str());
    let sealed = keys.open(call.tenant(), place, &old.sealed);
    let sealed = sealed.and_then(|text| keys.seal(call.tenant(), place, &text, call.chance()));
    let Some((key, sealed)) = keys.current().zip(sealed) else { return Ok(0) };
    let mut tx = call.begin().await?;
    let changed = due::seal_anew(&mut tx, &old, (key, &sealed)).await?;
    tx.commit().await?;
    Ok(changed)
}
