//! The REST door to invitations.

use contract::GroupInvitesApi;
use contract::group_invites as wire;

use super::Rest;
use super::wired::{Authors, belonging};
use crate::base::{Answer, ids_of};
use crate::call::Call;
use crate::groups::invites::actions::{self, Preview};
use crate::groups::invites::model::Type;
use crate::groups::invites::store::Invite;
use crate::groups::model::{Membership, Role, Status};
use crate::members::model::absolute;

impl GroupInvitesApi for Rest {
    async fn group_invite_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::GroupInvite>> {
        let found = actions::each(&call, &ids_of(&numbers)).await?.into_iter();
        found.map(|row| invite(&call, row, &Authors::default())).collect()
    }

    async fn list_group_invites(
        &self,
        call: Call,
        path: wire::ListGroupInvitesPath,
    ) -> Answer<wire::GroupInvitesResponse> {
        listed(&call, actions::list(&call, path.id.into()).await?).await
    }

    async fn create_group_invite_link(
        &self,
        call: Call,
        path: wire::CreateGroupInviteLinkPath,
        body: wire::GroupInviteLinkBody,
    ) -> Answer<wire::GroupInviteResponse> {
        let made = actions::link(&call, path.id.into(), body.expiry_days).await?;
        let authors = Authors::of(&call, [made.invited_by]).await?;
        Ok(wire::GroupInviteResponse { data: invite(&call, made, &authors)?, meta: call.meta() })
    }

    async fn invite_to_group_by_email(
        &self,
        call: Call,
        path: wire::InviteToGroupByEmailPath,
        body: wire::GroupInviteEmailsBody,
    ) -> Answer<wire::GroupInvitesResponse> {
        listed(&call, actions::mail(&call, path.id.into(), &body.emails, body.message.as_deref()).await?).await
    }

    async fn revoke_group_invite(
        &self,
        call: Call,
        path: wire::RevokeGroupInvitePath,
    ) -> Answer<wire::GroupInviteRevokedResponse> {
        actions::revoke(&call, path.id.into(), path.invite_id.into()).await?;
        let data = wire::GroupInviteRevoked { id: path.invite_id, status: wire::GroupInviteRevokedStatus::Revoked };
        Ok(wire::GroupInviteRevokedResponse { data, meta: call.meta() })
    }

    async fn get_group_invite(
        &self,
        call: Call,
        path: wire::GetGroupInvitePath,
    ) -> Answer<wire::GroupInvitePreviewResponse> {
        use wire::GroupInviteStanding as Standing;
        let preview = actions::look_at(&call, &path.token).await?;
        let status = match preview.own.map(|row| row.status) {
            None | Some(Status::Banned) => Standing::None,
            Some(Status::Active) => Standing::Active,
            Some(Status::Pending) => Standing::Pending,
            Some(Status::Invited) => Standing::Invited,
        };
        let data = wire::GroupInvitePreview {
            invite: shown(&call, &preview).await?,
            group: group(&call, &preview),
            membership: wire::GroupInviteMembership { status },
        };
        Ok(wire::GroupInvitePreviewResponse { data, meta: call.meta() })
    }

    async fn accept_group_invite(
        &self,
        call: Call,
        path: wire::AcceptGroupInvitePath,
    ) -> Answer<wire::GroupInviteAcceptedResponse> {
        let preview = actions::accept(&call, &path.token).await?;
        let row = preview.own.unwrap_or(Membership { status: Status::Active, role: Role::Member });
        let data = wire::GroupInviteAccepted {
            action: wire::GroupInviteAcceptedAction::Joined,
            group: group(&call, &preview),
            membership: belonging(row),
            invite: shown(&call, &preview).await?,
        };
        Ok(wire::GroupInviteAcceptedResponse { data, meta: call.meta() })
    }
}

async fn listed(call: &Call, invites: Vec<Invite>) -> Answer<wire::GroupInvitesResponse> {
    let authors = Authors::of(call, invites.iter().map(|invite| invite.invited_by)).await?;
    let data = invites.into_iter().map(|one| invite(call, one, &authors)).collect::<Answer<_>>()?;
    Ok(wire::GroupInvitesResponse { data, meta: call.meta() })
}

/// An invitation as those who look after its group see it. The link of one that was mailed is for its reader alone.
///
/// # Errors
/// A fault if start-up installed no keys.
pub fn invite(call: &Call, invite: Invite, authors: &Authors) -> Answer<wire::GroupInvite> {
    let invite_url = match invite.kind {
        Type::Link => Some(absolute(&call.visit().base_url, &place(&actions::token(call, invite.id)?))),
        Type::Email => None,
    };
    Ok(wire::GroupInvite {
        id: invite.id.get(),
        type_: invite.kind,
        email: invite.email,
        status: invite.status,
        invite_url,
        message: invite.message,
        expires_at: invite.expires_at,
        created_at: invite.created_at,
        invited_by: invite.invited_by.get(),
        inviter_name: authors.named(call, invite.invited_by).map(|author| author.name),
    })
}

/// Where an invitation's secret leads, in the app.
#[must_use]
pub fn place(token: &str) -> String {
    format!("/groups/invite/{token}")
}

/// An invitation as whoever has its link sees it.
async fn shown(call: &Call, Preview { invite, .. }: &Preview) -> Answer<wire::GroupInviteShown> {
    let authors = Authors::of(call, [invite.invited_by]).await?;
    Ok(wire::GroupInviteShown {
        id: invite.id.get(),
        type_: invite.kind,
        status: invite.status,
        email_bound: invite.kind == Type::Email,
        message: invite.message.clone(),
        expires_at: invite.expires_at,
        inviter_name: authors.named(call, invite.invited_by).map(|author| author.name),
    })
}

fn group(call: &Call, Preview { group, .. }: &Preview) -> wire::GroupInviteGroup {
    wire::GroupInviteGroup {
        id: group.id.get(),
        name: group.name.clone(),
        image_url: group.image_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
        visibility: group.visibility,
        member_count: group.cached_member_count,
    }
}
