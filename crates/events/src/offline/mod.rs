//! Check-in where there is no network.
//!
//! Whoever notes who comes registers a device for an event ([`devices`]). It downloads who may come ([`manifest`]), in words that name nobody outside of this event, and the
//! hashes of passes that members show ([`passes`]). Guests whom members bring are in it, too ([`door`]). What it noted it brings later, in batches ([`sync`]): each item is noted once, whatever is brought again, or
//! it is a conflict about which somebody decides ([`conflicts`]). What follows on what is a table ([`model`]); the notes themselves are those of
//! [`crate::attendance`], with their versions and their history.
//!
//! Source: spec events 9, 24; contract/decisions/event-offline-checkin.md.

mod conflicts;
mod devices;
mod door;
mod manifest;
pub mod model;
mod passes;
mod rest;
pub mod store;
mod sync;
pub mod tasks;

pub(crate) use conflicts::tell;
pub(crate) use passes::holder;
