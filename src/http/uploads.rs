//! Files that members sent, at `/uploads/...`: for whoever knows the name, because a picture in a page carries no token.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_RANGE, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, IF_RANGE, RANGE,
};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};

use super::headers::is_known;
use super::{answer, language, nothing_here};
use crate::base::{Failure, Refusal};
use crate::call::World;
use crate::media::{Files, Served};
use crate::say;

/// A name never stands for other bytes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Opened by itself, a file can do nothing.
const POLICY: &str = "default-src 'none'; sandbox; frame-ancestors 'self'";

/// `/uploads/...`.
pub(super) fn router(world: Arc<World>) -> Router {
    Router::new().route("/uploads/{*path}", get(serve)).with_state(world)
}

async fn serve(State(world): State<Arc<World>>, request: Request) -> Response {
    // Names of ours have nothing that needs decoding.
    let path = request.uri().path().trim_start_matches("/uploads/").to_owned();
    let found = match world.room::<Files>() {
        Ok(files) => files.read(&path).await,
        Err(failure) => Err(failure),
    };
    match found {
        Ok(Some(file)) => file_of(request.headers(), file),
        Ok(None) => nothing_here(request).await,
        Err(failure) => {
            tracing::error!(%failure, "a file could not be read");
            let busy = || Refusal::new(contract::Code::ServerDependencyFailed, say!("file-unavailable"));
            let refusal = refusal_of(failure).unwrap_or_else(busy);
            answer::refused(&refusal, language(request.extensions())).into_response()
        }
    }
}

fn refusal_of(failure: Failure) -> Option<Refusal> {
    match failure {
        Failure::Refusal(refusal) => Some(*refusal),
        Failure::Fault(_) => None,
    }
}

/// What is said of every file.
fn headers_of(tag: &str) -> [(HeaderName, String); 4] {
    [
        (CACHE_CONTROL, FOR_EVER.to_owned()),
        (ETAG, tag.to_owned()),
        (CONTENT_SECURITY_POLICY, POLICY.to_owned()),
        (CONTENT_DISPOSITION, "inline".to_owned()),
    ]
}

/// A file, or the part of it that is asked for: players of videos jump to and fro.
fn file_of(asked: &HeaderMap, file: Served) -> Response {
    let (tag, length) = (format!("\"{}\"", file.name), file.length);
    let headers = headers_of(&tag);
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    // A part of something else than they have would not fit theirs.
    let is_same = asked.get(IF_RANGE).is_none_or(|theirs| theirs.as_bytes() == tag.as_bytes());
    let range = asked.get(RANGE).filter(|_| is_same).and_then(|range| range.to_str().ok());
    let (status, from, until) = match range.map(|range| part(range, length)) {
        Some(Asked::Part(from, until)) => (StatusCode::PARTIAL_CONTENT, from, until),
        Some(Asked::Nothing) => {
            let range = [(CONTENT_RANGE, format!("bytes */{length}"))];
            return (StatusCode::RANGE_NOT_SATISFIABLE, range).into_response();
        }
        Some(Asked::Whole) | None => (StatusCode::OK, 0, length),
    };
    let about = [
        (CONTENT_TYPE, file.name.kind().media_type().to_owned()),
        (ACCEPT_RANGES, "bytes".to_owned()),
        (CONTENT_LENGTH, (until - from).to_string()),
    ];
    let range = (status == StatusCode::PARTIAL_CONTENT)
        .then(|| [(CONTENT_RANGE, format!("bytes {from}-{}/{length}", until.saturating_sub(1)))]);
    let body = Body::from_stream(file.stream(from, until));
    let mut response = (status, headers, about, body).into_response();
    for (name, value) in range.into_iter().flatten() {
        response.headers_mut().extend(HeaderValue::try_from(value).ok().map(|value| (name, value)));
    }
    response
}

/// Which bytes are asked for.
#[derive(Debug, PartialEq, Eq)]
enum Asked {
    /// All: several parts, other units and what cannot be read count as that.
    Whole,
    /// From one to another, that one apart.
    Part(u64, u64),
    /// None that there are.
    Nothing,
}

/// What a `Range` asks for (RFC 9110, 14).
fn part(range: &str, length: u64) -> Asked {
    let Some((first, last)) = range.strip_prefix("bytes=").and_then(|range| range.split_once('-')) else {
        return Asked::Whole;
    };
    let asked = match (first.trim(), last.trim()) {
        ("", last) => last.parse::<u64>().ok().map(|last| (length.saturating_sub(last), length)),
        (first, "") => first.parse::<u64>().ok().map(|first| (first, length)),
        (first, last) => first
            .parse::<u64>()
            .ok()
            .zip(last.parse::<u64>().ok())
            .filter(|(first, last)| first <= last)
            .map(|(first, last)| (first, last.saturating_add(1).min(length))),
    };
    match asked {
        Some((from, until)) if from < until => Asked::Part(from, until),
        Some(_) => Asked::Nothing,
        None => Asked::Whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_says_which_bytes() {
        for (range, expected) in [
            ("bytes=0-", Asked::Part(0, 10)),
            ("bytes=0-1", Asked::Part(0, 2)),
            ("bytes=4-99", Asked::Part(4, 10)),
            ("bytes=-3", Asked::Part(7, 10)),
            ("bytes=-99", Asked::Part(0, 10)),
            ("bytes=10-", Asked::Nothing),
            ("bytes=-0", Asked::Nothing),
            ("bytes=5-4", Asked::Whole),
            ("bytes=0-1,4-5", Asked::Whole),
            ("bytes=x-", Asked::Whole),
            ("lines=0-1", Asked::Whole),
            ("bytes=99999999999999999999-", Asked::Whole),
        ] {
            assert_eq!(part(range, 10), expected, "{range}");
        }
        assert_eq!(part("bytes=0-0", 0), Asked::Nothing);
    }
}
