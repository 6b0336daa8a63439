//! What buyers hear of their money, and staff of what does not go back.

use async_trait::async_trait;

use super::events::{MarketplaceRefundMade, MarketplaceRefundRefused, MarketplaceRefundSettled};
use super::store::refused;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use crate::trade::notices::LINE;
use crate::trade::store;
use services::notices::{Desk, NewNotification, Notice, Notifier, Staff};

/// To the buyer: money is on its way back.
pub static REFUNDED: Notice = Notice { name: "marketplace_order_refunded", ..LINE };

/// To the buyer: it was given back in another way, and how.
pub static SETTLED: Notice = Notice { name: "marketplace_refund_settled", ..LINE };
/// To those who administer the community: the provider refuses to give money back.
pub static REFUSED: Notice = Notice {
    name: "marketplace_refund_refused",
    link: |_, _| "/admin/marketplace/refunds".to_owned(),
    switch: None,
    for_staff: true,
    ..LINE
};

/// Tells buyers of money that goes back.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&REFUNDED, &SETTLED, &REFUSED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MarketplaceRefundMade>(),
                EventType::of::<MarketplaceRefundRefused>(),
                EventType::of::<MarketplaceRefundSettled>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MarketplaceRefundRefused>()? {
            let (about, except) = (Some(event.order.get()), [event.buyer, event.seller]);
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &REFUSED) };
            return desk.notify_staff(tx, heard, (Staff::Stewards, &except), &line).await;
        }
        if let Some(event) = heard.event::<MarketplaceRefundSettled>()? {
            let (about, place) = (Some(event.order.get()), store::title(tx, event.order).await?);
            let reason = refused::reason(tx, event.refund).await?;
            let line = NewNotification { about, place, reason, ..NewNotification::of(&event, event.buyer, &SETTLED) };
            desk.notify(tx, heard, line).await?;
            return Ok(Progress::Done);
        }
        let Some(event) = heard.event::<MarketplaceRefundMade>()? else { return Ok(Progress::Done) };
        let (about, place) = (Some(event.order.get()), store::title(tx, event.order).await?);
        let line = NewNotification { about, place, ..NewNotification::of(&event, event.buyer, &REFUNDED) };
        desk.notify(tx, heard, line).await?;
        Ok(Progress::Done)
    }
}
