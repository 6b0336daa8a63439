//! Loyalty: hours that take something off a price in Swiss francs.
//!
//! A member reserves a discount for half an hour; nothing moves. The order that uses it moves the hours to its seller, in its own transaction, through
//! the ledger; when the order is off they move back. A redemption is moved by whoever holds its row, after the listing and the members, and
//! before the accounts and the order that is made.
//!
//! | status | when | hours |
//! |---|---|---|
//! | `pending` | it is reserved | the member's |
//! | `applied` | an order uses it | the seller's |
//! | `reversed` | its time is over, its order is off, or an administrator takes it back | the member's |
//!
//! Source: spec marketplace 7; contract/decisions/marketplace-discounts.md.

pub mod actions;
pub mod model;
pub mod rest;
pub mod staff;
pub mod store;
pub mod tasks;
pub mod uses;
