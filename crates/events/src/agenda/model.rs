//! What a session is, who sees it, when it is, and what does not go together. Pure.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use chrono_tz::Tz;
use contract::Code;

use super::store::{Session, Speaker};
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::ids;
use crate::language::Sentence;
use crate::model::{Event, Operation, Publication};
use crate::say;
use crate::time::WallTime;

/// What a session is.
pub use contract::event_agenda::EventSessionType as Kind;

/// Who sees it.
pub use contract::event_agenda::EventSessionVisibility as Visibility;

/// Whether it takes place.
pub use contract::event_agenda::EventSessionStatus as Status;

/// How a member stands to it.
pub use contract::event_agenda::EventSessionPlace as Place;

/// What does not go together.
pub use contract::event_agenda::EventSessionWarningKind as Trouble;

ids! {
    /// A session of an event.
    SessionId,
}

/// So many sessions of an event take place.
pub const MOST: i64 = 100;

/// So many it has with those that were cancelled.
pub const ROWS: i64 = 300;

/// So long after its beginning an event without an end has sessions.
const DAY: TimeDelta = TimeDelta::hours(24);

/// So long after the beginning of its event a session is over.
const LONGEST: TimeDelta = TimeDelta::days(364);

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: impl Into<std::borrow::Cow<'static, str>>, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventAgendaValidationFailed, sentence).field(field)
}

/// What whoever may not see a session learns of it: nothing.
#[must_use]
pub fn gone() -> Refusal {
    Refusal::new(Code::EventSessionNotFound, say!("event-session-missing"))
}

/// The agenda stands otherwise than that needs.
#[must_use]
pub fn conflict(sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventAgendaConflict, sentence)
}

/// Whether the agenda of an event may change: it takes place, or may do so, and is not over.
///
/// # Errors
/// 409 `EVENT_OCCURRENCE_REQUIRED` for a template; 409 `EVENT_AGENDA_CONFLICT`.
pub fn open(event: &Event, now: Timestamp) -> Result<(), Refusal> {
    if event.is_recurring_template {
        return Err(Refusal::new(Code::EventOccurrenceRequired, say!("event-occurrence-required")));
    }
    let takes_place = matches!(event.operational_state, Operation::Scheduled | Operation::Postponed);
    let is_over = event.operational_state == Operation::Scheduled && latest(event) <= now;
    if event.publication_state == Publication::Archived || !takes_place || is_over {
        return Err(conflict(say!("event-agenda-closed")));
    }
    Ok(())
}

/// When the last session of an event is over at the latest.
fn latest(event: &Event) -> Timestamp {
    event.ends_at.unwrap_or(event.starts_at + DAY).min(event.starts_at + LONGEST)
}

/// What the viewer may do with an agenda, and what they see of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eyes {
    /// They manage it.
    pub manages: bool,
    /// They help with the event.
    pub helps: bool,
    /// They take part in the event.
    pub takes_part: bool,
}

impl Eyes {
    /// Whether they see what is for these. Whoever speaks at a session sees all of it.
    #[must_use]
    pub fn see(self, visibility: Visibility, speaks: bool) -> bool {
        let helps = self.manages || self.helps || speaks;
        match visibility {
            Visibility::Public => true,
            Visibility::Participants => helps || self.takes_part,
            Visibility::Staff => helps,
        }
    }
}

/// When a session is, on its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// When it begins.
    pub start: WallTime,
    /// When it ends.
    pub end: WallTime,
    /// On whose clock.
    pub zone: Tz,
}

impl Slot {
    /// Where a session is now: as far from the beginning of its event as the hands of their clocks said, and of two such moments at the one that is as far as time goes.
    ///
    /// # Errors
    /// A fault if what is stored of the event is no time.
    pub fn of(session: &Session, event: &Event) -> Answer<Self> {
        let zone = clock(session.timezone.as_deref(), event);
        let local = event.start()?.local + TimeDelta::seconds(session.local_offset);
        let at = event.starts_at + TimeDelta::seconds(session.starts_after);
        let start = WallTime { local, at }.recomputed(zone);
        let end = WallTime::at(start.at + TimeDelta::seconds(session.duration), zone);
        Ok(Self { start, end, zone })
    }

    /// Whether it is within its event.
    #[must_use]
    pub fn is_within(&self, event: &Event) -> bool {
        self.start.at >= event.starts_at && self.end.at <= latest(event)
    }

    fn meets(&self, other: &Self) -> bool {
        self.start.at < other.end.at && other.start.at < self.end.at
    }
}

/// The clock of a session: its own, or that of the event.
#[must_use]
pub fn clock(own: Option<&str>, event: &Event) -> Tz {
    own.and_then(|name| name.parse().ok()).unwrap_or_else(|| event.zone())
}

/// Somebody who speaks, as they are told from others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Voice {
    /// A member.
    Member(MemberId),
    /// A guest, by their name in small letters.
    Guest(String),
}

impl Voice {
    /// Who that is; none for somebody who has left.
    #[must_use]
    pub fn of(member: Option<MemberId>, name: Option<&str>) -> Option<Self> {
        member.map(Self::Member).or_else(|| name.map(|name| Self::Guest(name.to_lowercase())))
    }
}

/// What of a session others can be in the way of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Booking {
    /// The session; none for one that is new.
    pub id: Option<SessionId>,
    /// When.
    pub slot: Slot,
    /// Where, in small letters.
    pub room: Option<String>,
    /// With whom.
    pub voices: BTreeSet<Voice>,
    /// The viewer has a place at it.
    pub is_own: bool,
}

impl Booking {
    /// That of a session with these speakers.
    #[must_use]
    pub fn of<'a>(session: &Session, slot: Slot, speakers: impl Iterator<Item = &'a Speaker>, is_own: bool) -> Self {
        let voices = speakers.filter_map(|one| Voice::of(one.user_id, one.name.as_deref())).collect();
        let room = session.room.as_deref().map(str::to_lowercase);
        Self { id: Some(session.id), slot, room, voices, is_own }
    }
}

/// What does not go together with a session, and which other one that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What.
    pub kind: Trouble,
    /// With which.
    pub other: Option<SessionId>,
}

/// What of the others does not go together with one.
#[must_use]
pub fn clashes(one: &Booking, others: &[Booking]) -> Vec<Warning> {
    let mut found = Vec::new();
    for other in others.iter().filter(|other| other.id != one.id && other.slot.meets(&one.slot)) {
        let mut told = |kind| found.push(Warning { kind, other: other.id });
        if one.room.is_some() && one.room == other.room {
            told(Trouble::Room);
        }
        if one.voices.iter().any(|voice| other.voices.contains(voice)) {
            told(Trouble::Speaker);
        }
        if other.is_own {
            told(Trouble::Own);
        }
    }
    found
}

/// Whether somebody who takes part in the event can take a place at a session now.
#[must_use]
pub fn is_open(session: &Session, slot: &Slot, event: &Event, now: Timestamp) -> bool {
    let takes_place = matches!(event.operational_state, Operation::Scheduled | Operation::Postponed);
    let begun = event.operational_state != Operation::Postponed && slot.start.at <= now;
    session.status == Status::Scheduled && event.publication_state == Publication::Published && takes_place && !begun
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(from: i64, to: i64) -> Slot {
        let at = |hours| WallTime::at(Timestamp::UNIX_EPOCH + TimeDelta::hours(hours), Tz::UTC);
        Slot { start: at(from), end: at(to), zone: Tz::UTC }
    }

    fn booking(id: i64, slot: Slot, room: Option<&str>, guests: &[&str]) -> Booking {
        let voices = guests.iter().filter_map(|name| Voice::of(None, Some(name))).collect();
        Booking { id: Some(id.into()), slot, room: room.map(str::to_owned), voices, is_own: id == 9 }
    }

    #[test]
    fn who_sees_what_is_this_table() {
        let (nobody, guest) = (Eyes::default(), Eyes { takes_part: true, ..Eyes::default() });
        let (helper, manager) = (Eyes { helps: true, ..Eyes::default() }, Eyes { manages: true, ..Eyes::default() });
        let all = [Visibility::Public, Visibility::Participants, Visibility::Staff];
        for (eyes, speaks, seen) in [
            (nobody, false, [true, false, false]),
            (nobody, true, [true, true, true]),
            (guest, false, [true, true, false]),
            (helper, false, [true, true, true]),
            (manager, false, [true, true, true]),
        ] {
            assert_eq!(all.map(|visibility| eyes.see(visibility, speaks)), seen, "{eyes:?} {speaks}");
        }
    }

    #[test]
    fn what_does_not_go_together_is_told() {
        let others = [
            booking(1, slot(1, 2), Some("hall"), &["Nora"]),
            booking(2, slot(3, 5), Some("hall"), &["Nora"]),
            booking(3, slot(3, 4), Some("yard"), &["nora"]),
            booking(4, slot(5, 6), Some("hall"), &["Nora"]),
            booking(9, slot(4, 6), None, &[]),
        ];
        let told = clashes(&others[1], &others).into_iter().map(|one| (one.kind, one.other.map(SessionId::get)));
        assert_eq!(told.collect::<Vec<_>>(), [(Trouble::Speaker, Some(3)), (Trouble::Own, Some(9))]);
        let new = Booking { id: None, ..booking(0, slot(4, 6), Some("hall"), &[]) };
        let told = clashes(&new, &others).into_iter().map(|one| (one.kind, one.other.map(SessionId::get)));
        assert_eq!(
            told.collect::<Vec<_>>(),
            [(Trouble::Room, Some(2)), (Trouble::Room, Some(4)), (Trouble::Own, Some(9))]
        );
    }
}
