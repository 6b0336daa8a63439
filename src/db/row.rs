//! One row of either engine.

use chrono::{DateTime, Utc};
use sqlx::postgres::{PgRow, PgValueRef};
use sqlx::sqlite::{SqliteRow, SqliteValueRef};
use sqlx::{Column as _, Decode, Postgres, Row as _, Sqlite, TypeInfo, ValueRef};

use super::column::Column;
use super::error::{DbError, Stored};
use super::value::{Kind, Value};

#[derive(Clone, Copy)]
enum Raw<'r> {
    Sqlite(&'r SqliteRow),
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
    /// A field. Positions are the faster way.
    ///
    /// # Errors
    /// [`DbError::Column`] if it is not there or is no `T`.
    pub fn get<T: Column>(&self, at: impl At) -> Stored<T> {
        let position = at.position(self)?;
        let value = self.value(position)?;
        T::column(value).map_err(|error| self.unreadable(position, error.to_string()))
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
            Raw::Sqlite(row) => row.len(),
            Raw::Postgres(row) => row.len(),
        }
    }

    fn name(&self, position: usize) -> &'r str {
        match self.raw {
            Raw::Sqlite(row) => row.columns().get(position).map_or("", |column| column.name()),
            Raw::Postgres(row) => row.columns().get(position).map_or("", |column| column.name()),
        }
    }

    fn value(&self, position: usize) -> Stored<Value> {
        let value = match self.raw {
            Raw::Sqlite(row) => sqlite(row.try_get_raw(position).map_err(DbError::Other)?),
            Raw::Postgres(row) => postgres(row.try_get_raw(position).map_err(DbError::Other)?),
        };
        value.map_err(|error| self.unreadable(position, error.to_string()))
    }

    fn unreadable(&self, position: usize, reason: String) -> DbError {
        DbError::Column { column: self.name(position).to_owned(), reason }
    }
}

type Decoded = Result<Value, Box<dyn std::error::Error + Send + Sync>>;

fn sqlite(value: SqliteValueRef<'_>) -> Decoded {
    if value.is_null() {
        return Ok(Value::Null(Kind::Text));
    }
    // The value's own storage class, not the column's declared type.
    let storage = match value.type_info().name() {
        "INTEGER" => Kind::Int,
        "REAL" => Kind::Real,
        "TEXT" => Kind::Text,
        _ => Kind::Bytes,
    };
    Ok(match storage {
        Kind::Int => Value::Int(<i64 as Decode<Sqlite>>::decode(value)?),
        Kind::Real => Value::Real(<f64 as Decode<Sqlite>>::decode(value)?),
        Kind::Text => Value::Text(<String as Decode<Sqlite>>::decode(value)?),
        _ => Value::Bytes(<Vec<u8> as Decode<Sqlite>>::decode(value)?),
    })
}

fn postgres(value: PgValueRef<'_>) -> Decoded {
    fn decode<'r, T: Decode<'r, Postgres>>(
        value: PgValueRef<'r>,
    ) -> Result<T, Box<dyn std::error::Error + Send + Sync>> {
        T::decode(value)
    }

    if value.is_null() {
        return Ok(Value::Null(Kind::Text));
    }
    let info = value.type_info().into_owned();
    Ok(match info.name() {
        "INT8" => Value::Int(decode(value)?),
        "TEXT" | "VARCHAR" | "NAME" | "CHAR" | "UNKNOWN" => Value::Text(decode(value)?),
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
    })
}

/// Rows of either driver, seen as ours.
pub(super) trait RawRow: Send {
    fn row(&self) -> Row<'_>;
}

impl RawRow for SqliteRow {
    fn row(&self) -> Row<'_> {
        Row { raw: Raw::Sqlite(self), offset: 0 }
    }
}

impl RawRow for PgRow {
    fn row(&self) -> Row<'_> {
        Row { raw: Raw::Postgres(self), offset: 0 }
    }
}
