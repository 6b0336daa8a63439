//! Hours: what members give each other, counted in hundredths. Decimals exist only at the doors.

use std::fmt;

use crate::db::{Bind, Column, ColumnError, Kind, Value};

/// An amount of hours, in hundredths of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hours(i64);

impl Hours {
    /// So many hundredths of an hour.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// How many hundredths of an hour.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// From a number at the door, to the nearest hundredth. The contract bounds it; what no integer holds becomes the outermost one.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "a cast from a float saturates")]
    pub fn from_decimal(hours: f64) -> Self {
        Self((hours * 100.0).round() as i64)
    }

    /// The number that goes over the wire.
    #[must_use]
    #[allow(clippy::cast_precision_loss, reason = "amounts are far below 2^53")]
    pub fn decimal(self) -> f64 {
        self.0 as f64 / 100.0
    }
}

/// Two decimals: `1.50`, `-0.25`.
impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let hundredths = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

impl Bind for Hours {
    const KIND: Kind = Kind::Int;

    fn value(self) -> Value {
        Value::Int(self.0)
    }
}

impl Column for Hours {
    fn column(value: Value) -> Result<Self, ColumnError> {
        i64::column(value).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_have_two_places() {
        for (hundredths, text) in [(0, "0.00"), (5, "0.05"), (150, "1.50"), (-25, "-0.25"), (-100, "-1.00")] {
            assert_eq!(Hours::from_hundredths(hundredths).to_string(), text);
        }
    }

    #[test]
    fn numbers_become_the_nearest_hundredth() {
        for (number, hundredths) in [(0.5, 50), (1.015, 102), (0.1 + 0.2, 30), (1e300, i64::MAX), (f64::NAN, 0)] {
            assert_eq!(Hours::from_decimal(number).hundredths(), hundredths, "{number}");
        }
        assert!((Hours::from_hundredths(125).decimal() - 1.25).abs() < f64::EPSILON);
    }
}
