//! Moderation: what those who look after a community see of reviews and do with them. The doorkeeper lets nobody else in.

pub mod actions;
pub mod store;

pub use store::{Moderated, Wanted};
