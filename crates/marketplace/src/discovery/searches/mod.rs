//! Saved searches: a member is told of what they look for, each listing once.
//!
//! - When a listing is there for all to see, or has changed, [`listener`] goes through the searches of the community, part by part, and notes
//!   for which it is a find. A find is noted once for ever, so nothing is told twice.
//! - A search with finds is due at once, or a day or a week after the first of them. [`tasks`] hands on what is due; what its owner may not see
//!   by then, or does not fit any more, is let go, and may be found again.
//! - Nobody is told of their own listings, of those of somebody whom a block separates from them, nor of what is over.
//! - A search ends when it is deleted; one whose owner may not come in tells nobody.
//!
//! Source: spec marketplace 3.4, 6, 12.

pub mod actions;
pub mod events;
pub mod listener;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
pub mod tasks;
