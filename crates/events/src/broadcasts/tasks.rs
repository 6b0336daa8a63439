//! What the clock does: a broadcast is sent at its moment.

use std::sync::Arc;

use super::actions::begin;
use super::model::{BroadcastId, Status};
use super::store;
use crate::actions::standing;
use crate::base::Answer;
use crate::call::{Call, World};
use crate::model::Publication;
use crate::permissions::{Permission, may};
use crate::rules::EventRules;
use crate::store as events;
use crate::tenancy;

/// How many broadcasts are looked at in one go.
const BATCH: i64 = 50;

/// Begins to send what is due, in all communities. Gives how many were begun.
///
/// Each is a transaction of its own that looks again under its row's lock, so two processes that find the same one send it once.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let mut begun = 0;
    for due in store::due(&world.errand(None), BATCH).await? {
        match tenancy::errand(world, due.tenant_id, |call| async move { send(&call, due.id).await }).await {
            Ok(more) => begun += more,
            Err(failure) => {
                tracing::warn!(broadcast = due.id.get(), %failure, "a broadcast of an event could not be sent")
            }
        }
    }
    Ok(begun)
}

async fn send(call: &Call, id: BroadcastId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(found) = store::find(&mut tx.reads(), id).await? else { return Ok(0) };
    let Some(event) = events::lock(&mut tx, found.event_id).await? else { return Ok(0) };
    let Some(broadcast) = store::lock(&mut tx, id).await? else { return Ok(0) };
    let Some(when) = broadcast.scheduled_at.filter(|at| *at <= call.now() && broadcast.status == Status::Scheduled)
    else {
        return Ok(0);
    };
    let is_on = call.community()?.rules::<EventRules>().organizer_broadcasts_enabled;
    // It goes out in the author's name: who may not speak any more does not.
    let speaks = match broadcast.author_id {
        Some(author) => standing(&mut tx, event.id, author).await?,
        None => None,
    };
    let speaks = speaks.is_some_and(|role| may(Permission::Broadcast, role, Publication::Published, false));
    if !is_on || !speaks || event.publication_state != Publication::Published {
        store::advance(&mut tx, id, Status::Cancelled, None).await?;
        tx.commit().await?;
        return Ok(0);
    }
    begin(&mut tx, &broadcast, when).await?;
    tx.commit().await?;
    Ok(1)
}
