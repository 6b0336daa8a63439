//! What a mutation gives that has no type of its own in the contract: a thing as it is now, or the id of what is gone.

use async_graphql::Value;

use super::id::global_id;
use super::row::{Found, Got, Row};
use super::table::Object;

/// A payload with one field.
pub struct Shown {
    object: &'static Object,
    field: Field,
}

enum Field {
    Value(Value),
    Row(Box<dyn Row>),
    Rows(Vec<Box<dyn Row>>),
}

impl Shown {
    /// A payload that shows what was found.
    #[must_use]
    pub fn payload(object: &'static Object, found: Found) -> Found {
        let field = match found {
            Found::Row(row) => Field::Row(row),
            Found::Rows(rows) => Field::Rows(rows),
            Found::Page(page) => Field::Row(page),
            Found::Value(value) => Field::Value(value),
            Found::Null | Found::Made(_) => Field::Value(Value::Null),
        };
        Found::Row(Box::new(Self { object, field }))
    }

    /// A payload that names what is gone.
    #[must_use]
    pub fn removed(object: &'static Object, kind: &str, number: Option<i64>) -> Found {
        let id = number.map_or(Value::Null, |number| global_id(kind, number));
        Found::Row(Box::new(Self { object, field: Field::Value(id) }))
    }
}

impl Row for Shown {
    fn object(&self) -> &'static Object {
        self.object
    }

    fn get(&self, _: usize) -> Got<'_> {
        match &self.field {
            Field::Value(value) => Got::Value(value.clone()),
            Field::Row(row) => Got::Row(&**row),
            Field::Rows(rows) => Got::List(rows.iter().map(|row| Got::Row(&**row)).collect()),
        }
    }
}
