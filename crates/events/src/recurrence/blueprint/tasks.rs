//! What the clock does: addresses in blueprints that an old key sealed are sealed anew.

use std::sync::Arc;

use super::super::store::blueprints::{self, OldAddress};
use crate::agenda::seal::AgendaKeys;
use crate::agenda::store::sealed::UNKNOWN;
use crate::base::Answer;
use crate::call::{Call, World};
use crate::sealing::{self, ANEW};

/// Seals anew a part of what keys sealed that seal no more, in all communities. Gives how many addresses that were. What does not open stays, and does not keep the others waiting.
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
    let read = |after| blueprints::sealed_by(&errand, &keys, (after, ANEW));
    sealing::anew(world, "an address in a blueprint", |old| (old.id, old.tenant_id), read, one_anew).await
}

async fn one_anew(call: Call, old: OldAddress) -> Answer<u64> {
    let keys = call.room::<AgendaKeys>()?;
    let sealed = keys.open(call.tenant(), &old.sealed).and_then(|url| keys.seal(call.tenant(), &url, call.chance()));
    let Some((key, sealed)) = keys.current().zip(sealed) else { return Ok(0) };
    let mut tx = call.begin().await?;
    let changed = blueprints::seal_anew(&mut tx, old.id, (key, &sealed)).await?;
    tx.commit().await?;
    Ok(changed)
}
