//! What members hear of their badges.

use contract::notifications::NotificationCategory as Category;

use crate::base::Answer;
use crate::members::events::BadgeGranted;
use crate::notices::{NewNotification, Notice, Notifier, Once};
use crate::outbox::{EventType, Heard};
use crate::recognition::badge_name;

/// Staff granted the member a badge.
pub static VERIFICATION: Notice = Notice {
    name: "verification",
    once: Once::EachTime,
    ..Notice::of(Category::System, None, |_, _| "/profile".to_owned())
};

/// Tells members of their badges.
pub struct Notices;

impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&VERIFICATION] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<BadgeGranted>()] }
    }

    fn for_one(&self, heard: &Heard) -> Answer<Option<NewNotification>> {
        let Some(event) = heard.event::<BadgeGranted>()? else { return Ok(None) };
        let place = Some(badge_name(&event.badge));
        Ok(Some(NewNotification { place, ..NewNotification::of(&event, event.member, &VERIFICATION) }))
    }
}
