//! What ticket types are, how they move, and who can have tickets. Pure.

use chrono::TimeDelta;
use contract::Code;
use serde::{Deserialize, Serialize};

use crate::base::{GroupId, Hours, Refusal, Timestamp};
use crate::db::Json;
use crate::ids;
use crate::language::Sentence;
use crate::model::{Event, EventId};
use crate::record;
use crate::say;

/// What a ticket costs.
pub use contract::event_tickets::EventTicketKind as Kind;

/// Whether members can have tickets of a type.
pub use contract::event_tickets::EventTicketStatus as Status;

/// Whether tickets are good.
pub use contract::event_tickets::EventTicketEntitlementStatus as Standing;

/// What became of an offer of tickets.
pub use contract::event_tickets::EventTicketTransferStatus as Offer;

/// Why a ticket is not for somebody.
pub use contract::event_tickets::EventTicketObstacle as Obstacle;

ids! {
    /// Tickets of one sort.
    TicketTypeId,
    /// Tickets that a member has.
    EntitlementId,
    /// That tickets were offered to a member.
    TransferId,
}

/// A step of a ticket type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Members can have some from now on.
    Activate,
    /// Nobody gets any for a while.
    Pause,
    /// Nobody gets any again.
    Archive,
}

impl Step {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Activate, Self::Pause, Self::Archive];
}

/// Every step that there is: from where, by which, to where.
pub const STEPS: &[(Status, Step, Status)] = &[
    (Status::Draft, Step::Activate, Status::Active),
    (Status::Paused, Step::Activate, Status::Active),
    (Status::Active, Step::Pause, Status::Paused),
    (Status::Draft, Step::Archive, Status::Archived),
    (Status::Active, Step::Archive, Status::Archived),
    (Status::Paused, Step::Archive, Status::Archived),
];

/// Where a step leads; none where it does not follow.
#[must_use]
pub fn target(from: Status, step: Step) -> Option<Status> {
    STEPS.iter().find(|(at, by, _)| *at == from && *by == step).map(|(_, _, to)| *to)
}

/// Whether what a type says can be changed.
#[must_use]
pub fn is_open(status: Status) -> bool {
    matches!(status, Status::Draft | Status::Paused)
}

/// For whom tickets of a type are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Policy {
    /// The community has to have approved them.
    pub approved: bool,
    /// Days that they have to have been here.
    pub days: i64,
    /// Groups to all of which they have to belong.
    pub groups: Vec<GroupId>,
}

impl Default for Policy {
    fn default() -> Self {
        Self { approved: true, days: 0, groups: Vec::new() }
    }
}

/// What a policy asks about somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    /// The community has approved them.
    pub is_approved: bool,
    /// Since when they are here.
    pub since: Timestamp,
    /// Groups to which they belong.
    pub groups: Vec<GroupId>,
}

impl Policy {
    /// Why tickets are not for somebody; nothing if they are.
    #[must_use]
    pub fn obstacles(&self, person: &Person, now: Timestamp) -> Vec<Obstacle> {
        let too_new = now - person.since < TimeDelta::days(self.days.clamp(0, 3_650));
        let outside = self.groups.iter().any(|group| !person.groups.contains(group));
        [
            (self.approved && !person.is_approved, Obstacle::ApprovalRequired),
            (too_new, Obstacle::AccountTooNew),
            (outside, Obstacle::GroupRequired),
        ]
        .into_iter()
        .filter(|(stands, _)| *stands)
        .map(|(_, obstacle)| obstacle)
        .collect()
    }
}

/// What a type says about itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
    /// What it costs.
    pub kind: Kind,
    /// Hours for one.
    pub unit_price: Hours,
    /// How many there are.
    pub allocation_limit: i64,
    /// How many one member may have.
    pub per_member_limit: i64,
    /// From when on members can have them.
    pub opens: Timestamp,
    /// Until when.
    pub closes: Timestamp,
    /// Until when hours would be given back.
    pub refund_cutoff: Option<Timestamp>,
    /// Hours would be given back if the event is cancelled.
    pub is_refundable: bool,
    /// For whom they are.
    pub policy: Policy,
}

record! {
    /// Tickets of one sort.
    #[derive(Clone, Debug, PartialEq)]
    pub struct TicketType {
        /// `event_ticket_types.id`.
        pub id: TicketTypeId,
        /// Of which event.
        pub event_id: EventId,
        /// Its name.
        pub name: String,
        /// What it is for.
        pub description: Option<String>,
        /// What it costs.
        pub kind: Kind,
        /// Hours for one.
        pub unit_price: Hours,
        /// How many there are.
        pub allocation_limit: i64,
        /// How many one member may have.
        pub per_member_limit: i64,
        /// From when on members can have them.
        pub sales_opens_at: Timestamp,
        /// Until when.
        pub sales_closes_at: Timestamp,
        /// Until when hours would be given back.
        pub refund_cutoff_at: Option<Timestamp>,
        /// Hours would be given back if the event is cancelled.
        pub is_refundable: bool,
        /// For whom they are.
        pub policy: Json<Policy>,
        /// Whether members can have some.
        pub status: Status,
        /// Changes so far.
        pub version: i64,
        /// How many are given out.
        pub allocated: i64,
    }
    select ticket_type_columns
}

impl TicketType {
    /// What it says about itself.
    #[must_use]
    pub fn content(&self) -> Content {
        Content {
            name: self.name.clone(),
            description: self.description.clone(),
            kind: self.kind,
            unit_price: self.unit_price,
            allocation_limit: self.allocation_limit,
            per_member_limit: self.per_member_limit,
            opens: self.sales_opens_at,
            closes: self.sales_closes_at,
            refund_cutoff: self.refund_cutoff_at,
            is_refundable: self.is_refundable,
            policy: self.policy.0.clone(),
        }
    }

    /// Whether this is the time for its tickets. When an event begins earlier than was thought, so does the end of it.
    #[must_use]
    pub fn window_open(&self, now: Timestamp) -> bool {
        (self.sales_opens_at..self.sales_closes_at).contains(&now)
    }

    /// How many are left.
    #[must_use]
    pub fn left(&self) -> i64 {
        (self.allocation_limit - self.allocated).max(0)
    }
}

/// What a refusal about tickets says beside its sentence, for clients.
#[must_use]
pub fn refused(code: Code, reason: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(code, sentence).extra("reason", format!("event_ticket_{reason}"))
}

/// What cannot be used.
#[must_use]
pub fn invalid(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventTicketValidationFailed, sentence).field(field)
}

/// What a number of tickets costs.
#[must_use]
pub fn total(price: Hours, units: i64) -> Hours {
    Hours::from_hundredths(price.hundredths().saturating_mul(units))
}

/// Looks whether somebody who takes part can have so many tickets more. `has`: how many they have.
///
/// # Errors
/// 422 `EVENT_TICKET_VALIDATION_FAILED`, 409 `EVENT_TICKET_CONFLICT` if there are not so many left.
pub fn allowed(
    of: &TicketType,
    event: &Event,
    (person, has): (&Person, i64),
    units: i64,
    now: Timestamp,
) -> Result<(), Refusal> {
    let closed = |reason, sentence| Err(refused(Code::EventTicketValidationFailed, reason, sentence));
    if of.kind != Kind::Free {
        return closed("time_credit_gateway_unavailable", say!("event-ticket-unpayable"));
    }
    if of.status != Status::Active {
        return closed("not_active", say!("event-ticket-not-active"));
    }
    if !event.is_registrable(now) || !of.window_open(now) {
        return closed("sales_closed", say!("event-ticket-closed"));
    }
    may_hold(of, (person, has), units, now)?;
    if of.allocated.saturating_add(units) > of.allocation_limit {
        let refusal = refused(Code::EventTicketConflict, "exhausted", say!("event-ticket-exhausted", left = of.left()));
        return Err(refusal.field("units"));
    }
    Ok(())
}

/// Looks whether somebody may have so many tickets of a type more, wherever they come from.
///
/// # Errors
/// 422 `EVENT_TICKET_VALIDATION_FAILED`.
pub fn may_hold(of: &TicketType, (person, has): (&Person, i64), units: i64, now: Timestamp) -> Result<(), Refusal> {
    let refused = |reason, sentence| refused(Code::EventTicketValidationFailed, reason, sentence);
    if !of.policy.0.obstacles(person, now).is_empty() {
        return Err(refused("not_eligible", say!("event-ticket-not-eligible")));
    }
    if has.saturating_add(units) > of.per_member_limit {
        let sentence = say!("event-ticket-member-most", most = of.per_member_limit);
        return Err(refused("member_limit", sentence).field("units"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;

    #[test]
    fn every_step_of_a_type_is_in_this_table() {
        let rows = Status::ALL.iter().map(|status| {
            let steps = Step::ALL.map(|step| target(*status, step).map_or("-", Status::as_str));
            format!("{}: {}", status.as_str(), steps.join(" "))
        });
        let golden = "\
draft: active - archived
active: - paused archived
paused: active - archived
archived: - - -";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
    }

    #[test]
    fn a_policy_says_everything_that_is_in_the_way() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        let person = |is_approved, days: i64, groups: &[i64]| Person {
            is_approved,
            since: now - TimeDelta::days(days),
            groups: groups.iter().map(|id| (*id).into()).collect(),
        };
        let policy = Policy { approved: true, days: 30, groups: vec![4.into(), 5.into()] };
        for (person, reasons) in [
            (person(true, 30, &[5, 4]), &[][..]),
            (person(true, 29, &[4, 5]), &[Obstacle::AccountTooNew]),
            (person(false, 0, &[4]), &[Obstacle::ApprovalRequired, Obstacle::AccountTooNew, Obstacle::GroupRequired]),
        ] {
            assert_eq!(policy.obstacles(&person, now), reasons, "{person:?}");
        }
        assert_eq!(Policy::default().obstacles(&person(true, 0, &[]), now), []);
    }
}
