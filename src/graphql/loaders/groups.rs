//! Groups and who belongs to them.

use std::collections::HashMap;
use std::sync::Arc;

use super::{Key, MembersOf, by_page};
use crate::base::{Answer, GroupId, GroupTypeId, MemberId, Page};
use crate::call::Call;
use crate::groups;
use crate::groups::chat::store::MessageWithWriter;
use crate::groups::store::faces::GroupType;
use crate::groups::store::{GroupWithOwn, MembershipWithMember};

by_page! {
    /// A page of the groups to which a member belongs and which the viewer may see.
    GroupsOf { member: MemberId; before } => GroupWithOwn, "groups", |call, members, most| {
        let viewer = call.member()?;
        let (me, steward) = (viewer.id, viewer.is_admin());
        groups::store::of_each(call, me, steward, &members, before, most).await?
    }, |row| row.group.id.get()
}

by_number! {
    /// A type of groups.
    KindOf(GroupTypeId) => GroupType, "group_types",
        |call, ids| groups::store::faces::kinds(call, &ids).await?, |kind| (kind.id, kind);
}

impl Key for MembersOf {
    type Found = Arc<Page<MembershipWithMember>>;
    const BATCH: &'static str = "group_members";

    async fn find(call: &Call, keys: &[Self]) -> Answer<HashMap<Self, Self::Found>> {
        let pages = by_page(keys, |key| ((key.role, key.after, key.first), key.group));
        let mut found = HashMap::with_capacity(keys.len());
        for ((role, after, first), groups) in pages {
            let mut rows = groups::membership::members_of_each(call, &groups, role, after, first).await?;
            found.extend(groups.into_iter().map(|group| {
                let page = rows.remove(&group).unwrap_or_else(|| Page { items: Vec::new(), next: None });
                (Self { group, role, after, first }, Arc::new(page))
            }));
        }
        Ok(found)
    }
}

by_page! {
    /// A page of what members wrote to a group. Whoever asks has seen that the viewer belongs to it.
    ChatOf { group: GroupId; before } => MessageWithWriter, "group_messages", |call, groups, most| {
        let rows = groups::chat::store::pages(call, &groups, before, most).await?;
        rows.into_iter().map(|row| (row.message.group_id, row))
    }, |row| row.message.id.get()
}
