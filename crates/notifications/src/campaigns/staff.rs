//! What administrators do with campaigns. The door has asked for their role.

use contract::Code;

use super::events::{PushCampaignDue, PushCampaignMoved};
use super::model::{Action, Actor, Campaign, CampaignId, Status, missing, month, step};
use super::store::{self, Month};
use crate::base::{Answer, Cursor, Page, Refusal};
use crate::call::{Call, Tx};
use crate::{outbox, say};

/// The community's campaigns, newest first; those that stand somewhere, if that is named. One statement.
///
/// # Errors
/// A fault if the database fails.
pub async fn list(call: &Call, status: Option<Status>, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Campaign>> {
    let rows = store::page(call, status, cursor, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id.get()))
}

/// How many campaigns stand where, and what this month brought.
///
/// # Errors
/// A fault if the database fails.
pub async fn stats(call: &Call) -> Answer<(Vec<(Status, i64)>, Month)> {
    let first = month(call.now(), &call.community()?.settings.timezone);
    Ok((store::by_status(call).await?, store::since(call, &first).await?))
}

async fn hold(tx: &mut Tx, id: CampaignId) -> Answer<Campaign> {
    Ok(store::lock(tx, id).await?.ok_or_else(missing)?)
}

/// Writes where a campaign stands now, lets its owner know, and gives it as it is then.
async fn finish(
    mut tx: Tx,
    call: &Call,
    campaign: &Campaign,
    to: Status,
    moved: Option<PushCampaignMoved>,
) -> Answer<Campaign> {
    let reason = moved.as_ref().and_then(|moved| moved.reason.clone());
    store::advance(&mut tx, campaign.id, (campaign.status, to), reason.as_deref()).await?;
    if to == Status::Sending {
        outbox::tell(&mut tx, PushCampaignDue { campaign: campaign.id, owner: campaign.user_id }).await?;
    }
    if let Some(moved) = moved {
        outbox::tell(&mut tx, moved).await?;
    }
    tx.commit().await?;
    super::actions::get(call, campaign.id).await
}

/// Lets a campaign that waits go out, at once or at its moment.
///
/// # Errors
/// 404 `NOT_FOUND`; 409 `VERSION_CONFLICT` if it is not the one that was looked at; 422 `CAMPAIGN_UPDATE_FAILED` if it does not wait.
pub async fn approve(call: &Call, id: CampaignId, expected: Option<i64>) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let campaign = hold(&mut tx, id).await?;
    let is_later = campaign.scheduled_at.is_some_and(|at| at > call.now());
    let action = if is_later { Action::Schedule } else { Action::Approve };
    let to = step(campaign.status, Actor::Staff, action)?;
    if expected.is_some_and(|version| version != campaign.version) {
        let refusal = Refusal::new(Code::VersionConflict, say!("campaign-stale"));
        return Err(refusal.field("expected_version").into());
    }
    let moved = PushCampaignMoved::of(id, campaign.user_id, "approved");
    finish(tx, call, &campaign, to, Some(moved)).await
}

/// Turns a campaign down. Its owner is told why.
///
/// # Errors
/// 404 `NOT_FOUND`; 422 `CAMPAIGN_UPDATE_FAILED` unless it waits, is scheduled or stopped.
pub async fn reject(call: &Call, id: CampaignId, reason: &str) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let campaign = hold(&mut tx, id).await?;
    let to = step(campaign.status, Actor::Staff, Action::Reject)?;
    let moved = PushCampaignMoved {
        reason: Some(reason.trim().to_owned()),
        ..PushCampaignMoved::of(id, campaign.user_id, "rejected")
    };
    finish(tx, call, &campaign, to, Some(moved)).await
}

/// Sends a campaign now, or goes on with it.
///
/// # Errors
/// 404 `NOT_FOUND`; 422 `CAMPAIGN_UPDATE_FAILED` unless it is scheduled, stopped or being sent.
pub async fn dispatch(call: &Call, id: CampaignId) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let campaign = hold(&mut tx, id).await?;
    let to = step(campaign.status, Actor::Staff, Action::Dispatch)?;
    finish(tx, call, &campaign, to, None).await
}

/// Stops a campaign. Whoever has it keeps it.
///
/// # Errors
/// 404 `NOT_FOUND`; 422 `CAMPAIGN_UPDATE_FAILED` unless it is scheduled or being sent.
pub async fn pause(call: &Call, id: CampaignId) -> Answer<Campaign> {
    let mut tx = call.begin().await?;
    let campaign = hold(&mut tx, id).await?;
    let to = step(campaign.status, Actor::Staff, Action::Pause)?;
    let moved = PushCampaignMoved::of(id, campaign.user_id, "paused");
    finish(tx, call, &campaign, to, Some(moved)).await
}
