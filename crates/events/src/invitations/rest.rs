//! Invitations at the REST door.

use contract::event_invitations as wire;
use contract::event_registrations::{EventKeyBody, EventRegistrationResponse};
use contract::{EventInvitationsApi, WithHeaders};

use super::actions::{self, Wish, invitations_place};
use super::model::{Choice, choose};
use super::store::{Campaign, Invitation};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::model::EventId;
use crate::registration::{self, Moved};
use crate::rest::{Actors, Rest, actor, decided, face, ids, meta, private};

impl EventInvitationsApi for Rest {
    async fn list_my_event_invitations(&self, call: Call) -> Answer<wire::EventOwnInvitationList> {
        let rows = actions::own(&call).await?;
        let data = rows.into_iter().map(|row| wire::EventOwnInvitation {
            id: row.id.get(),
            event_id: row.event_id.get(),
            event_title: row.event_title,
            starts_at: row.starts_at,
            expires_at: row.expires_at,
            created_at: row.created_at,
        });
        Ok(wire::EventOwnInvitationList { data: data.collect(), meta: call.meta() })
    }

    async fn list_event_invitation_campaigns(
        &self,
        call: Call,
        path: wire::ListEventInvitationCampaignsPath,
    ) -> Answer<wire::EventInvitationCampaignList> {
        let rows = actions::campaigns(&call, path.id.into()).await?;
        let actors = Actors::of(&call, rows.iter().filter_map(|row| row.author_id)).await?;
        let data = rows.into_iter().map(|row| campaign(&call, row, &actors)).collect();
        Ok(wire::EventInvitationCampaignList { data, meta: call.meta() })
    }

    async fn create_event_invitation_campaign(
        &self,
        call: Call,
        path: wire::CreateEventInvitationCampaignPath,
        body: wire::EventInvitationCampaignBody,
    ) -> Answer<wire::EventInvitationCampaignResponse> {
        let choice = choose(body.audience, body.user_ids, body.group_id, body.source_event_id)?;
        let wish = Wish { choice, label: body.label, expires: body.invitations_expire_at };
        one(&call, actions::create(&call, path.id.into(), wish).await?).await
    }

    async fn preview_event_invitation_campaign(
        &self,
        call: Call,
        path: wire::PreviewEventInvitationCampaignPath,
        body: wire::EventInvitationAudienceBody,
    ) -> Answer<wire::EventInvitationPreviewResponse> {
        let choice: Choice = choose(body.audience, body.user_ids, body.group_id, body.source_event_id)?;
        let counts = actions::preview(&call, path.id.into(), &choice).await?;
        let data = wire::EventInvitationPreview {
            event_id: path.id,
            audience: choice.audience,
            named_count: counts.named,
            duplicate_count: counts.duplicates,
            invitable_count: counts.invitable,
            already_invited_count: counts.invited,
            taking_part_count: counts.taking_part,
            kept_back_count: counts.kept_back,
            unavailable_count: counts.unavailable,
        };
        Ok(wire::EventInvitationPreviewResponse { data, meta: call.meta() })
    }

    async fn schedule_event_invitation_campaign(
        &self,
        call: Call,
        path: wire::ScheduleEventInvitationCampaignPath,
        body: wire::EventInvitationScheduleBody,
    ) -> Answer<wire::EventInvitationCampaignResponse> {
        let of = (path.id.into(), path.campaign_id.into());
        one(&call, actions::schedule(&call, of, body.expected_version, body.scheduled_at).await?).await
    }

    async fn issue_event_invitation_campaign(
        &self,
        call: Call,
        path: wire::IssueEventInvitationCampaignPath,
        body: wire::EventInvitationVersionBody,
    ) -> Answer<wire::EventInvitationCampaignResponse> {
        let of = (path.id.into(), path.campaign_id.into());
        one(&call, actions::issue(&call, of, body.expected_version).await?).await
    }

    async fn cancel_event_invitation_campaign(
        &self,
        call: Call,
        path: wire::CancelEventInvitationCampaignPath,
        body: wire::EventInvitationVersionBody,
    ) -> Answer<wire::EventInvitationCampaignResponse> {
        let of = (path.id.into(), path.campaign_id.into());
        one(&call, actions::cancel(&call, of, body.expected_version).await?).await
    }

    async fn list_event_invitations(
        &self,
        call: Call,
        path: wire::ListEventInvitationsPath,
        query: wire::ListEventInvitationsQuery,
    ) -> Answer<wire::EventInvitationPage> {
        let id = path.id.into();
        let of = (query.status, query.campaign_id);
        let page = actions::list(&call, id, of, query.per_page, query.cursor.as_deref()).await?;
        let meta = meta(&call, &invitations_place(&call, id, of.0, of.1), page.next, query.per_page)?;
        let actors = Actors::of(&call, page.items.iter().filter_map(|row| row.user_id)).await?;
        let data = page.items.into_iter().map(|row| shown(&call, row, &actors)).collect();
        Ok(wire::EventInvitationPage { data, meta })
    }

    async fn create_event_invitation_link(
        &self,
        call: Call,
        path: wire::CreateEventInvitationLinkPath,
        body: wire::EventInvitationLinkBody,
    ) -> Answer<WithHeaders<wire::EventInvitationLinkResponse>> {
        let said = (body.label.as_deref(), body.max_uses);
        let (made, token) = actions::link(&call, path.id.into(), said, body.expires_at).await?;
        let invite_url = format!("{}/events/{}?invitation={token}", call.visit().base_url, path.id);
        let invitation = invitation(&call, made).await?;
        let data = wire::EventInvitationLink { invitation, token, invite_url };
        Ok(private(wire::EventInvitationLinkResponse { data, meta: call.meta() }))
    }

    async fn accept_event_invitation_link(
        &self,
        call: Call,
        path: wire::AcceptEventInvitationLinkPath,
        body: wire::EventInvitationTokenBody,
    ) -> Answer<EventRegistrationResponse> {
        let id = path.id.into();
        stands(&call, id, actions::accept_link(&call, id, &body.token).await?).await
    }

    async fn accept_event_invitation(
        &self,
        call: Call,
        path: wire::AcceptEventInvitationPath,
        _body: EventKeyBody,
    ) -> Answer<EventRegistrationResponse> {
        let id = path.id.into();
        stands(&call, id, actions::accept(&call, id, path.invitation_id.into()).await?).await
    }

    async fn decline_event_invitation(
        &self,
        call: Call,
        path: wire::DeclineEventInvitationPath,
        _body: EventKeyBody,
    ) -> Answer<EventRegistrationResponse> {
        let id = path.id.into();
        stands(&call, id, actions::decline(&call, id, path.invitation_id.into()).await?).await
    }

    async fn revoke_event_invitation(
        &self,
        call: Call,
        path: wire::RevokeEventInvitationPath,
        body: wire::EventInvitationRevokeBody,
    ) -> Answer<wire::EventInvitationResponse> {
        let (id, number) = (path.id.into(), path.invitation_id.into());
        let revoked = actions::revoke(&call, id, number, body.reason.as_deref()).await?;
        Ok(wire::EventInvitationResponse { data: invitation(&call, revoked).await?, meta: call.meta() })
    }

    async fn event_invitation_campaign_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventInvitationCampaign>> {
        let rows = actions::campaigns_by_ids(&call, &ids(&numbers)).await?;
        let actors = Actors::of(&call, rows.iter().filter_map(|row| row.author_id)).await?;
        Ok(rows.into_iter().map(|row| campaign(&call, row, &actors)).collect())
    }

    async fn event_invitation_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventInvitation>> {
        let rows = actions::by_ids(&call, &ids(&numbers)).await?;
        let actors = Actors::of(&call, rows.iter().filter_map(|row| row.user_id)).await?;
        Ok(rows.into_iter().map(|row| shown(&call, row, &actors)).collect())
    }
}

/// How the viewer stands to an event since they answered.
async fn stands(call: &Call, id: EventId, moved: Moved) -> Answer<EventRegistrationResponse> {
    decided(call, (registration::standing(call, id).await?, moved))
}

async fn one(call: &Call, row: Campaign) -> Answer<wire::EventInvitationCampaignResponse> {
    let actors = Actors::of(call, row.author_id.into_iter()).await?;
    Ok(wire::EventInvitationCampaignResponse { data: campaign(call, row, &actors), meta: call.meta() })
}

fn campaign(call: &Call, row: Campaign, actors: &Actors) -> wire::EventInvitationCampaign {
    let author = row.author_id.and_then(|id| actors.find(id));
    wire::EventInvitationCampaign {
        id: row.id.get(),
        event_id: row.event_id.get(),
        author_id: author.map(|card| card.id.get()),
        author: author.map(|card| actor(call, card)),
        label: row.label,
        audience: row.audience,
        named_count: row.named_count,
        group_id: row.group_id.map(|id| id.get()),
        source_event_id: row.source_event_id.map(EventId::get),
        invitations_expire_at: row.invitations_expire_at,
        status: row.status,
        version: row.version,
        scheduled_at: row.scheduled_at,
        started_at: row.started_at,
        finished_at: row.finished_at,
        invited_count: row.invited_count,
        skipped_count: row.skipped_count,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

async fn invitation(call: &Call, row: Invitation) -> Answer<wire::EventInvitation> {
    let actors = Actors::of(call, row.user_id.into_iter()).await?;
    Ok(shown(call, row, &actors))
}

fn shown(call: &Call, row: Invitation, actors: &Actors) -> wire::EventInvitation {
    let member = row.user_id.and_then(|id| actors.find(id));
    // What the clock has not seen yet is over all the same.
    let status = if row.is_over(call.now()) { wire::EventInvitationStatus::Expired } else { row.status };
    wire::EventInvitation {
        id: row.id.get(),
        event_id: row.event_id.get(),
        kind: row.kind,
        status,
        campaign_id: row.campaign_id.map(|id| id.get()),
        user_id: row.user_id.map(MemberId::get),
        member: member.map(|card| face(call, card)),
        invited_by_id: row.invited_by.map(MemberId::get),
        label: row.label,
        max_uses: row.max_uses,
        use_count: row.use_count,
        expires_at: row.expires_at,
        created_at: row.created_at,
        closed_at: row.closed_at,
    }
}
