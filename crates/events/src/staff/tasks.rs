//! What the clock does: what was granted until a moment ends then.

use std::sync::Arc;

use super::Status;
use super::store::{self, Action, Over};
use crate::base::Answer;
use crate::call::World;
use crate::store as events;
use crate::tenancy;

/// How many assignments are looked at in one go.
const BATCH: i64 = 200;

/// Ends assignments whose time is over, in all communities. Gives how many ended. They count no more from that moment on, whenever this comes.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let mut ended = 0;
    for over in store::over(&world.errand(None), BATCH).await? {
        match one(world, over).await {
            Ok(more) => ended += more,
            Err(failure) => {
                tracing::warn!(assignment = over.id, %failure, "an assignment of an event could not be ended")
            }
        }
    }
    Ok(ended)
}

async fn one(world: &Arc<World>, over: Over) -> Answer<u64> {
    tenancy::errand(world, over.tenant_id, |call| async move {
        let mut tx = call.begin().await?;
        if events::lock(&mut tx, over.event_id).await?.is_none() {
            return Ok(0);
        }
        let found = store::find(&mut tx.reads(), over.event_id, over.id).await?.map(|helper| helper.assignment);
        let now = tx.now();
        let Some(found) = found.filter(|one| one.status == Status::Active && !one.counts(now)) else { return Ok(0) };
        store::end(&mut tx, &found, Action::Expired, None).await?;
        tx.commit().await?;
        Ok(1)
    })
    .await
}
