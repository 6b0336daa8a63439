//! Every operation declares the statuses that follow from its row.

use std::collections::BTreeMap;

use crate::extensions::{Security, Tenant};
use crate::model::{Operation, Parameter, is_json};
use crate::problem::Problems;
use crate::read::{Contract, Node};

pub fn check(contract: &Contract, problems: &mut Problems) {
    for operation in contract.operations() {
        for (status, because) in implied(&operation) {
            if !operation.answers.iter().any(|answer| answer.status == status) {
                problems
                    .add(operation.node.problem_at("responses", format!("{status} is not declared, but {because}")));
            }
        }
    }
}

/// The statuses that the door gives for this operation, each with the first reason.
fn implied(operation: &Operation<'_>) -> BTreeMap<u16, &'static str> {
    let facts = &operation.facts;
    let violation = u16::try_from(facts.violation_status).unwrap_or(422);
    let mut found = BTreeMap::from([(500, "anything can fail")]);
    let mut add = |status, because| {
        found.entry(status).or_insert(because);
    };
    if facts.security == Security::Member {
        add(401, "the caller must be signed in");
        add(403, "a member may be kept out");
    }
    if !facts.roles.is_empty() {
        add(403, "x-roles asks for a role");
    }
    if facts.feature.is_some() {
        add(403, "x-feature may be off");
    }
    if facts.rate_limit.is_some() {
        add(429, "x-rate-limit limits the calls");
    }
    if facts.tenant == Tenant::Required {
        add(400, "the tenant may be missing");
    }
    if let Some(body) = &operation.body {
        add(400, "a body may be malformed");
        add(413, "a body may be too large");
        if !body.media.contains('*') {
            add(415, "a body may have the wrong media type");
        }
        if is_json(body.media) {
            add(violation, "a body may break its schema");
        }
    }
    if facts.idempotency.is_some() {
        add(409, "a call with the same key may still run");
        add(422, "an idempotency key may be used for another call");
        add(violation, "an idempotency key may be malformed");
    }
    if operation.parameters.iter().any(|parameter| parameter.location == "path") {
        add(404, "there may be nothing at this path");
    }
    let seen = operation.seen("query").into_iter().chain(operation.seen("header"));
    if seen.into_iter().any(refuses) {
        add(violation, "a parameter may break its bounds");
    }
    found
}

/// True if some text is no value of this parameter.
fn refuses(parameter: &Parameter<'_>) -> bool {
    if parameter.required {
        return true;
    }
    let Some(schema) = parameter.node.get("schema").and_then(|schema| schema.meant()) else { return false };
    let items = schema.get("items").and_then(|items| items.meant());
    let clamped = parameter.node.is("x-clamp");
    bounded(&schema, clamped) || items.is_some_and(|items| bounded(&items, clamped))
}

/// Clamping heals numbers and booleans, not texts and lists.
fn bounded(schema: &Node<'_>, clamped: bool) -> bool {
    const BOUNDS: [&str; 6] = ["enum", "pattern", "format", "minLength", "maxLength", "maxItems"];
    match schema.text("type") {
        Some("integer" | "number" | "boolean") => !clamped,
        _ => BOUNDS.iter().any(|bound| schema.get(bound).is_some()),
    }
}
