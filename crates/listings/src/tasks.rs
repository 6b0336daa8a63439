//! What listings do on the clock.

use std::sync::Arc;

use super::{expiry, store};
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many of each are looked at in one go.
const BATCH: i64 = 500;

/// Ends what has run out, and tells owners of what will, in all communities. Gives how many listings that were. Lists and readers do not wait for
/// it: they look at the time themselves.
///
/// Each is a transaction of its own that looks again under the row's lock, so two processes that find the same one tell of it once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn expire(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let over = store::over(&errand, errand.now(), BATCH).await?;
    let ending = store::ending(&errand, errand.now(), BATCH).await?;
    let found = [(over, true), (ending, false)];
    let mut moved = 0;
    for (tenant, id, is_over) in
        found.into_iter().flat_map(|(all, is_over)| all.into_iter().map(move |(tenant, id)| (tenant, id, is_over)))
    {
        let done = tenancy::errand(world, tenant, |call| async move {
            if is_over { expiry::end(&call, id).await } else { expiry::remind(&call, id).await }
        });
        match done.await {
            Ok(true) => moved += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(listing = id.get(), %failure, "a listing could not be moved on"),
        }
    }
    Ok(moved)
}
