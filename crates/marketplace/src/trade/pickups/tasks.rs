//! What the clock does: pickup times that are over, and of which nobody said what became of them.

use std::sync::Arc;

use super::actions;
use super::model::MISSED_AFTER;
use super::store;
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many are looked at in one go.
const DUE: i64 = 200;

/// Notes what became of them, in all communities. Gives how many that were.
///
/// Each is a transaction of its own that looks again under the row's lock.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut noted = 0;
    for one in store::overdue(&errand, errand.now() - MISSED_AFTER, DUE).await? {
        match tenancy::errand(world, one.tenant_id, |call| async move { actions::look_back(&call, one.order_id).await })
            .await
        {
            Ok(true) => noted += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(order = one.order_id.get(), %failure, "a pickup could not be noted"),
        }
    }
    Ok(noted)
}
