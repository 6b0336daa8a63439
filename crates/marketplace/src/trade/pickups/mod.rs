//! When ordered things are picked up.
//!
//! A place in a slot is taken in the transaction that makes the order, or later by its buyer, and is free again when the order is off. Whoever holds
//! a slot's row has held the order's before. The count of a slot is that of its reservations, and never above its capacity.
//!
//! Source: spec marketplace 5.4 and 6.

pub mod actions;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
