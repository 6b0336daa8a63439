//! Who opens a socket.
//!
//! A browser cannot set headers on a WebSocket, so the first message carries them: `Authorization`, `X-Tenant-ID`,
//! `X-Tenant-Slug`, `Accept-Language`, in any case. They are put over those of the opening request, and from there on a socket is
//! signed in exactly like a request.
//!
//! A browser sends its cookies whatever page opens the socket, so the session cookie counts only if the page is ours.

use http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::{Map, Value};

/// Headers that the first message may carry.
static CARRIED: [HeaderName; 4] =
    [AUTHORIZATION, ACCEPT_LANGUAGE, HeaderName::from_static("x-tenant-id"), HeaderName::from_static("x-tenant-slug")];

/// The opening request as it would look if the first message's headers had been on it.
#[must_use]
pub fn presented(opening: &Parts, first: Option<&Map<String, Value>>) -> Parts {
    let mut parts = opening.clone();
    if !from_own_page(&parts.headers) {
        parts.headers.remove(COOKIE);
    }
    for (name, value) in first.into_iter().flatten() {
        let name = CARRIED.iter().find(|carried| name.eq_ignore_ascii_case(carried.as_str()));
        let value = match value {
            Value::String(text) => HeaderValue::from_str(text.trim()).ok(),
            Value::Number(number) => HeaderValue::from_str(&number.to_string()).ok(),
            _ => None,
        };
        if let (Some(name), Some(value)) = (name, value) {
            parts.headers.insert(name, value);
        }
    }
    parts
}

/// Whether a page of the host that was asked for opened the socket.
fn from_own_page(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let origin = text(ORIGIN).and_then(|origin| origin.split_once("://")).map(|(_, authority)| authority);
    origin.is_some_and(|origin| text(HOST).is_some_and(|host| host.eq_ignore_ascii_case(origin)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opening(lines: &[(HeaderName, &'static str)]) -> Parts {
        let (mut parts, ()) = http::Request::new(()).into_parts();
        parts.headers = lines.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        parts
    }

    fn first(message: Value) -> Map<String, Value> {
        message.as_object().cloned().unwrap_or_default()
    }

    #[test]
    fn the_first_message_speaks_louder_than_the_request() {
        let opening = opening(&[(HOST, "h"), (AUTHORIZATION, "Bearer old")]);
        let message = first(
            serde_json::json!({ "authorization": "Bearer new", "X-Tenant-ID": 2, "cookie": "a=b", "x-other": "c", "X-Tenant-Slug": null }),
        );
        let parts = presented(&opening, Some(&message));
        assert_eq!(parts.headers[AUTHORIZATION], "Bearer new");
        assert_eq!(parts.headers["x-tenant-id"], "2");
        assert_eq!(parts.headers.len(), 3, "{:?}", parts.headers);
        assert_eq!(presented(&opening, None).headers[AUTHORIZATION], "Bearer old");
    }

    #[test]
    fn a_cookie_counts_only_from_our_own_page() {
        for (origin, counts) in [
            (Some("https://h.example"), true),
            (Some("http://H.example"), true),
            (Some("https://h.example:8443"), false),
            (Some("https://evil.example"), false),
            (Some("https://h.example.evil"), false),
            (Some("null"), false),
            (None, false),
        ] {
            let mut lines = vec![(HOST, "h.example"), (COOKIE, "tw_session=x")];
            lines.extend(origin.map(|origin| (ORIGIN, origin)));
            assert_eq!(presented(&opening(&lines), None).headers.contains_key(COOKIE), counts, "{origin:?}");
        }
    }
}
