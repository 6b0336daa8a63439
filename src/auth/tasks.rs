//! What is forgotten when nobody can ask for it any more. Every process may do it, at any time, again and again.

use std::sync::Arc;

use chrono::TimeDelta;

use super::guesses::model::MEMORY;
use crate::base::Answer;
use crate::call::World;
use crate::params;

/// Ended families stay this long, so that somebody who asks why they were signed out can be told.
const KEPT: TimeDelta = TimeDelta::days(7);

/// Removes families that ended a week ago with their tokens and sessions, sessions that ended then, and failed sign-ins that
/// no longer count; in every community. Tells how many rows that were, those that went with a family not counted.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let ended = call.now() - KEPT;
    let mut rows =
        call.db().run("DELETE FROM sessions WHERE expires_at < $1 OR revoked_at < $1", params![ended]).await?;
    rows +=
        call.db().run("DELETE FROM refresh_families WHERE expires_at < $1 OR revoked_at < $1", params![ended]).await?;
    rows += call.db().run("DELETE FROM login_failures WHERE failed_at < $1", params![call.now() - MEMORY]).await?;
    Ok(rows)
}
