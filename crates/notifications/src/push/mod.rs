//! Messages to browsers and phones.
//!
//! - [`enqueue`] writes down, in the transaction that dispatches a domain event, that a member is to be told: rows only, no network
//!   (`queue.rs`), with a task of the [queue](crate::queue) each. The words are chosen there, in the member's language; they say what kind of thing happened and nothing of it.
//!   [`PushListener`] writes what administrators say to all or to some, part by part (`listener.rs`).
//! - A [`Worker`] has the queue's tasks done: it sends each, outside of transactions, to each browser and phone of the member
//!   (`worker.rs`, `delivery.rs`). Before a message leaves for one of them, a row says so; whoever finds that row never sends it again. So
//!   a browser or phone has a message at most once, whoever crashes, and is tried again only if it certainly did not arrive.
//! - Browsers: [`web`] (RFC 8030), sealed by [`seal`] (RFC 8291), signed by [`vapid`] (RFC 8292), only where [`endpoint`] lets it.
//! - Phones: [`native`], what [`model::on_phones`] lets through, leading only where [`link`] lets it.
//! - [`actions`] are what members and administrators do: subscribe, register, send, look at the summary.
//!
//! A message waits 24 hours at most. Messages are forgotten a week after their end, the log after 90 days (`tasks.rs`).
//! Source: spec notifications 6.1 and 7; contract/decisions/push.md.

pub mod actions;
mod delivery;
pub mod endpoint;
pub mod events;
mod http;
pub mod link;
mod listener;
pub mod model;
pub mod native;
mod queue;
pub mod rest;
pub mod seal;
pub mod store;
pub mod tasks;
pub mod vapid;
pub mod web;
mod worker;

use std::sync::Arc;

pub use listener::PushListener;
pub use model::Wanted;
pub(crate) use queue::let_wait;
pub use queue::{enqueue, enqueue_for_group, enqueue_held};
pub use worker::{Done, Worker, patience};

use crate::base::Answer;
use crate::config::{self, VapidKey};
use crate::queue::Kind;
use native::Native;
use web::Web;

/// Tasks to send what a row of `push_queue` says.
pub const MESSAGE: Kind = Kind::new("push.message");

/// The ways out. Cheap to clone.
#[derive(Clone)]
pub struct Push {
    ways: Arc<Ways>,
}

struct Ways {
    web: Web,
    native: Native,
}

impl Push {
    /// As configured, with this key for browsers.
    ///
    /// # Errors
    /// A fault if the service account's file cannot be read or understood, or TLS cannot be set up.
    pub fn new(settings: &config::Push, key: &VapidKey) -> Answer<Self> {
        let (web, native) = (Web::new(settings, key)?, Native::new(settings)?);
        Ok(Self { ways: Arc::new(Ways { web, native }) })
    }

    /// The way to browsers.
    #[must_use]
    pub fn web(&self) -> &Web {
        &self.ways.web
    }

    /// The way to phones.
    #[must_use]
    pub fn native(&self) -> &Native {
        &self.ways.native
    }
}
