//! States of an offer, and who may move it from where to where: pure.

use chrono::TimeDelta;
use contract::Code;

use crate::base::moves::{self, Illegal, may};
use crate::base::{MemberId, Refusal, Timestamp};
use crate::ids::MarketplaceListingId;
use crate::money::{Amount, Currency};
use crate::trade::model::unusable;
use crate::{record, say, words};

/// Where an offer stands.
pub use contract::marketplace_offers::MarketplaceOfferStatus as Status;

kernel::ids! {
    /// What a member would pay for a listing.
    OfferId,
}

/// How long an offer can be answered, and once accepted how long it can be ordered (spec marketplace 4).
pub const TIME: TimeDelta = TimeDelta::days(2);

words! {
    /// Who moves an offer.
    pub enum Actor {
        /// Whoever offers.
        Buyer = "buyer",
        /// Whose listing it is.
        Seller = "seller",
        /// The clock, and what follows from another offer.
        System = "system",
    }
}

words! {
    /// What is done with an offer.
    pub enum Action {
        /// Make it.
        Make = "make",
        /// Agree.
        Accept = "accept",
        /// Turn down.
        Decline = "decline",
        /// Name another amount.
        Counter = "counter",
        /// Agree to that.
        AcceptCounter = "accept_counter",
        /// Take it back.
        Withdraw = "withdraw",
        /// Nobody answered, or ordered, in time.
        Expire = "expire",
        /// Another offer for the same listing was accepted.
        Outbid = "outbid",
        /// The listing was taken away.
        Remove = "remove",
    }
}

/// A legal move.
pub type Move = moves::Move<Status, Actor, Action>;

/// Every legal move. Anything else is refused with 422 `VALIDATION_ERROR` (spec marketplace 4).
pub const MOVES: &[Move] = {
    use Action::*;
    use Actor::*;
    use Status::*;
    &[
        may(Pending, Seller, Accept, Accepted),
        may(Countered, Seller, Accept, Accepted),
        may(Pending, Seller, Decline, Declined),
        may(Countered, Seller, Decline, Declined),
        may(Pending, Seller, Counter, Countered),
        may(Countered, Seller, Counter, Countered),
        may(Countered, Buyer, AcceptCounter, Accepted),
        may(Pending, Buyer, Withdraw, Withdrawn),
        may(Countered, Buyer, Withdraw, Withdrawn),
        may(Pending, System, Expire, Expired),
        may(Countered, System, Expire, Expired),
        may(Accepted, System, Expire, Expired),
        may(Pending, System, Outbid, Declined),
        may(Countered, System, Outbid, Declined),
        may(Pending, System, Remove, Declined),
        may(Countered, System, Remove, Declined),
        may(Accepted, System, Remove, Expired),
    ]
};

/// Where a move leads.
///
/// # Errors
/// 403 `FORBIDDEN` if this is for somebody else to do; 422 `VALIDATION_ERROR` if the status does not allow it.
pub fn step(from: Status, by: Actor, action: Action) -> Result<Status, Refusal> {
    moves::lead(MOVES, from, by, action).map_err(|why| match why {
        Illegal::NotNow => unusable(say!("marketplace-offer-wrong-status")),
        Illegal::NotTheirs => not_yours(),
    })
}

/// This is for somebody else to do: 403 `FORBIDDEN`.
pub(super) fn not_yours() -> Refusal {
    Refusal::new(Code::Forbidden, say!("marketplace-offer-not-yours"))
}

/// There is no such offer: 404 `NOT_FOUND`.
pub(crate) fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-offer-missing"))
}

record! {
    /// A row of `marketplace_offers`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Offer {
        /// `marketplace_offers.id`.
        pub id: OfferId,
        /// For what.
        pub listing_id: MarketplaceListingId,
        /// Who offers.
        pub buyer_id: MemberId,
        /// Whose listing it is.
        pub seller_id: MemberId,
        /// What is offered, or agreed on.
        pub amount: Amount,
        /// Of both amounts.
        pub currency: Currency,
        /// What the buyer wrote.
        pub message: Option<String>,
        /// Where it stands.
        pub status: Status,
        /// What the seller wants instead.
        pub counter_amount: Option<Amount>,
        /// What the seller wrote.
        pub counter_message: Option<String>,
        /// Until when it can be answered; once accepted, until when it can be ordered.
        pub expires_at: Timestamp,
        /// When it was accepted.
        pub accepted_at: Option<Timestamp>,
        /// When it was made.
        pub created_at: Timestamp,
    }
    select offer_columns
}

impl Offer {
    /// As which of the two a member stands in it.
    #[must_use]
    pub fn role(&self, member: MemberId) -> Option<Actor> {
        if member == self.buyer_id {
            return Some(Actor::Buyer);
        }
        (member == self.seller_id).then_some(Actor::Seller)
    }

    /// Moves it on in memory.
    ///
    /// # Errors
    /// As [`step`]; 422 `VALIDATION_ERROR` for an answer after its time.
    pub fn advance(&mut self, by: Actor, action: Action, now: Timestamp) -> Result<(), Refusal> {
        let to = step(self.status, by, action)?;
        let answers = matches!(action, Action::Accept | Action::AcceptCounter | Action::Counter);
        if answers && self.expires_at <= now {
            return Err(unusable(say!("marketplace-offer-expired")));
        }
        match action {
            Action::AcceptCounter => {
                self.amount = self.counter_amount.unwrap_or(self.amount);
                (self.accepted_at, self.expires_at) = (Some(now), now + TIME);
            }
            Action::Accept => (self.accepted_at, self.expires_at) = (Some(now), now + TIME),
            Action::Counter => self.expires_at = now + TIME,
            _ => {}
        }
        self.status = to;
        Ok(())
    }
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
                            let expected = if theirs { (422, Code::ValidationError) } else { (403, Code::Forbidden) };
                            assert_eq!((refusal.status, refusal.code()), expected, "{from} {by} {action}");
                        }
                        other => panic!("{from} {by} {action}: {other:?}"),
                    }
                }
            }
        }
        for over in [Status::Declined, Status::Withdrawn, Status::Expired] {
            assert!(MOVES.iter().all(|one| one.from != over), "{over}");
        }
    }
}
