//! What mails do on the clock beside being sent.

use std::sync::Arc;

use super::LETTER;
use super::model::{EXPIRES, KEPT, LOGGED};
use super::store::{log, queue as letters};
use crate::base::Answer;
use crate::call::World;
use crate::queue;

/// So many rows are removed in one statement.
const AT_ONCE: u32 = 500;

/// Gives up what has waited for a week, forgets what was over a month ago, and attempts of three months ago; in every community. Gives
/// how many rows that were. Every process may do it, at any time.
///
/// # Errors
/// A fault if the database fails.
pub async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let mut rows = 0;
    loop {
        // The reading looks for them, so that on SQLite the writer is not kept from others meanwhile.
        let late = letters::waiting_since(&call, call.now() - EXPIRES, AT_ONCE).await?;
        if late.is_empty() {
            break;
        }
        let mut tx = call.begin().await?;
        rows += letters::expire(&mut tx, &late).await?;
        queue::forget(&mut tx, LETTER, &late).await?;
        tx.commit().await?;
    }
    loop {
        let over = letters::over_before(&call, call.now() - KEPT, AT_ONCE).await?;
        if over.is_empty() {
            break;
        }
        let mut tx = call.begin().await?;
        rows += letters::forget(&mut tx, &over).await?;
        queue::forget(&mut tx, LETTER, &over).await?;
        tx.commit().await?;
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
