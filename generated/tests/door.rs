//! The door as a caller meets it: a house that only tells what it was asked, behind the real router and the real contract.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use async_trait::async_trait;
use axum::body::Body;
use axum::response::{IntoResponse, Response};
use contract::{
    Asked, Code, FileField, Handler, House, Keyed, Kind, Many, Operation, Parameter, Rejection, Reply, Upload, Work,
};
use http::request::Parts;
use http::{Method, Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// Answers with what arrived.
struct Echo;

enum Failure {
    Closed,
    Rejected(Rejection),
}

#[async_trait]
impl House for Echo {
    type Call = ();
    type Failure = Failure;

    async fn enter(&self, _: Operation, parts: &Parts) -> Result<(), Failure> {
        if parts.headers.contains_key("closed") { Err(Failure::Closed) } else { Ok(()) }
    }

    async fn perform(
        &self,
        _: Operation,
        call: (),
        keyed: Option<Keyed>,
        work: Work<(), Failure>,
    ) -> Result<Reply, Failure> {
        work(call).await?;
        let mut reply = work(call).await?;
        if let Some(keyed) = keyed {
            let key = keyed.key.unwrap_or_default();
            reply.headers.insert("key", key.parse().unwrap());
            reply.headers.insert(
                "digest",
                keyed.digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>().parse().unwrap(),
            );
        }
        Ok(reply)
    }

    fn reject(&self, rejection: Rejection) -> Failure {
        Failure::Rejected(rejection)
    }

    fn answer(&self, _: Operation, call: Option<&()>, _: &Parts, result: Result<Reply, Failure>) -> Response {
        let told = match result {
            Ok(reply) => return reply.into_response(),
            Err(Failure::Closed) => return (StatusCode::UNAUTHORIZED, format!("{call:?}")).into_response(),
            Err(Failure::Rejected(rejection)) => rejection,
        };
        match told {
            Rejection::Invalid { status, violations, .. } => {
                let list: Vec<_> =
                    violations.iter().map(|one| json!([one.code, one.field, format!("{:?}", one.rule)])).collect();
                Reply::json(status, &list).into_response()
            }
            Rejection::MissingBody | Rejection::MalformedJson { .. } => StatusCode::BAD_REQUEST.into_response(),
            Rejection::DuplicateMember(member) => Reply::json(400, &member).into_response(),
            Rejection::UnsupportedMediaType { .. } => StatusCode::UNSUPPORTED_MEDIA_TYPE.into_response(),
            Rejection::TooLarge { limit } => (StatusCode::PAYLOAD_TOO_LARGE, limit.to_string()).into_response(),
            Rejection::NoRoom => StatusCode::SERVICE_UNAVAILABLE.into_response(),
            Rejection::BadPath => StatusCode::NOT_FOUND.into_response(),
            Rejection::BodyRead(_) => StatusCode::BAD_REQUEST.into_response(),
        }
    }
}

fn echo(value: Value) -> Work<(), Failure> {
    Box::new(move |()| {
        let value = value.clone();
        Box::pin(async move { Ok(Reply::json(200, &value)) })
    })
}

const fn one(name: &'static str, kind: Kind, clamp: bool) -> Parameter {
    Parameter { name, kind, many: Many::One, clamp }
}

const ID: Kind = Kind::Integer { minimum: 1, maximum: i64::MAX };
const PAGE: [Parameter; 2] =
    [one("status", Kind::Text, false), one("per_page", Kind::Integer { minimum: 1, maximum: 100 }, true)];

fn list(asked: &mut Asked) -> Result<Work<(), Failure>, Rejection> {
    Ok(echo(asked.query(&PAGE)?))
}

fn status(asked: &mut Asked) -> Result<Work<(), Failure>, Rejection> {
    Ok(echo(asked.path(&[one("userId", ID, false)])?))
}

fn own(_: &mut Asked) -> Result<Work<(), Failure>, Rejection> {
    Ok(echo(json!("own")))
}

fn request(asked: &mut Asked) -> Result<Work<(), Failure>, Rejection> {
    Ok(echo(asked.body(true)?))
}

const FIELDS: [Parameter; 4] = [
    one("recipient_id", ID, false),
    one("body", Kind::Text, false),
    one("context_type", Kind::Word(&["listing", "group"]), false),
    one("context_id", ID, false),
];
const FILES: [FileField; 2] = [FileField { name: "attachments", many: true }, FileField { name: "cover", many: false }];

/// Tells the body and the files with their lengths.
fn send(asked: &mut Asked) -> Result<Work<(), Failure>, Rejection> {
    let (body, files): (Value, Upload) = asked.form(true, &FIELDS, &FILES)?;
    let files: Vec<_> = files.parts.iter().map(|part| json!([part.name, part.bytes.len()])).collect();
    Ok(echo(json!([body, files])))
}

async fn call(request: Request<Body>) -> (StatusCode, http::HeaderMap, Value) {
    let handlers: [(Operation, Handler<(), Failure>); 5] = [
        (Operation::SendMessage, send),
        (Operation::ListConnections, list),
        (Operation::GetConnectionStatus, status),
        (Operation::RejectOwnConnectionStatus, own),
        (Operation::RequestConnection, self::request),
    ];
    let response = contract::router(&Arc::new(Echo), handlers.into_iter()).oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = body.collect().await.unwrap().to_bytes();
    let value =
        serde_json::from_slice(&body).unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&body).into_owned()));
    (parts.status, parts.headers, value)
}

async fn get(path: &str) -> (StatusCode, Value) {
    let (status, _, value) =
        call(Request::get(format!("/api/v2/connections{path}")).body(Body::empty()).unwrap()).await;
    (status, value)
}

fn post(body: impl Into<Body>) -> http::Request<Body> {
    let request =
        Request::post("/api/v2/connections/request").header("content-type", "application/json; charset=utf-8");
    request.body(body.into()).unwrap()
}

#[tokio::test]
async fn queries_are_clamped_defaulted_and_refused() {
    assert_eq!(get("?per_page=5000&unknown=1").await.1["per_page"], 100);
    assert_eq!(get("?per_page=many").await.1.get("per_page"), None);
    assert_eq!(get("?status=pending&status=accepted").await.1["status"], "accepted");
    let (status, told) = get("?status=cold").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!((&told[0][0], &told[0][1]), (&json!(Code::ValidationError), &json!("status")));
}

#[tokio::test]
async fn a_path_is_an_id_or_nothing() {
    assert_eq!(get("/status/7").await, (StatusCode::OK, json!({"userId": 7})));
    assert_eq!(get("/status/me").await, (StatusCode::OK, json!("own")));
    for id in ["0", "-1", "1.0", "+1", "x", "99999999999999999999", "%00", "%ff"] {
        assert_eq!(get(&format!("/status/{id}")).await.0, StatusCode::NOT_FOUND, "{id}");
    }
}

#[tokio::test]
async fn bodies_are_checked_once_and_told_by_field() {
    let (status, _, value) = call(post(r#"{"user_id": 7.0}"#)).await;
    assert_eq!((status, value), (StatusCode::OK, json!({"user_id": 7})));
    for body in [
        r#"{"user_id": 9223372036854775808}"#,
        r#"{"user_id": 1e30}"#,
        r#"{"user_id": 0}"#,
        r#"{"user_id": "7"}"#,
        "{}",
        "[]",
        "null",
    ] {
        let (status, _, told) = call(post(body)).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
        assert_eq!(told[0][0], json!(Code::ValidationError), "{body}: the operation's own code");
    }
}

#[tokio::test]
async fn what_the_contract_does_not_name_and_null_are_overlooked() {
    for body in [
        r#"{"user_id": 7, "shoe_size": 44, "more": {"a": ["\u0000"]}, "\u0000": 1}"#,
        r#"{"user_id": 7, "message": null, "shoe_size": null}"#,
    ] {
        assert_eq!(call(post(body)).await.2, json!({"user_id": 7}), "{body}");
    }
    let (status, _, told) = call(post(r#"{"user_id": null}"#)).await;
    assert_eq!(
        (status, &told[0][1], told[0][2].as_str()),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("user_id"), Some("Required"))
    );
    let keyed = |body: &'static str| {
        let mut request = post(body);
        request.headers_mut().insert("idempotency-key", "k".parse().unwrap());
        call(request)
    };
    let (_, plain, _) = keyed(r#"{"user_id": 7}"#).await;
    let (_, more, _) = keyed(r#"{"user_id": 7, "shoe_size": 44}"#).await;
    assert_eq!(plain["digest"], more["digest"], "what is overlooked makes no other call");
}

#[tokio::test]
async fn a_member_that_comes_twice_is_refused_by_its_name() {
    for (body, member) in
        [(r#"{"user_id": 7, "user_id": 7}"#, "user_id"), (r#"{"user_id": 7, "more": [{"a": 1, "a": 2}]}"#, "more.0.a")]
    {
        let (status, _, told) = call(post(body)).await;
        assert_eq!((status, told), (StatusCode::BAD_REQUEST, json!(member)), "{body}");
    }
}

#[tokio::test]
async fn all_that_is_wrong_with_query_body_and_key_is_told_together() {
    let asks = |uri: &str, body: &'static str| {
        let request =
            Request::post(uri).header("content-type", "application/json").header("idempotency-key", "two words");
        call(request.body(Body::from(body)).unwrap())
    };
    let (status, _, told) = asks("/api/v2/messages?status=cold", r#"{"context_id": 0, "body": "\u0000"}"#).await;
    let fields: Vec<_> = told.as_array().unwrap().iter().map(|one| one[1].as_str().unwrap()).collect();
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(fields, ["recipient_id", "context_id", "body", "idempotency_key"]);
    assert_eq!(asks("/api/v2/messages", "{").await.0, StatusCode::BAD_REQUEST, "what cannot be read goes first");
}

#[test]
fn the_first_reason_that_nothing_could_be_read_goes_before_bounds() {
    let bound = |field: &str| Rejection::Invalid {
        status: 422,
        violations: vec![contract::Violation {
            code: Code::ValidationError,
            rule: contract::Rule::Required,
            field: Some(field.to_owned()),
        }],
        reason: None,
    };
    let fields = |rejection| match rejection {
        Rejection::Invalid { violations, .. } => violations.into_iter().filter_map(|one| one.field).collect(),
        other => vec![format!("{other:?}")],
    };
    let both = |first, second| Rejection::together::<(), ()>(first, second).map_err(fields);
    assert_eq!(both(Ok(()), Ok(())), Ok(((), ())));
    assert_eq!(both(Err(bound("a")), Err(bound("b"))), Err(vec!["a".to_owned(), "b".to_owned()]));
    assert_eq!(both(Err(bound("a")), Ok(())), Err(vec!["a".to_owned()]));
    assert_eq!(both(Err(bound("a")), Err(Rejection::BadPath)), Err(vec!["BadPath".to_owned()]));
    assert_eq!(both(Err(Rejection::BadPath), Err(bound("b"))), Err(vec!["BadPath".to_owned()]));
}

#[tokio::test]
async fn what_is_no_json_is_refused_before_it_is_read() {
    assert_eq!(call(post("{")).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(call(post("")).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(call(post("[".repeat(300))).await.0, StatusCode::BAD_REQUEST, "nested too deep");
    let text = Request::post("/api/v2/connections/request")
        .header("content-type", "text/plain")
        .body(Body::from("{}"))
        .unwrap();
    assert_eq!(call(text).await.0, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let limit = Operation::RequestConnection.row().body_limit;
    let (status, _, told) = call(post(" ".repeat(limit + 1))).await;
    assert_eq!((status, told), (StatusCode::PAYLOAD_TOO_LARGE, json!(limit)));
}

#[tokio::test]
async fn keys_and_digests_go_to_the_memory() {
    let keyed = |key: &str, body: &'static str| {
        let mut request = post(body);
        request.headers_mut().insert("idempotency-key", key.parse().unwrap());
        call(request)
    };
    let (_, first, _) = keyed("k-1", r#"{"user_id": 7}"#).await;
    let (_, again, _) = keyed("k-1", r#" {"user_id":7.0} "#).await;
    let (_, other, _) = keyed("k-1", r#"{"user_id": 8}"#).await;
    assert_eq!(first["key"], "k-1");
    assert_eq!(first["digest"], again["digest"]);
    assert_ne!(first["digest"], other["digest"]);
    for key in ["", "with space", &"x".repeat(192)] {
        assert_eq!(keyed(key, r#"{"user_id": 7}"#).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{key:?}");
    }
}

/// A form of parts, each what comes behind `form-data; ` and its content.
fn form(boundary: &str, parts: &[(&str, &str)]) -> Request<Body> {
    let mut body = String::new();
    for (about, content) in parts {
        body.push_str(&format!("--{boundary}\r\nContent-Disposition: form-data; {about}\r\n\r\n{content}\r\n"));
    }
    body.push_str(&format!("--{boundary}--\r\n"));
    let request = Request::post("/api/v2/messages");
    let request = request.header("content-type", format!("multipart/form-data; boundary={boundary}"));
    request.header("idempotency-key", "k").body(body.into()).unwrap()
}

#[tokio::test]
async fn a_form_is_the_json_body_with_files() {
    let parts = [
        (r#"name="recipient_id""#, " 7 "),
        (r#"name="body""#, "two\r\nlines"),
        (r#"name="context_id""#, ""),
        (r#"name="attachments[]"; filename="a""#, "abc"),
        (r#"name="attachments"; filename="b""#, ""),
        (r#"name="cover"; filename="""#, ""),
    ];
    let (status, first, told) = call(form("edge", &parts)).await;
    let body = json!({"recipient_id": 7, "body": "two\nlines"});
    assert_eq!((status, told), (StatusCode::OK, json!([body, [["attachments[]", 3], ["attachments", 0]]])));
    let (_, again, _) = call(form("brim", &parts)).await;
    assert_eq!(first["digest"], again["digest"], "the boundary is chosen anew each time");
    let (_, other, _) = call(form("edge", &parts[..4])).await;
    assert_ne!(first["digest"], other["digest"], "files are part of what was asked");

    let json = |text: &'static str| {
        let request = Request::post("/api/v2/messages").header("content-type", "application/json");
        call(request.header("idempotency-key", "k").body(text.into()).unwrap())
    };
    let (status, same, told) = json(r#"{"recipient_id": 7, "body": "two\nlines"}"#).await;
    assert_eq!((status, told), (StatusCode::OK, json!([body, []])));
    let (_, plain, _) = call(form("edge", &parts[..3])).await;
    assert_eq!(plain["digest"], same["digest"], "without files, both are one call");
}

#[tokio::test]
async fn a_form_is_checked_by_the_schema_of_the_json_body() {
    let to = (r#"name="recipient_id""#, "7");
    for (part, field) in [
        ((r#"name="recipient_id""#, "0"), "recipient_id"),
        ((r#"name="recipient_id""#, "seven"), "recipient_id"),
        ((r#"name="recipient_id""#, "7.5"), "recipient_id"),
        ((r#"name="context_type""#, "spell"), "context_type"),
        ((r#"name="context_id""#, "99999999999999999999"), "context_id"),
        ((r#"name="body""#, "\0"), "body"),
    ] {
        let (status, _, told) = call(form("edge", &[to, part])).await;
        assert_eq!((status, &told[0][1]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(field)), "{part:?}");
    }
    for unknown in [(r#"name="shoe_size""#, "44"), (r#"name="files"; filename="a""#, "\0")] {
        assert_eq!(call(form("edge", &[to, unknown])).await.2, json!([{"recipient_id": 7}, []]), "{unknown:?}");
    }
    let several = [(r#"name="context_id""#, "0"), (r#"name="body""#, "\0")];
    let (_, _, told) = call(form("edge", &several)).await;
    let fields: Vec<_> = told.as_array().unwrap().iter().map(|one| one[1].as_str().unwrap()).collect();
    assert_eq!(fields, ["recipient_id", "context_id", "body"]);
    let cover = (r#"name="cover"; filename="a""#, "x");
    assert_eq!(call(form("edge", &[to, cover])).await.0, StatusCode::OK);
    assert_eq!(call(form("edge", &[to, cover, cover])).await.2[0][1], json!("cover"));
    let missing = call(form("edge", &[])).await;
    assert_eq!((missing.0, &missing.2[0][1]), (StatusCode::UNPROCESSABLE_ENTITY, &json!("recipient_id")));
    for kind in ["text/plain", "multipart/form-data", "multipart/mixed; boundary=edge"] {
        let mut request = form("edge", &[to]);
        request.headers_mut().insert("content-type", kind.parse().unwrap());
        assert_eq!(call(request).await.0, StatusCode::UNSUPPORTED_MEDIA_TYPE, "{kind}");
    }
    let (small, large) = (Operation::SendMessage.row().body_limit, Operation::SendMessage.row().form_limit.unwrap());
    let long = "x".repeat(small + 1);
    assert_eq!(call(form("edge", &[to, (r#"name="attachments""#, &long)])).await.0, StatusCode::OK);
    let mut request = form("edge", &[to]);
    request.headers_mut().insert("content-length", (large + 1).into());
    assert_eq!(call(request).await.2, json!(large));
    let mut request = form("edge", &[to, ("name=x", &long)]);
    request.headers_mut().insert("content-type", "application/json".parse().unwrap());
    assert_eq!(call(request).await.2, json!(small));
}

#[tokio::test]
async fn nobody_is_read_before_entering() {
    let mut request = post("{");
    request.headers_mut().insert("closed", "1".parse().unwrap());
    let (status, _, told) = call(request).await;
    assert_eq!((status, told), (StatusCode::UNAUTHORIZED, json!("None")));
}

#[test]
fn paths_lead_to_operations() {
    let find = |path| contract::find(&Method::GET, path);
    assert_eq!(find("/api/v2/connections"), Some(Operation::ListConnections));
    assert_eq!(find("/api/v2/connections/status/me"), Some(Operation::RejectOwnConnectionStatus));
    assert_eq!(find("/api/v2/connections/status/7"), Some(Operation::GetConnectionStatus));
    assert_eq!(find("/api/v2/nowhere"), None);
    for operation in Operation::ALL {
        let row = operation.row();
        assert_eq!(row.operation, *operation);
        assert_eq!(contract::find(&row.method, row.path), Some(*operation), "{}", row.id);
    }
}

#[test]
fn every_example_of_the_contract_passes_the_door() {
    let document: Value = serde_json::from_str(&contract::openapi_json()).unwrap();
    let mut answers = 0;
    for operation in Operation::ALL {
        let row = operation.row();
        let entry = &document["paths"][row.path][row.method.as_str().to_lowercase()];
        let body = &entry["requestBody"]["content"]["application/json"]["example"];
        if !body.is_null() {
            assert_eq!(contract::validate_body(*operation, body), [], "{}", row.id);
        }
        for status in row.statuses {
            let example = &entry["responses"][status.to_string()]["content"]["application/json"]["example"];
            if !example.is_null() {
                let told = contract::response_violations(
                    *operation,
                    *status,
                    Some("application/json"),
                    example.to_string().as_bytes(),
                );
                assert!(told.is_empty(), "{told:?}");
                answers += 1;
            }
        }
    }
    assert!(answers > 0);
}

#[test]
fn answers_outside_the_contract_are_told() {
    let told = |status, content_type, body: &[u8]| {
        contract::response_violations(Operation::ListConnections, status, content_type, body)
    };
    assert_eq!(told(418, None, b""), ["listConnections: status 418 is not declared"]);
    assert_eq!(told(200, Some("text/html"), b"").len(), 1);
    assert_eq!(told(200, Some("application/json"), b"{").len(), 1);
    assert!(!told(200, Some("application/json; charset=utf-8"), b"{}").is_empty());
}
