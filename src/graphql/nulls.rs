//! Fields that failed are null (GraphQL specification 6.4.4).
//!
//! The library leaves a failed field out, and makes an object null if all its fields failed. Clients that rely on the schema need
//! the field to be there, so it is put back where its error says. In this schema every field that can fail is nullable: a
//! failure never takes the fields beside it along.

use async_graphql::indexmap::IndexMap;
use async_graphql::{Name, PathSegment, ServerError, Value};

/// Puts a null wherever an error says that a field failed.
pub fn fill(data: &mut Value, errors: &[ServerError]) {
    for error in errors {
        put(data, &error.path);
    }
}

fn put(data: &mut Value, path: &[PathSegment]) {
    let Some((segment, rest)) = path.split_first() else { return };
    match (segment, &mut *data) {
        (PathSegment::Field(name), Value::Object(fields)) => {
            put(fields.entry(Name::new(name)).or_insert(Value::Null), rest);
        }
        (PathSegment::Index(index), Value::List(items)) => {
            if let Some(item) = items.get_mut(*index) {
                put(item, rest);
            }
        }
        // All its fields failed.
        (PathSegment::Field(_), Value::Null) => {
            *data = Value::Object(IndexMap::new());
            put(data, path);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(data: serde_json::Value, paths: &[serde_json::Value]) -> serde_json::Value {
        let errors: Vec<_> = paths
            .iter()
            .map(|path| ServerError::new("", None).with_path(serde_json::from_value(path.clone()).unwrap()))
            .collect();
        let mut data = Value::from_json(data).unwrap();
        fill(&mut data, &errors);
        data.into_json().unwrap()
    }

    #[test]
    fn a_failed_field_is_null_and_its_neighbours_stay() {
        use serde_json::json;
        for (data, paths, expected) in [
            (json!({"a": 1}), vec![json!(["b"])], json!({"a": 1, "b": null})),
            (json!(null), vec![json!(["b"]), json!(["c"])], json!({"b": null, "c": null})),
            (json!({"v": null}), vec![json!(["v", "x"])], json!({"v": {"x": null}})),
            (json!({"l": [{"x": 1}, null]}), vec![json!(["l", 1, "x"])], json!({"l": [{"x": 1}, {"x": null}]})),
            (json!({"a": null}), vec![json!(["a"])], json!({"a": null})),
            (json!({"a": 1}), vec![json!([])], json!({"a": 1})),
            (json!({"a": 1}), vec![json!(["a", "b"]), json!(["a", 0])], json!({"a": 1})),
        ] {
            assert_eq!(filled(data, &paths), expected);
        }
    }
}
