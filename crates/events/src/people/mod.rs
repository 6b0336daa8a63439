//! Who has to do with an event, in one list, and what those who look after its people decide about them.
//!
//! The list joins registrations, the waiting list, attendance and interest, one statement a page ([`store`]). What somebody sees of it follows from their role
//! ([`model::Projection`]). Decisions hold the event's row as a member's own steps do ([`crate::registration`]), so they share places with them
//! ([`actions`]); many are made in one step, each with an outcome of its own ([`bulk`]). Who was invited or has asked and hears nothing is let go when
//! the event begins ([`tasks`]).
//!
//! Source: spec events 6.2, 9 and 19; contract/decisions/event-people.md.

pub mod actions;
mod bulk;
pub mod model;
mod rest;
pub mod store;
mod table;
pub mod tasks;
