//! When something may be sent, by the clock of the community: pure.

use chrono_tz::Tz;

use crate::base::Timestamp;
use crate::notifications::prefs::model::Frequency;
use crate::queue::Schedule;

pub use crate::queue::zone;

/// Daily digests go at eight (spec notifications 11.2).
const DAILY: Schedule = Schedule::Daily(8, 0);

/// Monthly digests go at five in the afternoon, on the first of the month.
const MONTHLY: Schedule = Schedule::Monthly(17, 0);

/// When what is written now goes out: at once, or with the next digest after this moment. Nothing for whoever wants none.
#[must_use]
pub fn due(frequency: Frequency, now: Timestamp, zone: Tz) -> Option<Timestamp> {
    match frequency {
        Frequency::Off => None,
        Frequency::Instant => Some(now),
        Frequency::Daily => Some(DAILY.next(now, zone)),
        Frequency::Monthly => Some(MONTHLY.next(now, zone)),
    }
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
    fn who_wants_none_waits_for_none() {
        let now = moment("2026-01-05T12:00:00Z");
        assert_eq!(due(Frequency::Off, now, Tz::UTC), None);
        assert_eq!(due(Frequency::Instant, now, Tz::UTC), Some(now));
    }
}
