//! What the marketplace's tables hold of a member, and what is always so of them.

pub mod holdings;
pub mod sound;
