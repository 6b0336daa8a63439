//! What happens to agendas and places at their sessions. Source: spec events 17.2.

use serde::{Deserialize, Serialize};

use super::model::SessionId;
use crate::base::MemberId;
use crate::model::EventId;
use crate::outbox::{DomainEvent, Subject};

/// The agenda of an event has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventAgendaChanged {
    /// What happened: `event.agenda.session_created` and its like.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// The session, if it was one.
    pub session: Option<SessionId>,
    /// Who did it; none for whoever is no member of the community.
    pub actor: Option<MemberId>,
    /// Changes of the agenda so far.
    pub agenda_version: i64,
    /// Whoever has a place at the session and whoever speaks at it is told.
    pub matters: bool,
    /// Members who speak for the first time.
    pub speakers: Vec<MemberId>,
}

impl DomainEvent for EventAgendaChanged {
    const NAME: &'static str = "event.agenda.changed";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// A member took a place at a session of an event, or gave it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventSessionRegistrationChanged {
    /// What happened: `event.session.registered` or `event.session.withdrawn`.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// The session.
    pub session: SessionId,
    /// Who.
    pub member: MemberId,
}

impl DomainEvent for EventSessionRegistrationChanged {
    const NAME: &'static str = "event.session.registration.changed";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}
