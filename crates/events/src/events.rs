//! What happens to events. What happens to their tickets, agendas and the like is said in their rooms. (A member called `version` would be taken for the version of the domain event's type.) Domain events hold ids, states and names of fields only: no words of members, no addresses.
//!
//! Source: spec events 17.2.

use serde::{Deserialize, Serialize};

pub use super::agenda::events::{EventAgendaChanged, EventSessionRegistrationChanged};
pub use super::forms::events::{EventAnswersDue, EventAnswersOverdue};
pub use super::invitations::events::{EventInvitationCampaignDue, EventInvitationIssued, EventInvitationRevoked};
pub use super::registration::events::{
    EventPlaceFreed, EventPlacesAdded, EventRegistrationChanged, EventWaitlistChanged,
};
pub use super::rewards::events::{EventAttendanceClaimWaits, EventAttendanceClaimsDue};
pub use super::tickets::events::{EventTicketChanged, EventTicketTransferChanged};

use super::attendance::model::{Action, State as Attendance};
use super::broadcasts::model::BroadcastId;
use super::guests::model::GuestId;
use super::model::{EventId, Operation, Publication};
use super::offline::model::BatchId;
use super::staff::StaffRole;
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

/// An event has another organizer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventOwnershipTransferred {
    /// The event.
    pub event: EventId,
    /// Who organized it.
    pub from: MemberId,
    /// Who does from now on.
    pub to: MemberId,
    /// Who decided it; none for whoever is no member of the community.
    pub actor: Option<MemberId>,
}

impl DomainEvent for EventOwnershipTransferred {
    const NAME: &'static str = "event.ownership.transferred";

    fn actor(&self) -> Option<MemberId> {
        self.actor
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
