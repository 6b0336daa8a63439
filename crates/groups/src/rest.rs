//! The groups' REST door.

use contract::groups as wire;
use contract::{Code, GroupsApi, NoContent, Upload};

use super::actions::{self, Change, Draft, Filter, Marks};
use super::faces::{self, Becomes, Wish};
use super::model::{Membership, Role, Status, wrong};
use super::prefs::Prefs;
use super::standing::Standing;
use super::{chat, membership, prefs, store, tabs};
use crate::base::{Answer, Failure, Refusal, ids_of};
use crate::call::Call;
use crate::say;

mod announcements;
mod discussions;
mod files;
mod invites;
mod wired;

pub use announcements::announcement;
pub use discussions::{discussion, reply};
pub use invites::{invite, place as invite_place};
pub use wired::{Authors, group, kind, member, message};
use wired::{belonging, changed, cursor_meta, image, member_page, preferences, shown};

/// Groups at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl GroupsApi for Rest {
    async fn group_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Group>> {
        let found = actions::each(&call, &ids_of(&numbers)).await?;
        let kinds = faces::kinds(&call, found.iter().map(|row| &row.group)).await?;
        Ok(found.into_iter().map(|row| group(&call, row, &kinds)).collect())
    }

    async fn group_type_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::GroupType>> {
        Ok(store::faces::kinds(&call, &ids_of(&numbers)).await?.iter().map(kind).collect())
    }

    async fn group_message_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::GroupMessage>> {
        let found = chat::actions::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| message(&call, row)).collect())
    }

    async fn list_groups(&self, call: Call, query: wire::ListGroupsQuery) -> Answer<wire::GroupPage> {
        let filter = Filter {
            visibility: query.visibility,
            member: Some(query.user_id).filter(|id| *id > 0).map(Into::into),
            mine: query.member.is_some(),
            words: query.q,
            kind: query.type_,
            kind_number: query.type_id,
        };
        let per_page = if query.limit > 0 { query.limit } else { query.per_page };
        let page = actions::list(&call, &filter, per_page, query.cursor.as_deref()).await?;
        let kinds = faces::kinds(&call, page.items.iter().map(|row| &row.group)).await?;
        Ok(wire::GroupPage {
            meta: cursor_meta(&call, &filter.place(&call), &page, per_page)?,
            data: page.items.into_iter().map(|item| group(&call, item, &kinds)).collect(),
        })
    }

    async fn create_group(
        &self,
        call: Call,
        body: wire::CreateGroupBody,
        files: Upload,
    ) -> Answer<wire::GroupResponse> {
        let draft = Draft {
            name: body.name,
            description: body.description,
            visibility: body.visibility,
            location: body.location,
            latitude: body.latitude,
            longitude: body.longitude,
            federated_visibility: body.federated_visibility,
            allow_federated_members: body.allow_federated_members,
            marks: Marks { primary_color: body.primary_color, accent_color: body.accent_color, tags: body.tags },
            looks: Wish {
                kind: Some(body.type_id).filter(|id| *id > 0).map(|id| Some(id.into())),
                avatar: picture(&files, "avatar", false)?,
                cover: picture(&files, "cover", false)?,
            },
        };
        shown(&call, actions::create(&call, draft).await?).await
    }

    async fn get_group_form_capabilities(&self, call: Call) -> Answer<wire::GroupFormCapabilitiesResponse> {
        use wire::GroupImageOperation::{Keep, Remove, Replace};
        use wire::GroupVisibility::{Private, Public, Secret};
        let data = wire::GroupFormCapabilities {
            allowed_visibility: vec![Public, Private, Secret],
            limits: wire::GroupFormLimits {
                name_min: 1,
                name_max: 150,
                description_min: 0,
                description_max: 5_000,
                location_max: 255,
                image_max_bytes: 8 * 1024 * 1024,
            },
            group_types: faces::all_kinds(&call).await?.iter().map(kind).collect(),
            parent_candidates: Vec::new(),
            templates: Vec::new(),
            fields: Vec::new(),
            image_operations: vec![Keep, Replace, Remove],
            tabs: tabs::open(&call)?,
            capabilities: wire::GroupFormActions { can_create: actions::may_found(&call).await? },
        };
        Ok(wire::GroupFormCapabilitiesResponse { data, meta: call.meta() })
    }

    async fn set_group_image(
        &self,
        call: Call,
        path: wire::SetGroupImagePath,
        query: wire::SetGroupImageQuery,
        body: Upload,
    ) -> Answer<wire::GroupImageResponse> {
        let Some(part) = body.part("image").filter(|part| !part.bytes.is_empty()) else {
            return Err(wrong("image", say!("picture-required")).into());
        };
        image(&call, path.id.into(), query.type_, Becomes::Other(part.bytes.clone())).await
    }

    async fn remove_group_image(
        &self,
        call: Call,
        path: wire::RemoveGroupImagePath,
        query: wire::RemoveGroupImageQuery,
    ) -> Answer<wire::GroupImageResponse> {
        image(&call, path.id.into(), query.type_, Becomes::Gone).await
    }

    async fn get_group(&self, call: Call, path: wire::GetGroupPath) -> Answer<wire::GroupResponse> {
        shown(&call, actions::get(&call, path.id.into()).await?).await
    }

    async fn update_group(
        &self,
        call: Call,
        path: wire::UpdateGroupPath,
        body: wire::UpdateGroupBody,
        files: Upload,
    ) -> Answer<wire::GroupResponse> {
        let off_the_map = body.latitude == Some(None) && body.longitude == Some(None);
        let change = Change {
            name: body.name,
            description: body.description.map(Option::unwrap_or_default),
            visibility: body.visibility,
            location: body.location.map(Option::unwrap_or_default),
            latitude: body.latitude.flatten(),
            longitude: body.longitude.flatten(),
            off_the_map,
            federated_visibility: body.federated_visibility,
            allow_federated_members: body.allow_federated_members,
            marks: Marks {
                primary_color: body.primary_color.map(Option::unwrap_or_default),
                accent_color: body.accent_color.map(Option::unwrap_or_default),
                tags: body.tags.map(Option::unwrap_or_default),
            },
            looks: Wish {
                kind: body.type_id.map(|id| id.filter(|id| *id > 0).map(Into::into)),
                avatar: picture(&files, "avatar", body.remove_avatar)?,
                cover: picture(&files, "cover", body.remove_cover)?,
            },
        };
        shown(&call, actions::update(&call, path.id.into(), change).await?).await
    }

    async fn delete_group(&self, call: Call, path: wire::DeleteGroupPath) -> Answer<NoContent> {
        actions::delete(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn join_group(&self, call: Call, path: wire::JoinGroupPath) -> Answer<wire::JoinedGroupResponse> {
        let standing = membership::join(&call, path.id.into()).await?;
        let (status, action, sentence) = if standing.belongs() {
            (wire::JoinedGroupStatus::Active, wire::JoinedGroupAction::Joined, say!("group-joined"))
        } else {
            (wire::JoinedGroupStatus::Pending, wire::JoinedGroupAction::Requested, say!("group-requested"))
        };
        let row = standing.membership().unwrap_or(Membership { status: Status::Pending, role: Role::Member });
        let data = wire::JoinedGroup { status, action, membership: belonging(row), message: call.say(&sentence) };
        Ok(wire::JoinedGroupResponse { data, meta: call.meta() })
    }

    async fn leave_group(&self, call: Call, path: wire::LeaveGroupPath) -> Answer<wire::LeftGroupResponse> {
        let action = match membership::leave(&call, path.id.into()).await? {
            Standing::Pending => wire::LeftGroupAction::Cancelled,
            Standing::Invited => wire::LeftGroupAction::Declined,
            _ => wire::LeftGroupAction::Left,
        };
        let data = wire::LeftGroup { status: wire::LeftGroupStatus::None, action };
        Ok(wire::LeftGroupResponse { data, meta: call.meta() })
    }

    async fn list_group_members(
        &self,
        call: Call,
        path: wire::ListGroupMembersPath,
        query: wire::ListGroupMembersQuery,
    ) -> Answer<wire::GroupMemberPage> {
        let (id, filter) = (path.id.into(), membership::Filter { role: query.role, words: query.q });
        let page = membership::members(&call, id, &filter, query.per_page, query.cursor.as_deref()).await?;
        member_page(&call, &filter.place(&call, id), page, query.per_page)
    }

    async fn change_group_member_role(
        &self,
        call: Call,
        path: wire::ChangeGroupMemberRolePath,
        body: wire::GroupRoleBody,
    ) -> Answer<wire::GroupMembershipResponse> {
        let standing = membership::change_role(&call, path.id.into(), path.user_id.into(), body.role).await?;
        Ok(changed(&call, path.user_id, standing))
    }

    async fn remove_group_member(
        &self,
        call: Call,
        path: wire::RemoveGroupMemberPath,
    ) -> Answer<wire::GroupMembershipResponse> {
        let standing = membership::remove(&call, path.id.into(), path.user_id.into()).await?;
        Ok(changed(&call, path.user_id, standing))
    }

    async fn ban_group_member(
        &self,
        call: Call,
        path: wire::BanGroupMemberPath,
    ) -> Answer<wire::GroupMembershipResponse> {
        let standing = membership::ban(&call, path.id.into(), path.user_id.into()).await?;
        Ok(changed(&call, path.user_id, standing))
    }

    async fn unban_group_member(
        &self,
        call: Call,
        path: wire::UnbanGroupMemberPath,
    ) -> Answer<wire::GroupMembershipResponse> {
        let standing = membership::unban(&call, path.id.into(), path.user_id.into()).await?;
        Ok(changed(&call, path.user_id, standing))
    }

    async fn invite_to_group(
        &self,
        call: Call,
        path: wire::InviteToGroupPath,
        body: wire::GroupInvitationBody,
    ) -> Answer<wire::GroupMembershipResponse> {
        let standing = membership::invite(&call, path.id.into(), body.user_id.into()).await?;
        Ok(changed(&call, body.user_id, standing))
    }

    async fn list_group_requests(
        &self,
        call: Call,
        path: wire::ListGroupRequestsPath,
        query: wire::ListGroupRequestsQuery,
    ) -> Answer<wire::GroupMemberPage> {
        let id = path.id.into();
        let page = membership::requests(&call, id, query.per_page, query.cursor.as_deref()).await?;
        member_page(&call, &membership::requests_place(&call, id), page, query.per_page)
    }

    async fn answer_group_request(
        &self,
        call: Call,
        path: wire::AnswerGroupRequestPath,
        body: wire::GroupRequestBody,
    ) -> Answer<wire::GroupRequestAnsweredResponse> {
        use wire::GroupRequestBodyAction as Action;
        let accept = matches!(body.action, Action::Accept | Action::Approve);
        let standing = membership::answer(&call, path.id.into(), path.user_id.into(), accept).await?;
        let wire::GroupMembershipResponse { data, meta } = changed(&call, path.user_id, standing);
        let data = wire::GroupRequestAnswered {
            user_id: data.user_id,
            action: body.action.as_str().to_owned(),
            result: if accept { wire::GroupRequestResult::Approved } else { wire::GroupRequestResult::Rejected },
            membership: data.membership,
        };
        Ok(wire::GroupRequestAnsweredResponse { data, meta })
    }

    async fn get_group_notification_prefs(
        &self,
        call: Call,
        path: wire::GetGroupNotificationPrefsPath,
    ) -> Answer<wire::GroupNotificationPrefsResponse> {
        let data = preferences(prefs::actions::get(&call, path.id.into()).await?);
        Ok(wire::GroupNotificationPrefsResponse { data, meta: call.meta() })
    }

    async fn update_group_notification_prefs(
        &self,
        call: Call,
        path: wire::UpdateGroupNotificationPrefsPath,
        body: wire::GroupNotificationPrefsBody,
    ) -> Answer<wire::GroupNotificationPrefsUpdatedResponse> {
        let wish = Prefs {
            frequency: body.frequency,
            email_enabled: body.email_enabled,
            push_enabled: body.push_enabled,
            updated_at: None,
        };
        let data = wire::GroupNotificationPrefsUpdated {
            message: call.say(&say!("preferences-saved")),
            preferences: preferences(prefs::actions::set(&call, path.id.into(), wish).await?),
        };
        Ok(wire::GroupNotificationPrefsUpdatedResponse { data, meta: call.meta() })
    }

    async fn list_group_messages(
        &self,
        call: Call,
        path: wire::ListGroupMessagesPath,
        query: wire::ListGroupMessagesQuery,
    ) -> Answer<wire::GroupMessagePage> {
        let id = path.id.into();
        let page = chat::actions::list(&call, id, query.per_page, query.cursor.as_deref()).await?;
        Ok(wire::GroupMessagePage {
            meta: cursor_meta(&call, &chat::actions::place(&call, id), &page, query.per_page)?,
            data: page.items.into_iter().map(|row| message(&call, row)).collect(),
        })
    }

    async fn post_group_message(
        &self,
        call: Call,
        path: wire::PostGroupMessagePath,
        body: wire::GroupMessageBody,
    ) -> Answer<wire::GroupMessageResponse> {
        let row = chat::actions::post(&call, path.id.into(), &body.body).await?;
        Ok(wire::GroupMessageResponse { data: message(&call, row), meta: call.meta() })
    }

    async fn delete_group_message(&self, call: Call, path: wire::DeleteGroupMessagePath) -> Answer<NoContent> {
        chat::actions::delete(&call, path.id.into(), path.message_id.into()).await?;
        Ok(NoContent)
    }
}

/// What a form and its word about removing say of a picture.
fn picture(files: &Upload, field: &'static str, removed: bool) -> Answer<Becomes> {
    match (files.part(field), removed) {
        (Some(part), false) => Ok(Becomes::Other(part.bytes.clone())),
        (None, true) => Ok(Becomes::Gone),
        (None, false) => Ok(Becomes::Same),
        (Some(_), true) => {
            let refusal = Refusal::new(Code::ValidationError, say!("group-picture-unclear"));
            Err(refusal.status(422).field(field).into())
        }
    }
}
