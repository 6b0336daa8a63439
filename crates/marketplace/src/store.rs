//! What the marketplace's tables hold of a member.

pub mod holdings;
