//! Listings whose time runs out: their owners are told before, and when it has.

use super::events::{ListingExpired, ListingExpiring};
use super::model::Status;
use super::store;
use crate::base::{Answer, ListingId};
use crate::call::Call;
use crate::outbox;

/// Ends a listing whose time is over. False if there is nothing to end any more.
///
/// Emits `ListingExpired` if everybody could see it.
pub(super) async fn end(call: &Call, id: ListingId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(listing) = store::lock(&mut tx, id).await? else { return Ok(false) };
    if listing.status != Status::Active || listing.expires_at.is_none_or(|end| end > tx.now()) {
        return Ok(false);
    }
    store::set_expired(&mut tx, id).await?;
    if listing.is_indexed() {
        outbox::tell(&mut tx, ListingExpired { listing: id, owner: listing.user_id }).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Tells an owner that the time of a listing runs out, once for each time that it was given. False if there is nothing to say any more.
///
/// Emits `ListingExpiring`.
pub(super) async fn remind(call: &Call, id: ListingId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(listing) = store::lock(&mut tx, id).await? else { return Ok(false) };
    let Some(until) = listing.to_be_told(tx.now()) else { return Ok(false) };
    store::reminded(&mut tx, id).await?;
    outbox::tell(&mut tx, ListingExpiring { listing: id, owner: listing.user_id, until }).await?;
    tx.commit().await?;
    Ok(true)
}
