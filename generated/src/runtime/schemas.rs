//! The JSON Schemas of every operation, compiled when they are first needed.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use jsonschema::{Draft, Validator};
use serde_json::{Map, Value, json};

use crate::operations::Operation;

/// A part of an operation's input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The path parameters.
    Path,
    /// The query parameters.
    Query,
    /// The headers.
    Header,
    /// The JSON body.
    Body,
}

const PLACES: [&str; 4] = ["path", "query", "header", "body"];

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../schemas.json")).unwrap_or_default());

/// One cell for each operation and place.
static INPUT: LazyLock<Vec<[OnceLock<Option<Validator>>; PLACES.len()]>> =
    LazyLock::new(|| Operation::ALL.iter().map(|_| Default::default()).collect());

type Answers = Mutex<BTreeMap<(Operation, u16), Option<Arc<Validator>>>>;

static ANSWERS: Answers = Mutex::new(BTreeMap::new());

/// The validator of a part of the input, if the contract describes that part.
pub(crate) fn input(operation: Operation, place: Place) -> Option<&'static Validator> {
    let cell = INPUT.get(operation as usize)?.get(place as usize)?;
    cell.get_or_init(|| compile(&DOCUMENT["operations"][operation.id()][PLACES[place as usize]])).as_ref()
}

/// The JSON Schema of an operation's body; null if it takes none.
pub(crate) fn body(operation: Operation) -> &'static Value {
    &DOCUMENT["operations"][operation.id()]["body"]
}

/// The schema that a reference leads to, or the schema itself.
pub(crate) fn followed(schema: &'static Value) -> &'static Value {
    let name = schema.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix("#/definitions/"));
    name.map_or(schema, |name| followed(&DOCUMENT["definitions"][name]))
}

/// What the contract says of an answer: its media type, if it has a body, and its JSON Schema.
pub(crate) fn answer(operation: Operation, status: u16) -> Option<(Option<&'static str>, Option<Arc<Validator>>)> {
    let told = DOCUMENT["operations"][operation.id()]["answers"].get(status.to_string())?;
    let mut compiled = ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    let validator = compiled.entry((operation, status)).or_insert_with(|| compile(&told["schema"]).map(Arc::new));
    Some((told["media"].as_str(), validator.clone()))
}

/// Compiles a schema with the definitions that it reaches, and no others. The generator has compiled every schema before.
fn compile(schema: &Value) -> Option<Validator> {
    if schema.is_null() {
        return None;
    }
    let mut definitions = Map::new();
    reach(schema, &mut definitions);
    let whole = json!({ "allOf": [schema], "definitions": definitions });
    jsonschema::options().with_draft(Draft::Draft7).should_validate_formats(true).build(&whole).ok()
}

fn reach(schema: &Value, found: &mut Map<String, Value>) {
    match schema {
        Value::Object(members) => {
            let name = members.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix("#/definitions/"));
            if let Some(name) = name
                && !found.contains_key(name)
            {
                let definition = &DOCUMENT["definitions"][name];
                found.insert(name.to_owned(), definition.clone());
                reach(definition, found);
            }
            members.values().for_each(|member| reach(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| reach(item, found)),
        _ => {}
    }
}
