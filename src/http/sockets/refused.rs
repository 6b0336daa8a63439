//! Answers to what is no request: to bytes that the HTTP library refuses, to heads that two readers could read in two ways, and to
//! newcomers where there is no room. Nothing is known of community or language there, so they are in English.

use axum::body::{Body, Bytes};
use contract::{Code, Reply};
use http::header::{AUTHORIZATION, CONNECTION, HOST, RETRY_AFTER, TRANSFER_ENCODING};
use http::uri::Authority;
use http::{HeaderMap, HeaderValue, Request, Version};
use tokio::net::TcpStream;

use crate::base::{Chance, Refusal};
use crate::http::{answer, headers, request_id};
use crate::language::Language;
use crate::say;

/// A head that the door refuses before anybody looks at it. Put into a request's extensions.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::http) struct Malformed(pub(in crate::http) Refusal);

impl Malformed {
    /// What is wrong with a head. A header that comes twice, or is missing, is read differently by a proxy and by us: who is
    /// asked for, and who asks, must be one.
    pub(super) fn of(request: &Request<Body>) -> Option<Self> {
        let count = |name| request.headers().get_all(name).iter().count();
        let sentence = match (request.version(), count(HOST)) {
            (Version::HTTP_11, 0) => say!("host-missing"),
            (_, 2..) => say!("header-twice", header = HOST.as_str()),
            _ if !request.headers().get(HOST).is_none_or(is_host) => say!("request-malformed"),
            // The address may name a server, too. And what is coded twice, or otherwise, has another end for whoever overlooks that.
            _ if names_two(request) || count(TRANSFER_ENCODING) > 1 || !is_plain(request) => say!("request-malformed"),
            _ if count(AUTHORIZATION) > 1 => say!("header-twice", header = AUTHORIZATION.as_str()),
            _ => return None,
        };
        Some(Self(Refusal::new(Code::ValidationInvalidFormat, sentence).status(400)))
    }
}

/// Whether address and header name different servers (RFC 9112, 3.2.2).
fn names_two(request: &Request<Body>) -> bool {
    let authority = request.uri().authority();
    let named = authority.zip(request.headers().get(HOST));
    named.is_some_and(|(authority, host)| !host.as_bytes().eq_ignore_ascii_case(authority.as_str().as_bytes()))
}

/// Whether a body comes as it is, or in parts, as everybody sends it (RFC 9112, 6.1).
fn is_plain(request: &Request<Body>) -> bool {
    request.headers().get(TRANSFER_ENCODING).is_none_or(|coding| coding.as_bytes().eq_ignore_ascii_case(b"chunked"))
}

/// Whether this names a server, perhaps with its port (RFC 9112, 3.2).
fn is_host(host: &HeaderValue) -> bool {
    Authority::try_from(host.as_bytes()).is_ok_and(|authority| !authority.as_str().contains('@'))
}

/// What the library would answer to bytes that are no request, in our words; none if these bytes are something else. Our own
/// answers name their request, the library's do not. It calls a head too large whatever of it is; if not even its first line came
/// whole (`has_line`), it is the address (RFC 9110, 15.5.15).
pub(super) fn instead_of(bytes: &[u8], has_line: bool) -> Option<Bytes> {
    let head = bytes.strip_prefix(b"HTTP/1.1 ")?;
    if !head.starts_with(b"4") || !bytes.ends_with(b"\r\n\r\n") {
        return None;
    }
    let text = std::str::from_utf8(head).ok()?.to_ascii_lowercase();
    if !text.contains("\r\ncontent-length: 0\r\n") || text.contains(headers::REQUEST_ID.as_str()) {
        return None;
    }
    Some(written(&match text.get(..3)? {
        "431" if !has_line => Refusal::new(Code::UriTooLong, say!("address-too-long")),
        "414" => Refusal::new(Code::UriTooLong, say!("address-too-long")),
        "431" => Refusal::new(Code::HeadersTooLarge, say!("headers-too-large")),
        _ => Refusal::new(Code::ValidationInvalidFormat, say!("request-malformed")).status(400),
    }))
}

/// Tells a newcomer that there is no room, if that goes at once.
pub(super) fn full(socket: &TcpStream) {
    let refusal = Refusal::new(Code::ServerDependencyFailed, say!("service-unavailable")).header(RETRY_AFTER, "5");
    // Whoever cannot be told is turned away without a word.
    let _ = socket.try_write(&written(&refusal));
}

/// A whole answer, as it stands on the wire. It is the connection's last.
fn written(refusal: &Refusal) -> Bytes {
    let Reply { status, mut headers, body, .. } = answer::refused(refusal, Language::English);
    let (_, id) = request_id::of(&HeaderMap::new(), &Chance::System);
    headers::always(&mut headers, id, false);
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    let mut text = format!("HTTP/1.1 {status}\r\ncontent-length: {}\r\n", body.len()).into_bytes();
    for (name, value) in &headers {
        text.extend_from_slice(name.as_str().as_bytes());
        text.extend_from_slice(b": ");
        text.extend_from_slice(value.as_bytes());
        text.extend_from_slice(b"\r\n");
    }
    text.extend_from_slice(b"\r\n");
    text.extend_from_slice(&body);
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_librarys_own_refusals_are_put_into_our_words() {
        let theirs =
            "HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\ndate: x\r\n\r\n";
        let ours = String::from_utf8(instead_of(theirs.as_bytes(), true).unwrap().to_vec()).unwrap();
        assert!(ours.starts_with("HTTP/1.1 431 Request Header Fields Too Large\r\n"), "{ours}");
        assert!(ours.contains("x-request-id: ") && ours.contains("\"HEADERS_TOO_LARGE\""), "{ours}");
        let ours = String::from_utf8(instead_of(theirs.as_bytes(), false).unwrap().to_vec()).unwrap();
        assert!(ours.starts_with("HTTP/1.1 414 URI Too Long\r\n") && ours.contains("\"URI_TOO_LONG\""), "{ours}");
        for other in [
            theirs.replace("431", "200"),
            theirs.replace("date: x", "x-request-id: 1"),
            theirs.replace("content-length: 0", "content-length: 7"),
            format!("{theirs}more"),
            String::new(),
        ] {
            assert_eq!(instead_of(other.as_bytes(), true), None, "{other}");
        }
    }

    #[test]
    fn a_head_has_one_reading() {
        let request = |version, names: &[&str]| {
            let mut request = Request::builder().version(version);
            for name in names {
                request = request.header(*name, "x");
            }
            Malformed::of(&request.body(Body::empty()).unwrap()).is_some()
        };
        for (version, names, refused) in [
            (Version::HTTP_11, &["host"][..], false),
            (Version::HTTP_11, &[], true),
            (Version::HTTP_11, &["host", "host"], true),
            (Version::HTTP_11, &["host", "authorization", "authorization"], true),
            (Version::HTTP_10, &[], false),
            (Version::HTTP_10, &["host", "host"], true),
            (Version::HTTP_2, &[], false),
            (Version::HTTP_2, &["authorization", "authorization"], true),
        ] {
            assert_eq!(request(version, names), refused, "{version:?} {names:?}");
        }
        for (address, coding, refused) in [
            ("http://Here/", "chunked", false),
            ("http://there/", "chunked", true),
            ("/", "Chunked", false),
            ("/", "chunked, chunked", true),
            ("/", "gzip, chunked", true),
        ] {
            let request = Request::get(address).header(HOST, "here").header(TRANSFER_ENCODING, coding);
            assert_eq!(Malformed::of(&request.body(Body::empty()).unwrap()).is_some(), refused, "{address} {coding}");
        }
    }
}
