//! GraphQL requests: read, limited, judged by the schema, and reduced to what would run. The input is the request's body, or a document if it
//! is no JSON; a first letter `?` makes the rest a query string.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{Corpus, fuzz_target};
use serde_json::{Value, json};
use timeweave_fuzz::graphql::asked::Asked;
use timeweave_fuzz::graphql::documents::Documents;
use timeweave_fuzz::graphql::judge::Judge;
use timeweave_fuzz::graphql::{LIMITS, Settings, fields, values};

static JUDGE: LazyLock<Judge> = LazyLock::new(|| Judge::new(&Settings));
static DOCUMENTS: LazyLock<Documents> = LazyLock::new(|| Documents::new(LIMITS, None));

fn read(bytes: &[u8]) -> Option<Asked> {
    if let Some(query) = bytes.strip_prefix(b"?") {
        return Asked::from_query(std::str::from_utf8(query).ok()?).ok();
    }
    match std::str::from_utf8(bytes) {
        Ok(document) if serde_json::from_str::<Value>(document).is_err() => {
            Asked::from_json(json!({ "query": document }).to_string().as_bytes()).ok()
        }
        _ => Asked::from_json(bytes).ok(),
    }
}

fuzz_target!(|bytes: &[u8]| -> Corpus {
    let Some(mut asked) = read(bytes) else { return Corpus::Reject };
    let Ok(document) = DOCUMENTS.find(&asked, &JUDGE) else { return Corpus::Keep };
    // What was judged once is known afterwards.
    assert!(DOCUMENTS.find(&asked, &JUDGE).is_ok());
    let Some(operation) = document.operation(asked.operation_name.as_deref()) else { return Corpus::Keep };
    let given = asked.variables.take().unwrap_or_default();
    if let Ok(variables) = values::variables(JUDGE.types(), &operation.node, given) {
        let _ = JUDGE.cost(fields::reduced(document.parsed(), operation, &variables), variables);
    }
    Corpus::Keep
});
