//! What happens to offers of delivery.

use serde::{Deserialize, Serialize};

use super::model::{Action, Delivery, DeliveryId};
use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};
use crate::trade::model::OrderId;

/// An offer of delivery was made or moved on, and somebody is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceDeliveryMoved {
    /// The offer of delivery.
    pub delivery: DeliveryId,
    /// The order.
    pub order: OrderId,
    /// Who did it; none for the clock, and where it follows from something else.
    pub actor: Option<MemberId>,
    /// Who is told.
    pub to: MemberId,
    /// What was done: one of [`Action`]'s words; `arrange` for the seller of an accepted one, `remind` where the clock could not pay.
    pub action: String,
}

impl MarketplaceDeliveryMoved {
    /// What was done with an offer of delivery.
    #[must_use]
    pub fn of(delivery: &Delivery, actor: Option<MemberId>, to: MemberId, action: Action) -> Self {
        Self::named(delivery, actor, to, action.as_str())
    }

    /// The same under a name of its own.
    #[must_use]
    pub fn named(delivery: &Delivery, actor: Option<MemberId>, to: MemberId, action: &str) -> Self {
        Self { delivery: delivery.id, order: delivery.order_id, actor, to, action: action.to_owned() }
    }
}

impl DomainEvent for MarketplaceDeliveryMoved {
    const NAME: &'static str = "marketplace_delivery_moved";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceDelivery", self.delivery))
    }
}

/// The hours for bringing an order could not be moved for too long: staff settle it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceDeliveryUnpaid {
    /// The offer of delivery.
    pub delivery: DeliveryId,
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
    /// Who brought it.
    pub deliverer: MemberId,
}

impl MarketplaceDeliveryUnpaid {
    /// What nobody paid.
    #[must_use]
    pub fn of(delivery: &Delivery, buyer: MemberId) -> Self {
        Self { delivery: delivery.id, order: delivery.order_id, buyer, deliverer: delivery.deliverer_id }
    }
}

impl DomainEvent for MarketplaceDeliveryUnpaid {
    const NAME: &'static str = "marketplace_delivery_unpaid";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceDelivery", self.delivery))
    }
}

/// Staff settled what nobody had paid. Who did is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceDeliverySettled {
    /// The offer of delivery.
    pub delivery: DeliveryId,
    /// The order.
    pub order: OrderId,
    /// Who ordered.
    pub buyer: MemberId,
    /// Who brought it.
    pub deliverer: MemberId,
}

impl DomainEvent for MarketplaceDeliverySettled {
    const NAME: &'static str = "marketplace_delivery_settled";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceDelivery", self.delivery))
    }
}
