//! Who hears of disputes.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{MarketplaceDisputeOpened, MarketplaceDisputeResolved};
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about};

const LINE: Notice = Notice {
    once: Once::EachTime,
    ..Notice::of(Category::Transactions, Some(Topic::Transactions), |line, _| about("/marketplace/orders/", line))
};

/// The other party of an order asks for a decision.
pub static OPENED: Notice = Notice { name: "marketplace_dispute_opened", ..LINE };
/// It was decided.
pub static RESOLVED: Notice = Notice { name: "marketplace_dispute_resolved", ..LINE };
/// To those who administer the community: an order waits for one of them.
pub static FILED: Notice = Notice {
    name: "marketplace_dispute_filed",
    link: |_, _| "/admin/marketplace/disputes".to_owned(),
    switch: None,
    for_staff: true,
    ..LINE
};

/// Tells members and staff of disputes.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&OPENED, &RESOLVED, &FILED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceDisputeOpened>(), EventType::of::<MarketplaceDisputeResolved>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MarketplaceDisputeOpened>()? {
            let about = Some(event.order.get());
            let line = |to| NewNotification { actor: None, about, ..NewNotification::of(&event, to, &FILED) };
            let told = desk.notify_staff(tx, heard, (Staff::Stewards, &[event.by, event.other]), &line).await?;
            // Last, as rows of members are held in the order of their ids.
            if told == Progress::Done {
                let line = NewNotification { about, ..NewNotification::of(&event, event.other, &OPENED) };
                desk.notify(tx, heard, line).await?;
            }
            return Ok(told);
        }
        if let Some(event) = heard.event::<MarketplaceDisputeResolved>()? {
            let mut readers = [event.buyer, event.seller];
            readers.sort_unstable();
            for to in readers {
                let about = Some(event.order.get());
                desk.notify(tx, heard, NewNotification { about, ..NewNotification::of(&event, to, &RESOLVED) }).await?;
            }
        }
        Ok(Progress::Done)
    }
}
