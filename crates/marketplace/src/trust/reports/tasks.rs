//! What the clock does: reports that nobody has taken up in time are acknowledged.

use std::sync::Arc;

use super::actions;
use super::store;
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many are looked at in one go.
const BATCH: i64 = 200;

/// Acknowledges what waits for too long, in all communities. Gives how many reports that were.
///
/// Each is a transaction of its own that looks again under the row's lock, so two processes that find the same one tell of it once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let due = store::due(&errand, errand.now(), BATCH).await?;
    let mut acknowledged = 0;
    for one in due {
        match tenancy::errand(world, one.tenant_id, |call| async move { actions::acknowledge(&call, one.id).await })
            .await
        {
            Ok(true) => acknowledged += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(report = one.id.get(), %failure, "a report could not be acknowledged"),
        }
    }
    Ok(acknowledged)
}
