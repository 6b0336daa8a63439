//! What the clock does: conflicts end about which nobody decided.

use std::sync::Arc;

use super::model::PATIENCE;
use super::store;
use crate::base::Answer;
use crate::call::{Call, World};
use crate::model::EventId;
use crate::store as events;
use crate::tenancy;

/// How many events are looked at in one go.
const BATCH: i64 = 100;

/// Ends conflicts of events that have been over for a week, in all communities: what is noted stays. Gives how many ended.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut ended = 0;
    for due in store::lapsing(&errand, errand.now() - PATIENCE, BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { lapse(&call, due.event_id).await }).await {
            Ok(more) => ended += more,
            Err(failure) => {
                tracing::warn!(event = due.event_id.get(), %failure, "conflicts of an event could not be ended")
            }
        }
    }
    Ok(ended)
}

async fn lapse(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    if events::lock(&mut tx, id).await?.is_none() {
        return Ok(0);
    }
    let ended = store::lapse(&mut tx, id, call.now() - PATIENCE).await?;
    tx.commit().await?;
    Ok(ended)
}
