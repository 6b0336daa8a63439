//! Who helps with an event.
//!
//! Whoever manages an event gives members roles, each with what it may do ([`crate::permissions`]); a role may end at a moment, and the clock ends it
//! ([`tasks`]). One row a member and role, and a line that is never changed for each time it was granted or ended.
//! Whoever organizes it may hand it to one of them ([`handover`]).
//!
//! Source: spec events 2.6 and 19; contract/decisions/event-staff.md.

mod actions;
pub(crate) mod handover;
mod rest;
pub mod store;
pub mod tasks;

pub use contract::event_staff::EventStaffRole as StaffRole;
pub use contract::event_staff::EventStaffStatus as Status;
