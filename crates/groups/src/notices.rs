//! What members and staff hear of groups.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notifications::NotificationCategory as Category;

use super::events::{
    GroupAnnounced, GroupCreated, GroupDiscussionReplied, GroupDiscussionStarted, GroupFileAdded, GroupInvited,
    GroupJoinAccepted, GroupJoinRejected, GroupJoinRequested, GroupMemberJoined, GroupMemberRemoved, GroupRoleChanged,
};
use super::model::{Role, Visibility};
use super::{announcements, discussions, files, store};
use crate::base::{Answer, GroupId, MemberId};
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, Staff, about};

const LINE: Notice = Notice::of(Category::Groups, None, |line, _| about("/groups/", line));

/// To those who look after a group: somebody joined.
pub static GROUP_MEMBER_JOINED: Notice = Notice { name: "group_member_joined", mail: Mail::AsDecided, ..LINE };
/// To those who look after a group: somebody asks to join. Not again of the same member for a while.
pub static GROUP_JOIN_REQUEST: Notice =
    Notice { name: "group_join_request", once: Once::Within(ASKED_ONCE_WITHIN), ..LINE };
/// The member had asked to join a group, and belongs to it now.
pub static GROUP_JOIN: Notice = Notice { name: "group_join", ..LINE };
/// The member had asked to join a group, and was turned away.
pub static GROUP_JOIN_REJECTED: Notice =
    Notice { name: "group_join_rejected", mail: Mail::Never, pushed: false, ..LINE };
/// The member owns a group now.
pub static GROUP_ROLE_OWNER: Notice = Notice { name: "group_role_owner", once: Once::EachTime, ..LINE };
/// The member looks after a group now.
pub static GROUP_ROLE_ADMIN: Notice =
    Notice { name: "group_role_admin", mail: Mail::AsDecided, once: Once::EachTime, ..LINE };
/// The member does not look after a group any more, and still belongs to it.
pub static GROUP_ROLE_MEMBER: Notice =
    Notice { name: "group_role_member", mail: Mail::AsDecided, once: Once::EachTime, ..LINE };
/// The member was taken out of a group. It does not lead there: they may not be able to see it.
pub static GROUP_REMOVED: Notice =
    Notice { name: "group_removed", link: |_, _| "/groups".to_owned(), pushed: false, once: Once::EachTime, ..LINE };
/// The member is kept out of a group from now on.
pub static GROUP_BANNED: Notice = Notice { name: "group_banned", ..GROUP_REMOVED };
/// Somebody asks the member to join a group. Not again of the same group for a while.
pub static GROUP_INVITE: Notice = Notice { name: "group_invite", once: Once::Within(ASKED_ONCE_WITHIN), ..LINE };
/// Somebody wrote to a group. A busy one does not ring again for a while (spec notifications, `GroupChatroomMessagePosted`). Whoever lets these go out
/// writes them for all members at once.
pub static GROUP_CHATROOM_MESSAGE: Notice = Notice {
    name: "group_chatroom_message",
    link: |line, _| chat(line.about.unwrap_or_default().into()),
    mail: Mail::Never,
    once: Once::Within(TimeDelta::minutes(5)),
    ..LINE
};
/// To a group's members: those who look after it announced something.
pub static GROUP_ANNOUNCEMENT: Notice =
    Notice { name: "group_announcement", link: |line, _| within(line, "announcements"), mail: Mail::AsDecided, ..LINE };
/// To a group's members: somebody started a discussion.
pub static NEW_TOPIC: Notice = Notice { name: "new_topic", link: discussion, mail: Mail::AsDecided, ..LINE };
/// To those who take part in a discussion: somebody replied. A busy one does not ring again for a while.
pub static NEW_REPLY: Notice = Notice {
    name: "new_reply",
    link: discussion,
    mail: Mail::AsDecided,
    once: Once::Within(TimeDelta::minutes(5)),
    ..LINE
};
/// To a group's members: somebody gave it a file. Many at once ring once.
pub static GROUP_FILE: Notice = Notice {
    name: "group_file",
    link: |line, _| within(line, "files"),
    mail: Mail::AsDecided,
    once: Once::Within(TimeDelta::minutes(5)),
    ..LINE
};
/// To those who look after the community: a new group.
pub static NEW_GROUP_CREATED: Notice = Notice { name: "new_group_created", for_staff: true, ..LINE };

/// Nobody is asked the same again within this time.
const ASKED_ONCE_WITHIN: TimeDelta = TimeDelta::minutes(10);

/// Where a line about what members write to a group leads.
#[must_use]
pub fn chat(group: GroupId) -> String {
    format!("/groups/{group}/chat")
}

fn within(line: &NewNotification, page: &str) -> String {
    format!("/groups/{}/{page}", line.group.map(GroupId::get).unwrap_or_default())
}

fn discussion(line: &NewNotification, _: bool) -> String {
    within(line, &format!("discussions/{}", line.about.unwrap_or_default()))
}

/// So many members are told in one transaction: others want to write too.
const PART: i64 = 100;

/// Tells members and staff of groups.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &GROUP_MEMBER_JOINED,
                &GROUP_JOIN_REQUEST,
                &GROUP_JOIN,
                &GROUP_JOIN_REJECTED,
                &GROUP_ROLE_OWNER,
                &GROUP_ROLE_ADMIN,
                &GROUP_ROLE_MEMBER,
                &GROUP_REMOVED,
                &GROUP_BANNED,
                &GROUP_INVITE,
                &GROUP_CHATROOM_MESSAGE,
                &GROUP_ANNOUNCEMENT,
                &NEW_TOPIC,
                &NEW_REPLY,
                &GROUP_FILE,
                &NEW_GROUP_CREATED,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<GroupCreated>(),
                EventType::of::<GroupMemberJoined>(),
                EventType::of::<GroupJoinRequested>(),
                EventType::of::<GroupInvited>(),
                EventType::of::<GroupJoinAccepted>(),
                EventType::of::<GroupJoinRejected>(),
                EventType::of::<GroupRoleChanged>(),
                EventType::of::<GroupMemberRemoved>(),
                EventType::of::<GroupAnnounced>(),
                EventType::of::<GroupDiscussionStarted>(),
                EventType::of::<GroupDiscussionReplied>(),
                EventType::of::<GroupFileAdded>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<GroupCreated>()? {
            let Some(found) = store::read(tx, event.group).await? else { return Ok(Progress::Done) };
            // Of a secret group only those hear who may see it.
            let staff = if found.visibility == Visibility::Secret { Staff::Stewards } else { Staff::All };
            let line = |to| {
                let (about, place) = (Some(event.group.get()), Some(found.name.clone()));
                NewNotification { about, place, ..NewNotification::of(&event, to, &NEW_GROUP_CREATED) }
            };
            return desk.notify_staff(tx, heard, (staff, &[event.owner]), &line).await;
        }
        if let Some(event) = heard.event::<GroupMemberJoined>()? {
            let line = |to| NewNotification::of(&event, to, &GROUP_MEMBER_JOINED);
            return tell_organisers(tx, desk, heard, (event.group, event.member), &line).await;
        }
        if let Some(event) = heard.event::<GroupJoinRequested>()? {
            let line = |to| NewNotification::of(&event, to, &GROUP_JOIN_REQUEST);
            return tell_organisers(tx, desk, heard, (event.group, event.member), &line).await;
        }
        if let Some(event) = heard.event::<GroupInvited>()? {
            let line = NewNotification::of(&event, event.member, &GROUP_INVITE);
            return tell_named(tx, desk, heard, event.group, vec![line]).await;
        }
        if let Some(event) = heard.event::<GroupJoinAccepted>()? {
            let line = NewNotification::of(&event, event.member, &GROUP_JOIN);
            return tell_named(tx, desk, heard, event.group, vec![line]).await;
        }
        if let Some(event) = heard.event::<GroupJoinRejected>()? {
            let line = NewNotification::of(&event, event.member, &GROUP_JOIN_REJECTED);
            return tell_named(tx, desk, heard, event.group, vec![line]).await;
        }
        if let Some(event) = heard.event::<GroupRoleChanged>()? {
            let kind = match event.role {
                Role::Owner => &GROUP_ROLE_OWNER,
                Role::Admin => &GROUP_ROLE_ADMIN,
                Role::Member => &GROUP_ROLE_MEMBER,
            };
            let line = NewNotification::of(&event, event.member, kind);
            return tell_named(tx, desk, heard, event.group, vec![line]).await;
        }
        if let Some(event) = heard.event::<GroupMemberRemoved>()? {
            let kind = if event.is_banned { &GROUP_BANNED } else { &GROUP_REMOVED };
            let line = NewNotification::of(&event, event.member, kind);
            return tell_named(tx, desk, heard, event.group, vec![line]).await;
        }
        if let Some(event) = heard.event::<GroupAnnounced>()? {
            // One that was deleted meanwhile is not told.
            if !announcements::store::is_there(tx, event.announcement).await? {
                return Ok(Progress::Done);
            }
            let part = store::members_after(tx, event.group, event.author, resumed(heard), PART).await?;
            let about = Some(event.announcement.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &GROUP_ANNOUNCEMENT) };
            return tell_part(tx, desk, heard, event.group, &part, &line).await;
        }
        if let Some(event) = heard.event::<GroupDiscussionStarted>()? {
            if !discussions::store::is_there(tx, event.discussion).await? {
                return Ok(Progress::Done);
            }
            let part = store::members_after(tx, event.group, event.author, resumed(heard), PART).await?;
            let about = Some(event.discussion.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &NEW_TOPIC) };
            return tell_part(tx, desk, heard, event.group, &part, &line).await;
        }
        if let Some(event) = heard.event::<GroupDiscussionReplied>()? {
            if !discussions::store::is_reply_there(tx, event.reply).await? {
                return Ok(Progress::Done);
            }
            let after = resumed(heard);
            let part = discussions::store::participants(tx, event.discussion, event.author, after, PART).await?;
            let about = Some(event.discussion.get());
            let line = |to| NewNotification { about, ..NewNotification::of(&event, to, &NEW_REPLY) };
            return tell_part(tx, desk, heard, event.group, &part, &line).await;
        }
        if let Some(event) = heard.event::<GroupFileAdded>()? {
            if !files::store::is_there(tx, event.file).await? {
                return Ok(Progress::Done);
            }
            let part = store::members_after(tx, event.group, event.uploader, resumed(heard), PART).await?;
            let line =
                |to| NewNotification { about: Some(event.group.get()), ..NewNotification::of(&event, to, &GROUP_FILE) };
            return tell_part(tx, desk, heard, event.group, &part, &line).await;
        }
        Ok(Progress::Done)
    }
}

/// Lets lines go out to those who look after a group, but for the member that it is about. What each decided about the group counts.
async fn tell_organisers(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    (group, except): (GroupId, MemberId),
    line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
) -> Answer<Progress> {
    let organisers = store::organisers(tx, group).await?.into_iter().filter(|one| *one != except);
    let lines = organisers.map(|one| NewNotification { group: Some(group), ..line(one) }).collect();
    tell_named(tx, desk, heard, group, lines).await
}

/// After whom to go on.
fn resumed(heard: &Heard) -> MemberId {
    MemberId::from(heard.resume.unwrap_or(0))
}

/// Lets lines go out to a part of a group's members, by their ids. What each decided about the group counts.
async fn tell_part(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    group: GroupId,
    part: &[MemberId],
    line: &(dyn Fn(MemberId) -> NewNotification + Send + Sync),
) -> Answer<Progress> {
    let Some(found) = store::read(tx, group).await? else { return Ok(Progress::Done) };
    for member in part {
        let (group, place) = (Some(group), Some(found.name.clone()));
        desk.notify(tx, heard, NewNotification { group, place, ..line(*member) }).await?;
    }
    Ok(match part.last() {
        Some(last) if i64::try_from(part.len()).is_ok_and(|told| told >= PART) => Progress::More(last.get()),
        _ => Progress::Done,
    })
}

/// Lets lines of a group go out, by its name; none if it is gone.
async fn tell_named(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    group: GroupId,
    lines: Vec<NewNotification>,
) -> Answer<Progress> {
    let Some(found) = store::read(tx, group).await? else { return Ok(Progress::Done) };
    for line in lines {
        let (about, place) = (Some(group.get()), Some(found.name.clone()));
        desk.notify(tx, heard, NewNotification { about, place, ..line }).await?;
    }
    Ok(Progress::Done)
}
