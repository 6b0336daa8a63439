//! Recognition: what a member earns in the community's eyes.
//!
//! - Badges: each is granted once, by a rule or by somebody, and counts until it expires or is revoked.
//!
//! Whoever awards something does so in the transaction of what earned it. Nothing here decides who earns what.
//!
//! Source: seed 0, "Skill and peer endorsements"; spec platform 6.3.

mod model;
pub mod store;

pub use model::{Badge, Granted};

use crate::base::{Answer, MemberId};
use crate::call::Tx;

/// Grants a badge that a rule has found deserved. `false` if the member was granted it before, even if it was revoked since.
///
/// # Errors
/// A fault if the database fails.
pub async fn grant(tx: &mut Tx, member: MemberId, badge: Badge, note: &'static str) -> Answer<bool> {
    Ok(store::insert_badge(tx, member, badge, note).await? == 1)
}
