//! Coupons: what sellers take off orders, by a code, online or in their shop.
//!
//! A use is a row, and the coupon counts those that stand. Whoever counts one holds the coupon's row, after the listing, the offer, the members and the
//! seller's profile, and before the order that is made; so of two who want its last use one gets it. What is called off gives its use back in the
//! transaction that calls it off.
//!
//! | file | holds |
//! |---|---|
//! | `model` | statuses, what a coupon may say, and what it takes off, pure |
//! | `actions` | what sellers do with coupons, and who sees them |
//! | `uses` | using one: with an order, in the shop, or only asking |
//! | `staff` | what administrators decide about them |
//! | `events`, `notices` | what happened, and what sellers hear of it |
//! | `rest`, `store` | the REST door and the statements |
//!
//! Source: spec marketplace 7; contract/decisions/marketplace-discounts.md.

pub mod actions;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod staff;
pub mod store;
pub mod uses;

use contract::Code;

use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::say;

/// What a community switches on beside the marketplace.
const FEATURE: &str = "merchant_coupons";

/// The community has coupons.
///
/// # Errors
/// 403 `FEATURE_DISABLED`.
pub fn enabled(call: &Call) -> Answer<()> {
    if call.community()?.has(FEATURE) {
        return Ok(());
    }
    Err(Refusal::new(Code::FeatureDisabled, say!("feature-disabled")).into())
}
