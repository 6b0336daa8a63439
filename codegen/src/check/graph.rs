//! What the contract says of the graph: every word known, in its place, and leading somewhere.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::extensions::is_operation;
use super::walk;
use crate::graph::{
    FREELY, ONE, Paged, Shown, WORD, asked, is_optional, kept_answer, left_to_rest, listed_words, place, referring,
    schema_of, schemas, set_named, types,
};
use crate::problem::Problems;
use crate::read::{Contract, Node};

/// What may be said of an operation.
const OF_OPERATION: [&str; 14] = [
    "query",
    "mutation",
    "field",
    "pick",
    "cursor",
    "sealed",
    "backward",
    "total",
    "rows",
    "payload",
    "removes",
    "also",
    "scalar",
    "description",
];
/// What may be said of a schema.
const OF_SCHEMA: [&str; 9] =
    ["type", "node", "found", "absent", "together", "fields", "input", "description", "listed"];
/// What may be said of a property, a parameter or a member of a body.
const OF_PROPERTY: [&str; 10] =
    ["as", "edge", "scalar", "id", "enum", "without", "required", "description", "fixed", "bare"];
/// What may be said of a field that a payload has beside what its operation answers.
const OF_ALSO: [&str; 5] = ["type", "input", "answer", "before", "description"];
/// What may be said of what a mutation takes away.
const OF_REMOVES: [&str; 4] = ["type", "parameter", "before", "description"];
/// What may be said of a field that no property answers.
const OF_FIELD: [&str; 12] =
    ["type", "description", "arguments", "cost", "page", "from", "by", "kinds", "each", "parties", "viewer", "bare"];

pub fn check(contract: &Contract, problems: &mut Problems) {
    let types = types(contract);
    let names: BTreeSet<&str> = types.values().map(|one| one.name).collect();
    let numbered = types.values().filter(|one| one.is_node && one.key.is_some());
    let numbered: BTreeSet<&str> = numbered.map(|one| one.name).collect();
    let mut fields: BTreeMap<(String, String), String> = BTreeMap::new();
    walk::objects(contract, &mut |owner| {
        if let Some(words) = owner.get("x-enum-descriptions") {
            for reason in descriptions(owner, &words) {
                problems.add(words.problem(reason));
            }
        }
        let Some(said) = owner.get(WORD) else { return };
        let wrong = if is_operation(owner) {
            operation(&said, &mut fields, (&names, &numbered), &contract.areas)
        } else if said.value == &Value::Bool(false) {
            Vec::new()
        } else if owner.text("type") == Some("object") && said.get("type").is_some() {
            schema(contract, owner, &said)
        } else if owner.text("type") == Some("object") && said.get("input").is_some() {
            unknown(&said, &["input"])
        } else if owner.text("type") == Some("object") && said.get("kept").is_some() {
            kept(&said)
        } else if owner.get("enum").is_some() && said.get("type").is_some() {
            unknown(&said, &["type", "without", "description"])
        } else if owner.text("type") == Some("object") && said.get("like").is_some() {
            like(contract, owner, &said)
        } else {
            let mut wrong = property(&said, &names);
            wrong.extend(other_words(contract, owner, &said));
            wrong
        };
        wrong.into_iter().for_each(|reason| problems.add(said.problem(reason)));
    });
    // What is named wrongly is told first.
    if problems.is_empty() {
        shown(contract, problems);
        own_fields(contract, problems);
        backward_lists(contract, problems);
        kept_answers(contract, problems);
    }
}

/// Words that are not among those that may be said here.
fn unknown(said: &Node<'_>, known: &[&str]) -> Vec<String> {
    if !said.value.is_object() {
        return vec!["must be an object, or false".to_owned()];
    }
    let unknown = said.entries().into_iter().filter(|(word, _)| !known.contains(word));
    unknown.map(|(word, _)| format!("knows no word {word}; here may stand {}", known.join(", "))).collect()
}

fn operation(
    said: &Node<'_>,
    fields: &mut BTreeMap<(String, String), String>,
    (names, numbered): (&BTreeSet<&str>, &BTreeSet<&str>),
    areas: &[String],
) -> Vec<String> {
    let mut wrong = unknown(said, &OF_OPERATION);
    let places = ["query", "mutation", "field"].iter().filter(|word| said.get(word).is_some()).count();
    match place(said) {
        Some((on, field)) if places == 1 => {
            if let Some(first) = fields.insert((on.to_owned(), field.to_owned()), said.pointer.clone()) {
                wrong.push(format!("{on}.{field} is answered by {first} already"));
            }
        }
        _ => wrong.push("must name one field: query, mutation, or field as Type.name".to_owned()),
    }
    for word in ["sealed", "backward"] {
        if said.get(word).is_some() && !said.is(word) {
            wrong.push(format!("{word} is true, or not said"));
        }
    }
    if let Some(name) = said.text("rows").filter(|name| !names.contains(name)) {
        wrong.push(format!("rows names {name}, which is no type of the graph"));
    }
    if let Some(removed) = said.get("removes") {
        wrong.extend(unknown(&removed, &OF_REMOVES).into_iter().map(|reason| format!("removes {reason}")));
        if removed.text("type").is_none() {
            wrong.push("removes must be {type: what is gone, parameter: the one that names it}".to_owned());
        }
        wrong.extend(told_before(&removed, "removes", areas));
        if removed.get("before").is_some() && removed.get("parameter").is_some() {
            wrong.push("removes says a parameter or before, not both".to_owned());
        }
    }
    for (field, node) in said.get("also").map(|all| all.entries()).unwrap_or_default() {
        wrong.extend(unknown(&node, &OF_ALSO).into_iter().map(|reason| format!("{field} {reason}")));
        wrong.extend(told_before(&node, field, areas));
        let sources = ["input", "answer", "before"].iter().filter(|word| node.get(word).is_some()).count();
        match node.text("type") {
            Some("Viewer") if sources == 0 => {}
            Some(name) if names.contains(name) && sources == 1 => {}
            // There is only one of it.
            Some(name) if names.contains(name) && sources == 0 && !numbered.contains(name) => {}
            Some(name) if names.contains(name) => {
                wrong.push(format!("{field} needs one of: an input, an answer, before: true"));
            }
            _ => wrong.push(format!("{field} needs a type of the graph")),
        }
    }
    wrong
}

/// `before` is true, or the name of the area that tells it, or not said.
fn told_before(said: &Node<'_>, field: &str, areas: &[String]) -> Option<String> {
    let is_area = said.text("before").is_some_and(|area| areas.iter().any(|one| one == area));
    let is_other = said.get("before").is_some() && !said.is("before") && !is_area;
    is_other.then(|| format!("{field} says before: it is true, the name of an area, or not said"))
}

fn schema(contract: &Contract, owner: &Node<'_>, said: &Node<'_>) -> Vec<String> {
    let mut wrong = unknown(said, &OF_SCHEMA);
    let is_key = match said.get("node").map(|node| node.value) {
        None | Some(Value::Bool(true)) => true,
        Some(Value::String(word)) => word == ONE || owner.find(&["properties", word]).is_some(),
        Some(_) => false,
    };
    if !is_key {
        wrong.push(format!("node is true, the property that holds its number, or {ONE}"));
    }
    let name = said.text("type").unwrap_or_default();
    if !name.starts_with(|first: char| first.is_ascii_uppercase()) || !name.chars().all(|c| c.is_ascii_alphanumeric()) {
        wrong.push(format!("{name} must be a name such as ListingImage"));
    }
    if name.ends_with("Connection") || name.ends_with("Edge") {
        wrong.push(format!("{name} ends as only lists do"));
    }
    for (field, node) in said.get("fields").map(|all| all.entries()).unwrap_or_default() {
        wrong.extend(unknown(&node, &OF_FIELD).into_iter().map(|reason| format!("{field} {reason}")));
        for word in ["type", "description"] {
            if node.text(word).is_none() {
                wrong.push(format!("{field} needs a {word}"));
            }
        }
        let is_always = node.text("type").is_some_and(|ty| ty.ends_with('!'));
        if node.text("from").is_some_and(|path| !leads_somewhere(owner, path, is_always)) {
            wrong.push(format!("{field} has a from that leads to no property that is always there"));
        }
        wrong.extend(by_word(contract, owner, &node).into_iter().map(|reason| format!("{field} {reason}")));
        wrong.extend(each(contract, owner, &node).into_iter().map(|reason| format!("{field} {reason}")));
        wrong.extend(of_viewer(contract, owner, &node).into_iter().map(|reason| format!("{field} {reason}")));
    }
    if said.get("together").is_some() {
        let key = match said.get("node").map(|node| node.value) {
            Some(Value::String(word)) => word.as_str(),
            _ => "id",
        };
        let number = owner.find(&["properties", key]).and_then(|property| property.resolved());
        let is_number = number.is_some_and(|number| number.text("type") == Some("integer"));
        let is_known = said.is("together") || said.text("together") == Some(FREELY);
        if !is_known || said.get("found").is_none() || !is_number || is_optional(owner, key) {
            wrong.push(
                "together is true or freely, of what an operation finds by a number that is always there".to_owned(),
            );
        }
    }
    let is_sentence = |name: &str| name.contains('-') && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    if said.get("found").is_some() != said.text("absent").is_some_and(is_sentence) {
        wrong.push(
            "says found and absent together: the operation, and the name of the sentence if there is nothing"
                .to_owned(),
        );
    }
    if let Some(operation) = said.text("found") {
        if said.get("node").is_none() {
            wrong.push("found is said of what has a global id".to_owned());
        }
        if !contract.operations().iter().any(|one| one.id == operation) {
            wrong.push(format!("found names {operation}, which is no operation"));
        }
    }
    wrong
}

/// A field that its area answers for many rows at once, or that the viewer sees as one of its parties.
fn each(contract: &Contract, owner: &Node<'_>, field: &Node<'_>) -> Vec<String> {
    let parties = field.get("parties").map(|parties| parties.items()).unwrap_or_default();
    let says = |words: &[&str]| words.iter().any(|word| field.get(word).is_some());
    let leads = |way: &str| leads_somewhere(owner, way, false);
    let mut wrong = Vec::new();
    match field.text("each") {
        Some(operation) => {
            if !contract.operations().iter().any(|one| one.id == operation) {
                wrong.push(format!("has each that names {operation}, which is no operation"));
            }
            if says(&["from", "by", "arguments", "page"]) {
                wrong.push("is answered for many rows at once, or in another way".to_owned());
            }
        }
        None if says(&["parties"]) && (!says(&["from"]) || says(&["by"])) => {
            wrong.push("has parties, but neither each nor from".to_owned());
        }
        None => {}
    }
    if !parties.iter().all(|way| way.value.as_str().is_some_and(leads)) {
        wrong.push("has parties that lead to no property".to_owned());
    }
    wrong
}

/// A field that says whether a number of the row is the viewer's, or which of several.
fn of_viewer(contract: &Contract, owner: &Node<'_>, field: &Node<'_>) -> Vec<String> {
    let Some(said) = field.get("viewer") else { return Vec::new() };
    let mut wrong = Vec::new();
    if ["from", "by", "each", "arguments", "page", "parties"].iter().any(|word| field.get(word).is_some()) {
        wrong.push("says viewer, or is answered in another way".to_owned());
    }
    let set = field
        .text("type")
        .and_then(|name| contract.root().find(&["components", "schemas", set_named(contract, name)?]));
    let words = set.map(|set| listed_words(&set, &left_to_rest(&set))).unwrap_or_default();
    let leads = |way: &str| leads_somewhere(owner, way, false);
    let is_known = match said.value.as_str() {
        Some(way) => leads(way) && field.text("type") == Some("Boolean"),
        None => {
            let ways = said.entries();
            let fits = |(way, word): &(&str, Node<'_>)| {
                leads(way) && word.value.as_str().is_some_and(|word| words.contains(&word))
            };
            !ways.is_empty() && ways.iter().all(fits)
        }
    };
    if !is_known {
        wrong.push(
            "says viewer: the way to a number for a Boolean, or the ways to numbers, each with a word of its set"
                .to_owned(),
        );
    }
    wrong
}

/// A field whose type a word of the row says.
fn by_word(contract: &Contract, owner: &Node<'_>, field: &Node<'_>) -> Vec<String> {
    let Some(by) = field.text("by") else {
        return field.get("kinds").map(|_| "has kinds, but no by".to_owned()).into_iter().collect();
    };
    let property = owner.find(&["properties", by]).map(|property| referring(&property));
    let words: Vec<&str> =
        property.and_then(|set| set.resolved()).map(|set| listed_words(&set, &[])).unwrap_or_default();
    let kinds = field.get("kinds").map(|all| all.entries()).unwrap_or_default();
    let mut wrong = Vec::new();
    if words.is_empty() || kinds.is_empty() || field.text("from").is_none_or(|path| path.contains('.')) {
        wrong.push("has a by, so it needs a set of words there, a from beside it, and kinds".to_owned());
    }
    for (word, kind) in kinds {
        if !words.contains(&word) || kind.value.as_str().is_none_or(|kind| schema_of(contract, kind).is_none()) {
            wrong.push(format!("has no such word or type among its kinds: {word}"));
        }
    }
    wrong
}

/// Whether a path goes from property to property of a schema; through objects that are always there, if the field always is.
fn leads_somewhere(owner: &Node<'_>, path: &str, is_always: bool) -> bool {
    let Some((first, rest)) = path.split_once('.') else { return owner.find(&["properties", path]).is_some() };
    let below = owner.find(&["properties", first]).and_then(|property| property.meant());
    let goes_on = !is_always || !is_optional(owner, first);
    goes_on && below.is_some_and(|below| leads_somewhere(&below, rest, is_always))
}

/// An answer of which the area keeps what it brings.
fn kept(said: &Node<'_>) -> Vec<String> {
    let mut wrong = unknown(said, &["kept"]);
    if !said.is("kept") {
        wrong.push("kept is true, or not said".to_owned());
    }
    wrong
}

/// Rows that are shown as those of another schema's type have whatever those must have.
fn like(contract: &Contract, owner: &Node<'_>, said: &Node<'_>) -> Vec<String> {
    let mut wrong = unknown(said, &["like"]);
    let name = said.text("like").unwrap_or_default();
    let base = schema_of(contract, name).and_then(|base| contract.root().find(&["components", "schemas", base]));
    match base {
        Some(base) => {
            for (wire, _) in base.get("properties").map(|all| all.entries()).unwrap_or_default() {
                let is_here = owner.find(&["properties", wire]).is_some();
                if !is_optional(&base, wire) && (!is_here || is_optional(owner, wire)) {
                    wrong.push(format!("is like {name}, which always has {wire}"));
                }
            }
        }
        None => wrong.push(format!("like names {name}, which is no type of the graph")),
    }
    wrong
}

fn property(said: &Node<'_>, names: &BTreeSet<&str>) -> Vec<String> {
    let mut wrong = unknown(said, &OF_PROPERTY);
    for word in ["edge", "id"] {
        if let Some(name) = said.text(word).filter(|name| !names.contains(name)) {
            wrong.push(format!("{word} names {name}, which is no type of the graph"));
        }
    }
    wrong
}

/// A word of the set that an argument is said to take, which REST would refuse.
fn other_words(contract: &Contract, owner: &Node<'_>, said: &Node<'_>) -> Option<String> {
    let name = said.text("enum").filter(|_| said.get("without").is_none())?;
    let set = contract.root().find(&["components", "schemas", set_named(contract, name)?])?;
    let own = owner.get("schema").unwrap_or_else(|| owner.clone()).meant()?;
    own.get("enum")?;
    let taken = listed_words(&own, &[]);
    let other = listed_words(&set, &left_to_rest(&set)).into_iter().find(|word| !taken.contains(word))?;
    Some(format!("enum names {name}, whose {other} is none of the words here"))
}

/// Every word has a sentence, and no other has.
fn descriptions(owner: &Node<'_>, said: &Node<'_>) -> Vec<String> {
    let words = owner.get("enum").map(|list| list.items()).unwrap_or_default();
    let words: BTreeSet<&str> = words.iter().filter_map(|word| word.value.as_str()).collect();
    let described: BTreeSet<&str> = said.entries().into_iter().map(|(word, _)| word).collect();
    let missing = words.difference(&described).map(|word| format!("says nothing of {word}"));
    missing.chain(described.difference(&words).map(|word| format!("describes {word}, which is no value"))).collect()
}

/// The fields of a type that operations answer are answered in the type's own area.
fn own_fields(contract: &Contract, problems: &mut Problems) {
    for operation in contract.operations() {
        let on = operation.node.get(WORD).and_then(|said| Some(place(&said)?.0.to_owned()));
        let schema = on.as_deref().and_then(|on| schema_of(contract, on));
        if schema.is_some_and(|schema| contract.module_of_schema(schema) != operation.area) {
            problems.add(operation.node.problem("answers a field of a type of another area"));
        }
    }
}

/// Only a list by cursors says that it is read backward, too: those that REST counts always are.
fn backward_lists(contract: &Contract, problems: &mut Problems) {
    let operations = contract.operations();
    for one in asked(&operations).iter().filter(|one| one.node.is("backward")) {
        if one.paged() != Some(Paged::Cursor) {
            problems.add(one.node.problem("says backward of what is no list by cursors"));
        }
    }
}

/// What is kept comes with the answer of some field.
fn kept_answers(contract: &Contract, problems: &mut Problems) {
    let operations = contract.operations();
    let shown = operations.iter().filter(|operation| operation.node.get(WORD).is_some());
    let answers: BTreeSet<&str> = shown.filter_map(kept_answer).collect();
    for (schema, node) in schemas(contract) {
        let Some(said) = node.get(WORD).filter(|said| said.is("kept")) else { continue };
        if !answers.contains(schema) {
            problems.add(said.problem("is kept, but no field answers it"));
        }
    }
}

/// Whatever a type shows can be shown: it has a sentence, and objects are types themselves.
fn shown(contract: &Contract, problems: &mut Problems) {
    for one in types(contract).values() {
        let properties = one.node.get("properties").map(|all| all.entries()).unwrap_or_default();
        for property in &one.properties {
            let Some((_, node)) = properties.iter().find(|(wire, _)| *wire == property.wire) else { continue };
            if property.description.is_empty() {
                problems.add(node.problem("needs a description: the graph shows it"));
            }
            let target = node.resolved();
            let is_object = target.is_some_and(|target| {
                target.get("properties").is_some() && target.get("additionalProperties").is_some()
            });
            if is_object
                && property.shown == Shown::Value
                && property.scalar == Some("JSON")
                && node.get(WORD).is_none()
            {
                let reason = "is no type of the graph: give its schema x-graph, or say here x-graph: false";
                problems.add(node.problem(reason));
            }
        }
    }
}
