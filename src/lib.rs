//! Timeweave: one server for many time banks and mutual-aid communities.
//!
//! `base`, `config`, `db` and `call` are the ground floor; the domains stand on them; the doors (`http`, `graphql`) are on
//! top. `docs/architecture.md` says who may know whom.

pub mod app;
pub mod auth;
pub mod base;
pub mod call;
pub mod categories;
pub mod cli;
pub mod config;
pub mod connections;
pub mod db;
pub mod demo;
pub mod endorsements;
pub mod exchanges;
pub mod graphql;
pub mod groups;
pub mod http;
pub mod idempotency;
pub mod language;
pub mod listings;
pub mod live;
pub mod mail;
pub mod media;
pub mod members;
pub mod messages;
pub mod notices;
pub mod notifications;
pub mod outbox;
pub mod queue;
pub mod realtime;
pub mod recognition;
pub mod reviews;
pub mod safeguarding;
pub mod tenancy;
pub mod throttle;
pub mod wallet;
