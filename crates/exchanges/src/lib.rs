//! Exchanges: two members agree on a listing, do it, say how long it took, and hours move.
//!
//! # States
//! `pending_provider` (the listing's owner is asked), `pending_broker` (where the community wants somebody to look at it), `accepted`,
//! `in_progress`, `pending_confirmation` (done; both say how long it took), then `completed` (paid) or `disputed`, which a broker
//! ends; `cancelled` and `expired`. Who may move it from where to where is a table, [`model::MOVES`].
//!
//! - Once both have confirmed, the same hours are paid; up to a quarter of an hour apart, their average; otherwise it is disputed.
//!   Paying is part of the same transaction as the last confirmation: if the payer has too few hours, the confirmation is not kept.
//! - The clock moves what nobody does (`tasks`): a request that is not answered expires; when the time to confirm is over, what the
//!   payer has confirmed is paid, and anything else a broker decides, so that nobody pays what they have not confirmed.
//! - Safeguarding is asked at every step that brings the two together, not when one of them leaves.
//!
//! Source: spec platform 5.4; contract/decisions/exchanges.md.

pub mod actions;
mod brings;
pub mod brokers;
pub mod events;
pub mod following;
mod leaving;
pub mod model;
pub mod notices;
pub mod ratings;
pub mod rest;
pub mod rules;
pub mod store;
pub mod tasks;

pub use leaving::CancelsExchanges;
pub use model::{Action, Actor, Exchange, Status};

pub(crate) use crate as exchanges;
pub(crate) use ::listings;
pub(crate) use ::wallet;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, insert, joined_record, language, newest_first, params, record, say};
pub(crate) use people::{members, safeguarding, tenancy};
pub(crate) use services::{live, outbox, queue};
