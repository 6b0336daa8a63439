//! Who hears of campaigns.

use async_trait::async_trait;
use contract::notifications::NotificationCategory as Category;

use super::events::{PushCampaignMoved, PushCampaignSubmitted};
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, Staff, about};
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;

const LINE: Notice =
    Notice { once: Once::EachTime, ..Notice::of(Category::System, None, |line, _| about("/me/push-campaigns/", line)) };

/// To administrators: a campaign waits for one of them.
pub static SUBMITTED: Notice = Notice {
    name: "push_campaign_submitted",
    link: |line, _| about("/admin/push-campaigns?campaign=", line),
    for_staff: true,
    ..LINE
};
/// The member's campaign goes out.
pub static APPROVED: Notice = Notice { name: "push_campaign_approved", ..LINE };
/// The member's campaign does not go out.
pub static REJECTED: Notice = Notice { name: "push_campaign_rejected", ..LINE };
/// The member's campaign was stopped.
pub static PAUSED: Notice = Notice { name: "push_campaign_paused", ..LINE };
/// Everybody has the member's campaign.
pub static SENT: Notice = Notice { name: "push_campaign_sent", mail: Mail::AsDecided, ..LINE };
/// A campaign that the member opted in to. Its message to browsers and phones is written beside the line.
pub static CAMPAIGN: Notice = Notice { name: "push_campaign", mail: Mail::Never, pushed: false, ..LINE };

/// What a move tells its owner, if anything.
fn of_move(what: &str) -> Option<&'static Notice> {
    [("approved", &APPROVED), ("rejected", &REJECTED), ("paused", &PAUSED), ("sent", &SENT)]
        .into_iter()
        .find_map(|(name, notice)| (name == what).then_some(notice))
}

/// Tells owners and staff of campaigns.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&SUBMITTED, &APPROVED, &REJECTED, &PAUSED, &SENT, &CAMPAIGN] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<PushCampaignSubmitted>(), EventType::of::<PushCampaignMoved>()] }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<PushCampaignSubmitted>()? {
            let Some(campaign) = store::find(&mut tx.reads(), event.campaign).await? else { return Ok(Progress::Done) };
            let (about, place) = (Some(event.campaign.get()), Some(campaign.name));
            let line =
                |to| NewNotification { about, place: place.clone(), ..NewNotification::of(&event, to, &SUBMITTED) };
            return desk.notify_staff(tx, heard, (Staff::Stewards, &[event.owner]), &line).await;
        }
        let Some(event) = heard.event::<PushCampaignMoved>()? else { return Ok(Progress::Done) };
        let found = store::find(&mut tx.reads(), event.campaign).await?;
        let (Some(campaign), Some(kind)) = (found, of_move(&event.what)) else { return Ok(Progress::Done) };
        let line = NewNotification::of(&event, event.owner, kind);
        let (about, place) = (Some(event.campaign.get()), Some(campaign.name));
        desk.notify(tx, heard, NewNotification { about, place, reason: event.reason.clone(), ..line }).await?;
        Ok(Progress::Done)
    }
}
