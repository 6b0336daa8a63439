//! What sellers hear of themselves.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{MarketplaceSellerRestored, MarketplaceSellerSuspended};
use crate::base::Answer;
use crate::outbox::{EventType, Heard};
use services::notices::{NewNotification, Notice, Notifier, Once};

const LINE: Notice = Notice::of(Category::Listings, Some(Topic::Listings), |_, _| "/marketplace/seller".to_owned());

/// Staff keep the seller from selling.
pub static SUSPENDED: Notice = Notice { name: "marketplace_seller_suspended", once: Once::EachTime, ..LINE };
/// Staff let the seller sell again.
pub static RESTORED: Notice = Notice { name: "marketplace_seller_restored", once: Once::EachTime, ..LINE };

/// Tells sellers what staff decided about them.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&SUSPENDED, &RESTORED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceSellerSuspended>(), EventType::of::<MarketplaceSellerRestored>()] }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        if let Some(event) = heard.event::<MarketplaceSellerSuspended>()? {
            return Ok(Some(NewNotification::of(&event, event.seller, &SUSPENDED)));
        }
        let Some(event) = heard.event::<MarketplaceSellerRestored>()? else { return Ok(None) };
        Ok(Some(NewNotification::of(&event, event.seller, &RESTORED)))
    }
}
