//! What the clock does: finds are handed on when they are due.

use std::sync::Arc;

use super::actions;
use super::store;
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many searches are looked at in one go.
const BATCH: i64 = 200;

/// Hands on what searches have found, in all communities. Gives how many of them told something.
///
/// Each is a transaction of its own that looks again under the row's lock, so two processes that find the same one tell of it once. One that
/// fails is told in the log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let due = store::due_now(&world.errand(None), BATCH).await?;
    let mut told = 0;
    for one in due {
        match tenancy::errand(world, one.tenant_id, |call| async move { actions::alert(&call, one.id).await }).await {
            Ok(true) => told += 1,
            Ok(false) => {}
            Err(failure) => {
                tracing::warn!(search = one.id.get(), %failure, "the finds of a search could not be handed on")
            }
        }
    }
    Ok(told)
}
