//! Who opens a socket.
//!
//! A browser cannot set headers on a WebSocket, so the first message carries them: `Authorization`, `X-Tenant-ID`,
//! `X-Tenant-Slug`, `Accept-Language`, in any case. They are put over those of the opening request, and from there on a socket is
//! signed in exactly like a request.
//!
//! A browser sends its cookies whatever page opens the socket, so the session cookie counts only if the page is ours.

use http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, ORIGIN};
use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Uri};
use serde_json::{Map, Value};

/// Headers that the first message may carry.
static CARRIED: [HeaderName; 4] =
    [AUTHORIZATION, ACCEPT_LANGUAGE, HeaderName::from_static("x-tenant-id"), HeaderName::from_static("x-tenant-slug")];

/// The opening request as it would look if the first message's headers had been on it. `own` is the origin that was asked for: scheme,
/// host and perhaps port, as a browser writes it.
#[must_use]
pub fn presented(opening: &Parts, first: Option<&Map<String, Value>>, own: Option<&str>) -> Parts {
    let mut parts = opening.clone();
    if !from_own_page(&parts.headers, own) {
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

/// Whether a page of the origin that was asked for opened the socket: same scheme, same host, same port. A page that came over plain HTTP may
/// have been written by anybody on the way, so it is not the same as one that came over TLS.
fn from_own_page(headers: &HeaderMap, own: Option<&str>) -> bool {
    let mut shown = headers.get_all(ORIGIN).iter().map(HeaderValue::to_str);
    match (shown.next(), shown.next(), own) {
        (Some(Ok(shown)), None, Some(own)) => plain(shown).is_some_and(|shown| Some(shown) == plain(own)),
        _ => false,
    }
}

/// Scheme, host and port of an origin, whether or not it names the port that its scheme has anyway.
fn plain(origin: &str) -> Option<(String, String, u16)> {
    let uri: Uri = origin.parse().ok()?;
    let scheme = uri.scheme_str()?.to_ascii_lowercase();
    let usual = match scheme.as_str() {
        "http" => 80,
        "https" => 443,
        _ => return None,
    };
    let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
    Some((scheme, authority.host().to_ascii_lowercase(), authority.port_u16().unwrap_or(usual)))
}

#[cfg(test)]
mod tests {
    use http::header::HOST;

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
        let parts = presented(&opening, Some(&message), None);
        assert_eq!(parts.headers[AUTHORIZATION], "Bearer new");
        assert_eq!(parts.headers["x-tenant-id"], "2");
        assert_eq!(parts.headers.len(), 3, "{:?}", parts.headers);
        assert_eq!(presented(&opening, None, None).headers[AUTHORIZATION], "Bearer old");
    }

    #[test]
    fn a_cookie_counts_only_from_our_own_page() {
        for (own, origin, counts) in [
            ("https://h.example", Some("https://h.example"), true),
            ("https://h.example", Some("https://H.example"), true),
            ("https://h.example:443", Some("https://h.example"), true),
            ("http://h.example:3000", Some("http://h.example:3000"), true),
            ("https://h.example", Some("http://h.example"), false),
            ("http://h.example", Some("https://h.example"), false),
            ("https://h.example", Some("https://h.example:8443"), false),
            ("http://h.example:3000", Some("http://h.example"), false),
            ("https://h.example", Some("https://evil.example"), false),
            ("https://h.example", Some("https://h.example.evil"), false),
            ("https://h.example", Some("https://h.example@evil.example"), false),
            ("https://h.example", Some("ftp://h.example"), false),
            ("https://h.example", Some("null"), false),
            ("https://h.example", None, false),
        ] {
            let mut lines = vec![(HOST, "h.example"), (COOKIE, "tw_session=x")];
            lines.extend(origin.map(|origin| (ORIGIN, origin)));
            let counted = presented(&opening(&lines), None, Some(own)).headers.contains_key(COOKIE);
            assert_eq!(counted, counts, "{origin:?} at {own}");
        }
    }
}
