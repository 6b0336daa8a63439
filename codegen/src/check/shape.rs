//! The OpenAPI version, and whether every part has the shape that OpenAPI gives it.

use serde::de::DeserializeOwned;

use crate::model::METHODS;
use crate::problem::Problems;
use crate::read::{Contract, Node};

pub fn check(contract: &Contract, problems: &mut Problems) {
    let root = contract.root();
    match root.text("openapi") {
        Some(version) if version.starts_with("3.0.") => {}
        Some(version) => problems.add(root.problem_at("openapi", format!("must be 3.0.x, not {version}"))),
        None => problems.add(root.problem_at("openapi", "missing")),
    }
    match root.get("info") {
        Some(info) => shaped::<openapiv3::Info>(&info, problems),
        None => problems.add(root.problem_at("info", "missing")),
    }
    for (path, item) in root.get("paths").map(|paths| paths.entries()).unwrap_or_default() {
        if !path.starts_with('/') {
            problems.add(item.problem("a path starts with /"));
        }
        for (key, operation) in item.entries() {
            if METHODS.contains(&key) {
                shaped::<openapiv3::Operation>(&operation, problems);
            } else if !["parameters", "summary", "description", "servers"].contains(&key) {
                problems.add(operation.problem("is neither a method nor anything else that a path may hold"));
            }
        }
    }
    components::<openapiv3::Schema>(&root, "schemas", problems);
    components::<openapiv3::Response>(&root, "responses", problems);
    components::<openapiv3::Parameter>(&root, "parameters", problems);
    components::<openapiv3::RequestBody>(&root, "requestBodies", problems);
}

fn components<T: DeserializeOwned>(root: &Node<'_>, kind: &str, problems: &mut Problems) {
    for (_, entry) in root.find(&["components", kind]).map(|all| all.entries()).unwrap_or_default() {
        shaped::<openapiv3::ReferenceOr<T>>(&entry, problems);
    }
}

/// Tells where inside `node` the shape is lost, as far as OpenAPI's alternatives let that be known.
fn shaped<T: DeserializeOwned>(node: &Node<'_>, problems: &mut Problems) {
    let Err(error) = serde_path_to_error::deserialize::<_, T>(node.value) else { return };
    let mut place = node.clone();
    for segment in error.path() {
        let key = match segment {
            serde_path_to_error::Segment::Map { key } => key.clone(),
            serde_path_to_error::Segment::Seq { index } => index.to_string(),
            _ => break,
        };
        let Some(child) =
            place.get(&key).or_else(|| key.parse::<usize>().ok().and_then(|at| place.items().get(at).cloned()))
        else {
            break;
        };
        place = child;
    }
    problems.add(place.problem(format!("does not have the shape that OpenAPI gives it: {}", error.inner())));
}
