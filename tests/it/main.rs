//! The specification of Timeweave, told over HTTP on every engine.
//!
//! `support` is the town: the real router on a fresh database, people who speak HTTP, a clock to turn. Every answer that a
//! person hears is checked against the contract.

#![recursion_limit = "512"]
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    missing_docs,
    reason = "tests may fail loudly and speak for themselves"
)]

#[macro_use]
mod support;

mod activity;
mod architecture;
mod areas;
mod auth;
mod bookmarks;
mod connections;
mod cursors;
mod endorsements;
mod events;
mod exchanges;
mod feed;
mod forgiving;
mod gates;
mod graphql;
mod groups;
mod guidance;
mod hostile;
mod keys;
mod legal;
mod limits;
mod listings;
mod mail;
mod marketplace;
mod marketplace_discounts;
mod marketplace_discovery;
mod marketplace_reports;
mod marketplace_trade;
mod members;
mod messages;
mod notifications;
mod outbox;
mod platform;
mod privacy;
mod prober;
mod process;
mod push;
mod queue;
mod realtime;
mod repeating;
mod reviews;
mod rules;
mod safeguarding;
mod search;
mod sentences;
mod unseen;
mod wallet;
mod who_may;
mod who_sees;
mod wire;
