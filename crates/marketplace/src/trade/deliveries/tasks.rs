//! What the clock does: whoever brought something is paid, also if the buyer does not think of it.

use std::sync::Arc;

use super::actions;
use super::store;
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many are looked at in one go.
const DUE: i64 = 200;

/// Pays what is due, in all communities. Gives how many that were, with those that are put off.
///
/// Each is a transaction of its own that looks again under the row's lock.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut moved = 0;
    for one in store::due(&errand, errand.now(), DUE).await? {
        match tenancy::errand(
            world,
            one.tenant_id,
            |call| async move { actions::settle(&call, one.order_id, one.id).await },
        )
        .await
        {
            Ok(true) => moved += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(delivery = one.id.get(), %failure, "a delivery could not be paid"),
        }
    }
    Ok(moved)
}
