//! OpenAPI 3.0 schemas as JSON Schema draft 7, in the two forms that are needed.
//!
//! Validation keeps every bound. Types lose them, because typify makes a newtype of every bounded string and turns
//! `minimum: 1` into `NonZeroU64`; the door has checked the bounds before a type is made.

use serde_json::{Map, Value, json};

/// What a converted schema is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum For {
    /// Checking values: every bound counts.
    Validation,
    /// Making Rust types: only the shape counts.
    Types,
}

/// Keywords that only types need; `title` names the variants of a union.
const WORDS: [&str; 2] = ["title", "description"];
/// Keywords that only validation keeps.
const BOUNDS: [&str; 9] = [
    "pattern",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minProperties",
    "maxProperties",
    "uniqueItems",
    "multipleOf",
];
/// Names the set that the words of a narrower place are from. Its type is that of the set.
pub const WORDS_OF: &str = "x-words-of";
/// String formats that become a Rust type of their own.
const TYPED_FORMATS: [&str; 3] = ["date-time", "date", "uuid"];

/// Converts one schema and everything inline below it.
pub fn draft7(schema: &Value, purpose: For) -> Value {
    let Some(object) = schema.as_object() else { return schema.clone() };
    if let Some(reference) = object.get("$ref").and_then(Value::as_str) {
        return json!({ "$ref": reference.replace("#/components/schemas/", "#/definitions/") });
    }
    if purpose == For::Types
        && let Some(set) = object.get(WORDS_OF).and_then(Value::as_str)
    {
        let mut whole = object.clone();
        whole.retain(|key, _| !["type", "enum", WORDS_OF].contains(&key.as_str()));
        whole.insert("allOf".to_owned(), json!([{ "$ref": format!("#/components/schemas/{set}") }]));
        return draft7(&Value::Object(whole), purpose);
    }
    let mut out = Map::new();
    copy_shape(object, purpose, &mut out);
    copy_children(object, purpose, &mut out);
    match object.get("type").and_then(Value::as_str) {
        Some("integer") => integer(object, purpose, &mut out),
        Some("number") => number(object, purpose, &mut out),
        Some("string") => string(object, purpose, &mut out),
        Some(other) => {
            out.insert("type".to_owned(), json!(other));
        }
        None => {
            if let Some(values) = object.get("enum") {
                out.insert("enum".to_owned(), values.clone());
            }
        }
    }
    if object.get("nullable") == Some(&Value::Bool(true)) { nullable(out, purpose) } else { Value::Object(out) }
}

fn copy_shape(object: &Map<String, Value>, purpose: For, out: &mut Map<String, Value>) {
    let mut keep = |keys: &[&str]| {
        for key in keys {
            if let Some(value) = object.get(*key) {
                out.insert((*key).to_owned(), value.clone());
            }
        }
    };
    keep(&["required"]);
    match purpose {
        For::Validation => keep(&BOUNDS),
        For::Types => {
            keep(&WORDS);
            if object.get("default").is_some_and(|default| !default.is_null()) {
                keep(&["default"]);
            }
        }
    }
}

fn copy_children(object: &Map<String, Value>, purpose: For, out: &mut Map<String, Value>) {
    for key in ["allOf", "oneOf", "anyOf"] {
        if let Some(Value::Array(list)) = object.get(key) {
            out.insert(key.to_owned(), list.iter().map(|one| draft7(one, purpose)).collect());
        }
    }
    if let Some(Value::Object(properties)) = object.get("properties") {
        let converted: Map<_, _> = properties.iter().map(|(name, one)| (name.clone(), draft7(one, purpose))).collect();
        out.insert("properties".to_owned(), Value::Object(converted));
    }
    for key in ["items", "additionalProperties"] {
        if let Some(child) = object.get(key) {
            out.insert(key.to_owned(), draft7(child, purpose));
        }
    }
    if purpose == For::Validation
        && let Some(child) = object.get("not")
    {
        out.insert("not".to_owned(), draft7(child, purpose));
    }
}

/// Integers are `i64`. Validation says so too: a larger one is the caller's mistake, not a failure to decode.
fn integer(object: &Map<String, Value>, purpose: For, out: &mut Map<String, Value>) {
    out.insert("type".to_owned(), json!("integer"));
    match purpose {
        For::Types => {
            out.insert("format".to_owned(), json!("int64"));
        }
        For::Validation => {
            out.insert("minimum".to_owned(), json!(i64::MIN));
            out.insert("maximum".to_owned(), json!(i64::MAX));
            range(object, out);
        }
    }
}

fn number(object: &Map<String, Value>, purpose: For, out: &mut Map<String, Value>) {
    out.insert("type".to_owned(), json!("number"));
    match purpose {
        For::Types => {
            out.insert("format".to_owned(), json!("double"));
        }
        For::Validation => range(object, out),
    }
}

/// Minimum and maximum; OpenAPI 3.0 says "exclusive" with a flag, draft 7 with a number.
fn range(object: &Map<String, Value>, out: &mut Map<String, Value>) {
    for (bound, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
        let Some(limit) = object.get(bound) else { continue };
        let key = if object.get(exclusive) == Some(&Value::Bool(true)) { exclusive } else { bound };
        out.insert(key.to_owned(), limit.clone());
    }
    if let Some(values) = object.get("enum") {
        out.insert("enum".to_owned(), values.clone());
    }
}

fn string(object: &Map<String, Value>, purpose: For, out: &mut Map<String, Value>) {
    out.insert("type".to_owned(), json!("string"));
    if let Some(values) = object.get("enum") {
        out.insert("enum".to_owned(), values.clone());
    }
    if let Some(format) = object.get("format").and_then(Value::as_str)
        && (purpose == For::Validation || TYPED_FORMATS.contains(&format))
    {
        out.insert("format".to_owned(), json!(format));
    }
}

/// A schema that also takes null. `allOf` around one reference is how OpenAPI 3.0 writes a nullable reference.
fn nullable(mut schema: Map<String, Value>, purpose: For) -> Value {
    if let Some(kind) = schema.get("type").and_then(Value::as_str) {
        let kind = kind.to_owned();
        schema.insert("type".to_owned(), json!([kind, "null"]));
        if let Some(Value::Array(values)) = schema.get_mut("enum")
            && !values.contains(&Value::Null)
        {
            values.push(Value::Null);
        }
        return Value::Object(schema);
    }
    if ["allOf", "oneOf", "anyOf", "properties"].iter().all(|key| !schema.contains_key(*key)) {
        return Value::Object(schema);
    }
    let mut outer = Map::new();
    if let Some(description) = schema.remove("description") {
        outer.insert("description".to_owned(), description);
    }
    let inner = match schema.get("allOf") {
        Some(Value::Array(list)) if list.len() == 1 && schema.len() == 1 => list[0].clone(),
        _ => Value::Object(schema),
    };
    let either = if purpose == For::Types { "oneOf" } else { "anyOf" };
    outer.insert(either.to_owned(), json!([inner, { "type": "null" }]));
    Value::Object(outer)
}

/// The names of the component schemas that `schema` (draft 7) refers to directly.
pub fn references(schema: &Value, found: &mut Vec<String>) {
    match schema {
        Value::Object(object) => {
            if let Some(name) =
                object.get("$ref").and_then(Value::as_str).and_then(|r| r.strip_prefix("#/definitions/"))
            {
                found.push(name.to_owned());
            }
            object.values().for_each(|child| references(child, found));
        }
        Value::Array(list) => list.iter().for_each(|child| references(child, found)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(schema: Value) -> (Value, Value) {
        (draft7(&schema, For::Validation), draft7(&schema, For::Types))
    }

    #[test]
    fn types_lose_bounds_and_validation_keeps_them() {
        let (validation, types) =
            both(json!({"type": "string", "minLength": 1, "maxLength": 9, "pattern": "^a", "example": "a"}));
        assert_eq!(validation, json!({"minLength": 1, "maxLength": 9, "pattern": "^a", "type": "string"}));
        assert_eq!(types, json!({"type": "string"}));
    }

    #[test]
    fn integers_end_where_i64_ends() {
        let (validation, types) = both(json!({"type": "integer", "format": "int32", "minimum": 1}));
        assert_eq!(validation, json!({"type": "integer", "minimum": 1, "maximum": i64::MAX}));
        assert_eq!(types, json!({"type": "integer", "format": "int64"}));
    }

    #[test]
    fn exclusive_bounds_become_numbers() {
        let (validation, _) = both(json!({"type": "number", "minimum": 0, "exclusiveMinimum": true, "maximum": 5}));
        assert_eq!(validation, json!({"type": "number", "exclusiveMinimum": 0, "maximum": 5}));
    }

    #[test]
    fn null_is_a_type_an_enum_value_or_an_alternative() {
        let (validation, types) = both(json!({"type": "string", "nullable": true, "enum": ["a"]}));
        assert_eq!(validation, json!({"type": ["string", "null"], "enum": ["a", null]}));
        assert_eq!(types, validation);

        let (validation, types) = both(json!({"nullable": true, "allOf": [{"$ref": "#/components/schemas/A"}]}));
        assert_eq!(validation, json!({"anyOf": [{"$ref": "#/definitions/A"}, {"type": "null"}]}));
        assert_eq!(types, json!({"oneOf": [{"$ref": "#/definitions/A"}, {"type": "null"}]}));
    }

    #[test]
    fn a_part_of_a_set_has_the_type_of_the_set_and_takes_its_own_words() {
        let (validation, types) =
            both(json!({"type": "string", "enum": ["a"], "x-words-of": "A", "description": "Some."}));
        assert_eq!(validation, json!({"type": "string", "enum": ["a"]}));
        assert_eq!(types, json!({"description": "Some.", "allOf": [{"$ref": "#/definitions/A"}]}));
    }

    #[test]
    fn properties_may_be_called_like_keywords() {
        let (validation, _) =
            both(json!({"type": "object", "properties": {"default": {"type": "boolean"}, "enum": {"type": "string"}}}));
        assert_eq!(
            validation,
            json!({"type": "object", "properties": {"default": {"type": "boolean"}, "enum": {"type": "string"}}})
        );
    }
}
