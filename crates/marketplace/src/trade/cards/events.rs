//! What happens to money that was paid by card.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};
use crate::trade::model::OrderId;

/// Money of a card payment went back to the buyer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceRefundMade {
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
}

impl DomainEvent for MarketplaceRefundMade {
    const NAME: &'static str = "marketplace_refund_made";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}
