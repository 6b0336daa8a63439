//! Of whom a member wants to hear nothing: neither bell, nor e-mail, nor phone, nor feed (spec notifications 9).
//!
//! The other is not told, and nothing else changes between the two: a block does that. What nobody in particular caused is heard all
//! the same.

pub mod actions;
pub mod store;

pub use store::Mute;
