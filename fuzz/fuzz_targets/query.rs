//! Everything that is read, through the real doors of a demo community: `operation`, path parameter, line feed, query string.
//! The first byte chooses the operation and whether somebody is signed in. The answer has to be one that the contract declares.
#![no_main]

use std::sync::LazyLock;

use contract::{Operation, response_violations};
use http::{Method, Request};
use libfuzzer_sys::{Corpus, fuzz_target};
use timeweave_fuzz::HOUSE;

static READING: LazyLock<Vec<Operation>> = LazyLock::new(|| {
    Operation::ALL.iter().copied().filter(|operation| operation.row().method == Method::GET).collect()
});

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some((first, rest)) = bytes.split_first() else { return Corpus::Reject };
    let mut lines = rest.splitn(2, |byte| *byte == b'\n').map(std::str::from_utf8);
    let (Some(Ok(parameter)), Ok(query)) = (lines.next(), lines.next().unwrap_or(Ok(""))) else {
        return Corpus::Reject;
    };
    let operation = READING[usize::from(first >> 1) % READING.len()];
    let path = operation.row().path.split('/').map(|part| if part.starts_with('{') { parameter } else { part });
    let uri = format!("{}?{query}", path.collect::<Vec<_>>().join("/"));
    // Another path may be another operation's.
    if contract::find(&Method::GET, uri.split(['?', '#']).next().unwrap_or_default()) != Some(operation) {
        return Corpus::Reject;
    }
    let Some(answer) = HOUSE.ask(Request::get(&uri), first & 1 == 1, "") else { return Corpus::Reject };
    let content_type = answer.headers.get("content-type").and_then(|value| value.to_str().ok());
    let broken = response_violations(operation, answer.status.as_u16(), content_type, &answer.body);
    assert!(broken.is_empty() && answer.status != 500, "{uri}: {} {broken:?}", answer.status);
    Corpus::Keep
});
