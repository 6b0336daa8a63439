//! Searches that members keep, and what members look for these days.
//!
//! - What a search is asked with is the client's: an object with the words in `q`. What it finds is found by `search`, a tier above, which also asks the
//!   searches anew whose members want to hear of what is new.
//! - Of what members look for, others learn only what at least three of them looked for.
//!
//! Tells the outbox `SavedSearchMatched`.
//!
//! Source: spec accounts 10; contract/decisions/search.md.

pub mod actions;
mod brings;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
pub mod terms;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, ids, insert, language, params, record, say};
pub(crate) use people::members;
pub(crate) use services::outbox;
