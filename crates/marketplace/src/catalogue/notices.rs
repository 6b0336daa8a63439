//! What sellers and staff hear of listings.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{
    MarketplaceListingApproved, MarketplaceListingExpired, MarketplaceListingExpiring, MarketplaceListingRejected,
    MarketplaceListingSubmitted, MarketplaceStockLow,
};
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::ids::MarketplaceListingId;
use crate::outbox::{DomainEvent, EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about, told_at};

const LINE: Notice = Notice::of(Category::Listings, Some(Topic::Listings), |line, _| about("/marketplace/", line));

/// To administrators: a listing waits for one of them. Each time anew: it leaves the queue only by a decision.
pub static PENDING: Notice = Notice {
    name: "marketplace_listing_pending_review",
    link: |line, _| about("/admin/marketplace/listings?listing=", line),
    once: Once::EachTime,
    switch: None,
    for_staff: true,
    ..LINE
};
/// Staff approved the seller's listing.
pub static APPROVED: Notice = Notice { name: "marketplace_listing_approved", once: Once::EachTime, ..LINE };
/// Staff rejected or removed the seller's listing.
pub static REJECTED: Notice = Notice { name: "marketplace_listing_rejected", once: Once::EachTime, ..LINE };
/// Few are left of what the seller sells.
pub static LOW_STOCK: Notice = Notice { name: "marketplace_low_stock", ..LINE };
/// What the seller sells expires soon, then. It leads to where they give it more time.
pub static EXPIRING: Notice = Notice { name: "marketplace_listing_expiring", once: Once::EachTime, ..LINE };
/// It has, and is not shown any more.
pub static EXPIRED: Notice = Notice { name: "marketplace_listing_expired", once: Once::EachTime, ..LINE };

/// Tells sellers and staff of listings.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&PENDING, &APPROVED, &REJECTED, &LOW_STOCK, &EXPIRING, &EXPIRED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MarketplaceListingSubmitted>(),
                EventType::of::<MarketplaceListingApproved>(),
                EventType::of::<MarketplaceListingRejected>(),
                EventType::of::<MarketplaceStockLow>(),
                EventType::of::<MarketplaceListingExpiring>(),
                EventType::of::<MarketplaceListingExpired>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MarketplaceListingSubmitted>()? {
            let about = Some(event.listing.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &PENDING) };
            return desk.notify_staff(tx, heard, (Staff::Stewards, &[event.seller]), &line).await;
        }
        if let Some(event) = heard.event::<MarketplaceListingApproved>()? {
            return to_seller(tx, desk, heard, (&event, event.listing, event.seller), &APPROVED, None).await;
        }
        if let Some(event) = heard.event::<MarketplaceListingRejected>()? {
            let reason = event.reason.clone();
            return to_seller(tx, desk, heard, (&event, event.listing, event.seller), &REJECTED, reason).await;
        }
        if let Some(event) = heard.event::<MarketplaceStockLow>()? {
            return to_seller(tx, desk, heard, (&event, event.listing, event.seller), &LOW_STOCK, None).await;
        }
        if let Some(event) = heard.event::<MarketplaceListingExpiring>()? {
            let until = told_at(event.until, &tx.call().community()?.settings.timezone);
            return to_seller(tx, desk, heard, (&event, event.listing, event.seller), &EXPIRING, Some(until)).await;
        }
        if let Some(event) = heard.event::<MarketplaceListingExpired>()? {
            return to_seller(tx, desk, heard, (&event, event.listing, event.seller), &EXPIRED, None).await;
        }
        Ok(Progress::Done)
    }
}

/// Lets a line go out to a seller, by the listing's title.
async fn to_seller<E: DomainEvent>(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    (event, listing, seller): (&E, MarketplaceListingId, MemberId),
    kind: &'static Notice,
    reason: Option<String>,
) -> Answer<Progress> {
    let Some(title) = store::title(tx, listing).await? else { return Ok(Progress::Done) };
    let line = NewNotification::of(event, seller, kind);
    let line = NewNotification { about: Some(listing.get()), place: Some(title), reason, ..line };
    desk.notify(tx, heard, line).await?;
    Ok(Progress::Done)
}
