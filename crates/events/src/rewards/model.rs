//! How hours for coming stand, and what they wait for. Pure.
//!
//! | claim | becomes | when |
//! |---|---|---|
//! | none, `cancelled` | `pending` | the member is noted as there |
//! | `pending` | `paid` | the fund has paid |
//! | `pending` | `cancelled` | the note is taken back, or an administrator decides so |
//! | `paid` | `reversal_pending` | the note is taken back |
//! | `reversal_pending` | `paid` | the member is noted as there once more |
//! | `paid`, `reversal_pending` | `reversed` | the hours are back in the fund |
//!
//! What an administrator has decided, and what was taken back, stays so whatever is noted later.

use chrono::{Datelike as _, NaiveTime, TimeZone as _};
use chrono_tz::Tz;

use crate::attendance::model::{State as Attendance, has_come};
use crate::base::{Hours, Timestamp};
use crate::ids;

/// How a claim stands.
pub use contract::event_rewards::EventAttendanceClaimStatus as Status;

/// What it waits for.
pub use contract::event_rewards::EventAttendanceClaimHold as Hold;

/// What whoever notes somebody is told of their hours.
pub use contract::event_attendance::EventCreditStatus as Credit;

ids! {
    /// Hours that a member gets for coming to an event.
    ClaimId,
}

/// The most hours for coming to one event.
pub const MOST: Hours = Hours::whole(24);

/// What a note does to a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The member is there.
    Comes,
    /// That is taken back.
    Goes,
    /// Neither.
    Stays,
}

/// What a note does that leads from one state to another.
#[must_use]
pub fn turn(from: Attendance, to: Attendance) -> Turn {
    match (has_come(from), has_come(to)) {
        (false, true) => Turn::Comes,
        (true, false) => Turn::Goes,
        _ => Turn::Stays,
    }
}

/// What becomes of a claim; none if it stays. `is_final`: an administrator has decided.
#[must_use]
pub fn next(status: Status, turn: Turn, is_final: bool) -> Option<Status> {
    match (status, turn) {
        (Status::Cancelled, Turn::Comes) if !is_final => Some(Status::Pending),
        (Status::ReversalPending, Turn::Comes) => Some(Status::Paid),
        (Status::Pending, Turn::Goes) => Some(Status::Cancelled),
        (Status::Paid, Turn::Goes) => Some(Status::ReversalPending),
        _ => None,
    }
}

/// What whoever notes somebody is told of a claim.
#[must_use]
pub fn credit(status: Status) -> Credit {
    match status {
        Status::Pending | Status::ReversalPending => Credit::Pending,
        Status::Paid => Credit::AlreadySettled,
        Status::Reversed | Status::Cancelled => Credit::Skipped,
    }
}

/// When a month began on a clock.
#[must_use]
pub fn month_began(now: Timestamp, zone: Tz) -> Timestamp {
    let today = now.with_timezone(&zone).date_naive();
    let midnight = today.with_day(1).unwrap_or(today).and_time(NaiveTime::MIN);
    zone.from_local_datetime(&midnight).earliest().map_or_else(|| midnight.and_utc(), |at| at.to_utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_begins_by_the_communitys_clock() {
        let began = |now: &str, zone| month_began(now.parse().unwrap(), zone).to_rfc3339();
        assert_eq!(began("2026-08-31T22:59:59Z", Tz::Europe__Dublin), "2026-07-31T23:00:00+00:00");
        assert_eq!(began("2026-08-31T23:00:00Z", Tz::Europe__Dublin), "2026-08-31T23:00:00+00:00");
        assert_eq!(began("2026-02-01T00:00:00Z", Tz::UTC), "2026-02-01T00:00:00+00:00");
    }

    #[test]
    fn what_becomes_of_a_claim_is_this_table() {
        let rows = Status::ALL.iter().map(|status| {
            let to = |turn| next(*status, turn, false).map_or("-", |to| to.as_str());
            format!("{:<16} {:<7} {}", status.as_str(), to(Turn::Comes), to(Turn::Goes))
        });
        let golden = "\
pending          -       cancelled
paid             -       reversal_pending
reversal_pending paid    -
reversed         -       -
cancelled        pending -";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
        assert_eq!(next(Status::Cancelled, Turn::Comes, true), None);
    }

    #[test]
    fn coming_twice_is_coming_once() {
        use Attendance::{Attended, CheckedIn, CheckedOut, NoShow, NotCheckedIn};
        for (from, to, does) in [
            (NotCheckedIn, CheckedIn, Turn::Comes),
            (CheckedIn, CheckedOut, Turn::Stays),
            (CheckedOut, CheckedIn, Turn::Stays),
            (CheckedIn, NotCheckedIn, Turn::Goes),
            (Attended, NotCheckedIn, Turn::Goes),
            (NotCheckedIn, NoShow, Turn::Stays),
            (NoShow, NotCheckedIn, Turn::Stays),
        ] {
            assert_eq!(turn(from, to), does, "{from:?} {to:?}");
        }
    }
}
