//! The answer that operations give to an app that is too old for the community: the same everywhere, so the contract describes it once, and its place at
//! each operation follows from the doorkeeper's row.

use serde_json::{Value, json};

use crate::model::METHODS;

const RESPONSE: &str = "UpgradeRequired";

/// Declares 426 at every operation of a community that is not open, if the contract describes the answer.
pub fn declare(document: &mut Value) {
    if document.pointer(&format!("/components/responses/{RESPONSE}")).is_none() {
        return;
    }
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    for (_, path) in paths.into_iter().flatten() {
        for method in METHODS {
            let Some(operation) = path.get_mut(method) else { continue };
            let open = operation.get("x-open") == Some(&Value::Bool(true));
            let nowhere = operation.get("x-tenant").and_then(Value::as_str) == Some("none");
            if let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut)
                && !(open || nowhere)
            {
                let reference = json!({ "$ref": format!("#/components/responses/{RESPONSE}") });
                let mut all: Vec<_> = std::mem::take(responses).into_iter().collect();
                all.push(("426".to_owned(), reference));
                all.sort_by(|(one, _), (other, _)| one.cmp(other));
                *responses = all.into_iter().collect();
            }
        }
    }
}
