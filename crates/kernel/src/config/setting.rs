//! How text becomes a value, and what is legal.

use std::collections::HashSet;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use http::HeaderValue;
use http::uri::Scheme;
use ipnet::IpNet;

use crate::base::Secret;

/// A value that an operator can write as text. Lists are written with commas in the environment and as arrays in the file.
pub(super) trait Setting: Sized {
    /// What may be written, as it goes on in "... is not ...".
    const LEGAL: &'static str;
    /// Whether the value must not be repeated in messages.
    const SECRET: bool = false;

    /// Reads it; nothing if it is not legal.
    fn read(text: &str) -> Option<Self>;
}

impl Setting for SocketAddr {
    const LEGAL: &'static str = "an address and port such as 127.0.0.1:8080";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Setting for PathBuf {
    const LEGAL: &'static str = "a path";

    fn read(text: &str) -> Option<Self> {
        (!text.is_empty()).then(|| Self::from(text))
    }
}

impl Setting for bool {
    const LEGAL: &'static str = "true or false";

    fn read(text: &str) -> Option<Self> {
        match text {
            "true" | "1" | "yes" | "on" => Some(true),
            "false" | "0" | "no" | "off" => Some(false),
            _ => None,
        }
    }
}

impl Setting for u32 {
    const LEGAL: &'static str = "a whole number from 1 to 100000";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|number| (1..=100_000).contains(number))
    }
}

/// The most there may be of something; 0 for no such bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ceiling(pub u32);

impl Setting for Ceiling {
    const LEGAL: &'static str = "a whole number from 0 to 100000";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|number| *number <= 100_000).map(Self)
    }
}

impl Setting for usize {
    const LEGAL: &'static str = "a whole number from 1 to 1073741824";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|number| (1..=1 << 30).contains(number))
    }
}

impl Setting for u16 {
    const LEGAL: &'static str = "a port from 1 to 65535";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|port| *port > 0)
    }
}

impl Setting for Duration {
    const LEGAL: &'static str = "a whole number from 1 to 31536000";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|seconds| (1..=31_536_000).contains(seconds)).map(Self::from_secs)
    }
}

/// A name or address without control characters.
impl Setting for String {
    const LEGAL: &'static str = "text on one line";

    fn read(text: &str) -> Option<Self> {
        (!text.is_empty() && !text.contains(char::is_control)).then(|| text.to_owned())
    }
}

/// A scheme and host, perhaps a port, without a slash at the end: a browser's `Origin`, or the start of every link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// The text, such as `https://example.org`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether it is `https`.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }

    /// As a header's value.
    #[must_use]
    pub fn header(&self) -> Option<HeaderValue> {
        HeaderValue::from_str(&self.0).ok()
    }
}

impl Setting for Origin {
    const LEGAL: &'static str = "scheme and host such as https://example.org";

    fn read(text: &str) -> Option<Self> {
        let uri = http::Uri::from_str(text).ok()?;
        let web = uri.scheme() == Some(&Scheme::HTTP) || uri.scheme() == Some(&Scheme::HTTPS);
        let host = uri.authority()?;
        let bare = text.len() == uri.scheme_str()?.len() + "://".len() + host.as_str().len();
        (web && bare && !host.as_str().contains('@')).then(|| Self(text.to_ascii_lowercase()))
    }
}

/// A network, or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(pub IpNet);

impl Setting for Network {
    const LEGAL: &'static str = "networks such as 10.0.0.0/8 or addresses";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from)).map(Self)
    }
}

impl<T: Setting + Listed> Setting for Vec<T> {
    const LEGAL: &'static str = T::LIST;
    const SECRET: bool = T::SECRET;

    fn read(text: &str) -> Option<Self> {
        let items: Option<Self> = text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(T::read).collect();
        items.filter(|items| T::fit(items))
    }
}

/// A value of which there may be several.
pub(super) trait Listed: Sized {
    /// What the list may hold.
    const LIST: &'static str;

    /// Whether the items go together.
    fn fit(_items: &[Self]) -> bool {
        true
    }
}

impl Listed for Origin {
    const LIST: &'static str = "a list of origins such as https://example.org";
}

impl Listed for Network {
    const LIST: &'static str = "a list of networks such as 10.0.0.0/8 or addresses";
}

impl<T: Setting> Setting for Option<T> {
    const LEGAL: &'static str = T::LEGAL;
    const SECRET: bool = T::SECRET;

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() { Some(None) } else { T::read(text).map(Some) }
    }
}

/// A key that signs access tokens (HS256), with the name that tokens carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SigningKey {
    /// `kid` in the token's header.
    pub kid: String,
    /// At least 32 characters.
    pub secret: Secret,
}

impl SigningKey {
    /// The least length of a secret: as much as the hash gives out.
    pub(super) const LEAST: usize = 32;
}

impl Setting for SigningKey {
    const LEGAL: &'static str = "a name, a colon and a secret of at least 32 characters";
    const SECRET: bool = true;

    fn read(text: &str) -> Option<Self> {
        let (kid, secret) = text.split_once(':')?;
        let named = !kid.is_empty() && kid.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
        (named && secret.len() >= Self::LEAST).then(|| Self { kid: kid.to_owned(), secret: Secret::new(secret) })
    }
}

impl Listed for SigningKey {
    const LIST: &'static str =
        "a list of name:secret, names all different, secrets of at least 32 characters without commas";

    fn fit(items: &[Self]) -> bool {
        let mut names = HashSet::new();
        items.iter().all(|key| names.insert(&key.kid))
    }
}

/// A name that can stand in an address and in a key of a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainName(pub String);

impl Setting for PlainName {
    const LEGAL: &'static str = "letters, digits, - and _, 64 at most";

    fn read(text: &str) -> Option<Self> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        ((1..=64).contains(&text.len()) && text.bytes().all(plain)).then(|| Self(text.to_owned()))
    }
}

/// What signs subscriptions to live updates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppSecret(pub Secret);

impl Setting for AppSecret {
    const LEGAL: &'static str = "a secret of at least 20 characters";
    const SECRET: bool = true;

    /// As long as those that services of this protocol hand out.
    fn read(text: &str) -> Option<Self> {
        (text.len() >= 20).then(|| Self(Secret::new(text)))
    }
}

/// A database's address. It may hold a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseUrl(pub Secret);

impl Setting for DatabaseUrl {
    const LEGAL: &'static str = "sqlite://PATH or postgres://USER:PASSWORD@HOST/DATABASE";
    const SECRET: bool = true;

    fn read(text: &str) -> Option<Self> {
        let known = ["sqlite://", "postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        known.then(|| Self(Secret::new(text)))
    }
}

/// The address of a Redis server. It may hold a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RedisUrl(pub Secret);

impl Setting for RedisUrl {
    const LEGAL: &'static str = "redis://USER:PASSWORD@HOST:PORT/NUMBER";
    const SECRET: bool = true;

    fn read(text: &str) -> Option<Self> {
        (text.starts_with("redis://") && text.len() > "redis://".len()).then(|| Self(Secret::new(text)))
    }
}

/// The private key that signs what goes to browsers: 32 bytes, a scalar of P-256, in base64url.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VapidKey(pub Secret);

impl VapidKey {
    /// The key; none if these bytes are none.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        p256::SecretKey::from_slice(bytes).ok()?;
        Some(Self(Secret::new(URL_SAFE_NO_PAD.encode(bytes))))
    }
}

impl Setting for VapidKey {
    const LEGAL: &'static str = "a private key of P-256 in base64url, 43 characters";
    const SECRET: bool = true;

    fn read(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?;
        if bytes.len() == 32 { Self::of(&bytes) } else { None }
    }
}

/// Whom somebody turns to: an address for mail or a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact(String);

impl Contact {
    /// The text, such as `mailto:admin@example.org`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Setting for Contact {
    const LEGAL: &'static str = "mailto:ADDRESS or https://PAGE";

    fn read(text: &str) -> Option<Self> {
        let address = text.strip_prefix("mailto:").is_some_and(|address| {
            address.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty())
        });
        let page = text.strip_prefix("https://").is_some_and(|page| !page.is_empty());
        ((address || page) && !text.contains(|letter: char| letter.is_control() || letter.is_whitespace()))
            .then(|| Self(text.to_owned()))
    }
}

/// A password, of any letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Password(pub Secret);

impl Setting for Password {
    const LEGAL: &'static str = "text on one line";
    const SECRET: bool = true;

    fn read(text: &str) -> Option<Self> {
        (!text.is_empty() && !text.contains(char::is_control)).then(|| Self(Secret::new(text)))
    }
}

/// An e-mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailAddress(lettre::Address);

impl MailAddress {
    /// The whole of it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_ref()
    }

    /// What stands after the `@`.
    #[must_use]
    pub fn domain(&self) -> &str {
        self.0.domain()
    }
}

impl Setting for MailAddress {
    const LEGAL: &'static str = "an e-mail address such as post@example.org";

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().map(Self)
    }
}

macro_rules! choices {
    ($(#[$doc:meta])* $name:ident, $legal:literal { $($(#[$each:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$each])* $variant),+ }

        impl Setting for $name {
            const LEGAL: &'static str = $legal;

            fn read(text: &str) -> Option<Self> {
                match text {
                    $($word => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }
    };
}

choices! {
    /// How tokens are signed.
    TokenAlgorithm, "one of HS256, EdDSA" {
        /// With a shared secret: whoever can verify can sign.
        Hs256 = "HS256",
        /// With an Ed25519 key pair, whose public half anybody may have.
        EdDsa = "EdDSA",
    }
}

choices! {
    /// How log lines look.
    LogFormat, "one of auto, json, pretty" {
        /// For people if a terminal reads it, else JSON.
        Auto = "auto",
        /// One JSON object a line.
        Json = "json",
        /// For people.
        Pretty = "pretty",
    }
}

choices! {
    /// How the conversation with a mail server is kept from others.
    MailTls, "one of none, starttls, tls" {
        /// Not at all.
        None = "none",
        /// It begins in the open and must become private before anything is said.
        StartTls = "starttls",
        /// It is private from the first byte.
        Tls = "tls",
    }
}

choices! {
    /// Which header of a trusted proxy names the client.
    ForwardedHeader, "one of x-forwarded-for, forwarded" {
        /// `X-Forwarded-For`, with `X-Forwarded-Proto` and `X-Forwarded-Host`.
        XForwardedFor = "x-forwarded-for",
        /// `Forwarded` (RFC 7239).
        Forwarded = "forwarded",
    }
}

/// A directive list as `RUST_LOG` takes it, checked when it is read.
#[derive(Clone, PartialEq, Eq)]
pub struct LogFilter(String);

impl LogFilter {
    /// The directives.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for LogFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Setting for LogFilter {
    const LEGAL: &'static str = "a list of directives such as info,timeweave=debug";

    fn read(text: &str) -> Option<Self> {
        let legal = !text.is_empty() && tracing_subscriber::EnvFilter::try_new(text).is_ok();
        legal.then(|| Self(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_and_host_alone() {
        for good in ["https://example.org", "http://localhost:5173"] {
            assert_eq!(Origin::read(good).unwrap().as_str(), good);
        }
        for bad in ["example.org", "https://example.org/", "https://example.org/x", "ftp://a", "https://me@a", "*"] {
            assert_eq!(Origin::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_vapid_key_is_a_scalar_of_the_curve_and_a_contact_can_be_reached() {
        assert!(VapidKey::read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").is_some());
        let zero = URL_SAFE_NO_PAD.encode([0; 32]);
        for bad in ["yfWPiYE", zero.as_str(), "not base64 at all, and long enough to be one", ""] {
            assert_eq!(VapidKey::read(bad), None, "{bad}");
        }
        for good in ["mailto:admin@example.org", "https://example.org/contact"] {
            assert_eq!(Contact::read(good).unwrap().as_str(), good);
        }
        for bad in ["admin@example.org", "mailto:admin", "http://example.org", "mailto:a@b c", "https://", ""] {
            assert_eq!(Contact::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn signing_keys_have_different_names_and_long_secrets() {
        let long = "0123456789abcdef0123456789abcdef";
        assert_eq!(Vec::<SigningKey>::read(&format!("a:{long},b:{long}")).unwrap().len(), 2);
        for bad in [format!("a:{long},a:{long}"), "a:short".to_owned(), format!(":{long}"), format!("a b:{long}")] {
            assert_eq!(Vec::<SigningKey>::read(&bad), None);
        }
    }
}
