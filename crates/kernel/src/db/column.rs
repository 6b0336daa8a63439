//! Fields of a row on their way out.

use std::any::type_name;

use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;

use super::moment;
use super::value::{Json, Kind, Value};

/// A field does not hold what the program expects: the statement and the record disagree.
#[derive(Debug, thiserror::Error)]
#[error("{wanted} cannot be read from {found}")]
pub struct ColumnError {
    wanted: &'static str,
    found: String,
}

impl ColumnError {
    /// `T` was wanted, `value` was there. Keeps the kind only: rows hold what people wrote, logs should not.
    #[must_use]
    pub fn new<T>(value: &Value) -> Self {
        let found = match value {
            Value::Null(_) => "NULL".to_owned(),
            value => format!("{:?}", value.kind()),
        };
        Self { wanted: type_name::<T>(), found }
    }

    /// `T` was wanted, and `reason` says what was there instead.
    #[must_use]
    pub fn because<T>(reason: impl Into<String>) -> Self {
        Self { wanted: type_name::<T>(), found: reason.into() }
    }
}

/// What can be a field of a [`Record`](super::Record).
///
/// SQLite has fewer types than PostgreSQL: booleans arrive as integers, moments and JSON as texts. Implementations for
/// newtypes hand on to the inner type and need not care.
pub trait Column: Sized + Send + 'static {
    /// Takes the field's value.
    ///
    /// # Errors
    /// If the value is of another kind, NULL, or out of bounds.
    fn column(value: Value) -> Result<Self, ColumnError>;

    /// Takes a text that is not its own. For what is made from a text without keeping it.
    ///
    /// # Errors
    /// See [`column`](Self::column).
    fn text(text: &str) -> Result<Self, ColumnError> {
        Self::column(Value::Text(text.to_owned()))
    }
}

impl Column for i64 {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Int(int) => Ok(int),
            other => Err(ColumnError::new::<Self>(&other)),
        }
    }
}

macro_rules! narrow {
    ($($type:ty),+) => {$(
        impl Column for $type {
            fn column(value: Value) -> Result<Self, ColumnError> {
                let int = i64::column(value)?;
                Self::try_from(int).map_err(|_| ColumnError::because::<Self>("an integer out of bounds"))
            }
        }
    )+};
}

narrow!(i16, i32, u16, u32, u64);

impl Column for f64 {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Real(real) => Ok(real),
            // SQLite's REAL columns give back 1.0 as such, but expressions over integers do not.
            #[allow(clippy::cast_precision_loss, reason = "as both engines do")]
            Value::Int(int) => Ok(int as Self),
            other => Err(ColumnError::new::<Self>(&other)),
        }
    }
}

impl Column for bool {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Bool(yes) => Ok(yes),
            Value::Int(0) => Ok(false),
            Value::Int(1) => Ok(true),
            other => Err(ColumnError::new::<Self>(&other)),
        }
    }
}

impl Column for String {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Text(text) => Ok(text),
            other => Err(ColumnError::new::<Self>(&other)),
        }
    }
}

impl Column for DateTime<Utc> {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Time(moment) => Ok(moment),
            Value::Text(text) => Self::text(&text),
            other => Err(ColumnError::new::<Self>(&other)),
        }
    }

    fn text(text: &str) -> Result<Self, ColumnError> {
        if let Some(moment) = moment::read(text) {
            return Ok(moment);
        }
        DateTime::parse_from_rfc3339(text)
            .map(|moment| moment.to_utc())
            .map_err(|error| ColumnError::because::<Self>(format!("a text: {error}")))
    }
}

impl Column for Vec<u8> {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Bytes(bytes) => Ok(bytes),
            other => Err(ColumnError::new::<Self>(&other)),
        }
    }
}

impl<const N: usize> Column for [u8; N] {
    fn column(value: Value) -> Result<Self, ColumnError> {
        let bytes = Vec::<u8>::column(value)?;
        Self::try_from(bytes).map_err(|bytes| ColumnError::because::<Self>(format!("{} bytes", bytes.len())))
    }
}

impl Column for serde_json::Value {
    fn column(value: Value) -> Result<Self, ColumnError> {
        json(value)
    }

    fn text(text: &str) -> Result<Self, ColumnError> {
        parsed(text)
    }
}

impl<T: DeserializeOwned + Send + 'static> Column for Json<T> {
    fn column(value: Value) -> Result<Self, ColumnError> {
        json(value).map(Json)
    }

    fn text(text: &str) -> Result<Self, ColumnError> {
        parsed(text).map(Json)
    }
}

/// From an array or from a JSON column.
impl Column for Vec<String> {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Texts(texts) => Ok(texts),
            other => json(other),
        }
    }

    fn text(text: &str) -> Result<Self, ColumnError> {
        parsed(text)
    }
}

/// From an array or from a JSON column.
impl Column for Vec<i64> {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Ints(ints) => Ok(ints),
            other => json(other),
        }
    }

    fn text(text: &str) -> Result<Self, ColumnError> {
        parsed(text)
    }
}

impl<T: Column> Column for Option<T> {
    fn column(value: Value) -> Result<Self, ColumnError> {
        match value {
            Value::Null(_) => Ok(None),
            value => T::column(value).map(Some),
        }
    }

    fn text(text: &str) -> Result<Self, ColumnError> {
        T::text(text).map(Some)
    }
}

/// The value as it came.
impl Column for Value {
    fn column(value: Value) -> Result<Self, ColumnError> {
        Ok(value)
    }
}

fn json<T: DeserializeOwned>(value: Value) -> Result<T, ColumnError> {
    match value {
        Value::Json(json) => serde_json::from_value(json).map_err(unlike::<T>),
        Value::Text(text) => parsed(&text),
        other => Err(ColumnError::new::<T>(&other)),
    }
}

fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, ColumnError> {
    serde_json::from_str(text).map_err(unlike::<T>)
}

fn unlike<T>(error: serde_json::Error) -> ColumnError {
    ColumnError::because::<T>(format!("{:?}: {error}", Kind::Json))
}
