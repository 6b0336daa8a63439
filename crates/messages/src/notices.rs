//! What members hear of messages.

use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::MessageSent;
use crate::base::{Answer, MemberId};
use crate::outbox::{EventType, Heard};
use services::notices::{NewNotification, Notice, Notifier};

/// Somebody wrote. It leads to the thread with them.
pub static NEW_MESSAGE: Notice = Notice {
    name: "new_message",
    ..Notice::of(Category::Messages, Some(Topic::Messages), |line, _| {
        line.actor.map_or_else(|| "/messages".to_owned(), thread)
    })
};

/// Where a line about what somebody wrote to the reader leads.
#[must_use]
pub fn thread(from: MemberId) -> String {
    format!("/messages/{from}")
}

/// Tells members of messages.
pub struct Notices;

impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&NEW_MESSAGE] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<MessageSent>()] }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<MessageSent>()? else { return Ok(None) };
        let about = Some(event.message.get());
        Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.receiver, &NEW_MESSAGE) }))
    }
}
