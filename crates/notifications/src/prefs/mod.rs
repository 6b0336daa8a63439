//! What a member wants to hear of, and how often (spec notifications 4 and 5).
//!
//! Three layers: yes or no by kind ([`model::Preferences`]), how often by context ([`model::Context`], [`model::Frequency`]), and how
//! to hear of listings that fit ([`model::Matches`]). What was never decided has its default; whatever is stored is laid over the defaults
//! and never replaces them. Whoever changes a member's preferences holds the member's row, so that two forms at once are one after the
//! other.

pub mod actions;
pub mod matches;
pub mod model;
mod rest;
pub mod store;
mod whole;

pub use rest::muted;
