//! The outermost layer: what every request and every answer goes through, whatever is inside.
//!
//! One service instead of a stack of boxed layers, in this order: request id, trailing slash, body limit, trace, time limit,
//! panics; and on the way out metrics and headers. It knows no community and no viewer: see `receive`.

use std::borrow::Cow;
use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::{IntoResponse, Response};
use contract::Code;
use futures::FutureExt as _;
use http::header::{ACCEPT_ENCODING, CONNECTION, CONTENT_LENGTH, EXPECT, IF_NONE_MATCH, WWW_AUTHENTICATE};
use http::uri::PathAndQuery;
use http::{HeaderMap, HeaderValue, StatusCode, Uri, Version};
use tower::{Layer as _, Service};
use tower_http::compression::{Compression, CompressionLayer};
use tracing::{Instrument as _, field};

use super::address::Arrival;
use super::awaited::Waiting;
use super::backlog::{Backlog, Counted};
use super::entrance::Entrance;
use super::fresh;
use super::kept::{Kept, Key, forget_unknown};
use super::meters::Meters;
use super::paced::{Paced, Worth};
use super::sockets::Malformed;
use super::unread::Unread;
use super::{Settings, answer, headers, locale, request_id};
use crate::base::{Chance, Refusal};
use crate::say;

/// Longer parts of a path are no names and no numbers of ours.
const LONGEST_NAME: usize = 100;

/// How the secrets in paths begin: those of calendars and of guardians.
const SECRETS: [&str; 2] = ["nxc_", "ngc_"];

type Compressed = Compression<Counted, Worth>;

/// The outermost layer around the rooms' router.
#[derive(Clone)]
pub struct Door {
    plain: Counted,
    compressed: Compressed,
    shared: Arc<Shared>,
}

struct Shared {
    settings: Arc<Settings>,
    chance: Chance,
    meters: Meters,
    kept: Kept,
}

impl Door {
    /// A door before `inside`.
    pub fn new(inside: Router, settings: Arc<Settings>, chance: Chance) -> Self {
        let inside = Backlog::new(settings.unread_limit).around(inside);
        Self {
            compressed: CompressionLayer::new().compress_when(Worth).layer(inside.clone()),
            plain: inside,
            shared: Arc::new(Shared { settings, chance, meters: Meters::new(), kept: Kept::default() }),
        }
    }
}

impl Service<Request> for Door {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request) -> Self::Future {
        let door = self.clone();
        Box::pin(async move { Ok(door.walk(request).await) })
    }
}

impl Door {
    async fn walk(self, mut request: Request) -> Response {
        let began = Instant::now();
        let shared = Arc::clone(&self.shared);
        let secure = shared.settings.is_secure(&request);
        let entrance = Arc::new(Entrance::new(
            request_id::of(request.headers(), &shared.chance),
            locale::of_stranger(request.uri(), request.headers()),
        ));
        request.extensions_mut().insert(Arc::clone(&entrance));
        if let Some(uri) = without_slash(request.uri()) {
            *request.uri_mut() = uri;
        }
        let span = tracing::info_span!(
            "request",
            request_id = &*entrance.request_id,
            method = %request.method(),
            path = &*named(request.uri().path()),
            operation = field::Empty
        );

        let of_events = headers::is_of_events(request.uri().path());
        let malformed = request.extensions_mut().remove::<Malformed>();
        let mut response = if let Some(Malformed(refusal)) = malformed {
            refuse(&refusal, &entrance)
        } else if declares_more(request.headers(), shared.settings.body_limit) {
            refuse(&answer::too_large(shared.settings.body_limit), &entrance)
        } else {
            self.kept(request, &entrance).instrument(span.clone()).await
        };

        let took = began.elapsed();
        let place = entrance.place();
        shared.meters.note(place, response.status(), took);
        span.in_scope(|| {
            tracing::debug!(operation = place.name(), status = response.status().as_u16(), ?took, "answered")
        });
        let unauthorized = response.status() == StatusCode::UNAUTHORIZED;
        let outgoing = response.headers_mut();
        if unauthorized {
            outgoing.entry(WWW_AUTHENTICATE).or_insert(HeaderValue::from_static("Bearer realm=\"timeweave\""));
        }
        headers::always(outgoing, entrance.header.clone(), secure);
        if of_events {
            headers::of_events(outgoing);
        }
        if let Some(call) = entrance.call() {
            headers::of_call(outgoing, call);
        }
        if let Some(locale) = entrance.spoken() {
            headers::of_language(outgoing, locale);
        }
        headers::vary_once(outgoing);
        response
    }

    /// The rooms' answer; of what is the same for everybody, the one that is kept.
    async fn kept(self, mut request: Request, entrance: &Entrance) -> Response {
        let shared = Arc::clone(&self.shared);
        let limit = shared.settings.request_timeout;
        let method = request.method().clone();
        forget_unknown(request.headers_mut());
        let key = Key::of(&mut request, entrance);
        // What the client has, of all its headers.
        let had = request.headers().get_all(IF_NONE_MATCH).iter().map(|tag| (IF_NONE_MATCH, tag.clone()));
        let asked: HeaderMap = had.collect();
        let Some(key) = key else {
            let response = self.within(request, entrance, limit).await;
            return fresh::told(entrance.place(), &method, &asked, response).await;
        };
        if let Some(kept) = shared.kept.answer(&key, &method, &asked) {
            return kept;
        }
        let response = self.within(request, entrance, limit).await;
        shared.kept.keep(key, &method, &asked, response).await
    }

    /// The rooms' answer, or what is said instead when they, or whoever sends the body, take too long, or when they panic.
    async fn within(mut self, request: Request, entrance: &Entrance, limit: Duration) -> Response {
        let wants_less = request.headers().contains_key(ACCEPT_ENCODING);
        let (sender, unread) = (Waiting::default(), Unread::default());
        // Who waits for a word before they send the body has sent none; a connection with more than one request at a time has no use for this.
        let is_shared = request.version() < Version::HTTP_2 && !request.headers().contains_key(EXPECT);
        let request = request.map(|body| sender.for_what_comes_of(if is_shared { unread.of(body) } else { body }));
        let inside = async move {
            if wants_less {
                self.compressed
                    .call(request)
                    .await
                    .map(|response| response.map(|body| Body::new(Paced::new(Box::pin(body)))))
            } else {
                self.plain.call(request).await
            }
        };
        match tokio::time::timeout(limit, AssertUnwindSafe(inside).catch_unwind()).await {
            Ok(Ok(Ok(mut response))) => {
                if !unread.is_read().await {
                    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
                }
                response
            }
            Ok(Ok(Err(never))) => match never {},
            Ok(Err(panic)) => {
                tracing::error!(request_id = &*entrance.request_id, "a panic: {}", words(&*panic));
                refuse(&answer::internal(&entrance.request_id), entrance)
            }
            Err(_) if sender.is_on() => refuse(&answer::incomplete(), entrance),
            Err(_) => {
                tracing::warn!(request_id = &*entrance.request_id, ?limit, "gave a request up");
                refuse(&Refusal::new(Code::RequestTimeout, say!("request-timeout")), entrance)
            }
        }
    }
}

fn refuse(refusal: &Refusal, entrance: &Entrance) -> Response {
    answer::refused(refusal, entrance.language()).into_response()
}

fn words(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("without words")
}

fn declares_more(headers: &HeaderMap, limit: usize) -> bool {
    let declared = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    declared.is_some_and(|length| length > limit as u64)
}

/// A path as the log has it. What is too long for a name or a number may be a secret that somebody put at the wrong place.
fn named(path: &str) -> Cow<'_, str> {
    let is_named = |part: &str| part.len() <= LONGEST_NAME && !SECRETS.iter().any(|secret| part.starts_with(secret));
    if path.split('/').all(is_named) {
        return Cow::Borrowed(path);
    }
    let parts = path.split('/').map(|part| if is_named(part) { part } else { "..." });
    Cow::Owned(parts.collect::<Vec<_>>().join("/"))
}

/// The same address without a slash at the end of its path, for the API's paths (spec clients T8). Pages keep theirs:
/// relative links depend on it.
fn without_slash(uri: &Uri) -> Option<Uri> {
    let path = uri.path();
    if !path.ends_with('/') || !(path.starts_with("/api/") || path == "/graphql/") {
        return None;
    }
    let bare = path.trim_end_matches('/');
    let text = match uri.query() {
        Some(query) => format!("{bare}?{query}"),
        None => bare.to_owned(),
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::try_from(text).ok()?);
    Uri::from_parts(parts).ok()
}

impl Settings {
    /// Whether the client spoke TLS, as far as anybody we trust can say.
    fn is_secure(&self, request: &Request) -> bool {
        if self.proxies.trusted.is_empty() {
            return self.is_public_secure();
        }
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        self.secure(&Arrival::of(peer, request.headers(), None, &self.proxies))
    }
}

#[cfg(test)]
mod tests;
