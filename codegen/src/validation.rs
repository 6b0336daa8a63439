//! Emits the JSON Schemas of every operation, with the definitions that they reach: `inputs.json`, which the door checks each call
//! against, and `answers.json`, which only tests read.
//!
//! ```json
//! { "definitions": { "ConnectionRequest": {} }, "operations": { "requestConnection": { "query": {}, "body": {}, "spelling": {} } } }
//! { "definitions": { "Connection": {} }, "operations": { "readMe": { "200": { "media": "application/json", "schema": {} } } } }
//! ```

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::model::{Answer, Operation, is_json};
use crate::read::{Contract, Node};
use crate::schema::{For, draft7};

/// What operations take.
pub fn inputs(contract: &Contract, operations: &[Operation<'_>]) -> Value {
    document(contract, operations, input)
}

/// What operations answer, by status.
pub fn answers(contract: &Contract, operations: &[Operation<'_>]) -> Value {
    document(contract, operations, answer)
}

fn document(
    contract: &Contract,
    operations: &[Operation<'_>],
    each: fn(&Operation<'_>) -> Map<String, Value>,
) -> Value {
    let operations: Map<String, Value> =
        operations.iter().map(|operation| (operation.id.to_owned(), Value::Object(each(operation)))).collect();
    let operations = Value::Object(operations);
    let mut definitions = definitions(contract);
    let mut reached = BTreeSet::new();
    reach(&operations, &definitions, &mut reached);
    definitions.retain(|name, _| reached.contains(name));
    json!({ "definitions": definitions, "operations": operations })
}

/// The names of the definitions to which references lead.
fn reach(schema: &Value, definitions: &Map<String, Value>, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            let name = members.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix("#/definitions/"));
            if let Some(name) = name
                && found.insert(name.to_owned())
                && let Some(definition) = definitions.get(name)
            {
                reach(definition, definitions, found);
            }
            members.values().for_each(|member| reach(member, definitions, found));
        }
        Value::Array(items) => items.iter().for_each(|item| reach(item, definitions, found)),
        _ => {}
    }
}

/// Every component schema in draft 7.
pub fn definitions(contract: &Contract) -> Map<String, Value> {
    let all = contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default();
    all.into_iter().map(|(name, node)| (name.to_owned(), draft7(node.value, For::Validation))).collect()
}

/// In which ways one body can be written: members that say one thing (`x-spellings`), members that stand for themselves if they are left
/// out (`defaults`), and those that null takes away (`clears`).
fn spelling(schema: &Node<'_>) -> Value {
    let properties = schema.get("properties").map(|all| all.entries()).unwrap_or_default();
    let default = |(name, node): &(&str, Node<'_>)| {
        Some(((*name).to_owned(), node.resolved()?.value.get("default").filter(|default| !default.is_null())?.clone()))
    };
    let defaults: Map<String, Value> = properties.iter().filter_map(default).collect();
    let clears: Vec<&str> = properties.iter().filter(|(_, node)| node.is("x-clears")).map(|(name, _)| *name).collect();
    let spellings = schema.value.get("x-spellings").cloned().unwrap_or_else(|| json!([]));
    json!({ "spellings": spellings, "defaults": defaults, "clears": clears })
}

fn input(operation: &Operation<'_>) -> Map<String, Value> {
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
        if operation.facts.idempotency.is_some()
            && let Some(schema) = schema.resolved()
        {
            entry.insert("spelling".to_owned(), spelling(&schema));
        }
    }
    entry
}

fn answer(operation: &Operation<'_>) -> Map<String, Value> {
    let told = |answer: &Answer<'_>| {
        let mut told = Map::new();
        if let Some(media) = answer.media {
            told.insert("media".to_owned(), json!(media));
        }
        if let Some(schema) = &answer.schema {
            told.insert("schema".to_owned(), draft7(schema.value, For::Validation));
        }
        (answer.status.to_string(), Value::Object(told))
    };
    operation.answers.iter().map(told).collect()
}
