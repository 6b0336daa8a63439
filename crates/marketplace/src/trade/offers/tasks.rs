//! What the clock does: offers that nobody answered, or ordered, in time.

use std::sync::Arc;

use super::actions;
use super::store::{self, DueOffer};
use crate::base::Answer;
use crate::call::{World, patiently};
use crate::tenancy::Tenants;

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
        match end(world, one).await {
            Ok(true) => ended += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(offer = one.id.get(), %failure, "an offer could not be ended"),
        }
    }
    Ok(ended)
}

async fn end(world: &Arc<World>, due: DueOffer) -> Answer<bool> {
    let Some(tenant) = world.room::<Tenants>()?.by_id(world, due.tenant_id).await? else { return Ok(false) };
    let call = world.errand(Some(tenant));
    patiently(&call, |call| async move { actions::expire(&call, due.id).await }).await
}
