//! Collections of saved things: what members show to others, or keep for themselves, with notes.
//!
//! - A thing is saved once by a member, in one collection; what the collection lacks is made.
//! - Others read a collection that is public if they may see its owner's profile. Notes are their writer's alone.
//!
//! Source: spec accounts 10; contract/decisions/saved-items.md.

pub mod actions;
pub mod items;
pub mod rest;
pub mod store;
