//! What members hear of their saved searches.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::SavedSearchMatched;
use crate::base::Answer;
use crate::outbox::{EventType, Heard};
use services::notices::{Mail, NewNotification, Notice, Notifier, Once, about};

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

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<SavedSearchMatched>()? else { return Ok(None) };
        let line = NewNotification::of(&event, event.member, &MATCHED);
        Ok(Some(NewNotification { about: Some(event.search.get()), place: Some(event.name), ..line }))
    }
}
