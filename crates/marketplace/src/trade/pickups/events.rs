//! What happens to reservations.

use serde::{Deserialize, Serialize};

use super::model::Status;
use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};
use crate::trade::model::{Order, OrderId};

/// A time was reserved for an order that had none, or what was ordered was handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplacePickupMoved {
    /// The order.
    pub order: OrderId,
    /// Who did it.
    pub actor: MemberId,
    /// The other party of the order.
    pub to: MemberId,
    /// Where the reservation stands now: one of [`Status`]' words.
    pub status: String,
}

impl MarketplacePickupMoved {
    /// What one party of an order did about its reservation.
    #[must_use]
    pub fn of(order: &Order, actor: MemberId, status: Status) -> Self {
        let to = if actor == order.seller_id { order.buyer_id } else { order.seller_id };
        Self { order: order.id, actor, to, status: status.as_str().to_owned() }
    }
}

impl DomainEvent for MarketplacePickupMoved {
    const NAME: &'static str = "marketplace_pickup_moved";

    fn actor(&self) -> Option<MemberId> {
        Some(self.actor)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}
