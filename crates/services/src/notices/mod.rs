//! Notices: what areas tell members.
//!
//! A kind of notice is one row ([`Notice`]), written in the `notices.rs` of the area that it is about, beside the area's [`Notifier`], which says
//! what of the area's domain events becomes a line of whose bell. How lines go out by bell, mail and push is decided above, in `notifications`, which
//! gathers the areas and hands them a [`Desk`]. A kind's sentences are called after it: `bell-`, `subject-` and `type-`, and `push-` where a
//! phone says something of its own.
//!
//! Source: seed 1, "Dispatch behaviour"; spec notifications 3.1, 6 and 12.

mod notice;
mod notifier;

pub use notice::{Mail, Notice, Once, about, told_at};
pub use notifier::{Desk, NewNotification, Notifier, Staff};
