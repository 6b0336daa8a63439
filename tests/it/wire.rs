//! The rules that every address keeps: what may be sent, how it is refused, and the headers around it (spec platform 1.2, 9).

use axum::body::Body;
use chrono::TimeDelta;
use http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use timeweave::app::App;
use timeweave::base::Chance;
use timeweave::config::Config;

use crate::each_engine;
use crate::support::{Engine, Heard, Person, Town, http_client};

/// A request with the person's usual headers, and others.
async fn with(person: &Person, method: Method, path: &str, headers: &[(&'static str, &str)]) -> Heard {
    let mut request = person.request(method, path, None);
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    person.send(request).await
}

/// A POST of these bytes as this media type.
async fn post(person: &Person, path: &str, media_type: &str, body: impl Into<Body>) -> Heard {
    let mut request = person.request(Method::POST, path, None).map(|_| body.into());
    if !media_type.is_empty() {
        request.headers_mut().insert("content-type", media_type.parse().unwrap());
    }
    person.send(request).await
}

async fn one_town() -> Town {
    Town::on(Engine::Sqlite).await
}

async fn town_with(more: &str) -> Town {
    Town::configured(Engine::Sqlite, more).await
}

#[tokio::test]
async fn unknown_addresses_and_wrong_methods_are_refused_in_the_envelope() {
    let town = one_town().await;
    let [ada] = town.members(["ada"]).await;
    for path in
        ["/api", "/api/v2", "/api/v2/", "/api/v2/nothing", "/api/v3/users", "/favicon.ico", "/api/v2/users/me/more"]
    {
        for method in [Method::GET, Method::POST, Method::DELETE] {
            let request = Request::builder().method(method.clone()).uri(path).body(Body::empty()).unwrap();
            let heard = ada.send(request).await;
            assert_eq!(heard.refusal(), (404, "NOT_FOUND".to_owned(), String::new()), "{method} {path}");
            assert_eq!(heard.json()["success"], false, "{path}");
        }
    }
    for (method, path, allow) in [
        (Method::POST, "/users/me", vec!["DELETE", "GET", "HEAD", "PUT"]),
        (Method::PUT, "/connections/request", vec!["POST"]),
        (Method::GET, "/connections/7", vec!["DELETE"]),
        (Method::PATCH, "/users/7/block", vec!["DELETE", "POST"]),
        (Method::DELETE, "/health", vec!["GET", "HEAD"]),
    ] {
        let heard = with(&ada, method.clone(), path, &[]).await;
        assert_eq!(heard.refusal(), (405, "METHOD_NOT_ALLOWED".to_owned(), String::new()), "{method} {path}");
        let mut allowed: Vec<&str> = heard.header("allow").unwrap().split(',').map(str::trim).collect();
        allowed.sort_unstable();
        assert_eq!(allowed, allow, "{method} {path}");
    }
    let head = with(&ada, Method::HEAD, "/users/me", &[]).await;
    assert_eq!((head.status.as_u16(), head.bytes.len()), (200, 0));
}

#[tokio::test]
async fn a_body_is_json_of_a_sensible_size() {
    let town = one_town().await;
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let path = "/connections/request";
    let good = json!({ "user_id": ben.id }).to_string();
    for media_type in ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "json"] {
        let refused = post(&ada, path, media_type, good.clone()).await.refusal();
        assert_eq!(refused, (415, "UNSUPPORTED_MEDIA_TYPE".to_owned(), String::new()), "{media_type}");
    }
    for broken in
        ["{", "{\"user_id\": }", "{\"user_id\": 1} 2", "\u{feff}{}", "{'user_id': 1}", "{\"user_id\": NaN}", ""]
    {
        let refused = post(&ada, path, "application/json", broken).await.refusal();
        assert_eq!(refused, (400, "VALIDATION_INVALID_FORMAT".to_owned(), String::new()), "{broken:?}");
    }
    let refused = post(&ada, path, "application/json", vec![b'{', b'"', 0xff, b'"', b':', b'1', b'}']).await;
    assert_eq!(refused.refusal().0, 400, "text that is no UTF-8");
    let deep = format!("{}{}", "[".repeat(20_000), "]".repeat(20_000));
    assert_eq!(post(&ada, "/users/1/block", "application/json", deep).await.refusal().0, 413);
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    assert_eq!(post(&ada, "/users/1/block", "application/json", deep).await.refusal().0, 400);

    // Too large: declared, found out while reading, and more than any operation takes.
    let limit = contract::Operation::RequestConnection.row().body_limit;
    let long = format!("{{\"user_id\": {}{}}}", " ".repeat(limit), ben.id);
    let in_parts = futures::stream::iter([Ok::<_, std::io::Error>(long.clone())]);
    for body in [Body::from(long), Body::from_stream(in_parts), Body::from(" ".repeat(3 << 20))] {
        let refused = post(&ada, path, "application/json", body).await.refusal();
        assert_eq!(refused, (413, "PAYLOAD_TOO_LARGE".to_owned(), String::new()));
    }
    let cut_off = futures::stream::iter([Ok("{\"user_"), Err(std::io::Error::other("gone"))]);
    assert_eq!(post(&ada, path, "application/json", Body::from_stream(cut_off)).await.refusal().0, 400);
    assert_eq!(town.count("connections").await, 0);

    assert_eq!(post(&ada, path, "Application/JSON; charset=utf-8", good.clone()).await.status, 201);
    assert_eq!(post(&ada, path, "application/merge-patch+json", good).await.status, 409);
}

#[tokio::test]
async fn every_broken_bound_is_an_error_of_its_own() {
    let town = one_town().await;
    let visitor = town.stranger();
    let good = json!({
        "first_name": "Eve", "last_name": "Marsh", "email": "eve@harbour.example", "password": "a long sentence nobody guesses",
        "terms_accepted": true,
    });
    let several = json!({
        "first_name": "", "last_name": "x".repeat(101), "email": "nobody", "terms_accepted": "yes", "latitude": 91, "shoe_size": 44,
    });
    let body = visitor.post("/auth/register", several).await;
    assert_eq!(body.status, 422);
    let mut found: Vec<(String, String)> = Vec::new();
    for error in body.json()["errors"].as_array().unwrap() {
        assert!(!error["message"].as_str().unwrap().is_empty());
        found.push((error["field"].as_str().unwrap().to_owned(), error["code"].as_str().unwrap().to_owned()));
    }
    found.sort_unstable();
    let expected = [
        ("email", "VALIDATION_INVALID_FORMAT"),
        ("first_name", "VALIDATION_TOO_SHORT"),
        ("last_name", "VALIDATION_TOO_LONG"),
        ("latitude", "VALIDATION_OUT_OF_RANGE"),
        ("password", "VALIDATION_REQUIRED_FIELD"),
        ("terms_accepted", "VALIDATION_INVALID_FORMAT"),
    ];
    assert_eq!(found, expected.map(|(field, code)| (field.to_owned(), code.to_owned())));

    let huge: Value = serde_json::from_str("99999999999999999999").unwrap();
    for (field, value, code) in [
        ("first_name", json!("A\u{0}B"), "VALIDATION_INVALID_FORMAT"),
        ("first_name", json!(7), "VALIDATION_INVALID_FORMAT"),
        ("first_name", Value::Null, "VALIDATION_REQUIRED_FIELD"),
        ("terms_accepted", json!(1), "VALIDATION_INVALID_FORMAT"),
        ("latitude", json!("here"), "VALIDATION_INVALID_FORMAT"),
        ("form_started_at", huge, "VALIDATION_OUT_OF_RANGE"),
        ("form_started_at", json!(1.5), "VALIDATION_INVALID_FORMAT"),
        ("profile_type", json!("robot"), "VALIDATION_INVALID_VALUE"),
        ("phone", json!("call me"), "VALIDATION_INVALID_FORMAT"),
    ] {
        let mut body = good.clone();
        body[field] = value.clone();
        let refused = town.stranger().post("/auth/register", body).await;
        assert_eq!(refused.refusal(), (422, code.to_owned(), field.to_owned()), "{value}");
        assert_eq!(refused.json()["errors"].as_array().unwrap().len(), 1, "{value}");
    }
    for body in [json!([]), json!("text"), json!(1), Value::Null] {
        let refused = town.stranger().post("/auth/register", body.clone()).await.refusal();
        assert_eq!(refused.0, 422, "{body}");
    }
    assert_eq!(town.count("users").await, 0);
}

#[tokio::test]
async fn addresses_are_read_kindly() {
    let town = one_town().await;
    let [ada, ben] = town.members(["ada", "ben"]).await;
    for id in
        ["0", "-1", "+1", "1.0", "abc", "%20", "9223372036854775808", "99999999999999999999999", "1%00", "%F0%9F%8D%9E"]
    {
        let refused = ada.get(&format!("/users/{id}")).await.refusal();
        assert_eq!(refused, (404, "NOT_FOUND".to_owned(), String::new()), "{id}");
    }
    for path in [
        format!("/users/{}/", ben.id),
        format!("/users/{}//", ben.id),
        "/users/?limit=1".into(),
        "/connections/?per_page=3".into(),
    ] {
        ada.get(&path).await.ok();
    }
    // Numbers in lists are moved into their bounds; what is no number counts as the default.
    for (query, per_page) in [
        ("per_page=0", 1),
        ("per_page=-99999999999999999999", 1),
        ("per_page=99999999999999999999", 100),
        ("per_page=7&per_page=8", 8),
        ("per_page=", 20),
        ("per_page=1e3", 20),
        ("per_page=%2B7", 20),
        ("per_page=5%00", 20),
        ("PER_PAGE=5&other=1&%ff=%ff", 20),
    ] {
        let body = ada.get(&format!("/connections?{query}")).await.ok().json();
        assert_eq!(body["meta"]["per_page"], per_page, "{query}");
    }
    for query in [
        "limit=lots&offset=-1",
        "offset=99999999999999999999",
        "q=%00",
        "sort=name&order=asc",
        "q=%F0%9F%8D%9E",
        "q=%25_",
    ] {
        ada.get(&format!("/users?{query}")).await.ok();
    }
    for text in ["%00", "%25", "_", "'", "%22%22", "%5C", "%F0%9F%8D%9E", "a%20OR%201=1"] {
        let heard = ada.get(&format!("/users/search?q={text}")).await;
        assert!(heard.status == 200 || heard.status == 400 || heard.status == 422, "{text}: {}", heard.text());
    }
    // Existing clients say what they would send, even when they send nothing.
    for path in ["/users/me", "/connections"] {
        let usual = [("content-type", "application/json"), ("accept", "*/*"), ("accept-language", "*")];
        with(&ada, Method::GET, path, &usual).await.ok();
    }
    with(&ada, Method::POST, &format!("/users/{}/block", ben.id), &[("content-type", "application/json")]).await.ok();
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let town = one_town().await;
    let [ada] = town.members(["ada"]).await;
    let visitor = town.stranger();
    let mut ids = Vec::new();
    for heard in [
        ada.get("/users/me").await,
        visitor.get("/users/me").await,
        visitor.get("/health").await,
        visitor.get("/nothing").await,
        with(&visitor, Method::PUT, "/health", &[]).await,
        post(&ada, "/connections/request", "application/json", "{").await,
        post(&ada, "/connections/request", "application/json", " ".repeat(3 << 20)).await,
    ] {
        for (name, value) in [
            ("api-version", "2.0"),
            ("x-build", env!("CARGO_PKG_VERSION")),
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "SAMEORIGIN"),
            ("referrer-policy", "strict-origin-when-cross-origin"),
            ("content-security-policy", "default-src 'none'; frame-ancestors 'self'"),
            ("cache-control", "private, no-store, max-age=0"),
            ("pragma", "no-cache"),
            ("content-type", "application/json"),
        ] {
            assert_eq!(heard.header(name), Some(value), "{name} of {}", heard.text());
        }
        let asks_to_sign_in = heard.header("www-authenticate") == Some("Bearer realm=\"timeweave\"");
        assert_eq!(asks_to_sign_in, heard.status == 401, "{}", heard.text());
        let vary: Vec<String> =
            heard.headers.get_all("vary").iter().map(|line| line.to_str().unwrap().to_lowercase()).collect();
        assert!(vary.iter().any(|line| line.contains("authorization") && line.contains("cookie")), "{vary:?}");
        ids.push(heard.header("x-request-id").unwrap().to_owned());
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 7, "one id a request");
    let me = ada.get("/users/me").await;
    assert_eq!(me.header("x-tenant-id"), Some(town.harbour.to_string().as_str()));
    assert!(visitor.get("/docs/").await.header("cache-control").unwrap().starts_with("public"));

    for (sent, kept) in [("mine", true), ("A.b_c:d-9", true), ("a b", false), ("<script>", false), ("", false)] {
        let heard = with(&visitor, Method::GET, "/health", &[("x-request-id", sent)]).await;
        assert_eq!(heard.header("x-request-id") == Some(sent), kept, "{sent:?}");
    }
    let long = "x".repeat(129);
    assert_eq!(
        with(&visitor, Method::GET, "/health", &[("x-request-id", &long[1..])]).await.header("x-request-id"),
        Some(&long[1..])
    );
    assert_eq!(
        with(&visitor, Method::GET, "/health", &[("x-request-id", &long)]).await.header("x-request-id").unwrap().len(),
        36
    );
}

#[tokio::test]
async fn scripts_of_named_sites_may_call_and_no_others() {
    let town = town_with("[server]\ncors_origins = [\"https://app.example\"]").await;
    let ada = town.member_as("harbour", "ada", "member").await;
    let ask = |origin: &'static str| {
        let visitor = Person { token: None, tenant: None, ..ada.clone() };
        async move {
            let asked = [
                ("origin", origin),
                ("access-control-request-method", "DELETE"),
                ("access-control-request-headers", "authorization,idempotency-key,x-tenant-slug"),
            ];
            with(&visitor, Method::OPTIONS, "/connections/7", &asked).await
        }
    };
    let yes = ask("https://app.example").await;
    assert!(yes.status.is_success());
    assert_eq!(yes.header("access-control-allow-origin"), Some("https://app.example"));
    assert_eq!(yes.header("access-control-allow-credentials"), Some("true"));
    assert!(yes.header("access-control-allow-methods").unwrap().contains("DELETE"));
    let allowed = yes.header("access-control-allow-headers").unwrap();
    for header in ["authorization", "idempotency-key", "x-tenant-slug", "x-csrf-token", "content-type"] {
        assert!(allowed.contains(header), "{header} in {allowed}");
    }
    for origin in ["https://evil.example", "http://app.example", "https://app.example.evil", "null"] {
        assert_eq!(ask(origin).await.header("access-control-allow-origin"), None, "{origin}");
        let heard = with(&ada, Method::GET, "/users/me", &[("origin", origin)]).await.ok();
        assert_eq!(heard.header("access-control-allow-origin"), None, "{origin}");
    }
    for path in ["/users/me", "/nothing"] {
        let heard = with(&ada, Method::GET, path, &[("origin", "https://app.example")]).await;
        assert_eq!(heard.header("access-control-allow-origin"), Some("https://app.example"), "{path}");
        assert!(heard.header("access-control-expose-headers").unwrap().contains("x-request-id"));
    }
    let closed = one_town().await;
    let visitor = closed.stranger();
    let asked = [("origin", "https://app.example"), ("access-control-request-method", "GET")];
    assert_eq!(with(&visitor, Method::OPTIONS, "/users/me", &asked).await.header("access-control-allow-origin"), None);
}

#[tokio::test]
async fn what_is_compressed_can_be_read_again() {
    let town = one_town().await;
    let router = town.router.clone();
    // A real socket, so that a real client does the reading.
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/api/v2/openapi.json", listener.local_addr().unwrap());
    let serving = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    let client = || http_client().no_gzip().no_brotli().no_zstd();
    for (encoding, reader) in
        [("gzip", client().gzip(true)), ("br", client().brotli(true)), ("zstd", client().zstd(true))]
    {
        let sent = client().build().unwrap().get(&url).header("accept-encoding", encoding).send().await.unwrap();
        assert_eq!(sent.headers()["content-encoding"], encoding);
        assert!(sent.bytes().await.unwrap().len() * 2 < contract::openapi_json().len(), "{encoding}");
        let read: Value = reader.build().unwrap().get(&url).send().await.unwrap().json().await.unwrap();
        assert_eq!(read, serde_json::from_str::<Value>(&contract::openapi_json()).unwrap(), "{encoding}");
    }
    serving.abort();
}

each_engine! {
    async fn a_call_that_waits_too_long_is_given_up_and_leaves_nothing(town: Town) {
        // A gateway that is quick to give up, on the same database.
        let config = format!(
            "[database]\nurl = {:?}\n[data]\ndir = {:?}\n[server]\nrequest_timeout_seconds = 1",
            town.url,
            town.data().display().to_string()
        );
        let hasty = App::open(&Config::parse(&config).unwrap(), town.clock.clone(), Chance::System).await.unwrap();
        let [ada, ben] = town.members(["ada", "ben"]).await;
        // Somebody else holds what the request needs.
        let mut tx = town.db().begin().await.unwrap();
        tx.run("UPDATE users SET first_name = first_name WHERE tenant_id = $1", timeweave::params![town.harbour]).await.unwrap();
        let hurried = Person { router: hasty.router(), ..ada.clone() };
        let late = hurried.post("/connections/request", json!({ "user_id": ben.id })).await;
        assert_eq!(late.status, StatusCode::SERVICE_UNAVAILABLE, "{}", late.text());
        assert!(["REQUEST_TIMEOUT", "SERVER_DEPENDENCY_FAILED"].contains(&late.code().as_str()), "{}", late.text());
        drop(tx);
        hasty.close().await;
        assert_eq!(town.count("connections").await, 0);
        town.later(TimeDelta::seconds(1));
        assert_eq!(ada.post("/connections/request", json!({ "user_id": ben.id })).await.status, 201);
    }
}
