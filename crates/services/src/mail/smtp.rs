//! The conversation with an SMTP server (RFC 5321).
//!
//! `lettre` speaks it; what is said in which order is here, because whoever queues letters must know at which step a conversation
//! broke off: before the server was told of the letter, while it decided about the recipient, or after the last dot, when nobody can
//! tell whether the letter was taken.

use std::collections::VecDeque;
use std::fmt::Display;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lettre::Address;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Noop, Rcpt, Rset};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};
use lettre::transport::smtp::response::{Response, Severity};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::outcome::Outcome;
use crate::config::MailTls;

/// The answer to the whole letter may take so many times as long as that to other steps, but not longer than this, which leaves the worker's
/// lease enough: servers look at what they take (RFC 5321 4.5.3.2.6), and whoever gives up too early sends twice.
const LAST_STEP: (u32, Duration) = (8, Duration::from_secs(300));

/// A connection that has rested longer is not used again: servers close them.
const REST: Duration = Duration::from_secs(30);

/// A letter's envelope and bytes.
pub(super) struct Parcel<'a> {
    pub(super) from: Address,
    pub(super) to: Address,
    pub(super) bytes: &'a [u8],
}

/// Where the server is and how it is spoken to.
pub(super) struct Server {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) tls: MailTls,
    pub(super) parameters: Option<TlsParameters>,
    pub(super) credentials: Option<Credentials>,
    /// What we call ourselves.
    pub(super) name: ClientId,
    /// So long one step may take.
    pub(super) patience: Duration,
}

/// A few connections that are kept.
pub(super) struct Pool {
    server: Server,
    turns: Semaphore,
    resting: Mutex<VecDeque<(AsyncSmtpConnection, Instant)>>,
}

/// Why a step failed, and what that says of it.
enum Broken {
    /// The server answered 4xx or 5xx. It goes on listening.
    Answered { permanent: bool, code: Option<String>, line: String },
    /// The conversation is over.
    Off(String),
}

impl Pool {
    pub(super) fn new(server: Server, size: usize) -> Self {
        Self { server, turns: Semaphore::new(size), resting: Mutex::default() }
    }

    /// Hands a letter over.
    pub(super) async fn send(&self, parcel: &Parcel<'_>) -> Outcome {
        let Ok(_turn) = self.turns.acquire().await else {
            return Outcome::Unreachable { why: "closed".to_owned() };
        };
        let mut connection = match self.connection().await {
            Ok(connection) => connection,
            Err(why) => return Outcome::Unreachable { why },
        };
        let (outcome, usable) = self.converse(&mut connection, parcel).await;
        if usable {
            self.resting.lock().unwrap_or_else(PoisonError::into_inner).push_back((connection, Instant::now()));
        } else {
            drop(timeout(self.server.patience, connection.abort()).await);
        }
        outcome
    }

    /// Connects and signs in.
    pub(super) async fn check(&self) -> Result<(), String> {
        let mut connection = self.server.connect().await?;
        drop(timeout(self.server.patience, connection.abort()).await);
        Ok(())
    }

    /// Says goodbye to the connections that rest.
    pub(super) async fn close(&self) {
        let resting = std::mem::take(&mut *self.resting.lock().unwrap_or_else(PoisonError::into_inner));
        for (mut connection, _) in resting {
            drop(timeout(self.server.patience, connection.abort()).await);
        }
    }

    /// One that rests and still answers, or a new one.
    async fn connection(&self) -> Result<AsyncSmtpConnection, String> {
        loop {
            let rested = self.resting.lock().unwrap_or_else(PoisonError::into_inner).pop_back();
            let Some((mut connection, since)) = rested else { return self.server.connect().await };
            if since.elapsed() < REST && self.server.step(connection.command(Noop)).await.is_ok() {
                return Ok(connection);
            }
            drop(timeout(self.server.patience, connection.abort()).await);
        }
    }

    /// What became of the letter, and whether the connection can be used again.
    async fn converse(&self, connection: &mut AsyncSmtpConnection, parcel: &Parcel<'_>) -> (Outcome, bool) {
        let server = &self.server;
        let mut options = Vec::new();
        if !parcel.bytes.is_ascii() {
            options.push(MailParameter::Body(MailBodyParameter::EightBitMime));
        }
        let foreign = |address: &Address| !AsRef::<str>::as_ref(address).is_ascii();
        if foreign(&parcel.to) || foreign(&parcel.from) {
            if !connection.server_info().supports_feature(Extension::SmtpUtfEight) {
                let why = "the server takes no addresses with letters outside ASCII".to_owned();
                return (Outcome::Refused { why, bad_address: false }, true);
            }
            options.push(MailParameter::SmtpUtfEight);
        }
        // What the server says of the sender is not the letter's fault, unless the letter asks for something special.
        let refused_sender = if options.is_empty() { refused_us } else { refused_letter };
        if let Err(broken) = server.step(connection.command(Mail::new(Some(parcel.from.clone()), options))).await {
            return self.ended(connection, broken, refused_sender).await;
        }
        if let Err(broken) = server.step(connection.command(Rcpt::new(parcel.to.clone(), Vec::new()))).await {
            return self.ended(connection, broken, refused_recipient).await;
        }
        if let Err(broken) = server.step(connection.command(Data)).await {
            return self.ended(connection, broken, refused_letter).await;
        }
        let patience = server.patience.saturating_mul(LAST_STEP.0).min(LAST_STEP.1).max(server.patience);
        match server.within(patience, connection.message(parcel.bytes)).await {
            Ok(_) => (Outcome::Accepted, true),
            // Once bytes are with the system, a lost connection does not tell which of them arrived.
            Err(Broken::Off(why)) => (Outcome::Unknown { why }, false),
            Err(answered) => self.ended(connection, answered, refused_letter).await,
        }
    }

    /// After a refusal the conversation begins anew; what broke off is over.
    async fn ended(
        &self,
        connection: &mut AsyncSmtpConnection,
        broken: Broken,
        refused: fn(Option<&str>, String) -> Outcome,
    ) -> (Outcome, bool) {
        match broken {
            Broken::Off(why) => (Outcome::Later { why }, false),
            Broken::Answered { permanent, code, line } => {
                let outcome = if permanent { refused(code.as_deref(), line) } else { Outcome::Later { why: line } };
                let usable = self.server.step(connection.command(Rset)).await.is_ok();
                (outcome, usable)
            }
        }
    }
}

/// 5xx for the sender: every other letter would fare the same, until the operator has looked at it.
fn refused_us(_: Option<&str>, why: String) -> Outcome {
    Outcome::Unreachable { why }
}

/// 5xx for the recipient. It is about the address if its enhanced code says so (RFC 3463 3.2 and 3.3), or, without a code, its words. Servers also refuse
/// here what they think of the sender (X.1.7, X.1.8, or in words), or to pass on anything at all: that says nothing of the address.
fn refused_recipient(code: Option<&str>, why: String) -> Outcome {
    let said = why.to_lowercase();
    let is_ours = said.contains("sender") || said.contains("relay");
    let bad_address = !is_ours
        && match code {
            Some("5.1.0" | "5.1.7" | "5.1.8") => false,
            Some(code) => code.starts_with("5.1.") || code == "5.2.1",
            None => NO_SUCH_ADDRESS.iter().any(|words| said.contains(words)),
        };
    Outcome::Refused { bad_address, why }
}

/// How servers without enhanced codes say that an address is none.
const NO_SUCH_ADDRESS: [&str; 8] = [
    "no such",
    "unknown user",
    "user unknown",
    "unknown recipient",
    "recipient unknown",
    "not exist",
    "no mailbox",
    "unrouteable address",
];

/// 5xx for the content.
fn refused_letter(_: Option<&str>, why: String) -> Outcome {
    Outcome::Refused { why, bad_address: false }
}

impl Server {
    async fn connect(&self) -> Result<AsyncSmtpConnection, String> {
        let wrapped = if self.tls == MailTls::Tls { self.parameters.clone() } else { None };
        let address = (self.host.as_str(), self.port);
        let connecting = AsyncSmtpConnection::connect_tokio1(address, Some(self.patience), &self.name, wrapped, None);
        let mut connection = self.whole(connecting).await?;
        if let (MailTls::StartTls, Some(parameters)) = (self.tls, self.parameters.clone()) {
            // After a failed handshake there is no stream left on which to say goodbye.
            self.whole(connection.starttls(parameters, &self.name)).await?;
        }
        if let Some(credentials) = &self.credentials {
            let signed_in = self.whole(connection.auth(DEFAULT_MECHANISMS, credentials)).await;
            if let Err(why) = signed_in {
                drop(timeout(self.patience, connection.abort()).await);
                return Err(why);
            }
        }
        Ok(connection)
    }

    /// A step of getting ready. Whatever is wrong, the server cannot be used.
    async fn whole<T>(&self, step: impl Future<Output = Result<T, Error>>) -> Result<T, String> {
        match timeout(self.patience, step).await {
            Ok(done) => done.map_err(|error| line(&chain(&error))),
            Err(_) => Err("no answer in time".to_owned()),
        }
    }

    async fn step(&self, step: impl Future<Output = Result<Response, Error>>) -> Result<Response, Broken> {
        self.within(self.patience, step).await
    }

    async fn within(
        &self,
        patience: Duration,
        step: impl Future<Output = Result<Response, Error>>,
    ) -> Result<Response, Broken> {
        match timeout(patience, step).await {
            Err(_) => Err(Broken::Off("no answer in time".to_owned())),
            Ok(Ok(response)) => Ok(response),
            Ok(Err(error)) => Err(match error.status() {
                // 421: the server says so and closes.
                Some(code) if code.to_string() == "421" => Broken::Off(line(&chain(&error))),
                Some(code) => Broken::Answered {
                    permanent: code.severity == Severity::PermanentNegativeCompletion,
                    code: enhanced(&chain(&error)),
                    line: line(&chain(&error)),
                },
                None => Broken::Off(line(&chain(&error))),
            }),
        }
    }
}

fn chain(error: &Error) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let more = error.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        cause = error.source();
    }
    text
}

/// The enhanced status code (RFC 3463) in what a server said.
fn enhanced(said: &str) -> Option<String> {
    let is_code = |word: &&str| {
        let mut parts = word.split('.');
        let digits = |part: Option<&str>| {
            part.is_some_and(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
        };
        matches!(parts.next(), Some("4" | "5"))
            && digits(parts.next())
            && digits(parts.next())
            && parts.next().is_none()
    };
    said.split([' ', ':']).find(is_code).map(str::to_owned)
}

/// What is kept of an answer: one line of bounded length, without the addresses that servers like to repeat.
fn line(said: &impl Display) -> String {
    let said = super::one_line(&said.to_string());
    let masked: Vec<&str> = said.split(' ').map(|word| if word.contains('@') { "<address>" } else { word }).collect();
    masked.join(" ").chars().take(300).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enhanced_codes_are_found_in_what_servers_say() {
        for (said, code) in [
            ("permanent error (550): 5.1.1 No such user", Some("5.1.1")),
            ("permanent error (550): 5.7.1 Relaying denied", Some("5.7.1")),
            ("permanent error (550): no such user", None),
            ("version 5.1", None),
            ("5.1.1.1 x", None),
        ] {
            assert_eq!(enhanced(said).as_deref(), code, "{said}");
        }
    }

    #[test]
    fn only_what_is_about_the_address_makes_it_bad() {
        let bad = |outcome| matches!(outcome, Outcome::Refused { bad_address: true, .. });
        for code in ["5.1.1", "5.1.10", "5.2.1"] {
            assert!(bad(refused_recipient(Some(code), String::new())), "{code}");
        }
        for code in ["5.7.1", "5.1.0", "5.1.8", "5.2.2", "5.4.4"] {
            assert!(!bad(refused_recipient(Some(code), "no such user".to_owned())), "{code}");
        }
        let sender = "permanent error (550): 5.1.1 <address>: Sender address rejected: User unknown".to_owned();
        assert!(!bad(refused_recipient(Some("5.1.1"), sender)));
        for (said, is_bad) in [
            ("permanent error (550): No such user here", true),
            ("permanent error (550): <address> User unknown", true),
            ("permanent error (550): relay not permitted", false),
            ("permanent error (550): no such relay for unknown user", false),
            ("permanent error (550): Unrouteable address", true),
            (
                "permanent error (550): Verification failed for <address> Unrouteable address Sender verify failed",
                false,
            ),
            ("permanent error (550): Sender domain does not exist", false),
            ("permanent error (550): Requested action not taken: mailbox unavailable", false),
            ("permanent error (554): Denied", false),
        ] {
            assert_eq!(bad(refused_recipient(None, said.to_owned())), is_bad, "{said}");
        }
        assert!(!bad(refused_letter(Some("5.1.1"), String::new())));
    }

    #[test]
    fn what_is_kept_of_an_answer_names_nobody() {
        let said = line(&"permanent error (550): <ada@harbour.example>: unknown\r\nsecond line");
        assert_eq!(said, "permanent error (550): <address> unknown second line");
    }
}
