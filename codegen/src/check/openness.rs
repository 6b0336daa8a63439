//! Bodies are read forgivingly and answered exactly: an object of a request takes members that it does not name, unless `x-strict` says
//! why not, and an object of an answer says whether it may have others.

use std::collections::BTreeSet;

use serde_json::Value;

use super::walk;
use crate::model::is_json;
use crate::problem::Problems;
use crate::read::{Contract, Node};

pub fn check(contract: &Contract, problems: &mut Problems) {
    let (mut asked, mut answered) = (BTreeSet::new(), BTreeSet::new());
    for operation in contract.operations() {
        let body = operation.body.as_ref().map(|body| body.node.clone());
        let contents = body.and_then(|body| body.get("content")).map(|all| all.entries()).unwrap_or_default();
        for schema in contents.iter().filter_map(|(_, content)| content.get("schema")) {
            walk::reached(&schema, &mut asked, &mut |object| open(object, problems));
        }
        for answer in operation.answers.iter().filter(|answer| answer.media.is_some_and(is_json)) {
            if let Some(schema) = &answer.schema {
                walk::reached(schema, &mut answered, &mut |object| said(object, problems));
            }
        }
    }
}

/// An object of a request.
fn open(object: &Node<'_>, problems: &mut Problems) {
    let closed = object.value.get("additionalProperties") == Some(&Value::Bool(false));
    if closed && object.get("x-strict").is_none() {
        let reason = "a request takes members that it does not name; where it must not, x-strict says why";
        problems.add(object.problem_at("additionalProperties", reason));
    }
}

/// An object of an answer.
fn said(object: &Node<'_>, problems: &mut Problems) {
    if object.get("properties").is_some() && object.get("additionalProperties").is_none() {
        problems.add(
            object.problem_at("additionalProperties", "an answer says whether it has members that it does not name"),
        );
    }
}
