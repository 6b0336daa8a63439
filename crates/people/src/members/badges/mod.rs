//! Badges that staff grant and revoke. What a rule grants is in `recognition`; both stand in one table, and each decision of staff is one line more that nobody changes.
//!
//! Source: spec accounts 5.

pub mod actions;
pub mod notices;
pub mod store;
