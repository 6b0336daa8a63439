//! Answers that are the same for everybody as long as the program runs: the published contract and the files of the API
//! reference and of the query editor.
//!
//! Each is made and compressed once for each set of encodings that clients take, and told apart by its `ETag` from then on.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::Request;
use axum::response::Response;
use contract::Operation;
use http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_LENGTH, ETAG, VARY};
use http::{HeaderMap, HeaderValue, Method, StatusCode};
use sha2::{Digest as _, Sha256};

use super::entrance::{Entrance, Place};
use super::headers::is_known;
use crate::base::text::hex;

/// Where the contract is published.
const CONTRACT: &str = "/api/v2/openapi.json";

/// Where the API reference is.
const REFERENCE: &str = "/docs/";

/// Where the files of the query editor are. A query in their addresses only tells browsers one version from another.
const EDITOR: &str = "/graphql/assets/";

/// What is larger is not kept.
const LARGEST: usize = 8 * 1024 * 1024;

/// So many are kept: a few for each file there is.
const MOST: usize = 256;

/// Without a word of its own a kept answer is good for so long. It changes with the program alone.
const FRESH: &str = "public, max-age=300";

/// The encodings that answers are compressed with, the best first.
const ENCODINGS: [&str; 3] = ["br", "zstd", "gzip"];

/// What is kept.
#[derive(Default)]
pub(super) struct Kept(RwLock<HashMap<Key, Arc<Answer>>>);

/// A path, and which of [`ENCODINGS`] a client takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    path: String,
    takes: [bool; ENCODINGS.len()],
}

struct Answer {
    headers: HeaderMap,
    tag: String,
    body: Bytes,
}

impl Key {
    /// The key of a request whose answer is kept. From then on it gets, and takes what the key says, so that all of one key are answered
    /// alike.
    pub(super) fn of(request: &mut Request, entrance: &Entrance) -> Option<Self> {
        let path = request.uri().path();
        let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
        let is_ours = path == CONTRACT || path.starts_with(REFERENCE);
        if !is_read || !(is_ours && request.uri().query().is_none() || path.starts_with(EDITOR)) {
            return None;
        }
        if path == CONTRACT {
            entrance.through(Place::Rest(Operation::GetContract));
        }
        let key = Self { path: path.to_owned(), takes: ENCODINGS.map(|name| takes(request.headers(), name)) };
        let names: Vec<_> =
            ENCODINGS.iter().zip(key.takes).filter(|(_, takes)| *takes).map(|(name, _)| *name).collect();
        *request.method_mut() = Method::GET;
        let headers = request.headers_mut();
        headers.remove(ACCEPT_ENCODING);
        if let Ok(value) = HeaderValue::from_str(&names.join(", "))
            && !names.is_empty()
        {
            headers.insert(ACCEPT_ENCODING, value);
        }
        Some(key)
    }
}

/// Takes away what a client says of encodings, if none of ours is among them. What is not compressed is better than nothing (RFC 9110, 12.5.3).
pub(super) fn forget_unknown(headers: &mut HeaderMap) {
    if !ENCODINGS.iter().any(|name| takes(headers, name)) {
        headers.remove(ACCEPT_ENCODING);
    }
}

/// Whether a client takes an encoding.
fn takes(headers: &HeaderMap, name: &str) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|named| named.eq_ignore_ascii_case(name));
        let quality = parts.find_map(|part| part.strip_prefix("q=")).map_or(Ok(1.0), str::parse::<f32>);
        is_named && quality.is_ok_and(|quality| quality > 0.0)
    })
}

impl Kept {
    /// The answer that is kept under a key.
    pub(super) fn answer(&self, key: &Key, method: &Method, asked: &HeaderMap) -> Option<Response> {
        let kept = Arc::clone(self.0.read().unwrap_or_else(PoisonError::into_inner).get(key)?);
        Some(kept.told(method, asked))
    }

    /// Keeps an answer if it is one to keep, and gives it.
    pub(super) async fn keep(&self, key: Key, method: &Method, asked: &HeaderMap, response: Response) -> Response {
        if response.status() != StatusCode::OK {
            return if method == Method::HEAD { response.map(|_| Body::empty()) } else { response };
        }
        let (mut parts, body) = response.into_parts();
        let Ok(body) = to_bytes(body, LARGEST).await else {
            parts.status = StatusCode::INTERNAL_SERVER_ERROR;
            return Response::from_parts(parts, Body::empty());
        };
        let tag = format!("\"{}\"", hex(&Sha256::digest(&body)[..16]));
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            parts.headers.insert(ETAG, tag);
        }
        // One of another encoding is another answer, also where this one has none.
        parts.headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        parts.headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static(FRESH));
        parts.headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
        let kept = Arc::new(Answer { headers: parts.headers, tag, body });
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if all.len() < MOST {
            all.insert(key, Arc::clone(&kept));
        }
        drop(all);
        kept.told(method, asked)
    }
}

impl Answer {
    fn told(&self, method: &Method, asked: &HeaderMap) -> Response {
        let mut response = Response::new(Body::empty());
        *response.headers_mut() = self.headers.clone();
        if is_known(asked, &self.tag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            response.headers_mut().remove(CONTENT_LENGTH);
        } else if method != Method::HEAD {
            *response.body_mut() = Body::from(self.body.clone());
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_takes_what_it_names() {
        for (said, taken) in [
            ("br", [true, false, false]),
            ("gzip, deflate, br;q=0.5", [true, false, true]),
            ("GZIP;q=0, zstd", [false, true, false]),
            ("", [false; 3]),
            ("identity", [false; 3]),
        ] {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(said))]);
            assert_eq!(ENCODINGS.map(|name| takes(&headers, name)), taken, "{said}");
        }
    }
}
