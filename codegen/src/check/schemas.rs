//! Schemas: known keywords, one spelling of a name, and properties that are there when they are required.

use std::collections::BTreeMap;

use heck::{ToSnakeCase, ToUpperCamelCase};

use super::walk;
use crate::problem::Problems;
use crate::read::{Contract, Node};

/// The keywords of OpenAPI 3.0 schemas. Without this list a misspelt bound would be no bound.
const KEYWORDS: [&str; 35] = [
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "default",
    "deprecated",
    "description",
    "discriminator",
    "enum",
    "example",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "externalDocs",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "not",
    "nullable",
    "oneOf",
    "pattern",
    "properties",
    "readOnly",
    "required",
    "title",
    "type",
    "uniqueItems",
    "writeOnly",
];

pub fn check(contract: &Contract, problems: &mut Problems) {
    walk::schemas(contract, &mut |schema| {
        for (key, value) in schema.entries() {
            if !key.starts_with("x-") && !KEYWORDS.contains(&key) {
                problems.add(value.problem("is not a keyword of OpenAPI 3.0 schemas"));
            }
        }
        if schema.text("type") == Some("array") && schema.get("items").is_none() {
            problems.add(schema.problem_at("items", "missing"));
        }
        if let Some(pattern) = schema.get("pattern")
            && let Err(error) = jsonschema::draft7::new(&serde_json::json!({ "pattern": pattern.value }))
        {
            problems.add(pattern.problem(format!("cannot be matched: {error}")));
        }
        spellings(schema, problems);
        required(schema, problems);
    });
    type_names(contract, problems);
    word_sets(contract, problems);
}

/// `line_number` and `lineNumber` would become one Rust field.
fn spellings(schema: &Node<'_>, problems: &mut Problems) {
    let mut first: BTreeMap<String, &str> = BTreeMap::new();
    for (name, property) in schema.get("properties").map(|all| all.entries()).unwrap_or_default() {
        if let Some(other) = first.insert(name.to_snake_case(), name) {
            problems.add(property.problem(format!("is another spelling of {other}")));
        }
    }
}

fn required(schema: &Node<'_>, problems: &mut Problems) {
    let Some(properties) = schema.get("properties") else { return };
    for name in schema.get("required").map(|list| list.items()).unwrap_or_default() {
        if name.value.as_str().is_some_and(|name| properties.get(name).is_none()) && schema.get("allOf").is_none() {
            problems.add(name.problem(format!("{} is required but not among the properties", name.value)));
        }
    }
}

/// Two schemas whose names differ only in case would become one Rust type.
fn type_names(contract: &Contract, problems: &mut Problems) {
    let mut first: BTreeMap<String, &str> = BTreeMap::new();
    for (name, schema) in contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default()
    {
        if let Some(other) = first.insert(name.to_upper_camel_case(), name) {
            problems.add(schema.problem(format!("is another spelling of {other}")));
        }
    }
}

/// A set of words that stands in several places would become several Rust types, and could become several sets.
fn word_sets(contract: &Contract, problems: &mut Problems) {
    let mut first: BTreeMap<Vec<&str>, String> = BTreeMap::new();
    walk::schemas(contract, &mut |schema| {
        let Some(list) = schema.get("enum") else { return };
        let mut words: Vec<_> = list.items().iter().filter_map(|word| word.value.as_str()).collect();
        words.sort_unstable();
        if words.len() < 2 {
            return;
        }
        match first.get(&words) {
            Some(place) => {
                problems.add(list.problem(format!("are the words of {place} too; name the set once among the schemas")))
            }
            None => {
                first.insert(words, schema.pointer.clone());
            }
        }
    });
}
