// Made from contract/areas/groups.yaml by codegen; edit the contract instead.

//! The area `groups`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, FileField, Kind, Many, NoContent, Parameter, Read, Rejection, Reply,
    Served, Upload, Work,
};

/// What the gateway answers in the area `groups`: one method an operation.
pub trait GroupsApi: Area {
    /// List groups
    ///
    /// `GET /api/v2/groups`
    ///
    /// Newest first: those that the caller may see. A secret group is seen by its members, by whoever is invited, and by administrators. A cursor that was not given out for this community and these filters is 422 `INVALID_CURSOR`. Other words in `visibility` and `member` are 422 `VALIDATION_ERROR`.
    fn list_groups(
        &self,
        call: Self::Call,
        query: ListGroupsQuery,
    ) -> impl Future<Output = Result<GroupPage, Self::Failure>> + Send;

    /// Found a group
    ///
    /// `POST /api/v2/groups`
    ///
    /// The caller owns it and is its first member. Its slug is made of its name and is unique in the community. Name, description and location are kept as typed: clients escape them when they show them. As a form it may have pictures in `avatar` and `cover`: JPEG, PNG, WebP or GIF of at most 8 MB, decoded and made anew; 422 `VALIDATION_ERROR` on that field for anything else. 422 `VALIDATION_ERROR` when nothing is left of the name, for half a place on the map, and for a `type_id` that the community does not have. 409 `MEMBERSHIP_LIMIT_REACHED` when the caller belongs to as many groups as one may; 403 `FORBIDDEN` for whoever is no member of this community. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_group(
        &self,
        call: Self::Call,
        body: CreateGroupBody,
        files: Upload,
    ) -> impl Future<Output = Result<GroupResponse, Self::Failure>> + Send;

    /// Read a group
    ///
    /// `GET /api/v2/groups/{id}`
    ///
    /// 404 `NOT_FOUND` when there is none that the caller may see.
    fn get_group(
        &self,
        call: Self::Call,
        path: GetGroupPath,
    ) -> impl Future<Output = Result<GroupResponse, Self::Failure>> + Send;

    /// Change a group
    ///
    /// `PUT /api/v2/groups/{id}`
    ///
    /// What is absent stays; null takes away what a group may be without, as do an empty `location`, `type_id` 0, `remove_avatar` and `remove_cover`. As a form it may have pictures in `avatar` and `cover`, as for a new group; each takes the place of the one before. The slug stays. Owner and administrators of the group, and administrators of the community, may: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is none that the caller may see. 422 `VALIDATION_ERROR` when nothing is left of the name, for half a place on the map, for a `type_id` that the community does not have, and for a picture that is sent and removed at once.
    fn update_group(
        &self,
        call: Self::Call,
        path: UpdateGroupPath,
        body: UpdateGroupBody,
        files: Upload,
    ) -> impl Future<Output = Result<GroupResponse, Self::Failure>> + Send;

    /// Delete a group
    ///
    /// `DELETE /api/v2/groups/{id}`
    ///
    /// With its memberships and messages. Its owner and administrators of the community may: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is none that the caller may see.
    fn delete_group(
        &self,
        call: Self::Call,
        path: DeleteGroupPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// What a form for groups may offer
    ///
    /// `GET /api/v2/groups/form-capabilities`
    ///
    /// Bounds and choices of a form for founding or changing a group, and the tabs that groups of this community have.
    fn get_group_form_capabilities(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<GroupFormCapabilitiesResponse, Self::Failure>,
    > + Send;

    /// Upload a group's picture
    ///
    /// `POST /api/v2/groups/{id}/image`
    ///
    /// The part `image` is a JPEG, PNG, WebP or GIF of at most 8 MB. It is decoded and made anew, upright and without anything that was hidden in the file; it takes the place of the one before. Owner and administrators of the group, and administrators of the community, may: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is none that the caller may see. 422 `VALIDATION_ERROR` on `image` without such a part, and for a file that is no such picture.
    fn set_group_image(
        &self,
        call: Self::Call,
        path: SetGroupImagePath,
        query: SetGroupImageQuery,
        body: Upload,
    ) -> impl Future<Output = Result<GroupImageResponse, Self::Failure>> + Send;

    /// Remove a group's picture
    ///
    /// `DELETE /api/v2/groups/{id}/image`
    ///
    /// Who may is as for uploading one. Nothing happens if there is none.
    fn remove_group_image(
        &self,
        call: Self::Call,
        path: RemoveGroupImagePath,
        query: RemoveGroupImageQuery,
    ) -> impl Future<Output = Result<GroupImageResponse, Self::Failure>> + Send;

    /// Join a group, or ask to join
    ///
    /// `POST /api/v2/groups/{id}/join`
    ///
    /// A public group is joined at once, and so is any to which the caller is invited; a private group is asked. 404 `NOT_FOUND` when there is none that the caller may see. 403 `BANNED`; 403 `FORBIDDEN` for whoever is no member of this community, and when the caller and the group's owner have blocked one another. 409 `ALREADY_MEMBER` (also when the caller has asked before), `INVALID_STATE` within seven days after a request was declined, `CAPACITY_FULL`, `MEMBERSHIP_LIMIT_REACHED`, `GROUP_UNAVAILABLE`. Safeguarding: 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED`, 409 `SAFEGUARDING_JURISDICTION_REQUIRED`, 503 `SAFEGUARDING_POLICY_UNAVAILABLE`.
    fn join_group(
        &self,
        call: Self::Call,
        path: JoinGroupPath,
    ) -> impl Future<Output = Result<JoinedGroupResponse, Self::Failure>> + Send;

    /// Leave a group
    ///
    /// `DELETE /api/v2/groups/{id}/membership`
    ///
    /// Also takes back a request and declines an invitation. 404 `NOT_FOUND` when there is no such group that the caller may see. 409 `NOT_MEMBER`; `OWNER_CANNOT_LEAVE` for its owner, who first makes somebody else the owner; `SOLE_ADMIN` for its last administrator. 403 `BANNED`.
    fn leave_group(
        &self,
        call: Self::Call,
        path: LeaveGroupPath,
    ) -> impl Future<Output = Result<LeftGroupResponse, Self::Failure>> + Send;

    /// List the members of a group
    ///
    /// `GET /api/v2/groups/{id}/members`
    ///
    /// In the order of their ids. For active members, the owner, and administrators of the community: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see. A cursor that was not given out for this community, group and filters is 422 `INVALID_CURSOR`; another word in `role` is 422 `VALIDATION_ERROR`.
    fn list_group_members(
        &self,
        call: Self::Call,
        path: ListGroupMembersPath,
        query: ListGroupMembersQuery,
    ) -> impl Future<Output = Result<GroupMemberPage, Self::Failure>> + Send;

    /// Change a member's role in a group
    ///
    /// `PUT /api/v2/groups/{id}/members/{userId}`
    ///
    /// The owner and administrators of the community may. With `owner` the group changes hands: its owner becomes an administrator of it. 403 `FORBIDDEN` for others, and for the owner's own role. 404 `NOT_FOUND` when there is no such group that the caller may see, or the member does not belong to it.
    fn change_group_member_role(
        &self,
        call: Self::Call,
        path: ChangeGroupMemberRolePath,
        body: GroupRoleBody,
    ) -> impl Future<Output = Result<GroupMembershipResponse, Self::Failure>> + Send;

    /// Remove a member from a group
    ///
    /// `DELETE /api/v2/groups/{id}/members/{userId}`
    ///
    /// Also takes back an invitation. Owner and administrators of the group, and administrators of the community, may; an administrator of the group is removed by the last two only, the owner by nobody, and nobody removes themselves: 403 `FORBIDDEN`. 404 `NOT_FOUND` when there is no such group that the caller may see, or the member does not belong to it.
    fn remove_group_member(
        &self,
        call: Self::Call,
        path: RemoveGroupMemberPath,
    ) -> impl Future<Output = Result<GroupMembershipResponse, Self::Failure>> + Send;

    /// Ban a member from a group
    ///
    /// `POST /api/v2/groups/{id}/members/{userId}/ban`
    ///
    /// Whether they belong to it or not. Who may is as for removing; 404 `NOT_FOUND` also when the community has no such member; 409 `INVALID_STATE` when they are banned already.
    fn ban_group_member(
        &self,
        call: Self::Call,
        path: BanGroupMemberPath,
    ) -> impl Future<Output = Result<GroupMembershipResponse, Self::Failure>> + Send;

    /// Lift a ban from a group
    ///
    /// `DELETE /api/v2/groups/{id}/members/{userId}/ban`
    ///
    /// Owner and administrators of the group, and administrators of the community, may. 404 `NOT_FOUND` when the member is not banned.
    fn unban_group_member(
        &self,
        call: Self::Call,
        path: UnbanGroupMemberPath,
    ) -> impl Future<Output = Result<GroupMembershipResponse, Self::Failure>> + Send;

    /// Invite a member to a group
    ///
    /// `POST /api/v2/groups/{id}/invitations`
    ///
    /// Owner and administrators of the group, and administrators of the community, may: 403 `FORBIDDEN` for others, and when the two have blocked one another. Whoever has asked to join belongs to the group at once. 404 `NOT_FOUND` when there is no such group that the caller may see; 422 `VALIDATION_ERROR` when the community has no such active member; 409 `ALREADY_MEMBER`, `INVALID_STATE` when they are invited already, `CAPACITY_FULL`, `MEMBERSHIP_LIMIT_REACHED`, `GROUP_UNAVAILABLE`; 403 `BANNED`; and what safeguarding says, as for joining.
    fn invite_to_group(
        &self,
        call: Self::Call,
        path: InviteToGroupPath,
        body: GroupInvitationBody,
    ) -> impl Future<Output = Result<GroupMembershipResponse, Self::Failure>> + Send;

    /// List requests to join a group
    ///
    /// `GET /api/v2/groups/{id}/requests`
    ///
    /// In the order of their ids. For owner and administrators of the group, and administrators of the community: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see. A cursor that was not given out for this community and group is 422 `INVALID_CURSOR`.
    fn list_group_requests(
        &self,
        call: Self::Call,
        path: ListGroupRequestsPath,
        query: ListGroupRequestsQuery,
    ) -> impl Future<Output = Result<GroupMemberPage, Self::Failure>> + Send;

    /// Accept or decline a request to join
    ///
    /// `POST /api/v2/groups/{id}/requests/{userId}`
    ///
    /// Who may is as for the list. 404 `NOT_FOUND` when the member has not asked. 409 `CAPACITY_FULL`, `MEMBERSHIP_LIMIT_REACHED` (of the member), `GROUP_UNAVAILABLE` when accepting, and 403 `FORBIDDEN` when the member and the owner have blocked one another. 400 `VALIDATION_ERROR` for another word.
    fn answer_group_request(
        &self,
        call: Self::Call,
        path: AnswerGroupRequestPath,
        body: GroupRequestBody,
    ) -> impl Future<
        Output = Result<GroupRequestAnsweredResponse, Self::Failure>,
    > + Send;

    /// How the caller is notified about a group
    ///
    /// `GET /api/v2/groups/{id}/notification-prefs`
    ///
    /// For active members and for whoever may change the group, else 403 `FORBIDDEN`; 404 `NOT_FOUND` when there is none that the caller may see.
    fn get_group_notification_prefs(
        &self,
        call: Self::Call,
        path: GetGroupNotificationPrefsPath,
    ) -> impl Future<
        Output = Result<GroupNotificationPrefsResponse, Self::Failure>,
    > + Send;

    /// Choose how to be notified about a group
    ///
    /// `PUT /api/v2/groups/{id}/notification-prefs`
    ///
    /// All three are needed. For whom is as for reading them; 403 `FORBIDDEN` also for whoever is no member of this community.
    fn update_group_notification_prefs(
        &self,
        call: Self::Call,
        path: UpdateGroupNotificationPrefsPath,
        body: GroupNotificationPrefsBody,
    ) -> impl Future<
        Output = Result<GroupNotificationPrefsUpdatedResponse, Self::Failure>,
    > + Send;

    /// Read the messages of a group
    ///
    /// `GET /api/v2/groups/{id}/messages`
    ///
    /// Newest first. Whoever reads the first page has read the notifications that tell of it. For active members only, whatever the role: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see. A cursor that was not given out for this community and group is 422 `INVALID_CURSOR`.
    fn list_group_messages(
        &self,
        call: Self::Call,
        path: ListGroupMessagesPath,
        query: ListGroupMessagesQuery,
    ) -> impl Future<Output = Result<GroupMessagePage, Self::Failure>> + Send;

    /// Write to a group
    ///
    /// `POST /api/v2/groups/{id}/messages`
    ///
    /// The text is kept as typed: clients escape it when they show it. 422 `VALIDATION_ERROR` when nothing is left. For active members: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see, 409 `GROUP_UNAVAILABLE` when it is not active. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn post_group_message(
        &self,
        call: Self::Call,
        path: PostGroupMessagePath,
        body: GroupMessageBody,
    ) -> impl Future<Output = Result<GroupMessageResponse, Self::Failure>> + Send;

    /// Delete a message of a group
    ///
    /// `DELETE /api/v2/groups/{id}/messages/{messageId}`
    ///
    /// Who wrote it may while they belong to the group, and so may owner and administrators of the group, and administrators of the community: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` when there is no such message.
    fn delete_group_message(
        &self,
        call: Self::Call,
        path: DeleteGroupMessagePath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Those of the `Group` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn group_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Group>, Self::Failure>> + Send;

    /// Those of the `GroupMessage` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn group_message_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<GroupMessage>, Self::Failure>> + Send;

    /// Those of the `GroupType` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn group_type_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<GroupType>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: GroupsApi>() -> [Served<A>; 23] {
    [
        (Operation::ListGroups, list_groups::<A>),
        (Operation::CreateGroup, create_group::<A>),
        (Operation::GetGroup, get_group::<A>),
        (Operation::UpdateGroup, update_group::<A>),
        (Operation::DeleteGroup, delete_group::<A>),
        (Operation::GetGroupFormCapabilities, get_group_form_capabilities::<A>),
        (Operation::SetGroupImage, set_group_image::<A>),
        (Operation::RemoveGroupImage, remove_group_image::<A>),
        (Operation::JoinGroup, join_group::<A>),
        (Operation::LeaveGroup, leave_group::<A>),
        (Operation::ListGroupMembers, list_group_members::<A>),
        (Operation::ChangeGroupMemberRole, change_group_member_role::<A>),
        (Operation::RemoveGroupMember, remove_group_member::<A>),
        (Operation::BanGroupMember, ban_group_member::<A>),
        (Operation::UnbanGroupMember, unban_group_member::<A>),
        (Operation::InviteToGroup, invite_to_group::<A>),
        (Operation::ListGroupRequests, list_group_requests::<A>),
        (Operation::AnswerGroupRequest, answer_group_request::<A>),
        (Operation::GetGroupNotificationPrefs, get_group_notification_prefs::<A>),
        (Operation::UpdateGroupNotificationPrefs, update_group_notification_prefs::<A>),
        (Operation::ListGroupMessages, list_group_messages::<A>),
        (Operation::PostGroupMessage, post_group_message::<A>),
        (Operation::DeleteGroupMessage, delete_group_message::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 23] {
    [
        (Operation::ListGroups, |asked| list_groups_input(asked).map(drop)),
        (Operation::CreateGroup, |asked| create_group_input(asked).map(drop)),
        (Operation::GetGroup, |asked| get_group_input(asked).map(drop)),
        (Operation::UpdateGroup, |asked| update_group_input(asked).map(drop)),
        (Operation::DeleteGroup, |asked| delete_group_input(asked).map(drop)),
        (Operation::GetGroupFormCapabilities, |_| Ok(())),
        (Operation::SetGroupImage, |asked| set_group_image_input(asked).map(drop)),
        (Operation::RemoveGroupImage, |asked| remove_group_image_input(asked).map(drop)),
        (Operation::JoinGroup, |asked| join_group_input(asked).map(drop)),
        (Operation::LeaveGroup, |asked| leave_group_input(asked).map(drop)),
        (Operation::ListGroupMembers, |asked| list_group_members_input(asked).map(drop)),
        (
            Operation::ChangeGroupMemberRole,
            |asked| change_group_member_role_input(asked).map(drop),
        ),
        (
            Operation::RemoveGroupMember,
            |asked| remove_group_member_input(asked).map(drop),
        ),
        (Operation::BanGroupMember, |asked| ban_group_member_input(asked).map(drop)),
        (Operation::UnbanGroupMember, |asked| unban_group_member_input(asked).map(drop)),
        (Operation::InviteToGroup, |asked| invite_to_group_input(asked).map(drop)),
        (
            Operation::ListGroupRequests,
            |asked| list_group_requests_input(asked).map(drop),
        ),
        (
            Operation::AnswerGroupRequest,
            |asked| answer_group_request_input(asked).map(drop),
        ),
        (
            Operation::GetGroupNotificationPrefs,
            |asked| get_group_notification_prefs_input(asked).map(drop),
        ),
        (
            Operation::UpdateGroupNotificationPrefs,
            |asked| update_group_notification_prefs_input(asked).map(drop),
        ),
        (
            Operation::ListGroupMessages,
            |asked| list_group_messages_input(asked).map(drop),
        ),
        (Operation::PostGroupMessage, |asked| post_group_message_input(asked).map(drop)),
        (
            Operation::DeleteGroupMessage,
            |asked| delete_group_message_input(asked).map(drop),
        ),
    ]
}

fn list_groups_input(asked: &mut Asked) -> Result<ListGroupsQuery, Rejection> {
    let query: ListGroupsQuery = asked.query(&LIST_GROUPS_QUERY)?;
    Ok(query)
}

fn list_groups<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_groups_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_groups(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_group_input(
    asked: &mut Asked,
) -> Result<(CreateGroupBody, Upload), Rejection> {
    let (body, files): (CreateGroupBody, Upload) = asked
        .form(true, &CREATE_GROUP_FORM, &CREATE_GROUP_FILES)?;
    Ok((body, files))
}

fn create_group<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (body, files) = create_group_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (body, files) = (body.clone(), files.clone());
            Box::pin(async move {
                let answer = A::default().create_group(call, body, files).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_group_input(asked: &mut Asked) -> Result<GetGroupPath, Rejection> {
    let path: GetGroupPath = asked.path(&GET_GROUP_PATH)?;
    Ok(path)
}

fn get_group<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_group_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_group(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_group_input(
    asked: &mut Asked,
) -> Result<(UpdateGroupPath, UpdateGroupBody, Upload), Rejection> {
    let path: UpdateGroupPath = asked.path(&UPDATE_GROUP_PATH)?;
    let (body, files): (UpdateGroupBody, Upload) = asked
        .form(true, &UPDATE_GROUP_FORM, &UPDATE_GROUP_FILES)?;
    Ok((path, body, files))
}

fn update_group<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body, files) = update_group_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body, files) = (path.clone(), body.clone(), files.clone());
            Box::pin(async move {
                let answer = A::default().update_group(call, path, body, files).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_group_input(asked: &mut Asked) -> Result<DeleteGroupPath, Rejection> {
    let path: DeleteGroupPath = asked.path(&DELETE_GROUP_PATH)?;
    Ok(path)
}

fn delete_group<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_group_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_group(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn get_group_form_capabilities<A: GroupsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_group_form_capabilities(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn set_group_image_input(
    asked: &mut Asked,
) -> Result<(SetGroupImagePath, SetGroupImageQuery, Upload), Rejection> {
    let path: SetGroupImagePath = asked.path(&SET_GROUP_IMAGE_PATH)?;
    let (query, body): (SetGroupImageQuery, Upload) = Rejection::together(
        asked.query(&SET_GROUP_IMAGE_QUERY),
        asked.upload(),
    )?;
    Ok((path, query, body))
}

fn set_group_image<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query, body) = set_group_image_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query, body) = (path.clone(), query.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .set_group_image(call, path, query, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn remove_group_image_input(
    asked: &mut Asked,
) -> Result<(RemoveGroupImagePath, RemoveGroupImageQuery), Rejection> {
    let path: RemoveGroupImagePath = asked.path(&REMOVE_GROUP_IMAGE_PATH)?;
    let query: RemoveGroupImageQuery = asked.query(&REMOVE_GROUP_IMAGE_QUERY)?;
    Ok((path, query))
}

fn remove_group_image<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = remove_group_image_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().remove_group_image(call, path, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn join_group_input(asked: &mut Asked) -> Result<JoinGroupPath, Rejection> {
    let path: JoinGroupPath = asked.path(&JOIN_GROUP_PATH)?;
    Ok(path)
}

fn join_group<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = join_group_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().join_group(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn leave_group_input(asked: &mut Asked) -> Result<LeaveGroupPath, Rejection> {
    let path: LeaveGroupPath = asked.path(&LEAVE_GROUP_PATH)?;
    Ok(path)
}

fn leave_group<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = leave_group_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().leave_group(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_group_members_input(
    asked: &mut Asked,
) -> Result<(ListGroupMembersPath, ListGroupMembersQuery), Rejection> {
    let path: ListGroupMembersPath = asked.path(&LIST_GROUP_MEMBERS_PATH)?;
    let query: ListGroupMembersQuery = asked.query(&LIST_GROUP_MEMBERS_QUERY)?;
    Ok((path, query))
}

fn list_group_members<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_group_members_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_group_members(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn change_group_member_role_input(
    asked: &mut Asked,
) -> Result<(ChangeGroupMemberRolePath, GroupRoleBody), Rejection> {
    let path: ChangeGroupMemberRolePath = asked.path(&CHANGE_GROUP_MEMBER_ROLE_PATH)?;
    let body: GroupRoleBody = asked.body(true)?;
    Ok((path, body))
}

fn change_group_member_role<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = change_group_member_role_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .change_group_member_role(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn remove_group_member_input(
    asked: &mut Asked,
) -> Result<RemoveGroupMemberPath, Rejection> {
    let path: RemoveGroupMemberPath = asked.path(&REMOVE_GROUP_MEMBER_PATH)?;
    Ok(path)
}

fn remove_group_member<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_group_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_group_member(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn ban_group_member_input(asked: &mut Asked) -> Result<BanGroupMemberPath, Rejection> {
    let path: BanGroupMemberPath = asked.path(&BAN_GROUP_MEMBER_PATH)?;
    Ok(path)
}

fn ban_group_member<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = ban_group_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().ban_group_member(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn unban_group_member_input(
    asked: &mut Asked,
) -> Result<UnbanGroupMemberPath, Rejection> {
    let path: UnbanGroupMemberPath = asked.path(&UNBAN_GROUP_MEMBER_PATH)?;
    Ok(path)
}

fn unban_group_member<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = unban_group_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().unban_group_member(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn invite_to_group_input(
    asked: &mut Asked,
) -> Result<(InviteToGroupPath, GroupInvitationBody), Rejection> {
    let path: InviteToGroupPath = asked.path(&INVITE_TO_GROUP_PATH)?;
    let body: GroupInvitationBody = asked.body(true)?;
    Ok((path, body))
}

fn invite_to_group<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = invite_to_group_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().invite_to_group(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_group_requests_input(
    asked: &mut Asked,
) -> Result<(ListGroupRequestsPath, ListGroupRequestsQuery), Rejection> {
    let path: ListGroupRequestsPath = asked.path(&LIST_GROUP_REQUESTS_PATH)?;
    let query: ListGroupRequestsQuery = asked.query(&LIST_GROUP_REQUESTS_QUERY)?;
    Ok((path, query))
}

fn list_group_requests<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_group_requests_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_group_requests(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn answer_group_request_input(
    asked: &mut Asked,
) -> Result<(AnswerGroupRequestPath, GroupRequestBody), Rejection> {
    let path: AnswerGroupRequestPath = asked.path(&ANSWER_GROUP_REQUEST_PATH)?;
    let body: GroupRequestBody = asked.body(true)?;
    Ok((path, body))
}

fn answer_group_request<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = answer_group_request_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().answer_group_request(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_group_notification_prefs_input(
    asked: &mut Asked,
) -> Result<GetGroupNotificationPrefsPath, Rejection> {
    let path: GetGroupNotificationPrefsPath = asked
        .path(&GET_GROUP_NOTIFICATION_PREFS_PATH)?;
    Ok(path)
}

fn get_group_notification_prefs<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_group_notification_prefs_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_group_notification_prefs(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_group_notification_prefs_input(
    asked: &mut Asked,
) -> Result<(UpdateGroupNotificationPrefsPath, GroupNotificationPrefsBody), Rejection> {
    let path: UpdateGroupNotificationPrefsPath = asked
        .path(&UPDATE_GROUP_NOTIFICATION_PREFS_PATH)?;
    let body: GroupNotificationPrefsBody = asked.body(true)?;
    Ok((path, body))
}

fn update_group_notification_prefs<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_group_notification_prefs_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_group_notification_prefs(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_group_messages_input(
    asked: &mut Asked,
) -> Result<(ListGroupMessagesPath, ListGroupMessagesQuery), Rejection> {
    let path: ListGroupMessagesPath = asked.path(&LIST_GROUP_MESSAGES_PATH)?;
    let query: ListGroupMessagesQuery = asked.query(&LIST_GROUP_MESSAGES_QUERY)?;
    Ok((path, query))
}

fn list_group_messages<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_group_messages_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_group_messages(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn post_group_message_input(
    asked: &mut Asked,
) -> Result<(PostGroupMessagePath, GroupMessageBody), Rejection> {
    let path: PostGroupMessagePath = asked.path(&POST_GROUP_MESSAGE_PATH)?;
    let body: GroupMessageBody = asked.body(true)?;
    Ok((path, body))
}

fn post_group_message<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = post_group_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().post_group_message(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn delete_group_message_input(
    asked: &mut Asked,
) -> Result<DeleteGroupMessagePath, Rejection> {
    let path: DeleteGroupMessagePath = asked.path(&DELETE_GROUP_MESSAGE_PATH)?;
    Ok(path)
}

fn delete_group_message<A: GroupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_group_message_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_group_message(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

static LIST_GROUPS_QUERY: [Parameter; 9] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "visibility",
        kind: Kind::Word(&["public", "private", "secret"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "user_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "member",
        kind: Kind::Word(&["me"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static CREATE_GROUP_FORM: [Parameter; 12] = [
    Parameter {
        name: "name",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "description",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "visibility",
        kind: Kind::Word(&["public", "private", "secret"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "location",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "latitude",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "longitude",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "federated_visibility",
        kind: Kind::Word(&["none", "listed", "joinable"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "allow_federated_members",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "primary_color",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "accent_color",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "tags",
        kind: Kind::Text,
        many: Many::Repeated,
        clamp: false,
    },
];

static CREATE_GROUP_FILES: [FileField; 2] = [
    FileField {
        name: "cover",
        many: false,
    },
    FileField {
        name: "avatar",
        many: false,
    },
];

static GET_GROUP_PATH: [Parameter; 1] = [
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

static UPDATE_GROUP_PATH: [Parameter; 1] = [
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

static UPDATE_GROUP_FORM: [Parameter; 14] = [
    Parameter {
        name: "name",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "description",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "visibility",
        kind: Kind::Word(&["public", "private", "secret"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "location",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "latitude",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "longitude",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "federated_visibility",
        kind: Kind::Word(&["none", "listed", "joinable"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "allow_federated_members",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type_id",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "primary_color",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "accent_color",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "tags",
        kind: Kind::Text,
        many: Many::Repeated,
        clamp: false,
    },
    Parameter {
        name: "remove_avatar",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "remove_cover",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_GROUP_FILES: [FileField; 2] = [
    FileField {
        name: "cover",
        many: false,
    },
    FileField {
        name: "avatar",
        many: false,
    },
];

static DELETE_GROUP_PATH: [Parameter; 1] = [
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

static SET_GROUP_IMAGE_PATH: [Parameter; 1] = [
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

static SET_GROUP_IMAGE_QUERY: [Parameter; 1] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["avatar", "cover"]),
        many: Many::One,
        clamp: false,
    },
];

static REMOVE_GROUP_IMAGE_PATH: [Parameter; 1] = [
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

static REMOVE_GROUP_IMAGE_QUERY: [Parameter; 1] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["avatar", "cover"]),
        many: Many::One,
        clamp: false,
    },
];

static JOIN_GROUP_PATH: [Parameter; 1] = [
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

static LEAVE_GROUP_PATH: [Parameter; 1] = [
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

static LIST_GROUP_MEMBERS_PATH: [Parameter; 1] = [
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

static LIST_GROUP_MEMBERS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "role",
        kind: Kind::Word(&["member", "admin", "owner"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static CHANGE_GROUP_MEMBER_ROLE_PATH: [Parameter; 2] = [
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
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REMOVE_GROUP_MEMBER_PATH: [Parameter; 2] = [
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
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static BAN_GROUP_MEMBER_PATH: [Parameter; 2] = [
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
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static UNBAN_GROUP_MEMBER_PATH: [Parameter; 2] = [
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
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static INVITE_TO_GROUP_PATH: [Parameter; 1] = [
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

static LIST_GROUP_REQUESTS_PATH: [Parameter; 1] = [
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

static LIST_GROUP_REQUESTS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ANSWER_GROUP_REQUEST_PATH: [Parameter; 2] = [
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
        name: "userId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_GROUP_NOTIFICATION_PREFS_PATH: [Parameter; 1] = [
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

static UPDATE_GROUP_NOTIFICATION_PREFS_PATH: [Parameter; 1] = [
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

static LIST_GROUP_MESSAGES_PATH: [Parameter; 1] = [
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

static LIST_GROUP_MESSAGES_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static POST_GROUP_MESSAGE_PATH: [Parameter; 1] = [
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

static DELETE_GROUP_MESSAGE_PATH: [Parameter; 2] = [
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
        name: "messageId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/groups/{id}/requests/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AnswerGroupRequestPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The path parameters of `POST /api/v2/groups/{id}/members/{userId}/ban`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct BanGroupMemberPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The path parameters of `PUT /api/v2/groups/{id}/members/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ChangeGroupMemberRolePath {
    /// Id of the group.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// A group to be.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateGroupBody {
    /// Name to show.
    pub name: String,
    /// What the group is about.
    #[serde(default)]
    pub description: String,
    /// Who sees and joins it.
    #[serde(default = "defaults::create_group_body_visibility")]
    pub visibility: GroupVisibility,
    /// Where the group meets.
    pub location: Option<String>,
    /// Degrees north. Needs `longitude`.
    pub latitude: Option<f64>,
    /// Degrees east. Needs `latitude`.
    pub longitude: Option<f64>,
    /// Whether partners see it.
    #[serde(default = "defaults::create_group_body_federated_visibility")]
    pub federated_visibility: GroupFederation,
    /// Whether members of partners may belong to it.
    #[serde(default)]
    pub allow_federated_members: bool,
    /// Id of its type. 0 for none.
    #[serde(default)]
    pub type_id: i64,
    /// Main colour of its pages, `#rrggbb`. Empty for the default.
    pub primary_color: Option<String>,
    /// Accent colour of its pages, `#rrggbb`. Empty for the default.
    pub accent_color: Option<String>,
    /// Tags to find it by. Empty and repeated ones are dropped.
    #[serde(default)]
    pub tags: Option<Vec<String>>,
}

/// A group to be, with pictures.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateGroupForm {
    /// The picture at the top.
    pub cover: Option<String>,
    /// The picture.
    pub avatar: Option<String>,
    /// Name to show.
    pub name: String,
    /// What the group is about.
    #[serde(default)]
    pub description: String,
    /// Who sees and joins it.
    #[serde(default = "defaults::create_group_form_visibility")]
    pub visibility: GroupVisibility,
    /// Where the group meets.
    pub location: Option<String>,
    /// Degrees north. Needs `longitude`.
    pub latitude: Option<f64>,
    /// Degrees east. Needs `latitude`.
    pub longitude: Option<f64>,
    /// Whether partners see it.
    #[serde(default = "defaults::create_group_form_federated_visibility")]
    pub federated_visibility: GroupFederation,
    /// Whether members of partners may belong to it.
    #[serde(default)]
    pub allow_federated_members: bool,
    /// Id of its type. 0 for none.
    #[serde(default)]
    pub type_id: i64,
    /// Main colour of its pages, `#rrggbb`. Empty for the default.
    pub primary_color: Option<String>,
    /// Accent colour of its pages, `#rrggbb`. Empty for the default.
    pub accent_color: Option<String>,
    /// Tags to find it by. Empty and repeated ones are dropped.
    #[serde(default)]
    pub tags: Option<Vec<String>>,
}

/// The path parameters of `DELETE /api/v2/groups/{id}/messages/{messageId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteGroupMessagePath {
    /// Id of the group.
    pub id: i64,
    /// Id of the message.
    #[serde(rename = "messageId")]
    pub message_id: i64,
}

/// The path parameters of `DELETE /api/v2/groups/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteGroupPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/groups/{id}/notification-prefs`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetGroupNotificationPrefsPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/groups/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetGroupPath {
    /// Id of the group.
    pub id: i64,
}

/// A group of members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// Id of the group.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Short name in addresses, unique in the community.
    pub slug: String,
    /// What the group is about. May be empty.
    pub description: String,
    /// The visibility.
    pub visibility: GroupVisibility,
    /// The status.
    pub status: GroupStatus,
    /// Id of the member who owns it.
    pub owner_id: i64,
    /// Id of the group that it is a part of. Null when it stands alone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub parent_id: Option<i64>,
    /// Id of its type. Null when it has none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub type_id: Option<i64>,
    /// Its type. Null when it has none.
    #[serde(rename = "type", deserialize_with = "Option::deserialize")]
    pub type_: Option<GroupType>,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub image_url: Option<String>,
    /// Absolute address of the picture's thumbnail.
    #[serde(deserialize_with = "Option::deserialize")]
    pub image_thumbnail_url: Option<String>,
    /// Absolute address of the cover picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cover_image_url: Option<String>,
    /// Absolute address of its small one.
    #[serde(deserialize_with = "Option::deserialize")]
    pub cover_thumbnail_url: Option<String>,
    /// Where the group meets.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location: Option<String>,
    /// Degrees north.
    #[serde(deserialize_with = "Option::deserialize")]
    pub latitude: Option<f64>,
    /// Degrees east.
    #[serde(deserialize_with = "Option::deserialize")]
    pub longitude: Option<f64>,
    /// The federated visibility.
    pub federated_visibility: GroupFederation,
    /// Whether members of partners may belong to it.
    pub allow_federated_members: bool,
    /// Active members.
    pub member_count: i64,
    /// The same as `member_count`, for older clients.
    pub members_count: i64,
    /// How the caller stands to the group. Null when not at all.
    #[serde(deserialize_with = "Option::deserialize")]
    pub viewer_membership: Option<GroupMembership>,
    /// When it was founded.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// Main colour of its pages, `#rrggbb`. Null for the default.
    #[serde(deserialize_with = "Option::deserialize")]
    pub primary_color: Option<String>,
    /// Accent colour of its pages, `#rrggbb`. Null for the default.
    #[serde(deserialize_with = "Option::deserialize")]
    pub accent_color: Option<String>,
    /// Tags to find it by, in the order in which they were given.
    pub tags: Vec<String>,
}

/// Whether partners see a group, and whether their members may join it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupFederation {
    /// `none`.
    None,
    /// `listed`.
    Listed,
    /// `joinable`.
    Joinable,
}

crate::word! {
    GroupFederation { None = "none", Listed = "listed", Joinable = "joinable" }
}

crate::runtime::wire! {
    GroupFederation
}

/// What the caller may do with groups.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFormActions {
    /// Whether the caller may found one.
    pub can_create: bool,
}

/// What a form for groups may offer.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFormCapabilities {
    /// Who may see and join a group.
    pub allowed_visibility: Vec<GroupVisibility>,
    /// The limits.
    pub limits: GroupFormLimits,
    /// The types of the community, by id.
    pub group_types: Vec<GroupType>,
    /// Groups that it may be a part of. Always empty: groups stand alone when they are founded.
    pub parent_candidates: Vec<GroupFormChoice>,
    /// Groups that it may be made after. Always empty.
    pub templates: Vec<GroupFormChoice>,
    /// Questions of the community. Always empty.
    pub fields: Vec<GroupFormChoice>,
    /// What may be done with pictures.
    pub image_operations: Vec<GroupImageOperation>,
    /// The tabs that groups of this community have.
    pub tabs: Vec<GroupTab>,
    /// The capabilities.
    pub capabilities: GroupFormActions,
}

/// What a form for groups may offer.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFormCapabilitiesResponse {
    /// The data.
    pub data: GroupFormCapabilities,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Something that a form for groups may offer.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFormChoice {
    /// Its id.
    pub id: i64,
    /// Name to show.
    pub name: String,
}

/// Bounds of what is typed about a group, in letters.
#[derive(Clone, Debug, Serialize)]
pub struct GroupFormLimits {
    /// Letters of a name at least.
    pub name_min: i64,
    /// Letters of a name at most.
    pub name_max: i64,
    /// Letters of a description at least.
    pub description_min: i64,
    /// Letters of a description at most.
    pub description_max: i64,
    /// Letters of a place at most.
    pub location_max: i64,
    /// Bytes of a picture at most.
    pub image_max_bytes: i64,
}

/// How often a member is notified about a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupFrequency {
    /// `instant`.
    Instant,
    /// `digest`.
    Digest,
    /// `muted`.
    Muted,
}

crate::word! {
    GroupFrequency { Instant = "instant", Digest = "digest", Muted = "muted" }
}

crate::runtime::wire! {
    GroupFrequency
}

/// A picture of a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupImage {
    /// Absolute address of the picture. Null when there is none.
    pub image_url: Option<String>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: GroupImageType,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupImageForm {
    /// The picture.
    pub image: String,
}

/// What a form may do with a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupImageOperation {
    /// `keep`.
    Keep,
    /// `replace`.
    Replace,
    /// `remove`.
    Remove,
}

crate::word! {
    GroupImageOperation { Keep = "keep", Replace = "replace", Remove = "remove" }
}

crate::runtime::wire! {
    GroupImageOperation
}

/// A picture of a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupImageResponse {
    /// The data.
    pub data: GroupImage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A picture of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupImageType {
    /// `avatar`.
    Avatar,
    /// `cover`.
    Cover,
}

crate::word! {
    GroupImageType { Avatar = "avatar", Cover = "cover" }
}

crate::runtime::wire! {
    GroupImageType
}

/// Whom to invite.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupInvitationBody {
    /// Id of the member.
    pub user_id: i64,
}

/// A member of a group, or somebody who was invited, has asked to join, or is banned.
#[derive(Clone, Debug, Serialize)]
pub struct GroupMember {
    /// Id of the member.
    pub id: i64,
    /// The same as `id`, for older clients.
    pub user_id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// The role.
    pub role: GroupRole,
    /// The status.
    pub status: GroupMembershipStatus,
    /// When they joined; with `pending`, when they asked.
    pub joined_at: chrono::DateTime<chrono::offset::Utc>,
    /// The same as `joined_at`, for older clients.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// The user.
    pub user: GroupMemberUser,
}

/// One page of members.
#[derive(Clone, Debug, Serialize)]
pub struct GroupMemberPage {
    /// Members, in the order of their ids.
    pub data: Vec<GroupMember>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// The member, for older clients.
#[derive(Clone, Debug, Serialize)]
pub struct GroupMemberUser {
    /// Id of the member.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar: Option<String>,
}

/// Membership of a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupMembership {
    /// The status.
    pub status: GroupMembershipStatus,
    /// The role.
    pub role: GroupRole,
}

/// How a member stands to a group now.
#[derive(Clone, Debug, Serialize)]
pub struct GroupMembershipChange {
    /// Id of the member.
    pub user_id: i64,
    /// How they stand to it. Null when not at all.
    pub membership: Option<GroupMembership>,
}

/// How a member stands to a group now.
#[derive(Clone, Debug, Serialize)]
pub struct GroupMembershipResponse {
    /// The data.
    pub data: GroupMembershipChange,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Membership of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupMembershipStatus {
    /// `active`.
    Active,
    /// `pending`.
    Pending,
    /// `invited`.
    Invited,
    /// `banned`.
    Banned,
}

crate::word! {
    GroupMembershipStatus { Active = "active", Pending = "pending", Invited = "invited",
    Banned = "banned" }
}

crate::runtime::wire! {
    GroupMembershipStatus
}

/// A message to a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupMessage {
    /// Id of the message.
    pub id: i64,
    /// Id of the group.
    pub group_id: i64,
    /// Who wrote it.
    pub sender_id: i64,
    /// Plain text.
    pub body: String,
    /// The sender.
    pub sender: GroupMessageSender,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What to write.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupMessageBody {
    /// The text, kept as typed.
    pub body: String,
}

/// One page of messages.
#[derive(Clone, Debug, Serialize)]
pub struct GroupMessagePage {
    /// Messages, newest first.
    pub data: Vec<GroupMessage>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A message to a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupMessageResponse {
    /// The data.
    pub data: GroupMessage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Who wrote to a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupMessageSender {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    #[serde(deserialize_with = "Option::deserialize")]
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
}

/// How a member is notified about a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupNotificationPrefs {
    /// The frequency.
    pub frequency: GroupFrequency,
    /// Whether by e-mail.
    pub email_enabled: bool,
    /// Whether by push message.
    pub push_enabled: bool,
    /// When the member last changed this. Null if never.
    pub updated_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// How to hear of a group.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupNotificationPrefsBody {
    /// The frequency.
    pub frequency: GroupFrequency,
    /// Whether by e-mail.
    pub email_enabled: bool,
    /// Whether by push message.
    pub push_enabled: bool,
}

/// How a member is notified about a group.
#[derive(Clone, Debug, Serialize)]
pub struct GroupNotificationPrefsResponse {
    /// The data.
    pub data: GroupNotificationPrefs,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Preferences just changed.
#[derive(Clone, Debug, Serialize)]
pub struct GroupNotificationPrefsUpdated {
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// The preferences.
    pub preferences: GroupNotificationPrefs,
}

/// Preferences just changed.
#[derive(Clone, Debug, Serialize)]
pub struct GroupNotificationPrefsUpdatedResponse {
    /// The data.
    pub data: GroupNotificationPrefsUpdated,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One page of groups.
#[derive(Clone, Debug, Serialize)]
pub struct GroupPage {
    /// Groups, newest first.
    pub data: Vec<Group>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// How a request to join was answered.
#[derive(Clone, Debug, Serialize)]
pub struct GroupRequestAnswered {
    /// Id of the member.
    pub user_id: i64,
    /// How it was answered, as the caller said it.
    pub action: String,
    /// What became of it.
    pub result: GroupRequestResult,
    /// How they stand to it. Null when not at all.
    pub membership: Option<GroupMembership>,
}

/// How a request to join was answered.
#[derive(Clone, Debug, Serialize)]
pub struct GroupRequestAnsweredResponse {
    /// The data.
    pub data: GroupRequestAnswered,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How to answer a request.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupRequestBody {
    /// What to do with a request to join. `approve` is the same as `accept`, `reject` the same as `decline`.
    pub action: GroupRequestBodyAction,
}

/// What to do with a request to join. `approve` is the same as `accept`, `reject` the same as `decline`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupRequestBodyAction {
    /// `accept`.
    Accept,
    /// `approve`.
    Approve,
    /// `decline`.
    Decline,
    /// `reject`.
    Reject,
}

crate::word! {
    GroupRequestBodyAction { Accept = "accept", Approve = "approve", Decline = "decline",
    Reject = "reject" }
}

crate::runtime::wire! {
    GroupRequestBodyAction
}

/// What became of a request to join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupRequestResult {
    /// `approved`.
    Approved,
    /// `rejected`.
    Rejected,
}

crate::word! {
    GroupRequestResult { Approved = "approved", Rejected = "rejected" }
}

crate::runtime::wire! {
    GroupRequestResult
}

/// A group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupResponse {
    /// The data.
    pub data: Group,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a member may do in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupRole {
    /// `member`.
    Member,
    /// `admin`.
    Admin,
    /// `owner`.
    Owner,
}

crate::word! {
    GroupRole { Member = "member", Admin = "admin", Owner = "owner" }
}

crate::runtime::wire! {
    GroupRole
}

/// Which role.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupRoleBody {
    /// The role.
    pub role: GroupRole,
}

/// Status of a group. Only active and dormant groups can be joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupStatus {
    /// `pending_review`.
    PendingReview,
    /// `active`.
    Active,
    /// `dormant`.
    Dormant,
    /// `archived`.
    Archived,
    /// `rejected`.
    Rejected,
}

crate::word! {
    GroupStatus { PendingReview = "pending_review", Active = "active", Dormant =
    "dormant", Archived = "archived", Rejected = "rejected" }
}

crate::runtime::wire! {
    GroupStatus
}

/// A part of groups that a community may switch off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupTab {
    /// `announcements`.
    Announcements,
    /// `discussions`.
    Discussions,
    /// `files`.
    Files,
    /// `chat`.
    Chat,
}

crate::word! {
    GroupTab { Announcements = "announcements", Discussions = "discussions", Files =
    "files", Chat = "chat" }
}

crate::runtime::wire! {
    GroupTab
}

/// A type of groups that the community has defined.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupType {
    /// Id of the type.
    pub id: i64,
    /// Name to show.
    pub name: String,
    /// Short name in addresses, unique in the community.
    pub slug: String,
    /// Colour to show it in, such as `#b45309`.
    #[serde(deserialize_with = "Option::deserialize")]
    pub color: Option<String>,
    /// Name of its icon.
    #[serde(deserialize_with = "Option::deserialize")]
    pub icon: Option<String>,
}

/// Who sees a group and how it is joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GroupVisibility {
    /// `public`.
    Public,
    /// `private`.
    Private,
    /// `secret`.
    Secret,
}

crate::word! {
    GroupVisibility { Public = "public", Private = "private", Secret = "secret" }
}

crate::runtime::wire! {
    GroupVisibility
}

/// The path parameters of `POST /api/v2/groups/{id}/invitations`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct InviteToGroupPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/groups/{id}/join`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct JoinGroupPath {
    /// Id of the group.
    pub id: i64,
}

/// What became of the wish to join.
#[derive(Clone, Debug, Serialize)]
pub struct JoinedGroup {
    /// How the caller now stands to the group.
    pub status: JoinedGroupStatus,
    /// What happened.
    pub action: JoinedGroupAction,
    /// The membership.
    pub membership: GroupMembership,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum JoinedGroupAction {
    /// `joined`.
    Joined,
    /// `requested`.
    Requested,
}

crate::word! {
    JoinedGroupAction { Joined = "joined", Requested = "requested" }
}

crate::runtime::wire! {
    JoinedGroupAction
}

/// What became of the wish to join.
#[derive(Clone, Debug, Serialize)]
pub struct JoinedGroupResponse {
    /// The data.
    pub data: JoinedGroup,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How the caller now stands to the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum JoinedGroupStatus {
    /// `active`.
    Active,
    /// `pending`.
    Pending,
}

crate::word! {
    JoinedGroupStatus { Active = "active", Pending = "pending" }
}

crate::runtime::wire! {
    JoinedGroupStatus
}

/// The path parameters of `DELETE /api/v2/groups/{id}/membership`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct LeaveGroupPath {
    /// Id of the group.
    pub id: i64,
}

/// A membership that is over.
#[derive(Clone, Debug, Serialize)]
pub struct LeftGroup {
    /// How the caller now stands to the group.
    pub status: LeftGroupStatus,
    /// What happened: a membership ended, a request was taken back, an invitation declined.
    pub action: LeftGroupAction,
}

/// What happened: a membership ended, a request was taken back, an invitation declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LeftGroupAction {
    /// `left`.
    Left,
    /// `cancelled`.
    Cancelled,
    /// `declined`.
    Declined,
}

crate::word! {
    LeftGroupAction { Left = "left", Cancelled = "cancelled", Declined = "declined" }
}

crate::runtime::wire! {
    LeftGroupAction
}

/// A membership that is over.
#[derive(Clone, Debug, Serialize)]
pub struct LeftGroupResponse {
    /// The data.
    pub data: LeftGroup,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How the caller now stands to the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LeftGroupStatus {
    /// `none`.
    None,
}

crate::word! {
    LeftGroupStatus { None = "none" }
}

crate::runtime::wire! {
    LeftGroupStatus
}

/// The path parameters of `GET /api/v2/groups/{id}/members`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupMembersPath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/groups/{id}/members`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupMembersQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// The role.
    pub role: Option<GroupRole>,
    /// Words to find in a member's name, tagline, bio, skills or location.
    pub q: Option<String>,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupMembersQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
            role: Default::default(),
        }
    }
}

/// The path parameters of `GET /api/v2/groups/{id}/messages`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupMessagesPath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/groups/{id}/messages`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupMessagesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupMessagesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `GET /api/v2/groups/{id}/requests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupRequestsPath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/groups/{id}/requests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupRequestsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupRequestsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The query parameters of `GET /api/v2/groups`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// The same as `per_page`, for older clients; wins over it unless 0.
    #[serde(default)]
    pub limit: i64,
    /// The visibility.
    pub visibility: Option<GroupVisibility>,
    /// Only groups of this type, by its short name or its id. There are none of an unknown type.
    #[serde(rename = "type")]
    pub type_: Option<String>,
    /// Only groups of this type. 0 for all.
    #[serde(default)]
    pub type_id: i64,
    /// Only groups to which this member belongs, as far as the caller may see the member's profile; private and secret ones only where the caller belongs too or is an administrator. 0 for all.
    #[serde(default)]
    pub user_id: i64,
    /// `me`: only groups to which the caller belongs.
    pub member: Option<ListGroupsQueryMember>,
    /// Words to find in name, description or location.
    pub q: Option<String>,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            limit: Default::default(),
            member: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            q: Default::default(),
            type_: Default::default(),
            type_id: Default::default(),
            user_id: Default::default(),
            visibility: Default::default(),
        }
    }
}

/// `me`: only groups to which the caller belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ListGroupsQueryMember {
    /// `me`.
    Me,
}

crate::word! {
    ListGroupsQueryMember { Me = "me" }
}

crate::runtime::wire! {
    ListGroupsQueryMember
}

/// The path parameters of `POST /api/v2/groups/{id}/messages`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PostGroupMessagePath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/groups/{id}/image`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveGroupImagePath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/groups/{id}/image`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveGroupImageQuery {
    /// Which picture.
    #[serde(rename = "type", default = "defaults::remove_group_image_query_type")]
    pub type_: GroupImageType,
}

impl std::default::Default for RemoveGroupImageQuery {
    fn default() -> Self {
        Self {
            type_: defaults::remove_group_image_query_type(),
        }
    }
}

/// The path parameters of `DELETE /api/v2/groups/{id}/members/{userId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveGroupMemberPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// The path parameters of `POST /api/v2/groups/{id}/image`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetGroupImagePath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `POST /api/v2/groups/{id}/image`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetGroupImageQuery {
    /// Which picture.
    #[serde(rename = "type", default = "defaults::set_group_image_query_type")]
    pub type_: GroupImageType,
}

impl std::default::Default for SetGroupImageQuery {
    fn default() -> Self {
        Self {
            type_: defaults::set_group_image_query_type(),
        }
    }
}

/// The path parameters of `DELETE /api/v2/groups/{id}/members/{userId}/ban`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UnbanGroupMemberPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the member.
    #[serde(rename = "userId")]
    pub user_id: i64,
}

/// What to change of a group.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateGroupBody {
    /// Name to show.
    pub name: Option<String>,
    /// What the group is about.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// The visibility.
    pub visibility: Option<GroupVisibility>,
    /// Where the group meets.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub location: Option<Option<String>>,
    /// Degrees north. Needs `longitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub latitude: Option<Option<f64>>,
    /// Degrees east. Needs `latitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub longitude: Option<Option<f64>>,
    /// The federated visibility.
    pub federated_visibility: Option<GroupFederation>,
    /// Whether members of partners may belong to it.
    pub allow_federated_members: Option<bool>,
    /// Id of its type. 0 takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub type_id: Option<Option<i64>>,
    /// Main colour of its pages, `#rrggbb`. Empty for the default.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub primary_color: Option<Option<String>>,
    /// Accent colour of its pages, `#rrggbb`. Empty for the default.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub accent_color: Option<Option<String>>,
    /// Tags to find it by, in place of those that it has.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub tags: Option<Option<Vec<String>>>,
    /// Whether to remove the picture.
    #[serde(default)]
    pub remove_avatar: bool,
    /// Whether to remove the cover picture.
    #[serde(default)]
    pub remove_cover: bool,
}

/// What to change of a group, with pictures.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateGroupForm {
    /// The picture at the top.
    pub cover: Option<String>,
    /// The picture.
    pub avatar: Option<String>,
    /// Name to show.
    pub name: Option<String>,
    /// What the group is about.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// The visibility.
    pub visibility: Option<GroupVisibility>,
    /// Where the group meets.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub location: Option<Option<String>>,
    /// Degrees north. Needs `longitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub latitude: Option<Option<f64>>,
    /// Degrees east. Needs `latitude`.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub longitude: Option<Option<f64>>,
    /// The federated visibility.
    pub federated_visibility: Option<GroupFederation>,
    /// Whether members of partners may belong to it.
    pub allow_federated_members: Option<bool>,
    /// Id of its type. 0 takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub type_id: Option<Option<i64>>,
    /// Main colour of its pages, `#rrggbb`. Empty for the default.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub primary_color: Option<Option<String>>,
    /// Accent colour of its pages, `#rrggbb`. Empty for the default.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub accent_color: Option<Option<String>>,
    /// Tags to find it by, in place of those that it has.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub tags: Option<Option<Vec<String>>>,
    /// Whether to remove the picture.
    #[serde(default)]
    pub remove_avatar: bool,
    /// Whether to remove the cover picture.
    #[serde(default)]
    pub remove_cover: bool,
}

/// The path parameters of `PUT /api/v2/groups/{id}/notification-prefs`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateGroupNotificationPrefsPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `PUT /api/v2/groups/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateGroupPath {
    /// Id of the group.
    pub id: i64,
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

    pub(super) fn create_group_body_federated_visibility() -> super::GroupFederation {
        super::GroupFederation::None
    }

    pub(super) fn create_group_body_visibility() -> super::GroupVisibility {
        super::GroupVisibility::Public
    }

    pub(super) fn create_group_form_federated_visibility() -> super::GroupFederation {
        super::GroupFederation::None
    }

    pub(super) fn create_group_form_visibility() -> super::GroupVisibility {
        super::GroupVisibility::Public
    }

    pub(super) fn remove_group_image_query_type() -> super::GroupImageType {
        super::GroupImageType::Avatar
    }

    pub(super) fn set_group_image_query_type() -> super::GroupImageType {
        super::GroupImageType::Avatar
    }
}
