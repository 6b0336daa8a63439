//! Forms beside JSON bodies: the same fields, and files.

use std::collections::BTreeSet;

use serde_json::Value;

use super::operations::readable;
use crate::forms::Field;
use crate::model::{Body, Operation};
use crate::problem::Problems;
use crate::read::{Contract, Node};

pub fn check(contract: &Contract, problems: &mut Problems) {
    for operation in contract.operations() {
        let form = operation.body.as_ref().and_then(|body| Some((body, body.form.as_ref()?)));
        match form {
            Some((body, form)) => alike(body, form, problems),
            None => {
                if operation.node.get("x-form-limit").is_some() {
                    problems.add(operation.node.problem_at("x-form-limit", "there is no form beside a JSON body"));
                }
            }
        }
        if let Some(body) = &operation.body
            && let Some(fields) = &body.fields
        {
            same(body, fields, problems);
        }
        unread(&operation, problems);
    }
}

/// A form without files says nothing that JSON does not say.
fn same(body: &Body<'_>, fields: &Node<'_>, problems: &mut Problems) {
    if body.schema.as_ref().map(|schema| schema.value) != Some(fields.value) {
        problems.add(fields.problem("must be the schema of the JSON body"));
        return;
    }
    for field in body.form_fields() {
        if let Some(schema) = field.node.meant() {
            readable(&schema, "a field of a form", problems);
        }
    }
}

/// A second media type without a schema would be read as nothing.
fn unread(operation: &Operation<'_>, problems: &mut Problems) {
    let Some(body) = &operation.body else { return };
    for (media, content) in body.node.get("content").map(|all| all.entries()).unwrap_or_default() {
        if media != body.media && content.get("schema").is_none() {
            problems.add(content.problem_at("schema", "missing"));
        }
    }
}

fn alike(body: &Body<'_>, form: &Node<'_>, problems: &mut Problems) {
    let (Some(json), Some(resolved)) = (body.schema.as_ref().and_then(Node::resolved), form.resolved()) else { return };
    let fields = body.form_fields();
    if !fields.iter().any(|field| field.file.is_some()) {
        problems.add(resolved.problem("has no file (format: binary); JSON is enough then"));
    }
    let own = json.get("properties").map(|all| all.entries()).unwrap_or_default();
    for field in &fields {
        let twin = own.iter().find(|(name, _)| *name == field.name).map(|(_, node)| node);
        if let Some(reason) = misfit(field, twin) {
            problems.add(field.node.problem(reason));
        } else if field.file.is_none()
            && let Some(schema) = field.node.meant()
        {
            readable(&schema, "a field of a form", problems);
        }
    }
    for (name, _) in own {
        if !fields.iter().any(|field| field.name == name) {
            problems.add(resolved.problem_at("properties", format!("{name} of the JSON body is missing")));
        }
    }
    if required(&json) != required(&resolved) {
        problems.add(resolved.problem_at("required", "must name the same fields as in the JSON body"));
    }
}

fn misfit(field: &Field<'_>, twin: Option<&Node<'_>>) -> Option<&'static str> {
    match (field.file, twin) {
        (Some(_), None) => None,
        (Some(_), Some(_)) => Some("is a file here and none in the JSON body"),
        (None, None) => Some("is neither a field of the JSON body nor a file (format: binary)"),
        (None, Some(twin)) => (twin.value != field.node.value).then_some("is not described as in the JSON body"),
    }
}

fn required<'a>(schema: &Node<'a>) -> BTreeSet<&'a str> {
    let names = schema.value.get("required").and_then(Value::as_array);
    names.into_iter().flatten().filter_map(Value::as_str).collect()
}
