//! Times of a day: pure.

use chrono::{Datelike as _, NaiveDate};
use contract::Code;

use crate::base::{Refusal, Rules};
use crate::language::Sentence;
use crate::{ids, record, say};

ids! {
    /// A time at which a member can be had.
    SlotId,
}

/// A member has at most so many times a day.
pub const MOST_A_DAY: usize = 5;

record! {
    /// A time at which a member can be had.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Slot {
        /// `member_availability.id`; 0 for one that is not kept yet.
        pub id: SlotId,
        /// 0 is Sunday.
        pub day_of_week: i64,
        /// `HH:MM`.
        pub start_time: String,
        /// `HH:MM`.
        pub end_time: String,
        /// `YYYY-MM-DD`; none if it is so every week.
        pub specific_date: Option<String>,
        /// What the member says of it.
        pub note: Option<String>,
    }
    select slot_columns
}

impl Slot {
    /// A time on a day of every week. Seconds do not count.
    #[must_use]
    pub fn weekly(day_of_week: i64, start: &str, end: &str, note: Option<String>) -> Self {
        let minutes = |time: &str| time.chars().take(5).collect();
        Self {
            id: 0.into(),
            day_of_week,
            start_time: minutes(start),
            end_time: minutes(end),
            specific_date: None,
            note: note.map(|note| note.trim().to_owned()).filter(|note| !note.is_empty()),
        }
    }

    /// A time on a single day.
    #[must_use]
    pub fn once(date: NaiveDate, start: &str, end: &str, note: Option<String>) -> Self {
        let day = i64::from(date.weekday().num_days_from_sunday());
        Self { specific_date: Some(date.to_string()), ..Self::weekly(day, start, end, note) }
    }

    /// Whether two times are of the same day, and some moment is in both.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        self.is_of_the_day_of(other) && self.start_time < other.end_time && other.start_time < self.end_time
    }

    fn is_of_the_day_of(&self, other: &Self) -> bool {
        self.specific_date == other.specific_date && self.day_of_week == other.day_of_week
    }
}

/// The places of a list of this name.
#[must_use]
pub fn places_of(list: &str, slots: &[Slot]) -> Vec<String> {
    (0..slots.len()).map(|at| format!("{list}.{at}")).collect()
}

/// Checks times that are to hold together; what is wrong is told at its place.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on each that ends before it begins, overlaps with another, or is one too many for its day.
pub fn check(places: &[String], slots: &[Slot]) -> Result<(), Refusal> {
    let mut rules = Rules::default();
    let mut wrong = |at: usize, sentence: Sentence| {
        let place = places.get(at).cloned().unwrap_or_default();
        rules.note(Refusal::new(Code::ValidationError, sentence).field(place));
    };
    for (at, slot) in slots.iter().enumerate() {
        let before = &slots[..at];
        if slot.end_time <= slot.start_time {
            wrong(at, say!("availability-ends-first"));
        } else if before.iter().any(|other| other.overlaps(slot)) {
            wrong(at, say!("availability-overlaps"));
        } else if before.iter().filter(|other| other.is_of_the_day_of(slot)).count() >= MOST_A_DAY {
            wrong(at, say!("availability-too-many", most = MOST_A_DAY));
        }
    }
    rules.kept()
}

/// What two lists of times of every week have in common, by day and time.
#[must_use]
pub fn common(mine: &[Slot], theirs: &[Slot]) -> Vec<(i64, String, String)> {
    let weekly = |slot: &&Slot| slot.specific_date.is_none();
    let mut both: Vec<_> = mine
        .iter()
        .filter(weekly)
        .flat_map(|one| theirs.iter().filter(weekly).map(move |other| (one, other)))
        .filter(|(one, other)| one.overlaps(other))
        .map(|(one, other)| {
            let start = one.start_time.clone().max(other.start_time.clone());
            (one.day_of_week, start, one.end_time.clone().min(other.end_time.clone()))
        })
        .collect();
    both.sort();
    both
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    fn slot(day: i64, start: &str, end: &str) -> Slot {
        Slot::weekly(day, start, end, None)
    }

    #[test]
    fn times_are_in_order_apart_and_few() {
        let fields = |slots: &[Slot]| -> Vec<Cow<'static, str>> {
            match check(&places_of("schedule", slots), slots) {
                Ok(()) => Vec::new(),
                Err(refusal) => refusal.items.into_iter().filter_map(|item| item.field).collect(),
            }
        };
        let hours: Vec<Slot> =
            (8..14).map(|hour| slot(1, &format!("{hour:02}:00"), &format!("{hour:02}:30"))).collect();
        for (slots, wrong) in [
            (vec![], &[][..]),
            (vec![slot(1, "09:00", "10:00"), slot(1, "10:00", "11:00"), slot(2, "09:30", "10:30")], &[]),
            (vec![slot(1, "09:00", "10:00"), slot(1, "09:59", "11:00")], &["schedule.1"]),
            (vec![slot(1, "10:00", "10:00")], &["schedule.0"]),
            (
                vec![slot(1, "10:00", "10:00"), slot(1, "11:00", "12:00"), slot(1, "11:30", "12:30")],
                &["schedule.0", "schedule.2"],
            ),
            (hours[..5].to_vec(), &[]),
            (hours.clone(), &["schedule.5"]),
        ] {
            assert_eq!(fields(&slots), wrong, "{slots:?}");
        }
    }

    #[test]
    fn what_two_have_in_common() {
        let mine = [slot(1, "09:00", "12:00"), slot(3, "09:00:59", "12:00")];
        let theirs = [
            slot(1, "11:00", "13:00"),
            slot(1, "08:00", "09:30"),
            slot(2, "09:00", "12:00"),
            slot(3, "12:00", "13:00"),
        ];
        let both = common(&mine, &theirs);
        assert_eq!(both, [(1, "09:00".into(), "09:30".into()), (1, "11:00".into(), "12:00".into())]);
    }

    #[test]
    fn a_single_day_has_its_day_of_the_week() {
        let sunday = Slot::once(NaiveDate::from_ymd_opt(2027, 5, 2).unwrap(), "10:00", "11:00", Some(" ".into()));
        assert_eq!(
            (sunday.day_of_week, sunday.specific_date.as_deref(), sunday.note.as_deref()),
            (0, Some("2027-05-02"), None)
        );
        assert!(!sunday.overlaps(&slot(0, "10:00", "11:00")));
    }
}
