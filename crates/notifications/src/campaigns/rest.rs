//! The REST door of campaigns.

use std::collections::HashMap;

use contract::push_campaigns as wire;
use contract::{Code, PushCampaignsApi};

use super::actions::{self, Changes};
use super::model::{Audience, Campaign, CampaignId, Status, Wish, cost, open_rate};
use super::staff;
use crate::base::place::Circle;
use crate::base::{Answer, MemberId, Page, Refusal, ids_of};
use crate::call::Call;
use crate::members::{self, Card, Eyes};
use crate::notifications::Rest;
use crate::say;

impl PushCampaignsApi for Rest {
    async fn push_campaign_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::PushCampaign>> {
        let rows = actions::by_ids(&call, &ids_of(&numbers)).await?;
        shown(&call, rows).await
    }

    async fn list_push_campaigns(
        &self,
        call: Call,
        query: wire::ListPushCampaignsQuery,
    ) -> Answer<wire::PushCampaignPage> {
        let found = actions::list(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        page(&call, query.per_page, found).await
    }

    async fn create_push_campaign(
        &self,
        call: Call,
        body: wire::PushCampaignBody,
    ) -> Answer<wire::PushCampaignResponse> {
        let wish = Wish {
            name: body.name,
            title: body.title,
            body: body.body,
            advertiser: body.advertiser_type,
            cta_url: body.cta_url,
            audience: Audience::default(),
            cost: cost(body.cost_per_send),
            scheduled_at: body.scheduled_at,
        };
        one(&call, actions::create(&call, wish, audience(body.audience_filter)).await?).await
    }

    async fn estimate_push_audience(
        &self,
        call: Call,
        body: wire::PushAudienceEstimateBody,
    ) -> Answer<wire::PushAudienceEstimateResponse> {
        let (audience_count, is_fewer_than_ten) = actions::estimate(&call, &audience(body.audience_filter)?).await?;
        let data = wire::PushAudienceEstimate { audience_count, is_fewer_than_ten, rounded_to: super::model::COARSE };
        Ok(wire::PushAudienceEstimateResponse { data, meta: call.meta() })
    }

    async fn get_push_campaign(
        &self,
        call: Call,
        path: wire::GetPushCampaignPath,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, actions::get(&call, path.id.into()).await?).await
    }

    async fn update_push_campaign(
        &self,
        call: Call,
        path: wire::UpdatePushCampaignPath,
        body: wire::UpdatePushCampaignBody,
    ) -> Answer<wire::PushCampaignResponse> {
        let changes = Changes {
            name: body.name,
            title: body.title,
            body: body.body,
            advertiser: body.advertiser_type,
            cta_url: body.cta_url,
            audience: body.audience_filter.map(|filter| audience(Some(filter))),
            cost: body.cost_per_send.map(cost),
            scheduled_at: body.scheduled_at,
        };
        one(&call, actions::update(&call, path.id.into(), changes).await?).await
    }

    async fn cancel_push_campaign(
        &self,
        call: Call,
        path: wire::CancelPushCampaignPath,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, actions::cancel(&call, path.id.into()).await?).await
    }

    async fn submit_push_campaign(
        &self,
        call: Call,
        path: wire::SubmitPushCampaignPath,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, actions::submit(&call, path.id.into()).await?).await
    }

    async fn open_push_campaign(
        &self,
        call: Call,
        path: wire::OpenPushCampaignPath,
    ) -> Answer<wire::PushCampaignOpenedResponse> {
        let (first, sent) = actions::open(&call, path.id.into()).await?;
        let data =
            wire::PushCampaignOpened { opened: true, first, title: sent.title, body: sent.body, cta_url: sent.cta_url };
        Ok(wire::PushCampaignOpenedResponse { data, meta: call.meta() })
    }

    async fn get_push_campaign_analytics(
        &self,
        call: Call,
        path: wire::GetPushCampaignAnalyticsPath,
    ) -> Answer<wire::PushCampaignAnalyticsResponse> {
        analytics(&call, path.id.into()).await
    }

    async fn list_push_campaigns_for_staff(
        &self,
        call: Call,
        query: wire::ListPushCampaignsForStaffQuery,
    ) -> Answer<wire::PushCampaignPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let found = staff::list(&call, query.status, query.per_page, cursor).await?;
        page(&call, query.per_page, found).await
    }

    async fn get_push_campaign_stats(&self, call: Call) -> Answer<wire::PushCampaignStatsResponse> {
        let (by_status, month) = staff::stats(&call).await?;
        let of = |status| by_status.iter().find(|(one, _)| *one == status).map_or(0, |(_, count)| *count);
        let data = wire::PushCampaignStats {
            total_campaigns: by_status.iter().map(|(_, count)| count).sum(),
            by_status: wire::PushCampaignNumbers {
                draft: of(Status::Draft),
                pending_review: of(Status::PendingReview),
                scheduled: of(Status::Scheduled),
                sending: of(Status::Sending),
                sent: of(Status::Sent),
                paused: of(Status::Paused),
                rejected: of(Status::Rejected),
                cancelled: of(Status::Cancelled),
            },
            sends_this_month: month.sends,
            opens_this_month: month.opens,
            revenue_cents_this_month: month.revenue,
        };
        Ok(wire::PushCampaignStatsResponse { data, meta: call.meta() })
    }

    async fn get_push_campaign_for_staff(
        &self,
        call: Call,
        path: wire::GetPushCampaignForStaffPath,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, actions::get(&call, path.id.into()).await?).await
    }

    async fn approve_push_campaign(
        &self,
        call: Call,
        path: wire::ApprovePushCampaignPath,
        query: wire::ApprovePushCampaignQuery,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, staff::approve(&call, path.id.into(), query.expected_version).await?).await
    }

    async fn reject_push_campaign(
        &self,
        call: Call,
        path: wire::RejectPushCampaignPath,
        body: wire::RejectPushCampaignBody,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, staff::reject(&call, path.id.into(), &body.reason).await?).await
    }

    async fn dispatch_push_campaign(
        &self,
        call: Call,
        path: wire::DispatchPushCampaignPath,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, staff::dispatch(&call, path.id.into()).await?).await
    }

    async fn pause_push_campaign(
        &self,
        call: Call,
        path: wire::PausePushCampaignPath,
    ) -> Answer<wire::PushCampaignResponse> {
        one(&call, staff::pause(&call, path.id.into()).await?).await
    }

    async fn get_push_campaign_analytics_for_staff(
        &self,
        call: Call,
        path: wire::GetPushCampaignAnalyticsForStaffPath,
    ) -> Answer<wire::PushCampaignAnalyticsResponse> {
        analytics(&call, path.id.into()).await
    }
}

/// For whom a campaign is, as it was said. A place is all of it or none; each part that is missing is named.
fn audience(said: Option<wire::PushAudienceBody>) -> Result<Audience, Refusal> {
    let Some(said) = said else { return Ok(Audience::default()) };
    let level = said.member_tier_min;
    let parts = [
        ("audience_filter.lat", said.lat),
        ("audience_filter.lng", said.lng),
        ("audience_filter.radius_km", said.radius_km),
    ];
    if let [(_, Some(latitude)), (_, Some(longitude)), (_, Some(radius_km))] = parts {
        // A centre says no more than members' places do.
        let (latitude, longitude) = (members::nearby::rounded(latitude), members::nearby::rounded(longitude));
        return Ok(Audience { place: Some(Circle { latitude, longitude, radius_km }), level });
    }
    if parts.iter().all(|(_, part)| part.is_none()) {
        return Ok(Audience { place: None, level });
    }
    let missing = parts.into_iter().filter(|(_, part)| part.is_none());
    let refusals = missing
        .map(|(field, _)| Refusal::new(Code::ValidationError, say!("campaign-half-a-place")).status(422).field(field));
    match refusals.reduce(Refusal::and) {
        Some(refusal) => Err(refusal),
        None => Ok(Audience { place: None, level }),
    }
}

async fn one(call: &Call, campaign: Campaign) -> Answer<wire::PushCampaignResponse> {
    let data = shown(call, vec![campaign]).await?.pop().ok_or_else(super::model::missing)?;
    Ok(wire::PushCampaignResponse { data, meta: call.meta() })
}

async fn page(call: &Call, per_page: i64, found: Page<Campaign>) -> Answer<wire::PushCampaignPage> {
    let meta = call.cursor_meta(per_page, found.next);
    Ok(wire::PushCampaignPage { data: shown(call, found.items).await?, meta })
}

async fn analytics(call: &Call, id: CampaignId) -> Answer<wire::PushCampaignAnalyticsResponse> {
    let (campaign, days) = actions::days(call, id).await?;
    let data = wire::PushCampaignAnalytics {
        campaign_id: campaign.id.get(),
        send_count: campaign.send_count,
        open_count: campaign.open_count,
        click_count: if campaign.cta_url.is_some() { campaign.open_count } else { 0 },
        open_rate: open_rate(campaign.send_count, campaign.open_count),
        daily_breakdown: days
            .into_iter()
            .filter_map(|day| {
                Some(wire::PushCampaignDay { date: day.day.parse().ok()?, sends: day.sends, opens: day.opens })
            })
            .collect(),
    };
    Ok(wire::PushCampaignAnalyticsResponse { data, meta: call.meta() })
}

/// Campaigns as the contract has them, with their owners' names: one statement whatever their number.
async fn shown(call: &Call, rows: Vec<Campaign>) -> Answer<Vec<wire::PushCampaign>> {
    let mut owners: Vec<MemberId> = rows.iter().map(|row| row.user_id).collect();
    owners.sort_unstable();
    owners.dedup();
    let cards = if owners.is_empty() { Vec::new() } else { members::store::by_ids(call, &owners).await? };
    let cards: HashMap<MemberId, Card> = cards.into_iter().map(|card| (card.id, card)).collect();
    let name = |owner| cards.get(&owner).map_or_else(String::new, |card| Eyes::of(call).name(card));
    Ok(rows.into_iter().map(|row| campaign(name(row.user_id), row)).collect())
}

fn campaign(owner_name: String, row: Campaign) -> wire::PushCampaign {
    let place = row.audience().place;
    let is_narrow = place.is_some() || row.member_tier_min.is_some();
    wire::PushCampaign {
        id: row.id.get(),
        user_id: row.user_id.get(),
        owner_name,
        name: row.name,
        title: row.title,
        body: row.body,
        advertiser_type: row.advertiser_type,
        cta_url: row.cta_url,
        audience_filter: is_narrow.then_some(wire::PushAudience {
            radius_km: row.radius_km,
            lat: row.latitude,
            lng: row.longitude,
            member_tier_min: row.member_tier_min,
        }),
        cost_per_send: row.cost_per_send,
        scheduled_at: row.scheduled_at,
        status: row.status,
        rejection_reason: row.rejection_reason,
        send_count: row.send_count,
        open_count: row.open_count,
        total_cost: row.total_cost,
        version: row.version,
        submitted_at: row.submitted_at,
        decided_at: row.decided_at,
        started_at: row.started_at,
        finished_at: row.finished_at,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
