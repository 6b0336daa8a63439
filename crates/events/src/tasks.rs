//! What the clock does: places that are held for too long go to whoever is next, and nobody waits for what has begun.

use std::sync::Arc;

use super::registration::expire;
use super::store;
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many events are looked at in one go.
const BATCH: i64 = 100;

/// Ends offers that are due, in all communities, and hands the places on; ends the waiting for events that have begun. Gives how many entries ended.
///
/// Each event is a transaction of its own that looks again under its row's lock, so two processes that find the same one hand its places on once.
/// One that fails is told in the log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut events = store::due(&errand, BATCH).await?;
    events.extend(store::begun(&errand, BATCH).await?);
    let mut ended = 0;
    for due in events {
        match tenancy::errand(world, due.tenant_id, |call| async move { expire(&call, due.event_id).await }).await {
            Ok(more) => ended += more,
            Err(failure) => {
                tracing::warn!(event = due.event_id.get(), %failure, "the waiting list of an event could not be moved on")
            }
        }
    }
    Ok(ended)
}
