//! What happens to hours for coming.

use serde::{Deserialize, Serialize};

use super::model::{ClaimId, Hold};
use crate::base::MemberId;
use crate::model::EventId;
use crate::outbox::{DomainEvent, Subject};

/// Hours for coming to an event are to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventAttendanceClaimsDue {
    /// The event.
    pub event: EventId,
    /// Which; all that are open, if none is named.
    #[serde(default)]
    pub claim: Option<ClaimId>,
    /// Who caused it; none for the program, and for whoever is no member of the community.
    pub actor: Option<MemberId>,
}

impl DomainEvent for EventAttendanceClaimsDue {
    const NAME: &'static str = "event.attendance.claims_due";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// Hours for coming to an event cannot move, and wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventAttendanceClaimWaits {
    /// The event.
    pub event: EventId,
    /// Which.
    pub claim: ClaimId,
    /// For what.
    pub waits_for: Hold,
}

impl DomainEvent for EventAttendanceClaimWaits {
    const NAME: &'static str = "event.attendance.claim_waits";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}
