//! Timeweave: one server for many time banks and mutual-aid communities.
//!
//! `base`, `config`, `db` and `call` are the ground floor; the domains stand on them; the doors (`http`, `graphql`) are on
//! top. `docs/architecture.md` says who may know whom.

// The graph's types are as deep as it has areas.
#![recursion_limit = "512"]

pub mod app;
pub mod cli;
pub mod demo;
pub mod graphql;
pub mod http;

pub use {
    activity, bookmarks, connections, endorsements, events, exchanges, feed, groups, guidance, listings, marketplace,
    messages, notifications, privacy, realtime, reviews, search, searches, wallet,
};

pub use kernel::{base, call, config, db, insert, joined_record, language, params, record, say, words};
pub use people::{auth, categories, legal, members, recognition, safeguarding, tenancy};
pub use services::{idempotency, live, mail, media, notices, outbox, queue, throttle};
