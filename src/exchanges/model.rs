//! States, who may move an exchange from where to where, and what the hours become: pure.

use chrono::TimeDelta;
use contract::Code;

use crate::base::{ExchangeId, Failure, Hours, ListingId, MemberId, Refusal, Timestamp, TransactionId};
use crate::call::ExchangeRules;
use crate::listings::Side;
use crate::{record, words};

/// Proposed hours lie between these.
pub const PROPOSED: (Hours, Hours) = (Hours::from_hundredths(25), Hours::from_hundredths(2_400));

/// Confirmed hours that lie so far apart are averaged; further apart, they are disputed (spec platform 5.4).
const NEAR: Hours = Hours::from_hundredths(25);

words! {
    /// Where an exchange stands.
    pub enum Status {
        /// The listing's owner is asked.
        PendingProvider = "pending_provider",
        /// A broker looks at it.
        PendingBroker = "pending_broker",
        /// Agreed.
        Accepted = "accepted",
        /// Begun.
        InProgress = "in_progress",
        /// Done; both say how long it took.
        PendingConfirmation = "pending_confirmation",
        /// A broker decides.
        Disputed = "disputed",
        /// Paid.
        Completed = "completed",
        /// Called off.
        Cancelled = "cancelled",
        /// Nobody answered.
        Expired = "expired",
    }
}

impl Status {
    /// Whether it moves no more.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Completed | Self::Cancelled | Self::Expired)
    }
}

words! {
    /// Who moves an exchange.
    pub enum Actor {
        /// The member who asked.
        Requester = "requester",
        /// The listing's owner.
        Provider = "provider",
        /// Whoever looks after the community.
        Broker = "broker",
        /// The clock.
        System = "system",
    }
}

words! {
    /// What is done with an exchange.
    pub enum Action {
        /// Ask.
        Request = "request",
        /// Agree.
        Accept = "accept",
        /// Agree, where a broker looks at it next.
        Submit = "submit",
        /// Turn down.
        Decline = "decline",
        /// Begin.
        Start = "start",
        /// Say that it is done.
        Complete = "complete",
        /// Say how long it took.
        Confirm = "confirm",
        /// Both have said how long it took, near enough, and it is paid.
        Settle = "settle",
        /// Both have said how long it took, too far apart.
        Disagree = "disagree",
        /// Ask a broker to decide.
        Dispute = "dispute",
        /// Call off.
        Cancel = "cancel",
        /// Let it go on.
        Approve = "approve",
        /// Stop it.
        Reject = "reject",
        /// Decide that it is paid.
        ResolvePaid = "resolve_complete",
        /// Decide that it is not.
        ResolveUnpaid = "resolve_cancel",
        /// Nobody answered in time.
        Expire = "expire",
    }
}

/// A legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// From where.
    pub from: Status,
    /// Who.
    pub by: Actor,
    /// Does what.
    pub action: Action,
    /// To where.
    pub to: Status,
}

const fn may(from: Status, by: Actor, action: Action, to: Status) -> Move {
    Move { from, by, action, to }
}

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
        may(Disputed, Broker, ResolvePaid, Completed),
        may(Disputed, Broker, ResolveUnpaid, Cancelled),
    ]
};

/// Where a move leads.
///
/// # Errors
/// 403 `FORBIDDEN` if somebody else may do this here; 400 `EXCHANGE_ERROR` if nobody may.
pub fn step(from: Status, by: Actor, action: Action) -> Result<Status, Refusal> {
    let mut somebody = false;
    for legal in MOVES.iter().filter(|legal| legal.action == action) {
        if legal.from == from && legal.by == by {
            return Ok(legal.to);
        }
        somebody |= legal.by == by;
    }
    // Whoever never may do this is told so; whoever may at another time is told about the state.
    if somebody { Err(not_now()) } else { Err(not_you()) }
}

/// Its state does not allow this.
pub(super) fn not_now() -> Refusal {
    Refusal::new(Code::ExchangeError, "The exchange does not stand where this can be done.")
}

fn not_you() -> Refusal {
    Refusal::new(Code::Forbidden, "This is not yours to do.")
}

/// A rule of exchanges is broken.
pub(super) fn unusable(sentence: &'static str) -> Failure {
    Refusal::new(Code::ExchangeError, sentence).into()
}

/// There is no such exchange, or not for this viewer.
pub(super) fn missing() -> Refusal {
    Refusal::new(Code::NotFound, "There is no such exchange.")
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

    /// What the payer has confirmed.
    #[must_use]
    pub fn confirmed_by_payer(&self) -> Option<Hours> {
        match self.side {
            Side::Offer => self.requester_confirmed_hours,
            Side::Request => self.provider_confirmed_hours,
        }
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
mod tests {
    use super::*;

    fn rules() -> ExchangeRules {
        ExchangeRules::default()
    }

    /// The states as the platform's table has them (spec platform 5.4): from, and where it may lead.
    const TABLE: &[(Status, &[Status])] = {
        use Status::*;
        &[
            (PendingProvider, &[PendingBroker, Accepted, Cancelled, Expired]),
            (PendingBroker, &[Accepted, Cancelled]),
            (Accepted, &[InProgress, Cancelled]),
            (InProgress, &[PendingConfirmation, Cancelled]),
            (PendingConfirmation, &[Completed, Disputed]),
            (Disputed, &[Completed, Cancelled]),
            (Completed, &[]),
            (Cancelled, &[]),
            (Expired, &[]),
        ]
    };

    #[test]
    fn every_state_times_action_times_role_is_a_move_or_a_refusal() {
        let mut legal = 0;
        for from in Status::ALL {
            for by in Actor::ALL {
                for action in Action::ALL {
                    let listed = MOVES.iter().find(|one| one.from == *from && one.by == *by && one.action == *action);
                    match (step(*from, *by, *action), listed) {
                        (Ok(to), Some(listed)) => {
                            assert_eq!(to, listed.to);
                            legal += 1;
                        }
                        (Err(refusal), None) => {
                            let ever = MOVES.iter().any(|one| one.by == *by && one.action == *action);
                            let (status, code) = if ever { (400, Code::ExchangeError) } else { (403, Code::Forbidden) };
                            assert_eq!((refusal.status, refusal.code()), (status, code), "{from} {by} {action}");
                        }
                        (found, listed) => panic!("{from} {by} {action}: {found:?}, listed {listed:?}"),
                    }
                }
            }
        }
        assert_eq!(legal, MOVES.len(), "no move is listed twice");
    }

    #[test]
    fn the_moves_lead_where_the_platforms_table_says_and_nowhere_else() {
        for (from, allowed) in TABLE {
            let mut reached: Vec<Status> = MOVES.iter().filter(|one| one.from == *from).map(|one| one.to).collect();
            reached.retain(|to| to != from);
            for to in &reached {
                assert!(allowed.contains(to), "{from} leads to {to}");
            }
            for to in *allowed {
                assert!(reached.contains(to), "{from} never leads to {to}");
            }
            assert_eq!(from.is_over(), allowed.is_empty());
        }
    }

    #[test]
    fn hours_near_each_other_are_averaged_and_others_disputed() {
        let now = chrono::DateTime::UNIX_EPOCH;
        for (one, other, verdict) in [
            (Some(200), None, Verdict::Wait),
            (None, Some(200), Verdict::Wait),
            (Some(200), Some(200), Verdict::Pay(Hours::from_hundredths(200))),
            (Some(200), Some(225), Verdict::Pay(Hours::from_hundredths(212))),
            (Some(225), Some(200), Verdict::Pay(Hours::from_hundredths(212))),
            (Some(200), Some(226), Verdict::Disagree),
        ] {
            let mut exchange = exchange(Side::Offer);
            for (actor, hours) in [(Actor::Requester, one), (Actor::Provider, other)] {
                if let Some(hours) = hours {
                    exchange.confirm(actor, Hours::from_hundredths(hours), now);
                }
            }
            assert_eq!(exchange.verdict(), verdict, "{one:?} {other:?}");
        }
    }

    fn exchange(side: Side) -> Exchange {
        Exchange {
            id: 1.into(),
            listing_id: 1.into(),
            side,
            requester_id: 1.into(),
            provider_id: 2.into(),
            proposed_hours: Hours::whole(2),
            prep_time: None,
            final_hours: None,
            status: Status::PendingConfirmation,
            risk_level: None,
            message: None,
            requester_confirmed_at: None,
            requester_confirmed_hours: None,
            provider_confirmed_at: None,
            provider_confirmed_hours: None,
            broker_notes: None,
            transaction_id: None,
            due_at: None,
            created_at: chrono::DateTime::UNIX_EPOCH,
        }
    }

    #[test]
    fn an_offer_is_paid_by_who_asked_and_a_request_by_its_owner() {
        assert_eq!(exchange(Side::Offer).payer_and_payee(), (1.into(), 2.into()));
        assert_eq!(exchange(Side::Request).payer_and_payee(), (2.into(), 1.into()));
        let mut asked = exchange(Side::Request);
        asked.confirm(Actor::Requester, Hours::whole(2), chrono::DateTime::UNIX_EPOCH);
        assert_eq!(asked.confirmed_by_payer(), None);
        asked.confirm(Actor::Provider, Hours::whole(1), chrono::DateTime::UNIX_EPOCH);
        assert_eq!(asked.confirmed_by_payer(), Some(Hours::whole(1)));
    }

    #[test]
    fn hours_are_moved_into_their_bounds() {
        let hours = Hours::from_hundredths;
        for (given, moved) in [(None, 100), (Some(0), 25), (Some(24), 25), (Some(300), 300), (Some(99_999), 2_400)] {
            assert_eq!(proposed(given.map(hours)), hours(moved), "{given:?}");
        }
        for (confirmed, moved) in [(1, 150), (150, 150), (180, 180), (250, 250), (251, 250), (99_999, 250)] {
            assert_eq!(allowed(hours(confirmed), hours(200), &rules()), hours(moved), "{confirmed}");
        }
        let fixed = ExchangeRules { allow_hour_adjustment: false, ..rules() };
        assert_eq!(allowed(hours(999), hours(200), &fixed), hours(200));
        let free = ExchangeRules { max_hour_variance_percent: 500, ..rules() };
        assert_eq!(allowed(hours(0), hours(200), &free), hours(1));
    }

    #[test]
    fn a_broker_looks_where_the_community_wants_it() {
        let strict = ExchangeRules { require_broker_approval: true, auto_approve_low_risk: false, ..rules() };
        let lenient = ExchangeRules { require_broker_approval: true, ..rules() };
        for (rules, hours, risk, looks) in [
            (rules(), 2_400, Some("critical"), false),
            (strict, 25, None, true),
            (lenient, 400, None, false),
            (lenient, 401, None, true),
            (lenient, 25, Some("high"), true),
            (lenient, 25, Some("low"), false),
        ] {
            assert_eq!(needs_broker(Hours::from_hundredths(hours), risk, &rules), looks, "{hours} {risk:?}");
        }
    }
}
