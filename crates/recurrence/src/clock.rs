//! From the hands of a clock to moments.

use chrono::{DateTime, Days, LocalResult, NaiveDateTime, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;

/// What follows from a clock's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instant {
    /// One moment.
    One(DateTime<Utc>),
    /// The clock leaves them out: the moment as far after its being put forward.
    Gap(DateTime<Utc>),
    /// The clock shows them twice.
    Twice(DateTime<Utc>, DateTime<Utc>),
}

/// The moments at which a clock shows something.
#[must_use]
pub fn instant(wall: NaiveDateTime, zone: Tz) -> Instant {
    match zone.from_local_datetime(&wall) {
        LocalResult::Single(at) => Instant::One(at.to_utc()),
        LocalResult::Ambiguous(first, second) => Instant::Twice(first.to_utc(), second.to_utc()),
        LocalResult::None => {
            let before = zone.offset_from_utc_datetime(&(wall - TimeDelta::days(1)));
            let offset = chrono::Offset::fix(&before).local_minus_utc();
            Instant::Gap((wall - TimeDelta::seconds(offset.into())).and_utc())
        }
    }
}

/// The moment of a clock's hands: of two the first, and where the clock leaves them out, as far after its being put forward.
pub(crate) fn at(wall: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    match instant(wall, zone) {
        Instant::One(at) | Instant::Gap(at) | Instant::Twice(at, _) => at,
    }
}

/// When an occurrence ends: the wall clock of the first one's end is kept.
#[must_use]
pub fn ends(starts: (NaiveDateTime, NaiveDateTime), occurrence: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    let days = (starts.1.date() - starts.0.date()).num_days().max(0);
    let date = occurrence.date() + Days::new(u64::try_from(days).unwrap_or(0));
    at(date.and_time(starts.1.time()), zone)
}
