//! Times on the wire.

use async_graphql::{InputValueError, InputValueResult, Scalar, ScalarType, Value};
use chrono::{DateTime, SecondsFormat, Utc};

use crate::base::Timestamp;

/// A moment, written as the REST API writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment(pub Timestamp);

impl From<Timestamp> for Moment {
    fn from(moment: Timestamp) -> Self {
        Self(moment)
    }
}

/// A moment: ISO 8601 date and time in UTC, such as `2026-03-02T09:30:00Z`, as the REST API writes it.
#[Scalar(name = "DateTime")]
impl ScalarType for Moment {
    fn parse(value: Value) -> InputValueResult<Self> {
        match value {
            Value::String(text) => Ok(Self(text.parse::<DateTime<Utc>>()?)),
            other => Err(InputValueError::expected_type(other)),
        }
    }

    fn is_valid(value: &Value) -> bool {
        matches!(value, Value::String(text) if text.parse::<DateTime<Utc>>().is_ok())
    }

    fn to_value(&self) -> Value {
        Value::String(self.0.to_rfc3339_opts(SecondsFormat::AutoSi, true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_doors_write_a_moment_alike() {
        for text in ["2026-03-02T09:30:00Z", "2026-03-02T09:30:00.250Z", "2026-03-02T09:30:00.250001Z"] {
            let moment: Timestamp = text.parse().unwrap();
            assert_eq!(Moment(moment).to_value(), Value::String(text.to_owned()));
            assert_eq!(serde_json::to_value(moment).unwrap(), text);
        }
    }
}
