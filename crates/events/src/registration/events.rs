//! What happens to registrations and the waiting list. Source: spec events 17.2.

use serde::{Deserialize, Serialize};

use crate::base::{MemberId, Timestamp};
use crate::model::EventId;
use crate::outbox::{DomainEvent, Subject};

/// A registration for an event moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventRegistrationChanged {
    /// What happened: `event.registration.confirmed` and its like.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// Whose registration it is.
    pub member: MemberId,
    /// Who did it; none for the program.
    pub actor: Option<MemberId>,
    /// Moves of the registration so far.
    pub registration_version: i64,
    /// It ended with the beginning of the event, unanswered.
    #[serde(default)]
    pub by_itself: bool,
    /// The member had asked before, and nobody had decided.
    #[serde(default)]
    pub had_asked: bool,
}

impl DomainEvent for EventRegistrationChanged {
    const NAME: &'static str = "event.registration.changed";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// An entry of an event's waiting list moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventWaitlistChanged {
    /// What happened: `event.waitlist.offered` and its like.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// Who waits, or waited.
    pub member: MemberId,
    /// Who did it; none for the program.
    pub actor: Option<MemberId>,
    /// Until when a place is, or was, held for them; none for whoever had none.
    #[serde(default)]
    pub held_until: Option<Timestamp>,
}

impl DomainEvent for EventWaitlistChanged {
    const NAME: &'static str = "event.waitlist.changed";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// Places of an event are free for which members wait, where the community asks nobody in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventPlaceFreed {
    /// The event.
    pub event: EventId,
}

impl DomainEvent for EventPlaceFreed {
    const NAME: &'static str = "event.place.freed";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// There are more places at many occurrences for which members wait. They are handed on part by part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventPlacesAdded {
    /// The template.
    pub event: EventId,
    /// Which occurrences, by their numbers.
    pub occurrences: Vec<EventId>,
}

impl DomainEvent for EventPlacesAdded {
    const NAME: &'static str = "event.places.added";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}
