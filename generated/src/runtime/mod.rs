//! What the generated code calls: hand-written, small, and the same for every operation.
//!
//! A request walks `serve` (enter, read the body) → the operation's generated function (`extract`, `overlook`, `validate`, decode) →
//! the house's `perform` → the area's method → `respond`.

mod cursor;
mod decode;
mod extract;
mod form;
#[cfg(feature = "graph")]
pub mod graph;
mod json;
mod overlook;
mod respond;
mod row;
mod rule;
mod schemas;
mod serve;
mod spoken;
#[cfg(test)]
mod tests;
mod upload;
mod validate;
mod word;

use std::any::Any;

use async_trait::async_trait;
use futures::future::BoxFuture;
use http::request::Parts;

use crate::codes::Code;
use crate::operations::Operation;

pub use cursor::{CursorText, encode_cursor, read_cursor};
pub use extract::{Asked, Kind, Many, Parameter};
pub use form::FileField;
pub use json::read_json;
pub use overlook::given;
pub use respond::{LongBody, NoContent, Raw, RawBody, Reply, WithHeaders};
pub use row::{Gate, Idempotency, Layer, Per, RateLimit, Role, Row, Security, TenantNeed, find};
pub use rule::{Format, JsonType, Rule};
pub use schemas::{query_bound, unpacked};
pub use serve::{check_input, router};
pub use spoken::Spoken;
pub use upload::{Part, Upload};
pub use validate::{response_violations, validate_body};
pub(crate) use word::wire;
pub use word::{UnknownValue, Word, read_word};

/// One broken bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The code that goes into `errors[].code`.
    pub code: Code,
    /// What it breaks.
    pub rule: Rule,
    /// The field as a dotted path, for example `items.0.id`; `None` if the whole input is meant.
    pub field: Option<String>,
}

/// Why the door itself refuses a call. The gateway renders it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The input breaks bounds of the contract, one entry each.
    Invalid {
        /// 422 unless the operation's `x-violation-status` says otherwise.
        status: u16,
        /// At least one.
        violations: Vec<Violation>,
        /// Why in words for clients, if the operation's `x-violation-reasons` say it.
        reason: Option<&'static str>,
    },
    /// There is no body where there must be one: 400.
    MissingBody,
    /// The body is not JSON: 400. Both count from 1.
    MalformedJson {
        /// The line with the mistake.
        line: usize,
        /// The place in it.
        column: usize,
    },
    /// A member of the JSON body comes twice: 400. Holds its dotted path.
    DuplicateMember(String),
    /// The body's content type is not the one the operation takes: 415.
    UnsupportedMediaType {
        /// The media type that the operation takes.
        expected: &'static str,
    },
    /// The body is larger than the operation takes: 413.
    TooLarge {
        /// The limit in bytes.
        limit: usize,
    },
    /// There is no room for the body just now: 503.
    NoRoom,
    /// A path parameter is not what an id looks like, so nothing can be there: 404.
    BadPath,
    /// The body could not be read, because the client went away or sent a broken stream: 400.
    BodyRead(String),
}

impl Rejection {
    /// Both parts of the input, or everything that is wrong with either. A reason for which a part could not be read at all goes before
    /// broken bounds.
    ///
    /// # Errors
    /// The rejection of `first`, of `second`, or of both.
    pub fn together<A, B>(first: Result<A, Self>, second: Result<B, Self>) -> Result<(A, B), Self> {
        match (first, second) {
            (Ok(first), Ok(second)) => Ok((first, second)),
            (Err(Self::Invalid { status, mut violations, reason }), Err(Self::Invalid { violations: more, .. })) => {
                violations.extend(more);
                validate::one_each(&mut violations);
                Err(Self::Invalid { status, violations, reason })
            }
            (Err(Self::Invalid { .. }), Err(other)) | (Err(other), _) | (Ok(_), Err(other)) => Err(other),
        }
    }
}

/// What the idempotency memory needs of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyed {
    /// The key that the caller gave, 1 to 191 visible characters.
    pub key: Option<String>,
    /// SHA-256 over the operation, its path parameters, its query and its body in canonical form. The key itself is not part of it.
    pub digest: [u8; 32],
}

/// The handler's work with the decoded input inside. Each call is an attempt of its own.
pub type Work<C, F> = Box<dyn Fn(C) -> BoxFuture<'static, Result<Reply, F>> + Send + Sync>;

/// An operation's work, and what the memory of earlier calls needs of it.
pub type Prepared<C, F> = (Work<C, F>, Option<Keyed>);

/// The generated function of an operation: decodes the input and prepares the work.
pub type Handler<C, F> = fn(&mut Asked) -> Result<Work<C, F>, Rejection>;

/// An operation, and the generated function that reads its input and keeps nothing of it.
pub type Read = (Operation, fn(&mut Asked) -> Result<(), Rejection>);

/// An operation of an area, and the function that serves it.
pub type Served<A> = (Operation, Handler<<A as Area>::Call, <A as Area>::Failure>);

/// Whoever answers operations of an area. It has no state: what an answer needs is reached through the call.
pub trait Area: Default + Send + Sync + 'static {
    /// What an operation knows about its caller.
    type Call: Clone + Send + Sync + 'static;
    /// A refusal or a fault.
    type Failure: Send + 'static;
    /// What it brings.
    type Brings: 'static;

    /// What it brings to the program beside its answers: once, if it answers several areas.
    fn brings() -> &'static Self::Brings;
}

/// Room that is given back when this is dropped.
pub type Held = Box<dyn Any + Send + Sync>;

/// What the generated routes need of the gateway.
#[async_trait]
pub trait House: Send + Sync + 'static {
    /// What an operation knows about its caller.
    type Call: Clone + Send + Sync + 'static;
    /// A refusal or a fault.
    type Failure: Send + 'static;

    /// The doorkeeper: security, roles, feature and rate limit of the operation's row. `parts` carry what the layers put in.
    ///
    /// # Errors
    /// The refusal, if the caller may not enter.
    async fn enter(&self, operation: Operation, parts: &Parts) -> Result<Self::Call, Self::Failure>;

    /// Takes room for so many more bytes of what this caller sends, until what is given back is dropped; none if there is no room just now.
    fn hold(&self, _: &Self::Call, _bytes: usize) -> Option<Held> {
        Some(Box::new(()))
    }

    /// Does something long where those who are answered meanwhile do not wait for it.
    ///
    /// # Errors
    /// A fault if it could not be done.
    async fn aside<T: Send + 'static, W: FnOnce() -> T + Send + 'static>(&self, work: W) -> Result<T, Self::Failure> {
        Ok(work())
    }

    /// Runs the handler: idempotency, and another attempt after a lost race. `work` may be called more than once, each time
    /// with a fresh attempt's call.
    ///
    /// # Errors
    /// Whatever the handler refuses, and what the memory of earlier calls does.
    async fn perform(
        &self,
        operation: Operation,
        call: Self::Call,
        keyed: Option<Keyed>,
        work: Work<Self::Call, Self::Failure>,
    ) -> Result<Reply, Self::Failure>;

    /// Makes the door's own refusal one of the gateway's.
    fn reject(&self, rejection: Rejection) -> Self::Failure;

    /// Renders what came of the call; `call` is `None` if `enter` itself refused. Once the input was read, `parts` have no headers any more.
    fn answer(
        &self,
        operation: Operation,
        call: Option<&Self::Call>,
        parts: &Parts,
        result: Result<Reply, Self::Failure>,
    ) -> axum::response::Response;
}
