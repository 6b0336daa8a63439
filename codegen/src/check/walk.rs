//! Walks over a contract: every place, and every schema.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::read::{Contract, Node};

/// Members whose keys are names that people chose, not keywords.
const NAMED: [&str; 11] = [
    "callbacks",
    "content",
    "encoding",
    "headers",
    "links",
    "mapping",
    "parameters",
    "properties",
    "requestBodies",
    "schemas",
    "securitySchemes",
];
/// Members that hold data in the contract's own words, not contract.
const DATA: [&str; 4] = ["default", "enum", "example", "x-statuses"];

/// Calls `visit` for every object of the contract that is not data. A place below `properties` and its like is visited, the
/// map of names itself is not.
pub fn objects<'a>(contract: &'a Contract, visit: &mut dyn FnMut(&Node<'a>)) {
    descend(&contract.root(), visit);
}

fn descend<'a>(node: &Node<'a>, visit: &mut dyn FnMut(&Node<'a>)) {
    match node.value {
        Value::Object(_) => {
            visit(node);
            for (key, child) in node.entries() {
                if DATA.contains(&key) || key == "examples" {
                    continue;
                }
                if NAMED.contains(&key) && child.value.is_object() {
                    child.entries().iter().for_each(|(_, named)| descend(named, visit));
                } else {
                    descend(&child, visit);
                }
            }
        }
        Value::Array(_) => node.items().iter().for_each(|item| descend(item, visit)),
        _ => {}
    }
}

/// Calls `visit` for every schema of the contract, inline ones below their owners, references not followed.
pub fn schemas<'a>(contract: &'a Contract, visit: &mut dyn FnMut(&Node<'a>)) {
    let mut roots = Vec::new();
    objects(contract, &mut |node| {
        let keys = node.pointer.rsplit('/').take(2).collect::<Vec<_>>();
        let component = node.pointer.matches('/').count() == 3 && node.pointer.starts_with("/components/schemas/");
        // A parameter, header or media type holds its schema under this key; a schema's property may bear the name too.
        if component || (keys.first() == Some(&"schema") && keys.get(1) != Some(&"properties")) {
            roots.push(node.clone());
        }
    });
    roots.iter().for_each(|root| below(root, visit));
}

fn below<'a>(schema: &Node<'a>, visit: &mut dyn FnMut(&Node<'a>)) {
    if !schema.value.is_object() {
        return;
    }
    visit(schema);
    let children = schema.get("properties").map(|all| all.entries()).unwrap_or_default();
    children.iter().for_each(|(_, child)| below(child, visit));
    for key in ["items", "additionalProperties", "not"] {
        if let Some(child) = schema.get(key) {
            below(&child, visit);
        }
    }
    for key in ["allOf", "oneOf", "anyOf"] {
        schema.get(key).map(|list| list.items()).unwrap_or_default().iter().for_each(|child| below(child, visit));
    }
}

/// Calls `visit` for every schema that `schema` leads to, itself and references followed, and that was not `seen` yet.
pub fn reached<'a>(schema: &Node<'a>, seen: &mut BTreeSet<String>, visit: &mut dyn FnMut(&Node<'a>)) {
    let Some(schema) = schema.resolved() else { return };
    if !seen.insert(schema.pointer.clone()) {
        return;
    }
    visit(&schema);
    for (_, property) in schema.get("properties").map(|all| all.entries()).unwrap_or_default() {
        reached(&property, seen, visit);
    }
    for key in ["items", "additionalProperties"] {
        if let Some(child) = schema.get(key) {
            reached(&child, seen, visit);
        }
    }
    for key in ["allOf", "oneOf", "anyOf"] {
        schema.get(key).map(|list| list.items()).unwrap_or_default().iter().for_each(|part| reached(part, seen, visit));
    }
}
