//! Links on answers: each names an operation, and where its path parameters stand in the call that was made and its answer.

use std::collections::BTreeMap;

use crate::model::{Answer, Operation};
use crate::problem::Problems;
use crate::read::{Contract, Node};

/// What a link may hold.
const MEMBERS: [&str; 3] = ["operationId", "parameters", "description"];

pub fn check(contract: &Contract, problems: &mut Problems) {
    let operations = contract.operations();
    let by_id: BTreeMap<&str, &Operation<'_>> = operations.iter().map(|one| (one.id, one)).collect();
    for source in &operations {
        for answer in &source.answers {
            for (name, link) in answer.node.get("links").map(|links| links.entries()).unwrap_or_default() {
                if !(200..300).contains(&answer.status) {
                    problems.add(link.problem("belongs to an answer that means success"));
                }
                check_link(source, answer, name, &link, &by_id, problems);
            }
        }
    }
}

fn check_link(
    source: &Operation<'_>,
    answer: &Answer<'_>,
    name: &str,
    named: &Node<'_>,
    by_id: &BTreeMap<&str, &Operation<'_>>,
    problems: &mut Problems,
) {
    // Dangling references are told elsewhere.
    let Some(link) = named.resolved() else { return };
    for (key, member) in link.entries() {
        if !MEMBERS.contains(&key) {
            problems.add(member.problem(format!("a link holds only {}", MEMBERS.join(", "))));
        }
    }
    let Some(id) = link.text("operationId") else {
        problems.add(link.problem_at("operationId", "missing"));
        return;
    };
    let Some(target) = by_id.get(id) else {
        problems.add(link.problem_at("operationId", format!("{id} is not an operation")));
        return;
    };
    if name != target.type_name() {
        problems.add(named.problem(format!("must be named {}, after its operation", target.type_name())));
    }
    let given = link.get("parameters").map(|all| all.entries()).unwrap_or_default();
    for (parameter, expression) in &given {
        if let Some(reason) = mismatch(source, answer, target, parameter, expression) {
            problems.add(expression.problem(reason));
        }
    }
    for parameter in target.parameters.iter().filter(|one| one.location == "path") {
        if !given.iter().any(|(name, _)| *name == parameter.name) {
            let reason = format!("path parameter {} of {id} is missing", parameter.name);
            problems.add(link.problem_at("parameters", reason));
        }
    }
}

/// What is wrong with one parameter of a link, if anything.
fn mismatch(
    source: &Operation<'_>,
    answer: &Answer<'_>,
    target: &Operation<'_>,
    parameter: &str,
    expression: &Node<'_>,
) -> Option<String> {
    let Some(taken) = target.parameters.iter().find(|one| one.name == parameter) else {
        return Some(format!("{} has no parameter {parameter}", target.id));
    };
    let text = expression.value.as_str().unwrap_or_default();
    let found = match value(source, answer, text) {
        Ok(found) => found,
        Err(reason) => return Some(reason),
    };
    let wanted = taken.node.get("schema").and_then(|schema| schema.resolved())?;
    let (found, wanted) = (found.text("type").unwrap_or("anything"), wanted.text("type").unwrap_or("anything"));
    (found != wanted).then(|| format!("{text} is {found}, but {parameter} of {} is {wanted}", target.id))
}

/// The schema of the value that a runtime expression names.
fn value<'a>(source: &Operation<'a>, answer: &Answer<'a>, text: &str) -> Result<Node<'a>, String> {
    let in_body = |body: Option<&Node<'a>>, pointer: &str| {
        let found = body.and_then(|schema| at(schema, &steps(pointer)?));
        found.ok_or_else(|| format!("{pointer} leads nowhere in the schema of the body"))
    };
    if let Some(pointer) = text.strip_prefix("$response.body#") {
        return in_body(answer.schema.as_ref(), pointer);
    }
    if let Some(pointer) = text.strip_prefix("$request.body#") {
        return in_body(source.body.as_ref().and_then(|body| body.schema.as_ref()), pointer);
    }
    let of_request = text.strip_prefix("$request.").and_then(|rest| rest.split_once('.'));
    let Some((location @ ("path" | "query"), name)) = of_request else {
        return Err("must be a runtime expression, for example $response.body#/data/id or $request.path.id".to_owned());
    };
    let own = source.parameters.iter().find(|one| (one.location, one.name) == (location, name));
    let schema = own.and_then(|own| own.node.get("schema")?.resolved());
    schema.ok_or_else(|| format!("{} has no {location} parameter {name}", source.id))
}

/// The segments of a JSON pointer.
fn steps(pointer: &str) -> Option<Vec<String>> {
    let unescaped = |step: &str| step.replace("~1", "/").replace("~0", "~");
    Some(pointer.strip_prefix('/')?.split('/').map(unescaped).collect())
}

/// The schema that `steps` lead to: members of objects by name, entries of lists by number, through every part of a composition.
fn at<'a>(schema: &Node<'a>, steps: &[String]) -> Option<Node<'a>> {
    let schema = schema.resolved()?;
    let parts = || {
        let lists = ["allOf", "oneOf", "anyOf"].into_iter().filter_map(|key| schema.get(key));
        lists.flat_map(|list| list.items()).collect::<Vec<_>>()
    };
    let Some((step, rest)) = steps.split_first() else {
        return if schema.text("type").is_some() {
            Some(schema)
        } else {
            parts().iter().find_map(|part| at(part, steps)).or(Some(schema))
        };
    };
    let index = !step.is_empty() && step.bytes().all(|byte| byte.is_ascii_digit());
    let items = if index { schema.get("items") } else { None };
    let child = schema.find(&["properties", step]).or(items);
    child.and_then(|child| at(&child, rest)).or_else(|| parts().iter().find_map(|part| at(part, steps)))
}
