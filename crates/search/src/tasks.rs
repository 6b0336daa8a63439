//! What the clock does: saved searches whose members want to hear of what is new are asked anew once a day.

use std::sync::Arc;

use chrono::TimeDelta;
use contract::Role;
use searches::model::words;
use searches::store::{self, DueSearch};

use super::actions;
use super::model::{Asked, Scope, Sort};
use crate::base::Answer;
use crate::call::{Call, Client, Credential, Member, Viewer, Visit, World, patiently};
use crate::language::{Language, Locale};
use crate::tenancy::Tenants;

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
            let found = actions::find(&as_member(world, &errand, due), asked, false).await?;
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

/// The call of a search's member, who has no more rights here than any other.
fn as_member(world: &Arc<World>, errand: &Call, due: &DueSearch) -> Call {
    let member = Member {
        id: due.user_id,
        tenant: due.tenant_id,
        role: Role::Member,
        tenant_super_admin: false,
        language: Language::English,
        last_active_at: None,
        onboarded: true,
        has_second_factor: false,
        impersonator: None,
        credential: Credential::Bearer { family: None, expires_at: errand.now() + EVERY },
    };
    world.call(Visit {
        tenant: errand.visit().tenant.clone(),
        viewer: Viewer::Member(Arc::new(member)),
        locale: Locale::of(Language::English),
        request_id: Arc::from("errand"),
        address: None,
        base_url: String::new(),
        client: Client::default(),
    })
}
