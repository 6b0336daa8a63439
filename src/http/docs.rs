//! The API reference for people: Swagger UI, served from this program alone, over the published contract.

use axum::Router;
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use http::{HeaderValue, StatusCode};
use utoipa_swagger_ui::{Config, SwaggerUi};

use super::headers::PAGE_POLICY;
use super::{answer, language};

/// Instead of the library's own: it can sign in whoever was chosen in the demo.
const START: &str = include_str!("docs/start.js");

/// `/docs`.
pub(super) fn router() -> Router {
    let config = Config::from("/api/v2/openapi.json");
    Router::from(SwaggerUi::new("/docs").config(config))
        .route("/docs/swagger-initializer.js", get(start))
        .layer(axum::middleware::from_fn(as_page))
}

async fn start() -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static("text/javascript; charset=utf-8"))], START).into_response()
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
