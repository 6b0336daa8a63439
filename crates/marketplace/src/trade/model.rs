//! What an order may become, what it costs, and what makes two of them the same: pure.

use chrono::TimeDelta;
use contract::Code;
use serde_json::Value;

use crate::base::moves::{self, Illegal, may};
use crate::base::name::says_something;
use crate::base::{Hours, MemberId, Refusal, Timestamp, TransactionId};
use crate::ids::{MarketplaceListingId, ShippingOptionId};
use crate::language::Sentence;
use crate::money::{Amount, Currency};
use crate::{record, say, words};

mod identity;
mod overdue;
mod price;
#[cfg(test)]
mod tests;

pub use identity::{Wanted, checkout_key, key_of, named, order_number};
pub use overdue::{ANSWER_TIME, Due, REMINDER_TIME};
pub use price::{Cost, Terms, cost};

/// Where an order stands.
pub use contract::marketplace_orders::MarketplaceOrderStatus as Status;

/// How an order is paid.
pub use contract::marketplace_orders::MarketplacePaymentMethod as Payment;

/// How a listing comes to its buyer.
pub use crate::catalogue::model::DeliveryMethod;

/// As which of the two somebody rates.
pub use contract::marketplace_orders::MarketplaceOrderRole as Role;

kernel::ids! {
    /// What a member orders from another.
    OrderId,
    /// What one side of an order says of the other.
    OrderRatingId,
}

/// How long cash may be agreed on before the order is cancelled.
pub const PAYMENT_TIME: TimeDelta = TimeDelta::minutes(30);

/// How long a buyer may complain before a delivered order is completed by itself (spec marketplace 5.6).
pub const COMPLETION_TIME: TimeDelta = TimeDelta::days(14);

/// Why the clock cancels an order.
pub const PAYMENT_EXPIRED: &str = "payment_expired";

words! {
    /// Who moves an order.
    pub enum Actor {
        /// Whoever ordered.
        Buyer = "buyer",
        /// Whose listing it is.
        Seller = "seller",
        /// The clock, and whoever takes card payments.
        System = "system",
        /// Whoever settles a dispute.
        Admin = "admin",
    }
}

words! {
    /// What is done with an order.
    pub enum Action {
        /// Order.
        Place = "place",
        /// Say that it was paid.
        ConfirmPayment = "confirm_payment",
        /// Call off.
        Cancel = "cancel",
        /// Nobody paid in time.
        Expire = "expire",
        /// Send or hand over.
        Ship = "ship",
        /// Say that it has come.
        ConfirmDelivery = "confirm_delivery",
        /// Nobody said for long that it has not come.
        Presume = "presume",
        /// Nobody complained in time.
        Complete = "complete",
        /// Let the seller have the money before its time.
        Release = "release",
        /// Ask an administrator to decide, or a bank takes the money back.
        Dispute = "dispute",
        /// Decide that the buyer gets back what was paid.
        Refund = "refund",
    }
}

/// A legal move.
pub type Move = moves::Move<Status, Actor, Action>;

/// Every legal move; one that leads to where it began changes nothing. Anything else is refused with 422 `VALIDATION_ERROR`. A paid
/// order is cancelled only if nothing was paid for it (see [`Order::is_settled`]). Source: spec marketplace 5.6.
pub const MOVES: &[Move] = {
    use Action::*;
    use Actor::*;
    use Status::*;
    &[
        may(PendingPayment, Seller, ConfirmPayment, Paid),
        may(PendingPayment, Buyer, Cancel, Cancelled),
        may(PendingPayment, Seller, Cancel, Cancelled),
        may(PendingPayment, System, ConfirmPayment, Paid),
        may(PendingPayment, System, Expire, Cancelled),
        may(Paid, Seller, ConfirmPayment, Paid),
        may(Paid, Buyer, Cancel, Cancelled),
        may(Paid, Seller, Cancel, Cancelled),
        may(Cancelled, Buyer, Cancel, Cancelled),
        may(Cancelled, Seller, Cancel, Cancelled),
        may(Paid, Seller, Ship, Shipped),
        may(Shipped, Seller, Ship, Shipped),
        may(Paid, Buyer, ConfirmDelivery, Delivered),
        may(Shipped, Buyer, ConfirmDelivery, Delivered),
        may(Delivered, Buyer, ConfirmDelivery, Delivered),
        may(Paid, System, Presume, Delivered),
        may(Shipped, System, Presume, Delivered),
        may(Delivered, System, Complete, Completed),
        may(Paid, Admin, Release, Completed),
        may(Shipped, Admin, Release, Completed),
        may(Delivered, Admin, Release, Completed),
        may(Paid, Buyer, Dispute, Disputed),
        may(Paid, Seller, Dispute, Disputed),
        may(Shipped, Buyer, Dispute, Disputed),
        may(Shipped, Seller, Dispute, Disputed),
        may(Delivered, Buyer, Dispute, Disputed),
        may(Delivered, Seller, Dispute, Disputed),
        may(Completed, Buyer, Dispute, Disputed),
        may(Completed, Seller, Dispute, Disputed),
        may(Paid, System, Dispute, Disputed),
        may(Shipped, System, Dispute, Disputed),
        may(Delivered, System, Dispute, Disputed),
        may(Completed, System, Dispute, Disputed),
        may(Disputed, Admin, Refund, Refunded),
        may(Disputed, System, Refund, Refunded),
    ]
};

/// Where a move leads.
///
/// # Errors
/// 403 `FORBIDDEN` if this is for somebody else to do; 422 `VALIDATION_ERROR` if the status does not allow it.
pub fn step(from: Status, by: Actor, action: Action) -> Result<Status, Refusal> {
    moves::lead(MOVES, from, by, action).map_err(|why| match why {
        Illegal::NotNow => unusable(say!("marketplace-order-wrong-status")),
        Illegal::NotTheirs => not_yours(),
    })
}

/// A rule of the marketplace is broken: 422 `VALIDATION_ERROR`.
pub(crate) fn unusable(sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).status(422)
}

/// Words that say something.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `field` for blanks.
pub(crate) fn said(field: &'static str, words: &str) -> Result<(), Refusal> {
    if says_something(words) { Ok(()) } else { Err(unusable(say!("field-required")).field(field)) }
}

/// Only another party of the order may do this: 403 `FORBIDDEN`.
pub(crate) fn not_yours() -> Refusal {
    Refusal::new(Code::Forbidden, say!("marketplace-order-not-yours"))
}

/// There is no such order: 404 `NOT_FOUND`.
pub(crate) fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-order-missing"))
}

record! {
    /// A row of `marketplace_orders`.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Order {
        /// `marketplace_orders.id`.
        pub id: OrderId,
        /// How people name it: `MKT-` and a ULID.
        pub order_number: String,
        /// What is ordered.
        pub listing_id: MarketplaceListingId,
        /// What that was called then.
        pub listing_title: String,
        /// Who orders.
        pub buyer_id: MemberId,
        /// Whose listing it is.
        pub seller_id: MemberId,
        /// The accepted offer that it came from.
        pub offer_id: Option<i64>,
        /// How many.
        pub quantity: i64,
        /// What was taken from a finite stock.
        pub stock_taken: i64,
        /// Price of one.
        pub unit_price: Amount,
        /// What sending costs.
        pub shipping_cost: Amount,
        /// What a coupon takes off.
        pub discount: Amount,
        /// What is to be paid in money.
        pub total_price: Amount,
        /// Of all amounts.
        pub currency: Currency,
        /// What was paid in hours.
        pub time_credits_used: Option<Hours>,
        /// How it is paid.
        pub payment_method: Payment,
        /// Whether that is money that is paid by card.
        pub by_card: bool,
        /// What moved the hours.
        pub wallet_transaction_id: Option<TransactionId>,
        /// What moved them back.
        pub wallet_refund_transaction_id: Option<TransactionId>,
        /// The discount for hours that was redeemed.
        pub loyalty_redemption_id: Option<i64>,
        /// Where it stands.
        pub status: Status,
        /// Until when it waits for its payment.
        pub payment_expires_at: Option<Timestamp>,
        /// When it was paid.
        pub paid_at: Option<Timestamp>,
        /// By which of the seller's ways it is sent.
        pub shipping_option_id: Option<ShippingOptionId>,
        /// How it comes to the buyer.
        pub shipping_method: Option<String>,
        /// The carrier's number.
        pub tracking_number: Option<String>,
        /// Where the carrier shows it.
        pub tracking_url: Option<String>,
        /// Where it goes, in the buyer's form.
        pub delivery_address: Option<Value>,
        /// What the seller should know about that.
        pub delivery_notes: Option<String>,
        /// When the buyer said that it has come.
        pub buyer_confirmed_at: Option<Timestamp>,
        /// When the seller sent it.
        pub seller_confirmed_at: Option<Timestamp>,
        /// When it is completed by itself.
        pub auto_complete_at: Option<Timestamp>,
        /// When it was completed.
        pub completed_at: Option<Timestamp>,
        /// When it was called off.
        pub cancelled_at: Option<Timestamp>,
        /// Why.
        pub cancellation_reason: Option<String>,
        /// When whose turn it is is reminded, or the clock moves it.
        pub overdue_at: Option<Timestamp>,
        /// When they were reminded.
        pub reminded_at: Option<Timestamp>,
        /// When it was ordered.
        pub created_at: Timestamp,
        /// When it last changed.
        pub updated_at: Timestamp,
    }
    select order_columns
}

impl Order {
    /// As which of the two a member stands in it.
    #[must_use]
    pub fn role(&self, member: MemberId) -> Option<Actor> {
        if member == self.buyer_id {
            return Some(Actor::Buyer);
        }
        (member == self.seller_id).then_some(Actor::Seller)
    }

    /// The other of the two.
    #[must_use]
    pub fn other(&self, member: MemberId) -> MemberId {
        if member == self.buyer_id { self.seller_id } else { self.buyer_id }
    }

    /// Whether something was paid for it, so that calling it off would have to give something back.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.wallet_transaction_id.is_some() || (self.paid_at.is_some() && self.total_price.is_positive())
    }

    /// Whether the buyer has still to pay.
    #[must_use]
    pub fn requires_payment(&self) -> bool {
        self.status == Status::PendingPayment && self.wallet_transaction_id.is_none() && self.total_price.is_positive()
    }

    /// How it is paid, as people say it.
    #[must_use]
    pub fn tender(&self) -> Payment {
        if self.by_card { Payment::Card } else { self.payment_method }
    }

    /// Moves it on in memory.
    ///
    /// # Errors
    /// As [`step`]; 422 `VALIDATION_ERROR` for calling off what was paid for, and for a seller who says that a card was charged.
    pub fn advance(&mut self, by: Actor, action: Action, now: Timestamp) -> Result<bool, Refusal> {
        let to = step(self.status, by, action)?;
        if to == self.status {
            return Ok(false);
        }
        if action == Action::Cancel && self.is_settled() {
            return Err(unusable(say!("marketplace-order-needs-refund")));
        }
        if action == Action::ConfirmPayment && by == Actor::Seller && self.by_card {
            return Err(unusable(say!("marketplace-card-by-provider")));
        }
        match action {
            Action::ConfirmPayment => (self.payment_expires_at, self.paid_at) = (None, Some(now)),
            Action::Cancel | Action::Expire => (self.payment_expires_at, self.cancelled_at) = (None, Some(now)),
            Action::Ship => self.seller_confirmed_at = Some(now),
            Action::ConfirmDelivery => {
                (self.buyer_confirmed_at, self.auto_complete_at) = (Some(now), Some(now + COMPLETION_TIME));
            }
            Action::Presume => self.auto_complete_at = Some(now + COMPLETION_TIME),
            Action::Complete => self.completed_at = Some(now),
            Action::Release => {
                self.completed_at = Some(now);
                self.auto_complete_at = self.auto_complete_at.or(Some(now));
            }
            Action::Place | Action::Dispute | Action::Refund => {}
        }
        self.goes_to(to, now);
        Ok(true)
    }
}
