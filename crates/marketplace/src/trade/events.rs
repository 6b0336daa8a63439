//! What happens to orders.

use serde::{Deserialize, Serialize};

use super::model::{Action, Order, OrderId};
use crate::base::{MemberId, Timestamp};
use crate::outbox::{DomainEvent, Subject};

/// An order was made or moved on (spec marketplace 12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceOrderMoved {
    /// The order.
    pub order: OrderId,
    /// Who did it; none for the clock.
    pub actor: Option<MemberId>,
    /// Who ordered.
    pub buyer: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
    /// What was done: one of [`Action`]'s words.
    pub action: String,
    /// Until when it is to be paid; none if nothing is left to pay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pay_by: Option<Timestamp>,
    /// Whether it is paid by card.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_card: bool,
    /// When it is completed by itself, of what the clock takes for received.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete_at: Option<Timestamp>,
}

impl MarketplaceOrderMoved {
    /// What was done with an order.
    #[must_use]
    pub fn of(order: &Order, actor: Option<MemberId>, action: Action) -> Self {
        let pay_by = order.payment_expires_at.filter(|_| order.requires_payment());
        let complete_at = order.auto_complete_at.filter(|_| action == Action::Presume);
        let (action, by_card) = (action.as_str().to_owned(), order.by_card);
        Self {
            order: order.id,
            actor,
            buyer: order.buyer_id,
            seller: order.seller_id,
            action,
            pay_by,
            by_card,
            complete_at,
        }
    }
}

impl DomainEvent for MarketplaceOrderMoved {
    const NAME: &'static str = "marketplace_order_moved";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}

/// One party of an order rated the other, by name (spec marketplace 5.7). Of an anonymous rating nobody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceOrderRated {
    /// The order.
    pub order: OrderId,
    /// Who said it.
    pub rater: MemberId,
    /// Of whom.
    pub ratee: MemberId,
}

impl DomainEvent for MarketplaceOrderRated {
    const NAME: &'static str = "marketplace_order_rated";

    fn actor(&self) -> Option<MemberId> {
        Some(self.rater)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}

/// An order waits too long for one of its parties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceOrderOverdue {
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
    /// Whether its seller says that it was sent or handed over.
    pub is_sent: bool,
    /// Until when they are to answer; none where a dispute was opened for the buyer.
    pub until: Option<Timestamp>,
}

impl DomainEvent for MarketplaceOrderOverdue {
    const NAME: &'static str = "marketplace_order_overdue";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}
