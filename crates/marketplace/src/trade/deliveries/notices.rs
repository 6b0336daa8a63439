//! Who hears of offers of delivery.

use async_trait::async_trait;

use super::events::{MarketplaceDeliveryMoved, MarketplaceDeliverySettled, MarketplaceDeliveryUnpaid};
use super::store::staff;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::outbox::{DomainEvent, EventType, Heard};
use crate::queue::Progress;
use crate::trade::model::OrderId;
use crate::trade::notices::LINE;
use crate::trade::store;
use services::notices::{Desk, NewNotification, Notice, Notifier, Staff};

/// A line for whoever brings something.
const TASK: Notice = Notice { link: |_, _| "/marketplace/deliveries".to_owned(), ..LINE };

/// To the buyer: somebody would bring it.
pub static OFFERED: Notice = Notice { name: "marketplace_delivery_offered", ..LINE };
/// To whoever brings it: the buyer accepts.
pub static ACCEPTED: Notice = Notice { name: "marketplace_delivery_accepted", ..TASK };
/// To the seller: who comes for it.
pub static ARRANGED: Notice = Notice { name: "marketplace_delivery_arranged", ..LINE };
/// To whoever would have brought it: it is not needed.
pub static DECLINED: Notice = Notice { name: "marketplace_delivery_declined", ..TASK };
/// To the buyer, and to the seller of what was agreed on: whoever wanted to bring it does not.
pub static WITHDRAWN: Notice = Notice { name: "marketplace_delivery_withdrawn", ..LINE };
/// To the buyer: what was agreed on is not paid, for want of hours.
pub static UNPAID: Notice = Notice { name: "marketplace_delivery_unpaid", ..LINE };

/// To the buyer and to whoever brought it: the hours could not be moved for too long.
pub static OVERDUE: Notice = Notice { name: "marketplace_delivery_overdue", ..TASK };
/// To both: what staff did about that, and why.
pub static SETTLED: Notice = Notice { name: "marketplace_delivery_settled", ..TASK };
/// To those who administer the community: it is theirs to settle.
pub static STUCK: Notice = Notice {
    name: "marketplace_delivery_stuck",
    link: |_, _| "/admin/marketplace/deliveries".to_owned(),
    switch: None,
    for_staff: true,
    ..LINE
};

/// What a move tells, if anything. Of hours that move both hear from the wallet.
fn of_move(action: &str) -> Option<&'static Notice> {
    Some(match action {
        "offer" => &OFFERED,
        "accept" => &ACCEPTED,
        "arrange" => &ARRANGED,
        "outbid" | "cancel" => &DECLINED,
        "withdraw" => &WITHDRAWN,
        "remind" => &UNPAID,
        _ => return None,
    })
}

/// Tells members of offers of delivery.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&OFFERED, &ACCEPTED, &ARRANGED, &DECLINED, &WITHDRAWN, &UNPAID, &OVERDUE, &SETTLED, &STUCK] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MarketplaceDeliveryMoved>(),
                EventType::of::<MarketplaceDeliveryUnpaid>(),
                EventType::of::<MarketplaceDeliverySettled>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MarketplaceDeliveryUnpaid>()? {
            let (about, except) = (Some(event.order.get()), [event.buyer, event.deliverer]);
            let line = |to| NewNotification { actor: None, about, ..NewNotification::of(&event, to, &STUCK) };
            let told = desk.notify_staff(tx, heard, (Staff::Stewards, &except), &line).await?;
            // Last, as rows of members are held in the order of their ids.
            if told == Progress::Done {
                both(tx, desk, heard, (&event, event.order, &OVERDUE), except, None).await?;
            }
            return Ok(told);
        }
        if let Some(event) = heard.event::<MarketplaceDeliverySettled>()? {
            let reason = staff::reason(tx, event.delivery).await?;
            both(tx, desk, heard, (&event, event.order, &SETTLED), [event.buyer, event.deliverer], reason).await?;
            return Ok(Progress::Done);
        }
        let Some(event) = heard.event::<MarketplaceDeliveryMoved>()? else { return Ok(Progress::Done) };
        let Some(kind) = of_move(&event.action) else { return Ok(Progress::Done) };
        let (about, place) = (Some(event.order.get()), store::title(tx, event.order).await?);
        desk.notify(tx, heard, NewNotification { about, place, ..NewNotification::of(&event, event.to, kind) }).await?;
        Ok(Progress::Done)
    }
}

/// Tells both whom a delivery concerns, in the order of their ids.
async fn both<E: DomainEvent>(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    (event, order, kind): (&E, OrderId, &'static Notice),
    mut readers: [MemberId; 2],
    reason: Option<String>,
) -> Answer<()> {
    let (about, place) = (Some(order.get()), store::title(tx, order).await?);
    readers.sort_unstable();
    for to in readers {
        let (place, reason) = (place.clone(), reason.clone());
        let line = NewNotification { actor: None, about, place, reason, ..NewNotification::of(event, to, kind) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(())
}
