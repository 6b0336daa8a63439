//! Values of the contract's types as values of the graph.

use std::collections::BTreeMap;
use std::sync::Arc;

use async_graphql::{Name, Value};
use chrono::{DateTime, NaiveDate, SecondsFormat, SubsecRound as _, TimeZone};

use super::row::Got;

/// A value that a getter can give.
pub trait Show {
    /// It, as the graph gives it.
    fn show(&self) -> Got<'_>;
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl Show for $kind {
            fn show(&self) -> Got<'_> {
                Got::Value(Value::from(*self))
            }
        })+
    };
}

numbers!(bool, i32, i64, u64, f64);

impl Show for String {
    fn show(&self) -> Got<'_> {
        Got::Value(Value::String(self.clone()))
    }
}

impl Show for uuid::Uuid {
    fn show(&self) -> Got<'_> {
        Got::Value(Value::String(self.to_string()))
    }
}

/// As at the REST door: RFC 3339 in UTC, with as many digits of a second as there are, but no finer than milliseconds.
impl<Z: TimeZone> Show for DateTime<Z> {
    fn show(&self) -> Got<'_> {
        Got::Value(Value::String(self.to_utc().trunc_subsecs(3).to_rfc3339_opts(SecondsFormat::AutoSi, true)))
    }
}

impl Show for NaiveDate {
    fn show(&self) -> Got<'_> {
        Got::Value(Value::String(self.to_string()))
    }
}

impl Show for serde_json::Value {
    fn show(&self) -> Got<'_> {
        Got::Value(Value::from_json(self.clone()).unwrap_or_default())
    }
}

impl<T: Show> Show for BTreeMap<String, T> {
    fn show(&self) -> Got<'_> {
        let entry = |(key, value): (&String, &T)| match value.show() {
            Got::Value(value) => Some((Name::new(key), value)),
            _ => None,
        };
        Got::Value(Value::Object(self.iter().filter_map(entry).collect()))
    }
}

impl<T: Show> Show for Option<T> {
    fn show(&self) -> Got<'_> {
        self.as_ref().map_or(Got::Value(Value::Null), Show::show)
    }
}

impl<T: Show> Show for Vec<T> {
    fn show(&self) -> Got<'_> {
        Got::List(self.iter().map(Show::show).collect())
    }
}

impl<T: Show + ?Sized> Show for Box<T> {
    fn show(&self) -> Got<'_> {
        (**self).show()
    }
}

impl<T: Show + ?Sized> Show for Arc<T> {
    fn show(&self) -> Got<'_> {
        (**self).show()
    }
}

/// Hours as a number, where REST writes them as text.
#[must_use]
pub fn as_hours(shown: Got<'_>) -> Got<'_> {
    match shown {
        Got::Value(Value::String(text)) => Got::Value(text.parse::<f64>().map_or(Value::Null, Value::from)),
        other => other,
    }
}

/// An amount of money, where REST counts hundredths.
#[must_use]
pub fn as_amount(shown: Got<'_>) -> Got<'_> {
    match shown {
        Got::Value(Value::Number(hundredths)) => {
            Got::Value(hundredths.as_f64().map_or(Value::Null, |hundredths| Value::from(hundredths / 100.0)))
        }
        other => other,
    }
}

/// The number that a property holds, if it holds one.
pub trait Numbered {
    /// The number.
    fn number(&self) -> Option<i64>;
}

impl Numbered for i64 {
    fn number(&self) -> Option<i64> {
        Some(*self)
    }
}

impl Numbered for Option<i64> {
    fn number(&self) -> Option<i64> {
        *self
    }
}

/// The number that a property holds, if it holds one.
pub fn numbered(property: &impl Numbered) -> Option<i64> {
    property.number()
}
