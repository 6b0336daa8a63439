//! When ordered things are picked up.
//!
//! A place in a slot is taken in the transaction that makes the order, or later by its buyer, and is free again when the order is off. Whoever holds
//! a slot's row has held the order's before. The count of a slot is that of its reservations, and never above its capacity.
//!
//! Whoever has a place is told when its time is moved. A day after it is over the clock notes who did not come ([`tasks`]); they may choose another.
//!
//! Source: spec marketplace 5.4 and 6.

pub mod actions;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
pub mod tasks;
