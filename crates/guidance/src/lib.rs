//! Guidance: what members are shown, asked and told beside what they do.
//!
//! | folder | holds |
//! |---|---|
//! | `help` | questions that are asked often; administrators write them, anybody reads them |
//! | `consents` | what members agreed to; each decision is kept with its time; and what browsers decided about cookies |
//! | `onboarding` | the first steps of new members, and what they name there |
//!
//! Source: spec accounts 7 and 15; contract/decisions/guidance.md.

mod brings;
pub mod consents;
mod demo;
pub mod help;
pub mod onboarding;
pub mod rest;
pub mod store;

pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, ids, insert, language, newest_first, params, record, say};
pub(crate) use people::{auth, categories, legal, members, safeguarding};
