//! What members and staff hear of payouts and chargebacks.

use async_trait::async_trait;

use super::events::{MarketplaceChargebackMoved, MarketplacePayoutEnded, MarketplacePayoutsStopped};
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use crate::trade::notices::LINE;
use crate::trade::store;
use services::notices::{Desk, NewNotification, Notice, Notifier, Staff};

/// A line that leads a seller to their money.
const MONEY: Notice = Notice { link: |_, _| "/marketplace/seller/balance".to_owned(), ..LINE };

/// To the seller: money was sent to them.
pub static SENT: Notice = Notice { name: "marketplace_payout_sent", ..MONEY };
/// To the seller: it did not arrive, or the provider sends none any more.
pub static STOPPED: Notice = Notice { name: "marketplace_payout_failed", ..MONEY };
/// To both: a bank took the money back, and the order waits.
pub static CHARGED_BACK: Notice = Notice { name: "marketplace_chargeback_opened", ..LINE };
/// To both: the bank has decided.
pub static DECIDED: Notice = Notice { name: "marketplace_chargeback_closed", ..LINE };
/// To those who administer the community: a bank took money back.
pub static FILED: Notice = Notice {
    name: "marketplace_chargeback_filed",
    link: |_, _| "/admin/marketplace/chargebacks".to_owned(),
    switch: None,
    for_staff: true,
    ..LINE
};

/// Tells of sellers' money.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&SENT, &STOPPED, &CHARGED_BACK, &DECIDED, &FILED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MarketplacePayoutEnded>(),
                EventType::of::<MarketplacePayoutsStopped>(),
                EventType::of::<MarketplaceChargebackMoved>(),
            ]
        }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        if let Some(event) = heard.event::<MarketplacePayoutEnded>()? {
            let kind = if event.is_paid { &SENT } else { &STOPPED };
            return Ok(Some(NewNotification::of(&event, event.seller, kind)));
        }
        let stopped = heard.event::<MarketplacePayoutsStopped>()?;
        Ok(stopped.map(|event| NewNotification::of(&event, event.seller, &STOPPED)))
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MarketplaceChargebackMoved>()? else { return Ok(Progress::Done) };
        let about = Some(event.order.get());
        if !event.is_over {
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &FILED) };
            let told = desk.notify_staff(tx, heard, (Staff::Stewards, &[event.buyer, event.seller]), &line).await?;
            if told != Progress::Done {
                return Ok(told);
            }
        }
        let place = store::title(tx, event.order).await?;
        let kind = if event.is_over { &DECIDED } else { &CHARGED_BACK };
        // Last, and in the order of their ids, as rows of members are held.
        let mut readers = [event.buyer, event.seller];
        readers.sort_unstable();
        for to in readers {
            let line = NewNotification { about, place: place.clone(), ..NewNotification::of(&event, to, kind) };
            desk.notify(tx, heard, line).await?;
        }
        Ok(Progress::Done)
    }
}
