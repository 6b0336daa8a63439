//! What the clock does: names are erased when their time is over, and what an old key sealed is sealed anew.

use std::sync::Arc;

use super::model::erased_at;
use super::seal::GuestKeys;
use super::store::{self, Old};
use crate::base::Answer;
use crate::call::{Call, World};
use crate::model::EventId;
use crate::sealing::{self, ANEW};
use crate::store as events;
use crate::tenancy;

/// How many events are looked at in one go.
const BATCH: i64 = 100;

/// Erases names of guests that have been kept long enough, in all communities, and seals anew a part of what old keys sealed. Gives how much was done.
///
/// Each event is a transaction of its own that looks again under its row's lock. One that fails is told in the log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let mut done = 0;
    for due in store::due(&call, BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { erase(&call, due.event_id).await }).await {
            Ok(more) => done += more,
            Err(failure) => {
                tracing::warn!(event = due.event_id.get(), %failure, "names of guests could not be erased")
            }
        }
    }
    Ok(done + seal_anew(world, &call).await?)
}

/// Erases what is over at an event. One that ends later by now keeps the names of those who come until then.
async fn erase(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, id).await? else { return Ok(0) };
    let until = erased_at(&event);
    let mut done = if until > tx.now() { store::keep(&mut tx, id, until).await? } else { 0 };
    done += store::erase(&mut tx, id).await?;
    tx.commit().await?;
    Ok(done)
}

/// Seals anew a part of what keys sealed that seal no more. What does not open stays, and does not keep the others waiting.
async fn seal_anew(world: &Arc<World>, errand: &Call) -> Answer<u64> {
    let keys = errand.room::<GuestKeys>()?.retired();
    if keys.is_empty() {
        return Ok(0);
    }
    let read = |after| store::sealed_by(errand, &keys, (after, ANEW));
    sealing::anew(world, "the name of a guest", |old| (old.id.get(), old.tenant_id), read, one_anew).await
}

async fn one_anew(call: Call, old: Old) -> Answer<u64> {
    let keys = call.room::<GuestKeys>()?;
    let place = (old.event_id, old.user_id);
    let sealed = keys.open(call.tenant(), place, &old.sealed);
    let sealed = sealed.and_then(|name| keys.seal(call.tenant(), place, &name, call.chance()));
    let Some((key, sealed)) = keys.current().zip(sealed) else { return Ok(0) };
    let mut tx = call.begin().await?;
    let changed = store::seal_anew(&mut tx, &old, (key, &sealed)).await?;
    tx.commit().await?;
    Ok(changed)
}
