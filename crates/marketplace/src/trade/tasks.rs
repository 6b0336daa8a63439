//! What the clock does: orders that nobody pays are cancelled, those that wait too long are reminded of, delivered ones are completed, discounts that nobody uses are free again, who brought
//! something is paid, and pickup times that are over are noted.

use std::sync::Arc;

use super::store::{self, DueOrder};
use super::{actions, deliveries, overdue, pickups};
use crate::base::Answer;
use crate::call::World;
use crate::discounts::loyalty;
use crate::tenancy;

/// How many unpaid orders are looked at in one go (spec marketplace 11).
const UNPAID: i64 = 250;

/// How many delivered ones.
const DELIVERED: i64 = 200;

/// How many that wait too long.
const OVERDUE: i64 = 200;

/// Why an order is looked at.
#[derive(Clone, Copy)]
enum Cause {
    Unpaid,
    Overdue,
    Delivered,
}

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
    let waiting = store::overdue::due(&errand, errand.now(), OVERDUE).await?;
    let delivered = store::delivered(&errand, errand.now(), DELIVERED).await?;
    let found = [(unpaid, Cause::Unpaid), (waiting, Cause::Overdue), (delivered, Cause::Delivered)];
    let mut moved = loyalty::tasks::tick(world).await?;
    moved += deliveries::tasks::tick(world).await?;
    moved += pickups::tasks::tick(world).await?;
    for (one, cause) in found.into_iter().flat_map(|(all, cause)| all.into_iter().map(move |one| (one, cause))) {
        match move_one(world, one, cause).await {
            Ok(true) => moved += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(order = one.id.get(), %failure, "an order could not be moved on"),
        }
    }
    Ok(moved)
}

async fn move_one(world: &Arc<World>, due: DueOrder, cause: Cause) -> Answer<bool> {
    tenancy::errand(world, due.tenant_id, |call| async move {
        match cause {
            Cause::Unpaid => actions::expire(&call, due.id).await,
            Cause::Overdue => overdue::look(&call, due.id).await,
            Cause::Delivered => actions::complete(&call, due.id).await,
        }
    })
    .await
}
