//! What people write to the community's staff: with the contact form, before anybody signs in, or as members who report a problem.
//!
//! - It waits (`open`) until staff answer or close it, once. A member finds the answer with the request; others get it by mail.
//! - The same words of the same person wait once.
//! - What was written by somebody who was not signed in is forgotten half a year after it is over.
//!
//! Source: spec accounts 15; contract/decisions/guidance.md.

pub mod actions;
pub mod events;
pub mod notices;
mod rest;
pub mod store;

use crate::queue::Kind;

/// Tasks of mails with answers to those who were not signed in, by `support_requests.id`.
pub const LETTER: Kind = Kind::new("support.letter");
