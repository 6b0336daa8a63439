//! Reading one's own log.

use super::store::{self, Event};
use crate::base::{Answer, Cursor, Page};
use crate::call::Call;

/// Some lines of the caller's log.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[i64]) -> Answer<Vec<Event>> {
    let me = call.member()?;
    Ok(store::by_ids(call, me.tenant, me.id, ids).await?)
}

/// What happened to the caller's account, the newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
/// Source: contract operation `listSecurityEvents`.
pub async fn list(call: &Call, per_page: i64, cursor: Option<Cursor>) -> Answer<Page<Event>> {
    let me = call.member()?;
    let before = call.newest_behind(cursor);
    let rows = store::page(call, me.tenant, me.id, before, per_page.saturating_add(1)).await?;
    Ok(call.page(rows, per_page, |event| event.id))
}
