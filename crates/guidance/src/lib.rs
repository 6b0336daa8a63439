//! Guidance: what members are shown, asked and told beside what they do.
//!
//! | folder | holds |
//! |---|---|
//! | `help` | questions that are asked often; administrators write them, anybody reads them |
//! | `consents` | what members agreed to; each decision is kept with its time; and what browsers decided about cookies |
//! | `onboarding` | the first steps of new members, and what they name there |
//! | `support` | what people write to staff, and what they answer |
//!
//! Source: spec accounts 7 and 15; contract/decisions/guidance.md.

mod brings;
pub mod consents;
mod demo;
pub mod help;
pub mod onboarding;
pub mod rest;
pub mod store;
pub mod support;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, ids, insert, joined_record, language, newest_first, params, record, say};
pub(crate) use people::{auth, categories, legal, members, safeguarding};
pub(crate) use services::{notices, outbox, queue};
