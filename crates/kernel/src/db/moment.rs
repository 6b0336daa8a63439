//! Moments as SQLite keeps them: texts of fixed width, `2026-01-31T12:00:00.000000Z`.
//!
//! Every row has one or two, so they are written and read by place instead of by a parser of all that RFC 3339 allows.

use chrono::{DateTime, Datelike, NaiveDate, SecondsFormat, Timelike, Utc};

/// How long such a text is.
const WIDTH: usize = 27;

/// A text of fixed width, or, for years that have no four digits and for leap seconds, what RFC 3339 makes of it.
pub(super) enum Written {
    Fixed([u8; WIDTH]),
    Other(String),
}

impl Written {
    pub(super) fn as_bytes(&self) -> &[u8] {
        match self {
            Self::Fixed(text) => text,
            Self::Other(text) => text.as_bytes(),
        }
    }
}

pub(super) fn write(moment: DateTime<Utc>) -> Written {
    let (date, micros) = (moment.date_naive(), moment.nanosecond() / 1_000);
    let year = match u32::try_from(date.year()) {
        Ok(year) if year <= 9_999 && micros < 1_000_000 => year,
        _ => return Written::Other(moment.to_rfc3339_opts(SecondsFormat::Micros, true)),
    };
    let mut text = *b"0000-00-00T00:00:00.000000Z";
    let mut put = |from: usize, to: usize, mut number: u32| {
        for digit in text.get_mut(from..to).unwrap_or_default().iter_mut().rev() {
            // A digit always fits.
            *digit = b'0' + (number % 10) as u8;
            number /= 10;
        }
    };
    put(0, 4, year);
    put(5, 7, date.month());
    put(8, 10, date.day());
    put(11, 13, moment.hour());
    put(14, 16, moment.minute());
    put(17, 19, moment.second());
    put(20, 26, micros);
    Written::Fixed(text)
}

/// The moment of a text of fixed width; none for every other text.
pub(super) fn read(text: &str) -> Option<DateTime<Utc>> {
    let text: &[u8; WIDTH] = text.as_bytes().try_into().ok()?;
    let [_, _, _, _, b'-', _, _, b'-', _, _, b'T', _, _, b':', _, _, b':', _, _, b'.', .., b'Z'] = text else {
        return None;
    };
    let number = |from: usize, to: usize| {
        text.get(from..to)?
            .iter()
            .try_fold(0_u32, |number, digit| digit.is_ascii_digit().then(|| number * 10 + u32::from(digit - b'0')))
    };
    let year = i32::try_from(number(0, 4)?).ok()?;
    let date = NaiveDate::from_ymd_opt(year, number(5, 7)?, number(8, 10)?)?;
    let moment = date.and_hms_micro_opt(number(11, 13)?, number(14, 16)?, number(17, 19)?, number(20, 26)?)?;
    Some(moment.and_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(text: &str) -> DateTime<Utc> {
        DateTime::parse_from_rfc3339(text).unwrap().to_utc()
    }

    #[test]
    fn written_as_the_standard_says_and_read_back() {
        for text in [
            "2026-01-31T12:00:00.000000Z",
            "0000-01-01T00:00:00.000001Z",
            "1969-12-31T23:59:59.999999Z",
            "2024-02-29T01:02:03.456789Z",
            "9999-12-31T23:59:59.999999Z",
        ] {
            let moment = moment(text);
            assert_eq!(write(moment).as_bytes(), text.as_bytes());
            assert_eq!(read(text), Some(moment));
        }
    }

    #[test]
    fn what_has_no_fixed_width_is_left_to_the_standard() {
        let far = moment("9999-12-31T23:59:59Z") + chrono::TimeDelta::seconds(1);
        for (moment, text) in
            [(far, "+10000-01-01T00:00:00.000000Z"), (moment("2016-12-31T23:59:60Z"), "2016-12-31T23:59:60.000000Z")]
        {
            assert!(matches!(write(moment), Written::Other(_)));
            assert_eq!(write(moment).as_bytes(), text.as_bytes());
            assert_eq!(read(text), None);
        }
        for text in [
            "",
            "2026-01-31T12:00:00Z",
            "2026-02-30T12:00:00.000000Z",
            "2026-01-31 12:00:00.000000Z",
            "2026-01-31T24:00:00.000000Z",
            "2026-01-31T12:00:00.00000xZ",
            "2026-01-31T12:00:00.0000+01",
            "２026-01-31T12:00:00.0000Z",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
