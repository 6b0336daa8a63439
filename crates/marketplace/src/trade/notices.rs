//! What the two parties hear of their order.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{MarketplaceOrderMoved, MarketplaceOrderOverdue, MarketplaceOrderRated};
use super::model::OrderId;
use super::proceeds::store as proceeds;
use super::store;
use crate::base::{Answer, MemberId, Timestamp};
use crate::call::Tx;
use crate::outbox::{DomainEvent, EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, about, told_at};

/// A line about an order, which it leads to.
pub(super) const LINE: Notice = Notice {
    once: Once::EachTime,
    ..Notice::of(Category::Transactions, Some(Topic::Transactions), |line, _| about("/marketplace/orders/", line))
};

/// Something was ordered, and nothing is left to pay.
pub static CONFIRMED: Notice = Notice { name: "marketplace_order_confirmed", ..LINE };
/// To the seller: it was ordered, and they confirm that it is paid, until then.
pub static PLACED: Notice = Notice { name: "marketplace_order_placed", ..LINE };
/// To the buyer: it is to be paid, until then.
pub static UNPAID: Notice = Notice { name: "marketplace_order_unpaid", ..LINE };
/// It is off, as its payment was not confirmed in time.
pub static EXPIRED: Notice = Notice { name: "marketplace_order_expired", ..LINE };
/// The seller has got the money.
pub static PAID: Notice = Notice { name: "marketplace_order_paid", ..LINE };
/// It is on its way.
pub static SHIPPED: Notice = Notice { name: "marketplace_order_shipped", ..LINE };
/// The buyer has it.
pub static DELIVERED: Notice = Notice { name: "marketplace_order_delivered", ..LINE };
/// To the seller: it waits to be sent or handed over, until then.
pub static SHIP_DUE: Notice = Notice { name: "marketplace_order_ship_due", ..LINE };
/// To the buyer: has it come? They answer until then.
pub static ARRIVAL_DUE: Notice = Notice { name: "marketplace_order_arrival_due", ..LINE };
/// To the buyer: its seller never said that it was sent, and an administrator decides.
pub static UNSENT: Notice = Notice { name: "marketplace_order_unsent", ..LINE };
/// Nobody said otherwise, so it counts as received, and is completed then.
pub static PRESUMED: Notice = Notice { name: "marketplace_order_presumed", ..LINE };
/// An administrator let the seller have the money before its time, and why.
pub static RELEASED: Notice = Notice { name: "marketplace_order_released", ..LINE };
/// It is over.
pub static COMPLETED: Notice = Notice { name: "marketplace_order_completed", ..LINE };
/// It is off.
pub static CANCELLED: Notice = Notice { name: "marketplace_order_cancelled", ..LINE };
/// The other party said how it was.
pub static RATED: Notice = Notice { name: "marketplace_order_rated", ..LINE };

/// What a move tells the buyer, and the seller (spec marketplace 12). Of what is paid by card its seller hears once it is paid.
fn of_move(event: &MarketplaceOrderMoved) -> [Option<&'static Notice>; 2] {
    let unless_card = |kind| Some(kind).filter(|_| !event.by_card || event.actor == Some(event.seller));
    match event.action.as_str() {
        "place" if event.pay_by.is_some() => [Some(&UNPAID), unless_card(&PLACED)],
        "place" => [Some(&CONFIRMED), Some(&CONFIRMED)],
        "confirm_payment" => [Some(&PAID), Some(&PAID)],
        "ship" => [Some(&SHIPPED), None],
        "confirm_delivery" => [None, Some(&DELIVERED)],
        "presume" => [Some(&PRESUMED), Some(&PRESUMED)],
        "complete" => [Some(&COMPLETED), Some(&COMPLETED)],
        "release" => [Some(&RELEASED), Some(&RELEASED)],
        "cancel" => [Some(&CANCELLED), unless_card(&CANCELLED)],
        "expire" => [Some(&EXPIRED), unless_card(&EXPIRED)],
        _ => [None, None],
    }
}

/// Tells members of orders.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &CONFIRMED,
                &PLACED,
                &UNPAID,
                &EXPIRED,
                &PAID,
                &SHIPPED,
                &DELIVERED,
                &SHIP_DUE,
                &ARRIVAL_DUE,
                &UNSENT,
                &PRESUMED,
                &RELEASED,
                &COMPLETED,
                &CANCELLED,
                &RATED,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MarketplaceOrderMoved>(),
                EventType::of::<MarketplaceOrderOverdue>(),
                EventType::of::<MarketplaceOrderRated>(),
            ]
        }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<MarketplaceOrderRated>()? else { return Ok(None) };
        let about = Some(event.order.get());
        Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.ratee, &RATED) }))
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MarketplaceOrderOverdue>()? {
            let (reason, [buyer, seller]) = (until(tx, event.until)?, of_wait(&event));
            let told = [(event.buyer, buyer), (event.seller, seller)];
            return lines(tx, desk, heard, (&event, event.order), told, reason).await;
        }
        let Some(event) = heard.event::<MarketplaceOrderMoved>()? else { return Ok(Progress::Done) };
        let [buyer, seller] = of_move(&event);
        let told = [(event.buyer, buyer), (event.seller, seller)];
        let reason = match event.action.as_str() {
            "release" => proceeds::release_reason(tx, event.order).await?,
            _ => until(tx, event.pay_by.or(event.complete_at))?,
        };
        lines(tx, desk, heard, (&event, event.order), told, reason).await
    }
}

/// What an order that waits too long tells the buyer, and the seller.
fn of_wait(event: &MarketplaceOrderOverdue) -> [Option<&'static Notice>; 2] {
    match event.until {
        None => [Some(&UNSENT), None],
        Some(_) if event.is_sent => [Some(&ARRIVAL_DUE), None],
        Some(_) => [Some(&ARRIVAL_DUE), Some(&SHIP_DUE)],
    }
}

/// A moment as the community's clocks show it.
fn until(tx: &Tx, at: Option<Timestamp>) -> Answer<Option<String>> {
    Ok(match at {
        Some(at) => Some(told_at(at, &tx.call().community()?.settings.timezone)),
        None => None,
    })
}

/// Tells each of the parties theirs, if there is something for them.
async fn lines<E: DomainEvent>(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    (event, order): (&E, OrderId),
    told: [(MemberId, Option<&'static Notice>); 2],
    reason: Option<String>,
) -> Answer<Progress> {
    let mut told: Vec<(MemberId, &'static Notice)> =
        told.into_iter().filter_map(|(to, kind)| kind.map(|kind| (to, kind))).collect();
    if told.is_empty() {
        return Ok(Progress::Done);
    }
    let place = store::title(tx, order).await?;
    // Rows of members are held in the order of their ids.
    told.sort_unstable_by_key(|(to, _)| *to);
    for (to, kind) in told {
        // What somebody did themselves is confirmed to them all the same.
        let (actor, about) = (None, Some(order.get()));
        let (place, reason) = (place.clone(), reason.clone());
        let line = NewNotification { actor, about, place, reason, ..NewNotification::of(event, to, kind) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(Progress::Done)
}
