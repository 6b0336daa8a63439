//! What the two parties hear of their order.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{MarketplaceOrderMoved, MarketplaceOrderRated};
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, about};

/// A line about an order, which it leads to.
pub(super) const LINE: Notice = Notice {
    once: Once::EachTime,
    ..Notice::of(Category::Transactions, Some(Topic::Transactions), |line, _| about("/marketplace/orders/", line))
};

/// Something was ordered.
pub static CONFIRMED: Notice = Notice { name: "marketplace_order_confirmed", ..LINE };
/// The seller has got the money.
pub static PAID: Notice = Notice { name: "marketplace_order_paid", ..LINE };
/// It is on its way.
pub static SHIPPED: Notice = Notice { name: "marketplace_order_shipped", ..LINE };
/// The buyer has it.
pub static DELIVERED: Notice = Notice { name: "marketplace_order_delivered", ..LINE };
/// It is over.
pub static COMPLETED: Notice = Notice { name: "marketplace_order_completed", ..LINE };
/// It is off.
pub static CANCELLED: Notice = Notice { name: "marketplace_order_cancelled", ..LINE };
/// The other party said how it was.
pub static RATED: Notice = Notice { name: "marketplace_order_rated", ..LINE };

/// What a move tells, and whether the buyer and the seller hear of it (spec marketplace 12).
fn of_move(action: &str) -> Option<(&'static Notice, bool, bool)> {
    Some(match action {
        "place" => (&CONFIRMED, true, true),
        "confirm_payment" => (&PAID, true, true),
        "ship" => (&SHIPPED, true, false),
        "confirm_delivery" => (&DELIVERED, false, true),
        "complete" => (&COMPLETED, true, true),
        "cancel" | "expire" => (&CANCELLED, true, true),
        _ => return None,
    })
}

/// Tells members of orders.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&CONFIRMED, &PAID, &SHIPPED, &DELIVERED, &COMPLETED, &CANCELLED, &RATED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceOrderMoved>(), EventType::of::<MarketplaceOrderRated>()] }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<MarketplaceOrderRated>()? else { return Ok(None) };
        let about = Some(event.order.get());
        Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.ratee, &RATED) }))
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MarketplaceOrderMoved>()? else { return Ok(Progress::Done) };
        let Some((kind, buyer, seller)) = of_move(&event.action) else { return Ok(Progress::Done) };
        let place = store::title(tx, event.order).await?;
        let mut readers: Vec<MemberId> = [(event.buyer, buyer), (event.seller, seller)]
            .into_iter()
            .filter(|(_, hears)| *hears)
            .map(|(to, _)| to)
            .collect();
        // Rows of members are held in the order of their ids.
        readers.sort_unstable();
        for to in readers {
            // What somebody did themselves is confirmed to them all the same.
            let (actor, about) = (None, Some(event.order.get()));
            let line = NewNotification { actor, about, place: place.clone(), ..NewNotification::of(&event, to, kind) };
            desk.notify(tx, heard, line).await?;
        }
        Ok(Progress::Done)
    }
}
