//! E-mails: what waits to be sent, when it is sent, and what it looks like.
//!
//! - [`enqueue`] writes a row in the transaction of its cause, and lets a task of the [queue](crate::queue) wait for it; the row is unique by event, member
//!   and type. The bell's dispatch calls it, and [`MailListener`] for mails that follow from an event itself: welcome, and confirming an address.
//! - [`MailWorker`] has the queue's tasks done: it writes one letter for each (or one for all of a member's digest, which share a lane), hands it to
//!   [`Mailer`](crate::mail::Mailer) outside of any transaction, and writes down what became of it (`worker.rs`, `post.rs`, `open.rs`). Rows move
//!   as the table in `model.rs` says.
//! - Digests are due at eight in the morning or at five on the first of the month, by the community's clock (`schedule.rs`).
//! - `compose.rs`, `templates/` and the language's `mail.ftl` make the words; `links.rs` the absolute addresses.
//! - `invitations.rs` writes to addresses that are invited to a group, whose tasks `groups` adds.
//! - `guardians.rs` writes to guardians of members, whose tasks `events` adds.
//! - `answers.rs` writes what staff answer to those who were not signed in, whose tasks that area adds.
//! - `strangers.rs` is how these are sent.
//! - `unsubscribe/` is the signed link in every letter (RFC 8058).
//!
//! Source: spec notifications 10 and 11; contract/decisions/mail.md.

mod answers;
mod compose;
mod guardians;
mod invitations;
mod links;
mod listener;
pub mod model;
mod open;
mod post;
pub mod schedule;
pub mod store;
mod strangers;
pub mod tasks;
mod template;
pub mod unsubscribe;
mod worker;

pub use links::Links;
pub use listener::MailListener;
pub use unsubscribe::Stamps;
pub use worker::{MailTally, MailWorker, patience};

use super::prefs::model::Frequency;
use crate::base::{Answer, DomainEventId, MemberId, MessageId};
use crate::call::Tx;
use crate::queue::{self, Kind, NewTask};

/// Tasks to send what a row of `notification_queue` says.
pub const LETTER: Kind = Kind::new("mail.letter");

/// A mail that shall be sent.
#[derive(Clone, Copy, Debug)]
pub struct Queued<'a> {
    /// To whom.
    pub to: MemberId,
    /// The type of what it tells, as of the bell's lines.
    pub kind: &'a str,
    /// The bell's sentence, in the member's language.
    pub snippet: &'a str,
    /// More text.
    pub detail: Option<&'a str>,
    /// The message that it tells of. How it begins is read when the mail is about to leave.
    pub message: Option<MessageId>,
    /// Where it leads, relative to the app.
    pub link: &'a str,
    /// At once, or with a digest.
    pub frequency: Frequency,
    /// What it tells of.
    pub event: DomainEventId,
    /// Where it goes, if not to the member's address at the time.
    pub address: Option<&'a str>,
}

/// Lets a mail wait in the transaction of its cause; the worker is woken once that has been committed. Told twice of the same event,
/// member and type, it changes nothing and gives false, as it does for whoever wants no mail.
///
/// # Errors
/// A fault if the database fails.
pub async fn enqueue(tx: &mut Tx, queued: &Queued<'_>) -> Answer<bool> {
    let zone = schedule::zone(&tx.call().community()?.settings.timezone);
    let Some(due) = schedule::due(queued.frequency, tx.now(), zone) else { return Ok(false) };
    let Some(id) = store::queue::insert(tx, queued).await? else { return Ok(false) };
    let lane = lane(queued.to, queued.frequency);
    queue::add(tx, &NewTask { kind: LETTER, subject: id, lane: lane.as_deref(), due }).await
}

/// The same for several at once, with two statements for each frequency.
///
/// # Errors
/// A fault if the database fails.
pub async fn enqueue_all(tx: &mut Tx, queued: &[Queued<'_>]) -> Answer<()> {
    let zone = schedule::zone(&tx.call().community()?.settings.timezone);
    for frequency in Frequency::ALL {
        let some: Vec<&Queued<'_>> = queued.iter().filter(|one| one.frequency == *frequency).collect();
        let Some(due) = schedule::due(*frequency, tx.now(), zone).filter(|_| !some.is_empty()) else { continue };
        let mut added = store::queue::insert_each(tx, *frequency, &some).await?;
        added.sort_unstable_by_key(|(id, _)| *id);
        let subjects: Vec<_> = added.into_iter().map(|(id, member)| (id, lane(member, *frequency))).collect();
        queue::add_each(tx, LETTER, due, &subjects).await?;
    }
    Ok(())
}

/// What goes into one digest shares a lane, so that whoever has its first line has all of it.
fn lane(member: MemberId, frequency: Frequency) -> Option<String> {
    (frequency != Frequency::Instant).then(|| format!("{member}:{frequency}"))
}
