//! Whatever stands in paths, query strings, bodies and documents, the answer is one that the contract declares, and never our fault.
//!
//! The fuzzers (`fuzz/`) try far more of it, but only what reads it. Here some of it, and every seed of theirs, goes through the whole program.

use std::path::Path;

use axum::body::Body;
use contract::Operation;
use http::{HeaderValue, Method, StatusCode, header};
use serde_json::{Value, json};

use crate::each_engine;
use crate::support::{Heard, Person};
use crate::who_sees::asking::Schema;

/// What is given where something else is expected, as it stands in an address.
const ODD: [&str; 19] = [
    "",
    "0",
    "-1",
    "1.5",
    "9223372036854775807",
    "9223372036854775808",
    "1e400",
    "null",
    "true",
    "%5B%5D",
    "a,,b,%2C",
    "%00",
    "%ED%A0%80",
    "%F0%9F%92%A9%CC%81%E2%80%AE",
    "%25_%5C%27%22%3B--",
    "2026-02-30",
    "2016-12-31T23:59:60Z",
    "MQ%3D%3D",
    "..%2F..%2Fetc",
];

/// How many of them each operation is asked.
const EACH: usize = 5;

/// What is read, each with the names of its query parameters.
fn reading() -> Vec<(Operation, Vec<String>)> {
    let contract: Value = serde_json::from_str(&contract::openapi_json()).unwrap();
    let named = |node: &Value| match node["$ref"].as_str() {
        Some(pointer) => contract.pointer(pointer.trim_start_matches('#')).unwrap().clone(),
        None => node.clone(),
    };
    let queries = |operation: &Operation| {
        let row = operation.row();
        let described = &contract["paths"][row.path]["get"]["parameters"];
        let above = &contract["paths"][row.path]["parameters"];
        let all = [described, above].into_iter().filter_map(Value::as_array).flatten().map(named);
        let queries = all.filter(|parameter| parameter["in"] == "query");
        queries.map(|parameter| parameter["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let all = Operation::ALL.iter().filter(|operation| operation.row().method == Method::GET);
    all.map(|operation| (*operation, queries(operation))).collect()
}

/// The seeds of a fuzz target, in the order of their names.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// Asks for an address, if it can be written down as one. What is heard keeps the contract.
async fn asks(person: &Person, address: &str) {
    if address.parse::<http::Uri>().is_ok() {
        let heard = person.get(address).await;
        assert_ne!(heard.status, StatusCode::INTERNAL_SERVER_ERROR, "{address}: {}", heard.text());
    }
}

/// The path of an operation with a text for each of its parameters.
fn path(operation: Operation, text: &str) -> String {
    let parts = operation.row().path.split('/').map(|part| if part.starts_with('{') { text } else { part });
    parts.collect::<Vec<_>>().join("/")
}

async fn sends(person: &Person, method: Method, path: &str, media: &'static str, body: Vec<u8>) -> Heard {
    let mut request = person.request(method, path, None);
    request.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(media));
    *request.body_mut() = Body::from(body);
    person.send(request).await
}

fn no_fault(heard: &Heard, asked: &[u8]) {
    let asked = String::from_utf8_lossy(asked);
    for error in heard.json()["errors"].as_array().into_iter().flatten() {
        let code = error["extensions"]["code"].as_str().unwrap_or_default();
        let is_fault = code.is_empty() || code == "INTERNAL_ERROR" || code.starts_with("SERVER_");
        assert!(!is_fault, "{asked}: {error}");
    }
    assert_ne!(heard.status, StatusCode::INTERNAL_SERVER_ERROR, "{asked}");
}

each_engine! {
    async fn whatever_an_address_says_is_answered_as_the_contract_says(town: Town = "[limits]\nenabled = false") {
        let ada = town.member_as("harbour", "ada", "admin").await;
        let long = "x".repeat(3_000);
        for (nth, (operation, queries)) in reading().into_iter().enumerate() {
            let has_path = operation.row().path.contains('{');
            for turn in 0..EACH {
                let odd = if turn == nth % 40 { long.as_str() } else { ODD[(nth + turn * 4) % ODD.len()] };
                if has_path {
                    asks(&ada, &path(operation, odd)).await;
                }
                if !queries.is_empty() {
                    // Several at a time, each with another text; then one more often than it may be there.
                    let texts = (0..).map(|more| ODD[(nth + turn * 4 + more) % ODD.len()]);
                    let pairs = queries.iter().zip(texts).map(|(name, text)| format!("{name}={text}"));
                    let pairs = pairs.chain([format!("{}={odd}&{}[]={odd}", queries[0], queries[0])]);
                    let query = pairs.collect::<Vec<_>>().join("&");
                    asks(&ada, &format!("{}?{query}", path(operation, &ada.id.to_string()))).await;
                }
            }
        }
        for seed in seeds("query") {
            let text = String::from_utf8(seed).unwrap();
            let mut lines = text.split('\n');
            let operation = Operation::ALL.iter().find(|operation| Some(operation.id()) == lines.clone().next());
            let operation = *operation.unwrap_or_else(|| panic!("no operation is called as the first line of {text}"));
            let (parameter, query) = (lines.nth(1).unwrap_or_default(), lines.next().unwrap_or_default());
            if operation.row().method == Method::GET {
                asks(&ada, &format!("{}?{query}", path(operation, parameter))).await;
            }
        }
        ada.get("/users/me").await.ok();
    }

    async fn whatever_a_body_or_a_document_says_is_no_fault(town: Town = "[limits]\nenabled = false") {
        let mut ada = town.member_as("harbour", "ada", "admin").await;
        for seed in seeds("body") {
            let end = seed.iter().position(|byte| *byte == b'\n').unwrap();
            let (name, body) = (std::str::from_utf8(&seed[..end]).unwrap(), seed[end + 1..].to_vec());
            let operation = *Operation::ALL.iter().find(|operation| operation.id() == name).unwrap_or_else(|| panic!("{name}"));
            let row = operation.row();
            // As it is, cut off, and with a byte that is no text.
            for body in [body.clone(), body[..body.len() / 2].to_vec(), [&body[..], b"\xff"].concat()] {
                let media = match row.body {
                    _ if body.starts_with(b"--fuzz") => "multipart/form-data; boundary=fuzz",
                    Some(media) if !media.contains('*') => media,
                    _ => "application/x-www-form-urlencoded",
                };
                let heard = sends(&ada, row.method.clone(), &path(operation, "1"), media, body).await;
                assert_ne!(heard.status, StatusCode::INTERNAL_SERVER_ERROR, "{name}: {}", heard.text());
                // Some bodies end what one has signed in with.
                if heard.status == StatusCode::UNAUTHORIZED {
                    ada.signs_in().await;
                }
            }
        }
        for seed in seeds("graphql") {
            for person in [&ada, &town.stranger()] {
                if let Some(query) = seed.strip_prefix(b"?") {
                    let address = format!("/graphql?{}", std::str::from_utf8(query).unwrap());
                    no_fault(&person.get(&address).await, &seed);
                    continue;
                }
                let body = match serde_json::from_slice::<Value>(&seed) {
                    Ok(_) => seed.clone(),
                    Err(_) => json!({ "query": String::from_utf8_lossy(&seed) }).to_string().into_bytes(),
                };
                no_fault(&sends(person, Method::POST, "/graphql", "application/json", body).await, &seed);
            }
        }
        ada.signs_in().await;
        ada.get("/users/me").await.ok();
    }

    async fn whatever_an_argument_says_is_no_fault(town: Town = "[limits]\nenabled = false") {
        let mut ada = town.member_as("harbour", "ada", "admin").await;
        let schema = Schema::published();
        for (root, keyword) in [("Query", "query"), ("Mutation", "mutation")] {
            for (nth, field) in schema.objects[root].iter().filter(|field| !field.arguments.is_empty()).enumerate() {
                for turn in [nth, nth + 2] {
                    let (document, variables) = schema.odd(keyword, field, turn);
                    let heard = ada.graphql(&document, variables.clone()).await;
                    no_fault(&heard, format!("{document} {variables}").as_bytes());
                    // Some fields end what one has signed in with.
                    if heard.text().contains("auth_required") {
                        ada.signs_in().await;
                    }
                }
            }
        }
        ada.get("/users/me").await.ok();
    }
}
