//! Who was at an event.
//!
//! One row a member and event, with how often it was noted, and a line that is never changed for each note ([`store`]). What follows on what is a table
//! ([`model`]). Each note holds the event's row, so of two who note at once the second sees what the first did. Members show a code at the door that is good
//! once ([`code`]). Coming to an event moves no hours.
//!
//! Source: spec events 9.

pub(crate) mod actions;
pub mod code;
pub mod model;
mod rest;
pub mod store;

pub use actions::roster_place;
