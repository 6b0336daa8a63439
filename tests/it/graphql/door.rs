//! GraphQL over HTTP.

use axum::body::Body;
use http::header::{ACCEPT, ALLOW, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, ETAG};
use http::{HeaderName, HeaderValue, Method, StatusCode};
use serde_json::{Value, json};

use super::{elsewhere, refusal};
use crate::each_engine;
use crate::support::{Heard, Person};

const RESPONSE: &str = "application/graphql-response+json";
const JSON: &str = "application/json";

async fn send(person: &Person, method: Method, path: &str, body: Option<Value>, lines: &[(HeaderName, &str)]) -> Heard {
    let mut request = person.request(method, path, body);
    for (name, value) in lines {
        request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
    }
    person.send(request).await
}

each_engine! {
    async fn a_refused_request_has_its_status_for_those_who_ask_for_it(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let hash = json!({ "extensions": { "persistedQuery": { "version": 1, "sha256Hash": "0".repeat(64) } } });
        for (body, accept, status) in [
            (json!({ "query": "{ viewer { id } }" }), RESPONSE, 200),
            (json!({ "query": "{ viewer { id } }" }), JSON, 200),
            (json!({ "query": "{ viewer { id } }" }), "*/*", 200),
            (json!({ "query": "{ nothing }" }), RESPONSE, 400),
            (json!({ "query": "{ nothing }" }), JSON, 200),
            (json!({ "query": "{" }), RESPONSE, 400),
            (json!({ "query": "{" }), JSON, 200),
            (json!({ "query": "{ member(id: \"999999\") { id } }" }), RESPONSE, 200),
            (hash.clone(), RESPONSE, 404),
            (hash, JSON, 200),
            (json!({}), RESPONSE, 400),
            (json!({}), JSON, 400),
            (json!({ "query": 7 }), JSON, 400),
            (json!({ "query": "{ viewer { id } }", "variables": [] }), JSON, 400),
        ] {
            let heard = send(&ada, Method::POST, "/graphql", Some(body.clone()), &[(ACCEPT, accept)]).await;
            assert_eq!(heard.status, status, "{body} {accept}: {}", heard.text());
            let media_type = if accept == RESPONSE { RESPONSE } else { JSON };
            assert_eq!(heard.header("content-type"), Some(format!("{media_type}; charset=utf-8").as_str()));
            assert_eq!(heard.json().get("errors").is_some(), heard.json().get("data").is_none_or(|data| data["member"].is_null() && data.get("member").is_some()), "{}", heard.text());
        }
    }

    async fn a_body_must_be_json(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for (content_type, body, status, code) in [
            ("text/plain", "{\"query\":\"{ __typename }\"}", 415, "UNSUPPORTED_MEDIA_TYPE"),
            ("application/x-www-form-urlencoded", "query=%7B__typename%7D", 415, "UNSUPPORTED_MEDIA_TYPE"),
            ("application/json", "{", 400, "VALIDATION_INVALID_FORMAT"),
            ("application/json", "", 400, "VALIDATION_INVALID_FORMAT"),
            ("Application/JSON; charset=utf-8", "{\"query\":\"{ __typename }\"}", 200, ""),
        ] {
            let mut request = ada.request(Method::POST, "/graphql", None);
            request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
            *request.body_mut() = Body::from(body);
            let heard = ada.send(request).await;
            assert_eq!((heard.status.as_u16(), refusal(&heard.json()).0.as_str()), (status, code), "{content_type}");
        }
        let mut request = ada.request(Method::POST, "/graphql", None);
        request.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        *request.body_mut() = Body::from(format!("{{\"query\":\"{}\"}}", "x".repeat(300_000)));
        assert_eq!(ada.send(request).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    }

    async fn a_link_reads_and_never_changes(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let read = ada.get("/graphql?query=%7B%20viewer%20%7B%20restId%20%7D%20%7D").await.ok().json();
        assert_eq!(read["data"]["viewer"]["restId"], json!(ada.id.to_string()));
        let named = "query=query%20A(%24i%3AID!)%7Bmember(id%3A%24i)%7Bname%7D%7D&operationName=A&variables=";
        let named = ada.get(&format!("/graphql?{named}%7B%22i%22%3A%22{}%22%7D", ben.id)).await.ok().json();
        assert_eq!(named["data"]["member"]["name"], "Ben");

        for (name, says) in [("&operationName=C", "This document has no operation C."), ("", "This document has several operations. Please name one of them in operationName.")] {
            let two = "/graphql?query=query%20A%7B__typename%7Dquery%20B%7B__typename%7D";
            let heard = ada.get(&format!("{two}{name}")).await.json();
            let plain = heard["errors"][0]["message"].as_str().unwrap().replace(['\u{2068}', '\u{2069}'], "");
            assert_eq!(plain, says);
        }

        let change = format!("/graphql?query=mutation%7BrequestConnection(input%3A%7BmemberId%3A%22{}%22%7D)%7Bstatus%7D%7D", ben.id);
        for accept in [JSON, RESPONSE] {
            let heard = send(&ada, Method::GET, &change, None, &[(ACCEPT, accept)]).await;
            assert_eq!((heard.status, heard.header(ALLOW.as_str())), (StatusCode::METHOD_NOT_ALLOWED, Some("POST")));
        }
        assert_eq!(town.count("connections").await, 0);
        let listen = ada.get("/graphql?query=subscription%7BnotificationAdded%7Bid%7D%7D").await;
        assert_eq!(refusal(&listen.json()).0, "QUERY_INVALID");
        assert_eq!(ada.get("/graphql").await.status, StatusCode::BAD_REQUEST);
        assert_eq!(ada.get("/graphql?query=%7B__typename%7D&variables=%7B").await.status, StatusCode::BAD_REQUEST);
        let wrong = ada.delete("/graphql").await;
        assert_eq!((wrong.status, wrong.header(ALLOW.as_str())), (StatusCode::METHOD_NOT_ALLOWED, Some("GET, HEAD, POST")));
        assert_eq!(refusal(&wrong.json()).0, "METHOD_NOT_ALLOWED");
    }

    async fn a_browser_finds_an_editor_that_needs_nobody_else(town: Town) {
        let nobody = elsewhere(&town.stranger(), None);
        let browser = [(ACCEPT, "text/html,application/xhtml+xml,*/*;q=0.8")];
        let page = send(&nobody, Method::GET, "/graphql", None, &browser).await.ok();
        assert_eq!(page.header(CONTENT_TYPE.as_str()), Some("text/html; charset=utf-8"));
        assert!(page.header(CONTENT_SECURITY_POLICY.as_str()).unwrap().contains("script-src 'self'"));
        let text = page.text();
        let addresses: Vec<_> = text.split('"').filter(|part| part.starts_with("/graphql/assets/")).collect();
        assert!(addresses.len() >= 5);
        for address in addresses {
            let file = nobody.get(address).await.ok();
            assert_eq!(file.header(CACHE_CONTROL.as_str()), Some("public, max-age=300"), "{address}");
            let tag = file.header(ETAG.as_str()).unwrap().to_owned();
            let again = send(&nobody, Method::GET, address, None, &[(http::header::IF_NONE_MATCH, &tag)]).await;
            assert_eq!((again.status, again.bytes.len()), (StatusCode::NOT_MODIFIED, 0));
        }
        let query = send(&nobody, Method::GET, "/graphql?query=%7B__typename%7D", None, &browser).await.ok();
        assert_eq!(query.json()["data"]["__typename"], "Query");
    }

    async fn a_cookie_alone_needs_the_pages_proof(town: Town) {
        let stranger = town.stranger();
        let issued = stranger.get("/csrf-token").await.ok();
        let cookie = issued.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let body = json!({ "query": "{ viewer { id } }" });
        let heard = send(&stranger, Method::POST, "/graphql", Some(body), &[(COOKIE, &cookie)]).await;
        assert_eq!((heard.status, refusal(&heard.json()).0.as_str()), (StatusCode::FORBIDDEN, "AUTH_CSRF_INVALID"));
    }

    async fn a_community_that_is_none_is_said_so(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let lost = elsewhere(&ada, Some("meadow"));
        let heard = lost.graphql("{ viewer { id } }", json!({})).await;
        assert_eq!((heard.status, refusal(&heard.json()).0.as_str()), (StatusCode::FORBIDDEN, "TENANT_MISMATCH"));
    }
}
