//! What the clock does: hours that waited move once what they wait for has come.

use std::sync::Arc;

use super::settle::settle;
use super::store;
use crate::base::Answer;
use crate::call::{Call, World};
use crate::tenancy;

/// So many are looked at in one go.
const BATCH: i64 = 100;

/// Pays what waits for the fund where it suffices by now, and takes back what waits for a member who has the hours again. Gives how many moved.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let mut moved = 0;
    for due in store::due(&world.errand(None), BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { try_again(&call, due.id).await }).await {
            Ok(has_moved) => moved += u64::from(has_moved),
            Err(failure) => {
                tracing::warn!(claim = due.id.get(), %failure, "hours for coming to an event could not move")
            }
        }
    }
    Ok(moved)
}

async fn try_again(call: &Call, id: super::model::ClaimId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let moved = settle(&mut tx, id, None).await?;
    tx.commit().await?;
    Ok(moved)
}
