//! What happens to guardians' consents. Source: spec events 17.2.

use serde::{Deserialize, Serialize};

use super::model::ConsentId;
use crate::base::MemberId;
use crate::model::EventId;
use crate::outbox::{DomainEvent, Subject};

/// A guardian's consent was asked for, or what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventGuardianConsentChanged {
    /// What happened: `event.safety.guardian_consent.granted` and its like.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// Whom it is about.
    pub member: MemberId,
    /// The consent.
    pub consent: ConsentId,
    /// Who did it; none for the guardian, the program, and whoever is no member of the community.
    pub actor: Option<MemberId>,
}

impl DomainEvent for EventGuardianConsentChanged {
    const NAME: &'static str = "event.safety.guardian_consent.changed";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}
