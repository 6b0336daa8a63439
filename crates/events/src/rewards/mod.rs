//! Hours for coming to an event, out of the community fund.
//!
//! | room | what |
//! |---|---|
//! | `model` | how a claim stands and what it waits for. Pure |
//! | `follow` | a claim follows what is noted of a member: one for each member and event |
//! | `settle` | it is paid, or taken back, through the wallet's ledger: each once |
//! | `actions` | administrators say how many hours there are, and look after what waits |
//! | `tasks` | the clock pays what waited when the fund suffices |
//!
//! What is noted at the door never waits for the fund: the claim is written with the note, and paid in a transaction of its own, in which nothing else is held
//! but the member, the claim and two accounts. Where the fund does not suffice, nothing moves.
//!
//! Source: spec events 2.1, 9 and 24; contract/decisions/event-rewards.md.

pub mod actions;
pub(crate) mod events;
pub(crate) mod follow;
pub mod model;
mod rest;
mod settle;
pub mod store;
pub mod tasks;
pub(crate) mod told;

pub use settle::PaysAttendance;

/// What communities switch it on by.
pub const FEATURE: &str = "event_attendance_credits";
