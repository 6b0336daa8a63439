//! Live updates for clients that speak the Pusher protocol, version 7.
//!
//! A client opens a WebSocket, gets a socket id, shows it to `POST /api/pusher/auth` with the name of a channel, and subscribes with the
//! signature that it gets.
//!
//! | file | holds |
//! |---|---|
//! | `channel` | the names of channels, and who may listen to which: pure |
//! | `keys` | the application key, and signing |
//! | `protocol` | what both sides say: pure |
//! | `hub` | the sockets of this process, those of GraphQL among them: how many, whose |
//! | `socket`, `pace` | one socket's life, and how fast it may talk |
//! | `desk` | turns lines in bells into events, and looks who may hear what is not for all |
//! | `rounds` | sends away whoever may not listen any more |
//! | `announce` | from domain events to events on channels |
//! | `actions`, `store`, `rest` | the REST operations |
//!
//! - A socket belongs to one member, and its subscriptions are that member's. Who it is, is known from the first signature for the member's
//!   own channel, or by the word of the gateway that signed.
//! - Events are ephemeral: told at most once, after the commit, to whoever listens at that moment. A client that was away reads lists.
//! - Presence channels are refused unless the operator allows them; public channels and client events always are.
//!
//! Source: spec notifications 13; contract/decisions/realtime.md.

pub mod actions;
mod announce;
mod brings;
pub mod channel;
mod desk;
mod hub;
mod keys;
mod pace;
pub mod protocol;
pub mod rest;
mod rounds;
mod socket;
mod store;

pub use announce::Announcer;
pub use desk::run as desk;
pub use hub::{Belonging, Hub, Seat, Settings};
pub use keys::AppKeys;
pub use pace::Pace;
pub use rounds::{look_after, round};
pub use socket::{Visitor, open, part};

pub(crate) use ::connections;
pub(crate) use ::feed;
pub(crate) use ::groups;
pub(crate) use ::listings;
pub(crate) use ::messages;
pub(crate) use ::wallet;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, config, db, language, params, record, say};
pub(crate) use people::{members, tenancy};
pub(crate) use services::{live, outbox, queue, throttle};
