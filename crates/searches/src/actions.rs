//! What members do with saved searches. All of it is theirs alone.

use contract::Code;
use serde_json::Value;

use super::events::SavedSearchMatched;
use super::model::{self, MOST, missing};
use super::store::{self, DueSearch, SavedSearch, SavedSearchId};
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::members::actions::hold_own;
use crate::{outbox, say};

/// The viewer's saved searches, the newest first.
pub async fn mine(call: &Call) -> Answer<Vec<SavedSearch>> {
    Ok(store::of_member(call, call.me()?).await?)
}

/// Saves a search.
///
/// Refuses with 422 `VALIDATION_ERROR` a blank name, what no search can be asked with, and more than fifty; with 403 `FORBIDDEN` whoever is no member of this
/// community. Source: spec accounts 10.
pub async fn create(call: &Call, name: &str, query: &Value, is_told: bool) -> Answer<SavedSearch> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    let (me, name) = (viewer.id, model::named(name)?);
    model::asked(query)?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    if store::count(&mut tx, me).await? >= MOST {
        return Err(model::full().into());
    }
    let id = store::insert(&mut tx, me, name, query, is_told).await?;
    let made = store::find(&mut tx.reads(), me, id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(made)
}

/// Deletes a saved search.
///
/// Refuses with `NOT_FOUND` one that is not the viewer's.
pub async fn delete(call: &Call, id: SavedSearchId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::delete(&mut tx, me, id).await? == 0 {
        return Err(missing().into());
    }
    tx.commit().await
}

/// Notes that a search was run, and what it found; without a count the last one stays.
///
/// Refuses with `NOT_FOUND` one that is not the viewer's.
pub async fn ran(call: &Call, id: SavedSearchId, results: Option<i64>) -> Answer<SavedSearch> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::ran(&mut tx, me, id, results).await? == 0 {
        return Err(missing().into());
    }
    let after = store::find(&mut tx.reads(), me, id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(after)
}

/// Notes that a search was looked at for what is new, and tells its member if there is something. Whoever looked at it at the same time, too, tells nothing.
///
/// Emits `SavedSearchMatched`.
pub async fn looked_at(call: &Call, search: &DueSearch, is_new: bool) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let is_first = store::looked_at(&mut tx, search.id, search.checked_at).await? > 0;
    if is_first && is_new {
        outbox::tell(&mut tx, SavedSearchMatched { search: search.id, member: search.user_id }).await?;
    }
    tx.commit().await?;
    Ok(is_first && is_new)
}
