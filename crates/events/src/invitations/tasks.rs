//! What the clock does: campaigns begin at their moment, and invitations end that were not answered in time.

use std::sync::Arc;

use chrono::TimeDelta;

use super::actions::begin;
use super::issue::still_reaches;
use super::model::{CampaignStatus, InvitationId, Status};
use super::store::{self, Due};
use crate::base::{Answer, Failure};
use crate::call::{Call, World};
use crate::registration::{self, uninvite};
use crate::store as events;
use crate::tenancy;

/// How many are looked at in one go.
const BATCH: i64 = 100;

/// So much later the clock looks again at a link to what is postponed.
const LATER: TimeDelta = TimeDelta::hours(1);

/// Begins to issue what is due and ends what is over, in all communities. Gives how many there were.
///
/// Each is a transaction of its own that looks again under the event's lock, so two processes that find the same one do it once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut done = 0;
    for due in store::due(&errand, BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { issue(&call, due).await }).await {
            Ok(more) => done += more,
            Err(failure) => tracing::warn!(campaign = due.id, %failure, "invitations to an event could not be issued"),
        }
    }
    for due in store::overdue(&errand, BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { end(&call, due).await }).await {
            Ok(more) => done += more,
            Err(failure) => {
                tracing::warn!(invitation = due.id, %failure, "an invitation to an event could not be ended")
            }
        }
    }
    Ok(done)
}

async fn issue(call: &Call, due: Due) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, due.event_id).await? else { return Ok(0) };
    let Some(campaign) = store::lock_campaign(&mut tx, event.id, due.id.into()).await? else { return Ok(0) };
    let is_due =
        campaign.status == CampaignStatus::Scheduled && campaign.scheduled_at.is_some_and(|at| at <= call.now());
    if !is_due {
        return Ok(0);
    }
    match registration::open(call, &event) {
        Ok(()) if !still_reaches(&mut tx, &campaign).await? => {
            store::advance(&mut tx, campaign.id, CampaignStatus::Cancelled, None).await?
        }
        Ok(()) => begin(&mut tx, &campaign).await?,
        Err(Failure::Refusal(_)) => store::advance(&mut tx, campaign.id, CampaignStatus::Cancelled, None).await?,
        Err(fault) => return Err(fault),
    };
    tx.commit().await?;
    Ok(1)
}

async fn end(call: &Call, due: Due) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, due.event_id).await? else { return Ok(0) };
    let found = store::find(&mut tx.reads(), event.id, InvitationId::from(due.id)).await?;
    let Some(invitation) = found.filter(|invitation| invitation.status == Status::Issued) else { return Ok(0) };
    // A link ends with the beginning of its event, too.
    let is_shut = invitation.user_id.is_none() && event.has_begun(call.now());
    if !(is_shut || invitation.is_over(call.now())) {
        // Its event begins at another time by now, or nobody knows when.
        let begins = event.starts_at.max(call.now() + LATER);
        let at = match invitation.user_id {
            Some(_) => invitation.expires_at,
            None => Some(invitation.expires_at.map_or(begins, |expires| expires.min(begins))),
        };
        store::look_again(&mut tx, invitation.id, at).await?;
        tx.commit().await?;
        return Ok(0);
    }
    if let Some(member) = invitation.user_id {
        uninvite(&mut tx, event.id, (member, None), None).await?;
    }
    store::close(&mut tx, invitation.id, Status::Expired).await?;
    tx.commit().await?;
    Ok(1)
}
