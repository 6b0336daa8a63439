//! The agenda of an event: what is on when, where and with whom, and who has a place at what.
//!
//! A session keeps how far it is from the beginning of its event, on the clock and as time goes, so it moves with the event and stays where it is on a clock that is put
//! back or forward ([`model::Slot`]). Whoever manages the agenda adds sessions, changes, orders and cancels them ([`actions`]); each says who sees it, and each of its
//! resources again ([`model::Eyes`], [`view`]). Addresses of resources are kept sealed ([`seal`]).
//!
//! Those who take part in the event have places at its sessions ([`places`]). Every move holds the event's row, and the number of places that are taken stands beside the
//! capacity under a constraint. Whoever does not take part any more has no places: they are free in the transaction in which the registration ends
//! ([`store::release`]).
//!
//! Source: spec events 14 and 24; contract/decisions/event-agenda.md.

pub mod actions;
mod draft;
pub(crate) mod events;
pub mod model;
pub mod places;
pub mod rest;
pub mod seal;
pub mod store;
pub mod tasks;
pub(crate) mod told;
pub mod view;
