//! Reminders of events.
//!
//! An event has rules, and whoever takes part may choose otherwise for themselves ([`model`]). For each time at which somebody wants to be reminded there is
//! one line, which the clock makes and hands on ([`tasks`]): what the event does in between is looked at when the line is due. Who is told is decided when it
//! is told, in parts, so that it goes on after a crash (`notices.rs`).
//!
//! Source: spec events 17.3 and 19; contract/decisions/event-reminders.md.

mod actions;
pub mod model;
mod rest;
pub mod store;
pub mod tasks;

pub use actions::rules;
