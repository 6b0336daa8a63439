//! What can be noted of a member at an event, and when. Pure.
//!
//! | note | follows on | gives | when |
//! |---|---|---|---|
//! | `check_in` | `not_checked_in` | `checked_in` | from half an hour before the beginning until a day after the end |
//! | `check_out` | `checked_in` | `checked_out` | at any time |
//! | `no_show` | `not_checked_in` | `no_show` | from the beginning on |
//! | `undo` | any note but `undo` | what was before | at any time |

use chrono::TimeDelta;
use contract::Code;

use crate::base::{Refusal, Timestamp};
use crate::model::{Event, Operation, Publication};
use crate::say;

/// What is noted.
pub use contract::event_attendance::EventAttendanceAction as Action;

/// Whether a member was there.
pub use contract::events::EventAttendanceState as State;

/// So long before the beginning check-in opens.
pub const BEFORE: TimeDelta = TimeDelta::minutes(30);

/// So long after the end it closes.
pub const AFTER: TimeDelta = TimeDelta::hours(24);

/// What a note makes of a state; none where it does not follow. `latest`: the latest note, and what it followed on.
#[must_use]
pub fn step(action: Action, state: State, latest: Option<(Action, State)>) -> Option<State> {
    match (action, state) {
        (Action::CheckIn, State::NotCheckedIn) => Some(State::CheckedIn),
        (Action::CheckOut, State::CheckedIn) => Some(State::CheckedOut),
        (Action::NoShow, State::NotCheckedIn) => Some(State::NoShow),
        (Action::Undo, _) => latest.filter(|(action, _)| *action != Action::Undo).map(|(_, before)| before),
        _ => None,
    }
}

/// Whether somebody has come who is noted so.
#[must_use]
pub fn has_come(state: State) -> bool {
    matches!(state, State::CheckedIn | State::CheckedOut | State::Attended)
}

/// What a member can have noted by themselves, by showing a code, who is noted so.
#[must_use]
pub fn next_at_door(state: State) -> Option<Action> {
    match state {
        State::NotCheckedIn => Some(Action::CheckIn),
        State::CheckedIn => Some(Action::CheckOut),
        State::CheckedOut | State::Attended | State::NoShow => None,
    }
}

/// Looks whether something can be noted at an event now. What was noted can be taken back whatever has become of the event.
///
/// # Errors
/// 409 `EVENT_OCCURRENCE_REQUIRED`, `EVENT_UNAVAILABLE`, `EVENT_ATTENDANCE_TOO_EARLY` or `EVENT_ATTENDANCE_WINDOW_CLOSED`.
pub fn open(event: &Event, action: Action, now: Timestamp) -> Result<(), Refusal> {
    if action == Action::Undo {
        return Ok(());
    }
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")));
    }
    let takes_place = matches!(event.operational_state, Operation::Scheduled | Operation::Completed);
    if event.publication_state != Publication::Published || !takes_place {
        return Err(Refusal::new(Code::EventUnavailable, say!("event-attendance-unavailable")));
    }
    let too_early = |sentence| Err(Refusal::new(Code::EventAttendanceTooEarly, sentence));
    match action {
        Action::CheckIn if now < event.starts_at - BEFORE => {
            too_early(say!("event-check-in-early", minutes = BEFORE.num_minutes()))
        }
        Action::CheckIn if now > event.ends_at.unwrap_or(event.starts_at) + AFTER => {
            let sentence = say!("event-check-in-closed", hours = AFTER.num_hours());
            Err(Refusal::new(Code::EventAttendanceWindowClosed, sentence))
        }
        Action::NoShow if now < event.starts_at => too_early(say!("event-not-begun")),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_on_what_is_this_table() {
        let rows = Action::ALL.iter().flat_map(|action| {
            State::ALL.iter().filter_map(move |state| {
                let after = step(*action, *state, Some((Action::CheckIn, State::NotCheckedIn)))?;
                Some(format!("{:<9} {:<14} {}", action.as_str(), state.as_str(), after.as_str()))
            })
        });
        let golden = "\
check_in  not_checked_in checked_in
check_out checked_in     checked_out
no_show   not_checked_in no_show
undo      not_checked_in not_checked_in
undo      checked_in     not_checked_in
undo      checked_out    not_checked_in
undo      attended       not_checked_in
undo      no_show        not_checked_in";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
    }

    #[test]
    fn a_note_is_taken_back_once() {
        assert_eq!(
            step(Action::Undo, State::CheckedOut, Some((Action::CheckOut, State::CheckedIn))),
            Some(State::CheckedIn)
        );
        assert_eq!(step(Action::Undo, State::CheckedIn, Some((Action::Undo, State::CheckedOut))), None);
        assert_eq!(step(Action::Undo, State::NotCheckedIn, None), None);
    }
}
