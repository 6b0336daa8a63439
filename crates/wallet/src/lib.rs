//! The wallet: hours, who has how many, and how they move.
//!
//! # The ledger
//! A transaction is one row of `transactions` and exactly two rows of `entries`: one takes from an account, one gives to another,
//! and they sum to zero. The keys say so and triggers refuse every change (migration 0009), so nothing written here could break
//! it. An account keeps the sum of its entries in the same database transaction. A correction is a transaction of its own.
//!
//! | account | whose | least balance |
//! |---|---|---|
//! | `member` | a member's | the community's overdraft below zero, by default zero |
//! | `community_fund` | what the community holds in common | zero |
//! | `issuance` | where hours come from and go back to; what all others have, it lacks | none |
//! | `clearing` | a partner installation's | none |
//!
//! - [`pay`] is the only way to move hours. Rooms above call it inside their own database transaction, so that an exchange and
//!   its hours are one. It locks the two accounts in the order of their ids, refuses what would cross a floor, and tells
//!   [`TransactionCompleted`](events::TransactionCompleted). [`reverse`] takes one back.
//! - A transfer without an idempotency key is recognised by its content for 120 seconds ([`model::Fingerprint`]); with one, the
//!   memory of answers decides (`idempotency/`).
//! - New members get their welcome credits once, from [`WelcomeCredits`], which hears that they registered or were activated;
//!   a unique index has the last word.
//!
//! | file | holds |
//! |---|---|
//! | `ledger` | `pay` and `reverse` |
//! | `model` | kinds, parties, payments, the window; refusals |
//! | `actions` | what members do |
//! | `admin` | what administrators do |
//! | `fund`, `categories` | the community fund and donations; what a transfer is about |
//! | `statement` | the table for spreadsheets |
//! | `welcome` | the listener that welcomes |
//!
//! Source: spec platform 5.1 to 5.3.

pub mod actions;
pub mod admin;
mod brings;
pub mod categories;
pub mod events;
pub mod fund;
pub mod ledger;
pub mod model;
pub mod notices;
pub mod rest;
pub mod rules;
mod statement;
pub mod store;
mod welcome;

pub use ledger::{pay, pay_untold, reverse};
pub use model::{Holder, Kind, Paid, Payment, Transaction};
pub use rules::WalletRules;
pub use welcome::WelcomeCredits;

pub(crate) use crate as wallet;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, insert, joined_record, language, newest_first, params, record, say, words};
pub(crate) use people::{auth, members, safeguarding, tenancy};
pub(crate) use services::{outbox, queue};
