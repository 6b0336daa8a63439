//! What members hear of their saved searches.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::SavedSearchMatched;
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use services::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, about};
use services::queue::Progress;

/// There is something new for a search of the member's. It is asked once a day.
pub static MATCHED: Notice = Notice {
    name: "saved_search_match",
    mail: Mail::AsDecided,
    once: Once::EachTime,
    ..Notice::of(Category::Listings, Some(Topic::Listings), |line, _| about("/search?saved=", line))
};

/// Tells members of their saved searches.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&MATCHED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<SavedSearchMatched>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<SavedSearchMatched>()? else { return Ok(Progress::Done) };
        // What it is called stands in its row, which goes with its member.
        if let Some(search) = store::find(&mut tx.reads(), event.member, event.search).await? {
            let (about, place) = (Some(event.search.get()), Some(search.name));
            let line = NewNotification { about, place, ..NewNotification::of(&event, event.member, &MATCHED) };
            desk.notify(tx, heard, line).await?;
        }
        Ok(Progress::Done)
    }
}
