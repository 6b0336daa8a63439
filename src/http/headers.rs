//! The headers that every answer has.

use std::sync::LazyLock;

use http::header::{
    CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, IF_NONE_MATCH, PRAGMA, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use http::{HeaderMap, HeaderName, HeaderValue};

use crate::call::Call;
use crate::language::Locale;

/// `X-Request-Id`.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const BUILD: HeaderName = HeaderName::from_static("x-build");
const API_VERSION: HeaderName = HeaderName::from_static("api-version");
const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
const TENANT_ID: HeaderName = HeaderName::from_static("x-tenant-id");
const LIMIT: HeaderName = HeaderName::from_static("x-ratelimit-limit");
const LEGAL_PENDING: HeaderName = HeaderName::from_static("x-legal-acceptance-pending");
const EVENTS_CONTRACT: HeaderName = HeaderName::from_static("x-events-contract");
const REMAINING: HeaderName = HeaderName::from_static("x-ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("x-ratelimit-reset");

/// The `Content-Security-Policy` of our own pages (API reference, query editor): scripts from here only. Both tools write
/// style attributes, and the reference shows inlined pictures.
pub const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/// Everything else is data: nothing in it may run, load or be framed by others.
const DATA_POLICY: &str = "default-src 'none'; frame-ancestors 'self'";

/// Without a `Cache-Control` of its own, an answer is for this caller and this moment.
const NO_STORE: &str = "private, no-store, max-age=0";

static ALWAYS: LazyLock<[(HeaderName, HeaderValue); 6]> = LazyLock::new(|| {
    [
        (API_VERSION, HeaderValue::from_static("2.0")),
        (BUILD, HeaderValue::from_static(env!("CARGO_PKG_VERSION"))),
        (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN")),
        (REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin")),
        (PERMISSIONS_POLICY, HeaderValue::from_static("camera=(), microphone=(), geolocation=(), payment=(), usb=()")),
    ]
});

/// Whether a client that shows what it has, has what `tag` names (RFC 9110, 13.1.2: a weak comparison).
#[must_use]
pub fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let lines = asked.get_all(IF_NONE_MATCH).iter().filter_map(|line| line.to_str().ok());
    let mut tags = lines.flat_map(|line| line.split(',')).map(str::trim);
    tags.any(|one| one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag)
}

/// What goes out with every answer. What a handler said itself stays.
pub fn always(headers: &mut HeaderMap, request_id: HeaderValue, secure: bool) {
    headers.reserve(16);
    headers.insert(REQUEST_ID, request_id);
    for (name, value) in ALWAYS.iter() {
        headers.entry(name).or_insert_with(|| value.clone());
    }
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(DATA_POLICY));
    if secure {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(NO_STORE));
        headers.insert(PRAGMA, HeaderValue::from_static("no-cache"));
    }
    headers.append(VARY, HeaderValue::from_static("Authorization, Cookie"));
}

/// Whether a path is one of events, whose clients ask in which shape they are answered (spec events 1).
#[must_use]
pub fn is_of_events(path: &str) -> bool {
    path.strip_prefix("/api/v2/events").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// What goes out with every answer about events, refusals as well: there is one shape, in which older clients find theirs, too.
pub fn of_events(headers: &mut HeaderMap) {
    headers.insert(EVENTS_CONTRACT, HeaderValue::from_static("2"));
    headers.append(VARY, HeaderValue::from_static("X-Events-Contract"));
}

/// What goes out with an answer that says something itself: its language, and whether `Accept-Language` had a say in it. What the
/// handler said of the language stays.
pub fn of_language(headers: &mut HeaderMap, locale: Locale) {
    headers.entry(CONTENT_LANGUAGE).or_insert(HeaderValue::from_static(locale.language.code()));
    if locale.negotiated {
        headers.append(VARY, HeaderValue::from_static("Accept-Language"));
    }
}

/// What goes out with the answer to a call: its community, what is left of its limit.
pub fn of_call(headers: &mut HeaderMap, call: &Call) {
    if let Some(tenant) = &call.visit().tenant {
        headers.insert(TENANT_ID, HeaderValue::from(tenant.id.get()));
    }
    if call.legal_pending() {
        headers.insert(LEGAL_PENDING, HeaderValue::from_static("1"));
    }
    if let Some(quota) = call.quota() {
        headers.insert(LIMIT, HeaderValue::from(quota.limit));
        headers.insert(REMAINING, HeaderValue::from(quota.remaining));
        headers.insert(RESET, HeaderValue::from(quota.resets_at.timestamp()));
    }
}

/// Makes one line of what an answer depends on, with each name once: several layers and rooms have said their part.
pub fn vary_once(headers: &mut HeaderMap) {
    if headers.get_all(VARY).iter().nth(1).is_none() {
        return;
    }
    let mut names: Vec<&str> = Vec::new();
    for line in headers.get_all(VARY).iter().filter_map(|line| line.to_str().ok()) {
        for name in line.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            if !names.iter().any(|known| known.eq_ignore_ascii_case(name)) {
                names.push(name);
            }
        }
    }
    let line = HeaderValue::from_str(&names.join(", "));
    if let Ok(line) = line {
        headers.insert(VARY, line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_answer_depends_on_is_said_once() {
        for (said, told) in [
            (&["Authorization, Cookie"][..], &["Authorization, Cookie"][..]),
            (&[], &[]),
            (
                &["Cookie, X-Tenant-ID", "accept-encoding", "Authorization, cookie", ""],
                &["Cookie, X-Tenant-ID, accept-encoding, Authorization"],
            ),
        ] {
            let mut headers = HeaderMap::from_iter(said.iter().map(|line| (VARY, HeaderValue::from_static(line))));
            vary_once(&mut headers);
            let lines: Vec<&str> = headers.get_all(VARY).iter().map(|line| line.to_str().unwrap()).collect();
            assert_eq!(lines, told, "{said:?}");
        }
    }

    #[test]
    fn a_client_has_what_one_of_its_tags_names() {
        for (said, known) in [
            (&["\"a\""][..], true),
            (&["W/\"a\""], true),
            (&["\"b\", \"a\""], true),
            (&["\"b\"", "\"a\""], true),
            (&["*"], true),
            (&["\"b\""], false),
            (&["a"], false),
            (&[], false),
        ] {
            let asked = said.iter().map(|line| (IF_NONE_MATCH, HeaderValue::from_static(line)));
            assert_eq!(is_known(&HeaderMap::from_iter(asked), "\"a\""), known, "{said:?}");
        }
    }
}
