//! What members and staff hear of listings.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{
    ListingApproved, ListingCreated, ListingExpired, ListingExpiring, ListingRejected, ListingRemoved,
    ListingReportDismissed, ListingReportUpheld, ListingReported, ListingSaved, ListingSubmitted, ListingSuspended,
};
use super::store;
use crate::base::{Answer, ListingId};
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, Staff, about, told_at};

const LINE: Notice = Notice::of(Category::Listings, Some(Topic::Listings), |line, _| about("/listings/", line));
/// To those who look after the community. There is no switch of its own.
const STAFF_LINE: Notice = Notice { switch: None, for_staff: true, ..LINE };

/// Somebody keeps a listing in mind.
pub static LISTING_SAVED: Notice = Notice { name: "listing_saved", mail: Mail::AsDecided, once: Once::Ever, ..LINE };
/// To those who look after the community: a listing waits for one of them. Each time anew: it leaves the queue only by a decision.
pub static LISTING_PENDING_REVIEW: Notice = Notice {
    name: "listing_pending_review",
    link: |line, _| about("/broker/listing-moderation?listing=", line),
    once: Once::EachTime,
    ..STAFF_LINE
};
/// Staff approved the member's listing.
pub static LISTING_APPROVED: Notice = Notice { name: "listing_approved", once: Once::EachTime, ..LINE };
/// Staff rejected the member's listing.
pub static LISTING_REJECTED: Notice = Notice { name: "listing_rejected", once: Once::EachTime, ..LINE };
/// Somebody reported the member's listing, and staff agree.
pub static LISTING_REPORTED: Notice = Notice { name: "listing_reported", ..LINE };
/// The member reported a listing, and staff agree.
pub static LISTING_REPORT_UPHELD: Notice = Notice { name: "listing_report_upheld", mail: Mail::AsDecided, ..LINE };
/// The member reported a listing, and staff find nothing wrong with it.
pub static LISTING_REPORT_DISMISSED: Notice =
    Notice { name: "listing_report_dismissed", mail: Mail::AsDecided, ..LINE };
/// An administrator suspended the member's listing.
pub static LISTING_SUSPENDED: Notice = Notice { name: "listing_suspended", ..LINE };
/// An administrator deleted the member's listing.
pub static LISTING_REMOVED: Notice = Notice { name: "listing_removed", ..LINE };
/// The member's listing runs out soon, then. It leads to where they give it more time.
pub static LISTING_EXPIRY: Notice = Notice { name: "listing_expiry", once: Once::EachTime, ..LINE };
/// It has, and is not shown any more.
pub static LISTING_EXPIRED: Notice = Notice { name: "listing_expired", once: Once::EachTime, ..LINE };
/// To those who look after the community: a new listing, unless they have approved it.
pub static NEW_LISTING_CREATED: Notice = Notice { name: "new_listing_created", ..STAFF_LINE };
/// To those who look after the community: somebody says that something is wrong with a listing. Not again of the same listing for a while. It does
/// not lead to the listing itself: brokers may not see it any more.
pub static LISTING_REPORT_CREATED: Notice = Notice {
    name: "listing_report_created",
    link: |line, _| about("/broker/listing-reports?listing=", line),
    once: Once::Within(STAFF_ONCE_WITHIN),
    ..STAFF_LINE
};

/// Staff do not hear again of the same listing within this time.
const STAFF_ONCE_WITHIN: TimeDelta = TimeDelta::minutes(10);

/// Tells members and staff of listings.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &LISTING_SAVED,
                &LISTING_PENDING_REVIEW,
                &LISTING_APPROVED,
                &LISTING_REJECTED,
                &LISTING_REPORTED,
                &LISTING_REPORT_UPHELD,
                &LISTING_REPORT_DISMISSED,
                &LISTING_SUSPENDED,
                &LISTING_REMOVED,
                &LISTING_EXPIRY,
                &LISTING_EXPIRED,
                &NEW_LISTING_CREATED,
                &LISTING_REPORT_CREATED,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<ListingCreated>(),
                EventType::of::<ListingSubmitted>(),
                EventType::of::<ListingApproved>(),
                EventType::of::<ListingRejected>(),
                EventType::of::<ListingSaved>(),
                EventType::of::<ListingReported>(),
                EventType::of::<ListingReportUpheld>(),
                EventType::of::<ListingReportDismissed>(),
                EventType::of::<ListingSuspended>(),
                EventType::of::<ListingRemoved>(),
                EventType::of::<ListingExpiring>(),
                EventType::of::<ListingExpired>(),
            ]
        }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<ListingSaved>()? else { return Ok(None) };
        let about = Some(event.listing.get());
        Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.owner, &LISTING_SAVED) }))
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<ListingCreated>()? {
            if event.was_approved {
                return Ok(Progress::Done);
            }
            let about = Some(event.listing.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &NEW_LISTING_CREATED) };
            return desk.notify_staff(tx, heard, (Staff::All, &[event.owner]), &line).await;
        }
        if let Some(event) = heard.event::<ListingSubmitted>()? {
            let about = Some(event.listing.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &LISTING_PENDING_REVIEW) };
            return desk.notify_staff(tx, heard, (Staff::All, &[event.owner]), &line).await;
        }
        if let Some(event) = heard.event::<ListingApproved>()? {
            if !store::moderation::is_there(tx, event.listing).await? {
                return Ok(Progress::Done);
            }
            let line = NewNotification::of(&event, event.owner, &LISTING_APPROVED);
            return tell_titled(tx, desk, heard, event.listing, vec![line]).await;
        }
        if let Some(event) = heard.event::<ListingRejected>()? {
            if !store::moderation::is_there(tx, event.listing).await? {
                return Ok(Progress::Done);
            }
            let line = NewNotification::of(&event, event.owner, &LISTING_REJECTED);
            let line = NewNotification { reason: Some(event.reason), ..line };
            return tell_titled(tx, desk, heard, event.listing, vec![line]).await;
        }
        if let Some(event) = heard.event::<ListingReportUpheld>()? {
            let mut lines = vec![NewNotification::of(&event, event.by, &LISTING_REPORT_UPHELD)];
            if store::moderation::is_there(tx, event.listing).await? {
                lines.push(NewNotification::of(&event, event.owner, &LISTING_REPORTED));
            }
            // Rows of members are held in the order of their ids.
            lines.sort_by_key(|line| line.to);
            return tell_titled(tx, desk, heard, event.listing, lines).await;
        }
        if let Some(event) = heard.event::<ListingReportDismissed>()? {
            let line = NewNotification::of(&event, event.by, &LISTING_REPORT_DISMISSED);
            return tell_titled(tx, desk, heard, event.listing, vec![line]).await;
        }
        if let Some(event) = heard.event::<ListingSuspended>()? {
            let line = NewNotification::of(&event, event.owner, &LISTING_SUSPENDED);
            return tell_titled(tx, desk, heard, event.listing, vec![line]).await;
        }
        if let Some(event) = heard.event::<ListingRemoved>()? {
            let line = NewNotification::of(&event, event.owner, &LISTING_REMOVED);
            return tell_titled(tx, desk, heard, event.listing, vec![line]).await;
        }
        if let Some(event) = heard.event::<ListingExpiring>()? {
            let until = told_at(event.until, &tx.call().community()?.settings.timezone);
            let line = NewNotification::of(&event, event.owner, &LISTING_EXPIRY);
            let line = NewNotification { reason: Some(until), ..line };
            return tell_titled(tx, desk, heard, event.listing, vec![line]).await;
        }
        if let Some(event) = heard.event::<ListingExpired>()? {
            let line = NewNotification::of(&event, event.owner, &LISTING_EXPIRED);
            return tell_titled(tx, desk, heard, event.listing, vec![line]).await;
        }
        if let Some(event) = heard.event::<ListingReported>()? {
            let about = Some(event.listing.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &LISTING_REPORT_CREATED) };
            return desk.notify_staff(tx, heard, (Staff::All, &[event.owner, event.by]), &line).await;
        }
        Ok(Progress::Done)
    }
}

/// Lets lines of a listing go out, by its title.
async fn tell_titled(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    listing: ListingId,
    lines: Vec<NewNotification>,
) -> Answer<Progress> {
    let Some(title) = store::moderation::title(tx, listing).await? else { return Ok(Progress::Done) };
    for line in lines {
        let (about, place) = (Some(listing.get()), Some(title.clone()));
        desk.notify(tx, heard, NewNotification { about, place, ..line }).await?;
    }
    Ok(Progress::Done)
}
