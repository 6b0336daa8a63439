//! Headers: from where a request comes, which community it names, who shows what. Lines of `name: value`, after a line with
//! the query string.
#![no_main]

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, LazyLock};

use contract::TenantNeed;
use http::{HeaderMap, HeaderName, HeaderValue};
use kernel::call::Tenant;
use kernel::config::Config;
use libfuzzer_sys::fuzz_target;
use people::auth::tokens::{AccessClaims, RefreshClaims};
use people::auth::{self, Keyring, csrf};
use people::tenancy::{Claim, Snapshot, Sources, host, resolve};
use timeweave_fuzz::http::address::{Arrival, Proxies};
use timeweave_fuzz::http::locale;
use timeweave_fuzz::{keys, now};

static KEYRING: LazyLock<Keyring> = LazyLock::new(|| keys().1);

static COMMUNITIES: LazyLock<Snapshot> = LazyLock::new(|| {
    let tenant = |id: i64, slug: &str, active| {
        Arc::new(Tenant {
            domain: Some(format!("{slug}.example")),
            active,
            ..Tenant::new(id, slug)
        })
    };
    Snapshot::of(vec![tenant(1, "harbour", true), tenant(2, "meadow", true), tenant(3, "moor", false)], now())
});

/// Every proxy is trusted, so that what it says is read.
static PROXIES: LazyLock<[Proxies; 2]> = LazyLock::new(|| {
    ["x-forwarded-for", "forwarded"].map(|header| {
        let text = format!("[server]\ntrusted_proxies = [\"10.0.0.0/8\", \"::/0\"]\nforwarded_header = \"{header}\"");
        let server = Config::parse(&text).expect("the configuration is sound").server;
        Proxies::new(&server.trusted_proxies, server.forwarded_header)
    })
});

fn headers<'a>(lines: impl Iterator<Item = &'a [u8]>) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for line in lines.take(100) {
        let Some(colon) = line.iter().position(|byte| *byte == b':') else { continue };
        let name = HeaderName::from_bytes(&line[..colon]);
        let value = HeaderValue::from_bytes(line[colon + 1..].trim_ascii());
        if let (Ok(name), Ok(value)) = (name, value) {
            headers.append(name, value);
        }
    }
    headers
}

fuzz_target!(|bytes: &[u8]| {
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let query = lines.next().and_then(|line| std::str::from_utf8(line).ok());
    let headers = headers(lines);

    let peer = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(10, 0, 0, 1)), 1);
    let mut host = None;
    for proxies in &*PROXIES {
        let arrival = Arrival::of(Some(peer), &headers, query, proxies);
        assert!(arrival.address.is_some());
        host = arrival.host_name().or(host);
    }
    if let Some(name) = host.and_then(host::name) {
        assert!(host::name(&name).is_some());
    }
    if let Ok(uri) = http::Uri::try_from(format!("/?{}", query.unwrap_or_default())) {
        let _ = locale::of_stranger(&uri, &headers);
    }

    let client = auth::client(&headers, false);
    let mut claim = None;
    if let Some(token) = &client.bearer {
        let access: Option<AccessClaims> = KEYRING.read(token.reveal());
        let refresh: Option<RefreshClaims> = KEYRING.read(token.reveal());
        assert!(access.is_none() || refresh.is_none(), "one token is of two kinds");
        claim = access
            .filter(|claims| claims.hold(now()))
            .map(|claims| Claim { tenant: claims.tenant_id, super_admin: claims.claims_super_admin() });
    }
    let _ = csrf::HEADER;
    let sources = Sources::of(&headers, query, host, claim);
    for need in [TenantNeed::Required, TenantNeed::Optional, TenantNeed::None] {
        for from_token in [false, true] {
            match resolve(&COMMUNITIES, need, &sources, from_token) {
                Ok(Some(tenant)) => assert!(tenant.active, "a community that is switched off was entered"),
                Ok(None) => assert!(need != TenantNeed::Required, "a community is needed"),
                Err(_) => {}
            }
        }
    }
});
