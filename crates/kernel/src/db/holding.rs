//! What a table holds of a member: what they may have a copy of, and what is left when they go.

use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::{Map, Number, Value as JsonValue};

use super::error::Stored;
use super::record::{ANY_WIDTH, Record};
use super::row::Row;
use super::value::Value;

/// What an area says of one of its tables. Every table has one: a test compares them with the schema.
#[derive(Clone, Copy, Debug)]
pub struct Holding {
    /// The table.
    pub table: &'static str,
    /// What of it belongs into a member's copy of their data; none if nothing in it is about one member, or for them to have.
    pub export: Option<Export>,
    /// Finds the ids of their files, which go with their rows (`$1` the community, `$2` the member).
    pub files: Option<&'static str>,
    /// Leaves of a member only what others and the ledger need; done in this order (`$1` the community, `$2` the member).
    pub erase: &'static [&'static str],
}

/// What belongs into a member's copy of their data.
#[derive(Clone, Copy, Debug)]
pub struct Export {
    /// The name of this part.
    pub part: &'static str,
    /// Its rows (`$1` the community, `$2` the member). They are shown under the names of its columns.
    pub rows: &'static str,
}

impl Holding {
    /// A table that holds nothing of a member that could be copied or erased.
    #[must_use]
    pub const fn nothing(table: &'static str) -> Self {
        Self { table, export: None, files: None, erase: &[] }
    }

    /// A table of which a member has a copy, and whose rows go with them.
    #[must_use]
    pub const fn both(
        table: &'static str,
        part: &'static str,
        rows: &'static str,
        erase: &'static [&'static str],
    ) -> Self {
        Self { table, export: Some(Export { part, rows }), files: None, erase }
    }

    /// A table that only says what is erased.
    #[must_use]
    pub const fn erased(table: &'static str, erase: &'static [&'static str]) -> Self {
        Self { table, export: None, files: None, erase }
    }

    /// A table of which a member has a copy, and which stays as it is.
    #[must_use]
    pub const fn shown(table: &'static str, part: &'static str, rows: &'static str) -> Self {
        Self { table, export: Some(Export { part, rows }), files: None, erase: &[] }
    }

    /// The same, with files.
    #[must_use]
    pub const fn with_files(self, files: &'static str) -> Self {
        Self { files: Some(files), ..self }
    }
}

/// A row under the names of its columns, for statements whose columns nobody has to know. What begins with `is_`, `has_` or `notify_` is true or
/// false on both engines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fields(pub Map<String, JsonValue>);

impl Record for Fields {
    const WIDTH: usize = ANY_WIDTH;

    fn from_row(row: &Row<'_>) -> Stored<Self> {
        let mut fields = Map::new();
        for position in 0..row.width() {
            let name = row.name(position).to_owned();
            let value = json(&name, row.get(position)?);
            fields.insert(name, value);
        }
        Ok(Self(fields))
    }
}

fn by_the_second(moment: DateTime<Utc>) -> JsonValue {
    moment.to_rfc3339_opts(SecondsFormat::Secs, true).into()
}

fn json(name: &str, value: Value) -> JsonValue {
    let is_flag = ["is_", "has_", "notify_"].iter().any(|prefix| name.starts_with(prefix));
    match value {
        Value::Null(_) => JsonValue::Null,
        Value::Int(int) if is_flag => JsonValue::Bool(int != 0),
        Value::Int(int) => int.into(),
        Value::Real(real) => Number::from_f64(real).map_or(JsonValue::Null, JsonValue::Number),
        Value::Bool(yes) => yes.into(),
        // Lists and objects are texts on SQLite.
        Value::Text(text) if text.starts_with(['[', '{']) => {
            serde_json::from_str(&text).unwrap_or(JsonValue::String(text))
        }
        // Moments are texts there, too. What others did is told by the second, as everywhere.
        Value::Text(text) if name.ends_with("_at") => match text.parse::<DateTime<Utc>>() {
            Ok(moment) => by_the_second(moment),
            Err(_) => text.into(),
        },
        Value::Text(text) => text.into(),
        Value::Time(moment) => by_the_second(moment),
        Value::Json(json) => json,
        Value::Bytes(_) => JsonValue::Null,
        Value::Ints(ints) => ints.into(),
        Value::Texts(texts) => texts.into(),
    }
}
