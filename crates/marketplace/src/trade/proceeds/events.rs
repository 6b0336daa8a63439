//! What happens to sellers' money, and to what banks take back.

use serde::{Deserialize, Serialize};

use super::model::{ChargebackId, PayoutId};
use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};
use crate::trade::model::OrderId;

/// A payout went to its seller, or did not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplacePayoutEnded {
    /// The payout.
    pub payout: PayoutId,
    /// Whose it is.
    pub seller: MemberId,
    /// Whether it went.
    pub is_paid: bool,
}

impl DomainEvent for MarketplacePayoutEnded {
    const NAME: &'static str = "marketplace_payout_ended";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.seller))
    }
}

/// The provider does not send a seller money any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplacePayoutsStopped {
    /// Whom.
    pub seller: MemberId,
}

impl DomainEvent for MarketplacePayoutsStopped {
    const NAME: &'static str = "marketplace_payouts_stopped";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.seller))
    }
}

/// A bank took money of an order back, or has decided about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceChargebackMoved {
    /// What was taken.
    pub chargeback: ChargebackId,
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
    /// Whose listing it is.
    pub seller: MemberId,
    /// Whether the bank has decided.
    pub is_over: bool,
}

impl DomainEvent for MarketplaceChargebackMoved {
    const NAME: &'static str = "marketplace_chargeback_moved";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}
