//! What the clock does: finds are handed on when they are due.

use std::sync::Arc;

use super::actions;
use super::store::{self, DueSearch};
use crate::base::Answer;
use crate::call::{World, patiently};
use crate::tenancy::Tenants;

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
        match alert(world, one).await {
            Ok(true) => told += 1,
            Ok(false) => {}
            Err(failure) => {
                tracing::warn!(search = one.id.get(), %failure, "the finds of a search could not be handed on")
            }
        }
    }
    Ok(told)
}

async fn alert(world: &Arc<World>, due: DueSearch) -> Answer<bool> {
    let Some(tenant) = world.room::<Tenants>()?.by_id(world, due.tenant_id).await? else { return Ok(false) };
    let call = world.errand(Some(tenant));
    patiently(&call, |call| async move { actions::alert(&call, due.id).await }).await
}
