//! What can be done with groups.

use async_graphql::{Context, ID, InputObject, Object, Result, SimpleObject};
use contract::{Code, Operation};
use serde_json::json;

use super::faces::looks;
use super::lists::GroupMessage;
use super::{
    Group, GroupFederation, GroupFrequency, GroupMembership, GroupNotificationPrefs, GroupRole, GroupVisibility,
};
use crate::base::{Failure, GroupId, MemberId};
use crate::call::{Call, patiently};
use crate::graphql::bounds;
use crate::graphql::ids::{self, NodeId};
use crate::graphql::once::{Made, make_once};
use crate::graphql::session::Session;
use crate::groups::actions::{self, Change, Draft, Item, Marks};
use crate::groups::model::{Federation, Visibility};
use crate::groups::prefs::{self, Prefs};
use crate::groups::{Standing, chat, membership};

/// A group to be.
#[derive(InputObject)]
pub struct CreateGroupInput {
    /// Name to show, at most 150 characters.
    name: String,
    /// What the group is about, at most 5,000 characters.
    description: Option<String>,
    /// Who sees and joins it; everybody if not said.
    visibility: Option<GroupVisibility>,
    /// Where the group meets, at most 255 characters.
    location: Option<String>,
    /// Degrees north. Needs `longitude`.
    latitude: Option<f64>,
    /// Degrees east. Needs `latitude`.
    longitude: Option<f64>,
    /// Whether partners see it; they do not if not said.
    federated_visibility: Option<GroupFederation>,
    /// Whether members of partners may belong to it.
    allow_federated_members: Option<bool>,
    /// Its type, by the id that the REST API uses.
    type_id: Option<ID>,
    /// Colour of its pages, `#rrggbb`. Empty for none of its own.
    primary_color: Option<String>,
    /// Colour of what stands out on them, `#rrggbb`. Empty for none of its own.
    accent_color: Option<String>,
    /// Words to find it by.
    tags: Option<Vec<String>>,
}

/// What to change of a group; what is absent or null stays.
#[derive(InputObject)]
pub struct UpdateGroupInput {
    /// Name to show, at most 150 characters.
    name: Option<String>,
    /// What the group is about, at most 5,000 characters.
    description: Option<String>,
    /// Who sees and joins it.
    visibility: Option<GroupVisibility>,
    /// Where the group meets, at most 255 characters; an empty one takes it away.
    location: Option<String>,
    /// Degrees north. Needs `longitude`.
    latitude: Option<f64>,
    /// Degrees east. Needs `latitude`.
    longitude: Option<f64>,
    /// Whether partners see it.
    federated_visibility: Option<GroupFederation>,
    /// Whether members of partners may belong to it.
    allow_federated_members: Option<bool>,
    /// Its type, by the id that the REST API uses; 0 takes it away.
    type_id: Option<ID>,
    /// Whether to take the picture away. Pictures come over REST.
    #[graphql(default = false)]
    remove_avatar: bool,
    /// Whether to take the picture at the top away.
    #[graphql(default = false)]
    remove_cover: bool,
    /// Colour of its pages, `#rrggbb`. Empty for none of its own.
    primary_color: Option<String>,
    /// Colour of what stands out on them, `#rrggbb`. Empty for none of its own.
    accent_color: Option<String>,
    /// Words to find it by instead of those that it has.
    tags: Option<Vec<String>>,
}

/// A group just founded, changed, joined or left.
#[derive(SimpleObject)]
pub struct GroupPayload {
    /// The group as it is now. Null when the viewer may not see it any more.
    group: Option<Group>,
}

/// A group that is gone.
#[derive(SimpleObject)]
pub struct GroupGonePayload {
    /// Global id of what is gone.
    group_id: ID,
}

/// How a member stands to a group now.
#[derive(SimpleObject)]
pub struct GroupMembershipPayload {
    /// Global id of the group.
    group_id: ID,
    /// Global id of the member.
    member_id: ID,
    /// How they stand to it. Null when not at all.
    membership: Option<GroupMembership>,
}

/// A message just written to a group.
#[derive(SimpleObject)]
pub struct GroupMessagePayload {
    /// The message.
    message: GroupMessage,
}

/// What can be done with groups.
#[derive(Default)]
pub struct GroupsMutation;

async fn seen(session: &Session, id: GroupId) -> Result<Option<GroupPayload>> {
    let group = match actions::get(session.call(), id).await {
        Ok(item) => Some(item.into()),
        Err(Failure::Refusal(refusal)) if refusal.code() == Code::NotFound => None,
        Err(failure) => return Err(failure.into()),
    };
    Ok(Some(GroupPayload { group }))
}

fn stands(group: GroupId, member: MemberId, standing: Standing) -> Option<GroupMembershipPayload> {
    Some(GroupMembershipPayload {
        group_id: NodeId::Group(group).encode(),
        member_id: NodeId::Member(member).encode(),
        membership: standing.membership().map(Into::into),
    })
}

#[Object]
impl GroupsMutation {
    /// Founds a group. The viewer owns it and is its first member. `VALIDATION_ERROR` for an empty name and for half a place; `FORBIDDEN` for whoever is no member
    /// of this community; `MEMBERSHIP_LIMIT_REACHED`.
    async fn create_group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The group.")] input: CreateGroupInput,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<GroupPayload>> {
        let call = Session::of(ctx)?.enter(Operation::CreateGroup).await?;
        let mut said = json!({
            "name": input.name,
            "description": input.description,
            "location": input.location,
            "latitude": input.latitude,
            "longitude": input.longitude,
            "primary_color": input.primary_color,
            "accent_color": input.accent_color,
            "tags": input.tags,
        });
        bounds::check(Operation::CreateGroup, said.clone())?;
        let draft = Draft {
            name: input.name,
            description: input.description.unwrap_or_default(),
            visibility: input.visibility.map_or(Visibility::Public, Into::into),
            location: input.location,
            latitude: input.latitude,
            longitude: input.longitude,
            federated_visibility: input.federated_visibility.map_or(Federation::None, Into::into),
            allow_federated_members: input.allow_federated_members.unwrap_or(false),
            marks: Marks { primary_color: input.primary_color, accent_color: input.accent_color, tags: input.tags },
            looks: looks(input.type_id.as_ref(), false, false)?,
        };
        said["visibility"] = json!(draft.visibility.as_str());
        said["federated_visibility"] = json!(draft.federated_visibility.as_str());
        said["allow_federated_members"] = json!(draft.allow_federated_members);
        said["type_id"] = json!(input.type_id);
        let found = |call: Call| {
            let draft = draft.clone();
            async move { actions::create(&call, draft).await }
        };
        let number = |item: &Item| item.0.id.get();
        let made = make_once(call, Operation::CreateGroup, idempotency_key, &said, found, number).await?;
        let item = match made {
            Made::Now(item) => item,
            Made::Before(id) => actions::get(call, id.into()).await?,
        };
        Ok(Some(GroupPayload { group: Some(item.into()) }))
    }

    /// Changes what a group says about itself. For whoever looks after it: `FORBIDDEN` for others, `NOT_FOUND` when there is none that the viewer may see.
    async fn update_group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "What to change.")] input: UpdateGroupInput,
    ) -> Result<Option<GroupPayload>> {
        let call = Session::of(ctx)?.enter(Operation::UpdateGroup).await?;
        let id = ids::group(&group_id, "groupId")?;
        let said = json!({
            "name": input.name,
            "description": input.description,
            "location": input.location,
            "latitude": input.latitude,
            "longitude": input.longitude,
            "primary_color": input.primary_color,
            "accent_color": input.accent_color,
            "tags": input.tags,
        });
        bounds::check(Operation::UpdateGroup, said)?;
        let change = Change {
            name: input.name,
            description: input.description,
            visibility: input.visibility.map(Into::into),
            location: input.location,
            latitude: input.latitude,
            longitude: input.longitude,
            off_the_map: false,
            federated_visibility: input.federated_visibility.map(Into::into),
            allow_federated_members: input.allow_federated_members,
            marks: Marks { primary_color: input.primary_color, accent_color: input.accent_color, tags: input.tags },
            looks: looks(input.type_id.as_ref(), input.remove_avatar, input.remove_cover)?,
        };
        let item = patiently(call, |call| {
            let change = change.clone();
            async move { actions::update(&call, id, change).await }
        })
        .await?;
        Ok(Some(GroupPayload { group: Some(item.into()) }))
    }

    /// Ends a group, with its memberships and messages. For its owner and administrators of the community: `FORBIDDEN` for others.
    async fn delete_group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
    ) -> Result<Option<GroupGonePayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteGroup).await?;
        let id = ids::group(&group_id, "groupId")?;
        patiently(call, |call| async move { actions::delete(&call, id).await }).await?;
        Ok(Some(GroupGonePayload { group_id: NodeId::Group(id).encode() }))
    }

    /// Joins a public group at once, and any to which the viewer is invited; asks a private one. `BANNED`, `FORBIDDEN`, `ALREADY_MEMBER`, `CAPACITY_FULL`,
    /// `MEMBERSHIP_LIMIT_REACHED`, `GROUP_UNAVAILABLE`, and what safeguarding says.
    async fn join_group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
    ) -> Result<Option<GroupPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::JoinGroup).await?;
        let id = ids::group(&group_id, "groupId")?;
        patiently(call, |call| async move { membership::join(&call, id).await }).await?;
        seen(session, id).await
    }

    /// Leaves a group, takes a request back or declines an invitation. `NOT_MEMBER`, `OWNER_CANNOT_LEAVE`, `SOLE_ADMIN`, `BANNED`.
    async fn leave_group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
    ) -> Result<Option<GroupPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::LeaveGroup).await?;
        let id = ids::group(&group_id, "groupId")?;
        patiently(call, |call| async move { membership::leave(&call, id).await }).await?;
        seen(session, id).await
    }

    /// Gives a member of a group another role. With `OWNER` the group changes hands. For the owner and administrators of the community: `FORBIDDEN` for others.
    async fn change_group_member_role(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "Which role.")] role: GroupRole,
    ) -> Result<Option<GroupMembershipPayload>> {
        let call = Session::of(ctx)?.enter(Operation::ChangeGroupMemberRole).await?;
        let (id, member) = (ids::group(&group_id, "groupId")?, ids::member(&member_id, "memberId")?);
        let standing =
            patiently(call, |call| async move { membership::change_role(&call, id, member, role.into()).await })
                .await?;
        Ok(stands(id, member, standing))
    }

    /// Takes a member out of a group, or an invitation back. For whoever looks after it: `FORBIDDEN` for others.
    async fn remove_group_member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<GroupMembershipPayload>> {
        let call = Session::of(ctx)?.enter(Operation::RemoveGroupMember).await?;
        let (id, member) = (ids::group(&group_id, "groupId")?, ids::member(&member_id, "memberId")?);
        let standing = patiently(call, |call| async move { membership::remove(&call, id, member).await }).await?;
        Ok(stands(id, member, standing))
    }

    /// Keeps a member out of a group. For whoever looks after it: `FORBIDDEN` for others.
    async fn ban_group_member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<GroupMembershipPayload>> {
        let call = Session::of(ctx)?.enter(Operation::BanGroupMember).await?;
        let (id, member) = (ids::group(&group_id, "groupId")?, ids::member(&member_id, "memberId")?);
        let standing = patiently(call, |call| async move { membership::ban(&call, id, member).await }).await?;
        Ok(stands(id, member, standing))
    }

    /// Lets a banned member ask again. For whoever looks after the group: `FORBIDDEN` for others.
    async fn unban_group_member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<GroupMembershipPayload>> {
        let call = Session::of(ctx)?.enter(Operation::UnbanGroupMember).await?;
        let (id, member) = (ids::group(&group_id, "groupId")?, ids::member(&member_id, "memberId")?);
        let standing = patiently(call, |call| async move { membership::unban(&call, id, member).await }).await?;
        Ok(stands(id, member, standing))
    }

    /// Invites a member; whoever has asked belongs to the group at once. For whoever looks after it: `FORBIDDEN` for others.
    async fn invite_to_group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<GroupMembershipPayload>> {
        let call = Session::of(ctx)?.enter(Operation::InviteToGroup).await?;
        let (id, member) = (ids::group(&group_id, "groupId")?, ids::member(&member_id, "memberId")?);
        let standing = patiently(call, |call| async move { membership::invite(&call, id, member).await }).await;
        Ok(stands(id, member, ids::renamed(standing, &[("user_id", "memberId")])?))
    }

    /// Lets a member in who has asked, or turns them away. For whoever looks after the group: `FORBIDDEN` for others; `NOT_FOUND` when they have not asked.
    async fn answer_group_request(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "Whether to let them in.")] accept: bool,
    ) -> Result<Option<GroupMembershipPayload>> {
        let call = Session::of(ctx)?.enter(Operation::AnswerGroupRequest).await?;
        let (id, member) = (ids::group(&group_id, "groupId")?, ids::member(&member_id, "memberId")?);
        let standing =
            patiently(call, |call| async move { membership::answer(&call, id, member, accept).await }).await?;
        Ok(stands(id, member, standing))
    }

    /// Decides how the viewer hears of a group.
    async fn update_group_notification_prefs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "How often.")] frequency: GroupFrequency,
        #[graphql(desc = "By e-mail.")] email_enabled: bool,
        #[graphql(desc = "On the phone.")] push_enabled: bool,
    ) -> Result<Option<GroupNotificationPrefs>> {
        let call = Session::of(ctx)?.enter(Operation::UpdateGroupNotificationPrefs).await?;
        let id = ids::group(&group_id, "groupId")?;
        let wish = Prefs { frequency: frequency.into(), email_enabled, push_enabled, updated_at: None };
        Ok(Some(patiently(call, |call| async move { prefs::actions::set(&call, id, wish).await }).await?.into()))
    }

    /// Writes to a group. HTML is taken out. `VALIDATION_ERROR` for an empty text; `FORBIDDEN` unless the viewer belongs to it; `GROUP_UNAVAILABLE`.
    async fn post_group_message(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Text, at most 10,000 characters.")] body: String,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<GroupMessagePayload>> {
        let call = Session::of(ctx)?.enter(Operation::PostGroupMessage).await?;
        let id = ids::group(&group_id, "groupId")?;
        let mut said = json!({ "body": body });
        bounds::check(Operation::PostGroupMessage, said.clone())?;
        said["group_id"] = json!(id);
        let write = |call: Call| {
            let body = body.clone();
            async move { chat::actions::post(&call, id, &body).await }
        };
        let number = |line: &chat::actions::Line| line.0.id.get();
        let posted = make_once(call, Operation::PostGroupMessage, idempotency_key, &said, write, number).await?;
        let line = match posted {
            Made::Now(line) => line,
            Made::Before(message) => chat::actions::get(call, id, message.into()).await?,
        };
        Ok(Some(GroupMessagePayload { message: line.into() }))
    }

    /// Takes a message out of a group. For who wrote it and for whoever looks after the group: `FORBIDDEN` for others.
    async fn delete_group_message(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Id of the message, as the REST API uses it.")] message_id: ID,
    ) -> Result<Option<GroupGonePayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteGroupMessage).await?;
        let id = ids::group(&group_id, "groupId")?;
        let message = ids::plain(&message_id, "messageId")?.into();
        patiently(call, |call| async move { chat::actions::delete(&call, id, message).await }).await?;
        Ok(Some(GroupGonePayload { group_id: NodeId::Group(id).encode() }))
    }
}
