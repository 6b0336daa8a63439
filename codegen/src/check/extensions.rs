//! The `x-` extensions: which there are, where they may stand, and what they hold.

use serde_json::Value;

use super::walk;
use crate::extensions::{GATES, ROLES};
use crate::graph::listed_words;
use crate::model::METHODS;
use crate::problem::Problems;
use crate::read::{Contract, Node};
use crate::schema::WORDS_OF;
use crate::types::ERROR_CODE;

/// What may stand in an operation.
const OF_OPERATION: [&str; 15] = [
    "x-tenant",
    "x-roles",
    "x-role-code",
    "x-open",
    "x-gates",
    "x-personal",
    "x-feature",
    "x-rate-limit",
    "x-idempotency",
    "x-body-limit",
    "x-form-limit",
    "x-strict-query",
    "x-violation-code",
    "x-violation-reasons",
    "x-violation-status",
];

pub fn check(contract: &Contract, problems: &mut Problems) {
    walk::objects(contract, &mut |node| {
        for (key, value) in node.entries().into_iter().filter(|(key, _)| key.starts_with("x-")) {
            match wrong(contract, node, key, &value) {
                Some(reason) => problems.add(value.problem(reason)),
                None => continue,
            }
        }
    });
}

fn wrong(contract: &Contract, owner: &Node<'_>, key: &str, value: &Node<'_>) -> Option<String> {
    let known_here = match key {
        "x-graph" | "x-enum-descriptions" => return None,
        "x-clamp" => owner.text("in").is_some(),
        "x-clears" => owner.is("nullable"),
        "x-strict" => owner.value.get("additionalProperties") == Some(&Value::Bool(false)),
        "x-spellings" | "x-written" => owner.get("properties").is_some(),
        WORDS_OF => owner.get("enum").is_some(),
        "x-enum-varnames" | "x-statuses" => owner.pointer == format!("/components/schemas/{ERROR_CODE}"),
        _ => OF_OPERATION.contains(&key) && is_operation(owner),
    };
    if !known_here {
        let known = OF_OPERATION.contains(&key)
            || [
                "x-clamp",
                "x-clears",
                "x-enum-varnames",
                "x-spellings",
                "x-statuses",
                "x-strict",
                "x-written",
                WORDS_OF,
            ]
            .contains(&key);
        return Some(if known {
            "does not belong here".to_owned()
        } else {
            "is not an extension that we know".to_owned()
        });
    }
    match key {
        "x-tenant" => one_of(value, &["required", "optional", "none"]),
        "x-roles" => some_of(value, "roles", &ROLES),
        "x-gates" => some_of(value, "gates", &GATES),
        "x-open" | "x-personal" => (value.value != true).then(|| "must be true".to_owned()),
        "x-feature" => feature(value),
        "x-rate-limit" => rate_limit(value),
        "x-idempotency" => idempotency(contract, value),
        "x-body-limit" | "x-form-limit" => {
            positive(value.value).then_some(()).map_or_else(|| Some("must be a number of bytes".to_owned()), |()| None)
        }
        "x-role-code" if owner.get("x-roles").is_none() => Some("stands beside x-roles only".to_owned()),
        "x-role-code" | "x-violation-code" => violation_code(contract, value),
        "x-violation-reasons" => reasons(value),
        "x-violation-status" => (value.value != 400 && value.value != 422).then(|| "must be 400 or 422".to_owned()),
        "x-strict" | "x-strict-query" => {
            value.value.as_str().is_none_or(str::is_empty).then(|| "must say why".to_owned())
        }
        "x-spellings" => spellings(owner, value),
        WORDS_OF => words_of(contract, owner, value),
        "x-clears" | "x-written" => (value.value != true).then(|| "must be true".to_owned()),
        "x-clamp" => (!value.value.is_boolean()).then(|| "must be true or false".to_owned()),
        _ => None,
    }
}

/// A narrower place takes words of the set that it names, and not all of them.
fn words_of(contract: &Contract, owner: &Node<'_>, value: &Node<'_>) -> Option<String> {
    let name = value.value.as_str().unwrap_or_default();
    let set = contract.root().find(&["components", "schemas", name]).filter(|set| set.get("enum").is_some());
    let Some(set) = set else { return Some("must name a set of words among the schemas".to_owned()) };
    let (all, some) = (listed_words(&set, &[]), listed_words(owner, &[]));
    if let Some(other) = some.iter().find(|word| !all.contains(*word)) {
        return Some(format!("{other} is no word of {name}"));
    }
    (all.len() == some.len()).then(|| format!("are all the words of {name}; refer to it instead"))
}

pub(super) fn is_operation(node: &Node<'_>) -> bool {
    let keys: Vec<&str> = node.pointer.split('/').collect();
    matches!(keys.as_slice(), ["", "paths", _, method] if METHODS.contains(method))
}

fn one_of(value: &Node<'_>, words: &[&str]) -> Option<String> {
    let fits = value.value.as_str().is_some_and(|word| words.contains(&word));
    (!fits).then(|| format!("must be one of {}", words.join(", ")))
}

/// At least one of the words that the contract knows as `what`.
fn some_of(value: &Node<'_>, what: &str, words: &[(&str, &str)]) -> Option<String> {
    let known: Vec<&str> = words.iter().map(|(wire, _)| *wire).collect();
    let items = value.items();
    let fits = !items.is_empty() && items.iter().all(|word| one_of(word, &known).is_none());
    (!fits).then(|| format!("must be a list of {what} among {}", known.join(", ")))
}

fn feature(value: &Node<'_>) -> Option<String> {
    let fits = value.value.as_str().is_some_and(|name| {
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    });
    (!fits).then(|| "must be the name of a feature in lower case, words joined by _".to_owned())
}

fn rate_limit(value: &Node<'_>) -> Option<String> {
    let fits = has_only(value, &["limit", "window", "per", "layer"])
        && value.value.get("limit").is_some_and(positive)
        && value.value.get("window").is_some_and(positive)
        && matches!(value.text("per"), Some("member" | "address"))
        && (value.get("layer").is_none() || matches!(value.text("layer"), Some("route" | "handler")));
    let form = "must be {limit: calls, window: seconds, per: member or address}, perhaps with layer: route or handler";
    (!fits).then(|| form.to_owned())
}

fn idempotency(contract: &Contract, value: &Node<'_>) -> Option<String> {
    let fits = has_only(value, &["window", "required", "code"])
        && value.value.get("window").is_some_and(positive)
        && value.value.get("required").is_none_or(Value::is_boolean);
    let shape = (!fits).then(|| "must be {window: seconds, required: true or false, code: a code}".to_owned());
    shape.or_else(|| value.get("code").and_then(|code| violation_code(contract, &code)))
}

fn spellings(owner: &Node<'_>, value: &Node<'_>) -> Option<String> {
    let names: Vec<_> = value.items().iter().filter_map(|name| name.value.as_str()).collect();
    let fits = names.len() > 1 && names.iter().all(|name| owner.find(&["properties", name]).is_some());
    (!fits).then(|| "must be a list of members of this schema that say one thing".to_owned())
}

fn violation_code(contract: &Contract, value: &Node<'_>) -> Option<String> {
    let codes = contract.root().find(&["components", "schemas", ERROR_CODE, "enum"]);
    let known = codes.is_some_and(|codes| codes.items().iter().any(|code| code.value == value.value));
    (!known).then(|| format!("must be a code of {ERROR_CODE}"))
}

fn reasons(value: &Node<'_>) -> Option<String> {
    let all = value.entries();
    let fits =
        !all.is_empty() && all.iter().all(|(_, reason)| reason.value.as_str().is_some_and(|word| !word.is_empty()));
    (!fits).then(|| "must say for each field, or * for all others, which reason it is".to_owned())
}

fn has_only(value: &Node<'_>, keys: &[&str]) -> bool {
    value.value.is_object() && value.entries().iter().all(|(key, _)| keys.contains(key))
}

fn positive(value: &Value) -> bool {
    value.as_u64().is_some_and(|number| (1..=u64::from(u32::MAX)).contains(&number))
}
