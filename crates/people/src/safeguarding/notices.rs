//! What staff hear of safeguarding.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notifications::NotificationCategory as Category;

use super::events::SafeguardingContactBlocked;
use crate::base::Answer;
use crate::call::Tx;
use crate::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about};
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;

/// To those who look after the community: safeguarding kept two members apart. Not again of the same two for a while (spec notifications 12).
pub static CONTACT_BLOCKED: Notice = Notice {
    name: "safeguarding_contact_blocked",
    for_staff: true,
    once: Once::Within(TimeDelta::minutes(10)),
    ..Notice::of(Category::Safeguarding, None, |line, _| {
        let from = line.actor.map(|member| member.to_string()).unwrap_or_default();
        about(&format!("/broker/safeguarding?from={from}&to="), line)
    })
};

/// Tells staff of safeguarding.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&CONTACT_BLOCKED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<SafeguardingContactBlocked>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        let Some(event) = heard.event::<SafeguardingContactBlocked>()? else { return Ok(Progress::Done) };
        let about = Some(event.to.get());
        let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &CONTACT_BLOCKED) };
        desk.notify_staff(tx, heard, (Staff::All, &[event.from]), &line).await
    }
}
