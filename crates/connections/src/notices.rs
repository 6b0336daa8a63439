//! What members hear of connections.

use chrono::TimeDelta;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{ConnectionAccepted, ConnectionDeclined, ConnectionRequested};
use crate::base::Answer;
use crate::outbox::{EventType, Heard};
use services::notices::{Mail, NewNotification, Notice, Notifier, Once};

const LINE: Notice = Notice::of(Category::Connections, Some(Topic::Connections), |_, _| "/connections".to_owned());

/// Somebody wants to connect. Whoever withdraws and asks again and again sends one mail a day.
pub static CONNECTION_REQUEST: Notice =
    Notice { name: "connection_request", once: Once::MailedWithin(TimeDelta::days(1)), ..LINE };
/// A wish to connect was accepted.
pub static CONNECTION_ACCEPTED: Notice = Notice { name: "connection_accepted", ..LINE };
/// A wish to connect was declined.
pub static CONNECTION_DECLINED: Notice =
    Notice { name: "connection_declined", mail: Mail::Never, pushed: false, ..LINE };

/// Tells members of connections.
pub struct Notices;

impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&CONNECTION_REQUEST, &CONNECTION_ACCEPTED, &CONNECTION_DECLINED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<ConnectionRequested>(),
                EventType::of::<ConnectionAccepted>(),
                EventType::of::<ConnectionDeclined>(),
            ]
        }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        if let Some(event) = heard.event::<ConnectionRequested>()? {
            return Ok(Some(NewNotification::of(&event, event.target, &CONNECTION_REQUEST)));
        }
        if let Some(event) = heard.event::<ConnectionAccepted>()? {
            return Ok(Some(NewNotification::of(&event, event.requester, &CONNECTION_ACCEPTED)));
        }
        if let Some(event) = heard.event::<ConnectionDeclined>()? {
            return Ok(Some(NewNotification::of(&event, event.requester, &CONNECTION_DECLINED)));
        }
        Ok(None)
    }
}
