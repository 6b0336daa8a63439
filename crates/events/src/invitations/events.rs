//! What happens to invitations. Source: spec events 17.2.

use serde::{Deserialize, Serialize};

use super::model::{CampaignId, InvitationId};
use crate::base::MemberId;
use crate::model::EventId;
use crate::outbox::{DomainEvent, Subject};

/// A member is invited to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventInvitationIssued {
    /// The event.
    pub event: EventId,
    /// The invitation.
    pub invitation: InvitationId,
    /// Who is invited.
    pub member: MemberId,
    /// Who invites them, if they are a member.
    pub actor: Option<MemberId>,
}

impl DomainEvent for EventInvitationIssued {
    const NAME: &'static str = "event.invitation.issued";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// A member is no longer invited to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventInvitationRevoked {
    /// The event.
    pub event: EventId,
    /// The invitation.
    pub invitation: InvitationId,
    /// Who was invited.
    pub member: MemberId,
    /// Who withdrew it, if they are a member.
    pub actor: Option<MemberId>,
}

impl DomainEvent for EventInvitationRevoked {
    const NAME: &'static str = "event.invitation.revoked";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// Many are to be invited to an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventInvitationCampaignDue {
    /// The event.
    pub event: EventId,
    /// Who they are.
    pub campaign: CampaignId,
}

impl DomainEvent for EventInvitationCampaignDue {
    const NAME: &'static str = "event.invitation.campaign.due";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}
