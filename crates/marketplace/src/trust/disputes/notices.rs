//! Who hears of disputes.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{MarketplaceDisputeDue, MarketplaceDisputeOpened, MarketplaceDisputeResolved};
use super::model::Status;
use super::store::{self, DisputeWithOrder};
use crate::base::{Answer, Hours};
use crate::call::Tx;
use crate::money::Amount;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about};

const LINE: Notice = Notice {
    once: Once::EachTime,
    ..Notice::of(Category::Transactions, Some(Topic::Transactions), |line, _| about("/marketplace/orders/", line))
};

/// The other party of an order asks for a decision.
pub static OPENED: Notice = Notice { name: "marketplace_dispute_opened", ..LINE };
/// It was decided for the buyer: what they get back, and why.
pub static FOR_BUYER: Notice = Notice { name: "marketplace_dispute_for_buyer", ..LINE };
/// It was decided for the seller, and why.
pub static FOR_SELLER: Notice = Notice { name: "marketplace_dispute_for_seller", ..LINE };
/// It was closed without a decision, and why.
pub static RESOLVED: Notice = Notice { name: "marketplace_dispute_resolved", ..LINE };
/// A line for staff, which leads to their list.
const FILED_LINE: Notice =
    Notice { link: |_, _| "/admin/marketplace/disputes".to_owned(), switch: None, for_staff: true, ..LINE };

/// To those who administer the community: an order waits for one of them.
pub static FILED: Notice = Notice { name: "marketplace_dispute_filed", ..FILED_LINE };
/// To the same: the time that they have for a dispute runs out.
pub static DUE: Notice = Notice { name: "marketplace_dispute_due", ..FILED_LINE };
/// To the same: it has run out.
pub static OVERDUE: Notice = Notice { name: "marketplace_dispute_overdue", ..FILED_LINE };

/// Tells members and staff of disputes.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&OPENED, &FOR_BUYER, &FOR_SELLER, &RESOLVED, &FILED, &DUE, &OVERDUE] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MarketplaceDisputeOpened>(),
                EventType::of::<MarketplaceDisputeDue>(),
                EventType::of::<MarketplaceDisputeResolved>(),
            ]
        }
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
        if let Some(event) = heard.event::<MarketplaceDisputeDue>()? {
            let (about, except) = (Some(event.order.get()), [event.buyer, event.seller]);
            let kind = if event.is_over { &OVERDUE } else { &DUE };
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, kind) };
            return desk.notify_staff(tx, heard, (Staff::Stewards, &except), &line).await;
        }
        if let Some(event) = heard.event::<MarketplaceDisputeResolved>()? {
            let Some(found) = store::any(&mut tx.reads(), event.dispute).await? else { return Ok(Progress::Done) };
            let (kind, reason) = outcome(&found);
            let mut readers = [event.buyer, event.seller];
            readers.sort_unstable();
            for to in readers {
                let (about, place) = (Some(event.order.get()), Some(found.order.listing_title.clone()));
                let reason = Some(reason.clone());
                let line = NewNotification { about, place, reason, ..NewNotification::of(&event, to, kind) };
                desk.notify(tx, heard, line).await?;
            }
        }
        Ok(Progress::Done)
    }
}

/// How a dispute ended, and what follows the sentence: the reason, after what the buyer gets back.
fn outcome(found: &DisputeWithOrder) -> (&'static Notice, String) {
    let why = found.dispute.resolution_notes.clone().unwrap_or_default();
    match found.dispute.status {
        Status::ResolvedBuyer => {
            let back = found.dispute.refund_amount.unwrap_or_default();
            let back = match found.order.time_credits_used {
                Some(_) => format!("{} h", Hours::from_hundredths(back)),
                None => format!("{} {}", Amount::from_hundredths(back), found.order.currency),
            };
            (&FOR_BUYER, format!("{back}. {why}"))
        }
        Status::ResolvedSeller => (&FOR_SELLER, why),
        Status::Open | Status::UnderReview | Status::Escalated | Status::Closed => (&RESOLVED, why),
    }
}
