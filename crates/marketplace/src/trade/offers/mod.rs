//! Offers: what a member would pay for a listing, and the way to an agreement.
//!
//! An offer can be answered for two days: accepted, declined, or answered with another amount, which the buyer may accept. Once it is accepted
//! its listing is reserved, other offers for it are declined, and the buyer has two days to order. If they do not, the clock releases the listing.
//! When a listing is taken away, its offers end with it.
//! Who may move an offer from where to where is a table, [`model::MOVES`].

pub mod actions;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
pub mod tasks;
