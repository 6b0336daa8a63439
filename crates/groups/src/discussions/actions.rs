//! What members do in discussions.

use std::collections::HashSet;

use contract::Code;

use super::model::{Act, may};
use super::store::{self, Discussion, Reply};
use super::{DiscussionId, ReplyId};
use crate::auth::seals::Place;
use crate::base::{Answer, GroupId, OrRefuse as _, Page};
use crate::call::{Call, Tx};
use crate::groups::actions::{Sight, groups_where, hold_members, sight, sight_held};
use crate::groups::events::{GroupDiscussionReplied, GroupDiscussionStarted};
use crate::groups::membership::unavailable;
use crate::groups::model::{forbidden, line, text};
use crate::groups::tabs::{self, Tab};
use crate::language::Sentence;
use crate::outbox;
use crate::say;

const NONE: Sentence = say!("group-discussion-missing");
const NO_REPLY: Sentence = say!("group-reply-missing");

/// What cursors of a group's discussions are good for.
#[must_use]
pub fn place(call: &Call, group: GroupId) -> Place {
    Place::new(call, &format!("group {group} discussions"))
}

/// What cursors of a discussion's replies are good for.
#[must_use]
pub fn replies_place(call: &Call, discussion: DiscussionId) -> Place {
    Place::new(call, &format!("discussion {discussion} replies"))
}

/// Lets whoever reads the discussions of a group in.
async fn read(call: &Call, group: GroupId) -> Answer<()> {
    tabs::enter(call, Tab::Discussions)?;
    if sight(call, group).await?.reads() { Ok(()) } else { Err(forbidden().into()) }
}

/// A group's discussions: pinned ones first, then the newest.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no discussions; with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they belong to it or look
/// after it; with 422 `INVALID_CURSOR` for a cursor of another list. Source: spec accounts 14.
pub async fn list(call: &Call, group: GroupId, limit: i64, cursor: Option<&str>) -> Answer<Page<Discussion>> {
    read(call, group).await?;
    let after = place(call, group).open(call, cursor)?;
    let rows = store::page(call, group, after, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id.get()))
}

/// A discussion of a group with a page of its replies, oldest first.
///
/// Refuses as [`list`] does; with `NOT_FOUND` if the group has no such discussion.
pub async fn thread(
    call: &Call,
    group: GroupId,
    id: DiscussionId,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<(Discussion, Page<Reply>)> {
    read(call, group).await?;
    let found = store::find(call, id).await?.filter(|found| found.group_id == group);
    let found = found.or_refuse(Code::NotFound, NONE)?;
    let after = replies_place(call, id).open(call, cursor)?;
    let rows = store::replies(call, id, after, limit + 1).await?;
    Ok((found, call.page(rows, limit, |row| row.id.get())))
}

/// Those of some discussions that the viewer reads. One statement for them and one for their groups, whatever their number.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no discussions.
pub async fn each(call: &Call, ids: &[DiscussionId]) -> Answer<Vec<Discussion>> {
    tabs::enter(call, Tab::Discussions)?;
    let mut found = store::by_ids(call, ids).await?;
    let read = groups_where(call, found.iter().map(|one| one.group_id), Sight::reads).await?;
    found.retain(|one| read.contains(&one.group_id));
    Ok(found)
}

/// Those of some replies whose discussions the viewer reads. One statement for them and those of [`each`], whatever their number.
///
/// Refuses as [`each`] does.
pub async fn each_reply(call: &Call, ids: &[ReplyId]) -> Answer<Vec<Reply>> {
    let mut found = store::replies_by_ids(call, ids).await?;
    let discussions: Vec<DiscussionId> = found.iter().map(|one| one.discussion_id).collect();
    let read: HashSet<DiscussionId> = each(call, &discussions).await?.iter().map(|one| one.id).collect();
    found.retain(|one| read.contains(&one.discussion_id));
    Ok(found)
}

/// Holds a group that is in use, in which the viewer writes.
async fn write(call: &Call, tx: &mut Tx, group: GroupId) -> Answer<Sight> {
    tabs::enter(call, Tab::Discussions)?;
    let sight = sight_held(call, tx, group).await?;
    if !sight.reads() {
        return Err(forbidden().into());
    }
    if sight.group.open() { Ok(sight) } else { Err(unavailable().into()) }
}

/// Starts a discussion.
///
/// Emits `GroupDiscussionStarted`, without the text. Refuses with 403 `FEATURE_DISABLED` if the community has no discussions; with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they belong
/// to it; with 409 `GROUP_UNAVAILABLE`; with 422 `VALIDATION_ERROR` if nothing is left of a text. Source: spec accounts 14.
pub async fn start(call: &Call, group: GroupId, title: &str, content: &str) -> Answer<Discussion> {
    let me = call.me()?;
    let (title, content) = (line("title", title)?, text("content", content)?);
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    if !write(call, &mut tx, group).await?.standing.belongs() {
        return Err(forbidden().into());
    }
    let started = store::insert(&mut tx, group, me, &title, &content).await?;
    outbox::tell(&mut tx, GroupDiscussionStarted { discussion: started.id, group, author: me }).await?;
    tx.commit().await?;
    Ok(started)
}

/// What to change of a discussion; what is absent stays.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// As typed.
    pub title: Option<String>,
    /// As typed.
    pub content: Option<String>,
    /// Whether it stands above the others.
    pub is_pinned: Option<bool>,
}

/// Changes a discussion. Nobody is told.
///
/// Refuses as [`start`] does, but with 403 `FORBIDDEN` for what [`may`] does not allow, and with `NOT_FOUND` if the group has no such discussion.
pub async fn update(call: &Call, group: GroupId, id: DiscussionId, change: Change) -> Answer<Discussion> {
    let me = call.me()?;
    let title = change.title.map(|typed| line("title", &typed)).transpose()?;
    let content = change.content.map(|typed| text("content", &typed)).transpose()?;
    let mut tx = call.begin().await?;
    let sight = write(call, &mut tx, group).await?;
    let mut discussion = store::lock(&mut tx, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    let rewrites = title.is_some() || content.is_some();
    let acts = [(rewrites, Act::Rewrite), (change.is_pinned.is_some(), Act::Pin)];
    if acts.iter().any(|(wanted, act)| *wanted && !may(&sight, me, discussion.author_id, *act)) {
        return Err(forbidden().into());
    }
    if rewrites {
        let title = title.unwrap_or(discussion.title);
        let content = content.unwrap_or(discussion.content);
        discussion = store::rewrite(&mut tx, id, &title, &content).await?;
    }
    if let Some(is_pinned) = change.is_pinned {
        discussion = store::pin(&mut tx, id, is_pinned).await?;
    }
    tx.commit().await?;
    Ok(discussion)
}

/// Deletes a discussion with its replies, whether the group is in use or not.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no discussions; with `NOT_FOUND` if the viewer may not see the group, or it has no such discussion; with 403 `FORBIDDEN` for what [`may`] does not allow.
pub async fn delete(call: &Call, group: GroupId, id: DiscussionId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let (sight, discussion) = held(call, &mut tx, group, id).await?;
    if !may(&sight, call.me()?, discussion.author_id, Act::Delete) {
        return Err(forbidden().into());
    }
    store::delete(&mut tx, id).await?;
    tx.commit().await
}

/// Replies in a discussion.
///
/// Emits `GroupDiscussionReplied`, without the text. Refuses as [`start`] does; with `NOT_FOUND` if the group has no such discussion.
pub async fn reply(call: &Call, group: GroupId, id: DiscussionId, content: &str) -> Answer<Reply> {
    let me = call.me()?;
    let content = text("content", content)?;
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    if !write(call, &mut tx, group).await?.standing.belongs() {
        return Err(forbidden().into());
    }
    store::lock(&mut tx, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    let reply = store::insert_reply(&mut tx, id, me, &content).await?;
    store::count_replies(&mut tx, id).await?;
    outbox::tell(&mut tx, GroupDiscussionReplied { reply: reply.id, discussion: id, group, author: me }).await?;
    tx.commit().await?;
    Ok(reply)
}

/// Deletes a reply, whether the group is in use or not.
///
/// Refuses as [`delete`] does; with `NOT_FOUND` if the discussion has no such reply.
pub async fn delete_reply(call: &Call, group: GroupId, id: DiscussionId, reply: ReplyId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let (sight, _) = held(call, &mut tx, group, id).await?;
    let found = store::reply_of(&mut tx, id, reply).await?.or_refuse(Code::NotFound, NO_REPLY)?;
    if !may(&sight, call.me()?, found.author_id, Act::Delete) {
        return Err(forbidden().into());
    }
    store::delete_reply(&mut tx, reply).await?;
    store::count_replies(&mut tx, id).await?;
    tx.commit().await
}

/// A discussion of a group, both held, that the viewer reads.
async fn held(call: &Call, tx: &mut Tx, group: GroupId, id: DiscussionId) -> Answer<(Sight, Discussion)> {
    tabs::enter(call, Tab::Discussions)?;
    let sight = sight_held(call, tx, group).await?;
    if !sight.reads() {
        return Err(forbidden().into());
    }
    let discussion = store::lock(tx, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    Ok((sight, discussion))
}
