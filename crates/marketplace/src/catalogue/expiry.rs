//! Listings whose time runs out: their sellers are told before, and when it has.

use super::events::{MarketplaceListingExpired, MarketplaceListingExpiring};
use super::model::{Actor, Listing, Status, Trigger};
use super::store;
use crate::base::Answer;
use crate::call::{Call, Tx};
use crate::ids::MarketplaceListingId;
use crate::{outbox, trade};

/// Ends a listing whose time is over. False if there is nothing to end any more.
///
/// Emits `MarketplaceListingExpired`.
pub(super) async fn end(call: &Call, id: MarketplaceListingId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(mut listing) = store::lock_for_trade(&mut tx, id).await? else { return Ok(false) };
    if listing.status != Status::Active || listing.expires_at.is_none_or(|end| end > tx.now()) {
        return Ok(false);
    }
    listing.step(Actor::System, Trigger::Expire)?;
    store::set_state(&mut tx, &listing).await?;
    has_expired(&mut tx, &listing).await?;
    tx.commit().await?;
    Ok(true)
}

/// Tells a seller that what they sell is not shown any more. One who is suspended sells nothing.
///
/// Emits `MarketplaceListingExpired`.
pub(crate) async fn has_expired(tx: &mut Tx, listing: &Listing) -> Answer<()> {
    if !trade::store::is_suspended(tx, listing.user_id).await? {
        let (listing, seller) = (listing.id, listing.user_id);
        outbox::tell(tx, MarketplaceListingExpired { listing, seller }).await?;
    }
    Ok(())
}

/// Tells a seller that the time of what they sell runs out, once for each time that it was given. False if there is nothing to say any more.
///
/// Emits `MarketplaceListingExpiring`.
pub(super) async fn remind(call: &Call, id: MarketplaceListingId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(listing) = store::lock_for_trade(&mut tx, id).await? else { return Ok(false) };
    let Some(end) = listing.to_be_told(tx.now()) else { return Ok(false) };
    store::reminded(&mut tx, id).await?;
    let is_told = !trade::store::is_suspended(&mut tx, listing.user_id).await?;
    if is_told {
        let (listing, seller, until) = (listing.id, listing.user_id, end);
        outbox::tell(&mut tx, MarketplaceListingExpiring { listing, seller, until }).await?;
    }
    tx.commit().await?;
    Ok(is_told)
}
