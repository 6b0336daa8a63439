//! What the clock does: addresses in blueprints that an old key sealed are sealed anew.

use std::sync::Arc;

use super::super::store::blueprints::{self, OldAddress};
use crate::agenda::seal::AgendaKeys;
use crate::agenda::store::sealed::UNKNOWN;
use crate::base::Answer;
use crate::call::{Call, World};
use crate::tenancy;

/// How many addresses are looked at in one go.
const ANEW: i64 = 200;

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
    let (mut after, mut done) = (0, 0);
    loop {
        let part = blueprints::sealed_by(&errand, &keys, (after, ANEW)).await?;
        let Some(last) = part.last().map(|old| old.id) else { return Ok(done) };
        after = last;
        let before = done;
        for old in part {
            let tenant = old.tenant_id;
            match tenancy::errand(world, tenant, |call| one_anew(call, old.clone())).await {
                Ok(more) => done += more,
                Err(failure) => tracing::warn!(%failure, "an address in a blueprint could not be sealed anew"),
            }
        }
        if done > before {
            return Ok(done);
        }
    }
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
