//! The REST door to registrations and invitations, for administrators.

use contract::RegistrationsApi;
use contract::registrations as wire;

use super::invites::{self, Invite, Wanted};
use super::{desk, store};
use crate::auth::Rest;
use crate::base::{Answer, MemberId};
use crate::call::Call;

impl RegistrationsApi for Rest {
    async fn list_registrations(
        &self,
        call: Call,
        query: wire::ListRegistrationsQuery,
    ) -> Answer<wire::WaitingRegistrationPage> {
        let page = desk::waiting(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let data = page.items.into_iter().map(waiting).collect();
        Ok(wire::WaitingRegistrationPage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }

    async fn approve_member(&self, call: Call, path: wire::ApproveMemberPath) -> Answer<wire::ApprovedMemberResponse> {
        let (status, already_approved) = desk::approve(&call, path.id.into()).await?;
        let data = wire::ApprovedMember { id: path.id, approved: true, already_approved, status };
        Ok(wire::ApprovedMemberResponse { data, meta: call.meta() })
    }

    async fn reject_member(
        &self,
        call: Call,
        path: wire::RejectMemberPath,
        body: wire::RejectMemberBody,
    ) -> Answer<wire::RejectedMemberResponse> {
        desk::reject(&call, path.id.into(), &body.reason).await?;
        let data = wire::RejectedMember { id: path.id, rejected: true };
        Ok(wire::RejectedMemberResponse { data, meta: call.meta() })
    }

    async fn list_invite_codes(&self, call: Call, query: wire::ListInviteCodesQuery) -> Answer<wire::InvitesResponse> {
        let (limit, offset) = (query.limit, query.offset);
        let (rows, total) = invites::list(&call, limit, offset).await?;
        let items = rows.into_iter().map(invite).collect();
        Ok(wire::InvitesResponse { data: wire::Invites { items, total, limit, offset }, meta: call.meta() })
    }

    async fn create_invite_codes(
        &self,
        call: Call,
        body: wire::CreateInviteCodesBody,
    ) -> Answer<wire::InviteCodesResponse> {
        let wanted = Wanted {
            count: body.count.unwrap_or(1),
            max_uses: body.max_uses.unwrap_or(1),
            expires_at: body.expires_at,
            note: body.note,
        };
        let codes = invites::make(&call, &wanted).await?;
        Ok(wire::InviteCodesResponse { data: wire::InviteCodes { codes, count: wanted.count }, meta: call.meta() })
    }

    async fn deactivate_invite_code(
        &self,
        call: Call,
        path: wire::DeactivateInviteCodePath,
    ) -> Answer<wire::DeactivatedInviteResponse> {
        invites::deactivate(&call, path.id.into()).await?;
        let data = wire::DeactivatedInvite { id: path.id, deactivated: true };
        Ok(wire::DeactivatedInviteResponse { data, meta: call.meta() })
    }

    async fn validate_invite_code(
        &self,
        call: Call,
        body: wire::ValidateInviteCodeBody,
    ) -> Answer<wire::ValidatedInviteCodeResponse> {
        let reason = invites::judge(&call, &body.code).await?;
        let data = wire::ValidatedInviteCode { valid: reason.is_none(), reason };
        Ok(wire::ValidatedInviteCodeResponse { data, meta: call.meta() })
    }
}

fn waiting(one: store::Waiting) -> wire::WaitingRegistration {
    wire::WaitingRegistration {
        id: one.id.get(),
        first_name: one.first_name,
        last_name: one.last_name,
        organization_name: one.organization_name,
        profile_type: one.profile_type,
        email: one.email,
        email_verified_at: one.email_verified_at,
        location: one.location,
        phone: one.phone,
        created_at: one.created_at,
    }
}

fn invite(invite: Invite) -> wire::Invite {
    wire::Invite {
        id: invite.id.get(),
        note: invite.note,
        max_uses: invite.max_uses,
        uses_count: invite.uses_count,
        expires_at: invite.expires_at,
        last_used_at: invite.last_used_at,
        deactivated_at: invite.deactivated_at,
        created_by: invite.created_by.map(MemberId::get),
        creator_name: invite.creator_name,
        created_at: invite.created_at,
    }
}
