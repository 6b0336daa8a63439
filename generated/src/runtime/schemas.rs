//! The JSON Schemas of every operation, compiled when they are first needed. A server checks what it is sent; what it answers, only
//! tests check, and only they read those schemas.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use flate2::read::GzDecoder;
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

/// What operations take.
static INPUTS: LazyLock<Value> = LazyLock::new(|| packed(include_bytes!(concat!(env!("OUT_DIR"), "/inputs.json.gz"))));

/// What operations answer.
static ANSWERS: LazyLock<Value> =
    LazyLock::new(|| packed(include_bytes!(concat!(env!("OUT_DIR"), "/answers.json.gz"))));

fn packed(document: &[u8]) -> Value {
    serde_json::from_str(&unpacked(document)).unwrap_or_default()
}

/// The text of a document that was packed with `gzip`; empty if it is none, which a build does not let happen.
#[must_use]
pub fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).map(|_| text).unwrap_or_default()
}

/// One cell for each operation and place.
static COMPILED_INPUTS: LazyLock<Vec<[OnceLock<Option<Validator>>; PLACES.len()]>> =
    LazyLock::new(|| Operation::ALL.iter().map(|_| Default::default()).collect());

type Answers = Mutex<BTreeMap<(Operation, u16), Option<Arc<Validator>>>>;

static COMPILED_ANSWERS: Answers = Mutex::new(BTreeMap::new());

/// The validator of a part of the input, if the contract describes that part.
pub(crate) fn input(operation: Operation, place: Place) -> Option<&'static Validator> {
    let cell = COMPILED_INPUTS.get(operation as usize)?.get(place as usize)?;
    cell.get_or_init(|| compile(&INPUTS["operations"][operation.id()][PLACES[place as usize]], &INPUTS)).as_ref()
}

/// The JSON Schema of an operation's body; null if it takes none.
pub(crate) fn body(operation: Operation) -> &'static Value {
    &INPUTS["operations"][operation.id()]["body"]
}

/// In which ways one body of an operation can be written; null if its calls are not remembered.
pub(crate) fn spelling(operation: Operation) -> &'static Value {
    &INPUTS["operations"][operation.id()]["spelling"]
}

/// The bound that the contract sets a query parameter, such as `maximum` or `maxLength`.
#[must_use]
pub fn query_bound(operation: Operation, parameter: &str, bound: &str) -> Option<i64> {
    INPUTS["operations"][operation.id()]["query"]["properties"][parameter][bound].as_i64()
}

/// The schema of an input that a reference leads to, or the schema itself.
pub(crate) fn followed(schema: &'static Value) -> &'static Value {
    let name = schema.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix("#/definitions/"));
    name.map_or(schema, |name| followed(&INPUTS["definitions"][name]))
}

/// What the contract says of an answer: its media type, if it has a body, and its JSON Schema.
pub(crate) fn answer(operation: Operation, status: u16) -> Option<(Option<&'static str>, Option<Arc<Validator>>)> {
    let told = ANSWERS["operations"][operation.id()].get(status.to_string())?;
    let mut compiled = COMPILED_ANSWERS.lock().unwrap_or_else(PoisonError::into_inner);
    let validator =
        compiled.entry((operation, status)).or_insert_with(|| compile(&told["schema"], &ANSWERS).map(Arc::new));
    Some((told["media"].as_str(), validator.clone()))
}

/// Compiles a schema with the definitions of its document that it reaches, and no others. The generator has compiled every schema before.
fn compile(schema: &Value, document: &Value) -> Option<Validator> {
    if schema.is_null() {
        return None;
    }
    let mut definitions = Map::new();
    reach(schema, document, &mut definitions);
    let whole = json!({ "allOf": [schema], "definitions": definitions });
    jsonschema::options().with_draft(Draft::Draft7).should_validate_formats(true).build(&whole).ok()
}

fn reach(schema: &Value, document: &Value, found: &mut Map<String, Value>) {
    match schema {
        Value::Object(members) => {
            let name = members.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix("#/definitions/"));
            if let Some(name) = name
                && !found.contains_key(name)
            {
                let definition = &document["definitions"][name];
                found.insert(name.to_owned(), definition.clone());
                reach(definition, document, found);
            }
            members.values().for_each(|member| reach(member, document, found));
        }
        Value::Array(items) => items.iter().for_each(|item| reach(item, document, found)),
        _ => {}
    }
}
