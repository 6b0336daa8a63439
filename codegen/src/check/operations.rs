//! Operations: their names, parameters, bodies and answers.

use std::collections::BTreeMap;

use heck::{ToLowerCamelCase, ToSnakeCase};
use serde_json::Value;

use crate::model::{Operation, Parameter, is_json};
use crate::problem::Problems;
use crate::read::{Contract, Node, SHARED};

pub fn check(contract: &Contract, problems: &mut Problems) {
    let mut first: BTreeMap<String, String> = BTreeMap::new();
    let mut routes: BTreeMap<(String, &str), &str> = BTreeMap::new();
    let operations = contract.operations();
    for operation in &operations {
        name(operation, &mut first, problems);
        if operation.area == SHARED {
            problems.add(operation.node.problem("an operation belongs into the file of an area"));
        }
        let shape: Vec<&str> =
            operation.path.split('/').map(|part| if part.starts_with('{') { "{}" } else { part }).collect();
        if let Some(other) = routes.insert((shape.join("/"), operation.method), operation.path) {
            problems.add(operation.node.problem(format!("cannot be told from {other}")));
        }
        parameters(operation, problems);
        path(operation, problems);
        body(operation, problems);
        answers(operation, problems);
    }
}

fn name(operation: &Operation<'_>, first: &mut BTreeMap<String, String>, problems: &mut Problems) {
    let id = operation.id;
    if id.is_empty() {
        problems.add(operation.node.problem_at("operationId", "missing"));
    } else if id.to_lower_camel_case() != id {
        problems.add(operation.node.problem_at("operationId", format!("{id} is not written in camelCase")));
    } else if let Some(other) = first.insert(operation.type_name(), operation.node.pointer.clone()) {
        problems.add(operation.node.problem_at("operationId", format!("{id} is also the name of {other}")));
    }
}

fn parameters(operation: &Operation<'_>, problems: &mut Problems) {
    let mut spelled: BTreeMap<(&str, String), &str> = BTreeMap::new();
    for parameter in &operation.parameters {
        if !["path", "query", "header"].contains(&parameter.location) {
            problems.add(parameter.node.problem_at("in", "must be path, query or header; cookies are the gateway's"));
        }
        let Some(schema) = parameter.node.get("schema").and_then(|schema| schema.meant()) else {
            problems.add(parameter.node.problem_at("schema", "missing"));
            continue;
        };
        readable(&schema, "a parameter", problems);
        if let Some(other) = spelled.insert((parameter.location, parameter.name.to_snake_case()), parameter.name) {
            problems
                .add(parameter.node.problem_at("name", format!("{} is another spelling of {other}", parameter.name)));
        }
    }
}

/// Parameters and fields of forms are read from text, so they are single values or lists of them.
pub(super) fn readable(schema: &Node<'_>, what: &str, problems: &mut Problems) {
    const SINGLE: [&str; 4] = ["string", "integer", "number", "boolean"];
    let fits = match schema.text("type") {
        Some("array") => {
            let items = schema.get("items").and_then(|items| items.meant());
            items.is_some_and(|items| items.text("type").is_some_and(|kind| SINGLE.contains(&kind)))
        }
        kind => kind.is_some_and(|kind| SINGLE.contains(&kind)),
    };
    if !fits {
        let reason = format!("{what} is a string, a number, a boolean or a list of those");
        problems.add(schema.problem_at("type", reason));
    }
}

fn path(operation: &Operation<'_>, problems: &mut Problems) {
    let declared: Vec<&Parameter<'_>> = operation.parameters.iter().filter(|one| one.location == "path").collect();
    let mut named = Vec::new();
    for segment in operation.path.split('/').filter(|segment| segment.contains(['{', '}'])) {
        match segment.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            Some(name) if !name.contains(['{', '}']) => named.push(name),
            _ => problems.add(
                operation.node.problem(format!("{segment} mixes text and a parameter; a parameter fills its segment")),
            ),
        }
    }
    for name in &named {
        if !declared.iter().any(|parameter| parameter.name == *name) {
            problems.add(operation.node.problem_at("parameters", format!("path parameter {name} is not declared")));
        }
    }
    for parameter in declared {
        if !named.contains(&parameter.name) {
            problems.add(
                parameter.node.problem_at("name", format!("{} is not in the path {}", parameter.name, operation.path)),
            );
        }
        if !parameter.required {
            problems.add(parameter.node.problem_at("required", "must be true in a path"));
        }
    }
}

fn body(operation: &Operation<'_>, problems: &mut Problems) {
    let Some(body) = &operation.body else { return };
    if operation.method == "get" || operation.method == "head" {
        problems.add(body.node.problem(format!("{} takes no body", operation.method.to_uppercase())));
    }
    let count = body.node.get("content").map_or(0, |content| content.entries().len());
    if count != 1 + usize::from(body.form.is_some() || body.fields.is_some()) {
        let rule = format!("an operation takes one media type, or JSON and a form, not {count}");
        problems.add(body.node.problem_at("content", rule));
    }
    if is_json(body.media) && body.schema.is_none() {
        problems.add(body.node.problem("a JSON body has a schema"));
    }
}

fn answers(operation: &Operation<'_>, problems: &mut Problems) {
    let Some(responses) = operation.node.get("responses") else { return };
    for (status, response) in responses.entries() {
        if !status.parse::<u16>().is_ok_and(|number| (200..600).contains(&number)) {
            problems.add(response.problem("declare every status by its number, from 200 to 599"));
        }
    }
    for answer in &operation.answers {
        if answer.node.get("content").is_some() {
            single(&answer.node, "an answer has one media type", problems);
        }
        if answer.status == 204 && answer.media.is_some() {
            problems.add(answer.node.problem_at("content", "204 has no body"));
        }
        if answer.media.is_some_and(is_json) && answer.schema.is_none() {
            problems.add(answer.node.problem_at("content", "a JSON answer has a schema"));
        }
    }
}

fn single(owner: &Node<'_>, rule: &str, problems: &mut Problems) {
    let count = owner.value.get("content").and_then(Value::as_object).map_or(0, serde_json::Map::len);
    if count != 1 {
        problems.add(owner.problem_at("content", format!("{rule}, not {count}")));
    }
}
