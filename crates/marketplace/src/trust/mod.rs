//! What members complain of, and what administrators decide.
//!
//! | folder | holds |
//! |---|---|
//! | `disputes` | about orders, between their two parties |
//!
//! Source: spec marketplace 8 and 9; contract/decisions/marketplace-orders.md.

pub mod disputes;
