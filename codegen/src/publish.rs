//! The document as it is published: with the headers that the gateway reads for every operation of a kind, and with null where the
//! gateway takes it.
//!
//! A contract says what is particular to an operation; that it runs in a community, changes something for a browser, or may be
//! repeated, its extensions say. Whoever reads the published document needs the headers themselves. In a request, null equals leaving
//! a member out; a contract says `nullable` only where null is a value of its own.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::check::walk;
use crate::extensions::Tenant;
use crate::model::{Operation, is_json};
use crate::read::Contract;

/// The contract with each operation's gateway headers among its parameters, as far as the contract describes them, and with optional
/// members of requests that take null.
pub fn document(contract: &Contract, operations: &[Operation<'_>]) -> Value {
    let mut document = contract.document.clone();
    for operation in operations {
        let changes = !matches!(operation.method, "get" | "head" | "options");
        let mut headers = Vec::new();
        if operation.facts.tenant != Tenant::None {
            headers.extend(["TenantId", "TenantSlug"]);
        }
        if operation.facts.idempotency.is_some() {
            headers.push("IdempotencyKey");
        }
        if changes {
            headers.push("CsrfToken");
        }
        headers.retain(|name| contract.document["components"]["parameters"].get(name).is_some());
        let described = &mut document["paths"][operation.path][operation.method];
        let own = described["parameters"].as_array().cloned().unwrap_or_default();
        let references = headers.iter().map(|name| json!({ "$ref": format!("#/components/parameters/{name}") }));
        let missing: Vec<Value> = references.filter(|reference| !own.contains(reference)).collect();
        if !missing.is_empty() {
            described["parameters"] = own.into_iter().chain(missing).collect();
        }
    }
    for pointer in requests(operations) {
        if let Some(schema) = document.pointer_mut(&pointer) {
            take_null(schema);
        }
    }
    document
}

/// The pointers of the schemas that only JSON bodies of requests lead to. Those of answers say what clients must expect.
fn requests(operations: &[Operation<'_>]) -> BTreeSet<String> {
    let (mut asked, mut answered) = (BTreeSet::new(), BTreeSet::new());
    for operation in operations {
        if let Some(schema) =
            operation.body.as_ref().filter(|body| is_json(body.media)).and_then(|body| body.schema.as_ref())
        {
            walk::reached(schema, &mut asked, &mut |_| ());
        }
        for schema in operation.answers.iter().filter_map(|answer| answer.schema.as_ref()) {
            walk::reached(schema, &mut answered, &mut |_| ());
        }
    }
    &asked - &answered
}

/// Lets the optional members of an object be null.
fn take_null(schema: &mut Value) {
    let required = schema.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) else { return };
    let optional = properties.iter_mut().filter(|(name, _)| !required.iter().any(|one| one == name.as_str()));
    for (_, property) in optional {
        if property.get("$ref").is_some() {
            *property = json!({ "allOf": [property.take()], "nullable": true });
            continue;
        }
        let Some(object) = property.as_object_mut() else { continue };
        if object.is_empty() || object.insert("nullable".to_owned(), Value::Bool(true)).is_some() {
            continue;
        }
        if let Some(values) = object.get_mut("enum").and_then(Value::as_array_mut) {
            values.push(Value::Null);
        }
    }
}
