//! Months, and what was done in words. Pure.

use chrono::{DateTime, Datelike as _, Months, NaiveDate, NaiveTime, TimeZone as _, Utc};
use chrono_tz::Tz;
pub use contract::activity::ActivityType as Kind;

use crate::base::{Hours, Timestamp};
use crate::store::Moved;

/// So many months are shown.
pub const MONTHS: usize = 12;

/// The hours of a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// Its first day.
    pub first: NaiveDate,
    /// Hours that were given in it.
    pub given: Hours,
    /// Hours that were received in it.
    pub received: Hours,
}

/// The first days of the last twelve months by a clock, the oldest first. They are counted from the first of this month: a step back from its last days
/// would meet some months twice.
#[must_use]
pub fn months(now: Timestamp, zone: Tz) -> Vec<NaiveDate> {
    let today = now.with_timezone(&zone).date_naive();
    let this = today.with_day(1).unwrap_or(today);
    (0..MONTHS).rev().filter_map(|back| this.checked_sub_months(Months::new(u32::try_from(back).ok()?))).collect()
}

/// When a day begins by a clock. Where it is put forward then, the day begins an hour later.
#[must_use]
pub fn beginning(day: NaiveDate, zone: Tz) -> Timestamp {
    let mut hours = (0..3).filter_map(|hour| day.and_hms_opt(hour, 0, 0));
    let found: Option<DateTime<Tz>> = hours.find_map(|time| zone.from_local_datetime(&time).earliest());
    found.map_or_else(|| Utc.from_utc_datetime(&day.and_time(NaiveTime::MIN)), |moment| moment.to_utc())
}

/// What was moved, by month.
#[must_use]
pub fn by_month(moved: &[Moved], now: Timestamp, zone: Tz) -> Vec<Month> {
    let firsts = months(now, zone).into_iter();
    let mut months: Vec<Month> =
        firsts.map(|first| Month { first, given: Hours::ZERO, received: Hours::ZERO }).collect();
    for one in moved {
        let day = one.created_at.with_timezone(&zone).date_naive();
        if let Some(month) =
            months.iter_mut().find(|month| (month.first.year(), month.first.month()) == (day.year(), day.month()))
        {
            let side = if one.is_given { &mut month.given } else { &mut month.received };
            *side = side.plus(one.amount);
        }
    }
    months
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap_or_default()
    }

    #[test]
    fn each_month_is_there_once_whatever_the_day() {
        for day in ["2026-03-29T12:00:00Z", "2026-03-30T12:00:00Z", "2026-03-31T12:00:00Z"] {
            let all = months(at(day), Tz::UTC);
            assert_eq!(all.len(), MONTHS);
            assert_eq!(all.first().map(ToString::to_string).as_deref(), Some("2025-04-01"));
            assert!(all.is_sorted_by(|one, next| one < next));
        }
    }

    #[test]
    fn a_month_begins_by_the_clock_of_the_community() {
        let zone = Tz::Europe__Dublin;
        let moved = [
            Moved { created_at: at("2026-06-30T22:59:00Z"), amount: Hours::from_hundredths(100), is_given: true },
            Moved { created_at: at("2026-06-30T23:30:00Z"), amount: Hours::from_hundredths(50), is_given: true },
            Moved { created_at: at("2026-07-02T00:00:00Z"), amount: Hours::from_hundredths(25), is_given: false },
        ];
        let all = by_month(&moved, at("2026-07-31T12:00:00Z"), zone);
        let last: Vec<_> =
            all[MONTHS - 2..].iter().map(|month| (month.given.decimal(), month.received.decimal())).collect();
        assert_eq!(last, [(1.0, 0.0), (0.5, 0.25)]);
        assert_eq!(beginning(all[MONTHS - 1].first, zone), at("2026-06-30T23:00:00Z"));
    }
}
