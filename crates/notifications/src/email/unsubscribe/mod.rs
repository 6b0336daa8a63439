//! The link at the end of every letter (RFC 8058): whoever has the letter may stop mails of its kind, without signing in.
//!
//! GET shows a page that asks; only POST decides, because programs that look for danger open every link of a mail. A mail program's
//! own button sends that POST by itself. Nothing expires and nothing is used up: a link may be used twice and after years.
//! Source: spec notifications 10; contract/decisions/mail.md.

mod actions;
mod page;
mod rest;
pub mod token;
pub mod topic;

pub use actions::{Found, find, stop};
pub use token::{Claim, Stamps};
pub use topic::Topic;
