//! When somebody is reminded. Pure.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::{Refusal, Timestamp};
use crate::{say, words};

/// So many rules in a list.
pub const MOST: i64 = 10;

/// No later than so many minutes before the beginning.
pub const LATEST: i64 = 5;

/// No earlier than so many minutes before the beginning.
pub const EARLIEST: i64 = 525_600;

/// What is due for longer than this is not made up for.
pub const CATCH_UP: TimeDelta = TimeDelta::minutes(1_440);

words! {
    /// What became of a reminder.
    pub enum State {
        /// It waits for its time.
        Pending = "pending",
        /// It was handed on.
        Queued = "queued",
        /// There was nobody to remind any more, or it was too late.
        Suppressed = "suppressed",
        /// The event does not take place.
        Cancelled = "cancelled",
        /// The event begins at another time, or nobody wants it any more.
        Superseded = "superseded",
    }
}

/// A reminder before the beginning of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// So many minutes before.
    pub offset_minutes: i64,
    /// Whether it is sent.
    pub enabled: bool,
}

/// What holds where nobody says anything: a day and an hour before.
pub const DEFAULT: [Rule; 2] =
    [Rule { offset_minutes: 1_440, enabled: true }, Rule { offset_minutes: 60, enabled: true }];

/// A list in order, the earliest reminder first.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on the item of the list called `name` that says the same time as an earlier one.
pub fn in_order(name: &str, mut rules: Vec<Rule>) -> Result<Vec<Rule>, Refusal> {
    for (at, rule) in rules.iter().enumerate() {
        if rules[..at].iter().any(|other| other.offset_minutes == rule.offset_minutes) {
            let refusal = Refusal::new(Code::ValidationError, say!("event-reminder-twice"));
            return Err(refusal.field(format!("{name}.{at}.offset_minutes")));
        }
    }
    rules.sort_by_key(|rule| -rule.offset_minutes);
    Ok(rules)
}

/// How many minutes before the beginning somebody is reminded, the earliest first: by the event's rules, and what they chose otherwise.
#[must_use]
pub fn effective(rules: &[Rule], overrides: &[Rule]) -> Vec<i64> {
    let all: BTreeMap<i64, bool> =
        rules.iter().chain(overrides).map(|rule| (rule.offset_minutes, rule.enabled)).collect();
    all.into_iter().rev().filter(|(_, enabled)| *enabled).map(|(offset, _)| offset).collect()
}

/// When a reminder is due; none if it was due before `since`, or too long ago to make up for it.
#[must_use]
pub fn due(starts: Timestamp, offset: i64, since: Timestamp, now: Timestamp) -> Option<Timestamp> {
    let due = starts.checked_sub_signed(TimeDelta::minutes(offset))?;
    (due > since && due > now - CATCH_UP).then_some(due)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(offset_minutes: i64, enabled: bool) -> Rule {
        Rule { offset_minutes, enabled }
    }

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn own_choices_speak_louder_than_rules() {
        assert_eq!(effective(&DEFAULT, &[]), [1_440, 60]);
        assert_eq!(effective(&DEFAULT, &[rule(60, false), rule(30, true)]), [1_440, 30]);
        assert_eq!(effective(&[rule(60, false)], &[rule(60, true)]), [60]);
        assert_eq!(effective(&[], &[]), Vec::<i64>::new());
    }

    #[test]
    fn a_time_is_said_once() {
        let sorted = in_order("rules", vec![rule(60, true), rule(1_440, false)]).unwrap();
        assert_eq!(sorted, [rule(1_440, false), rule(60, true)]);
        let refusal = in_order("rules", vec![rule(60, true), rule(5, true), rule(60, false)]).unwrap_err();
        assert_eq!(refusal.items[0].field.as_deref(), Some("rules.2.offset_minutes"));
    }

    #[test]
    fn what_was_due_before_somebody_could_know_is_not_sent() {
        let (starts, published) = (at("2026-05-01T17:00:00Z"), at("2026-05-01T10:00:00Z"));
        let day = |now| due(starts, 1_440, at("2026-04-01T10:00:00Z"), at(now));
        assert_eq!(day("2026-04-20T10:00:00Z"), Some(at("2026-04-30T17:00:00Z")));
        assert_eq!(day("2026-05-01T16:59:00Z"), Some(at("2026-04-30T17:00:00Z")));
        assert_eq!(day("2026-05-01T17:00:00Z"), None);
        assert_eq!(due(starts, 1_440, published, published), None);
        assert_eq!(due(starts, 60, published, published), Some(at("2026-05-01T16:00:00Z")));
    }
}
