//! A campaign reaches those for whom it is: part by part, each once.

use super::FEATURE;
use super::events::{PushCampaignDue, PushCampaignMoved};
use super::model::{Action, Actor, Campaign, day, step};
use super::notices::CAMPAIGN;
use super::store::{self, audience};
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::live::Live;
use crate::notices::NewNotification;
use crate::notifications::dispatch::together::dispatch_together;
use crate::notifications::push;
use crate::outbox::{self, Heard};
use crate::queue::Progress;

/// So many are told in one transaction: others want to write too.
const PART: i64 = 200;

/// Tells a part of those for whom a campaign is now. Each part holds the campaign's row, so whoever stops it is heard between two parts; a row for each
/// who got it makes it once, whatever becomes of the process and however often it is ordered.
///
/// Stops where the community has no campaigns any more, and where their owner may not take part any more.
///
/// # Errors
/// A fault if the database fails.
pub(crate) async fn tell(tx: &mut Tx, live: &Live, heard: &Heard, event: PushCampaignDue) -> Answer<Progress> {
    let Some(campaign) = store::lock(tx, event.campaign).await? else { return Ok(Progress::Done) };
    // Stopped, or told to the end by another order.
    let Ok(sent) = step(campaign.status, Actor::Clock, Action::Finish) else { return Ok(Progress::Done) };
    if !tx.call().community()?.has(FEATURE) || !audience::is_standing(tx, campaign.user_id).await? {
        pause(tx, &campaign).await?;
        return Ok(Progress::Done);
    }
    let after = MemberId::from(heard.resume.unwrap_or(0));
    let part = audience::next(tx, &campaign, after, PART).await?;
    let meant = campaign.audience();
    let members: Vec<MemberId> = part.iter().filter(|one| meant.holds(one.place())).map(|one| one.id).collect();
    if !members.is_empty() {
        send(tx, live, heard, &campaign, &members).await?;
    }
    match part.last() {
        Some(last) if i64::try_from(part.len()).is_ok_and(|told| told >= PART) => Ok(Progress::More(last.id.get())),
        _ => {
            store::advance(tx, campaign.id, (campaign.status, sent), None).await?;
            outbox::tell(tx, PushCampaignMoved::of(campaign.id, campaign.user_id, "sent")).await?;
            Ok(Progress::Done)
        }
    }
}

/// Lets some members have it: a row, a line and a message each, and the count of all.
async fn send(tx: &mut Tx, live: &Live, heard: &Heard, campaign: &Campaign, members: &[MemberId]) -> Answer<()> {
    let today = day(tx.now(), &tx.call().community()?.settings.timezone);
    let fresh = audience::note(tx, campaign.id, members, &today).await?;
    audience::count_sent(tx, campaign.id, i64::try_from(fresh.len()).unwrap_or(i64::MAX)).await?;
    let line = |to| NewNotification {
        to,
        kind: &CAMPAIGN,
        actor: Some(campaign.user_id),
        about: Some(campaign.id.get()),
        place: Some(campaign.title.clone()),
        group: None,
        reason: None,
    };
    let Some(first) = fresh.first() else { return Ok(()) };
    let link = (CAMPAIGN.link)(&line(*first), false);
    let messages = audience::push(tx, heard.id, campaign, &fresh, (CAMPAIGN.as_str(), &link)).await?;
    push::let_wait(tx, &messages).await?;
    dispatch_together(tx, live, fresh.iter().map(|to| (heard.id, line(*to))).collect()).await
}

/// Stops a campaign, whose row is held, on nobody's order.
pub(super) async fn pause(tx: &mut Tx, campaign: &Campaign) -> Answer<()> {
    let to = step(campaign.status, Actor::Clock, Action::Pause)?;
    store::advance(tx, campaign.id, (campaign.status, to), None).await?;
    outbox::tell(tx, PushCampaignMoved::of(campaign.id, campaign.user_id, "paused")).await?;
    Ok(())
}
