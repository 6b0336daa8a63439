//! How an event goes, in numbers and without names, for those who decide about its registrations. What the numbers are is read from the tables of each part when somebody asks.
//!
//! Source: spec events 24; contract/decisions/event-analytics.md.

pub mod actions;
mod rest;
pub mod store;
