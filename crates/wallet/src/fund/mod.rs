//! The community fund, and gifts to it and between members.
//!
//! Administrators put hours in (from issuance) and pay members out of it; anybody may give. A gift to a member is a transfer of
//! another kind.

pub mod actions;
pub mod store;
