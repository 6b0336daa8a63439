//! What is overlooked in a body, so that older and newer clients of the platform are served alike: members that the contract does
//! not name, null where it takes none, which equals leaving the member out, and blanks around what has none within, as [`BARE`] says.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::schemas;
use crate::operations::Operation;

/// Formats of texts that blanks around them are no part of: keyboards and forms put some there.
const BARE: [&str; 2] = ["email", "currency"];

/// Drops from a JSON body what is overlooked. A schema that is closed (`x-strict`) keeps its unknown members, to refuse them.
pub(super) fn overlook(operation: Operation, body: &mut Value) {
    below(body, &[schemas::body(operation)]);
}

/// Decodes a member that is there, so that null (`Some(None)`) and left out (`None`) are two things.
///
/// # Errors
/// Those of `T`.
pub fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(source: D) -> Result<Option<T>, D::Error> {
    T::deserialize(source).map(Some)
}

/// Drops what is overlooked below `value`, which these schemas describe together.
fn below(value: &mut Value, schemas: &[&'static Value]) {
    if let Value::String(text) = value {
        let format = |schema| schemas::followed(schema).get("format").and_then(Value::as_str);
        if schemas.iter().copied().filter_map(format).any(|format| BARE.contains(&format)) {
            *text = text.trim().to_owned();
        }
        return;
    }
    if !(value.is_object() || value.is_array()) {
        return;
    }
    let mut plain = Vec::new();
    schemas.iter().for_each(|schema| flatten(schema, &mut plain));
    match value {
        Value::Object(members) => members.retain(|name, member| kept(name, member, &plain)),
        Value::Array(items) => {
            let about: Vec<_> = plain.iter().filter_map(|schema| schema.get("items")).collect();
            items.iter_mut().for_each(|item| below(item, &about));
        }
        _ => {}
    }
}

/// Whether a member stays; then what is below it has been looked at.
fn kept(name: &str, member: &mut Value, owners: &[&'static Value]) -> bool {
    let named = owners.iter().filter_map(|owner| owner.get("properties")?.get(name));
    let mut about: Vec<&'static Value> = named.collect();
    if about.is_empty() {
        about.extend(owners.iter().filter_map(|owner| owner.get("additionalProperties").filter(|rest| **rest != true)));
        let any = owners.iter().any(|owner| match owner.get("additionalProperties") {
            None => owner.get("properties").is_none() && describes_objects(owner),
            Some(rest) => *rest == true,
        });
        if about.is_empty() {
            return any;
        }
    }
    if member.is_null() {
        return about.iter().any(|schema| takes_null(schema));
    }
    below(member, &about);
    true
}

/// A schema's alternatives and parts, references followed.
fn flatten(schema: &'static Value, plain: &mut Vec<&'static Value>) {
    let schema = schemas::followed(schema);
    plain.push(schema);
    for key in ["allOf", "anyOf", "oneOf"] {
        schema.get(key).and_then(Value::as_array).into_iter().flatten().for_each(|part| flatten(part, plain));
    }
}

/// Whether a schema without `properties` takes any object: it says so, or says nothing at all.
fn describes_objects(schema: &Value) -> bool {
    match schema.get("type") {
        Some(Value::String(kind)) => kind == "object",
        Some(Value::Array(kinds)) => kinds.iter().any(|kind| kind == "object"),
        _ => !["allOf", "anyOf", "oneOf", "enum"].iter().any(|key| schema.get(*key).is_some()),
    }
}

/// Whether null is a value of a schema.
fn takes_null(schema: &'static Value) -> bool {
    let schema = schemas::followed(schema);
    if *schema == false {
        // A member that a closed schema does not name is refused by its name, whatever its value.
        return true;
    }
    match schema.get("type") {
        Some(Value::String(kind)) => return kind == "null",
        Some(Value::Array(kinds)) => return kinds.iter().any(|kind| kind == "null"),
        _ => {}
    }
    let parts = |key: &str| schema.get(key).and_then(Value::as_array);
    if let Some(either) = parts("anyOf").or_else(|| parts("oneOf")) {
        return either.iter().any(takes_null);
    }
    if let Some(all) = parts("allOf") {
        return all.iter().all(takes_null);
    }
    parts("enum").is_none_or(|values| values.contains(&Value::Null))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn after(schema: Value, mut value: Value) -> Value {
        below(&mut value, &[Box::leak(Box::new(schema))]);
        value
    }

    #[test]
    fn members_without_a_name_are_dropped_at_any_depth() {
        let schema = json!({"type": "object", "properties": {
            "id": {"type": "integer"},
            "items": {"type": "array", "items": {"type": "object", "properties": {"id": {}}}},
            "peer": {"anyOf": [{"type": "object", "properties": {"name": {}}}, {"type": "null"}]},
        }});
        let sent = json!({"id": 1, "x": 2, "items": [{"id": 3, "x": {"id": 4}}, 5], "peer": {"name": "A", "id": 6}});
        assert_eq!(after(schema, sent), json!({"id": 1, "items": [{"id": 3}, 5], "peer": {"name": "A"}}));
    }

    #[test]
    fn blanks_around_addresses_and_currencies_are_no_part_of_them() {
        let schema = json!({"properties": {
            "email": {"type": ["string", "null"], "format": "email"},
            "emails": {"type": "array", "items": {"type": "string", "format": "email"}},
            "currency": {"type": "string", "format": "currency", "maxLength": 3},
            "name": {"type": "string"},
        }});
        let sent =
            json!({"email": " ada@x.example\t", "emails": ["b@x.example ", 5], "currency": " eur ", "name": " Ada "});
        let left = json!({"email": "ada@x.example", "emails": ["b@x.example", 5], "currency": "eur", "name": " Ada "});
        assert_eq!(after(schema, sent), left);
    }

    #[test]
    fn null_stays_where_it_is_a_value() {
        let schema = json!({"properties": {
            "text": {"type": "string"},
            "empty": {"type": ["string", "null"], "enum": ["a", null]},
            "peer": {"anyOf": [{"type": "object"}, {"type": "null"}]},
            "word": {"enum": ["a", "b"]},
            "both": {"allOf": [{"type": "string"}]},
            "any": {},
            "map": {"type": "object", "additionalProperties": {"type": "boolean"}},
            "list": {"type": "array", "items": {"properties": {"a": {"type": "string"}}}},
        }});
        let sent = json!({
            "text": null, "empty": null, "peer": null, "word": null, "both": null, "any": null,
            "map": {"a": null, "b": true}, "list": [{"a": null}, null],
        });
        let left = json!({"empty": null, "peer": null, "any": null, "map": {"b": true}, "list": [{}, null]});
        assert_eq!(after(schema, sent), left);
    }

    #[test]
    fn open_and_closed_objects_keep_all_their_members() {
        let sent = json!({"a": null, "b": {"c": null}});
        for schema in [
            json!({}),
            json!({"type": "object"}),
            json!({"type": "object", "additionalProperties": true}),
            json!({"properties": {"x": {}}, "additionalProperties": false}),
            json!({"allOf": [{"properties": {"x": {}}}, {"type": "object"}]}),
        ] {
            assert_eq!(after(schema.clone(), sent.clone()), sent, "{schema}");
        }
        assert_eq!(after(json!({"type": "string"}), sent), json!({}));
    }
}
