//! Moments that clients may say as days on the community's clock, as forms have fields for days.

use chrono::{DateTime, Datelike as _, Days, NaiveDate, NaiveTime, TimeDelta};
use contract::Code;

use crate::base::{Answer, Refusal, Timestamp};
use crate::call::Call;
use crate::{queue, say};

/// Which end of a day is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Edge {
    Begin,
    End,
}

/// What somebody says of a field.
pub(crate) type Said<'a> = (&'static str, Option<&'a str>);

/// From when and until when. Of a day the whole counts, and a blank says nothing.
///
/// # Errors
/// A failure outside of a community; inside, 422 `VALIDATION_ERROR` on each field that is neither a moment nor a day.
pub(crate) fn span(call: &Call, [from, to]: [Said<'_>; 2]) -> Answer<[Option<Timestamp>; 2]> {
    let zone = &call.community()?.settings.timezone;
    match (moment(zone, from, Edge::Begin), moment(zone, to, Edge::End)) {
        (Ok(from), Ok(to)) => Ok([from, to]),
        (Err(refusal), Err(other)) => Err(refusal.and(other).into()),
        (Err(refusal), _) | (_, Err(refusal)) => Err(refusal.into()),
    }
}

fn moment(zone: &str, (field, said): Said<'_>, edge: Edge) -> Result<Option<Timestamp>, Refusal> {
    let Some(text) = said.map(str::trim).filter(|text| !text.is_empty()) else { return Ok(None) };
    if let Ok(moment) = DateTime::parse_from_rfc3339(text) {
        return Ok(Some(moment.to_utc()));
    }
    let day = text.parse::<NaiveDate>().ok().filter(|day| (1..9_999).contains(&day.year()));
    let day = day.ok_or_else(|| Refusal::new(Code::ValidationError, say!("marketplace-neither-day")).field(field))?;
    let begin = |day: NaiveDate| queue::at(queue::zone(zone), day.and_time(NaiveTime::MIN));
    Ok(Some(match edge {
        Edge::Begin => begin(day),
        // What clients see is in milliseconds.
        Edge::End => begin(day + Days::new(1)) - TimeDelta::milliseconds(1),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_the_one_that_the_community_has() {
        let at = |said, edge| moment("Europe/Dublin", ("to", Some(said)), edge).map(|at| at.map(|at| at.to_rfc3339()));
        for (said, edge, expected) in [
            ("2026-01-06", Edge::Begin, "2026-01-06T00:00:00+00:00"),
            (" 2026-06-06 ", Edge::Begin, "2026-06-05T23:00:00+00:00"),
            ("2026-06-06", Edge::End, "2026-06-06T22:59:59.999+00:00"),
            // The clock is put forward, and back.
            ("2026-03-29", Edge::End, "2026-03-29T22:59:59.999+00:00"),
            ("2026-10-25", Edge::End, "2026-10-25T23:59:59.999+00:00"),
            ("2026-06-06T09:30:00+02:00", Edge::End, "2026-06-06T07:30:00+00:00"),
        ] {
            assert_eq!(at(said, edge), Ok(Some(expected.to_owned())), "{said}");
        }
        assert_eq!((at("", Edge::End), at("  ", Edge::Begin)), (Ok(None), Ok(None)));
        for said in
            ["x", "2026-02-30", "2026-01-06T10:00", "9999-01-01", "10000-01-01", "+250000-01-01", "-001-01-01", "2026"]
        {
            assert_eq!(at(said, Edge::Begin).unwrap_err().items[0].field.as_deref(), Some("to"), "{said}");
        }
    }
}
