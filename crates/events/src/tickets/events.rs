//! What happens to tickets. Source: spec events 17.2.

use serde::{Deserialize, Serialize};

use super::model::{EntitlementId, TicketTypeId, TransferId};
use crate::base::MemberId;
use crate::model::EventId;
use crate::outbox::{DomainEvent, Subject};

/// Tickets were given out, or came back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventTicketChanged {
    /// What happened: `event.ticket.allocated` and its like.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// Whose tickets they are.
    pub member: MemberId,
    /// Who did it; none for whoever is no member of the community.
    pub actor: Option<MemberId>,
    /// It was that member.
    pub by_member: bool,
    /// Of which type.
    pub ticket_type: TicketTypeId,
    /// The tickets.
    pub entitlement: EntitlementId,
    /// How often they changed.
    pub entitlement_version: i64,
    /// How many.
    pub units: i64,
}

impl DomainEvent for EventTicketChanged {
    const NAME: &'static str = "event.ticket.changed";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// Tickets were offered to a member, or what became of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventTicketTransferChanged {
    /// What happened: `event.ticket.transfer_offered` and its like.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// The offer.
    pub transfer: TransferId,
    /// Who offers them.
    pub sender: MemberId,
    /// To whom.
    pub recipient: MemberId,
    /// Who did it.
    pub actor: MemberId,
    /// How many.
    pub units: i64,
}

impl DomainEvent for EventTicketTransferChanged {
    const NAME: &'static str = "event.ticket.transfer.changed";

    fn actor(&self) -> Option<MemberId> {
        Some(self.actor)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}
