//! What the clock does: pickup times that are over, and of which nobody said what became of them.

use std::sync::Arc;

use super::actions;
use super::model::MISSED_AFTER;
use super::store::{self, OverduePickup};
use crate::base::Answer;
use crate::call::{World, patiently};
use crate::tenancy::Tenants;

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
        match note(world, one).await {
            Ok(true) => noted += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(order = one.order_id.get(), %failure, "a pickup could not be noted"),
        }
    }
    Ok(noted)
}

async fn note(world: &Arc<World>, due: OverduePickup) -> Answer<bool> {
    let Some(tenant) = world.room::<Tenants>()?.by_id(world, due.tenant_id).await? else { return Ok(false) };
    let call = world.errand(Some(tenant));
    patiently(&call, |call| async move { actions::look_back(&call, due.order_id).await }).await
}
