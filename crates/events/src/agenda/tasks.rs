//! What the clock does: addresses that an old key sealed are sealed anew.

use std::sync::Arc;

use super::seal::AgendaKeys;
use super::store::Resource;
use super::store::sealed::{self, Old, UNKNOWN};
use crate::base::Answer;
use crate::call::{Call, World};
use crate::sealing::{self, ANEW};

/// Seals anew a part of what keys sealed that seal no more, in all communities. Gives how many sessions that were. What does not open stays, and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what there is.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut keys = errand.room::<AgendaKeys>()?.retired();
    if keys.is_empty() {
        return Ok(0);
    }
    keys.push(UNKNOWN.to_owned());
    let read = |after| sealed::sealed_by(&errand, &keys, (after, ANEW));
    sealing::anew(world, "addresses of a session", |old| (old.id.get(), old.tenant_id), read, one_anew).await
}

async fn one_anew(call: Call, old: Old) -> Answer<u64> {
    let keys = call.room::<AgendaKeys>()?;
    let each = old.resources.0.iter().map(|one| {
        let url = keys.open(call.tenant(), &one.sealed_url)?;
        let sealed_url = keys.seal(call.tenant(), &url, call.chance())?;
        Some(Resource { title: one.title.clone(), sealed_url, visibility: one.visibility })
    });
    let resources: Option<Vec<Resource>> = each.collect();
    let Some((key, resources)) = keys.current().zip(resources) else { return Ok(0) };
    let mut tx = call.begin().await?;
    let changed = sealed::seal_anew(&mut tx, &old, key, resources).await?;
    tx.commit().await?;
    Ok(changed)
}
