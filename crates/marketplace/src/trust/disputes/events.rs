//! What happens to disputes.

use serde::{Deserialize, Serialize};

use super::model::DisputeId;
use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};
use crate::trade::model::OrderId;

/// One party of an order asks an administrator to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceDisputeOpened {
    /// The dispute.
    pub dispute: DisputeId,
    /// The order.
    pub order: OrderId,
    /// Who complains.
    pub by: MemberId,
    /// The other party.
    pub other: MemberId,
}

impl DomainEvent for MarketplaceDisputeOpened {
    const NAME: &'static str = "marketplace_dispute_opened";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}

/// A dispute was decided. Who did is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceDisputeResolved {
    /// The dispute.
    pub dispute: DisputeId,
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceDisputeResolved {
    const NAME: &'static str = "marketplace_dispute_resolved";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}

/// The time that staff have for a dispute runs out, or has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceDisputeDue {
    /// The dispute.
    pub dispute: DisputeId,
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
    /// Whether it has.
    pub is_over: bool,
}

impl DomainEvent for MarketplaceDisputeDue {
    const NAME: &'static str = "marketplace_dispute_due";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}
