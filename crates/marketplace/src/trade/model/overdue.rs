//! Orders that wait too long for one of their parties: pure.

use chrono::TimeDelta;

use super::{Order, Role, Status};
use crate::base::Timestamp;

/// How long an order waits for its seller, and then for its buyer, before they are reminded.
pub const REMINDER_TIME: TimeDelta = TimeDelta::days(7);

/// How long they have to answer then, before the clock moves it.
pub const ANSWER_TIME: TimeDelta = TimeDelta::days(23);

/// What the clock does with an order that has waited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Reminds whose turn it is.
    Remind,
    /// Takes it for received: it was handed over, or sent, and nobody said otherwise.
    Presume,
    /// Lets an administrator decide: its seller never said that the parcel was sent.
    Dispute,
}

impl Order {
    /// It stands there from now on; if it waits for somebody, their time begins.
    pub(crate) fn goes_to(&mut self, status: Status, now: Timestamp) {
        self.status = status;
        self.reminded_at = None;
        self.overdue_at = self.waits_for().map(|_| now + REMINDER_TIME);
    }

    /// Whose turn it is, if something has still to be sent, handed over, or confirmed to have come.
    #[must_use]
    pub fn waits_for(&self) -> Option<Role> {
        match self.status {
            Status::Paid => Some(Role::Seller),
            Status::Shipped => Some(Role::Buyer),
            _ => None,
        }
    }

    /// What the clock does with it now.
    #[must_use]
    pub fn due(&self, now: Timestamp) -> Option<Due> {
        let turn = self.waits_for()?;
        if self.overdue_at.is_none_or(|at| at > now) {
            return None;
        }
        Some(match self.reminded_at {
            None => Due::Remind,
            Some(_) if turn == Role::Seller && self.shipping_option_id.is_some() => Due::Dispute,
            Some(_) => Due::Presume,
        })
    }

    /// Its parties are reminded now. Gives until when they have to answer.
    pub(crate) fn remind(&mut self, now: Timestamp) -> Timestamp {
        let until = now + ANSWER_TIME;
        (self.reminded_at, self.overdue_at) = (Some(now), Some(until));
        until
    }
}
