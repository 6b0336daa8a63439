//! The bell: lines that tell a member what happened.
//!
//! - [`BellListener`] hears domain events and writes a line for whomever they concern (seed 1, "Domain events that trigger
//!   notifications"): once per event, and not again within a minute of the same line (`listener.rs`). What each area tells is the area's
//!   (`notices.rs` there); `areas` gathers it.
//! - `dispatch` decides by which channels a line goes out, and writes a row for each: bell, mail, push (`dispatch/mod.rs`).
//! - [`Rung`] takes a line back, as read, once the messages or the group's chat that it tells of were read.
//! - [`actions`] are what a member sees of the own bell and does with it: pages, alike lines together, counts by category, reading,
//!   deleting. A deleted line stays in the table, so that it does not ring again.
//! - [`prefs`] is what a member wants to hear of, and how often; [`frequency`] says what holds of several decisions.
//! - [`email`] is what waits to be sent by e-mail, and whoever sends it.
//! - [`health`] tells operators how mails and messages are getting on.
//! - [`mutes`] is of whom a member wants to hear nothing.
//! - [`push`] brings messages to browsers and phones.
//! - [`campaigns`] are paid messages, to whoever opted in to them.
//!
//! Nothing below knows this room: it listens. Source: spec notifications 1 to 5, 8 and 9; contract/decisions/notifications.md.

pub mod actions;
mod areas;
mod brings;
pub mod campaigns;
mod dispatch;
pub mod email;
pub mod health;
mod listener;
mod model;
pub mod mutes;
pub mod prefs;
pub mod push;
mod rest;
pub mod rules;
mod rung;
pub mod store;
#[cfg(test)]
mod tests;

pub use dispatch::store::{Channel, Noted, Told};
pub use listener::BellListener;
pub use model::{Bunch, Category, Counts, GroupKey, Notification, Place, group_key};
pub use prefs::model::{Decided, Frequency, Preferences, frequency};
pub use rest::{Rest, line};
pub use rung::Rung;

pub(crate) use crate as notifications;
pub(crate) use ::connections;
pub(crate) use ::events;
pub(crate) use ::exchanges;
pub(crate) use ::feed;
pub(crate) use ::groups;
pub(crate) use ::guidance;
pub(crate) use ::listings;
pub(crate) use ::marketplace;
pub(crate) use ::messages;
pub(crate) use ::privacy;
pub(crate) use ::reviews;
pub(crate) use ::searches;
pub(crate) use ::wallet;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, config, db, insert, language, newest_first, params, record, say, words};
pub(crate) use people::{auth, categories, legal, members, safeguarding, tenancy};
pub(crate) use services::{live, mail, notices, outbox, queue};
