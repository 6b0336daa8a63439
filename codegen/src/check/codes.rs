//! The refusal codes: every code has a Rust name and a status, and the door's own codes are among them.

use std::collections::BTreeSet;

use crate::problem::Problems;
use crate::read::{Contract, Node};
use crate::types::ERROR_CODE;

/// The codes with which the runtime tells violations, under the names by which it calls them.
const OF_RUNTIME: [&str; 7] = [
    "ValidationError",
    "ValidationRequiredField",
    "ValidationTooLong",
    "ValidationTooShort",
    "ValidationOutOfRange",
    "ValidationInvalidFormat",
    "ValidationInvalidValue",
];

pub fn check(contract: &Contract, problems: &mut Problems) {
    let Some(schema) = contract.root().find(&["components", "schemas", ERROR_CODE]) else {
        problems.add(contract.problem("/components/schemas/ErrorCode", "missing: it lists the refusal codes"));
        return;
    };
    let codes = strings(&schema, "enum");
    let names = strings(&schema, "x-enum-varnames");
    if codes.len() != names.len() {
        let reason = format!("names {} of {} codes", names.len(), codes.len());
        problems.add(schema.problem_at("x-enum-varnames", reason));
    }
    let mut seen = BTreeSet::new();
    for (code, node) in &codes {
        let fits = code.starts_with(|c: char| c.is_ascii_alphabetic())
            && code.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !fits {
            problems.add(node.problem(format!("{code:?} is not written as a code: letters, digits and _")));
        }
        if !seen.insert(*code) {
            problems.add(node.problem(format!("{code} stands here twice")));
        }
    }
    names_are_rust(&names, problems);
    if let Some(missing) = OF_RUNTIME.iter().find(|needed| !names.iter().any(|(name, _)| name == *needed)) {
        problems.add(
            schema.problem_at("x-enum-varnames", format!("{missing} is missing; the door itself refuses with it")),
        );
    }
    statuses(&schema, &codes, problems);
}

fn names_are_rust(names: &[(&str, Node<'_>)], problems: &mut Problems) {
    let mut seen = BTreeSet::new();
    for (name, node) in names {
        if !name.starts_with(|c: char| c.is_ascii_uppercase()) || !name.chars().all(|c| c.is_ascii_alphanumeric()) {
            problems.add(node.problem(format!("{name:?} is not written as a Rust variant")));
        }
        if !seen.insert(*name) {
            problems.add(node.problem(format!("{name} stands here twice")));
        }
    }
}

fn statuses(schema: &Node<'_>, codes: &[(&str, Node<'_>)], problems: &mut Problems) {
    let Some(statuses) = schema.get("x-statuses") else {
        problems.add(schema.problem_at("x-statuses", "missing"));
        return;
    };
    for (code, node) in codes {
        if statuses.get(code).is_none() {
            problems.add(node.problem(format!("{code} has no status in x-statuses")));
        }
    }
    for (code, status) in statuses.entries() {
        if !status.value.as_u64().is_some_and(|status| (400..600).contains(&status)) {
            problems.add(status.problem("must be a status from 400 to 599"));
        }
        if !codes.iter().any(|(known, _)| *known == code) {
            problems.add(status.problem(format!("{code} is not a code of {ERROR_CODE}")));
        }
    }
}

fn strings<'a>(schema: &Node<'a>, key: &str) -> Vec<(&'a str, Node<'a>)> {
    let items = schema.get(key).map(|list| list.items()).unwrap_or_default();
    items.into_iter().filter_map(|item| Some((item.value.as_str()?, item))).collect()
}
