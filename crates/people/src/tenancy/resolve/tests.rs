use http::{HeaderName, HeaderValue};

use super::*;
use crate::base::{Failure, Timestamp};

fn tenant(id: i64, slug: &str, domain: &str, accessible: &str, active: bool) -> Arc<Tenant> {
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Arc::new(Tenant { domain: some(domain), accessible_domain: some(accessible), active, ..Tenant::new(id, slug) })
}

fn town() -> Snapshot {
    let all = [
        tenant(1, "harbour", "harbour.example", "plain.harbour.example", true),
        tenant(2, "meadow", "www.Meadow.example", "harbour.example", true),
        tenant(3, "ruin", "ruin.example", "", false),
    ];
    Snapshot::of(all.to_vec(), Timestamp::UNIX_EPOCH)
}

/// The id of the community, or status and code.
fn outcome(need: TenantNeed, sources: &Sources<'_>, from_token: bool) -> Result<Option<i64>, (u16, Code)> {
    match resolve(&town(), need, sources, from_token) {
        Ok(tenant) => Ok(tenant.map(|tenant| tenant.id.get())),
        Err(Failure::Refusal(refusal)) => Err((refusal.status, refusal.code())),
        Err(fault) => panic!("{fault}"),
    }
}

#[test]
fn the_first_source_that_is_there_decides() {
    const FAILED: Result<Option<i64>, (u16, Code)> = Err((400, Code::TenantResolutionFailed));
    const UNKNOWN: Result<Option<i64>, (u16, Code)> = Err((400, Code::InvalidTenant));
    const CLOSED: Result<Option<i64>, (u16, Code)> = Err((503, Code::InvalidTenant));
    const NONE: Result<Option<i64>, (u16, Code)> = Err((400, Code::TenantRequired));
    let cases = [
        // id, slug, host
        (("1", "", ""), Ok(Some(1))),
        ((" 2 ", "", ""), Ok(Some(2))),
        (("02", "", ""), Ok(Some(2))),
        (("1", "harbour", "meadow.example"), Ok(Some(1))),
        (("1", "nobody", ""), Ok(Some(1))),
        (("1", "meadow", ""), FAILED),
        (("1", "ruin", ""), FAILED),
        (("9", "", "harbour.example"), UNKNOWN),
        (("0", "", ""), UNKNOWN),
        (("99999999999999999999", "", ""), UNKNOWN),
        (("9", "harbour", ""), UNKNOWN),
        (("harbour", "harbour", "harbour.example"), FAILED),
        (("-1", "", ""), FAILED),
        (("+1", "", ""), FAILED),
        (("1.0", "", ""), FAILED),
        (("١", "", ""), FAILED),
        (("3", "", ""), CLOSED),
        (("  ", "", "harbour.example"), Ok(Some(1))),
        (("", "meadow", "harbour.example"), Ok(Some(2))),
        (("", " meadow\t", ""), Ok(Some(2))),
        (("", "Meadow", ""), FAILED),
        (("", "nobody", "harbour.example"), FAILED),
        (("", "ruin", ""), CLOSED),
        (("", " ", "harbour.example"), Ok(Some(1))),
        (("", "", "harbour.example"), Ok(Some(1))),
        (("", "", "WWW.Harbour.example.:8443"), Ok(Some(1))),
        (("", "", "meadow.example"), Ok(Some(2))),
        (("", "", "plain.harbour.example"), Ok(Some(1))),
        (("", "", "ruin.example"), CLOSED),
        (("", "", "127.0.0.1:8080"), NONE),
        (("", "", "evil.example"), NONE),
        (("", "", "not a host"), NONE),
        (("", "", ""), NONE),
    ];
    for ((id, slug, host), expected) in cases {
        let given = |text: &'static str| (!text.is_empty()).then_some(text);
        let sources = Sources { id: given(id), slug: given(slug), host: given(host), ..Sources::default() };
        assert_eq!(outcome(TenantNeed::Required, &sources, false), expected, "{id:?} {slug:?} {host:?}");
        let without = if expected == NONE { Ok(None) } else { expected };
        assert_eq!(outcome(TenantNeed::Optional, &sources, false), without, "optional: {id:?} {slug:?} {host:?}");
        assert_eq!(outcome(TenantNeed::None, &sources, false), Ok(None), "none: {id:?} {slug:?} {host:?}");
        let told = Sources { told_otherwise: true, ..sources };
        assert_eq!(outcome(TenantNeed::Required, &told, false), expected, "told: {id:?} {slug:?} {host:?}");
        assert_eq!(outcome(TenantNeed::Optional, &told, false), Ok(None), "told: {id:?} {slug:?} {host:?}");
    }
}

#[test]
fn a_token_names_its_community_last_and_only_if_wanted_and_headers_must_agree() {
    let claim = |tenant: i64, super_admin| Some(Claim { tenant: tenant.into(), super_admin });
    let mismatch = Err((403, Code::TenantMismatch));
    let required = Err((400, Code::TenantRequired));
    for (id, slug, host, claim, with, without) in [
        (None, None, None, claim(2, false), Ok(Some(2)), required),
        (None, None, None, claim(2, true), Ok(Some(2)), required),
        (None, None, Some("evil.example"), claim(2, false), Ok(Some(2)), required),
        (None, None, Some("harbour.example"), claim(2, false), Ok(Some(1)), Ok(Some(1))),
        (None, None, None, claim(3, false), Err((503, Code::InvalidTenant)), required),
        (None, None, None, claim(9, false), Err((400, Code::TenantResolutionFailed)), required),
        (Some("1"), None, None, claim(2, false), mismatch, mismatch),
        (None, Some("harbour"), None, claim(2, false), mismatch, mismatch),
        (Some("1"), None, None, claim(2, true), Ok(Some(1)), Ok(Some(1))),
        (Some("2"), Some("meadow"), None, claim(2, false), Ok(Some(2)), Ok(Some(2))),
        (Some("3"), None, None, claim(2, false), Err((503, Code::InvalidTenant)), Err((503, Code::InvalidTenant))),
    ] {
        let sources = Sources { id, slug, host, claim, told_otherwise: false };
        assert_eq!(outcome(TenantNeed::Required, &sources, true), with, "wanted: {sources:?}");
        assert_eq!(outcome(TenantNeed::Required, &sources, false), without, "not wanted: {sources:?}");
    }
}

#[test]
fn a_header_that_says_two_things_says_nothing() {
    let headers = |lines: &[(&'static str, &str)]| -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(HeaderName::from_static(name), HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        headers
    };
    for (lines, expected) in [
        (vec![("x-tenant-id", "1")], Ok(Some(1))),
        (vec![("x-tenant-id", "1"), ("x-tenant-id", "1")], Ok(Some(1))),
        (vec![("x-tenant-id", "1"), ("x-tenant-id", "2")], Err((400, Code::TenantResolutionFailed))),
        (vec![("x-tenant-slug", "meadow"), ("x-tenant-slug", "harbour")], Err((400, Code::TenantResolutionFailed))),
        (vec![("x-tenant-slug", "ë")], Err((400, Code::TenantResolutionFailed))),
        (vec![], Ok(Some(1))),
    ] {
        let headers = headers(&lines);
        let sources = Sources::of(&headers, None, Some("harbour.example"), None);
        assert_eq!(outcome(TenantNeed::Required, &sources, false), expected, "{lines:?}");
    }
}

#[test]
fn a_slug_in_the_query_is_seen() {
    for (query, seen) in [
        (Some("slug=meadow"), true),
        (Some("a=1&slug=meadow"), true),
        (Some("slug="), false),
        (Some("slug"), false),
        (Some("aslug=1"), false),
        (None, false),
    ] {
        assert_eq!(Sources::of(&HeaderMap::new(), query, None, None).told_otherwise, seen, "{query:?}");
    }
}
