//! What happens to events. (A member called `version` would be taken for the version of the domain event's type.) Domain events hold ids, states and names of fields only: no words of members, no addresses.
//!
//! Source: spec events 17.2.

use serde::{Deserialize, Serialize};

use super::agenda::model::SessionId;
use super::attendance::model::{Action, State as Attendance};
use super::broadcasts::model::BroadcastId;
use super::guests::model::GuestId;
use super::invitations::model::{CampaignId, InvitationId};
use super::model::{EventId, Operation, Publication};
use super::offline::model::BatchId;
use super::staff::StaffRole;
use super::tickets::model::{EntitlementId, TicketTypeId, TransferId};
use crate::base::{MemberId, Timestamp};
use crate::outbox::{DomainEvent, Subject};

/// An event was published for the first time (spec notifications, `CommunityEventCreated`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommunityEventCreated {
    /// The event.
    pub event: EventId,
    /// Who organizes it.
    pub organizer: MemberId,
}

impl DomainEvent for CommunityEventCreated {
    const NAME: &'static str = "community_event_created";

    fn actor(&self) -> Option<MemberId> {
        Some(self.organizer)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// An event took a step of its life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventLifecycleTransitioned {
    /// The event.
    pub event: EventId,
    /// Who organizes it.
    pub organizer: MemberId,
    /// Who took it; none for the program, and for whoever is no member of the community.
    pub actor: Option<MemberId>,
    /// What was done, as in `event_status_history.action`.
    pub action: String,
    /// The number of the step.
    pub lifecycle_version: i64,
    /// Who saw it before.
    pub from_publication: Publication,
    /// Who sees it since.
    pub to_publication: Publication,
    /// Whether it took place before.
    pub from_operational: Operation,
    /// Whether it takes place since.
    pub to_operational: Operation,
    /// It was taken together with that of the template, of which people are told.
    #[serde(default)]
    pub suppressed: bool,
}

impl DomainEvent for EventLifecycleTransitioned {
    const NAME: &'static str = "event.lifecycle.transitioned";

    fn is_told(&self) -> bool {
        !self.suppressed
    }

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// A published event says something else about itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventUpdated {
    /// The event.
    pub event: EventId,
    /// Who changed it; none for whoever is no member of the community.
    pub actor: Option<MemberId>,
    /// What changed, by the names of the contract.
    pub fields: Vec<String>,
    /// Those who take part are told.
    pub matters: bool,
    /// Which occurrences changed, where it is a template.
    #[serde(default)]
    pub occurrences: Vec<EventId>,
}

impl DomainEvent for EventUpdated {
    const NAME: &'static str = "event.updated";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

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

/// Something was noted of a member at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventAttendanceTransitioned {
    /// The event.
    pub event: EventId,
    /// Of whom.
    pub member: MemberId,
    /// Who noted it; none for whoever is no member of the community.
    pub actor: Option<MemberId>,
    /// What.
    pub action: Action,
    /// What it followed on.
    pub from: Attendance,
    /// How the member stands since.
    pub to: Attendance,
    /// Notes of the member so far.
    pub attendance_version: i64,
}

impl DomainEvent for EventAttendanceTransitioned {
    const NAME: &'static str = "event.attendance.transitioned";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// Those who take part in an event and want it are reminded now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventReminderDue {
    /// The event.
    pub event: EventId,
    /// So many minutes before it begins.
    pub offset_minutes: i64,
    /// When it begins.
    pub starts_at: Timestamp,
    /// When the reminder was due.
    pub due_at: Timestamp,
}

impl DomainEvent for EventReminderDue {
    const NAME: &'static str = "event.reminder.due";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// A member was let to help with an event, or no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventStaffRoleChanged {
    /// Granted, or ended.
    pub granted: bool,
    /// The event.
    pub event: EventId,
    /// Who helps.
    pub member: MemberId,
    /// How.
    pub role: StaffRole,
    /// Who decided it; none for whoever is no member of the community.
    pub actor: Option<MemberId>,
    /// They did not help so before.
    pub first: bool,
}

impl DomainEvent for EventStaffRoleChanged {
    const NAME: &'static str = "event.staff_role.changed";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

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

/// What a device noted at an event does not fit what was noted there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventOfflineConflictsFound {
    /// The event.
    pub event: EventId,
    /// What the device brought.
    pub batch: BatchId,
    /// In whose name it notes.
    pub owner: MemberId,
    /// Who organizes the event.
    pub organizer: MemberId,
}

impl DomainEvent for EventOfflineConflictsFound {
    const NAME: &'static str = "event.checkin.conflicts_found";

    fn actor(&self) -> Option<MemberId> {
        Some(self.owner)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// New dates of an event that recurs cannot be made, as they cannot take over what was decided. Told once until some are made again, or the reason is another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventDatesStopped {
    /// The template.
    pub event: EventId,
    /// Who organizes it.
    pub organizer: MemberId,
    /// Why, as in `event_recurrence_rules.error_code`.
    pub reason: String,
}

impl DomainEvent for EventDatesStopped {
    const NAME: &'static str = "event.recurrence.dates_stopped";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

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

/// Answers to an event are overdue, and some of those who take part lack them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventAnswersOverdue {
    /// The event.
    pub event: EventId,
    /// How many members lack some.
    pub missing: i64,
}

impl DomainEvent for EventAnswersOverdue {
    const NAME: &'static str = "event.answers.overdue";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// A member brings a guest to an event, or no more. Guests who go with a registration are told of with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventGuestChanged {
    /// `event.registration_guest.confirmed`, `.withdrawn` by whoever brings them, `.cancelled` by somebody else.
    pub action: String,
    /// The event.
    pub event: EventId,
    /// The guest.
    pub guest: GuestId,
    /// Who brings them.
    pub host: MemberId,
    /// Who did it; none for whoever is no member of the community.
    pub actor: Option<MemberId>,
}

impl DomainEvent for EventGuestChanged {
    const NAME: &'static str = "event.registration_guest.changed";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}

/// Something is to be told to all who take part in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventBroadcastDue {
    /// The event.
    pub event: EventId,
    /// What is told.
    pub broadcast: BroadcastId,
    /// Who tells it.
    pub author: MemberId,
}

impl DomainEvent for EventBroadcastDue {
    const NAME: &'static str = "event.broadcast.due";

    fn actor(&self) -> Option<MemberId> {
        Some(self.author)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("EventBroadcast", self.broadcast))
    }
}

/// Those who take part in an event and lack answers are reminded of them now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventAnswersDue {
    /// The event.
    pub event: EventId,
    /// Until when they are to answer.
    pub due_at: Timestamp,
}

impl DomainEvent for EventAnswersDue {
    const NAME: &'static str = "event.answers.due";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Event", self.event))
    }
}
