//! The API reference for people: Swagger UI, served from this program alone, over the published contract.

use axum::Router;
use axum::extract::{Path, Request};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use http::{HeaderValue, StatusCode};
use rust_embed::RustEmbed;

use super::headers::PAGE_POLICY;
use super::{answer, language, packed};

#[derive(RustEmbed)]
#[folder = "src/http/docs"]
#[include = "*.html"]
#[include = "*.css"]
#[include = "*.js"]
#[include = "*.png"]
#[include = "*.gz"]
struct Files;

/// `/docs`.
pub(super) fn router() -> Router {
    Router::new()
        .route("/docs", get(|| async { Redirect::to("/docs/") }))
        .route("/docs/", get(|| async { file("index.html") }))
        .route("/docs/{*name}", get(|Path(name): Path<String>| async move { file(&name) }))
        .layer(axum::middleware::from_fn(as_page))
}

fn file(name: &str) -> Response {
    let media_type = match name.rsplit_once('.') {
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        Some((_, "js")) => "text/javascript; charset=utf-8",
        Some((_, "png")) => "image/png",
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    match packed::contents::<Files>(name) {
        Some(data) => ([(CONTENT_TYPE, HeaderValue::from_static(media_type))], data).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn as_page(request: Request, next: Next) -> Response {
    let language = language(request.extensions());
    let mut response = next.run(request).await;
    if response.status() == StatusCode::NOT_FOUND {
        return answer::refused(&answer::not_found(), language).into_response();
    }
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGE_POLICY));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    response
}
