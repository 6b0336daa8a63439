//! What happens to reservations.

use serde::{Deserialize, Serialize};

use super::model::Status;
use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};
use crate::trade::model::{Order, OrderId};

/// A time was reserved for an order that had none, or moved, or missed, or what was ordered was handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplacePickupMoved {
    /// The order.
    pub order: OrderId,
    /// Who did it; none for the clock.
    pub actor: Option<MemberId>,
    /// Who is told.
    pub to: MemberId,
    /// Where the reservation stands now: one of [`Status`]' words, or `moved`.
    pub status: String,
}

/// What is said of a reservation whose time was moved.
const MOVED: &str = "moved";

impl MarketplacePickupMoved {
    /// What one party of an order did about its reservation.
    #[must_use]
    pub fn of(order: &Order, actor: MemberId, status: Status) -> Self {
        let to = if actor == order.seller_id { order.buyer_id } else { order.seller_id };
        Self { order: order.id, actor: Some(actor), to, status: status.as_str().to_owned() }
    }

    /// The seller moved the time of a buyer's order.
    #[must_use]
    pub fn time(order: OrderId, seller: MemberId, buyer: MemberId) -> Self {
        Self { order, actor: Some(seller), to: buyer, status: MOVED.to_owned() }
    }

    /// Nobody came for it.
    #[must_use]
    pub fn missed(order: OrderId, to: MemberId) -> Self {
        Self { order, actor: None, to, status: Status::NoShow.as_str().to_owned() }
    }
}

impl DomainEvent for MarketplacePickupMoved {
    const NAME: &'static str = "marketplace_pickup_moved";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOrder", self.order))
    }
}
