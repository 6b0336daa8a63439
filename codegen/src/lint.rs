//! What a contract may say and a good graph does not: told by a test (`tests/graph.rs`) and not by the build, so that an area can grow step by step.

use std::path::Path;

use crate::graph::{Shown, Type, WORD, asked, told, types};
use crate::problem::{Problem, Problems};
use crate::read::{Contract, Node};

/// Every doubt about the graph of the contract in `folder`.
///
/// # Errors
/// If the contract cannot be read.
pub fn doubts(folder: &Path) -> Result<Vec<Problem>, Problems> {
    let contract = Contract::read(folder)?;
    let mut problems = Problems::default();
    for one in types(&contract).values() {
        references(one, &mut problems);
        described(one, &mut problems);
    }
    for one in asked(&contract.operations()) {
        if one.on == "Query" && one.field.strip_prefix("my").is_some_and(|rest| rest.starts_with(char::is_uppercase)) {
            problems.add(one.node.problem("is the viewer's own, so it is a field of Viewer"));
        }
    }
    Ok(problems.sorted())
}

/// Where the contract describes a property of a type.
fn place<'a>(one: &Type<'a>, wire: &str) -> Option<Node<'a>> {
    let properties = one.node.get("properties")?.entries();
    properties.into_iter().find_map(|(name, node)| (name == wire).then_some(node))
}

/// A field that is named after an id shows the thing, or its global id; a number that means nothing to the graph says why it is there. `id` is
/// the global id, and nothing else.
fn references(one: &Type<'_>, problems: &mut Problems) {
    let is_named_so = |field: &str| field.ends_with("Id") || field.ends_with("Ids");
    let reason = "shows a bare id: say which edge it is, the type whose global id it is (id), or why it is bare";
    for property in &one.properties {
        let Some(node) = place(one, property.wire) else { continue };
        let is_bare = matches!(property.shown, Shown::Value | Shown::Number) && property.words.is_none();
        if is_bare && property.field == "id" {
            problems.add(node.problem("is named id, as only the global id of a thing is: say node of its type"));
        }
        if is_bare && is_named_so(&property.field) && node.find(&[WORD, "bare"]).is_none() {
            problems.add(node.problem(reason));
        }
    }
    for extra in one.extras.iter().filter(|extra| is_named_so(extra.name) && extra.node.get("bare").is_none()) {
        problems.add(extra.node.problem(reason));
    }
}

/// Words of a closed set are an enum wherever the graph shows them, and types, fields, sets and their words have sentences.
fn described(one: &Type<'_>, problems: &mut Problems) {
    if told(&one.node).is_none() {
        problems.add(one.node.problem("needs a description: it is a type of the graph"));
    }
    for property in &one.properties {
        let Some(node) = place(one, property.wire) else { continue };
        if property.description.is_empty() {
            problems.add(node.problem("needs a description: the graph shows it"));
        }
        let is_address = property.field == "url" || property.field.ends_with("Url");
        if is_address && property.ty.trim_end_matches('!') == "String" {
            problems.add(node.problem("is an address: say scalar: URL"));
        }
        let target = node.resolved();
        let item = target.as_ref().and_then(|target| target.get("items")?.resolved()).or(target);
        let is_set = item.is_some_and(|item| item.get("enum").is_some() && item.text("type") == Some("string"));
        match &property.words {
            None if is_set && property.shown == Shown::Value => {
                problems.add(node.problem("is one of a set of words, which the graph shows as an enum"));
            }
            Some(words) if words.node.get("x-enum-descriptions").is_none() => {
                problems.add(words.node.problem("needs x-enum-descriptions: the graph shows its words"));
            }
            _ => {}
        }
    }
}
