//! When an event is: what the clock of its time zone shows, and the moments that follow from it. Pure.
//!
//! The clock's hands are the wish, and are kept: when the rules of a zone change, the moments do, and the evening at seven stays one.

use chrono::{
    DateTime, Datelike as _, NaiveDate, NaiveDateTime, NaiveTime, Offset as _, TimeDelta, TimeZone as _, Timelike as _,
};
use chrono_tz::Tz;

use crate::base::Timestamp;
use crate::language::Sentence;
use crate::say;

/// How a clock's hands are stored.
const STORED: &str = "%Y-%m-%dT%H:%M:%S";

/// Ways in which people write a moment on a clock.
const TYPED: [&str; 4] = ["%Y-%m-%dT%H:%M:%S%.f", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M:%S%.f", "%Y-%m-%d %H:%M"];

/// The years of four digits that a time may be in, on the clock and in UTC: both engines order and keep these.
const YEARS: std::ops::RangeInclusive<i32> = 1970..=9998;

/// Whether what a clock shows is in a year that is kept.
#[must_use]
pub fn is_kept(local: NaiveDateTime) -> bool {
    YEARS.contains(&local.year())
}

/// Why a time cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// It is none.
    Unreadable,
    /// The clock leaves it out, when it is put forward.
    LeftOut,
    /// The clock shows it twice, when it is put back.
    Twice,
}

impl Unusable {
    /// What is said of it.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Unreadable => say!("event-time-unreadable"),
            Self::LeftOut => say!("event-time-left-out"),
            Self::Twice => say!("event-time-twice"),
        }
    }
}

/// A beginning and an end under a zone's present rules. What would not end after it began is as long as it was.
#[must_use]
pub fn both(start: WallTime, end: Option<WallTime>, zone: Tz) -> (WallTime, Option<WallTime>) {
    let new = start.recomputed(zone);
    let ends = end.map(|old| {
        let end = old.recomputed(zone);
        if end.at > new.at { end } else { WallTime { at: new.at + (old.at - start.at), ..end } }
    });
    (new, ends)
}

/// A moment, and what the clock of a time zone shows then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WallTime {
    /// What the clock shows.
    pub local: NaiveDateTime,
    /// The moment.
    pub at: Timestamp,
}

impl WallTime {
    /// What a clock shows, and the only moment at which it does.
    ///
    /// # Errors
    /// If there is no such moment, or more than one.
    pub fn on_clock(local: NaiveDateTime, zone: Tz) -> Result<Self, Unusable> {
        match zone.from_local_datetime(&local) {
            chrono::LocalResult::Single(at) => Ok(Self { local, at: at.to_utc() }),
            chrono::LocalResult::Ambiguous(..) => Err(Unusable::Twice),
            chrono::LocalResult::None => Err(Unusable::LeftOut),
        }
    }

    /// A moment, with what a clock shows then.
    #[must_use]
    pub fn at(at: Timestamp, zone: Tz) -> Self {
        Self { local: at.with_timezone(&zone).naive_local(), at }
    }

    /// Reads what somebody typed: a day, which begins at midnight, a moment on the clock, or a moment with its offset. Seconds are the finest.
    ///
    /// # Errors
    /// If it is none of these, or not exactly one moment.
    pub fn read(typed: &str, zone: Tz) -> Result<Self, Unusable> {
        let time = Self::read_any(typed.trim(), zone)?;
        let years = [time.local.year(), time.at.year()];
        if years.iter().all(|year| YEARS.contains(year)) { Ok(time) } else { Err(Unusable::Unreadable) }
    }

    fn read_any(typed: &str, zone: Tz) -> Result<Self, Unusable> {
        if let Ok(at) = DateTime::parse_from_rfc3339(typed) {
            let at = at.to_utc();
            return Ok(Self::at(at.with_nanosecond(0).unwrap_or(at), zone));
        }
        if let Ok(day) = NaiveDate::parse_from_str(typed, "%Y-%m-%d") {
            return Self::on_clock(day.and_time(NaiveTime::MIN), zone);
        }
        let local = TYPED.iter().find_map(|form| NaiveDateTime::parse_from_str(typed, form).ok());
        let local = local.and_then(|local| local.with_nanosecond(0)).ok_or(Unusable::Unreadable)?;
        Self::on_clock(local, zone)
    }

    /// The same hands on another clock.
    ///
    /// # Errors
    /// If that clock does not show them exactly once.
    pub fn moved(self, zone: Tz) -> Result<Self, Unusable> {
        Self::on_clock(self.local, zone)
    }

    /// The moment under the zone's present rules: the one nearest to the moment that was known, where the clock shows its hands twice, and the moment of
    /// its being put forward where it leaves them out.
    #[must_use]
    pub fn recomputed(self, zone: Tz) -> Self {
        let at = match zone.from_local_datetime(&self.local) {
            chrono::LocalResult::Single(at) => at.to_utc(),
            chrono::LocalResult::Ambiguous(first, second) => {
                let (first, second) = (first.to_utc(), second.to_utc());
                if (first - self.at).abs() <= (second - self.at).abs() { first } else { second }
            }
            chrono::LocalResult::None => {
                let offset = zone.offset_from_utc_datetime(&(self.local - TimeDelta::days(1))).fix();
                (self.local - TimeDelta::seconds(offset.local_minus_utc().into())).and_utc()
            }
        };
        Self { at, ..self }
    }

    /// Whether the clock shows midnight.
    #[must_use]
    pub fn is_midnight(self) -> bool {
        self.local.time() == NaiveTime::MIN
    }

    /// The hands as they are stored.
    #[must_use]
    pub fn stored(self) -> String {
        stored(self.local)
    }
}

/// Hands as they are stored.
#[must_use]
pub fn stored(local: NaiveDateTime) -> String {
    local.format(STORED).to_string()
}

/// A moment as the clock of a zone shows it, for people who may sit elsewhere.
#[must_use]
pub fn told(at: Timestamp, zone: Tz) -> String {
    services::notices::told_at(at, zone.name())
}

/// Hands from their stored text.
#[must_use]
pub fn hands(stored: &str) -> Option<NaiveDateTime> {
    NaiveDateTime::parse_from_str(stored, STORED).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUBLIN: Tz = Tz::Europe__Dublin;

    fn read(typed: &str) -> Result<String, Unusable> {
        WallTime::read(typed, DUBLIN).map(|time| format!("{} = {}", time.stored(), time.at.format("%H:%MZ")))
    }

    #[test]
    fn a_time_is_read_on_the_clock_of_its_zone() {
        for (typed, meant) in [
            ("2030-05-01T18:00:00", "2030-05-01T18:00:00 = 17:00Z"),
            ("2030-05-01T18:00", "2030-05-01T18:00:00 = 17:00Z"),
            ("2030-05-01 18:00", "2030-05-01T18:00:00 = 17:00Z"),
            ("2030-12-01T18:00:00", "2030-12-01T18:00:00 = 18:00Z"),
            ("2030-05-01T18:00:00Z", "2030-05-01T19:00:00 = 18:00Z"),
            ("2030-05-01T18:00:00+02:00", "2030-05-01T17:00:00 = 16:00Z"),
            ("2030-05-01", "2030-05-01T00:00:00 = 23:00Z"),
        ] {
            assert_eq!(read(typed).as_deref(), Ok(meant), "{typed}");
        }
        for typed in ["", "tomorrow", "2030-13-01", "2030-02-30T10:00", "18:00"] {
            assert_eq!(read(typed), Err(Unusable::Unreadable), "{typed}");
        }
    }

    #[test]
    fn nights_on_which_clocks_change_are_told() {
        // In 2030 Irish clocks are put forward on 31 March and back on 27 October, both at one o'clock UTC.
        assert_eq!(read("2030-03-31T01:30:00"), Err(Unusable::LeftOut));
        assert_eq!(read("2030-10-27T01:30:00"), Err(Unusable::Twice));
        assert_eq!(read("2030-03-31T02:00:00").as_deref(), Ok("2030-03-31T02:00:00 = 01:00Z"));
        assert_eq!(read("2030-10-27T02:00:00").as_deref(), Ok("2030-10-27T02:00:00 = 02:00Z"));
        // With an offset, either of the two can be meant.
        assert_eq!(read("2030-10-27T00:30:00Z").as_deref(), Ok("2030-10-27T01:30:00 = 00:30Z"));
        assert_eq!(read("2030-10-27T01:30:00Z").as_deref(), Ok("2030-10-27T01:30:00 = 01:30Z"));
    }

    #[test]
    fn days_without_midnight_cannot_begin_there() {
        // In Beirut clocks are put forward at midnight.
        assert_eq!(WallTime::read("2030-03-31", Tz::Asia__Beirut), Err(Unusable::LeftOut));
    }

    #[test]
    fn an_end_stays_after_its_start_when_the_rules_of_a_zone_change() {
        let [start, end] = ["2030-03-31T00:30:00", "2030-03-31T01:30:00"].map(|typed| {
            let local = super::hands(typed).unwrap();
            // As known before this zone put its clock forward in that night.
            WallTime { local, at: local.and_utc() }
        });
        let (new, new_end) = super::both(start, Some(end), DUBLIN);
        assert_eq!((new.at, new_end.map(|end| end.at)), (start.at, Some(end.at)));
        let short = WallTime { at: start.at + TimeDelta::minutes(20), ..start };
        let (new, new_end) = super::both(start, Some(short), DUBLIN);
        assert_eq!(new_end.map(|end| end.at - new.at), Some(TimeDelta::minutes(20)), "as long as it was");
        assert_eq!(super::both(start, None, DUBLIN), (start, None));
    }

    #[test]
    fn the_hands_stay_when_the_rules_of_a_zone_change() {
        let hands = WallTime::read("2030-07-01T19:00:00", DUBLIN).unwrap();
        let known = WallTime { at: hands.at + TimeDelta::hours(1), ..hands };
        assert_eq!(known.recomputed(DUBLIN), hands);
        // Which of two was meant is not forgotten.
        for typed in ["2030-10-27T00:30:00Z", "2030-10-27T01:30:00Z"] {
            let known = WallTime::read(typed, DUBLIN).unwrap();
            assert_eq!(known.recomputed(DUBLIN), known, "{typed}");
        }
        let lost = WallTime { local: super::hands("2030-03-31T01:30:00").unwrap(), at: hands.at };
        assert_eq!(lost.recomputed(DUBLIN).at.to_rfc3339(), "2030-03-31T01:30:00+00:00");
    }
}
