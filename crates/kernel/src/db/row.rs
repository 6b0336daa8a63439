//! One row of either engine.

use std::str::Utf8Error;

use chrono::{DateTime, Utc};
use rusqlite::types::ValueRef as Field;
use sqlx::postgres::{PgRow, PgValueRef};
use sqlx::{Column as _, Decode, Postgres, Row as _, TypeInfo, ValueRef};

use super::column::{Column, ColumnError};
use super::error::{DbError, DriverError, Stored};
use super::value::{Kind, Value};

#[derive(Clone, Copy)]
enum Raw<'r> {
    Sqlite(&'r rusqlite::Row<'r>),
    Postgres(&'r PgRow),
}

/// One row, or the part of it that starts at some column.
#[derive(Clone, Copy)]
pub struct Row<'r> {
    raw: Raw<'r>,
    offset: usize,
}

/// Where a field is: its position from the row's start, or its name (the first column of that name in the whole row).
pub trait At {
    /// The position in the whole row.
    ///
    /// # Errors
    /// [`DbError::Column`] if there is none.
    fn position(&self, row: &Row<'_>) -> Stored<usize>;
}

impl At for usize {
    fn position(&self, row: &Row<'_>) -> Stored<usize> {
        Ok(row.offset + self)
    }
}

impl At for &str {
    fn position(&self, row: &Row<'_>) -> Stored<usize> {
        (0..row.width())
            .find(|&position| row.name(position) == *self)
            .ok_or_else(|| DbError::Column { column: (*self).to_owned(), reason: "is not in the row".to_owned() })
    }
}

impl<'r> Row<'r> {
    pub(super) fn of_sqlite(row: &'r rusqlite::Row<'r>) -> Self {
        Self { raw: Raw::Sqlite(row), offset: 0 }
    }

    pub(super) fn of_postgres(row: &'r PgRow) -> Self {
        Self { raw: Raw::Postgres(row), offset: 0 }
    }

    /// A field. Positions are the faster way.
    ///
    /// # Errors
    /// [`DbError::Column`] if it is not there or is no `T`.
    pub fn get<T: Column>(&self, at: impl At) -> Stored<T> {
        let position = at.position(self)?;
        let read = match self.field(position)? {
            Lent::Value(value) => T::column(value),
            Lent::Text(Ok(text)) => T::text(text),
            Lent::Text(Err(error)) => Err(ColumnError::because::<T>(format!("a text: {error}"))),
        };
        read.map_err(|error| self.unreadable(position, &error))
    }

    fn field(&self, position: usize) -> Stored<Lent<'r>> {
        match self.raw {
            Raw::Sqlite(row) => {
                row.get_ref(position).map(sqlite).map_err(|error| DbError::Other(DriverError::Sqlite(error)))
            }
            Raw::Postgres(row) => {
                let field = row.try_get_raw(position).map_err(|error| DbError::Other(error.into()))?;
                postgres(field).map_err(|error| self.unreadable(position, &error))
            }
        }
    }

    /// The rest of the row, for the second record of a join.
    #[must_use]
    pub fn after(&self, columns: usize) -> Self {
        Self { raw: self.raw, offset: self.offset + columns }
    }

    /// In debug builds, checks that the statement's columns are called what the record's fields are called. Records are
    /// read by position; this keeps a swapped column from going unnoticed until it reaches a release.
    ///
    /// # Errors
    /// [`DbError::Column`] naming the first column that is called otherwise.
    pub fn check_names(&self, names: &[&str]) -> Stored<()> {
        if cfg!(debug_assertions) {
            for (index, name) in names.iter().enumerate() {
                let position = self.offset + index;
                let name = name.trim_start_matches("r#");
                if position >= self.width() || self.name(position) != name {
                    return Err(DbError::Column {
                        column: name.to_owned(),
                        reason: format!("should be column {} of the statement", position + 1),
                    });
                }
            }
        }
        Ok(())
    }

    pub(super) fn width(&self) -> usize {
        match self.raw {
            Raw::Sqlite(row) => row.as_ref().column_count(),
            Raw::Postgres(row) => row.len(),
        }
    }

    pub(super) fn name(&self, position: usize) -> &'r str {
        match self.raw {
            Raw::Sqlite(row) => row.as_ref().column_name(position).unwrap_or_default(),
            Raw::Postgres(row) => row.columns().get(position).map_or("", |column| column.name()),
        }
    }

    fn unreadable(&self, position: usize, reason: &dyn std::fmt::Display) -> DbError {
        DbError::Column { column: self.name(position).to_owned(), reason: reason.to_string() }
    }
}

type Decoded<'r> = Result<Lent<'r>, Box<dyn std::error::Error + Send + Sync>>;

/// What a field holds. A text is lent: not everything made from one keeps it.
enum Lent<'r> {
    Value(Value),
    Text(Result<&'r str, Utf8Error>),
}

/// By the value's own storage class, not by the column's declared type.
fn sqlite(field: Field<'_>) -> Lent<'_> {
    Lent::Value(match field {
        Field::Null => Value::Null(Kind::Text),
        Field::Integer(int) => Value::Int(int),
        Field::Real(real) => Value::Real(real),
        Field::Text(text) => return Lent::Text(std::str::from_utf8(text)),
        Field::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    })
}

fn postgres(value: PgValueRef<'_>) -> Decoded<'_> {
    fn decode<'r, T: Decode<'r, Postgres>>(
        value: PgValueRef<'r>,
    ) -> Result<T, Box<dyn std::error::Error + Send + Sync>> {
        T::decode(value)
    }

    if value.is_null() {
        return Ok(Lent::Value(Value::Null(Kind::Text)));
    }
    let info = value.type_info().into_owned();
    Ok(Lent::Value(match info.name() {
        "INT8" => Value::Int(decode(value)?),
        "TEXT" | "VARCHAR" | "NAME" | "CHAR" | "UNKNOWN" => {
            return Ok(Lent::Text(std::str::from_utf8(value.as_bytes()?)));
        }
        "TIMESTAMPTZ" => Value::Time(decode::<DateTime<Utc>>(value)?),
        "BOOL" => Value::Bool(decode(value)?),
        "JSONB" | "JSON" => Value::Json(decode(value)?),
        "INT4" => Value::Int(i64::from(decode::<i32>(value)?)),
        "INT2" => Value::Int(i64::from(decode::<i16>(value)?)),
        "FLOAT8" => Value::Real(decode(value)?),
        "FLOAT4" => Value::Real(f64::from(decode::<f32>(value)?)),
        "BYTEA" => Value::Bytes(decode(value)?),
        "INT8[]" => Value::Ints(decode(value)?),
        "TEXT[]" => Value::Texts(decode(value)?),
        "VOID" => Value::Null(Kind::Text),
        other => return Err(format!("{other} is not read here; cast it in the statement").into()),
    }))
}
