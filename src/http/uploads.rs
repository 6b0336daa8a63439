//! Files that members sent, at `/uploads/...`: for whoever knows the name, because a picture in a page carries no token.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG};
use http::{HeaderMap, StatusCode};

use super::headers::is_known;
use super::{answer, language, nothing_here};
use crate::base::{Failure, Refusal};
use crate::call::World;
use crate::media::{Files, Served};
use crate::say;

/// A name never stands for other bytes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Opened by itself, a file can do nothing.
const POLICY: &str = "default-src 'none'; sandbox; frame-ancestors 'self'";

/// `/uploads/...`.
pub(super) fn router(world: Arc<World>) -> Router {
    Router::new().route("/uploads/{*path}", get(serve)).with_state(world)
}

async fn serve(State(world): State<Arc<World>>, request: Request) -> Response {
    // Names of ours have nothing that needs decoding.
    let path = request.uri().path().trim_start_matches("/uploads/").to_owned();
    let found = match world.room::<Files>() {
        Ok(files) => files.read(&path).await,
        Err(failure) => Err(failure),
    };
    match found {
        Ok(Some(file)) => file_of(request.headers(), file),
        Ok(None) => nothing_here(request).await,
        Err(failure) => {
            tracing::error!(%failure, "a file could not be read");
            let busy = || Refusal::new(contract::Code::ServerDependencyFailed, say!("file-unavailable"));
            let refusal = refusal_of(failure).unwrap_or_else(busy);
            answer::refused(&refusal, language(request.extensions())).into_response()
        }
    }
}

fn refusal_of(failure: Failure) -> Option<Refusal> {
    match failure {
        Failure::Refusal(refusal) => Some(*refusal),
        Failure::Fault(_) => None,
    }
}

fn file_of(asked: &HeaderMap, file: Served) -> Response {
    let tag = format!("\"{}\"", file.name);
    let headers = [
        (CACHE_CONTROL, FOR_EVER.to_owned()),
        (ETAG, tag.clone()),
        (CONTENT_SECURITY_POLICY, POLICY.to_owned()),
        (CONTENT_DISPOSITION, "inline".to_owned()),
    ];
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(CONTENT_TYPE, file.name.kind().media_type())], file.bytes).into_response()
}
