//! Disputes about orders.
//!
//! Either party of an order that was paid opens one, and the order stands still until an administrator has decided. Whoever decides takes the
//! dispute up first, in a transaction of its own, so that two never move hours for the same one; then the refund, the order and the decision
//! are one transaction. Hours that are given back are owed: the seller's balance may fall below its floor. They take back the payment itself, so
//! the ledger lets that happen once.

pub mod actions;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
