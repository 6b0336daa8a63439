//! Hours, counted in hundredths, so that adding them never rounds.

use std::fmt;
use std::ops::Neg;

use serde::{Deserialize, Serialize};

use crate::db::{Bind, Column, ColumnError, Kind, Value};

/// A number of hours in whole hundredths; may be negative.
///
/// Decimals exist only at the doors: [`Hours::exactly`] on the way in, [`Hours::decimal`] on the way out. Inside, and in the
/// database and in settings, an hour is 100.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hours(i64);

impl Hours {
    /// None at all.
    pub const ZERO: Self = Self(0);

    /// So many hundredths of an hour.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// So many whole hours.
    #[must_use]
    pub const fn whole(hours: i32) -> Self {
        Self(hours as i64 * 100)
    }

    /// How many hundredths of an hour.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// What a JSON number says, exactly; `None` if it has more than two decimals or is out of bounds.
    ///
    /// The shortest text that reads as this number is what the caller wrote, so the decimals are counted there and nothing is
    /// multiplied or rounded.
    #[must_use]
    pub fn exactly(number: f64) -> Option<Self> {
        Self::parse(&number.to_string())
    }

    /// From a number at the door that need not be exact, to the nearest hundredth; what no integer holds becomes the outermost
    /// one. Hours that move are read with [`Hours::exactly`].
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "a cast from a float saturates")]
    pub fn from_decimal(hours: f64) -> Self {
        Self((hours * 100.0).round() as i64)
    }

    /// Reads `-12`, `0.5` or `3.25`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        let all_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !all_digits(whole) || !all_digits(fraction) || fraction.len() > 2 {
            return None;
        }
        let tens = if fraction.len() == 1 { 10 } else { 1 };
        let hundredths =
            whole.parse::<i64>().ok()?.checked_mul(100)?.checked_add(fraction.parse::<i64>().ok()? * tens)?;
        Some(Self(if negative { -hundredths } else { hundredths }))
    }

    /// The number for JSON. Its shortest text has two decimals at most.
    #[must_use]
    #[allow(clippy::cast_precision_loss, reason = "no community has 2^53 hundredths of an hour")]
    pub fn decimal(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// Without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.saturating_abs())
    }

    /// More than none.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// The sum. At the end of the integers it stays there: no balance comes near.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The difference. At the end of the integers it stays there.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Hours {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

/// With two decimals: `-1.50`.
impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let all = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", all / 100, all % 100)
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
    fn decimals_come_and_go_without_a_change() {
        for hundredths in (-1_000..=1_000).chain(99_990..=100_010).chain([12_345_678_901, -1_999_999_999_999]) {
            let hours = Hours::from_hundredths(hundredths);
            assert_eq!(Hours::exactly(hours.decimal()), Some(hours));
            assert_eq!(Hours::parse(&hours.to_string()), Some(hours));
        }
        assert_eq!(Hours::from_hundredths(-5).to_string(), "-0.05");
        assert_eq!(serde_json::json!(Hours::from_hundredths(125).decimal()).to_string(), "1.25");
    }

    #[test]
    fn numbers_that_need_not_be_exact_become_the_nearest_hundredth() {
        for (number, hundredths) in [(0.5, 50), (1.016, 102), (0.1 + 0.2, 30), (1e300, i64::MAX), (f64::NAN, 0)] {
            assert_eq!(Hours::from_decimal(number).hundredths(), hundredths, "{number}");
        }
    }

    #[test]
    fn what_is_finer_than_hundredths_or_no_number_is_none() {
        for number in [0.001, 1.005, 1e-9, 1e300, f64::NAN, f64::INFINITY, 0.1 + 0.2, 92_233_720_368_547_758.08] {
            assert_eq!(Hours::exactly(number), None, "{number}");
        }
        for text in ["", "-", ".", "1.", ".5", "1.234", "+1", "1e3", "1,5", " 1", "--1", "1.-5"] {
            assert_eq!(Hours::parse(text), None, "{text:?}");
        }
    }
}
