//! Where an event can go from where: two axes, each with a table. Pure.
//!
//! Source: spec events 5.

use super::model::{Operation, Publication};

/// A step of an event's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Ask an administrator to publish it.
    Submit,
    /// Publish it.
    Publish,
    /// Send it back to whoever asked.
    Reject,
    /// Put it off; nobody knows until when.
    Postpone,
    /// It does not take place.
    Cancel,
    /// It took place.
    Complete,
    /// It is over and done with.
    Archive,
    /// Take back that it was postponed, cancelled or archived.
    Restore,
}

impl Step {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Submit,
        Self::Publish,
        Self::Reject,
        Self::Postpone,
        Self::Cancel,
        Self::Complete,
        Self::Archive,
        Self::Restore,
    ];

    /// Its word in the history.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Submit => "submit",
            Self::Publish => "publish",
            Self::Reject => "reject",
            Self::Postpone => "postpone",
            Self::Cancel => "cancel",
            Self::Complete => "complete",
            Self::Archive => "archive",
            Self::Restore => "restore",
        }
    }

    /// Whether an occurrence takes it together with its template and all others.
    #[must_use]
    pub fn is_of_all(self) -> bool {
        matches!(self, Self::Submit | Self::Publish | Self::Reject)
    }

    /// Whether registrations and the waiting list end with it.
    #[must_use]
    pub fn ends_participation(self) -> bool {
        matches!(self, Self::Cancel | Self::Archive)
    }
}

/// Where an event stands on both axes.
pub type Place = (Publication, Operation);

/// Legal moves of the first axis.
pub const PUBLICATION: &[(Publication, Publication)] = &[
    (Publication::Draft, Publication::PendingReview),
    (Publication::Draft, Publication::Published),
    (Publication::Draft, Publication::Archived),
    (Publication::PendingReview, Publication::Draft),
    (Publication::PendingReview, Publication::Published),
    (Publication::PendingReview, Publication::Archived),
    (Publication::Published, Publication::Archived),
    (Publication::Archived, Publication::Draft),
];

/// Legal moves of the second axis. What has been completed stays so.
pub const OPERATION: &[(Operation, Operation)] = &[
    (Operation::Scheduled, Operation::Postponed),
    (Operation::Scheduled, Operation::Cancelled),
    (Operation::Scheduled, Operation::Completed),
    (Operation::Postponed, Operation::Scheduled),
    (Operation::Postponed, Operation::Cancelled),
    (Operation::Cancelled, Operation::Scheduled),
];

/// Where a step leads; the same place if its end is reached already, none where it is not legal.
#[must_use]
pub fn target(step: Step, (publication, operation): Place) -> Option<Place> {
    use Operation::{Cancelled, Completed, Postponed, Scheduled};
    use Publication::{Archived, Draft, PendingReview, Published};
    let to = match (step, publication, operation) {
        (Step::Submit, Draft | PendingReview, _) => (PendingReview, operation),
        (Step::Publish, Draft | PendingReview | Published, _) => (Published, operation),
        (Step::Reject, Draft | PendingReview, _) => (Draft, operation),
        (Step::Postpone, Published, Scheduled | Postponed) => (publication, Postponed),
        (Step::Cancel, Published, Scheduled | Postponed | Cancelled) => (publication, Cancelled),
        (Step::Complete, Published, Scheduled | Completed) => (publication, Completed),
        // A draft has no second axis to speak of: it is archived as what does not take place.
        (Step::Archive, _, Scheduled | Postponed) => (Archived, Cancelled),
        (Step::Archive, _, Cancelled | Completed) => (Archived, operation),
        (Step::Restore, Archived, Scheduled | Postponed | Cancelled) => (Draft, Scheduled),
        (Step::Restore, Published, Scheduled | Postponed | Cancelled) => (publication, Scheduled),
        _ => return None,
    };
    let is_legal = (publication == to.0 || PUBLICATION.contains(&(publication, to.0)))
        && (operation == to.1 || OPERATION.contains(&(operation, to.1)));
    is_legal.then_some(to)
}

/// Whether a step has to be explained: it cancels, sends back, or archives what was published or has participants.
#[must_use]
pub fn needs_reason(step: Step, (publication, _): Place, has_participants: bool) -> bool {
    match step {
        Step::Cancel | Step::Reject => true,
        Step::Archive => publication == Publication::Published || has_participants,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_from_every_place_is_in_this_table() {
        let mut rows = Vec::new();
        for publication in Publication::ALL {
            for operation in Operation::ALL {
                let is_new = matches!(publication, Publication::Draft | Publication::PendingReview);
                if is_new && *operation != Operation::Scheduled {
                    continue;
                }
                let place = (*publication, *operation);
                let steps = Step::ALL.into_iter().map(|step| match target(step, place) {
                    None => format!("{}: -", step.as_str()),
                    Some(to) if to == place => format!("{}: stays", step.as_str()),
                    Some((to, then)) => format!("{}: {}/{}", step.as_str(), to.as_str(), then.as_str()),
                });
                rows.push(format!("{}/{}", publication.as_str(), operation.as_str()));
                rows.extend(steps.filter(|line| !line.ends_with('-')).map(|line| format!("  {line}")));
            }
        }
        let golden = "\
draft/scheduled
  submit: pending_review/scheduled
  publish: published/scheduled
  reject: stays
  archive: archived/cancelled
pending_review/scheduled
  submit: stays
  publish: published/scheduled
  reject: draft/scheduled
  archive: archived/cancelled
published/scheduled
  publish: stays
  postpone: published/postponed
  cancel: published/cancelled
  complete: published/completed
  archive: archived/cancelled
  restore: stays
published/postponed
  publish: stays
  postpone: stays
  cancel: published/cancelled
  archive: archived/cancelled
  restore: published/scheduled
published/cancelled
  publish: stays
  cancel: stays
  archive: archived/cancelled
  restore: published/scheduled
published/completed
  publish: stays
  complete: stays
  archive: archived/completed
archived/scheduled
  archive: archived/cancelled
  restore: draft/scheduled
archived/postponed
  archive: archived/cancelled
  restore: draft/scheduled
archived/cancelled
  archive: stays
  restore: draft/scheduled
archived/completed
  archive: stays";
        assert_eq!(rows.join("\n"), golden);
    }

    #[test]
    fn what_ends_for_others_needs_a_reason() {
        use Operation::Scheduled;
        for (step, publication, has_participants, needed) in [
            (Step::Cancel, Publication::Published, false, true),
            (Step::Reject, Publication::PendingReview, false, true),
            (Step::Archive, Publication::Draft, false, false),
            (Step::Archive, Publication::Draft, true, true),
            (Step::Archive, Publication::Published, false, true),
            (Step::Publish, Publication::Draft, false, false),
            (Step::Postpone, Publication::Published, true, false),
        ] {
            assert_eq!(
                needs_reason(step, (publication, Scheduled), has_participants),
                needed,
                "{step:?} {publication:?}"
            );
        }
    }
}
