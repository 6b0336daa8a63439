//! Offers, orders and their fulfilment.

use crate::base::Answer;
use crate::call::Call;
use crate::ids::MarketplaceListingId;

/// Whether an offer of the viewer's for a listing was accepted and still holds, so that they may read it while it is reserved for them.
///
/// # Errors
/// A fault.
pub async fn is_for(_call: &Call, _offer: i64, _listing: MarketplaceListingId) -> Answer<bool> {
    Ok(false)
}

/// How many offers were made for a listing.
///
/// # Errors
/// A fault.
pub async fn offers_for(_call: &Call, _listing: MarketplaceListingId) -> Answer<i64> {
    Ok(0)
}
