//! The document as it is published: with the headers that the gateway reads for every operation of a kind.
//!
//! A contract says what is particular to an operation; that it runs in a community, changes something for a browser, or may be
//! repeated, its extensions say. Whoever reads the published document needs the headers themselves.

use serde_json::{Value, json};

use crate::extensions::Tenant;
use crate::model::Operation;
use crate::read::Contract;

/// The contract with each operation's gateway headers among its parameters, as far as the contract describes them.
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
    document
}
