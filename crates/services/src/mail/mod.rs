//! How a letter leaves this machine.
//!
//! - [`Letter`] is one mail to one person: subject, both parts, and the headers by which programs know it (`letter.rs`).
//! - [`Mailer`] hands letters to an SMTP server (`mailer.rs`, `smtp.rs`), over a few connections that it keeps. It is installed in
//!   the world's rooms; without a configured server it is off, and nobody may pretend that something was sent.
//! - [`Outcome`] says what became of a letter, so exactly that a caller knows whether trying again may deliver it twice
//!   (contract/decisions/mail.md).
//!
//! Nothing here knows members, queues or words: see `notifications/email`.

mod letter;
mod mailer;
mod outcome;
mod smtp;

pub use letter::{CalendarPart, Letter, Mailbox, one_line};
pub use mailer::{MailError, Mailer};
pub use outcome::Outcome;
