//! When what comes again is due: pure.

use chrono::{
    DateTime, Datelike, Days, LocalResult, Months, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone as _,
};
use chrono_tz::Tz;

use crate::base::Timestamp;

/// How often something comes again, by the clock of its community.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Every so many minutes, at least one, counted from the beginning of time, so that all processes mean the same moments.
    EveryMinutes(u32),
    /// Every day at this hour and minute.
    Daily(u32, u32),
    /// On the first of every month at this hour and minute.
    Monthly(u32, u32),
}

impl Schedule {
    /// The first moment after `now` at which it is due in a time zone. An hour that a clock leaves out is the moment of its being put forward; one
    /// that it shows twice is the first.
    #[must_use]
    pub fn next(self, now: Timestamp, zone: Tz) -> Timestamp {
        match self {
            Self::EveryMinutes(minutes) => {
                let span = i64::from(minutes.max(1)) * 60;
                let next = (now.timestamp().div_euclid(span) + 1) * span;
                DateTime::from_timestamp(next, 0).unwrap_or(now + TimeDelta::days(1))
            }
            Self::Daily(hour, minute) => {
                on_days(now, zone, Some, |day| day.checked_add_days(Days::new(1)), (hour, minute))
            }
            Self::Monthly(hour, minute) => {
                let next = |day: NaiveDate| day.checked_add_months(Months::new(1));
                on_days(now, zone, |today| today.with_day(1), next, (hour, minute))
            }
        }
    }
}

/// The time zone of a community by its IANA name; UTC for a name that nobody knows.
#[must_use]
pub fn zone(name: &str) -> Tz {
    name.trim().parse().unwrap_or_else(|_| {
        if !name.trim().is_empty() {
            tracing::warn!("a community has a time zone that nobody knows; UTC counts");
        }
        Tz::UTC
    })
}

/// Whether this is the IANA name of a time zone.
#[must_use]
pub fn is_zone(name: &str) -> bool {
    name.trim().parse::<Tz>().is_ok()
}

/// The first moment after `now` at which the clock shows this on a day of the row that begins with `first` of today.
fn on_days(
    now: Timestamp,
    zone: Tz,
    first: impl Fn(NaiveDate) -> Option<NaiveDate>,
    after: impl Fn(NaiveDate) -> Option<NaiveDate>,
    (hour, minute): (u32, u32),
) -> Timestamp {
    let time = NaiveTime::from_hms_opt(hour, minute, 0).unwrap_or(NaiveTime::MIN);
    let mut day = first(now.with_timezone(&zone).date_naive());
    while let Some(date) = day {
        let moment = at(zone, date.and_time(time));
        if moment > now {
            return moment;
        }
        day = after(date);
    }
    // The end of the calendar.
    now + TimeDelta::days(1)
}

/// The moment at which a clock shows this. Where it is put forward over it, the moment of that; where it shows it twice, the first.
#[must_use]
pub fn at(zone: Tz, shown: NaiveDateTime) -> Timestamp {
    let mut shown = shown;
    for _ in 0..=48 {
        match zone.from_local_datetime(&shown) {
            LocalResult::Single(moment) => return moment.to_utc(),
            LocalResult::Ambiguous(first, _) => return first.to_utc(),
            // Clocks are put forward by an hour, or by half of one; a whole day was left out once in a while.
            LocalResult::None => shown += TimeDelta::minutes(30),
        }
    }
    DateTime::from_naive_utc_and_offset(shown, chrono::Utc)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_again_comes_at_the_same_moments_for_everybody() {
        for (schedule, now, name, expected) in [
            (Schedule::EveryMinutes(15), "2026-01-05T07:59:59Z", "UTC", "2026-01-05T08:00:00Z"),
            (Schedule::EveryMinutes(15), "2026-01-05T08:00:00Z", "UTC", "2026-01-05T08:15:00Z"),
            (Schedule::EveryMinutes(0), "2026-01-05T08:00:30Z", "UTC", "2026-01-05T08:01:00Z"),
            (Schedule::Daily(8, 30), "2026-01-05T07:29:00Z", "Europe/Berlin", "2026-01-05T07:30:00Z"),
            (Schedule::Daily(8, 30), "2026-01-05T07:30:00Z", "Europe/Berlin", "2026-01-06T07:30:00Z"),
            // The clock is put forward over it.
            (Schedule::Daily(2, 30), "2026-03-28T12:00:00Z", "Europe/Berlin", "2026-03-29T01:00:00Z"),
            // It comes once that day, and the next day at its own hour.
            (Schedule::Daily(2, 30), "2026-03-29T01:00:00Z", "Europe/Berlin", "2026-03-30T00:30:00Z"),
            // The hour comes twice: the first counts, and the second is not another one.
            (Schedule::Daily(2, 30), "2026-10-24T12:00:00Z", "Europe/Berlin", "2026-10-25T00:30:00Z"),
            (Schedule::Daily(2, 30), "2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-26T01:30:00Z"),
            (Schedule::Daily(2, 30), "2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-26T01:30:00Z"),
            // Missed for a week: once, and then the next.
            (Schedule::Daily(8, 0), "2026-01-12T09:00:00Z", "UTC", "2026-01-13T08:00:00Z"),
            (Schedule::Monthly(17, 0), "2026-01-01T16:00:00Z", "Europe/Berlin", "2026-02-01T16:00:00Z"),
        ] {
            let next = schedule.next(now.parse().unwrap(), zone(name));
            assert_eq!(next, expected.parse::<Timestamp>().unwrap(), "{schedule:?} {now} {name}");
        }
    }

    #[test]
    fn an_hour_that_is_not_there_begins_when_the_clock_goes_on_and_one_that_comes_twice_counts_once() {
        let berlin = zone("Europe/Berlin");
        let moment = |text: &str| text.parse::<Timestamp>().unwrap();
        let shown = |text: &str| at(berlin, text.parse().unwrap());
        assert_eq!(shown("2026-03-29T02:00:00"), moment("2026-03-29T01:00:00Z"), "the gap");
        assert_eq!(shown("2026-03-29T02:30:00"), moment("2026-03-29T01:00:00Z"), "the gap");
        assert_eq!(shown("2026-10-25T02:30:00"), moment("2026-10-25T00:30:00Z"), "the first of two");
        // Samoa had no 30 December 2011.
        assert_eq!(at(zone("Pacific/Apia"), "2011-12-30T08:00:00".parse().unwrap()), moment("2011-12-30T10:00:00Z"));
    }
}
