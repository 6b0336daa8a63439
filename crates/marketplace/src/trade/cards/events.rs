//! What happens to money that was paid by card.

use serde::{Deserialize, Serialize};

use super::model::CardRefundId;
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

/// The provider refuses to give money of a card payment back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceRefundRefused {
    /// What was to go back.
    pub refund: CardRefundId,
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceRefundRefused {
    const NAME: &'static str = "marketplace_refund_refused";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}

/// Staff gave money back in another way. Who did is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceRefundSettled {
    /// What went back.
    pub refund: CardRefundId,
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
}

impl DomainEvent for MarketplaceRefundSettled {
    const NAME: &'static str = "marketplace_refund_settled";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}
