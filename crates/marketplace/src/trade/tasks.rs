//! What the clock does: orders that nobody pays are cancelled, delivered ones are completed, discounts that nobody uses are free again, who brought
//! something is paid, and pickup times that are over are noted.

use std::sync::Arc;

use super::store::{self, DueOrder};
use super::{actions, deliveries, pickups};
use crate::base::Answer;
use crate::call::World;
use crate::discounts::loyalty;
use crate::tenancy;

/// How many unpaid orders are looked at in one go (spec marketplace 11).
const UNPAID: i64 = 250;

/// How many delivered ones.
const DELIVERED: i64 = 200;

/// Moves on what is due, in all communities. Gives how many that were.
///
/// Each is a transaction of its own that looks again under the row's lock, so two processes that find the same one move it once.
/// One that cannot be moved is told in the log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let unpaid = store::unpaid(&errand, errand.now(), UNPAID).await?;
    let delivered = store::delivered(&errand, errand.now(), DELIVERED).await?;
    let due = unpaid.into_iter().map(|due| (due, false)).chain(delivered.into_iter().map(|due| (due, true)));
    let mut moved = loyalty::tasks::tick(world).await?;
    moved += deliveries::tasks::tick(world).await?;
    moved += pickups::tasks::tick(world).await?;
    for (one, is_delivered) in due {
        match move_one(world, one, is_delivered).await {
            Ok(true) => moved += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(order = one.id.get(), %failure, "an order could not be moved on"),
        }
    }
    Ok(moved)
}

async fn move_one(world: &Arc<World>, due: DueOrder, is_delivered: bool) -> Answer<bool> {
    tenancy::errand(world, due.tenant_id, |call| async move {
        if is_delivered { actions::complete(&call, due.id).await } else { actions::expire(&call, due.id).await }
    })
    .await
}
