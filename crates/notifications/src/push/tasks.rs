//! What is forgotten on the clock.

use std::sync::Arc;

use chrono::TimeDelta;

use super::MESSAGE;
use super::store::{log, many, queue as messages};
use crate::base::Answer;
use crate::call::World;
use crate::queue;

/// Messages that ended are kept so long, for whoever looks after the installation.
const KEEP_MESSAGES: TimeDelta = TimeDelta::days(7);

/// The log is kept so long: as far back as the summary looks.
const KEEP_LOG: TimeDelta = TimeDelta::days(90);

/// How many rows are forgotten in one statement.
const FORGET: u32 = 500;

/// Forgets messages, what administrators said, and lines of the log that are over. Gives how many that were.
///
/// # Errors
/// A fault if the database fails.
pub async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let (ended, lines) = (call.now() - KEEP_MESSAGES, call.now() - KEEP_LOG);
    let mut gone = many::forget_announcements(&call, ended).await?;
    loop {
        // The reading looks for them, so that on SQLite the writer is not kept from others meanwhile.
        let over = messages::over_before(&call, ended, FORGET).await?;
        if over.is_empty() {
            break;
        }
        let mut tx = call.begin().await?;
        gone += messages::forget(&mut tx, &over).await?;
        queue::forget(&mut tx, MESSAGE, &over).await?;
        tx.commit().await?;
    }
    loop {
        let forgotten = log::forget(&call, lines, FORGET).await?;
        if forgotten == 0 {
            return Ok(gone);
        }
        gone += forgotten;
    }
}
