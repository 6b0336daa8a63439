//! What is done with announcements.

use contract::Code;

use super::AnnouncementId;
use super::store::{self, Announcement, Text, Wanted};
use crate::auth::seals::Place;
use crate::base::{Answer, GroupId, OrRefuse as _, Page, Timestamp};
use crate::call::{Call, Tx};
use crate::groups::actions::{Sight, groups_where, hold_members, sight, sight_held};
use crate::groups::events::GroupAnnounced;
use crate::groups::membership::unavailable;
use crate::groups::model::{forbidden, line, text, wrong};
use crate::groups::tabs::{self, Tab};
use crate::language::Sentence;
use crate::outbox;
use crate::say;

const NONE: Sentence = say!("group-announcement-missing");

/// What cursors of this list are good for.
#[must_use]
pub fn place(call: &Call, group: GroupId, wanted: Wanted) -> Place {
    Place::new(call, &format!("group {group} announcements {} {}", wanted.expired, wanted.pinned))
}

/// A group's announcements: pinned ones first, then by priority, then the newest.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no announcements; with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they belong to it or look
/// after it; with 422 `INVALID_CURSOR` for a cursor of another list. Source: spec accounts 14.
pub async fn list(
    call: &Call,
    group: GroupId,
    wanted: Wanted,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<Page<Announcement>> {
    tabs::enter(call, Tab::Announcements)?;
    if !sight(call, group).await?.reads() {
        return Err(forbidden().into());
    }
    let after = place(call, group, wanted).open(call, cursor)?;
    let rows = store::page(call, group, wanted, after, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id.get()))
}

/// Those of some announcements that the viewer reads. One statement for them and one for their groups, whatever their number.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no announcements.
pub async fn each(call: &Call, ids: &[AnnouncementId]) -> Answer<Vec<Announcement>> {
    tabs::enter(call, Tab::Announcements)?;
    let mut found = store::by_ids(call, ids).await?;
    let read = groups_where(call, found.iter().map(|one| one.group_id), Sight::reads).await?;
    found.retain(|one| read.contains(&one.group_id));
    Ok(found)
}

/// An announcement as somebody types it.
#[derive(Clone, Debug)]
pub struct Draft {
    /// As typed.
    pub title: String,
    /// As typed.
    pub content: String,
    /// Whether it stands above the others.
    pub is_pinned: bool,
    /// The higher stands first.
    pub priority: i64,
    /// When it expires; none if never.
    pub expires_at: Option<Timestamp>,
}

/// Announces something to a group.
///
/// Emits `GroupAnnounced`, without the text. Refuses with 403 `FEATURE_DISABLED` if the community has no announcements; with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they look after it; with 409
/// `GROUP_UNAVAILABLE`; with 422 `VALIDATION_ERROR` if nothing is left of a text, and for an end that has passed. Source: spec accounts 14.
pub async fn create(call: &Call, group: GroupId, draft: Draft) -> Answer<Announcement> {
    let me = call.me()?;
    let text = Text {
        title: line("title", &draft.title)?,
        content: text("content", &draft.content)?,
        is_pinned: draft.is_pinned,
        priority: draft.priority,
        expires_at: to_come(call, draft.expires_at)?,
    };
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    manage(call, &mut tx, group).await?;
    let written = store::insert(&mut tx, group, me, text).await?;
    outbox::tell(&mut tx, GroupAnnounced { announcement: written.id, group, author: me }).await?;
    tx.commit().await?;
    Ok(written)
}

/// What to change of an announcement; what is absent stays.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// As typed.
    pub title: Option<String>,
    /// As typed.
    pub content: Option<String>,
    /// Whether it stands above the others.
    pub is_pinned: Option<bool>,
    /// The higher stands first.
    pub priority: Option<i64>,
    /// When it expires; the inner none for never.
    pub expires_at: Option<Option<Timestamp>>,
}

/// Changes an announcement. Nobody is told.
///
/// Refuses as [`create`] does, and with `NOT_FOUND` if the group has no such announcement.
pub async fn update(call: &Call, group: GroupId, id: AnnouncementId, change: Change) -> Answer<Announcement> {
    let title = change.title.map(|typed| line("title", &typed)).transpose()?;
    let content = change.content.map(|typed| text("content", &typed)).transpose()?;
    let expires_at = match change.expires_at {
        Some(end) => Some(to_come(call, end)?),
        None => None,
    };
    let mut tx = call.begin().await?;
    manage(call, &mut tx, group).await?;
    let old = store::lock(&mut tx, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    let text = Text {
        title: title.unwrap_or(old.title),
        content: content.unwrap_or(old.content),
        is_pinned: change.is_pinned.unwrap_or(old.is_pinned),
        priority: change.priority.unwrap_or(old.priority),
        expires_at: expires_at.unwrap_or(old.expires_at),
    };
    let changed = store::update(&mut tx, id, text).await?;
    tx.commit().await?;
    Ok(changed)
}

/// Deletes an announcement, whether the group is in use or not.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no announcements; with `NOT_FOUND` if the viewer may not see the group, or it has no such announcement; with 403 `FORBIDDEN` unless they
/// look after it.
pub async fn delete(call: &Call, group: GroupId, id: AnnouncementId) -> Answer<()> {
    tabs::enter(call, Tab::Announcements)?;
    let mut tx = call.begin().await?;
    if !sight_held(call, &mut tx, group).await?.manages() {
        return Err(forbidden().into());
    }
    store::lock(&mut tx, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    store::delete(&mut tx, id).await?;
    tx.commit().await
}

/// Holds a group that the viewer looks after and that is in use.
async fn manage(call: &Call, tx: &mut Tx, group: GroupId) -> Answer<()> {
    tabs::enter(call, Tab::Announcements)?;
    let sight = sight_held(call, tx, group).await?;
    if !sight.manages() {
        return Err(forbidden().into());
    }
    if sight.group.open() { Ok(()) } else { Err(unavailable().into()) }
}

fn to_come(call: &Call, end: Option<Timestamp>) -> Answer<Option<Timestamp>> {
    match end {
        Some(end) if end <= call.now() => Err(wrong("expires_at", say!("group-announcement-end-passed")).into()),
        end => Ok(end),
    }
}
