//! What the clock does: when an event begins, invitations end that nobody has answered, and questions that nobody has decided about.

use std::sync::Arc;

use super::store;
use crate::base::Answer;
use crate::call::{Call, World};
use crate::members;
use crate::model::{EventId, Registration};
use crate::registration::write_of;
use crate::store as events;
use crate::tenancy;

/// How many events are looked at in one go.
const BATCH: i64 = 100;

/// Ends what is unanswered at events that have begun, in all communities. Gives how many registrations ended.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let mut ended = 0;
    for begun in store::begun(&world.errand(None), BATCH).await? {
        match tenancy::errand(world, begun.tenant_id, |call| async move { end(&call, begun.event_id).await }).await {
            Ok(more) => ended += more,
            Err(failure) => {
                tracing::warn!(event = begun.event_id.get(), %failure, "invitations to an event could not be ended")
            }
        }
    }
    Ok(ended)
}

async fn end(call: &Call, id: EventId) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let Some(event) = events::lock(&mut tx, id).await?.filter(|event| event.has_begun(call.now())) else {
        return Ok(0);
    };
    let unanswered = store::unanswered(&mut tx, event.id).await?;
    members::store::hold(&mut tx, &unanswered).await?;
    let mut ended = 0;
    for member in unanswered {
        if let Some(row) = events::registration(&mut tx, event.id, member).await? {
            let step = (Some(row), Registration::Cancelled);
            write_of(&mut tx, event.id, (member, None), step, None, true).await?;
            ended += 1;
        }
    }
    tx.commit().await?;
    Ok(ended)
}
