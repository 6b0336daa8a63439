use axum::body::to_bytes;
use axum::routing::{get, post};
use http::{HeaderValue, StatusCode};
use serde_json::Value;
use tower::ServiceExt as _;

use super::*;
use crate::config::Config;

async fn slow() -> &'static str {
    tokio::time::sleep(Duration::from_secs(60)).await;
    "late"
}

#[allow(clippy::unused_async, reason = "handlers are asynchronous")]
async fn broken() -> &'static str {
    panic!("the password is hush")
}

fn door(adjust: impl FnOnce(&mut Settings)) -> Door {
    let mut settings = Settings::new(&Config::default());
    settings.body_limit = 10;
    settings.request_timeout = Duration::from_millis(20);
    adjust(&mut settings);
    let rooms = Router::new()
        .route("/api/fine", get(|| async { "fine" }).post(|body: String| async { body }))
        .route("/api/long", get(|| async { "x".repeat(5_000) }))
        .route("/api/slow", get(slow))
        .route("/api/read-and-slow", post(|_: String| slow()))
        .route("/api/broken", post(broken));
    Door::new(rooms, Arc::new(settings), Chance::seeded(1))
}

async fn send(door: &Door, request: http::request::Builder, body: &'static str) -> Response {
    door.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap()
}

async fn envelope(response: Response) -> Value {
    serde_json::from_slice(&to_bytes(response.into_body(), 10_000).await.unwrap()).unwrap()
}

#[test]
fn a_slash_at_the_end_goes_and_the_query_stays() {
    for (given, walked) in [
        ("/api/v2/podcasts/?page=1", Some("/api/v2/podcasts?page=1")),
        ("/api/v2/users//", Some("/api/v2/users")),
        ("/graphql/", Some("/graphql")),
        ("http://h/api/v2/users/", Some("http://h/api/v2/users")),
        ("/api/v2/users", None),
        ("/docs/", None),
        ("/", None),
    ] {
        let uri = without_slash(&given.parse().unwrap()).map(|uri| uri.to_string());
        assert_eq!(uri.as_deref(), walked, "{given}");
    }
}

#[tokio::test]
async fn every_answer_carries_its_requests_id_and_the_guards() {
    let response = send(&door(|_| {}), Request::get("/api/fine/").header("x-request-id", "mine:1"), "").await;
    assert_eq!(response.status(), StatusCode::OK);
    for (name, value) in [
        ("x-request-id", "mine:1"),
        ("api-version", "2.0"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "SAMEORIGIN"),
        ("cache-control", "private, no-store, max-age=0"),
        ("vary", "Authorization, Cookie"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'self'"),
    ] {
        assert_eq!(response.headers()[name], value, "{name}");
    }
    assert!(!response.headers().contains_key("strict-transport-security"), "plain HTTP must not pin HTTPS");
}

#[tokio::test]
async fn tls_is_pinned_where_the_public_address_has_it() {
    let config = Config::parse("[server]\npublic_url = \"https://a.example\"").unwrap();
    let door = door(|settings| settings.public_url = config.server.public_url);
    let response = send(&door, Request::get("/api/fine"), "").await;
    assert!(response.headers().contains_key("strict-transport-security"));
}

#[tokio::test]
async fn a_panic_is_an_answer_that_leaks_nothing() {
    let response = send(&door(|_| {}), Request::post("/api/broken").header("x-request-id", "r1"), "").await;
    assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
    let body = envelope(response).await;
    assert_eq!(body["request_id"], "r1");
    assert!(!body.to_string().contains("hush"), "{body}");
}

#[tokio::test]
async fn what_takes_too_long_is_given_up() {
    let response = send(&door(|_| {}), Request::get("/api/slow"), "").await;
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(envelope(response).await["errors"][0]["code"], "REQUEST_TIMEOUT");
}

#[tokio::test]
async fn a_body_that_does_not_come_in_time_is_its_senders_fault() {
    let never = Body::from_stream(futures::stream::pending::<Result<&'static str, std::io::Error>>());
    let response = door(|_| {}).oneshot(Request::post("/api/fine").body(never).unwrap()).await.unwrap();
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert_eq!(envelope(response).await["errors"][0]["code"], "VALIDATION_INVALID_FORMAT");
    // Whoever has sent everything waits for us.
    let response = send(&door(|_| {}), Request::post("/api/read-and-slow"), "x").await;
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn a_body_that_says_it_is_too_large_is_not_read() {
    let response = send(&door(|_| {}), Request::post("/api/fine").header("content-length", "11"), "").await;
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(envelope(response).await["errors"][0]["code"], "PAYLOAD_TOO_LARGE");
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_ask() {
    for (path, asked, encoding) in [
        ("/api/long", Some("br"), Some("br")),
        ("/api/long", Some("gzip"), Some("gzip")),
        ("/api/long", Some("zstd"), Some("zstd")),
        ("/api/long", None, None),
        ("/api/fine", Some("br"), None),
    ] {
        let mut request = Request::get(path);
        if let Some(asked) = asked {
            request = request.header(ACCEPT_ENCODING, asked);
        }
        let response = send(&door(|_| {}), request, "").await;
        assert_eq!(response.headers().get("content-encoding").map(HeaderValue::as_bytes), encoding.map(str::as_bytes));
    }
}
