//! How many of a thing there are, and what follows when some go or come back: pure.
//!
//! Source: spec marketplace 3.4. Whoever calls this holds the listing's row.

use contract::Code;

use super::model::{Actor, Listing, Status, Trigger};
use crate::base::Refusal;
use crate::say;

/// What else follows from a change of stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    /// Nothing.
    Nothing,
    /// Few are left, and its seller is told.
    Low,
    /// There are some again, and whoever looks for such a thing is told.
    Restocked,
}

/// Takes so many for an order. None of what has no end is ever taken.
///
/// # Errors
/// 422 `OUT_OF_STOCK` where there are fewer and nobody may buy more than there are.
pub fn take(listing: &mut Listing, quantity: i64) -> Result<Followed, Refusal> {
    let Some(before) = listing.inventory_count else { return Ok(Followed::Nothing) };
    let after = before.saturating_sub(quantity);
    if after < 0 && listing.is_oversold_protected {
        return Err(Refusal::new(Code::OutOfStock, say!("marketplace-out-of-stock")).field("quantity"));
    }
    listing.inventory_count = Some(after);
    if after <= 0 && matches!(listing.status, Status::Active | Status::Reserved) {
        listing.step(Actor::System, Trigger::SellOut)?;
    }
    Ok(low(listing, Some(before)))
}

/// Gives so many back, of an order that was cancelled or refunded. What was sold is for sale again; what was removed, has expired or is a
/// draft stays so.
///
/// # Errors
/// None: what the table does not allow is not tried.
pub fn restore(listing: &mut Listing, quantity: i64) -> Result<Followed, Refusal> {
    let Some(before) = listing.inventory_count else { return Ok(Followed::Nothing) };
    let after = before.saturating_add(quantity);
    listing.inventory_count = Some(after);
    if after > 0 && listing.status == Status::Sold {
        listing.step(Actor::System, Trigger::Restock)?;
        return Ok(Followed::Restocked);
    }
    Ok(Followed::Nothing)
}

/// What a seller says of the stock. What is `None` stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// How many there are; `Some(None)` where there is no end of it.
    pub count: Option<Option<i64>>,
    /// At how many the seller is told; `Some(None)` for never.
    pub threshold: Option<Option<i64>>,
    /// Whether nobody may buy more than there are.
    pub is_protected: Option<bool>,
}

/// Notes what a seller says. None left is sold, some again is for sale.
///
/// # Errors
/// None: what the table does not allow is not tried.
pub fn note(listing: &mut Listing, said: Said) -> Result<Followed, Refusal> {
    let before = listing.inventory_count;
    listing.inventory_count = said.count.unwrap_or(before);
    listing.low_stock_threshold = said.threshold.unwrap_or(listing.low_stock_threshold);
    listing.is_oversold_protected = said.is_protected.unwrap_or(listing.is_oversold_protected);
    let after = listing.inventory_count;
    let is_gone = after.is_some_and(|count| count <= 0);
    if is_gone && matches!(listing.status, Status::Active | Status::Reserved) {
        listing.step(Actor::Seller, Trigger::SellOut)?;
    } else if !is_gone && listing.status == Status::Sold {
        listing.step(Actor::Seller, Trigger::Restock)?;
    }
    if before.is_none_or(|count| count <= 0) && after.is_some_and(|count| count > 0) {
        return Ok(Followed::Restocked);
    }
    Ok(low(listing, before))
}

/// Whether fewer are left than the seller wants to hear of, and were not before.
fn low(listing: &Listing, before: Option<i64>) -> Followed {
    let (Some(after), Some(threshold)) = (listing.inventory_count, listing.low_stock_threshold) else {
        return Followed::Nothing;
    };
    let crossed = before.is_none_or(|before| before > threshold) && after <= threshold && after > 0;
    if crossed { Followed::Low } else { Followed::Nothing }
}
