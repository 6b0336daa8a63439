//! What buyers hear of their money.

use async_trait::async_trait;

use super::events::MarketplaceRefundMade;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use crate::trade::notices::LINE;
use crate::trade::store;
use services::notices::{Desk, NewNotification, Notice, Notifier};

/// To the buyer: money is on its way back.
pub static REFUNDED: Notice = Notice { name: "marketplace_order_refunded", ..LINE };

/// Tells buyers of money that goes back.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&REFUNDED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceRefundMade>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MarketplaceRefundMade>()? else { return Ok(Progress::Done) };
        let (about, place) = (Some(event.order.get()), store::title(tx, event.order).await?);
        let line = NewNotification { about, place, ..NewNotification::of(&event, event.buyer, &REFUNDED) };
        desk.notify(tx, heard, line).await?;
        Ok(Progress::Done)
    }
}
