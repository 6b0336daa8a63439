//! What reviews do on the clock.

use std::sync::Arc;

use chrono::NaiveTime;

use super::store;
use crate::base::Answer;
use crate::call::World;

/// Publishes the anonymous reviews of the days (UTC) that are over, in all communities. Gives how many that were.
///
/// # Errors
/// A fault.
pub async fn publish(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let today = call.now().date_naive().and_time(NaiveTime::MIN).and_utc();
    Ok(store::publish(&call, today).await?)
}
