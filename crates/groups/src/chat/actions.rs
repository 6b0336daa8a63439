//! What members do in their group's chat.

use contract::Code;

use super::reading;
use super::store::{self, MessageWithWriter};
use crate::auth::seals::Place;
use crate::base::{Answer, GroupId, GroupMessageId, OrRefuse as _, Page, Way};
use crate::call::Call;
use crate::groups::actions::{groups_where, sight, sight_held};
use crate::groups::events::GroupMessageSent;
use crate::groups::membership::unavailable;
use crate::groups::model::{forbidden, text};
use crate::groups::tabs::{self, Tab};
use crate::language::Sentence;
use crate::members;
use crate::outbox;
use crate::say;

const NOTHING: Sentence = say!("message-missing");

/// What cursors of this list are good for.
#[must_use]
pub fn place(call: &Call, group: GroupId) -> Place {
    Place::new(call, &format!("group {group} messages"))
}

/// What members wrote to a group, newest first. With the newest, what tells the viewer of it is read: what comes in the meantime is not.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no chats; with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they belong to it, whatever their role; with 422
/// `INVALID_CURSOR` for a cursor of another list.
pub async fn list(call: &Call, group: GroupId, limit: i64, cursor: Option<&str>) -> Answer<Page<MessageWithWriter>> {
    tabs::enter(call, Tab::Chat)?;
    if !sight(call, group).await?.standing.belongs() {
        return Err(forbidden().into());
    }
    let before = place(call, group).open(call, cursor)?;
    if before.is_none() && call.way() == Way::Forward {
        reading::look(call, group).await?;
    }
    let rows = store::page(call, group, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.message.id.get()))
}

/// The newest message to a group to which the viewer belongs: what comes later is new.
///
/// Refuses as [`list`] does.
pub async fn newest(call: &Call, group: GroupId) -> Answer<GroupMessageId> {
    tabs::enter(call, Tab::Chat)?;
    if !sight(call, group).await?.standing.belongs() {
        return Err(forbidden().into());
    }
    Ok(store::newest(call, group).await?)
}

/// Those of some messages to a group that are still there, and with `after` the latest that came after that one, oldest first. None unless the
/// viewer belongs to the group now. One statement.
pub async fn added(
    call: &Call,
    group: GroupId,
    ids: &[GroupMessageId],
    after: Option<GroupMessageId>,
    most: i64,
) -> Answer<Vec<MessageWithWriter>> {
    let mut found = store::added(call, call.me()?, group, ids, after, most).await?;
    found.reverse();
    Ok(found)
}

/// Those of some messages to groups to which the viewer belongs, with who wrote them. One statement for them and one for their groups, whatever
/// their number.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no chats.
pub async fn each(call: &Call, ids: &[GroupMessageId]) -> Answer<Vec<MessageWithWriter>> {
    tabs::enter(call, Tab::Chat)?;
    let mut found = store::by_ids(call, ids).await?;
    let groups = found.iter().map(|row| row.message.group_id);
    let own = groups_where(call, groups, |sight| sight.standing.belongs()).await?;
    found.retain(|row| own.contains(&row.message.group_id));
    Ok(found)
}

/// Writes to a group.
///
/// Emits `GroupMessageSent`, without the text. Refuses with 422 `VALIDATION_ERROR` if there is no text; with `NOT_FOUND` if the viewer may
/// not see the group; with 403 `FORBIDDEN` unless they belong to it; with 409 `GROUP_UNAVAILABLE`.
pub async fn post(call: &Call, group: GroupId, typed: &str) -> Answer<MessageWithWriter> {
    tabs::enter(call, Tab::Chat)?;
    let me = call.me()?;
    let body = text("body", typed)?;
    let mut tx = call.begin().await?;
    let sight = sight_held(call, &mut tx, group).await?;
    if !sight.standing.belongs() {
        return Err(forbidden().into());
    }
    if !sight.group.open() {
        return Err(unavailable().into());
    }
    let message = store::insert(&mut tx, group, me, &body).await?;
    outbox::tell(&mut tx, GroupMessageSent { message: message.id, group, sender: me }).await?;
    tx.commit().await?;
    let writer = members::store::by_ids(call, &[me]).await?.pop();
    writer.map(|writer| MessageWithWriter { message, writer }).ok_or_else(|| forbidden().into())
}

/// Takes a message out of a group.
///
/// Refuses with `NOT_FOUND` if the viewer may not see the group or there is no such message; with 403 `FORBIDDEN` unless they wrote it and belong to the group, or
/// look after it.
pub async fn delete(call: &Call, group: GroupId, id: GroupMessageId) -> Answer<()> {
    tabs::enter(call, Tab::Chat)?;
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let sight = sight_held(call, &mut tx, group).await?;
    if !sight.standing.belongs() && !sight.manages() {
        return Err(forbidden().into());
    }
    let sender = store::lock_sender(&mut tx, group, id).await?;
    let sender = sender.or_refuse(Code::NotFound, NOTHING)?;
    if sender != me && !sight.manages() {
        return Err(forbidden().into());
    }
    store::delete(&mut tx, group, id).await?;
    tx.commit().await
}
