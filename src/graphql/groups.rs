//! Groups: those that the viewer may see, who belongs to them, and what they write.

mod faces;
mod lists;
mod moves;

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::Operation;

pub use faces::GroupType;
pub use lists::{GroupChat, GroupList, GroupMemberList, MOST, filter, groups, of_member};
pub use moves::GroupsMutation;

use super::ids::NodeId;
use super::members::Member;
use super::moment::Moment;
use super::session::Session;
use crate::base::GroupId;
use crate::groups::actions::{self, Item};
use crate::groups::model;
use crate::groups::prefs::{Frequency, Prefs};
use crate::media;
use crate::members::model::absolute;

/// Who sees and joins a group.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Visibility")]
pub enum GroupVisibility {
    /// Seen by all, joined at once.
    Public,
    /// Seen by all, asked.
    Private,
    /// Seen by those who belong to it.
    Secret,
}

/// Where a group stands.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::State")]
pub enum GroupStatus {
    /// Not approved yet.
    PendingReview,
    /// In use.
    Active,
    /// Nothing has happened for long.
    Dormant,
    /// Kept to be read.
    Archived,
    /// Not approved.
    Rejected,
}

/// Whether partners see a group.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Federation")]
pub enum GroupFederation {
    /// They do not.
    None,
    /// They do.
    Listed,
    /// They do, and their members may ask.
    Joinable,
}

/// What a member may do in a group.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Role")]
pub enum GroupRole {
    /// Take part.
    Member,
    /// Look after it.
    Admin,
    /// Everything.
    Owner,
}

/// How somebody stands to a group.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Status")]
pub enum GroupMembershipStatus {
    /// Belongs to the group.
    Active,
    /// Has asked.
    Pending,
    /// Was asked.
    Invited,
    /// Is kept out.
    Banned,
}

/// How often a member hears of a group.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Frequency")]
pub enum GroupFrequency {
    /// At once.
    Instant,
    /// From time to time, all at once.
    Digest,
    /// Never.
    Muted,
}

/// How somebody stands to a group.
#[derive(SimpleObject)]
pub struct GroupMembership {
    /// How it stands.
    status: GroupMembershipStatus,
    /// What they may do.
    role: GroupRole,
}

impl From<model::Membership> for GroupMembership {
    fn from(row: model::Membership) -> Self {
        Self { status: row.status.into(), role: row.role.into() }
    }
}

/// How a member hears of a group.
#[derive(SimpleObject)]
pub struct GroupNotificationPrefs {
    /// How often.
    frequency: GroupFrequency,
    /// By e-mail.
    email_enabled: bool,
    /// On the phone.
    push_enabled: bool,
    /// When the member decided. Null if never.
    updated_at: Option<Moment>,
}

impl From<Prefs> for GroupNotificationPrefs {
    fn from(prefs: Prefs) -> Self {
        Self {
            frequency: prefs.frequency.into(),
            email_enabled: prefs.email_enabled,
            push_enabled: prefs.push_enabled,
            updated_at: prefs.updated_at.map(Moment),
        }
    }
}

/// Members who do something together.
pub struct Group {
    item: Item,
}

impl From<Item> for Group {
    fn from(item: Item) -> Self {
        Self { item }
    }
}

/// Members who do something together.
#[Object]
impl Group {
    /// Id of the group, global.
    pub(super) async fn id(&self) -> ID {
        NodeId::Group(self.item.0.id).encode()
    }

    /// Id of the group, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.item.0.id.get().into()
    }

    /// Name to show.
    async fn name(&self) -> &str {
        &self.item.0.name
    }

    /// Short name in addresses, unique in the community.
    async fn slug(&self) -> &str {
        &self.item.0.slug
    }

    /// What the group is about. May be empty.
    async fn description(&self) -> &str {
        &self.item.0.description
    }

    /// Who sees and joins it.
    async fn visibility(&self) -> GroupVisibility {
        self.item.0.visibility.into()
    }

    /// Where it stands.
    async fn status(&self) -> GroupStatus {
        self.item.0.status.into()
    }

    /// Who owns it. Null if they are no longer there.
    async fn owner(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.item.0.owner_id).await
    }

    /// Global id of the group that it is a part of. Null when it stands alone.
    async fn parent_id(&self) -> Option<ID> {
        self.item.0.parent_id.map(|id| NodeId::Group(id).encode())
    }

    /// Absolute address of the picture.
    async fn image_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let base_url = &Session::of(ctx)?.call().visit().base_url;
        Ok(self.item.0.image_url.as_deref().map(|address| absolute(base_url, address)))
    }

    /// Absolute address of the picture at the top.
    async fn cover_image_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let base_url = &Session::of(ctx)?.call().visit().base_url;
        Ok(self.item.0.cover_image_url.as_deref().map(|address| absolute(base_url, address)))
    }

    /// Absolute address of the picture's small one.
    async fn image_thumbnail_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let small = self.item.0.image_url.as_deref().and_then(media::small_of);
        let base_url = &Session::of(ctx)?.call().visit().base_url;
        Ok(small.map(|address| absolute(base_url, &address)))
    }

    /// Absolute address of the small one of the picture at the top.
    async fn cover_thumbnail_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let small = self.item.0.cover_image_url.as_deref().and_then(media::small_of);
        let base_url = &Session::of(ctx)?.call().visit().base_url;
        Ok(small.map(|address| absolute(base_url, &address)))
    }

    /// Its type. Null when it has none.
    #[graphql(name = "type")]
    async fn kind(&self, ctx: &Context<'_>) -> Result<Option<GroupType>> {
        faces::kind(Session::of(ctx)?, self.item.0.type_id).await
    }

    /// Where the group meets.
    async fn location(&self) -> Option<&str> {
        self.item.0.location.as_deref()
    }

    /// Colour of its pages, `#rrggbb`. Null when it has none of its own.
    async fn primary_color(&self) -> Option<&str> {
        self.item.0.primary_color.as_deref()
    }

    /// Colour of what stands out on them, `#rrggbb`. Null when it has none of its own.
    async fn accent_color(&self) -> Option<&str> {
        self.item.0.accent_color.as_deref()
    }

    /// Words that it is found by, in the order in which they were given.
    async fn tags(&self) -> &[String] {
        &self.item.0.tags
    }

    /// Degrees north.
    async fn latitude(&self) -> Option<f64> {
        self.item.0.latitude
    }

    /// Degrees east.
    async fn longitude(&self) -> Option<f64> {
        self.item.0.longitude
    }

    /// Whether partners see it.
    async fn federated_visibility(&self) -> GroupFederation {
        self.item.0.federated_visibility.into()
    }

    /// Whether members of partners may belong to it.
    async fn allow_federated_members(&self) -> bool {
        self.item.0.allow_federated_members
    }

    /// Active members.
    async fn member_count(&self) -> i64 {
        self.item.0.cached_member_count
    }

    /// How the viewer stands to the group. Null when not at all.
    async fn viewer_membership(&self) -> Option<GroupMembership> {
        self.item.1.membership().map(Into::into)
    }

    /// When it was founded.
    async fn created_at(&self) -> Moment {
        self.item.0.created_at.into()
    }

    /// When it was changed last.
    async fn updated_at(&self) -> Moment {
        self.item.0.updated_at.into()
    }

    /// Who belongs to it, in the order of their ids. For active members, the owner, and administrators of the community: null and `FORBIDDEN` for
    /// others. A cursor of another list is `INVALID_CURSOR`.
    #[graphql(complexity = "super::relay::cost(first, MOST, child_complexity)")]
    async fn members(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Only members with this role.")] role: Option<GroupRole>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, from a cursor of the page before, asked for with the same arguments.")] after: Option<
            String,
        >,
    ) -> Result<Option<GroupMemberList>> {
        lists::members_below(Session::of(ctx)?, &self.item, role, first, after.as_deref()).await.map(Some)
    }
}

impl Group {
    /// A group that the viewer may see.
    pub async fn look_at(session: &Session, id: GroupId) -> Result<Self> {
        let call = session.enter(Operation::GetGroup).await?;
        Ok(Self { item: actions::get(call, id).await? })
    }
}

/// What can be asked about groups.
#[derive(Default)]
pub struct GroupsQuery;

#[Object]
impl GroupsQuery {
    /// A group. `NOT_FOUND` when there is none that the viewer may see.
    async fn group(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] id: ID,
    ) -> Result<Option<Group>> {
        let session = Session::of(ctx)?;
        session.call().me()?;
        Group::look_at(session, super::ids::group(&id, "id")?).await.map(Some)
    }

    /// Groups that the viewer may see, newest first. A cursor of another list is `INVALID_CURSOR`.
    #[allow(clippy::too_many_arguments, reason = "each is an argument of the field")]
    #[graphql(complexity = "super::relay::cost(first, MOST, child_complexity)")]
    async fn groups(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Only groups of this visibility.")] visibility: Option<GroupVisibility>,
        #[graphql(desc = "Only groups to which the viewer belongs.", default = false)] mine: bool,
        #[graphql(desc = "Words to find in name, description or location.")] search: Option<String>,
        #[graphql(
            name = "type",
            desc = "Only groups of this type, by its short name or its id. There are none of an unknown type."
        )]
        kind: Option<String>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, from a cursor of the page before, asked for with the same arguments.")] after: Option<
            String,
        >,
    ) -> Result<Option<GroupList>> {
        let filter = filter(visibility, mine, search, kind);
        groups(Session::of(ctx)?, &filter, first, after.as_deref()).await.map(Some)
    }

    /// Who belongs to a group and is found by some words, in the order of their ids. For active members, the owner, and administrators of the community:
    /// `FORBIDDEN` for others; `NOT_FOUND` when there is no such group that the viewer may see.
    #[graphql(complexity = "super::relay::cost(first, MOST, child_complexity)")]
    async fn group_members(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "Only members with this role.")] role: Option<GroupRole>,
        #[graphql(desc = "Words to find in what a member tells the directory.")] search: Option<String>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, from a cursor of the page before, asked for with the same arguments.")] after: Option<
            String,
        >,
    ) -> Result<Option<GroupMemberList>> {
        let id = super::ids::group(&group_id, "groupId")?;
        lists::members(Session::of(ctx)?, id, role, search, first, after.as_deref()).await.map(Some)
    }

    /// Who has asked to join a group, in the order of their ids. For whoever looks after it: `FORBIDDEN` for others.
    #[graphql(complexity = "super::relay::cost(first, MOST, child_complexity)")]
    async fn group_requests(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, from a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<GroupMemberList>> {
        let id = super::ids::group(&group_id, "groupId")?;
        lists::requests(Session::of(ctx)?, id, first, after.as_deref()).await.map(Some)
    }

    /// What members wrote to a group, newest first. For active members, whatever the role: `FORBIDDEN` for others.
    #[graphql(complexity = "super::relay::cost(first, MOST, child_complexity)")]
    async fn group_messages(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, from a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<GroupChat>> {
        let id = super::ids::group(&group_id, "groupId")?;
        lists::messages(Session::of(ctx)?, id, first, after.as_deref()).await.map(Some)
    }

    /// How the viewer hears of a group. For active members and for whoever may change it: `FORBIDDEN` for others.
    #[graphql(complexity = "3 + child_complexity")]
    async fn group_notification_prefs(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses.")] group_id: ID,
    ) -> Result<Option<GroupNotificationPrefs>> {
        let call = Session::of(ctx)?.enter(Operation::GetGroupNotificationPrefs).await?;
        let id = super::ids::group(&group_id, "groupId")?;
        Ok(Some(crate::groups::prefs::actions::get(call, id).await?.into()))
    }
}
