//! Members who bring what others have ordered, for hours.
//!
//! An order that comes by community delivery waits for somebody who brings it ([`lists::open`]). Members offer that for hours, its buyer accepts one
//! of them, and pays when it has come: the hours move once, through the ledger. Whoever holds an offer of delivery has held its order before.
//!
//! | the order | its offers of delivery |
//! |---|---|
//! | is off before it has come | end, and nothing is paid |
//! | has come, says its buyer | those that wait end; the accepted one is due when the order is completed by itself |
//! | is in dispute | stay until it is decided |
//!
//! Whoever does not pay what is due is made to by the clock ([`tasks`]), as soon as they have the hours; after a month in vain staff settle it ([`staff`]). Who may move an offer from where to where is a
//! table, [`model::MOVES`].
//!
//! Source: spec marketplace 6; contract/decisions/marketplace-orders.md.

pub mod actions;
pub mod events;
pub mod lists;
pub mod model;
pub mod notices;
pub mod rest;
pub mod staff;
pub mod store;
pub mod tasks;
