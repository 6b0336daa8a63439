//! What an order costs: pure.

use super::{Payment, unusable};
use crate::base::{Hours, Refusal};
use crate::money::Amount;
use crate::say;

/// How a listing is sold, as far as the price of an order depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// It is given away.
    pub is_free: bool,
    /// It can be ordered without an offer.
    pub is_direct: bool,
    /// Price of one in money.
    pub price: Amount,
    /// Price of one in hours.
    pub credits: Hours,
    /// What an accepted offer says instead.
    pub offer: Option<Amount>,
}

/// What an order costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// How it is paid.
    pub method: Payment,
    /// Price of one in money.
    pub unit: Amount,
    /// What sending costs.
    pub shipping: Amount,
    /// What is to be paid in money.
    pub total: Amount,
    /// What is to be paid in hours.
    pub credits: Hours,
}

/// How an order is paid and what it costs; money by card is cash here. What the buyer says of prices never counts.
///
/// # Errors
/// 422 `VALIDATION_ERROR`: a price that only an offer settles; `free` for what is not; hours for what has no price in hours, with paid
/// shipping or for an offer; cash for what has no price in money. Source: spec marketplace 5.2 (11, 12), 5.5.
pub fn cost(terms: Terms, asked: Option<Payment>, quantity: i64, shipping: Amount) -> Result<Cost, Refusal> {
    if let Some(amount) = terms.offer {
        return match asked {
            None | Some(Payment::Cash | Payment::Card) => money(amount, 1, shipping),
            Some(_) => Err(unusable(say!("marketplace-order-offer-cash")).field("payment_method")),
        };
    }
    if !terms.is_direct {
        return Err(unusable(say!("marketplace-order-needs-offer")).field("listing_id"));
    }
    if terms.is_free {
        let free = Cost { method: Payment::Free, unit: Amount::ZERO, shipping, total: shipping, credits: Hours::ZERO };
        // Only sending is paid for.
        return Ok(if shipping.is_positive() { Cost { method: Payment::Cash, ..free } } else { free });
    }
    let only_hours = !terms.price.is_positive() && terms.credits.is_positive();
    match asked {
        Some(Payment::Free) => Err(unusable(say!("marketplace-order-not-free")).field("payment_method")),
        Some(Payment::TimeCredits) => hours(terms, quantity, shipping),
        None | Some(Payment::Cash) if only_hours => hours(terms, quantity, shipping),
        _ if terms.price.is_positive() => money(terms.price, quantity, shipping),
        _ => Err(unusable(say!("marketplace-order-no-price")).field("payment_method")),
    }
}

fn hours(terms: Terms, quantity: i64, shipping: Amount) -> Result<Cost, Refusal> {
    if !terms.credits.is_positive() {
        return Err(unusable(say!("marketplace-order-no-hours")).field("payment_method"));
    }
    if shipping.is_positive() {
        return Err(unusable(say!("marketplace-order-hours-shipping")).field("shipping_option_id"));
    }
    let credits = terms.credits.hundredths().checked_mul(quantity).map(Hours::from_hundredths).ok_or_else(too_much)?;
    Ok(Cost { method: Payment::TimeCredits, unit: Amount::ZERO, shipping: Amount::ZERO, total: Amount::ZERO, credits })
}

fn money(unit: Amount, quantity: i64, shipping: Amount) -> Result<Cost, Refusal> {
    let total = unit.times(quantity).and_then(|goods| goods.plus(shipping)).ok_or_else(too_much)?;
    Ok(Cost { method: Payment::Cash, unit, shipping, total, credits: Hours::ZERO })
}

fn too_much() -> Refusal {
    unusable(say!("marketplace-order-too-much")).field("quantity")
}
