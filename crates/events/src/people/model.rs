//! Who sees what of the people of an event, and what those who look after them may decide. Pure.
//!
//! | decision | from | to |
//! |---|---|---|
//! | `invite` | none, `declined`, `cancelled` | `invited` |
//! | `approve` | `invited`, `pending` | `confirmed` |
//! | `reject` | `invited`, `pending` | `declined` |
//! | `cancel` | `invited`, `pending`, `confirmed` | `cancelled` |

use contract::Code;

use crate::attendance::model::Action as Note;
use crate::base::Refusal;
use crate::language::Sentence;
use crate::model::{Publication, Registration};
use crate::permissions::{Permission, Role, may};
use crate::say;

/// What is shown of them.
pub use contract::event_people::EventPeopleProjection as Projection;

/// What is done with one of them.
pub use contract::event_people::EventPersonAction as Action;

/// How a registration stands, or that there is none.
pub use contract::event_people::EventPeopleRegistration as ByRegistration;

/// How somebody waits.
pub use contract::event_people::EventPeopleWaitlist as ByWaitlist;

/// By what they are sorted.
pub use contract::event_people::EventPeopleSort as Sort;

/// So many members of a list can be reached.
pub const REACH: i64 = 10_000;

/// What somebody may do with the people of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Powers {
    /// See them.
    pub see: bool,
    /// Decide about registrations.
    pub decide: bool,
    /// Note who has come.
    pub note: bool,
    /// Download the list.
    pub export: bool,
    /// Write to them.
    pub message: bool,
}

impl Powers {
    /// Of a role, wherever the event stands.
    #[must_use]
    pub fn of(role: Role) -> Self {
        let may = |permission| may(permission, role, Publication::Published, false);
        Self {
            see: may(Permission::ManagePeople),
            decide: may(Permission::ManageRegistration),
            note: may(Permission::CheckIn),
            export: may(Permission::Export),
            message: may(Permission::Message),
        }
    }

    /// What they are shown; none for whoever sees nobody.
    #[must_use]
    pub fn projection(self) -> Option<Projection> {
        self.see.then_some(if self.decide { Projection::Full } else { Projection::Attendance })
    }
}

/// What a decision does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// It moves the registration.
    Decide(Registration),
    /// It notes whether the member came.
    Note(Note),
}

/// What is to be done.
#[must_use]
pub fn task(action: Action) -> Task {
    match action {
        Action::Invite => Task::Decide(Registration::Invited),
        Action::Approve => Task::Decide(Registration::Confirmed),
        Action::Reject => Task::Decide(Registration::Declined),
        Action::Cancel => Task::Decide(Registration::Cancelled),
        Action::CheckIn => Task::Note(Note::CheckIn),
        Action::CheckOut => Task::Note(Note::CheckOut),
        Action::NoShow => Task::Note(Note::NoShow),
        Action::UndoAttendance => Task::Note(Note::Undo),
    }
}

/// Whether those who look after an event may bring a registration from one state to another. Source: spec events 6.1 and 6.2, 8.
#[must_use]
pub fn follows(from: Option<Registration>, to: Registration) -> bool {
    use Registration::{Cancelled, Confirmed, Declined, Invited, Pending};
    matches!(
        (from, to),
        (None | Some(Declined | Cancelled), Invited)
            | (Some(Invited | Pending), Confirmed | Declined | Cancelled)
            | (Some(Confirmed), Cancelled)
    )
}

/// Whether a decision is explained to the member.
#[must_use]
pub fn is_explained(to: Registration) -> bool {
    matches!(to, Registration::Declined | Registration::Cancelled)
}

/// What is said with a decision, if anything.
///
/// # Errors
/// 422 `EVENT_REGISTRATION_REASON_REQUIRED` where something has to be.
pub fn explained(to: Registration, reason: Option<&str>) -> Result<Option<&str>, Refusal> {
    let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
    if reason.is_none() && is_explained(to) {
        let refusal = Refusal::new(Code::EventRegistrationReasonRequired, say!("event-reason-required"));
        return Err(refusal.field("reason"));
    }
    Ok(reason)
}

/// A question that cannot be answered.
#[must_use]
pub fn unanswerable(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventPeopleQueryInvalid, sentence).field(field)
}

/// Which members are asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// In whose name this is found, as a pattern.
    pub pattern: Option<String>,
    /// Whose registration stands so.
    pub registration: Option<ByRegistration>,
    /// Who wait so.
    pub waitlist: Option<ByWaitlist>,
    /// Of whom this is noted.
    pub attendance: Option<contract::events::EventAttendanceState>,
    /// Who are interested, or not.
    pub engagement: Option<contract::events::EventEngagementState>,
    /// By what they are sorted.
    pub sort: Sort,
    /// The largest first.
    pub descends: bool,
}

impl Wanted {
    /// Whether a projection shows what is asked for: what is hidden is not found by asking for it, either.
    ///
    /// # Errors
    /// 422 `EVENT_PEOPLE_QUERY_INVALID` on each parameter that it does not show.
    pub fn visible(&self, projection: Projection) -> Result<(), Refusal> {
        if projection == Projection::Full {
            return Ok(());
        }
        let registration = self.registration.is_some_and(|state| state != ByRegistration::Confirmed);
        let hidden = [
            (registration, "registration_state"),
            (self.waitlist.is_some(), "waitlist_state"),
            (self.engagement.is_some(), "engagement_state"),
            (matches!(self.sort, Sort::RegistrationChanged | Sort::QueueRank), "sort"),
        ];
        let mut refused = hidden.into_iter().filter(|(is_asked, _)| *is_asked);
        let Some((_, first)) = refused.next() else { return Ok(()) };
        let mut refusal = unanswerable(first, say!("event-people-hidden"));
        for (_, field) in refused {
            refusal.items.extend(unanswerable(field, say!("event-people-hidden")).items);
        }
        Err(refusal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_decided_is_this_table() {
        let states = [None].into_iter().chain(Registration::ALL.iter().copied().map(Some));
        let rows = states.map(|from| {
            let to = Registration::ALL.iter().filter(|to| follows(from, **to)).map(|to| to.as_str());
            let from = from.map_or("none", |from| from.as_str());
            format!("{from:<9} {}", to.collect::<Vec<_>>().join(" "))
        });
        let golden = "\
none      invited
invited   confirmed declined cancelled
pending   confirmed declined cancelled
confirmed cancelled
declined  invited
cancelled invited";
        assert_eq!(rows.collect::<Vec<_>>().join("\n"), golden);
    }
}
