//! What the clock does: a campaign begins at its moment.

use std::sync::Arc;

use super::events::PushCampaignDue;
use super::model::{Action, Actor, CampaignId, step};
use super::store::{self, audience};
use super::{FEATURE, told};
use crate::base::Answer;
use crate::call::{Call, World};
use crate::{outbox, tenancy};

/// How many campaigns are looked at in one go.
const BATCH: i64 = 50;

/// Begins to send what is due, in all communities. Gives how many were begun.
///
/// Each is a transaction of its own that looks again under its row's lock, so two processes that find the same one begin once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let mut begun = 0;
    for due in store::due(&world.errand(None), BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { begin(&call, due.id).await }).await {
            Ok(more) => begun += more,
            Err(failure) => tracing::warn!(campaign = due.id.get(), %failure, "a push campaign could not be begun"),
        }
    }
    Ok(begun)
}

async fn begin(call: &Call, id: CampaignId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(campaign) = store::lock(&mut tx, id).await? else { return Ok(0) };
    if campaign.scheduled_at.is_none_or(|at| at > call.now()) {
        return Ok(0);
    }
    let Ok(to) = step(campaign.status, Actor::Clock, Action::Dispatch) else { return Ok(0) };
    if !call.community()?.has(FEATURE) || !audience::is_standing(&mut tx, campaign.user_id).await? {
        told::pause(&mut tx, &campaign).await?;
        tx.commit().await?;
        return Ok(0);
    }
    store::advance(&mut tx, id, (campaign.status, to), None).await?;
    outbox::tell(&mut tx, PushCampaignDue { campaign: id, owner: campaign.user_id }).await?;
    tx.commit().await?;
    Ok(1)
}
