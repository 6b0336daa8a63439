//! How long answers that everybody may read are good for, and which of them a client has already (spec platform 3.1).

use axum::body::{Body, to_bytes};
use axum::response::Response;
use contract::Operation;
use http::header::{CACHE_CONTROL, CONTENT_LENGTH, ETAG, VARY};
use http::{HeaderMap, HeaderValue, Method, StatusCode};
use sha2::{Digest as _, Sha256};

use super::entrance::Place;
use super::headers::is_known;
use crate::base::text::hex;

/// What everybody may read, and for how long it is good.
const PUBLIC: &[(Operation, &str)] = &[
    (Operation::GetTenantBootstrap, "public, max-age=600, stale-while-revalidate=300"),
    (Operation::ListTenants, "public, max-age=300, stale-while-revalidate=60"),
    (Operation::GetPlatformStats, "public, max-age=300, stale-while-revalidate=60"),
    (Operation::ListCategories, "public, max-age=300, stale-while-revalidate=60"),
];

/// What names the community beside the address.
const NAMED_BY: &str = "X-Tenant-ID, X-Tenant-Slug, Origin";

/// What is larger has no tag.
const LARGEST: usize = 4 * 1024 * 1024;

/// The answer with how long it is good, and its tag; 304 if the client has it.
pub(super) async fn told(place: Place, method: &Method, asked: &HeaderMap, response: Response) -> Response {
    let Place::Rest(operation) = place else { return response };
    let Some((_, good)) = PUBLIC.iter().find(|(public, _)| *public == operation) else { return response };
    if response.status() != StatusCode::OK || method != Method::GET {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(body) = to_bytes(body, LARGEST).await else {
        parts.status = StatusCode::INTERNAL_SERVER_ERROR;
        parts.headers.remove(CONTENT_LENGTH);
        return Response::from_parts(parts, Body::empty());
    };
    let tag = format!("\"{}\"", hex(&Sha256::digest(&body)[..16]));
    parts.headers.insert(CACHE_CONTROL, HeaderValue::from_static(good));
    parts.headers.append(VARY, HeaderValue::from_static(NAMED_BY));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        parts.headers.insert(ETAG, tag);
    }
    if is_known(asked, &tag) {
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(CONTENT_LENGTH);
        return Response::from_parts(parts, Body::empty());
    }
    parts.headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
    Response::from_parts(parts, Body::from(body))
}
