//! Who hears of requests to staff.

use async_trait::async_trait;
use contract::notifications::NotificationCategory as Category;

use super::events::{SupportRequestAnswered, SupportRequested};
use crate::base::Answer;
use crate::call::Tx;
use crate::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff};
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;

/// To those who look after the community: somebody wrote to them.
pub static SUPPORT_REQUEST_CREATED: Notice = Notice {
    name: "support_request_created",
    for_staff: true,
    ..Notice::of(Category::System, None, |_, _| "/broker/support-requests".to_owned())
};
/// To the member: staff have answered.
pub static SUPPORT_REQUEST_ANSWERED: Notice = Notice {
    name: "support_request_answered",
    once: Once::EachTime,
    ..Notice::of(Category::System, None, |_, _| "/support".to_owned())
};

/// Tells staff of requests, and members of answers.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&SUPPORT_REQUEST_CREATED, &SUPPORT_REQUEST_ANSWERED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<SupportRequested>(), EventType::of::<SupportRequestAnswered>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<SupportRequested>()? {
            let line = |to| NewNotification::of(&event, to, &SUPPORT_REQUEST_CREATED);
            return desk.notify_staff(tx, heard, (Staff::All, event.member.as_slice()), &line).await;
        }
        if let Some(event) = heard.event::<SupportRequestAnswered>()? {
            desk.notify(tx, heard, NewNotification::of(&event, event.member, &SUPPORT_REQUEST_ANSWERED)).await?;
        }
        Ok(Progress::Done)
    }
}
