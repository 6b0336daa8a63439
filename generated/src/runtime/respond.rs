//! What handlers give back, and how it becomes an HTTP answer.

use std::any::Any;
use std::fmt;
use std::io;
use std::sync::Arc;

use axum::body::Body;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures::stream::{BoxStream, Stream, StreamExt as _};
use http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue, StatusCode};
use serde::Serialize;

/// An answer that can be kept and sent again, unlike a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The headers, the content type among them.
    pub headers: HeaderMap,
    /// The whole body; empty if it is sent in parts.
    pub body: Bytes,
    /// A body that is sent in parts.
    parts: Option<LongBody>,
    /// What the body was written from, for doors that show it otherwise.
    made: Made,
}

/// What a body was written from. The body says the same, so two replies with one body are equal.
#[derive(Clone, Default)]
struct Made(Option<Arc<dyn Any + Send + Sync>>);

impl PartialEq for Made {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Made {}

impl fmt::Debug for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Made(_)" } else { "Made" })
    }
}

impl Reply {
    /// An answer from its parts.
    pub fn new(status: StatusCode, headers: HeaderMap, body: Bytes) -> Self {
        Self { status, headers, body, parts: None, made: Made::default() }
    }

    /// An answer with a JSON body that remembers what it was written from.
    pub fn answer<T: Serialize + Send + Sync + 'static>(status: u16, answer: T) -> Self {
        let mut reply = Self::json(status, &answer);
        reply.made = Made(Some(Arc::new(answer)));
        reply
    }

    /// What the body was written from, if it is known and of this type.
    pub fn made<T: Any + Send + Sync>(&self) -> Option<&T> {
        self.made.0.as_ref()?.downcast_ref()
    }

    /// What the body was written from, if it is known, of this type, and nobody else holds it.
    pub fn take<T: Any + Send + Sync>(&mut self) -> Option<T> {
        let made = self.made.0.take()?.downcast::<T>().ok()?;
        Arc::try_unwrap(made).ok()
    }

    /// An answer with a JSON body.
    ///
    /// The types of the contract can always be written; should one not be, the answer is an empty 500.
    pub fn json<T: Serialize + ?Sized>(status: u16, body: &T) -> Self {
        Self::written(status, serde_json::to_vec(body))
    }

    fn written(status: u16, text: serde_json::Result<Vec<u8>>) -> Self {
        match text {
            Ok(text) => Self::with_type(status, HeaderValue::from_static("application/json"), text.into()),
            Err(_) => Self::empty(500),
        }
    }

    /// An answer without a body and so without a content type.
    pub fn empty(status: u16) -> Self {
        Self::new(status_code(status), HeaderMap::new(), Bytes::new())
    }

    /// Adds headers; one that is there already keeps its earlier values, so several cookies can be set.
    pub fn with_headers(mut self, headers: HeaderMap) -> Self {
        let mut last = None;
        for (name, value) in headers {
            last = name.or(last);
            if let Some(name) = &last {
                if name == CONTENT_TYPE {
                    self.headers.insert(name, value);
                } else {
                    self.headers.append(name, value);
                }
            }
        }
        self
    }

    fn with_type(status: u16, content_type: HeaderValue, body: Bytes) -> Self {
        let headers = HeaderMap::from_iter([(CONTENT_TYPE, content_type)]);
        Self::new(status_code(status), headers, body)
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        let length = self.parts.as_ref().map(|parts| HeaderValue::from(parts.length));
        let body = self.parts.map_or_else(|| Body::from(self.body), |parts| Body::from_stream((parts.begin)()));
        // Not `(…, self.body)`: axum would call even an empty body `application/octet-stream`.
        let mut response = Response::new(body);
        *response.status_mut() = self.status;
        *response.headers_mut() = self.headers;
        response.headers_mut().extend(length.map(|length| (CONTENT_LENGTH, length)));
        response
    }
}

/// A status of the contract; all of them are valid.
fn status_code(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

/// The answer of an operation that has nothing to say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoContent;

impl NoContent {
    /// The answer with this status.
    pub fn into_reply(self, status: u16) -> Reply {
        Reply::empty(status)
    }
}

/// A body that is not JSON, as it comes or goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raw {
    /// Its media type. One that cannot be a header value is sent as `application/octet-stream`.
    pub content_type: String,
    /// Its bytes.
    pub body: RawBody,
}

impl Raw {
    /// The answer with this status.
    pub fn into_reply(self, status: u16) -> Reply {
        let content_type = HeaderValue::try_from(self.content_type);
        let content_type = content_type.unwrap_or(HeaderValue::from_static("application/octet-stream"));
        let (whole, parts) = match self.body {
            RawBody::Whole(bytes) => (bytes, None),
            RawBody::Long(parts) => (Bytes::new(), Some(parts)),
        };
        Reply { parts, ..Reply::with_type(status, content_type, whole) }
    }
}

/// The bytes of a body that is not JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RawBody {
    /// All of them.
    Whole(Bytes),
    /// So many that only a part of them is in memory at a time.
    Long(LongBody),
}

impl RawBody {
    /// The bytes of what is whole, as everything is that comes in.
    pub fn whole(&self) -> &[u8] {
        match self {
            Self::Whole(bytes) => bytes,
            Self::Long(_) => &[],
        }
    }
}

impl From<Bytes> for RawBody {
    fn from(bytes: Bytes) -> Self {
        Self::Whole(bytes)
    }
}

impl From<Vec<u8>> for RawBody {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Whole(bytes.into())
    }
}

impl From<String> for RawBody {
    fn from(text: String) -> Self {
        Self::Whole(text.into())
    }
}

/// A long body, of which only a part is in memory at a time, however slowly it is read.
#[derive(Clone)]
pub struct LongBody {
    length: u64,
    begin: Arc<Begin>,
}

/// Reads a body from its beginning.
type Begin = dyn Fn() -> BoxStream<'static, io::Result<Bytes>> + Send + Sync;

impl LongBody {
    /// A body of so many bytes. `begin` reads it from its beginning, each time that it is sent.
    pub fn new<S>(length: u64, begin: impl Fn() -> S + Send + Sync + 'static) -> Self
    where
        S: Stream<Item = io::Result<Bytes>> + Send + 'static,
    {
        Self { length, begin: Arc::new(move || begin().boxed()) }
    }
}

impl PartialEq for LongBody {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.begin, &other.begin)
    }
}

impl Eq for LongBody {}

impl fmt::Debug for LongBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LongBody").field("length", &self.length).finish_non_exhaustive()
    }
}

/// An answer with headers that the handler sets, such as a cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WithHeaders<T> {
    /// What would be answered without them.
    pub body: T,
    /// The headers.
    pub headers: HeaderMap,
}
