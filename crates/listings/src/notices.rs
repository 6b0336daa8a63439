//! What members and staff hear of listings.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{ListingCreated, ListingReported, ListingSaved};
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, Staff, about};

const LINE: Notice = Notice::of(Category::Listings, None, |line, _| about("/listings/", line));

/// Somebody keeps a listing in mind.
pub static LISTING_SAVED: Notice =
    Notice { name: "listing_saved", mail: Mail::AsDecided, switch: Some(Topic::Listings), once: Once::Ever, ..LINE };
/// To those who look after the community: a new listing.
pub static NEW_LISTING_CREATED: Notice = Notice { name: "new_listing_created", for_staff: true, ..LINE };
/// To those who look after the community: somebody says that something is wrong with a listing. Not again of the same listing for a while. It does
/// not lead to the listing itself: brokers may not see it any more.
pub static LISTING_REPORT_CREATED: Notice = Notice {
    name: "listing_report_created",
    link: |line, _| about("/broker/listing-reports?listing=", line),
    for_staff: true,
    once: Once::Within(TimeDelta::minutes(10)),
    ..LINE
};

/// Tells members and staff of listings.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&LISTING_SAVED, &NEW_LISTING_CREATED, &LISTING_REPORT_CREATED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<ListingCreated>(), EventType::of::<ListingSaved>(), EventType::of::<ListingReported>()] }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<ListingSaved>()? else { return Ok(None) };
        let about = Some(event.listing.get());
        Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.owner, &LISTING_SAVED) }))
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<ListingCreated>()? {
            let about = Some(event.listing.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &NEW_LISTING_CREATED) };
            return desk.notify_staff(tx, heard, (Staff::All, &[event.owner]), &line).await;
        }
        if let Some(event) = heard.event::<ListingReported>()? {
            let about = Some(event.listing.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &LISTING_REPORT_CREATED) };
            return desk.notify_staff(tx, heard, (Staff::All, &[event.owner, event.by]), &line).await;
        }
        Ok(Progress::Done)
    }
}
