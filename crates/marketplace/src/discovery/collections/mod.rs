//! Collections: listings that a member gathers under a name, for themselves or for all to read.
//!
//! - Others read a public collection if they may see its owner's profile. Notes are their writer's alone.
//! - Nobody sees a listing in a collection that they would not see otherwise.
//!
//! Source: spec marketplace 6.

pub mod actions;
pub mod rest;
pub mod store;
