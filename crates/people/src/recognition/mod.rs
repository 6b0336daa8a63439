//! Recognition: what a member earns in the community's eyes.
//!
//! - Points: one entry for each cause, so that nothing earns twice, and none for what is gone; a member's points are their sum, and make their level. They are told
//!   to nobody but the member: those for an anonymous review would say who wrote it.
//! - The feed: one line for each thing that happened, with who did it unless nobody is to know; hidden while the thing is.
//! - Badges: each is granted once, by a rule or by somebody, and counts until it expires or is revoked.
//!
//! Whoever awards something does so in the transaction of what earned it. Nothing here decides who earns what.
//!
//! Source: seed 0, "States and transitions", Review, and "Skill and peer endorsements"; spec platform 6.3.

mod model;
mod store;

use std::collections::HashMap;

pub use model::{Activity, Badge, Earned, Granted, badge_icon, badge_name, level};
pub use store::readable_comments;

use crate::base::{Answer, MemberId, TenantId};
use crate::call::{Call, Tx};

/// Gives a member the points that something earns; for the same thing only once.
///
/// # Errors
/// A fault if the database fails.
pub async fn award(tx: &mut Tx, member: MemberId, what: Earned, subject: i64) -> Answer<()> {
    store::insert_points(tx, member, what, subject).await?;
    Ok(())
}

/// Takes back the points that something earned which is gone, so that the same thing done anew does not earn twice.
///
/// # Errors
/// A fault if the database fails.
pub async fn take_back(tx: &mut Tx, what: Earned, subject: i64) -> Answer<()> {
    store::delete_points(tx, what, subject).await?;
    Ok(())
}

/// Gives the feed a line; for the same thing only one. `actor`: who did it, unless nobody is to know.
///
/// # Errors
/// A fault if the database fails.
pub async fn post(tx: &mut Tx, actor: Option<MemberId>, what: Activity, subject: i64) -> Answer<()> {
    store::insert_activity(tx, actor, what, subject).await?;
    Ok(())
}

/// Shows or hides the feed's line about something.
///
/// # Errors
/// A fault if the database fails.
pub async fn show(tx: &mut Tx, what: Activity, subject: i64, visible: bool) -> Answer<()> {
    store::show_activity(tx, what, subject, visible).await?;
    Ok(())
}

/// Removes the feed's line about something that is gone.
///
/// # Errors
/// A fault if the database fails.
pub async fn remove(tx: &mut Tx, what: Activity, subject: i64) -> Answer<()> {
    store::delete_activity(tx, what, subject).await?;
    Ok(())
}

/// Grants a badge that a rule has found deserved, and gives the feed a line. `false` if the member was granted it before, even if it was revoked since.
///
/// # Errors
/// A fault if the database fails.
pub async fn grant(tx: &mut Tx, member: MemberId, badge: Badge, note: &'static str) -> Answer<bool> {
    let Some(granted) = store::insert_badge(tx, member, badge, note).await? else { return Ok(false) };
    post(tx, Some(member), Activity::BadgeEarned, granted).await?;
    Ok(true)
}

/// The badges of some members of the community `home` that count now, by member, the first granted first. Whoever has none is not in
/// the answer. One statement whatever their number.
///
/// # Errors
/// A fault if the database fails.
pub async fn badges(call: &Call, home: TenantId, members: &[MemberId]) -> Answer<HashMap<MemberId, Vec<Granted>>> {
    let mut each: HashMap<MemberId, Vec<Granted>> = HashMap::new();
    if members.is_empty() {
        return Ok(each);
    }
    for granted in store::badges(call, home, members).await? {
        each.entry(granted.user_id).or_default().push(granted);
    }
    Ok(each)
}
