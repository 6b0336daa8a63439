//! Who hears of offers of delivery.

use async_trait::async_trait;

use super::events::MarketplaceDeliveryMoved;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use crate::trade::notices::LINE;
use crate::trade::store;
use services::notices::{Desk, NewNotification, Notice, Notifier};

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
        const { &[&OFFERED, &ACCEPTED, &ARRANGED, &DECLINED, &WITHDRAWN, &UNPAID] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceDeliveryMoved>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MarketplaceDeliveryMoved>()? else { return Ok(Progress::Done) };
        let Some(kind) = of_move(&event.action) else { return Ok(Progress::Done) };
        let (about, place) = (Some(event.order.get()), store::title(tx, event.order).await?);
        desk.notify(tx, heard, NewNotification { about, place, ..NewNotification::of(&event, event.to, kind) }).await?;
        Ok(Progress::Done)
    }
}
