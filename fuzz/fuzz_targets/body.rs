//! Bodies, read as the operation's own function reads them: JSON, forms with files, and what is taken as it comes. The first line names the
//! operation, the rest is the body; one that begins with `--fuzz` is a form, where the operation takes one.
#![no_main]

use std::sync::LazyLock;

use contract::{Operation, check_input, validate_body};
use http::{HeaderMap, HeaderValue};
use libfuzzer_sys::{Corpus, fuzz_target};
use timeweave_fuzz::operations::{named, told};

static TAKING: LazyLock<Vec<Operation>> =
    LazyLock::new(|| Operation::ALL.iter().copied().filter(|operation| operation.row().body.is_some()).collect());

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some(end) = bytes.iter().position(|byte| *byte == b'\n') else { return Corpus::Reject };
    let (operation, body) = (named(&bytes[..end], &TAKING), &bytes[end + 1..]);
    let row = operation.row();
    let media = match row.body {
        Some("multipart/form-data") => "multipart/form-data; boundary=fuzz",
        _ if row.form_limit.is_some() && body.starts_with(b"--fuzz") => "multipart/form-data; boundary=fuzz",
        Some(media) if !media.contains('*') => media,
        _ => "application/x-www-form-urlencoded",
    };
    let headers = HeaderMap::from_iter([(http::header::CONTENT_TYPE, HeaderValue::from_static(media))]);
    let path = row.path.split('/').filter(|part| part.starts_with('{')).map(|_| "1".to_owned()).collect();
    if let Err(rejection) = check_input(operation, path, "", headers, body.to_vec().into()) {
        told(operation, rejection);
    }
    if media == "application/json"
        && let Ok(value) = serde_json::from_slice(body)
    {
        for violation in validate_body(operation, &value) {
            let nameless = || body.windows(2).any(|pair| pair == b"\"\"");
            assert!(violation.field.is_none_or(|field| !field.is_empty() || nameless()));
        }
    }
    Corpus::Keep
});
