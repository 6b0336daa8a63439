//! What mails do on the clock beside being sent.

use std::sync::Arc;

use super::model::{EXPIRES, KEPT, LOGGED};
use super::store::{log, queue};
use crate::base::Answer;
use crate::call::World;

/// So many rows are removed in one statement.
const AT_ONCE: u32 = 500;

/// Gives up what has waited for a week, forgets what was over a month ago, and attempts of three months ago; in every community. Gives
/// how many rows that were. Every process may do it, at any time.
///
/// # Errors
/// A fault if the database fails.
pub async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let mut rows = queue::expire(&call, call.now() - EXPIRES).await?;
    loop {
        // The reading looks for them, so that on SQLite the writer is not kept from others meanwhile.
        let over = queue::over_before(&call, call.now() - KEPT, AT_ONCE).await?;
        if over.is_empty() {
            break;
        }
        rows += queue::forget(&call, &over).await?;
    }
    loop {
        let old = log::before(&call, call.now() - LOGGED, AT_ONCE).await?;
        if old.is_empty() {
            break;
        }
        rows += log::forget(&call, &old).await?;
    }
    Ok(rows)
}
