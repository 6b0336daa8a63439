//! States of an offer of delivery, and who may move it from where to where: pure.

use chrono::TimeDelta;
use contract::Code;

use crate::base::moves::{self, Illegal, may};
use crate::base::{Hours, MemberId, Refusal, Timestamp, TransactionId};
use crate::trade::model::{DeliveryMethod, Order, OrderId, Status as OrderStatus, not_yours};
use crate::{record, say, words};

/// Where an offer of delivery stands.
pub use contract::marketplace_deliveries::MarketplaceDeliveryStatus as Status;

kernel::ids! {
    /// What a member wants for bringing an order.
    DeliveryId,
}

/// How long the clock waits before it tries again to pay.
pub const AGAIN: TimeDelta = TimeDelta::days(1);

/// How long it tries, before it gives up and staff settle it. Days in dispute do not count.
pub const PATIENCE: TimeDelta = TimeDelta::days(30);

words! {
    /// Who moves an offer of delivery.
    pub enum Actor {
        /// Whoever would bring the order.
        Deliverer = "deliverer",
        /// Whoever ordered.
        Buyer = "buyer",
        /// Who administers the community, and has no part in it.
        Admin = "admin",
        /// The clock, and what follows from something else.
        System = "system",
    }
}

words! {
    /// What is done with an offer of delivery.
    pub enum Action {
        /// Make it.
        Offer = "offer",
        /// Agree.
        Accept = "accept",
        /// Another one for the same order was accepted.
        Outbid = "outbid",
        /// Take it back.
        Withdraw = "withdraw",
        /// Say that it was brought, and pay.
        Confirm = "confirm",
        /// The clock pays.
        Settle = "settle",
        /// The clock could not, for too long.
        GiveUp = "give_up",
        /// Staff let the clock try again.
        Retry = "retry",
        /// Staff pay it out of the community fund.
        Fund = "fund",
        /// Staff note that it was settled in another way.
        Close = "close",
        /// The order is off, or came without it.
        Cancel = "cancel",
    }
}

/// A legal move.
pub type Move = moves::Move<Status, Actor, Action>;

/// Every legal move; one that leads to where it began changes nothing. Anything else is refused with the code of [`refused`].
pub const MOVES: &[Move] = {
    use Action::*;
    use Actor::*;
    use Status::*;
    &[
        may(Pending, Buyer, Accept, Accepted),
        may(Pending, System, Outbid, Declined),
        may(Accepted, System, Outbid, Declined),
        may(Pending, Deliverer, Withdraw, Withdrawn),
        may(Accepted, Deliverer, Withdraw, Withdrawn),
        may(Accepted, Buyer, Confirm, Completed),
        may(Completed, Buyer, Confirm, Completed),
        may(Accepted, System, Settle, Completed),
        may(Accepted, System, GiveUp, Unpaid),
        may(Unpaid, Buyer, Confirm, Completed),
        may(Unpaid, Deliverer, Withdraw, Withdrawn),
        may(Unpaid, Admin, Retry, Accepted),
        may(Unpaid, Admin, Fund, Completed),
        may(Unpaid, Admin, Close, Settled),
        may(Pending, System, Cancel, Cancelled),
        may(Accepted, System, Cancel, Cancelled),
    ]
};

/// Where a move leads.
///
/// # Errors
/// 403 `FORBIDDEN` if this is for somebody else to do; as [`refused`] says if the status does not allow it.
pub fn step(from: Status, by: Actor, action: Action) -> Result<Status, Refusal> {
    moves::lead(MOVES, from, by, action).map_err(|why| match why {
        Illegal::NotNow => refused(action, say!("marketplace-delivery-wrong-status")),
        Illegal::NotTheirs => not_yours(),
    })
}

/// What cannot be done: 400 `DELIVERY_OFFER_ERROR`, `DELIVERY_ACCEPT_ERROR` or `DELIVERY_CONFIRM_ERROR`, and 409 `INVALID_STATE` for anything else.
/// Source: spec marketplace 6.
pub(super) fn refused(action: Action, sentence: crate::language::Sentence) -> Refusal {
    let code = match action {
        Action::Offer => Code::DeliveryOfferError,
        Action::Accept => Code::DeliveryAcceptError,
        Action::Confirm | Action::Settle => Code::DeliveryConfirmError,
        Action::Outbid
        | Action::Withdraw
        | Action::Cancel
        | Action::GiveUp
        | Action::Retry
        | Action::Fund
        | Action::Close => Code::InvalidState,
    };
    Refusal::new(code, sentence)
}

/// There is no such offer of delivery: 404 `NOT_FOUND`.
pub(super) fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-delivery-missing"))
}

record! {
    /// A row of `marketplace_deliveries`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Delivery {
        /// `marketplace_deliveries.id`.
        pub id: DeliveryId,
        /// What is brought.
        pub order_id: OrderId,
        /// Who brings it.
        pub deliverer_id: MemberId,
        /// What the buyer pays for that.
        pub time_credits: Hours,
        /// How long it takes.
        pub estimated_minutes: Option<i64>,
        /// What the buyer should know.
        pub notes: Option<String>,
        /// Where it stands.
        pub status: Status,
        /// What moved the hours.
        pub wallet_transaction_id: Option<TransactionId>,
        /// When the clock pays; none before the order has come.
        pub due_at: Option<Timestamp>,
        /// The buyer was told that the clock could not.
        pub is_reminded: bool,
        /// Until when the clock tries again; none before it could not.
        pub pay_until: Option<Timestamp>,
        /// When the clock gave up.
        pub unpaid_at: Option<Timestamp>,
        /// When it was accepted.
        pub accepted_at: Option<Timestamp>,
        /// When it was paid.
        pub completed_at: Option<Timestamp>,
        /// When it was made.
        pub created_at: Timestamp,
    }
    select delivery_columns
}

impl Delivery {
    /// Moves it on in memory. False if it stood there before.
    ///
    /// # Errors
    /// As [`step`].
    pub fn advance(&mut self, by: Actor, action: Action, now: Timestamp) -> Result<bool, Refusal> {
        let to = step(self.status, by, action)?;
        if to == self.status {
            return Ok(false);
        }
        match action {
            Action::Accept => self.accepted_at = Some(now),
            Action::Confirm | Action::Settle | Action::Fund => (self.completed_at, self.due_at) = (Some(now), None),
            Action::GiveUp => (self.unpaid_at, self.due_at) = (Some(now), None),
            Action::Retry => (self.due_at, self.pay_until, self.is_reminded) = (Some(now), Some(now + PATIENCE), false),
            _ => self.due_at = None,
        }
        self.status = to;
        Ok(true)
    }

    /// The clock could not pay it, and tries again; in dispute that does not count. False if it has tried for long enough.
    pub fn put_off(&mut self, now: Timestamp, is_disputed: bool) -> bool {
        if is_disputed {
            self.pay_until = self.pay_until.map(|end| end + AGAIN);
            self.due_at = Some(now + AGAIN);
            return true;
        }
        let end = *self.pay_until.get_or_insert(now + PATIENCE);
        if end <= now {
            return false;
        }
        self.due_at = Some(end.min(now + AGAIN));
        true
    }

    /// Whether whoever brings it has to know where it goes.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.status == Status::Accepted
    }

    /// Whether whoever brings it knows to whom.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        matches!(self.status, Status::Accepted | Status::Completed | Status::Unpaid | Status::Settled)
    }
}

/// Whether an order waits for somebody who brings it.
#[must_use]
pub fn is_to_bring(order: &Order) -> bool {
    matches!(order.status, OrderStatus::Paid | OrderStatus::Shipped) && is_brought(order)
}

/// Whether an order comes by community delivery.
#[must_use]
pub fn is_brought(order: &Order) -> bool {
    order.shipping_method.as_deref() == Some(DeliveryMethod::CommunityDelivery.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_a_legal_move_is_refused_by_role_or_by_status() {
        for from in Status::ALL {
            for by in Actor::ALL {
                for action in Action::ALL {
                    let legal = MOVES.iter().find(|one| one.from == *from && one.by == *by && one.action == *action);
                    let theirs = MOVES.iter().any(|one| one.by == *by && one.action == *action);
                    match (step(*from, *by, *action), legal) {
                        (Ok(to), Some(legal)) => assert_eq!(to, legal.to),
                        (Err(refusal), None) => {
                            let status = match action {
                                _ if !theirs => 403,
                                Action::Accept | Action::Confirm | Action::Settle => 400,
                                _ => 409,
                            };
                            assert_eq!(refusal.status, status, "{from} {by} {action}");
                        }
                        other => panic!("{from} {by} {action}: {other:?}"),
                    }
                }
            }
        }
        for over in [Status::Declined, Status::Withdrawn, Status::Cancelled, Status::Settled] {
            assert!(MOVES.iter().all(|one| one.from != over), "{over}");
        }
        let paid = MOVES.iter().filter(|one| one.from != one.to && one.to == Status::Completed);
        let agreed = [Status::Accepted, Status::Unpaid];
        assert!(paid.into_iter().all(|one| agreed.contains(&one.from)), "only what was agreed on is paid");
    }

    #[test]
    fn the_clock_tries_for_thirty_days_without_those_in_dispute() {
        let begin: Timestamp = "2026-01-05T12:00:00Z".parse().unwrap();
        let mut delivery = Delivery {
            id: 1.into(),
            order_id: 1.into(),
            deliverer_id: 1.into(),
            time_credits: Hours::from_hundredths(100),
            estimated_minutes: None,
            notes: None,
            status: Status::Accepted,
            wallet_transaction_id: None,
            due_at: Some(begin),
            is_reminded: false,
            pay_until: None,
            unpaid_at: None,
            accepted_at: None,
            completed_at: None,
            created_at: begin,
        };
        assert!(delivery.put_off(begin, true));
        assert_eq!((delivery.due_at, delivery.pay_until), (Some(begin + AGAIN), None));
        assert!(delivery.put_off(begin, false));
        assert_eq!((delivery.due_at, delivery.pay_until), (Some(begin + AGAIN), Some(begin + PATIENCE)));
        assert!(delivery.put_off(begin + AGAIN, true));
        let end = begin + PATIENCE + AGAIN;
        assert_eq!(delivery.pay_until, Some(end));
        let shortly = end - TimeDelta::hours(1);
        assert!(delivery.put_off(shortly, false));
        assert_eq!(delivery.due_at, Some(end), "no longer than that");
        assert!(!delivery.put_off(end, false));
        delivery.advance(Actor::System, Action::GiveUp, end).unwrap();
        assert_eq!((delivery.status, delivery.unpaid_at, delivery.due_at), (Status::Unpaid, Some(end), None));
        delivery.advance(Actor::Admin, Action::Retry, end).unwrap();
        assert_eq!(
            (delivery.status, delivery.due_at, delivery.pay_until),
            (Status::Accepted, Some(end), Some(end + PATIENCE))
        );
    }
}
