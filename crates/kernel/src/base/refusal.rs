//! The two kinds of bad news.
//!
//! A [`Refusal`] is what the caller did: it has a code, a status, a sentence that is in no language yet, perhaps a field, and is
//! never logged as an error. A [`Fault`] is our trouble: it keeps its place and its chain, is logged once at the door, and the caller only
//! learns the request id. Both travel with `?` and are rendered once (`http/answer.rs`, `graphql/errors.rs`).

use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::panic::Location;

use contract::Code;
use serde_json::{Map, Value};

use crate::db::DbError;
use crate::language::Sentence;

/// What a use case gives back.
pub type Answer<T> = Result<T, Failure>;

/// One broken rule: an item of `errors[]` on the wire.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The code that clients key on.
    pub code: Code,
    /// What people are told.
    pub message: Sentence,
    /// The input that broke the rule, as a dotted path.
    pub field: Option<Cow<'static, str>>,
}

/// The caller asked for something that cannot be.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The HTTP status.
    pub status: u16,
    /// At least one broken rule.
    pub items: Vec<Item>,
    /// Members beside `errors` in the body, such as `retry_after`.
    pub extras: Map<String, Value>,
    /// Response headers that belong to this refusal, such as `Retry-After`.
    pub headers: Vec<(http::HeaderName, String)>,
}

impl Refusal {
    /// A refusal with the code's own status.
    #[must_use]
    pub fn new(code: Code, message: Sentence) -> Self {
        Self {
            status: code.status(),
            items: vec![Item { code, message, field: None }],
            extras: Map::new(),
            headers: Vec::new(),
        }
    }

    /// The same with another status, where the platform's clients expect one.
    #[must_use]
    pub fn status(mut self, status: u16) -> Self {
        self.status = status;
        self
    }

    /// Names the input that broke the rule.
    #[must_use]
    pub fn field(mut self, field: impl Into<Cow<'static, str>>) -> Self {
        if let Some(item) = self.items.last_mut() {
            item.field = Some(field.into());
        }
        self
    }

    /// Tells the broken rules of another refusal as well, after these. Status, extras and headers stay this one's.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.items.extend(other.items);
        self
    }

    /// Adds a member beside `errors`.
    #[must_use]
    pub fn extra(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.extras.insert(name.to_owned(), value.into());
        self
    }

    /// Adds a response header.
    #[must_use]
    pub fn header(mut self, name: http::HeaderName, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Says in how many seconds it may be tried again: as a header, and beside `errors` for clients that read no headers.
    #[must_use]
    pub fn retry_after(self, seconds: i64) -> Self {
        self.extra("retry_after", seconds).header(http::header::RETRY_AFTER, seconds.to_string())
    }

    /// The first item's code, which clients read.
    #[must_use]
    pub fn code(&self) -> Code {
        self.items.first().map_or(Code::ServerInternalError, |item| item.code)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.items.first() {
            Some(item) => write!(f, "{} {}: {}", self.status, item.code, item.message),
            None => write!(f, "{}", self.status),
        }
    }
}

/// Our trouble. Whoever catches it at the door logs it once.
#[derive(Debug)]
pub struct Fault {
    source: Box<dyn Error + Send + Sync>,
    place: &'static Location<'static>,
    race: bool,
    unavailable: bool,
}

impl Fault {
    /// Keeps the cause and the place where it was met.
    #[track_caller]
    pub fn new(source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self { source: source.into(), place: Location::caller(), race: false, unavailable: false }
    }

    /// The same, where something we depend on cannot be reached just now.
    #[track_caller]
    pub fn unavailable(source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self { unavailable: true, ..Self::new(source) }
    }

    /// Where in our code it was met.
    #[must_use]
    pub fn place(&self) -> &'static Location<'static> {
        self.place
    }

    /// Whether a transaction lost a race against another and the whole request may be tried again.
    #[must_use]
    pub fn is_race(&self) -> bool {
        self.race
    }

    /// Whether something we depend on cannot be reached just now.
    #[must_use]
    pub fn is_unavailable(&self) -> bool {
        self.unavailable
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.source)?;
        let mut cause = self.source.source();
        while let Some(error) = cause {
            write!(f, ": {error}")?;
            cause = error.source();
        }
        write!(f, " (at {})", self.place)
    }
}

/// Why a use case did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// The caller's mistake. Boxed: it is the rare case, and answers stay small.
    Refusal(Box<Refusal>),
    /// Our trouble.
    Fault(Fault),
}

impl Failure {
    /// Whether trying the whole request once more may succeed.
    #[must_use]
    pub fn is_race(&self) -> bool {
        matches!(self, Self::Fault(fault) if fault.is_race())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refusal(refusal) => refusal.fmt(f),
            Self::Fault(fault) => fault.fmt(f),
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refusal(Box::new(refusal))
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<DbError> for Failure {
    #[track_caller]
    fn from(error: DbError) -> Self {
        Self::Fault(Fault {
            race: error.is_race(),
            unavailable: error.is_unavailable(),
            source: error.into(),
            place: Location::caller(),
        })
    }
}

/// Rules of one kind that are looked at together: whoever breaks several is told of all.
#[derive(Debug, Default)]
pub struct Rules {
    broken: Option<Refusal>,
}

impl Rules {
    /// Looks at one rule more. What keeps it, or none if it is broken.
    ///
    /// # Errors
    /// Only a fault, which is no broken rule.
    pub fn look<T>(&mut self, answer: Answer<T>) -> Answer<Option<T>> {
        match answer {
            Ok(kept) => Ok(Some(kept)),
            Err(Failure::Refusal(refusal)) => {
                self.note(*refusal);
                Ok(None)
            }
            Err(fault @ Failure::Fault(_)) => Err(fault),
        }
    }

    /// What was read; none if it breaks a rule, which is noted.
    pub fn of<T>(&mut self, read: Result<T, Refusal>) -> Option<T> {
        read.map_err(|refusal| self.note(refusal)).ok()
    }

    /// Notes a broken rule.
    pub fn note(&mut self, refusal: Refusal) {
        self.broken = Some(match self.broken.take() {
            Some(before) => before.and(refusal),
            None => refusal,
        });
    }

    /// Whether all are kept.
    ///
    /// # Errors
    /// What is broken, in the order in which it was looked at. The first decides the status.
    pub fn kept(self) -> Result<(), Refusal> {
        self.broken.map_or(Ok(()), Err)
    }
}

/// Turns "not there" into a refusal.
pub trait OrRefuse<T> {
    /// The value, or the code with its sentence.
    ///
    /// # Errors
    /// The refusal, if there is no value.
    fn or_refuse(self, code: Code, message: Sentence) -> Answer<T>;
}

impl<T> OrRefuse<T> for Option<T> {
    fn or_refuse(self, code: Code, message: Sentence) -> Answer<T> {
        self.ok_or_else(|| Refusal::new(code, message).into())
    }
}
