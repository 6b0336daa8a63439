//! Emits `schemas.json`: for every operation the JSON Schemas of its input and answers, and the definitions they share.
//!
//! ```json
//! { "definitions": { "Connection": {} },
//!   "operations": { "readMe": { "query": {}, "body": {}, "answers": { "200": { "media": "application/json", "schema": {} } } } } }
//! ```

use serde_json::{Map, Value, json};

use crate::model::{Operation, is_json};
use crate::read::Contract;
use crate::schema::{For, draft7};

/// The whole document.
pub fn schemas(contract: &Contract, operations: &[Operation<'_>]) -> Value {
    let operations: Map<String, Value> =
        operations.iter().map(|operation| (operation.id.to_owned(), Value::Object(of_operation(operation)))).collect();
    json!({ "definitions": definitions(contract), "operations": operations })
}

/// Every component schema in draft 7.
pub fn definitions(contract: &Contract) -> Map<String, Value> {
    let all = contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default();
    all.into_iter().map(|(name, node)| (name.to_owned(), draft7(node.value, For::Validation))).collect()
}

fn of_operation(operation: &Operation<'_>) -> Map<String, Value> {
    let mut entry = Map::new();
    for location in ["path", "query", "header"] {
        if let Some(schema) = operation.parameter_schema(location) {
            entry.insert(location.to_owned(), draft7(&schema, For::Validation));
        }
    }
    if let Some(body) = &operation.body
        && is_json(body.media)
        && let Some(schema) = &body.schema
    {
        entry.insert("body".to_owned(), draft7(schema.value, For::Validation));
    }
    let answers: Map<String, Value> = operation
        .answers
        .iter()
        .map(|answer| {
            let mut told = Map::new();
            if let Some(media) = answer.media {
                told.insert("media".to_owned(), json!(media));
            }
            if let Some(schema) = &answer.schema {
                told.insert("schema".to_owned(), draft7(schema.value, For::Validation));
            }
            (answer.status.to_string(), Value::Object(told))
        })
        .collect();
    entry.insert("answers".to_owned(), Value::Object(answers));
    entry
}
