//! What members hear of reviews.

use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{ReviewCreated, ReviewHidden, ReviewRemoved, ReviewRestored};
use crate::base::Answer;
use crate::outbox::{EventType, Heard};
use services::notices::{Mail, NewNotification, Notice, Notifier, Once};

const LINE: Notice = Notice::of(Category::Reviews, Some(Topic::Reviews), |_, _| "/reviews".to_owned());
/// What staff decided about a review, each time: another decision may follow at once.
const DECISION: Notice = Notice { mail: Mail::Never, pushed: false, once: Once::EachTime, ..LINE };

/// Somebody reviewed the member.
pub static REVIEW_RECEIVED: Notice = Notice { name: "review_received", ..LINE };
/// A review by the member was hidden.
pub static REVIEW_HIDDEN: Notice = Notice { name: "review_hidden", ..DECISION };
/// A review by the member is shown again.
pub static REVIEW_RESTORED: Notice = Notice { name: "review_restored", ..DECISION };
/// A review by the member was removed.
pub static REVIEW_REMOVED: Notice = Notice { name: "review_removed", ..DECISION };

/// Tells members of reviews.
pub struct Notices;

impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&REVIEW_RECEIVED, &REVIEW_HIDDEN, &REVIEW_RESTORED, &REVIEW_REMOVED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<ReviewCreated>(),
                EventType::of::<ReviewHidden>(),
                EventType::of::<ReviewRestored>(),
                EventType::of::<ReviewRemoved>(),
            ]
        }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        if let Some(event) = heard.event::<ReviewCreated>()? {
            return Ok(event.reviewer.map(|_| NewNotification::of(&event, event.receiver, &REVIEW_RECEIVED)));
        }
        if let Some(event) = heard.event::<ReviewHidden>()? {
            return Ok(Some(NewNotification::of(&event, event.author, &REVIEW_HIDDEN)));
        }
        if let Some(event) = heard.event::<ReviewRestored>()? {
            return Ok(Some(NewNotification::of(&event, event.author, &REVIEW_RESTORED)));
        }
        if let Some(event) = heard.event::<ReviewRemoved>()? {
            return Ok(Some(NewNotification::of(&event, event.author, &REVIEW_REMOVED)));
        }
        Ok(None)
    }
}
