//! Tickets of events: what there is, who has how many, and books of both.
//!
//! A type is a draft until whoever manages the event's tickets activates it; then members who take part can have some, as long as there are any ([`model`]).
//! Every step holds the event's row, so of two who take the last one the second sees what the first did, and the number that is given out stands beside the
//! limit under a constraint. Whoever does not take part any more has no tickets: they go back in the transaction in which the registration ends
//! ([`store::release`]). Each change of a type, of tickets and of how many are left is a line that is never changed.
//!
//! A member may offer theirs to another, who has them from the moment on at which they accept; whoever does not take part yet registers with it ([`transfer`]).
//!
//! Nothing can be paid with hours: types that cost some can be described, and not activated.
//!
//! Source: spec events 8; contract/decisions/event-tickets.md.

mod allocation;
mod draft;
pub(crate) mod events;
mod keys;
pub mod model;
mod notices;
mod rest;
mod shown;
pub mod store;
mod transfer;
mod types;

pub use allocation::list_place;
pub(crate) use notices::{tell, tell_transfer};
