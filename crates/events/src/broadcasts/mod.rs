//! What those who look after an event tell all who take part.
//!
//! A draft is written, looked at, and sent, at once or at a moment ([`model`]). Whoever is in one of its segments then is told once, part by part, as a
//! line of the bell and a letter ([`told`]); a row for each says who was ([`store`]). What is said stands in one place alone: lines, tasks, domain events and
//! messages to phones only name the broadcast, and letters quote it when they leave ([`letter`]).
//!
//! Source: spec events 17.3, 24; contract/decisions/event-broadcasts.md.

pub mod actions;
pub mod letter;
pub mod model;
mod rest;
pub mod store;
pub mod tasks;
pub mod told;
