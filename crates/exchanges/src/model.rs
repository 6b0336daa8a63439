//! States, who may move an exchange from where to where, and what the hours become: pure.

use chrono::TimeDelta;
use contract::Code;

use crate::base::moves::{self, Illegal, may};
use crate::base::{ExchangeId, Failure, Hours, ListingId, MemberId, Refusal, Timestamp, TransactionId};
use crate::language::Sentence;
use crate::listings::Side;
use crate::rules::ExchangeRules;
use crate::{record, say};

/// Proposed hours lie between these.
pub const PROPOSED: (Hours, Hours) = (Hours::from_hundredths(25), Hours::from_hundredths(2_400));

/// Confirmed hours that lie so far apart are averaged; further apart, they are disputed (spec platform 5.4).
const NEAR: Hours = Hours::from_hundredths(25);

/// Where an exchange stands.
pub use contract::exchanges::ExchangeStatus as Status;

/// Whether staff decide what becomes of an exchange in this state.
#[must_use]
pub const fn waits_for_broker(status: Status) -> bool {
    matches!(status, Status::PendingBroker | Status::Disputed)
}

/// Who moves an exchange.
pub use contract::exchanges::ExchangeActor as Actor;

/// What is done with an exchange.
pub use contract::exchanges::ExchangeAction as Action;

/// A legal move.
pub type Move = moves::Move<Status, Actor, Action>;

/// Every legal move. Anything else is refused with `EXCHANGE_ERROR` (spec platform 5.4).
pub const MOVES: &[Move] = {
    use Action::*;
    use Actor::*;
    use Status::*;
    &[
        may(PendingProvider, Provider, Accept, Accepted),
        may(PendingProvider, Provider, Submit, PendingBroker),
        may(PendingProvider, Provider, Decline, Cancelled),
        may(PendingProvider, Provider, Cancel, Cancelled),
        may(PendingProvider, Requester, Cancel, Cancelled),
        may(PendingProvider, System, Expire, Expired),
        may(PendingBroker, Broker, Approve, Accepted),
        may(PendingBroker, Broker, Reject, Cancelled),
        may(PendingBroker, Provider, Cancel, Cancelled),
        may(PendingBroker, Requester, Cancel, Cancelled),
        may(Accepted, Provider, Start, InProgress),
        may(Accepted, Requester, Start, InProgress),
        may(Accepted, Provider, Cancel, Cancelled),
        may(Accepted, Requester, Cancel, Cancelled),
        may(InProgress, Provider, Complete, PendingConfirmation),
        may(InProgress, Requester, Complete, PendingConfirmation),
        may(InProgress, Provider, Cancel, Cancelled),
        may(InProgress, Requester, Cancel, Cancelled),
        may(PendingConfirmation, Provider, Confirm, PendingConfirmation),
        may(PendingConfirmation, Requester, Confirm, PendingConfirmation),
        may(PendingConfirmation, Provider, Settle, Completed),
        may(PendingConfirmation, Requester, Settle, Completed),
        may(PendingConfirmation, Provider, Disagree, Disputed),
        may(PendingConfirmation, Requester, Disagree, Disputed),
        may(PendingConfirmation, Provider, Dispute, Disputed),
        may(PendingConfirmation, Requester, Dispute, Disputed),
        // The time to confirm is over: what the payer has confirmed is paid, anything else a broker decides.
        may(PendingConfirmation, System, Settle, Completed),
        may(PendingConfirmation, System, Dispute, Disputed),
        may(Disputed, Broker, ResolveComplete, Completed),
        may(Disputed, Broker, ResolveCancel, Cancelled),
    ]
};

/// Where a move leads.
///
/// # Errors
/// 403 `FORBIDDEN` if somebody else may do this here; 400 `EXCHANGE_ERROR` if nobody may.
pub fn step(from: Status, by: Actor, action: Action) -> Result<Status, Refusal> {
    moves::lead(MOVES, from, by, action).map_err(|why| match why {
        Illegal::NotNow => not_now(from, action),
        Illegal::NotTheirs => not_you(),
    })
}

/// Its state does not allow this.
pub(super) fn not_now(status: Status, action: Action) -> Refusal {
    let tried = match action {
        Action::Accept | Action::Submit => "accept",
        Action::Decline => "decline",
        Action::Start => "start",
        Action::Complete => "complete",
        Action::Confirm | Action::Settle | Action::Disagree => "confirm",
        Action::Dispute => "dispute",
        Action::Cancel => "cancel",
        Action::Approve | Action::Reject => "approve",
        Action::ResolveComplete | Action::ResolveCancel => "resolve",
        Action::Request | Action::Expire => "other",
    };
    Refusal::new(Code::ExchangeError, say!("exchange-wrong-status", status = status.as_str(), action = tried))
}

fn not_you() -> Refusal {
    Refusal::new(Code::Forbidden, say!("exchange-not-yours"))
}

/// A rule of exchanges is broken.
pub(super) fn unusable(sentence: Sentence) -> Failure {
    Refusal::new(Code::ExchangeError, sentence).into()
}

/// There is no such exchange, or not for this viewer.
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("exchange-missing"))
}

record! {
    /// A row of `exchanges`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Exchange {
        /// `exchanges.id`.
        pub id: ExchangeId,
        /// What it is about.
        pub listing_id: ListingId,
        /// What the listing was when it was asked for: it says who pays.
        pub side: Side,
        /// Who asked.
        pub requester_id: MemberId,
        /// The listing's owner.
        pub provider_id: MemberId,
        /// As agreed beforehand.
        pub proposed_hours: Hours,
        /// Hours of preparation, for information.
        pub prep_time: Option<Hours>,
        /// What was paid.
        pub final_hours: Option<Hours>,
        /// Where it stands.
        pub status: Status,
        /// How careful one should be, if somebody said so.
        pub risk_level: Option<String>,
        /// What the requester wrote.
        pub message: Option<String>,
        /// When the requester confirmed.
        pub requester_confirmed_at: Option<Timestamp>,
        /// What the requester confirmed.
        pub requester_confirmed_hours: Option<Hours>,
        /// When the provider confirmed.
        pub provider_confirmed_at: Option<Timestamp>,
        /// What the provider confirmed.
        pub provider_confirmed_hours: Option<Hours>,
        /// What a broker noted.
        pub broker_notes: Option<String>,
        /// What paid for it.
        pub transaction_id: Option<TransactionId>,
        /// When the clock moves it on.
        pub due_at: Option<Timestamp>,
        /// When it was asked for.
        pub created_at: Timestamp,
    }
    select exchange_columns
}

impl Exchange {
    /// Who of the two a member is.
    #[must_use]
    pub fn role(&self, member: MemberId) -> Option<Actor> {
        if member == self.requester_id {
            Some(Actor::Requester)
        } else {
            (member == self.provider_id).then_some(Actor::Provider)
        }
    }

    /// The two: whoever asked, and the listing's owner.
    #[must_use]
    pub const fn parties(&self) -> [MemberId; 2] {
        [self.requester_id, self.provider_id]
    }

    /// The other one of the two.
    #[must_use]
    pub fn other(&self, member: MemberId) -> MemberId {
        if member == self.requester_id { self.provider_id } else { self.requester_id }
    }

    /// Who pays, and who is paid: an offer is paid for by whoever asked, a request by its owner.
    #[must_use]
    pub fn payer_and_payee(&self) -> (MemberId, MemberId) {
        match self.side {
            Side::Offer => (self.requester_id, self.provider_id),
            Side::Request => (self.provider_id, self.requester_id),
        }
    }

    /// What one of the two has confirmed.
    #[must_use]
    pub fn confirmed_by(&self, role: Actor) -> Option<Hours> {
        if role == Actor::Requester { self.requester_confirmed_hours } else { self.provider_confirmed_hours }
    }

    /// What the payer has confirmed.
    #[must_use]
    pub fn confirmed_by_payer(&self) -> Option<Hours> {
        self.confirmed_by(match self.side {
            Side::Offer => Actor::Requester,
            Side::Request => Actor::Provider,
        })
    }

    /// Notes what one of the two says it took.
    pub fn confirm(&mut self, by: Actor, hours: Hours, at: Timestamp) {
        if by == Actor::Requester {
            (self.requester_confirmed_at, self.requester_confirmed_hours) = (Some(at), Some(hours));
        } else {
            (self.provider_confirmed_at, self.provider_confirmed_hours) = (Some(at), Some(hours));
        }
    }

    /// What follows from what the two have confirmed.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match (self.requester_confirmed_hours, self.provider_confirmed_hours) {
            (Some(one), Some(other)) if one.minus(other).abs() <= NEAR => {
                // Half a hundredth, if there is one, stays with whoever pays.
                Verdict::Pay(Hours::from_hundredths(one.plus(other).hundredths() / 2))
            }
            (Some(_), Some(_)) => Verdict::Disagree,
            _ => Verdict::Wait,
        }
    }

    /// When the clock moves it on, once it has come to where it stands.
    #[must_use]
    pub fn due(status: Status, rules: &ExchangeRules, now: Timestamp) -> Option<Timestamp> {
        match status {
            Status::PendingProvider => Some(now + TimeDelta::days(rules.expiry_days.clamp(1, 3_650))),
            Status::PendingConfirmation => Some(now + TimeDelta::hours(rules.deadline())),
            _ => None,
        }
    }
}

/// What follows from what the two have confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One has yet to confirm.
    Wait,
    /// So much is paid.
    Pay(Hours),
    /// A broker decides.
    Disagree,
}

/// Hours as they may be proposed.
#[must_use]
pub fn proposed(hours: Option<Hours>) -> Hours {
    hours.unwrap_or(Hours::whole(1)).clamp(PROPOSED.0, PROPOSED.1)
}

/// Confirmed hours, moved towards the proposed ones as far as the community wants; at least a hundredth.
#[must_use]
pub fn allowed(confirmed: Hours, proposed: Hours, rules: &ExchangeRules) -> Hours {
    if !rules.allow_hour_adjustment {
        return proposed;
    }
    let way = proposed.hundredths() * rules.max_hour_variance_percent.clamp(0, 100) / 100;
    let (least, most) = (proposed.hundredths() - way, proposed.hundredths() + way);
    Hours::from_hundredths(confirmed.hundredths().clamp(least.max(1), most))
}

/// Whether a broker looks at an exchange that was accepted.
#[must_use]
pub fn needs_broker(proposed: Hours, risk_level: Option<&str>, rules: &ExchangeRules) -> bool {
    let risky = risk_level.is_some_and(|level| matches!(level, "high" | "critical" | "requires_approval"));
    rules.require_broker_approval
        && (!rules.auto_approve_low_risk || risky || proposed > rules.max_hours_without_approval)
}

#[cfg(test)]
mod tests;
