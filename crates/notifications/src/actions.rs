//! What a member sees of the own bell, and does with it.

use contract::Code;

use super::areas;
use super::model::{Bunch, Bunches, Category, Counts, GroupKey, Notification, Place};
use super::store::{self, Wanted};
use crate::base::{Answer, Cursor, MemberId, NotificationId, OrRefuse as _, Page, Refusal};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::{self, Card};
use crate::messages::actions::recount;
use crate::outbox::Subject;
use crate::say;

/// So many lines are given to older clients, which know no pages.
const RECENT: i64 = 50;

const NO_LINE: Sentence = say!("notification-missing");

/// The viewer's lines, newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, which: Wanted, before: Option<Cursor>, limit: i64) -> Answer<Page<Notification>> {
    let me = call.me()?;
    let rows = store::page(call, me, which, call.newest_behind(before), limit.saturating_add(1)).await?;
    Ok(call.page(rows, limit, |row| row.id.get()))
}

/// The viewer's newest lines.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn recent(call: &Call) -> Answer<Vec<Notification>> {
    Ok(store::page(call, call.me()?, Wanted::default(), i64::MAX, RECENT).await?)
}

/// The viewer's lines, alike ones together: each bunch on one page. One statement. Source: spec notifications 3, "Grouping algorithm".
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn grouped(call: &Call, place: Place, limit: i64) -> Answer<Bunches> {
    let lines = store::grouped(call, call.me()?, place, limit.saturating_add(1)).await?;
    Ok(Bunches::of(lines, place, limit))
}

/// Cards of those who caused the lines of some bunches, in no order; whoever left is not among them. At most one statement.
///
/// # Errors
/// A fault if the database fails.
pub async fn faces(call: &Call, bunches: &[Bunch]) -> Answer<Vec<Card>> {
    let mut ids: Vec<MemberId> = bunches.iter().flat_map(|bunch| bunch.actors.iter().copied()).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    Ok(members::store::by_ids(call, &ids).await?)
}

/// One of the viewer's lines.
///
/// Refuses with `NOT_FOUND` if it is not theirs, or was deleted.
pub async fn get(call: &Call, id: NotificationId) -> Answer<Notification> {
    let mut lines = store::by_ids(call, call.me()?, &[id]).await?;
    lines.pop().or_refuse(Code::NotFound, NO_LINE)
}

/// What some of the viewer's lines are about. Those that are about nothing else are not there. One statement.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn about(call: &Call, ids: &[NotificationId]) -> Answer<Vec<(NotificationId, Subject)>> {
    let me = call.me()?;
    let events = store::about(call, me, ids).await?.into_iter();
    // The welcome is about nobody but its reader.
    let oneself = Subject::new("Member", me);
    Ok(events
        .filter_map(|(id, name, stored)| Some((id, areas::subject(&name, &stored.0)?)))
        .filter(|(_, subject)| *subject != oneself)
        .collect())
}

/// How many of the viewer's lines are unread.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn unread_count(call: &Call) -> Answer<i64> {
    Ok(store::unread_count(call, call.me()?).await?)
}

/// The same by category. One statement.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn counts(call: &Call) -> Answer<Counts> {
    Ok(Counts::of(store::unread_by_type(call, call.me()?).await?))
}

/// Marks a line as read; the line as it is then.
///
/// Refuses with `NOT_FOUND` if it is not the viewer's, or was deleted.
pub async fn mark_read(call: &Call, id: NotificationId) -> Answer<Notification> {
    let me = call.me()?;
    let seen = get(call, id).await?;
    if seen.read_at.is_some() {
        return Ok(seen);
    }
    let mut tx = call.begin().await?;
    let line = store::mark_read(&mut tx, me, id).await?.or_refuse(Code::NotFound, NO_LINE)?;
    recount(&mut tx, me, 1)?;
    tx.commit().await?;
    Ok(line)
}

/// Marks the viewer's whole bell as read; how many lines were not. What comes meanwhile stays unread.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn mark_all_read(call: &Call) -> Answer<i64> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let marked = store::mark_all_read(&mut tx, me).await?;
    recount(&mut tx, me, marked)?;
    tx.commit().await?;
    Ok(number(marked))
}

/// Marks alike lines as read; how many were not. A key that names nothing marks nothing.
///
/// Refuses with 422 `INVALID_GROUP_KEY` for a blank key.
pub async fn mark_group_read(call: &Call, key: &str) -> Answer<i64> {
    let me = call.me()?;
    let key = GroupKey::parse(key).ok_or_else(|| {
        Refusal::new(Code::InvalidGroupKey, say!("notification-group-key-invalid")).field("group_key")
    })?;
    let mut tx = call.begin().await?;
    let marked = store::mark_alike_read(&mut tx, me, &key).await?;
    recount(&mut tx, me, marked)?;
    tx.commit().await?;
    Ok(number(marked))
}

/// Deletes a line.
///
/// Refuses with `NOT_FOUND` if it is not the viewer's, or was deleted before.
pub async fn delete(call: &Call, id: NotificationId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::delete(&mut tx, me, id).await? == 0 {
        return Err(Refusal::new(Code::NotFound, NO_LINE).into());
    }
    recount(&mut tx, me, 1)?;
    tx.commit().await
}

/// Deletes the viewer's lines of a category, or all of them; how many there were.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn delete_many(call: &Call, category: Option<Category>) -> Answer<i64> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let deleted = store::delete_many(&mut tx, me, category).await?;
    recount(&mut tx, me, deleted)?;
    tx.commit().await?;
    Ok(number(deleted))
}

fn number(rows: u64) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}
