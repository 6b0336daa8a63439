//! What the clock does: staff are reminded of reports and disputes whose time runs out, and once more when it has.

use std::sync::Arc;

use super::{disputes, reports};
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many of each are looked at in one go.
const BATCH: i64 = 200;

/// Reminds staff of what is due, in all communities. Gives how many reminders that were.
///
/// Each is a transaction of its own that looks again under the row's lock, so two processes that find the same one tell of it once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut told = 0;
    for (tenant, id) in reports::store::to_remind(&errand, errand.now(), BATCH).await? {
        match tenancy::errand(world, tenant, |call| async move { reports::actions::remind(&call, id).await }).await {
            Ok(true) => told += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(report = id.get(), %failure, "staff could not be reminded of a report"),
        }
    }
    for (tenant, id) in disputes::store::to_remind(&errand, errand.now(), BATCH).await? {
        match tenancy::errand(world, tenant, |call| async move { disputes::actions::remind(&call, id).await }).await {
            Ok(true) => told += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(dispute = id.get(), %failure, "staff could not be reminded of a dispute"),
        }
    }
    Ok(told)
}
