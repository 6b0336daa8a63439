//! What the clock does: saved searches whose members want to hear of what is new are asked anew once a day.

use std::sync::Arc;

use chrono::TimeDelta;
use searches::model::words;
use searches::store::{self, DueSearch};

use super::actions;
use super::model::{Asked, Scope, Sort};
use crate::base::Answer;
use crate::call::{World, patiently};
use crate::tenancy::{Tenants, as_member};

/// So often each is asked.
const EVERY: TimeDelta = TimeDelta::hours(24);

/// So many are asked in one go.
const BATCH: i64 = 200;

/// Asks saved searches for what is new, in all communities, and tells their members. Gives how many were told.
///
/// A search is noted as asked only if nobody else did meanwhile, in the transaction that tells its member: two processes tell once. One that fails is told in
/// the log and does not keep the others waiting.
///
/// # Errors
/// A fault if the database cannot be asked what is due.
pub async fn tick(world: &Arc<World>) -> Answer<u64> {
    let errand = world.errand(None);
    let mut told = 0;
    for due in store::due(&errand, errand.now() - EVERY, BATCH).await? {
        match ask(world, &due).await {
            Ok(is_told) => told += u64::from(is_told),
            Err(failure) => tracing::warn!(search = due.id.get(), %failure, "a saved search could not be asked"),
        }
    }
    Ok(told)
}

async fn ask(world: &Arc<World>, due: &DueSearch) -> Answer<bool> {
    let Some(tenant) = world.room::<Tenants>()?.by_id(world, due.tenant_id).await? else { return Ok(false) };
    let errand = world.errand(Some(Arc::clone(&tenant)));
    let is_new = match asked(due) {
        Some(asked) if due.is_active && tenant.has("search") => {
            let found = actions::find(&as_member(world, Arc::clone(&tenant), due.user_id), asked, false).await?;
            found.iter().any(|one| one.created_at > due.checked_at && one.member != Some(due.user_id))
        }
        _ => false,
    };
    patiently(&errand, |call| async move { searches::actions::looked_at(&call, due, is_new).await }).await
}

/// What a saved search asks, the newest first. What the client keeps beside that does not matter.
fn asked(due: &DueSearch) -> Option<Asked> {
    let query = &due.query_params;
    let scope = query.get("type").and_then(|word| word.as_str()).and_then(Scope::parse).unwrap_or(Scope::All);
    let category = query.get("category_id").and_then(serde_json::Value::as_i64).map(Into::into);
    Some(Asked { words: words(query)?.to_owned(), scope, category, sort: Sort::Newest })
}
