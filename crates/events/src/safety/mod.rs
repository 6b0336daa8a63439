//! What an event asks of those who take part, for the safety of all.
//!
//! Whoever manages an event writes requirements, which hold once they are published ([`actions`]). Whoever begins to take part has met all of them
//! ([`gate`]), with the event's row held; what is left is told at once, by name ([`model`]). A guardian consents by a link in a letter, which is good once
//! ([`guardians`], [`letter`], [`page`]). What is withdrawn takes the place with it. Whoever may not take part is decided by those who manage the event
//! ([`reviews`]).
//!
//! Name and address of a guardian stand in one column alone, sealed with a key that the database does not have ([`seal`]), and are erased some weeks
//! after the event ([`tasks`]). Domain events, tasks, lines and logs hold ids and states.
//!
//! Source: spec events 21, 24; contract/decisions/event-safety.md.

pub mod actions;
pub mod events;
pub(crate) mod gate;
pub mod guardians;
pub mod letter;
pub mod model;
pub mod notices;
mod page;
mod rest;
pub mod reviews;
pub mod seal;
pub mod store;
pub mod tasks;

use crate::queue::Kind;

/// Tasks of mails to guardians, by `event_guardian_letters.id`.
pub const LETTER: Kind = Kind::new("guardian.letter");
