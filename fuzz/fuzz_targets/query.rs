//! Paths, query strings and headers, read as the operation's own function reads them. A line names the operation, one is what its path
//! names, one the query string; headers follow as lines of `name: value`.
#![no_main]

use bytes::Bytes;
use contract::{Operation, Rejection, check_input};
use http::{HeaderMap, HeaderName, HeaderValue};
use libfuzzer_sys::{Corpus, fuzz_target};
use timeweave_fuzz::operations::{named, told};

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let mut lines = bytes.split(|byte| *byte == b'\n');
    let Some(operation) = lines.next().map(|line| named(line, Operation::ALL)) else { return Corpus::Reject };
    let mut text = || std::str::from_utf8(lines.next().unwrap_or_default());
    let (Ok(parameter), Ok(query)) = (text(), text()) else { return Corpus::Reject };
    let mut headers = HeaderMap::new();
    for line in lines.take(20) {
        let Some(colon) = line.iter().position(|byte| *byte == b':') else { continue };
        let name = HeaderName::from_bytes(&line[..colon]);
        if let (Ok(name), Ok(value)) = (name, HeaderValue::from_bytes(line[colon + 1..].trim_ascii())) {
            headers.append(name, value);
        }
    }
    let row = operation.row();
    let named = |part: &str| part.starts_with('{');
    let path: Vec<_> = row.path.split('/').filter(|part| named(part)).map(|_| parameter.to_owned()).collect();
    let walked =
        row.path.split('/').map(|part| if named(part) { parameter } else { part }).collect::<Vec<_>>().join("/");
    // Another path may be another operation's, or nobody's.
    let _ = contract::find(&row.method, &walked);
    match check_input(operation, path, query, headers, Bytes::new()) {
        Ok(keyed) => assert!(keyed.is_none() || row.idempotency.is_some()),
        // Told first where a path leads nowhere, and alone.
        Err(Rejection::BadPath) => assert!(row.path.contains('{')),
        Err(rejection) => told(operation, rejection),
    }
    Corpus::Keep
});
