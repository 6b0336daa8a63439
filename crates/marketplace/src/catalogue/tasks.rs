//! What the catalogue does on the clock.

use std::sync::Arc;

use super::store;
use crate::base::Answer;
use crate::call::World;

/// How many are ended in one go.
const BATCH: i64 = 500;

/// Clears promotions that are over, in all communities. Gives how many that were. Lists do not wait for it: they look at the time themselves.
///
/// # Errors
/// A fault.
pub async fn end_promotions(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    Ok(store::end_promotions(&call, call.now(), BATCH).await?)
}

/// Ends what has expired, in all communities. Gives how many that were. Lists and readers do not wait for it: they look at the time
/// themselves.
///
/// # Errors
/// A fault.
pub async fn expire(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    Ok(store::expire(&call, call.now(), BATCH).await?)
}
