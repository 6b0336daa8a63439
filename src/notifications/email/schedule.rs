//! When something may be sent, by the clock of the community: pure.

use chrono::{
    DateTime, Datelike, Days, LocalResult, Months, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone as _,
};
use chrono_tz::Tz;

use crate::base::Timestamp;
use crate::notifications::prefs::model::Frequency;

/// The hour of daily digests (spec notifications 11.2).
const DAILY_HOUR: u32 = 8;

/// The hour of monthly digests, on the first of the month.
const MONTHLY_HOUR: u32 = 17;

/// The time zone of a community; UTC for a name that nobody knows.
#[must_use]
pub fn zone(name: &str) -> Tz {
    name.trim().parse().unwrap_or_else(|_| {
        if !name.trim().is_empty() {
            tracing::warn!("a community has a time zone that nobody knows; UTC counts");
        }
        Tz::UTC
    })
}

/// When what is written now goes out: at once, or with the next digest after this moment. Nothing for whoever wants none.
#[must_use]
pub fn due(frequency: Frequency, now: Timestamp, zone: Tz) -> Option<Timestamp> {
    match frequency {
        Frequency::Off => None,
        Frequency::Instant => Some(now),
        Frequency::Daily => Some(next(now, zone, Some, |day| day.checked_add_days(Days::new(1)), DAILY_HOUR)),
        Frequency::Monthly => {
            Some(next(now, zone, |today| today.with_day(1), |day| day.checked_add_months(Months::new(1)), MONTHLY_HOUR))
        }
    }
}

/// The first moment after `now` at which the clock shows `hour` on a day of the row that begins with `first` of today.
fn next(
    now: Timestamp,
    zone: Tz,
    first: impl Fn(NaiveDate) -> Option<NaiveDate>,
    after: impl Fn(NaiveDate) -> Option<NaiveDate>,
    hour: u32,
) -> Timestamp {
    let time = NaiveTime::from_hms_opt(hour, 0, 0).unwrap_or(NaiveTime::MIN);
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
fn at(zone: Tz, shown: NaiveDateTime) -> Timestamp {
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

    fn moment(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn daily(now: &str, name: &str) -> Timestamp {
        due(Frequency::Daily, moment(now), zone(name)).unwrap()
    }

    fn monthly(now: &str, name: &str) -> Timestamp {
        due(Frequency::Monthly, moment(now), zone(name)).unwrap()
    }

    #[test]
    fn a_day_ends_at_eight_where_the_community_is() {
        for (now, name, expected) in [
            ("2026-01-05T07:59:59Z", "UTC", "2026-01-05T08:00:00Z"),
            ("2026-01-05T08:00:00Z", "UTC", "2026-01-06T08:00:00Z"),
            ("2026-01-05T06:59:00Z", "Europe/Berlin", "2026-01-05T07:00:00Z"),
            ("2026-07-05T05:59:00Z", "Europe/Berlin", "2026-07-05T06:00:00Z"),
            // Their day is another one than ours.
            ("2026-01-05T23:30:00Z", "Asia/Tokyo", "2026-01-06T23:00:00Z"),
            ("2026-01-05T22:30:00Z", "Asia/Tokyo", "2026-01-05T23:00:00Z"),
            ("2026-01-05T12:00:00Z", "America/New_York", "2026-01-05T13:00:00Z"),
            ("2026-01-05T12:00:00Z", "Asia/Kathmandu", "2026-01-06T02:15:00Z"),
            ("2026-01-05T12:00:00Z", "Nowhere/Land", "2026-01-06T08:00:00Z"),
        ] {
            assert_eq!(daily(now, name), moment(expected), "{now} {name}");
        }
    }

    #[test]
    fn a_month_ends_on_the_first_at_five() {
        for (now, name, expected) in [
            ("2026-01-05T12:00:00Z", "UTC", "2026-02-01T17:00:00Z"),
            ("2026-02-01T16:59:59Z", "UTC", "2026-02-01T17:00:00Z"),
            ("2026-02-01T17:00:00Z", "UTC", "2026-03-01T17:00:00Z"),
            ("2026-12-31T23:00:00Z", "UTC", "2027-01-01T17:00:00Z"),
            ("2026-01-31T23:30:00Z", "Europe/Berlin", "2026-02-01T16:00:00Z"),
            ("2026-02-01T02:00:00Z", "America/New_York", "2026-02-01T22:00:00Z"),
        ] {
            assert_eq!(monthly(now, name), moment(expected), "{now} {name}");
        }
    }

    #[test]
    fn a_day_may_have_23_or_25_hours() {
        // In Berlin, clocks were put forward on 29 March and back on 25 October 2026.
        assert_eq!(daily("2026-03-28T07:00:00Z", "Europe/Berlin"), moment("2026-03-29T06:00:00Z"));
        assert_eq!(daily("2026-10-24T06:00:00Z", "Europe/Berlin"), moment("2026-10-25T07:00:00Z"));
    }

    #[test]
    fn an_hour_that_is_not_there_begins_when_the_clock_goes_on_and_one_that_comes_twice_counts_once() {
        let berlin = zone("Europe/Berlin");
        let shown = |text: &str| at(berlin, text.parse().unwrap());
        assert_eq!(shown("2026-03-29T02:00:00"), moment("2026-03-29T01:00:00Z"), "the gap");
        assert_eq!(shown("2026-03-29T02:30:00"), moment("2026-03-29T01:00:00Z"), "the gap");
        assert_eq!(shown("2026-10-25T02:30:00"), moment("2026-10-25T00:30:00Z"), "the first of two");
        // Samoa had no 30 December 2011.
        assert_eq!(at(zone("Pacific/Apia"), "2011-12-30T08:00:00".parse().unwrap()), moment("2011-12-30T10:00:00Z"));
    }

    #[test]
    fn who_wants_none_waits_for_none() {
        let now = moment("2026-01-05T12:00:00Z");
        assert_eq!(due(Frequency::Off, now, Tz::UTC), None);
        assert_eq!(due(Frequency::Instant, now, Tz::UTC), Some(now));
    }
}
