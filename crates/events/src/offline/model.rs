//! What becomes of something that a device noted. Pure.
//!
//! | the note | is |
//! |---|---|
//! | before check-in opened, after it had closed | refused |
//! | at an event that does not take place | a conflict |
//! | that somebody came who does not take part any more, or a guest who was cancelled | a conflict |
//! | that somebody came, of whom the device or its manifest knew that | there already |
//! | that somebody came whom somebody else checked in | a conflict |
//! | that somebody came of whom something else was noted since the manifest | a conflict |
//! | that somebody went who is not there | a conflict; there already, if the manifest knew |
//! | any other | applied |

use chrono::TimeDelta;
use contract::Code;
use sha2::{Digest as _, Sha256};

use crate::attendance::model::{AFTER, BEFORE, State, has_come};
use crate::base::{Refusal, Timestamp};
use crate::ids;
use crate::language::Sentence;
use crate::model::{Event, Operation, Publication};
use crate::say;

/// What a device notes: that somebody came or went.
pub use crate::attendance::model::Action;
/// What is decided about a conflict.
pub use contract::event_offline_checkin::EventOfflineDecision as Decision;
/// What became of something that a device noted.
pub use contract::event_offline_checkin::EventOfflineOutcome as Outcome;
/// Why it is a conflict, or refused.
pub use contract::event_offline_checkin::EventOfflineReason as Reason;
/// Whether a device or a pass is good.
pub use contract::event_offline_checkin::EventOfflineStatus as Status;

ids! {
    /// A device that notes who comes.
    DeviceId,
    /// A pass for the door of an event.
    CredentialId,
    /// What a device brought.
    BatchId,
    /// Something that it noted.
    ItemId,
}

/// So many devices that are good an event has at most.
pub const MOST_DEVICES: i64 = 20;

/// So many members a manifest has at most.
pub const REACH: i64 = 10_000;

/// So long a device keeps a manifest.
pub const KEPT: TimeDelta = TimeDelta::hours(24);

/// By so much a clock may be wrong.
pub const SKEW: TimeDelta = TimeDelta::hours(24);

/// So long after the end of an event its conflicts wait.
pub const PATIENCE: TimeDelta = TimeDelta::days(7);

/// How secrets of devices begin.
pub const DEVICE_SECRET: &str = "nxd_";

/// How passes begin.
pub const PASS_SECRET: &str = "nqx2_";

/// What is kept of a secret that begins so; none for what is no such secret.
#[must_use]
pub fn digest(kind: &str, secret: &str) -> Option<[u8; 32]> {
    let digits = secret.strip_prefix(kind)?;
    let is_hex = digits.bytes().all(|letter| letter.is_ascii_digit() || (b'a'..=b'f').contains(&letter));
    (digits.len() == 64 && is_hex).then(|| Sha256::digest(secret).into())
}

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: impl Into<std::borrow::Cow<'static, str>>, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventOfflineValidationFailed, sentence).field(field)
}

/// A moment of the device by our clock: put right by what its clock is late, and never in the future.
#[must_use]
pub fn put_right(at: Timestamp, late: TimeDelta, now: Timestamp) -> Timestamp {
    at.checked_add_signed(late).unwrap_or(now).min(now)
}

/// Whether an event takes place.
#[must_use]
pub fn takes_place(event: &Event) -> bool {
    event.publication_state == Publication::Published
        && matches!(event.operational_state, Operation::Scheduled | Operation::Completed)
}

/// Why a moment is out of the hours of check-in, if it is.
#[must_use]
pub fn out_of_hours(event: &Event, at: Timestamp) -> Option<Reason> {
    if at < event.starts_at - BEFORE {
        Some(Reason::TooEarly)
    } else {
        (at > event.ends_at.unwrap_or(event.starts_at) + AFTER).then_some(Reason::WindowClosed)
    }
}

/// How somebody stands of whom a device noted something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// The event takes place.
    pub takes_place: bool,
    /// They take part.
    pub takes_part: bool,
    /// What is noted of them.
    pub state: State,
    /// How often.
    pub version: i64,
    /// How often it was when the device got its manifest, if it says so.
    pub base: Option<i64>,
    /// This device has checked them in before.
    pub by_device: bool,
}

/// What becomes of a note of a device within the hours of check-in.
///
/// # Errors
/// Why it is a conflict.
pub fn judge(action: Action, case: Case) -> Result<Outcome, Reason> {
    let was_known = case.base == Some(case.version) || case.by_device && action == Action::CheckIn;
    if !case.takes_place {
        return Err(Reason::EventNotTakingPlace);
    }
    match action {
        Action::CheckIn if !case.takes_part => Err(Reason::RegistrationWithdrawn),
        Action::CheckIn if has_come(case.state) && was_known => Ok(Outcome::AlreadyApplied),
        Action::CheckIn if has_come(case.state) => Err(Reason::CheckedInTwice),
        Action::CheckIn if case.state == State::NoShow => Err(Reason::ChangedSince),
        Action::CheckIn if case.base.is_some_and(|base| base != case.version) => Err(Reason::ChangedSince),
        Action::CheckIn => Ok(Outcome::Applied),
        Action::CheckOut if case.state == State::CheckedIn => Ok(Outcome::Applied),
        Action::CheckOut if case.state == State::CheckedOut && was_known => Ok(Outcome::AlreadyApplied),
        Action::CheckOut | Action::NoShow | Action::Undo => Err(Reason::ChangedSince),
    }
}

/// A reason in words.
#[must_use]
pub fn told(reason: Reason) -> Sentence {
    match reason {
        Reason::CheckedInTwice => say!("event-offline-checked-in-twice"),
        Reason::RegistrationWithdrawn => say!("event-offline-registration-withdrawn"),
        Reason::EventNotTakingPlace => say!("event-offline-not-taking-place"),
        Reason::ChangedSince => say!("event-offline-changed-since"),
        Reason::UnknownPass => say!("event-check-in-code-invalid"),
        Reason::UnknownPerson => say!("event-offline-unknown-person"),
        Reason::TooEarly => say!("event-check-in-early", minutes = BEFORE.num_minutes()),
        Reason::WindowClosed => say!("event-check-in-closed", hours = AFTER.num_hours()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_becomes_of_a_note_is_this_table() {
        let word = |verdict: Result<Outcome, Reason>| match verdict {
            Ok(outcome) => outcome.as_str(),
            Err(reason) => reason.as_str(),
        };
        let mut rows = Vec::new();
        for action in [Action::CheckIn, Action::CheckOut] {
            for state in State::ALL {
                let known = Case {
                    takes_place: true,
                    takes_part: true,
                    state: *state,
                    version: 1,
                    base: Some(1),
                    by_device: false,
                };
                let cases = [
                    known,
                    Case { base: None, ..known },
                    Case { base: Some(0), ..known },
                    Case { base: Some(0), by_device: true, ..known },
                ];
                let words = cases.map(|case| word(judge(action, case)));
                rows.push(format!("{:<9} {:<14} {}", action.as_str(), state.as_str(), words.join(" ")));
            }
        }
        let golden = "\
check_in  not_checked_in applied applied changed_since changed_since
check_in  checked_in     already_applied checked_in_twice checked_in_twice already_applied
check_in  checked_out    already_applied checked_in_twice checked_in_twice already_applied
check_in  attended       already_applied checked_in_twice checked_in_twice already_applied
check_in  no_show        changed_since changed_since changed_since changed_since
check_out not_checked_in changed_since changed_since changed_since changed_since
check_out checked_in     applied applied applied applied
check_out checked_out    already_applied changed_since changed_since changed_since
check_out attended       changed_since changed_since changed_since changed_since
check_out no_show        changed_since changed_since changed_since changed_since";
        assert_eq!(rows.join("\n"), golden);
        let gone = Case {
            takes_place: true,
            takes_part: false,
            state: State::NotCheckedIn,
            version: 0,
            base: None,
            by_device: false,
        };
        assert_eq!(judge(Action::CheckIn, gone), Err(Reason::RegistrationWithdrawn));
        let off = Case { takes_place: false, ..gone };
        assert_eq!(judge(Action::CheckIn, off), Err(Reason::EventNotTakingPlace));
    }

    #[test]
    fn a_clock_is_put_right_and_reads_no_future() {
        let now = Timestamp::UNIX_EPOCH + TimeDelta::days(1);
        let minutes = TimeDelta::minutes;
        assert_eq!(put_right(now - minutes(30), minutes(10), now), now - minutes(20));
        assert_eq!(put_right(now - minutes(5), minutes(10), now), now);
        assert_eq!(put_right(Timestamp::MAX_UTC, minutes(10), now), now);
    }

    #[test]
    fn a_secret_is_good_for_what_it_was_made_for() {
        assert!(digest(PASS_SECRET, &format!("nqx2_{}", "0f".repeat(32))).is_some());
        assert_eq!(digest(DEVICE_SECRET, &format!("nqx2_{}", "0f".repeat(32))), None);
    }
}
