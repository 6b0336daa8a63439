// Made from contract/areas/group_invites.yaml by codegen; edit the contract instead.

//! The area `group_invites`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `group_invites`: one method an operation.
pub trait GroupInvitesApi: Area {
    /// List a group's invitations
    ///
    /// `GET /api/v2/groups/{id}/invites`
    ///
    /// Those that wait: neither withdrawn nor expired, and not used if they are for one address. The newest first. For owner and administrators of the group, and administrators of the community: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see.
    fn list_group_invites(
        &self,
        call: Self::Call,
        path: ListGroupInvitesPath,
    ) -> impl Future<Output = Result<GroupInvitesResponse, Self::Failure>> + Send;

    /// Make a link to join a group
    ///
    /// `POST /api/v2/groups/{id}/invites/link`
    ///
    /// Any member of the community joins with it at once, until it expires or is withdrawn. Owner and administrators of the group, and administrators of the community, may: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see. 409 `INVITE_LIMIT_REACHED` when 50 invitations wait, `GROUP_UNAVAILABLE` when the group is not active.
    fn create_group_invite_link(
        &self,
        call: Self::Call,
        path: CreateGroupInviteLinkPath,
        body: GroupInviteLinkBody,
    ) -> impl Future<Output = Result<GroupInviteResponse, Self::Failure>> + Send;

    /// Invite people to a group by e-mail
    ///
    /// `POST /api/v2/groups/{id}/invites/email`
    ///
    /// Whether they are members or not: each address gets a mail with a link that is good for 14 days, once, and only for the member with this address. An address whose invitation waits gets no second mail. Who may is as for links. 409 `INVITE_LIMIT_REACHED` when more than 50 invitations would wait, `GROUP_UNAVAILABLE` when the group is not active; 422 `VALIDATION_ERROR` on `emails` for what is no address.
    fn invite_to_group_by_email(
        &self,
        call: Self::Call,
        path: InviteToGroupByEmailPath,
        body: GroupInviteEmailsBody,
    ) -> impl Future<Output = Result<GroupInvitesResponse, Self::Failure>> + Send;

    /// Withdraw an invitation
    ///
    /// `DELETE /api/v2/groups/{id}/invites/{inviteId}`
    ///
    /// Whoever has the link cannot use it any more; nothing happens if it was withdrawn before. Who may is as for the list. 404 `NOT_FOUND` when the group has no such invitation; 409 `INVALID_STATE` when it was used.
    fn revoke_group_invite(
        &self,
        call: Self::Call,
        path: RevokeGroupInvitePath,
    ) -> impl Future<Output = Result<GroupInviteRevokedResponse, Self::Failure>> + Send;

    /// Look at an invitation
    ///
    /// `GET /api/v2/groups/invite/{token}`
    ///
    /// Whoever has the link sees the group, a secret one too. 404 `NOT_FOUND` when there is no such invitation, 410 `EXPIRED` or `REVOKED` when it is good for nothing any more, 403 `BANNED` when the caller is banned from the group.
    fn get_group_invite(
        &self,
        call: Self::Call,
        path: GetGroupInvitePath,
    ) -> impl Future<Output = Result<GroupInvitePreviewResponse, Self::Failure>> + Send;

    /// Join a group with an invitation
    ///
    /// `POST /api/v2/groups/invite/{token}/accept`
    ///
    /// A private or secret group, too. 404 `NOT_FOUND` when there is no such invitation, 410 `EXPIRED` or `REVOKED` when it is good for nothing any more, 409 `INVALID_STATE` when it was for one address and is used, 403 `EMAIL_MISMATCH` when it was sent to another address than the caller's. 403 `BANNED`, 409 `ALREADY_MEMBER`, `CAPACITY_FULL`, `MEMBERSHIP_LIMIT_REACHED`, `GROUP_UNAVAILABLE`, 403 `FORBIDDEN` and what safeguarding says, as for joining.
    fn accept_group_invite(
        &self,
        call: Self::Call,
        path: AcceptGroupInvitePath,
    ) -> impl Future<Output = Result<GroupInviteAcceptedResponse, Self::Failure>> + Send;

    /// Those of the `GroupInvite` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn group_invite_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<GroupInvite>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: GroupInvitesApi>() -> [Served<A>; 6] {
    [
        (Operation::ListGroupInvites, list_group_invites::<A>),
        (Operation::CreateGroupInviteLink, create_group_invite_link::<A>),
        (Operation::InviteToGroupByEmail, invite_to_group_by_email::<A>),
        (Operation::RevokeGroupInvite, revoke_group_invite::<A>),
        (Operation::GetGroupInvite, get_group_invite::<A>),
        (Operation::AcceptGroupInvite, accept_group_invite::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 6] {
    [
        (Operation::ListGroupInvites, |asked| list_group_invites_input(asked).map(drop)),
        (
            Operation::CreateGroupInviteLink,
            |asked| create_group_invite_link_input(asked).map(drop),
        ),
        (
            Operation::InviteToGroupByEmail,
            |asked| invite_to_group_by_email_input(asked).map(drop),
        ),
        (
            Operation::RevokeGroupInvite,
            |asked| revoke_group_invite_input(asked).map(drop),
        ),
        (Operation::GetGroupInvite, |asked| get_group_invite_input(asked).map(drop)),
        (
            Operation::AcceptGroupInvite,
            |asked| accept_group_invite_input(asked).map(drop),
        ),
    ]
}

fn list_group_invites_input(
    asked: &mut Asked,
) -> Result<ListGroupInvitesPath, Rejection> {
    let path: ListGroupInvitesPath = asked.path(&LIST_GROUP_INVITES_PATH)?;
    Ok(path)
}

fn list_group_invites<A: GroupInvitesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_group_invites_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_group_invites(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_group_invite_link_input(
    asked: &mut Asked,
) -> Result<(CreateGroupInviteLinkPath, GroupInviteLinkBody), Rejection> {
    let path: CreateGroupInviteLinkPath = asked.path(&CREATE_GROUP_INVITE_LINK_PATH)?;
    let body: GroupInviteLinkBody = asked.body(true)?;
    Ok((path, body))
}

fn create_group_invite_link<A: GroupInvitesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_group_invite_link_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_group_invite_link(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn invite_to_group_by_email_input(
    asked: &mut Asked,
) -> Result<(InviteToGroupByEmailPath, GroupInviteEmailsBody), Rejection> {
    let path: InviteToGroupByEmailPath = asked.path(&INVITE_TO_GROUP_BY_EMAIL_PATH)?;
    let body: GroupInviteEmailsBody = asked.body(true)?;
    Ok((path, body))
}

fn invite_to_group_by_email<A: GroupInvitesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = invite_to_group_by_email_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .invite_to_group_by_email(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn revoke_group_invite_input(
    asked: &mut Asked,
) -> Result<RevokeGroupInvitePath, Rejection> {
    let path: RevokeGroupInvitePath = asked.path(&REVOKE_GROUP_INVITE_PATH)?;
    Ok(path)
}

fn revoke_group_invite<A: GroupInvitesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revoke_group_invite_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().revoke_group_invite(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_group_invite_input(asked: &mut Asked) -> Result<GetGroupInvitePath, Rejection> {
    let path: GetGroupInvitePath = asked.path(&GET_GROUP_INVITE_PATH)?;
    Ok(path)
}

fn get_group_invite<A: GroupInvitesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_group_invite_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_group_invite(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_group_invite_input(
    asked: &mut Asked,
) -> Result<AcceptGroupInvitePath, Rejection> {
    let path: AcceptGroupInvitePath = asked.path(&ACCEPT_GROUP_INVITE_PATH)?;
    Ok(path)
}

fn accept_group_invite<A: GroupInvitesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = accept_group_invite_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().accept_group_invite(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_GROUP_INVITES_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static CREATE_GROUP_INVITE_LINK_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static INVITE_TO_GROUP_BY_EMAIL_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REVOKE_GROUP_INVITE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "inviteId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_GROUP_INVITE_PATH: [Parameter; 1] = [
    Parameter {
        name: "token",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ACCEPT_GROUP_INVITE_PATH: [Parameter; 1] = [
    Parameter {
        name: "token",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/groups/invite/{token}/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptGroupInvitePath {
    /// The secret at the end of the link.
    pub token: String,
}

/// The path parameters of `POST /api/v2/groups/{id}/invites/link`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateGroupInviteLinkPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/groups/invite/{token}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetGroupInvitePath {
    /// The secret at the end of the link.
    pub token: String,
}

/// An invitation to a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInvite {
    /// Id of the invitation.
    pub id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: GroupInviteType,
    /// The address that it was sent to. Null for a link.
    pub email: Option<String>,
    /// The status.
    pub status: GroupInviteStatus,
    /// The link. Null for one that was mailed.
    pub invite_url: Option<String>,
    /// What its mail says beside.
    pub message: Option<String>,
    /// When it expires.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Who made it.
    pub invited_by: i64,
    /// Their name as the caller may see it. Null if they are gone.
    pub inviter_name: Option<String>,
}

/// An invitation that was used.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteAccepted {
    /// What happened.
    pub action: GroupInviteAcceptedAction,
    /// The group.
    pub group: GroupInviteGroup,
    /// The membership.
    pub membership: crate::groups::GroupMembership,
    /// The invite.
    pub invite: GroupInviteShown,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupInviteAcceptedAction {
    /// `joined`.
    Joined,
}

crate::word! {
    GroupInviteAcceptedAction { Joined = "joined" }
}

crate::runtime::wire! {
    GroupInviteAcceptedAction
}

/// An invitation that was used.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteAcceptedResponse {
    /// The data.
    pub data: GroupInviteAccepted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whom to invite.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupInviteEmailsBody {
    /// Addresses. Repeated ones are dropped.
    pub emails: Vec<String>,
    /// What the mail says beside.
    pub message: Option<String>,
}

/// The group that an invitation leads to.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteGroup {
    /// Id of the group.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Absolute address of the picture.
    pub image_url: Option<String>,
    /// The visibility.
    pub visibility: crate::groups::GroupVisibility,
    /// Active members.
    pub member_count: i64,
}

/// How long the link is good.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupInviteLinkBody {
    /// Days until it expires.
    #[serde(default = "defaults::default_u64::<i64, 14>")]
    pub expiry_days: i64,
}

impl std::default::Default for GroupInviteLinkBody {
    fn default() -> Self {
        Self {
            expiry_days: defaults::default_u64::<i64, 14>(),
        }
    }
}

/// How the caller stands to the group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteMembership {
    /// The status.
    pub status: GroupInviteStanding,
}

/// An invitation and where it leads.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInvitePreview {
    /// The invite.
    pub invite: GroupInviteShown,
    /// The group.
    pub group: GroupInviteGroup,
    /// The membership.
    pub membership: GroupInviteMembership,
}

/// An invitation and where it leads.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInvitePreviewResponse {
    /// The data.
    pub data: GroupInvitePreview,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An invitation.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteResponse {
    /// The data.
    pub data: GroupInvite,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An invitation that was withdrawn.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteRevoked {
    /// Id of the invitation.
    pub id: i64,
    /// That it is withdrawn.
    pub status: GroupInviteRevokedStatus,
}

/// An invitation that was withdrawn.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteRevokedResponse {
    /// The data.
    pub data: GroupInviteRevoked,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That it is withdrawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupInviteRevokedStatus {
    /// `revoked`.
    Revoked,
}

crate::word! {
    GroupInviteRevokedStatus { Revoked = "revoked" }
}

crate::runtime::wire! {
    GroupInviteRevokedStatus
}

/// An invitation, as whoever has its link sees it.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInviteShown {
    /// Id of the invitation.
    pub id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: GroupInviteType,
    /// The status.
    pub status: GroupInviteStatus,
    /// Whether it is good only for the member with the address that it was sent to.
    pub email_bound: bool,
    /// What its mail says beside.
    pub message: Option<String>,
    /// When it expires.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// Who made it. Null if they are gone.
    pub inviter_name: Option<String>,
}

/// How somebody who looks at an invitation stands to the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupInviteStanding {
    /// `none`.
    None,
    /// `active`.
    Active,
    /// `pending`.
    Pending,
    /// `invited`.
    Invited,
}

crate::word! {
    GroupInviteStanding { None = "none", Active = "active", Pending = "pending", Invited
    = "invited" }
}

crate::runtime::wire! {
    GroupInviteStanding
}

/// Status of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupInviteStatus {
    /// `pending`.
    Pending,
    /// `accepted`.
    Accepted,
    /// `revoked`.
    Revoked,
}

crate::word! {
    GroupInviteStatus { Pending = "pending", Accepted = "accepted", Revoked = "revoked" }
}

crate::runtime::wire! {
    GroupInviteStatus
}

/// How an invitation reaches people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupInviteType {
    /// `link`.
    Link,
    /// `email`.
    Email,
}

crate::word! {
    GroupInviteType { Link = "link", Email = "email" }
}

crate::runtime::wire! {
    GroupInviteType
}

/// Invitations.
#[derive(Clone, Debug, Serialize)]
pub struct GroupInvitesResponse {
    /// Invitations, the newest first.
    pub data: Vec<GroupInvite>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `POST /api/v2/groups/{id}/invites/email`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct InviteToGroupByEmailPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/groups/{id}/invites`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupInvitesPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/groups/{id}/invites/{inviteId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeGroupInvitePath {
    /// Id of the group.
    pub id: i64,
    /// Id of the invitation.
    #[serde(rename = "inviteId")]
    pub invite_id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
