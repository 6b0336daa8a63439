//! What staff hear of safeguarding.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notifications::NotificationCategory as Category;

use super::events::{SafeguardingChosen, SafeguardingContactBlocked, SafeguardingFlagged};
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

/// To those who look after the community: somebody was flagged. Not again at the same event for an hour (spec notifications 12).
pub static FLAGGED: Notice = Notice {
    name: "safeguarding_flag",
    for_staff: true,
    once: Once::Within(TimeDelta::hours(1)),
    ..Notice::of(Category::Safeguarding, None, |line, _| about("/broker/safeguarding?event=", line))
};

/// To those who look after the community: a member told something of their safety, or took it back. Not again of the same one for a while.
pub static CHOSEN: Notice = Notice {
    name: "safeguarding_choice_made",
    for_staff: true,
    once: Once::Within(TimeDelta::minutes(10)),
    ..Notice::of(Category::Safeguarding, None, |line, _| about("/broker/safeguarding?member=", line))
};

/// Tells staff of safeguarding.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&CONTACT_BLOCKED, &FLAGGED, &CHOSEN] }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<SafeguardingContactBlocked>(),
                EventType::of::<SafeguardingFlagged>(),
                EventType::of::<SafeguardingChosen>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<SafeguardingFlagged>()? {
            let about = Some(event.event);
            // Who flagged somebody is not told.
            let line = |to| NewNotification { actor: None, about, ..NewNotification::of(&event, to, &FLAGGED) };
            let but: Vec<_> = event.by.into_iter().chain([event.member]).collect();
            return desk.notify_staff(tx, heard, (Staff::All, &but), &line).await;
        }
        if let Some(event) = heard.event::<SafeguardingChosen>()? {
            let about = Some(event.member.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &CHOSEN) };
            return desk.notify_staff(tx, heard, (Staff::All, &[event.member]), &line).await;
        }
        let Some(event) = heard.event::<SafeguardingContactBlocked>()? else { return Ok(Progress::Done) };
        let about = Some(event.to.get());
        let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &CONTACT_BLOCKED) };
        desk.notify_staff(tx, heard, (Staff::All, &[event.from]), &line).await
    }
}
