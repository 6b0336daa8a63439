//! What reviews do on the clock.

use std::sync::Arc;

use chrono::{NaiveTime, TimeDelta};

use super::store;
use crate::base::Answer;
use crate::call::World;

/// A day counts as over when this has passed since: what was begun in its last moments is there by then, and nothing comes a minute after all others.
const AFTERWARDS: TimeDelta = TimeDelta::minutes(5);

/// Publishes the anonymous reviews of the days (UTC) that are over, in all communities. Gives how many that were.
///
/// # Errors
/// A fault.
pub async fn publish(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let today = (call.now() - AFTERWARDS).date_naive().and_time(NaiveTime::MIN).and_utc();
    Ok(store::publish(&call, today).await?)
}
