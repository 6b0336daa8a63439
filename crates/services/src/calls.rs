//! Calls to services that the operator named. Nobody is followed elsewhere, nobody may take long, and of an answer only a little is read.

use std::sync::LazyLock;
use std::time::Duration;

use chrono::{DateTime, TimeDelta};
use reqwest::header::{HeaderMap, RETRY_AFTER};
use reqwest::redirect::Policy;
use reqwest::{Client, ClientBuilder, Response};
use rustls::{ClientConfig, RootCertStore};

use crate::base::{Answer, Fault, Timestamp};

/// Of an answer so many bytes are read at most.
const MOST: usize = 64 * 1024;

/// The same trust on every machine, whether it has certificates of its own or not.
static TLS: LazyLock<Result<ClientConfig, rustls::Error>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = rustls::crypto::ring::default_provider();
    let builder = ClientConfig::builder_with_provider(provider.into()).with_safe_default_protocol_versions()?;
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
});

/// A client for addresses that the operator named.
///
/// # Errors
/// A fault if TLS cannot be set up.
pub fn known(patience: Duration) -> Answer<Client> {
    Ok(builder(patience)?.build().map_err(Fault::new)?)
}

/// What every client has in common: whom it trusts, that it follows nobody elsewhere, and how long it waits.
///
/// # Errors
/// A fault if TLS cannot be set up.
pub fn builder(patience: Duration) -> Answer<ClientBuilder> {
    let tls = TLS.as_ref().map_err(|error| Fault::new(error.clone()))?.clone();
    Ok(Client::builder()
        .tls_backend_preconfigured(tls)
        .redirect(Policy::none())
        .timeout(patience)
        .connect_timeout(patience)
        .pool_idle_timeout(Duration::from_secs(30))
        .pool_max_idle_per_host(8)
        .user_agent(concat!("timeweave/", env!("CARGO_PKG_VERSION"))))
}

/// The beginning of an answer; nothing if it breaks off.
pub async fn read(mut response: Response) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let Ok(Some(chunk)) = response.chunk().await {
        bytes.extend_from_slice(&chunk[..chunk.len().min(MOST - bytes.len())]);
        if bytes.len() == MOST {
            break;
        }
    }
    bytes
}

/// How long an answer asks us to wait: seconds, or until a moment (RFC 9110, 10.2.3).
#[must_use]
pub fn retry_after(headers: &HeaderMap, now: Timestamp) -> Option<TimeDelta> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // More seconds than can be counted are for ever.
        return Some(text.parse().ok().and_then(TimeDelta::try_seconds).unwrap_or(TimeDelta::MAX));
    }
    let moment = DateTime::parse_from_rfc2822(text).ok()?;
    Some((moment.to_utc() - now).max(TimeDelta::zero()))
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderValue;

    use super::*;

    #[test]
    fn a_service_says_when_to_come_again_in_seconds_or_by_date() {
        let now = "2026-01-05T12:00:00Z".parse().unwrap();
        let asked = |text: &'static str| {
            let headers = HeaderMap::from_iter([(RETRY_AFTER, HeaderValue::from_static(text))]);
            retry_after(&headers, now)
        };
        assert_eq!(asked("120"), Some(TimeDelta::seconds(120)));
        assert_eq!(asked("Mon, 05 Jan 2026 12:05:00 GMT"), Some(TimeDelta::minutes(5)));
        assert_eq!(asked("Mon, 05 Jan 2026 11:05:00 GMT"), Some(TimeDelta::zero()));
        assert_eq!(asked("99999999999999999999999999"), Some(TimeDelta::MAX));
        for odd in ["", "soon", "-5", "1.5", "5 minutes"] {
            assert_eq!(asked(odd), None, "{odd}");
        }
        assert_eq!(retry_after(&HeaderMap::new(), now), None);
    }
}
