//! What the clock does: offers that nobody answered, or ordered, in time.

use std::sync::Arc;

use super::actions;
use super::store;
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many are looked at in one go.
const BATCH: i64 = 200;

/// Ends what is over, in all communities. Gives how many offers that were.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let due = store::due(&world.errand(None), BATCH).await?;
    let mut ended = 0;
    for one in due {
        match tenancy::errand(world, one.tenant_id, |call| async move { actions::expire(&call, one.id).await }).await {
            Ok(true) => ended += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(offer = one.id.get(), %failure, "an offer could not be ended"),
        }
    }
    Ok(ended)
}
