//! Templates of events: an event that went well is kept, and others are made of it.
//!
//! | room | what |
//! |---|---|
//! | `model` | what is kept, how its times follow from another beginning, what stands in the way. Pure |
//! | `capture` | takes it of an event |
//! | `actions` | keep, find, revise, archive |
//! | `materialize` | make an event of it: look first, then do it |
//! | `store` | what the tables are asked |
//!
//! Parts are those of [blueprints](crate::recurrence::blueprint), but nobody is named in them and no address is kept. Times are distances from the beginning on the clock of the event, so that a sale that opens at nine does so in
//! summer and in winter. Versions are never changed. Rows are held in one order: the event, the template, members.
//!
//! Source: spec events 24; contract/decisions/event-templates.md.

mod actions;
mod capture;
mod materialize;
pub mod model;
mod rest;
pub mod store;
