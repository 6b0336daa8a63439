//! Offers, orders and their fulfilment.
//!
//! # Orders
//! Whoever orders a listing names it and says how it is to come and to be paid; what it costs the server says ([`model::cost`]). One
//! transaction holds the listing's row, takes from its stock, moves the hours if it is paid in hours, and writes the order and its domain event:
//! either all of it lasts or nothing. A key of the buyer's names one attempt: its repetition answers with the order as it is now.
//!
//! | payment | the order begins as | and is paid |
//! |---|---|---|
//! | in hours | `paid` | in the same transaction |
//! | free, or a total of nothing | `paid` | |
//! | cash, also from an accepted offer | `pending_payment` | when its seller says so, within 30 minutes; else it is cancelled |
//! | by card | `pending_payment` | when the provider says so, within the same time ([`cards`]) |
//!
//! Who may move an order from where to where is a table, [`model::MOVES`]. The clock cancels what was not paid, reminds of what waits too long, and completes what
//! was delivered two weeks ago ([`tasks`]).
//!
//! | file | holds |
//! |---|---|
//! | `model` | states, prices, fingerprints and numbers, pure |
//! | `checkout`, `counter` | ordering; what is held for it |
//! | `cards` | card payments, through a provider |
//! | `proceeds` | what sellers get of them, payouts and chargebacks |
//! | `discounts` | what is taken off while it is ordered |
//! | `actions` | what the two do with an order, and their lists |
//! | `ratings` | what they say of each other afterwards |
//! | `overdue` | orders that wait too long for one of the two |
//! | `tasks` | what the clock does |
//! | `offers` | what members would pay, and the way to an agreement |
//! | `pickups` | when ordered things are handed over |
//! | `deliveries` | members who bring what others have ordered, for hours |
//!
//! Source: spec marketplace 5; contract/decisions/marketplace-orders.md.

pub mod actions;
pub mod cards;
pub mod checkout;
mod counter;
pub mod deliveries;
pub mod discounts;
pub mod events;
pub mod model;
pub mod notices;
pub mod offers;
pub mod overdue;
pub mod pickups;
pub mod proceeds;
pub mod ratings;
pub mod rest;
pub mod store;
pub mod tasks;

use crate::base::{Answer, MemberId};
use crate::call::{Call, Tx};
use crate::ids::MarketplaceListingId;

/// Whether an offer of the viewer's for a listing was accepted and still holds, so that they may read it while it is reserved for them.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn is_for(call: &Call, offer: i64, listing: MarketplaceListingId) -> Answer<bool> {
    Ok(offers::store::is_reserved_for(call, call.me()?, offer.into(), listing).await?)
}

/// Ends all offers for a listing that is taken away, which is held, and tells who made them.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn end_offers(tx: &mut Tx, listing: MarketplaceListingId, actor: Option<MemberId>) -> Answer<()> {
    offers::actions::end_all(tx, listing, actor).await
}

/// How many offers were made for a listing.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn offers_for(call: &Call, listing: MarketplaceListingId) -> Answer<i64> {
    Ok(offers::store::count(call, listing).await?)
}
