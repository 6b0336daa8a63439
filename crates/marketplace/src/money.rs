//! Amounts of money, counted in hundredths, and the currencies that they are in: pure.
//!
//! | currency | smallest amount | its minor unit |
//! |---|---|---|
//! | most | a hundredth | a hundredth |
//! | [`ZERO_DECIMAL`] | one | one |
//! | ISK, UGX | one | a hundredth, by the rules of card payments |
//!
//! Source: spec marketplace 1.2.

use std::fmt;

use contract::Code;

use crate::base::Refusal;
use crate::db::{Bind, Column, ColumnError, Kind, Value};
use crate::say;

/// An amount in hundredths of a currency's unit. Which currency is said beside it.
///
/// Decimals exist only at the doors: [`Amount::exactly`] on the way in, [`Amount::decimal`] on the way out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(i64);

/// How far a number may be from the hundredth that it means.
const TOLERANCE: f64 = 1e-7;

impl Amount {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// The most that a price or total may be: 99,999,999.99.
    pub const MOST: Self = Self(9_999_999_999);

    /// So many hundredths.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// How many hundredths.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// What a JSON number says; none if it is finer than hundredths, below zero, or above [`Amount::MOST`].
    #[must_use]
    #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "far below 2^53")]
    pub fn exactly(number: f64) -> Option<Self> {
        if !(0.0..=Self::MOST.decimal()).contains(&number) {
            return None;
        }
        let hundredths = (number * 100.0).round();
        // What is so small that it is nothing was not meant as nothing.
        if number > 0.0 && hundredths < 1.0 {
            return None;
        }
        ((number - hundredths / 100.0).abs() <= TOLERANCE).then_some(Self(hundredths as i64))
    }

    /// The nearest hundredth, for bounds of a search; what no integer holds becomes the outermost one.
    #[must_use]
    #[allow(clippy::cast_possible_truncation, reason = "a cast from a float saturates")]
    pub fn nearest(number: f64) -> Self {
        Self((number * 100.0).round() as i64)
    }

    /// The number for JSON. Its shortest text has two decimals at most.
    #[must_use]
    #[allow(clippy::cast_precision_loss, reason = "far below 2^53")]
    pub fn decimal(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// More than nothing.
    #[must_use]
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// So many times the amount; none above [`Amount::MOST`].
    #[must_use]
    pub fn times(self, quantity: i64) -> Option<Self> {
        self.0.checked_mul(quantity).map(Self).filter(|amount| *amount <= Self::MOST)
    }

    /// The sum; none above [`Amount::MOST`].
    #[must_use]
    pub fn plus(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).map(Self).filter(|amount| *amount <= Self::MOST)
    }

    /// The difference, nothing where the other is more.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0).max(0))
    }
}

/// With two decimals: `12.50`.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.0.unsigned_abs();
        write!(f, "{}{}.{:02}", if self.0 < 0 { "-" } else { "" }, all / 100, all % 100)
    }
}

impl Bind for Amount {
    const KIND: Kind = Kind::Int;

    fn value(self) -> Value {
        Value::Int(self.0)
    }
}

impl Column for Amount {
    fn column(value: Value) -> Result<Self, ColumnError> {
        i64::column(value).map(Self)
    }
}

/// Currencies that have no hundredths.
pub const ZERO_DECIMAL: [&str; 15] =
    ["BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF"];

/// Currencies that have hundredths on paper, in which nobody pays them.
const WHOLE: [&str; 2] = ["ISK", "UGX"];

/// Currencies that prices may be in.
const SUPPORTED: &str = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF \
    CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR \
    ISK JMD JPY KES KGS KHR KMF KRW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN \
    NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TOP \
    TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW";

/// A currency: three capital letters (ISO 4217), one of those that prices may be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Currency(&'static str);

impl Currency {
    /// What somebody wrote, without spaces around it and in any case; none if prices cannot be in it.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let code = text.trim();
        SUPPORTED.split(' ').find(|known| known.eq_ignore_ascii_case(code)).map(Self)
    }

    /// Its three letters.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// Whether it has no hundredths.
    #[must_use]
    pub fn is_zero_decimal(self) -> bool {
        ZERO_DECIMAL.contains(&self.0)
    }

    /// Whether an amount can be paid in it.
    #[must_use]
    pub fn holds(self, amount: Amount) -> bool {
        let whole = self.is_zero_decimal() || WHOLE.contains(&self.0);
        !whole || amount.hundredths() % 100 == 0
    }

    /// The nearest amount that can be paid in it.
    #[must_use]
    pub fn rounded(self, amount: Amount) -> Amount {
        if self.holds(amount) {
            return amount;
        }
        Amount((amount.hundredths() + 50) / 100 * 100)
    }

    /// How many of its minor units an amount has.
    #[must_use]
    pub fn minor_units(self, amount: Amount) -> i64 {
        amount.hundredths() / if self.is_zero_decimal() { 100 } else { 1 }
    }

    /// The amount that so many of its minor units make.
    #[must_use]
    pub fn of_minor_units(self, units: i64) -> Amount {
        Amount(units.saturating_mul(if self.is_zero_decimal() { 100 } else { 1 }))
    }

    /// An amount in it, as a client wrote it.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` with the field for what is finer than the currency or out of bounds.
    pub fn amount(self, field: &'static str, number: f64) -> Result<Amount, Refusal> {
        Amount::exactly(number).filter(|amount| self.holds(*amount)).ok_or_else(|| {
            let sentence = say!("marketplace-amount-unusable", currency = self.0);
            Refusal::new(Code::ValidationError, sentence).field(field)
        })
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Bind for Currency {
    const KIND: Kind = Kind::Text;

    fn value(self) -> Value {
        Value::Text(self.0.to_owned())
    }
}

impl Column for Currency {
    fn column(value: Value) -> Result<Self, ColumnError> {
        let text = String::column(value)?;
        Self::parse(&text).ok_or_else(|| ColumnError::because::<Self>(format!("the currency {text:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_exact_to_the_hundredth() {
        for (number, hundredths) in
            [(0.0, Some(0)), (0.1 + 0.2, Some(30)), (12.5, Some(1_250)), (19.99, Some(1_999)), (0.005, None)]
        {
            assert_eq!(Amount::exactly(number).map(Amount::hundredths), hundredths, "{number}");
        }
        for number in [-0.01, 1e-9, 1e300, f64::NAN, f64::INFINITY, 100_000_000.0] {
            assert_eq!(Amount::exactly(number), None, "{number}");
        }
        assert_eq!(Amount::exactly(99_999_999.99), Some(Amount::MOST));
        assert_eq!(Amount::from_hundredths(1_250).to_string(), "12.50");
    }

    #[test]
    fn sums_never_leave_their_bounds() {
        assert_eq!(Amount::MOST.plus(Amount::from_hundredths(1)), None);
        assert_eq!(Amount::MOST.times(2), None);
        assert_eq!(Amount::from_hundredths(i64::MAX).times(i64::MAX), None);
        assert_eq!(Amount::from_hundredths(5).less(Amount::from_hundredths(9)), Amount::ZERO);
    }

    #[test]
    fn each_currency_has_its_smallest_amount() {
        let (half, one) = (Amount::from_hundredths(50), Amount::from_hundredths(100));
        for (code, takes_half, minor) in
            [("EUR", true, 100), ("JPY", false, 1), ("ISK", false, 100), ("UGX", false, 100), ("XPF", false, 1)]
        {
            let currency = Currency::parse(code).unwrap();
            assert_eq!((currency.holds(half), currency.minor_units(one)), (takes_half, minor), "{code}");
            assert!(currency.holds(one) && currency.of_minor_units(minor) == one, "{code}");
        }
        assert_eq!(Currency::parse(" eur ").map(Currency::as_str), Some("EUR"));
        for code in ["", "EU", "EURO", "XXX", "E R"] {
            assert_eq!(Currency::parse(code), None, "{code}");
        }
    }
}
