//! What members and staff hear of groups.

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::notifications::NotificationCategory as Category;

use super::events::{GroupCreated, GroupMemberJoined};
use super::model::Visibility;
use super::store;
use crate::base::{Answer, GroupId};
use crate::call::Tx;
use crate::outbox::{EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, Mail, NewNotification, Notice, Notifier, Once, Staff, about};

const LINE: Notice = Notice::of(Category::Groups, None, |line, _| about("/groups/", line));

/// To those who look after a group: somebody joined.
pub static GROUP_MEMBER_JOINED: Notice = Notice { name: "group_member_joined", mail: Mail::AsDecided, ..LINE };
/// Somebody wrote to a group. A busy one does not ring again for a while (spec notifications, `GroupChatroomMessagePosted`). Whoever lets these go out
/// writes them for all members at once.
pub static GROUP_CHATROOM_MESSAGE: Notice = Notice {
    name: "group_chatroom_message",
    link: |line, _| chat(line.about.unwrap_or_default().into()),
    mail: Mail::Never,
    once: Once::Within(TimeDelta::minutes(5)),
    ..LINE
};
/// To those who look after the community: a new group.
pub static NEW_GROUP_CREATED: Notice = Notice { name: "new_group_created", for_staff: true, ..LINE };

/// Where a line about what members write to a group leads.
#[must_use]
pub fn chat(group: GroupId) -> String {
    format!("/groups/{group}/chat")
}

/// Tells members and staff of groups.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const { &[&GROUP_MEMBER_JOINED, &GROUP_CHATROOM_MESSAGE, &NEW_GROUP_CREATED] }
    }

    fn hears(&self) -> &'static [EventType] {
        const { &[EventType::of::<GroupCreated>(), EventType::of::<GroupMemberJoined>()] }
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
            let group = event.group;
            let Some(found) = store::read(tx, group).await? else { return Ok(Progress::Done) };
            for organiser in store::organisers(tx, group).await?.into_iter().filter(|one| *one != event.member) {
                let line = NewNotification::of(&event, organiser, &GROUP_MEMBER_JOINED);
                let (about, place) = (Some(group.get()), Some(found.name.clone()));
                desk.notify(tx, heard, NewNotification { about, place, group: Some(group), ..line }).await?;
            }
        }
        Ok(Progress::Done)
    }
}
