//! What is told of answers that are missing. Source: spec events 17.2.

use serde::{Deserialize, Serialize};

use crate::base::{MemberId, Timestamp};
use crate::model::EventId;
use crate::outbox::{DomainEvent, Subject};

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
