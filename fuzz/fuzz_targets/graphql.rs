//! GraphQL requests through the real door: parsed, limited, validated and run for nobody and for a member. The first byte says
//! for whom; the rest is the request's body, or a document if it is no JSON. Mutations are for nobody: what they changed would
//! meet the next input.
#![no_main]

use http::Request;
use libfuzzer_sys::{Corpus, fuzz_target};
use serde_json::{Value, json};
use timeweave_fuzz::HOUSE;

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((first, text)) = bytes.split_first() else { return Corpus::Reject };
    let body = match std::str::from_utf8(text) {
        Ok(document) if serde_json::from_str::<Value>(document).is_err() => json!({"query": document}).to_string().into(),
        _ => text.to_vec(),
    };
    let signed_in = first & 1 == 1 && !text.windows(8).any(|word| word == b"mutation");
    let request = Request::post("/graphql").header("content-type", "application/json");
    let Some(answer) = HOUSE.ask(request, signed_in, body) else { return Corpus::Reject };
    assert!(!answer.status.is_server_error(), "{}", answer.status);
    let answer: Value = serde_json::from_slice(&answer.body).expect("every answer is JSON");
    let errors = answer["errors"].as_array().map(Vec::as_slice).unwrap_or_default();
    assert!(answer.get("data").is_some() || !errors.is_empty(), "{answer}");
    for error in errors {
        let code = error["extensions"]["code"].as_str();
        assert!(code.is_some_and(|code| !code.starts_with("SERVER_")), "{error}");
    }
    Corpus::Keep
});
