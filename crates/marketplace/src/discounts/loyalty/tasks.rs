//! What the clock does: discounts that nobody uses in time are free again.

use std::sync::Arc;

use super::model::Status;
use super::store::{self, DueRedemption};
use crate::base::Answer;
use crate::call::World;
use crate::tenancy;

/// How many are looked at in one go.
const DUE: i64 = 250;

/// Ends what is overdue, in all communities. Gives how many that were.
///
/// Each is a transaction of its own that looks again under the row's lock.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut ended = 0;
    for one in store::due(&errand, errand.now(), DUE).await? {
        match end(world, one).await {
            Ok(true) => ended += 1,
            Ok(false) => {}
            Err(failure) => tracing::warn!(redemption = one.id.get(), %failure, "a discount could not be ended"),
        }
    }
    Ok(ended)
}

async fn end(world: &Arc<World>, due: DueRedemption) -> Answer<bool> {
    tenancy::errand(world, due.tenant_id, |call| async move {
        let mut tx = call.begin().await?;
        let Some(mut redemption) = store::lock(&mut tx, due.id).await? else { return Ok(false) };
        let now = tx.now();
        if redemption.status != Status::Pending || redemption.expires_at > now {
            return Ok(false);
        }
        redemption.reverse("expired", now);
        store::update(&mut tx, &redemption).await?;
        tx.commit().await?;
        Ok(true)
    })
    .await
}
