//! What sellers hear of their coupons.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::MarketplaceCouponSuspended;
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once};

/// Staff suspended or deleted a coupon of theirs.
pub static SUSPENDED: Notice = Notice {
    name: "marketplace_coupon_suspended",
    once: Once::EachTime,
    ..Notice::of(Category::Listings, Some(Topic::Listings), |_, _| "/marketplace/seller/coupons".to_owned())
};

/// Tells sellers what staff decided about their coupons.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&SUSPENDED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MarketplaceCouponSuspended>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<MarketplaceCouponSuspended>()? else { return Ok(Progress::Done) };
        let (about, place) = (Some(event.coupon.get()), store::title(tx, event.coupon).await?);
        let line = NewNotification { about, place, ..NewNotification::of(&event, event.seller, &SUSPENDED) };
        desk.notify(tx, heard, line).await?;
        Ok(Progress::Done)
    }
}
