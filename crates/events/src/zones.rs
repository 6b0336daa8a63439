//! When the rules of a time zone change: the clock's hands stay, and the moments follow.
//!
//! The rules come with the program, so it looks at each event that is to come once after it starts, in parts, and at none thereafter: what is written from
//! then on is written under these rules. Templates of what recurs are left alone: their occurrences are known by the moments of the first rules.
//!
//! Nobody is told: where the event takes place, its clock shows what it showed. Calendars are given the new moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono_tz::Tz;

use super::model::EventId;
use super::store::{self, Timed};
use super::time::{self, WallTime};
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many events are looked at in one go.
const BATCH: i64 = 500;

/// How many times in a tick.
const GOES: usize = 20;

/// How far this process has come: the number of the last event that it looked at.
#[derive(Debug, Default)]
pub struct Pass(AtomicI64);

/// Nothing is left to look at.
const DONE: i64 = i64::MAX;

/// Looks at events to come under the zones' present rules, until all have been. Gives how many are at another moment now.
///
/// Each is a transaction of its own that looks again under its row's lock, so two processes change it once. One that fails is told in the log.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let pass = world.room::<Pass>()?;
    let mut moved = 0;
    for _ in 0..GOES {
        let after = pass.0.load(Ordering::SeqCst);
        if after == DONE {
            break;
        }
        let part = store::to_come_after(&world.errand(None), EventId::from(after), BATCH).await?;
        let is_full = i64::try_from(part.len()).is_ok_and(|found| found == BATCH);
        let last = part.last().filter(|_| is_full).map_or(DONE, |event| event.id.get());
        for event in part.into_iter().filter(|event| shifted(event).is_some()) {
            match move_one(world, &event).await {
                Ok(more) => moved += u64::from(more),
                Err(failure) => {
                    tracing::warn!(event = event.id.get(), %failure, "the moment of an event could not be computed anew")
                }
            }
        }
        pass.0.store(last, Ordering::SeqCst);
    }
    Ok(moved)
}

async fn move_one(world: &Arc<World>, event: &Timed) -> Answer<bool> {
    let id = event.id;
    tenancy::errand(world, event.tenant_id, |call| async move {
        let mut tx = call.begin().await?;
        let Some(now) = store::timed(&mut tx, id).await? else { return Ok(false) };
        let Some((start, end)) = shifted(&now) else { return Ok(false) };
        store::retime(&mut tx, id, start.at, end.map(|end| end.at)).await?;
        tx.commit().await?;
        Ok(true)
    })
    .await
}

/// When an event is under its zone's present rules, if that is not what is kept.
fn shifted(event: &Timed) -> Option<(WallTime, Option<WallTime>)> {
    let zone: Tz = event.timezone.parse().ok()?;
    let start = WallTime { local: time::hands(&event.local_start)?, at: event.starts_at };
    let end = match event.local_end.as_deref().zip(event.ends_at) {
        Some((local, at)) => Some(WallTime { local: time::hands(local)?, at }),
        None => None,
    };
    let (new, new_end) = time::both(start, end, zone);
    (new.at != start.at || new_end.map(|end| end.at) != end.map(|end| end.at)).then_some((new, new_end))
}
