//! Names of guests, and until when they are kept. Pure.

use chrono::TimeDelta;
use contract::Code;

use crate::attendance::model::{Action, State as Attendance, next_at_door};
use crate::base::name::{Unfit, unfit};
use crate::base::text::one_line;
use crate::base::{Refusal, Timestamp};
use crate::model::Event;
use crate::{ids, say};

/// Whether a guest comes.
pub use contract::event_guests::EventGuestState as State;

ids! {
    /// A guest at an event.
    GuestId,
}

/// So long after an event names are kept.
pub const KEPT: TimeDelta = TimeDelta::days(30);

/// So long after somebody was cancelled their name is kept: whoever brings them, and who stands at the door, can see who it was.
pub const KEPT_CANCELLED: TimeDelta = TimeDelta::days(7);

/// When the name of a guest of an event is erased, as the event stands now.
#[must_use]
pub fn erased_at(event: &Event) -> Timestamp {
    event.ends_at.unwrap_or(event.starts_at) + KEPT
}

/// A name without blanks around it and between its words.
///
/// # Errors
/// 422 `EVENT_GUEST_VALIDATION_FAILED` for what is none, or none that a member may have.
pub fn named(said: &str) -> Result<String, Refusal> {
    let name = one_line(said);
    let why = if name.is_empty() { Some(say!("event-guest-name")) } else { unfit(&name).map(Unfit::sentence) };
    match why {
        None => Ok(name),
        Some(why) => Err(Refusal::new(Code::EventGuestValidationFailed, why).field("display_name")),
    }
}

/// Whether two names are one, however they are written.
#[must_use]
pub fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// What is noted next at the door of a guest who stands so.
#[must_use]
pub fn next(state: State, attendance: Attendance) -> Option<Action> {
    next_at_door(attendance).filter(|_| state == State::Confirmed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_said_in_one_way() {
        assert_eq!(named("  Dora \t Quinn ").ok().as_deref(), Some("Dora Quinn"));
        assert!(is_same("Dóra QUINN", "dóra quinn") && !is_same("Dora", "Dora Quinn"));
        for said in ["", "  ", "\u{7}", "Dora\u{0}", "Do\u{202e}ra", "<b>Dora", "dora.example"] {
            assert_eq!(named(said).unwrap_err().code(), Code::EventGuestValidationFailed, "{said:?}");
        }
    }

    #[test]
    fn nothing_is_noted_of_who_does_not_come() {
        assert_eq!(next(State::Confirmed, Attendance::NotCheckedIn), Some(Action::CheckIn));
        assert_eq!(next(State::Confirmed, Attendance::CheckedIn), Some(Action::CheckOut));
        assert_eq!(next(State::Confirmed, Attendance::NoShow), None);
        assert_eq!(next(State::Cancelled, Attendance::NotCheckedIn), None);
    }
}
