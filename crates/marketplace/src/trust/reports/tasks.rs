//! What the clock does: reports that nobody has taken up in time are acknowledged.

use std::sync::Arc;

use super::actions;
use super::store::{self, DueReport};
use crate::base::Answer;
use crate::call::{World, patiently};
use crate::tenancy::Tenants;

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
        match acknowledge(world, one).await {
            Ok(true) => acknowledged += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(report = one.id.get(), %failure, "a report could not be acknowledged"),
        }
    }
    Ok(acknowledged)
}

async fn acknowledge(world: &Arc<World>, due: DueReport) -> Answer<bool> {
    let Some(tenant) = world.room::<Tenants>()?.by_id(world, due.tenant_id).await? else { return Ok(false) };
    let call = world.errand(Some(tenant));
    patiently(&call, |call| async move { actions::acknowledge(&call, due.id).await }).await
}
