//! What a mutation gives that has no type of its own in the contract: things as they are now, and ids of what is gone.

use async_graphql::{Context, Value};
use futures::future::BoxFuture;

use super::id::{global_id, global_name};
use super::row::{Found, Got, Row};
use super::table::Object;

/// Finds the row with a number, as the edge to its type does.
pub type Find = for<'a> fn(&'a Context<'a>, i64) -> BoxFuture<'a, async_graphql::Result<Found>>;

/// A payload. Its fields stand in the order of its type.
pub struct Shown {
    object: &'static Object,
    fields: Vec<Field>,
}

enum Field {
    Value(Value),
    Row(Box<dyn Row>),
    Rows(Vec<Box<dyn Row>>),
    Edge(Option<i64>, Find),
}

impl Shown {
    /// A payload of this type, still without fields.
    #[must_use]
    pub fn of(object: &'static Object) -> Self {
        Self { object, fields: Vec::with_capacity(object.fields.len()) }
    }

    /// Shows what was found.
    #[must_use]
    pub fn with(mut self, found: Found) -> Self {
        self.fields.push(match found {
            Found::Row(row) => Field::Row(row),
            Found::Rows(rows) => Field::Rows(rows),
            Found::Page(page) => Field::Row(page),
            Found::Value(value) => Field::Value(value),
            Found::Null | Found::Made(_) | Found::Number(..) | Found::Sought(_) => Field::Value(Value::Null),
        });
        self
    }

    /// Names what is gone.
    #[must_use]
    pub fn removed(mut self, kind: &str, number: Option<i64>) -> Self {
        let id = number.map_or(Value::Null, |number| global_id(kind, number));
        self.fields.push(Field::Value(id));
        self
    }

    /// The same for what has a name instead of a number.
    #[must_use]
    pub fn removed_by_name(mut self, kind: &str, name: Option<&str>) -> Self {
        let id = name.map_or(Value::Null, |name| global_name(kind, name));
        self.fields.push(Field::Value(id));
        self
    }

    /// Shows the row with this number, if it is asked for: as it is after the change. Null without a number.
    #[must_use]
    pub fn beside(mut self, number: Option<i64>, find: Find) -> Self {
        self.fields.push(Field::Edge(number, find));
        self
    }

    /// The payload as the answer of its field.
    #[must_use]
    pub fn found(self) -> Found {
        Found::Row(Box::new(self))
    }
}

impl Row for Shown {
    fn object(&self) -> &'static Object {
        self.object
    }

    fn get(&self, at: usize) -> Got<'_> {
        match self.fields.get(at) {
            Some(Field::Value(value)) => Got::Value(value.clone()),
            Some(Field::Row(row)) => Got::Row(&**row),
            Some(Field::Rows(rows)) => Got::List(rows.iter().map(|row| Got::Row(&**row)).collect()),
            Some(Field::Edge(..)) | None => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(&'a self, at: usize, ctx: &'a Context<'a>) -> BoxFuture<'a, async_graphql::Result<Found>> {
        match self.fields.get(at) {
            Some(Field::Edge(Some(number), find)) => find(ctx, *number),
            _ => Box::pin(async { Ok(Found::Null) }),
        }
    }
}
