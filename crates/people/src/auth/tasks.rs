//! What is forgotten when nobody can ask for it any more. Every process may do it, at any time, again and again.

use std::sync::Arc;

use chrono::TimeDelta;

use super::guesses::model::MEMORY;
use super::{impersonation, passkeys, recovery, registration, second_factor, security_log, store, verification};
use crate::base::Answer;
use crate::call::World;

/// Ended families stay this long, so that somebody who asks why they were signed out can be told.
const KEPT: TimeDelta = TimeDelta::days(7);

/// What somebody chose who registered with an address that has an account is kept this long: nobody waits longer to be taken.
const ATTEMPTS_KEPT: TimeDelta = TimeDelta::days(180);

/// Removes families that ended a week ago with their tokens and sessions, sessions that ended then, failed sign-ins that no longer
/// count, links to confirm an address or to choose a password that are over, registrations with addresses that had accounts, devices that are no longer trusted, and what the security log
/// tells of more than a year ago; in every community. Tells how many rows that were, those that went with a family not counted.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn tidy(world: &Arc<World>) -> Answer<u64> {
    let call = world.errand(None);
    let ended = call.now() - KEPT;
    let mut rows = store::forget_sessions(&call, ended).await?;
    rows += store::forget_families(&call, ended).await?;
    rows += store::forget_failures(&call, call.now() - MEMORY).await?;
    rows += verification::store::forget(&call, call.now()).await?;
    rows += registration::store::forget_attempts(&call, call.now() - ATTEMPTS_KEPT).await?;
    rows += recovery::store::forget(&call, call.now(), ended).await?;
    rows += second_factor::store::tidy(&call, call.now(), call.now() - second_factor::WINDOW).await?;
    rows += second_factor::devices::store::tidy(&call, call.now()).await?;
    rows += impersonation::tidy(world).await?;
    rows += passkeys::store::tidy(&call, call.now()).await?;
    rows += security_log::store::forget(&call, call.now() - security_log::KEPT).await?;
    Ok(rows)
}
