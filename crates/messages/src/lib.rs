//! Messages: what one member writes to another.
//!
//! - A message belongs to a conversation, which is a pair of members and nothing else: its id are their two ids. No connection is needed.
//! - Each side of a conversation has a row (`conversations`) with the latest message that this side sees, so that a list costs one
//!   statement however much was written. Unread messages are counted, not noted: no count can go wrong.
//! - Who may do what with a message, and until when, is a table in `model.rs`.
//! - Whatever reaches the other side is refused between two of whom one has blocked the other, where the community or one of the two
//!   has switched messages off, and where a safeguarding rule keeps the two apart. What was written before can still be read.
//! - A body is plain text and kept as it was typed. Whoever shows it escapes it.
//! - Files and recordings (`attachments/`) are for the two alone, like the words.
//! - Nobody reads a conversation but the two, whatever their role: every statement names the viewer as one of them. Whoever asks staff to step in
//!   (`coordination/`) shows them the one message that they ask about.
//!
//! | deleted | what becomes of it |
//! |---|---|
//! | for oneself | that side sees it no more |
//! | for everyone, by who wrote it | its text and files are erased; both see that there was one |
//! | a conversation, for oneself | it moves to the archive until it is restored or somebody writes again |
//! | a conversation, for everyone | the same, after all that the caller wrote is erased |
//!
//! Tells the outbox `MessageSent`, without the text. Source: spec platform 7.1; contract/decisions/messages.md.

pub mod actions;
pub mod attachments;
mod brings;
pub mod coordination;
pub mod events;
pub mod following;
pub mod model;
pub mod notices;
pub mod reading;
pub mod rest;
pub mod store;

pub use model::{Message, Reaction};

pub(crate) use crate as messages;
pub(crate) use ::listings;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, insert, joined_record, language, newest_first, params, record, say, words};
pub(crate) use people::{members, safeguarding};
pub(crate) use services::{live, media, outbox, queue};
