//! The API reference for people: Swagger UI, served from this program alone, over the published contract.

use axum::Router;
use axum::response::Response;
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY};
use utoipa_swagger_ui::{Config, SwaggerUi};

use super::headers::PAGE_POLICY;

/// `/docs`.
pub(super) fn router() -> Router {
    let config = Config::from("/api/v2/openapi.json")
        .validator_url("none")
        .try_it_out_enabled(true)
        .request_snippets_enabled(true)
        .persist_authorization(false);
    Router::from(SwaggerUi::new("/docs").config(config)).layer(axum::middleware::map_response(as_page))
}

async fn as_page(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGE_POLICY));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    response
}
