//! Which community a request is about.

use std::sync::Arc;

use contract::{Code, TenantNeed};
use http::HeaderMap;

use super::snapshot::Snapshot;
use crate::base::{Answer, Refusal, TenantId};
use crate::call::Tenant;
use crate::say;

/// What stands for a header that is no text, or that came twice and says two things: it names nobody.
const UNREADABLE: &str = "\u{fffd}";

/// What a verified access token says of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The owner's community.
    pub tenant: TenantId,
    /// A platform super admin may act in every community.
    pub super_admin: bool,
}

/// Everything in a request that may name its community.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sources<'a> {
    /// `X-Tenant-ID` as sent.
    pub id: Option<&'a str>,
    /// `X-Tenant-Slug` as sent.
    pub slug: Option<&'a str>,
    /// The host that the client asked for, with or without port.
    pub host: Option<&'a str>,
    /// The access token's word, if the request has one that is signed by us and not expired.
    pub claim: Option<Claim>,
    /// The operation is told its community in its own way (bootstrap's `?slug=`), so nothing else is looked at.
    /// Counts only where the contract says `x-tenant: optional`.
    pub told_otherwise: bool,
}

impl<'a> Sources<'a> {
    /// Reads them off a request. `query` is the part after the question mark.
    #[must_use]
    pub fn of(headers: &'a HeaderMap, query: Option<&str>, host: Option<&'a str>, claim: Option<Claim>) -> Self {
        Self {
            id: header(headers, "x-tenant-id"),
            slug: header(headers, "x-tenant-slug"),
            host,
            claim,
            told_otherwise: query.is_some_and(has_slug),
        }
    }
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let first = values.next()?;
    if values.any(|other| other != first) {
        return Some(UNREADABLE);
    }
    Some(first.to_str().unwrap_or(UNREADABLE))
}

fn has_slug(query: &str) -> bool {
    query.split('&').any(|pair| pair.strip_prefix("slug=").is_some_and(|slug| !slug.is_empty()))
}

/// The community of a request, from the first source that is there: id, slug, host, and, if `from_token`, the token.
///
/// None where the operation needs none, or where it may do without and nothing names one. A source that is there and names
/// nobody is refused rather than passed over, except the host: every installation is reached under hosts that are nobody's.
/// A blank header is no source.
///
/// # Errors
/// - 400 `INVALID_TENANT`: no community has this id.
/// - 400 `tenant_resolution_failed`: the id is no number, no community has this slug, or the two headers name two communities.
/// - 400 `tenant_required`: nothing names one.
/// - 503 `INVALID_TENANT`: the community is switched off.
/// - 403 `TENANT_MISMATCH`: a header names another community than the token, whose owner is no platform super admin.
pub fn resolve(
    snapshot: &Snapshot,
    need: TenantNeed,
    sources: &Sources<'_>,
    from_token: bool,
) -> Answer<Option<Arc<Tenant>>> {
    if need == TenantNeed::None || (need == TenantNeed::Optional && sources.told_otherwise) {
        return Ok(None);
    }
    if let Some(tenant) = by_headers(snapshot, sources)? {
        let tenant = active(tenant)?;
        return match sources.claim {
            Some(claim) if claim.tenant != tenant.id && !claim.super_admin => {
                Err(Refusal::new(Code::TenantMismatch, say!("token-of-other-tenant")).into())
            }
            _ => Ok(Some(tenant)),
        };
    }
    if let Some(tenant) = sources.host.and_then(|host| snapshot.by_host(host)) {
        return active(tenant).map(Some);
    }
    if let Some(claim) = sources.claim.filter(|_| from_token) {
        return active(snapshot.by_id(claim.tenant).ok_or_else(nobody)?).map(Some);
    }
    match need {
        TenantNeed::Required => Err(required().into()),
        TenantNeed::Optional | TenantNeed::None => Ok(None),
    }
}

/// The refusal of a request that names no community.
#[must_use]
pub fn required() -> Refusal {
    Refusal::new(Code::TenantRequired, say!("tenant-required"))
}

fn by_headers<'a>(snapshot: &'a Snapshot, sources: &Sources<'_>) -> Answer<Option<&'a Arc<Tenant>>> {
    let slug = sources.slug.map(str::trim).filter(|slug| !slug.is_empty());
    let named = slug.and_then(|slug| snapshot.by_slug(slug));
    let Some(id) = sources.id.map(str::trim).filter(|id| !id.is_empty()) else {
        return match slug {
            Some(_) => Ok(Some(named.ok_or_else(nobody)?)),
            None => Ok(None),
        };
    };
    if !id.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Refusal::new(Code::TenantResolutionFailed, say!("tenant-id-not-a-number")).into());
    }
    // A number that is too large for an id is no community's.
    let tenant = id.parse().ok().and_then(|id: i64| snapshot.by_id(id.into()));
    let tenant = tenant.ok_or_else(|| Refusal::new(Code::InvalidTenant, say!("tenant-missing")))?;
    if named.is_some_and(|named| named.id != tenant.id) {
        let words = say!("tenant-headers-differ");
        return Err(Refusal::new(Code::TenantResolutionFailed, words).into());
    }
    Ok(Some(tenant))
}

fn nobody() -> Refusal {
    Refusal::new(Code::TenantResolutionFailed, say!("tenant-missing"))
}

fn active(tenant: &Arc<Tenant>) -> Answer<Arc<Tenant>> {
    if tenant.active {
        return Ok(Arc::clone(tenant));
    }
    Err(Refusal::new(Code::InvalidTenant, say!("tenant-inactive")).status(503).into())
}

#[cfg(test)]
mod tests;
