//! What the clock does: requests that nobody answered end, and what is known of guardians is erased some weeks after the event.

use std::sync::Arc;

use super::guardians::{erase, expire};
use super::model::KEPT;
use super::store::consents;
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many consents are looked at in one go.
const BATCH: i64 = 200;

/// Ends and erases what is due, in all communities. Gives how many rows changed.
///
/// Each is a transaction of its own that looks again, so two processes that find the same one do it once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut changed = 0;
    for due in consents::unanswered(&errand, BATCH).await? {
        let work =
            tenancy::errand(world, due.tenant_id, |call| async move { expire(&call, due.event_id, due.id).await });
        match work.await {
            Ok(more) => changed += more,
            Err(failure) => tracing::warn!(consent = due.id.get(), %failure, "a guardian's consent could not be ended"),
        }
    }
    for due in consents::kept(&errand, errand.now() - KEPT, BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { erase(&call, due.id).await }).await {
            Ok(more) => changed += more,
            Err(failure) => {
                tracing::warn!(consent = due.id.get(), %failure, "a guardian's address could not be erased")
            }
        }
    }
    Ok(changed)
}
