//! What members hear of messages.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{CoordinatorRequestClosed, CoordinatorRequested, MessageSent};
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about};

/// Somebody wrote. It leads to the thread with them.
pub static NEW_MESSAGE: Notice = Notice {
    name: "new_message",
    ..Notice::of(Category::Messages, Some(Topic::Messages), |line, _| {
        line.actor.map_or_else(|| "/messages".to_owned(), thread)
    })
};

/// To those who look after the community: a member asks them to step in.
pub static COORDINATOR_REQUESTED: Notice = Notice {
    name: "coordinator_requested",
    for_staff: true,
    once: Once::EachTime,
    ..Notice::of(Category::Safeguarding, None, |line, _| about("/broker/coordinator-requests?id=", line))
};
/// Staff closed what the member asked. It leads to the thread with the other.
pub static COORDINATOR_REQUEST_CLOSED: Notice = Notice {
    name: "coordinator_request_closed",
    once: Once::EachTime,
    ..Notice::of(Category::Safeguarding, None, |line, _| about("/messages/", line))
};

/// Where a line about what somebody wrote to the reader leads.
#[must_use]
pub fn thread(from: MemberId) -> String {
    format!("/messages/{from}")
}

/// Tells members of messages.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&NEW_MESSAGE, &COORDINATOR_REQUESTED, &COORDINATOR_REQUEST_CLOSED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MessageSent>(),
                EventType::of::<CoordinatorRequested>(),
                EventType::of::<CoordinatorRequestClosed>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<CoordinatorRequested>()? else { return Ok(Progress::Done) };
        let about = Some(event.request);
        let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &COORDINATOR_REQUESTED) };
        desk.notify_staff(tx, heard, (Staff::All, &[event.member, event.partner]), &line).await
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        if let Some(event) = heard.event::<CoordinatorRequestClosed>()? {
            let about = Some(event.partner.get());
            let line = NewNotification::of(&event, event.member, &COORDINATOR_REQUEST_CLOSED);
            return Ok(Some(NewNotification { about, ..line }));
        }
        let Some(event) = heard.event::<MessageSent>()? else { return Ok(None) };
        let about = Some(event.message.get());
        Ok(Some(NewNotification { about, ..NewNotification::of(&event, event.receiver, &NEW_MESSAGE) }))
    }
}
