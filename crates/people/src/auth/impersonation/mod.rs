//! Staff who act as a member, to see what the member sees.
//!
//! | file | holds |
//! |---|---|
//! | `actions` | beginning and ending |
//! | `store`, `rest` | its SQL, its door |
//!
//! What it promises:
//!
//! - Only an administrator acts as somebody, and only as those below them; both are looked at when the proof is made and when it is exchanged.
//! - A proof is good once, for five minutes, in the member's community. The sign-in that it opens lasts 15 minutes and is not renewed.
//! - What was done meanwhile stands in the member's log with the name of whoever did it. The member is told when it begins, finds it among their sign-ins, ends it there, and
//!   reads when it ended.
//! - What only the member may do (`x-personal` in the contract) the doorkeeper refuses: ways in, consents, data protection, and acting as somebody else from there.
//!
//! Source: spec platform 2.1 and 2.2, desk 1 and 2; contract/decisions/impersonation.md.

mod actions;
mod rest;
pub mod store;

pub(in crate::auth) use actions::{end_of, tidy};
