//! What administrators see and decide: all events of the community, and those that wait for them.

use super::model::{EventId, missing};
use super::store::desk::{self, StaffEvent, Wanted};
use crate::base::Answer;
use crate::call::Call;

/// One page of the community's events, the newest first, and how many there are on all pages.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, wanted: &Wanted, slice: (i64, i64)) -> Answer<(Vec<StaffEvent>, i64)> {
    let viewer = call.me()?;
    let total = desk::count(call, viewer, wanted).await?;
    Ok((desk::page(call, viewer, wanted, slice).await?, total))
}

/// An event of the community.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn get(call: &Call, id: EventId) -> Answer<StaffEvent> {
    Ok(desk::one(call, call.me()?, id).await?.ok_or_else(missing)?)
}
