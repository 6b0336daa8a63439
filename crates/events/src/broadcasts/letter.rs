//! What letters quote of a broadcast, when they leave.

use super::model::BroadcastId;
use super::store;
pub use super::store::Quoted;
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::notices::BROADCAST;

/// Whether letters of a kind quote a broadcast.
#[must_use]
pub fn is_quoted(kind: &str) -> bool {
    kind == BROADCAST.name
}

/// What the member was told to whom a line of the bell leads; none if they were not, or nothing is left of it.
///
/// # Errors
/// A fault if the database fails.
pub async fn quoted(call: &Call, member: MemberId, link: &str) -> Answer<Option<Quoted>> {
    let number = link.strip_prefix("/events/broadcasts/").and_then(|number| number.parse::<i64>().ok());
    match number {
        Some(number) => Ok(store::as_told(call, member, BroadcastId::from(number)).await?),
        None => Ok(None),
    }
}
