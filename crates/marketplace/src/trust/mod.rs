//! What members complain of, and what administrators decide.
//!
//! | folder | holds |
//! |---|---|
//! | `disputes` | about orders, between their two parties |
//! | `reports` | about listings, by anybody who sees them |
//!
//! Staff have some time for each ([`deadline`]), and are reminded of it ([`reminders`]).
//!
//! Source: spec marketplace 8 and 9; contract/decisions/marketplace-orders.md, contract/decisions/marketplace-reports.md.

pub mod deadline;
pub mod disputes;
pub mod reminders;
pub mod reports;
