//! What an event is, who sees it, and where it stands in one word. Pure.

use chrono::TimeDelta;
use chrono_tz::Tz;
use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::{Answer, CategoryId, Fault, GroupId, MemberId, Refusal, Timestamp};
use crate::db::Json;
use crate::ids;
use crate::language::Sentence;
use crate::record;
use crate::say;
use crate::time::{self, WallTime};

/// Who sees an event.
pub use contract::events::EventPublicationState as Publication;

/// Whether it takes place.
pub use contract::events::EventOperationalState as Operation;

/// Where it stands, in one word.
pub use contract::events::EventState as State;

/// The same for older clients.
pub use contract::events::EventStatus as Status;

/// How one takes part.
pub use contract::events::EventMode as Mode;

/// How a registration stands.
pub use contract::events::EventRegistrationState as Registration;

/// How an entry of the waiting list stands.
pub use contract::events::EventWaitlistState as Waiting;

/// How a member stands to an event, waiting list included.
pub use contract::events::EventParticipation as Participation;

/// Whether the way to take part over the internet is shown.
pub use contract::events::EventRevealState as Reveal;

/// Whether partners see an event.
pub use contract::groups::GroupFederation as Federation;

ids! {
    /// A gathering of members.
    EventId,
    /// Some events with a name in common.
    SeriesId,
}

/// How accessible the place of an event is. `None` where nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Accessibility {
    /// Whether there is step-free access.
    pub step_free_access: Option<bool>,
    /// Whether there is an accessible toilet.
    pub accessible_toilet: Option<bool>,
    /// Whether there is a hearing loop.
    pub hearing_loop: Option<bool>,
    /// Whether there is a quiet place.
    pub quiet_space: Option<bool>,
    /// Whether there are seats.
    pub seating_available: Option<bool>,
    /// Whether there is accessible parking.
    pub accessible_parking: Option<bool>,
    /// Where to park.
    pub parking_details: Option<String>,
    /// How to come by public transport.
    pub transit_details: Option<String>,
    /// Whom to ask for help.
    pub assistance_contact: Option<String>,
    /// What else to know.
    pub notes: Option<String>,
}

impl Accessibility {
    /// What is said in words.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let texts = [&self.parking_details, &self.transit_details, &self.assistance_contact, &self.notes];
        texts.into_iter().flatten().map(String::as_str)
    }

    /// Whether anything is said.
    #[must_use]
    pub fn provided(&self) -> bool {
        *self != Self::default()
    }
}

record! {
    /// An event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Event {
        /// `events.id`.
        pub id: EventId,
        /// Who organizes it.
        pub organizer_id: MemberId,
        /// Its name.
        pub title: String,
        /// What it is about.
        pub description: String,
        /// What the clock of its zone shows when it begins.
        pub local_start: String,
        /// The same for its end.
        pub local_end: Option<String>,
        /// IANA name.
        pub timezone: String,
        /// When it begins.
        pub starts_at: Timestamp,
        /// When it ends.
        pub ends_at: Option<Timestamp>,
        /// It is about days.
        pub is_all_day: bool,
        /// The place in words.
        pub location: Option<String>,
        /// Degrees north.
        pub latitude: Option<f64>,
        /// Degrees east.
        pub longitude: Option<f64>,
        /// How accessible the place is.
        pub accessibility: Json<Accessibility>,
        /// How many places there are; any number if none.
        pub max_attendees: Option<i64>,
        /// It is over the internet.
        pub is_online: bool,
        /// One may take part over the internet.
        pub allow_remote_attendance: bool,
        /// Where to join. Shown to few, and only for a while: see [`Event::reveal`].
        pub online_link: Option<String>,
        /// Where to watch. The same holds of it.
        pub video_url: Option<String>,
        /// Its picture.
        pub image_url: Option<String>,
        /// The picture at the top.
        pub cover_image_url: Option<String>,
        /// Its heading.
        pub category_id: Option<CategoryId>,
        /// The group that it belongs to, which may have been deleted since.
        pub group_id: Option<GroupId>,
        /// Its series.
        pub series_id: Option<SeriesId>,
        /// Whether partners see it.
        pub federated_visibility: Federation,
        /// Who sees it.
        pub publication_state: Publication,
        /// Whether it takes place.
        pub operational_state: Operation,
        /// Steps of its life so far.
        pub lifecycle_version: i64,
        /// Changes so far that calendars show.
        pub calendar_sequence: i64,
        /// Changes so far that partners see.
        pub federation_version: i64,
        /// What was said with the latest step.
        pub lifecycle_reason: Option<String>,
        /// Why it was cancelled; none unless it is.
        pub cancellation_reason: Option<String>,
        /// When it was published first.
        pub published_at: Option<Timestamp>,
        /// The template of which it is an occurrence.
        pub parent_event_id: Option<EventId>,
        /// It is a template, at which nobody can register.
        pub is_recurring_template: bool,
        /// What the occurrence is known by for ever.
        pub recurrence_id: Option<String>,
        /// On which day it is by the rule.
        pub occurrence_date: Option<String>,
        /// When it was created.
        pub created_at: Timestamp,
        /// When it was changed last.
        pub updated_at: Timestamp,
    }
    select event_columns
}

/// Whether what stands at a place was published and is over, at the moment at which it would be.
#[must_use]
pub fn took_place((publication, operation): (Publication, Operation), over_at: Timestamp, now: Timestamp) -> bool {
    matches!(publication, Publication::Published | Publication::Archived)
        && match operation {
            Operation::Completed => true,
            Operation::Scheduled => over_at <= now,
            Operation::Postponed | Operation::Cancelled => false,
        }
}

impl Event {
    /// The zone on whose clock it is; UTC if this program does not know it any more.
    #[must_use]
    pub fn zone(&self) -> Tz {
        self.timezone.parse().unwrap_or(Tz::UTC)
    }

    /// What only grows when it changes: of its life, on calendars, for partners.
    #[must_use]
    pub const fn versions(&self) -> [i64; 3] {
        [self.lifecycle_version, self.calendar_sequence, self.federation_version]
    }

    /// When it begins.
    ///
    /// # Errors
    /// A fault if what is stored is no time.
    pub fn start(&self) -> Answer<WallTime> {
        Ok(WallTime { local: stored_hands(&self.local_start)?, at: self.starts_at })
    }

    /// When it ends.
    ///
    /// # Errors
    /// A fault if what is stored is no time.
    pub fn end(&self) -> Answer<Option<WallTime>> {
        let Some((local, at)) = self.local_end.as_deref().zip(self.ends_at) else { return Ok(None) };
        Ok(Some(WallTime { local: stored_hands(local)?, at }))
    }

    /// Where it stands, in one word: who sees it comes first, then whether it takes place, then the clock. Source: spec events 2.2.
    #[must_use]
    pub fn state(&self, now: Timestamp) -> State {
        match (self.publication_state, self.operational_state) {
            (Publication::PendingReview, _) => State::PendingReview,
            (Publication::Draft, _) => State::Draft,
            (Publication::Archived, _) => State::Archived,
            (Publication::Published, Operation::Postponed) => State::Postponed,
            (Publication::Published, Operation::Cancelled) => State::Cancelled,
            (Publication::Published, Operation::Completed) => State::Completed,
            (Publication::Published, Operation::Scheduled) if self.starts_at > now => State::Upcoming,
            (Publication::Published, Operation::Scheduled) if self.ends_at.is_some_and(|end| end < now) => State::Ended,
            (Publication::Published, Operation::Scheduled) => State::Ongoing,
        }
    }

    /// The same for older clients. Source: spec events 5.1.
    #[must_use]
    pub fn status(&self) -> Status {
        match (self.publication_state, self.operational_state) {
            (Publication::Draft | Publication::PendingReview, _) => Status::Draft,
            (Publication::Archived, _) => Status::Cancelled,
            (Publication::Published, Operation::Scheduled) => Status::Active,
            (Publication::Published, Operation::Postponed | Operation::Cancelled) => Status::Cancelled,
            (Publication::Published, Operation::Completed) => Status::Completed,
        }
    }

    /// Whether one can take part over the internet.
    #[must_use]
    pub fn is_remote(&self) -> bool {
        self.is_online || self.allow_remote_attendance || self.has_address()
    }

    fn has_address(&self) -> bool {
        self.online_link.is_some() || self.video_url.is_some()
    }

    /// How one takes part. Source: spec events 2.1.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match (self.is_remote(), self.location.is_some()) {
            (true, true) => Mode::Hybrid,
            (true, false) => Mode::Online,
            (false, _) => Mode::InPerson,
        }
    }

    /// Whether members can register now. Source: spec events 2.5.
    #[must_use]
    pub fn is_registrable(&self, now: Timestamp) -> bool {
        !self.is_recurring_template
            && self.publication_state == Publication::Published
            && matches!(self.operational_state, Operation::Scheduled | Operation::Postponed)
            && self.starts_at > now
    }

    /// Whether it has begun. What was postponed begins later.
    #[must_use]
    pub fn has_begun(&self, now: Timestamp) -> bool {
        self.operational_state != Operation::Postponed && self.starts_at <= now
    }

    /// The template that it is or was made after; none for what does not recur.
    #[must_use]
    pub fn root(&self) -> Option<EventId> {
        if self.is_recurring_template { Some(self.id) } else { self.parent_event_id }
    }

    /// Whether it was published and is over, so that whoever took part in it has done so. Nobody takes part in a template.
    #[must_use]
    pub fn took_place(&self, now: Timestamp) -> bool {
        let place = (self.publication_state, self.operational_state);
        !self.is_recurring_template && took_place(place, self.ends_at.unwrap_or(self.starts_at), now)
    }

    /// Whether the way to take part over the internet is shown to somebody, and between which moments it is to those who take part. Source: spec events 2.3.
    #[must_use]
    pub fn reveal(&self, eyes: RevealTo, (before, after): (i64, i64), now: Timestamp) -> Revealed {
        let nothing = |state| Revealed { state, from: None, until: None };
        if !self.is_remote() {
            return nothing(Reveal::NotApplicable);
        }
        if !self.has_address() {
            return nothing(Reveal::NotConfigured);
        }
        let from = self.starts_at - TimeDelta::minutes(before.clamp(0, 525_600));
        let until = self.ends_at.unwrap_or(self.starts_at) + TimeDelta::minutes(after.clamp(0, 525_600));
        let state = match eyes {
            RevealTo::Manager => Reveal::Available,
            _ if self.operational_state == Operation::Cancelled => Reveal::Restricted,
            RevealTo::Other => Reveal::Restricted,
            RevealTo::Participant if now < from => Reveal::Scheduled,
            RevealTo::Participant if now > until => Reveal::Expired,
            RevealTo::Participant => Reveal::Available,
        };
        Revealed { state, from: Some(from), until: Some(until) }
    }
}

/// Who looks at the way to take part over the internet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevealTo {
    /// Whoever manages the event.
    Manager,
    /// Whoever takes part.
    Participant,
    /// Anybody else.
    Other,
}

/// Whether it is shown, from when and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revealed {
    /// Whether.
    pub state: Reveal,
    /// From when to those who take part.
    pub from: Option<Timestamp>,
    /// Until when.
    pub until: Option<Timestamp>,
}

fn stored_hands(text: &str) -> Answer<chrono::NaiveDateTime> {
    time::hands(text).ok_or_else(|| Fault::new("an event has no readable time").into())
}

/// How a member stands to an event: the waiting list speaks before the registration. Source: spec events 2.5.
#[must_use]
pub fn participation(registration: Option<Registration>, waiting: Option<Waiting>) -> Participation {
    match (waiting, registration) {
        (Some(Waiting::Waiting), _) => Participation::Waitlisted,
        (Some(Waiting::Offered), _) => Participation::Offered,
        (_, Some(Registration::Invited)) => Participation::Invited,
        (_, Some(Registration::Pending)) => Participation::Pending,
        (_, Some(Registration::Confirmed)) => Participation::Confirmed,
        (_, Some(Registration::Declined)) => Participation::Declined,
        (_, Some(Registration::Cancelled)) => Participation::Cancelled,
        (_, None) => Participation::None,
    }
}

/// What whoever may not see an event learns of it: nothing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("event-missing"))
}

/// What whoever does not manage it is told.
#[must_use]
pub fn forbidden() -> Refusal {
    Refusal::new(Code::Forbidden, say!("event-forbidden"))
}

/// An input that cannot be used.
#[must_use]
pub fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422).field(field)
}

#[cfg(test)]
mod tests;
