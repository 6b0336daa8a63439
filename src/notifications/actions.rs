//! What a member sees of the own bell.

use super::store::{self, Notification};
use crate::base::{Answer, Cursor, Page};
use crate::call::Call;

/// The viewer's lines, newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, unread_only: bool, before: Option<Cursor>, limit: i64) -> Answer<Page<Notification>> {
    let me = call.me()?;
    let before = before.map_or(i64::MAX, |cursor| cursor.0);
    let rows = store::page(call, me, unread_only, before, limit.saturating_add(1)).await?;
    Ok(Page::from_probe(rows, limit, |row| row.id.get()))
}

/// How many of the viewer's lines are unread.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn unread_count(call: &Call) -> Answer<i64> {
    Ok(store::unread_count(call, call.me()?).await?)
}
