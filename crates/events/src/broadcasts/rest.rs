//! Broadcasts at the REST door.

use contract::EventBroadcastsApi;
use contract::event_broadcasts as wire;

use super::actions::{self, Shown, Wish};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::rest::{Actors, Rest, actor, ids};

impl EventBroadcastsApi for Rest {
    async fn list_event_broadcasts(
        &self,
        call: Call,
        path: wire::ListEventBroadcastsPath,
    ) -> Answer<wire::EventBroadcastList> {
        let rows = actions::list(&call, path.event_id.into()).await?;
        let actors = Actors::of(&call, rows.iter().filter_map(|row| row.broadcast.author_id)).await?;
        let data = rows.into_iter().map(|row| shown(&call, row, &actors)).collect();
        Ok(wire::EventBroadcastList { data, meta: call.meta() })
    }

    async fn create_event_broadcast(
        &self,
        call: Call,
        path: wire::CreateEventBroadcastPath,
        body: wire::EventBroadcastBody,
    ) -> Answer<wire::EventBroadcastResponse> {
        let wish = Wish { subject: body.subject, body: body.body, segments: body.segments };
        one(&call, actions::create(&call, path.event_id.into(), wish).await?).await
    }

    async fn preview_event_broadcast(
        &self,
        call: Call,
        path: wire::PreviewEventBroadcastPath,
        body: wire::EventBroadcastAudience,
    ) -> Answer<wire::EventBroadcastPreviewResponse> {
        let (reached, kept_back) = actions::preview(&call, path.event_id.into(), &body.segments).await?;
        let data = wire::EventBroadcastPreview {
            event_id: path.event_id,
            segments: body.segments,
            reached_count: reached,
            kept_back_count: kept_back,
        };
        Ok(wire::EventBroadcastPreviewResponse { data, meta: call.meta() })
    }

    async fn get_event_broadcast(
        &self,
        call: Call,
        path: wire::GetEventBroadcastPath,
    ) -> Answer<wire::EventBroadcastResponse> {
        one(&call, actions::get(&call, path.broadcast_id.into()).await?).await
    }

    async fn revise_event_broadcast(
        &self,
        call: Call,
        path: wire::ReviseEventBroadcastPath,
        body: wire::EventBroadcastRevisionBody,
    ) -> Answer<wire::EventBroadcastResponse> {
        let wish = Wish { subject: body.subject, body: body.body, segments: body.segments };
        one(&call, actions::revise(&call, path.broadcast_id.into(), body.expected_version, wish).await?).await
    }

    async fn schedule_event_broadcast(
        &self,
        call: Call,
        path: wire::ScheduleEventBroadcastPath,
        body: wire::EventBroadcastScheduleBody,
    ) -> Answer<wire::EventBroadcastResponse> {
        let id = path.broadcast_id.into();
        one(&call, actions::schedule(&call, id, body.expected_version, body.scheduled_at).await?).await
    }

    async fn cancel_event_broadcast(
        &self,
        call: Call,
        path: wire::CancelEventBroadcastPath,
        body: wire::EventBroadcastVersionBody,
    ) -> Answer<wire::EventBroadcastResponse> {
        one(&call, actions::cancel(&call, path.broadcast_id.into(), body.expected_version).await?).await
    }

    async fn retry_event_broadcast(
        &self,
        call: Call,
        path: wire::RetryEventBroadcastPath,
        body: wire::EventBroadcastVersionBody,
    ) -> Answer<wire::EventBroadcastResponse> {
        one(&call, actions::retry(&call, path.broadcast_id.into(), body.expected_version).await?).await
    }

    async fn event_broadcast_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventBroadcast>> {
        let rows = actions::by_ids(&call, &ids(&numbers)).await?;
        let actors = Actors::of(&call, rows.iter().filter_map(|row| row.broadcast.author_id)).await?;
        Ok(rows.into_iter().map(|row| shown(&call, row, &actors)).collect())
    }
}

async fn one(call: &Call, row: Shown) -> Answer<wire::EventBroadcastResponse> {
    let actors = Actors::of(call, row.broadcast.author_id.into_iter()).await?;
    Ok(wire::EventBroadcastResponse { data: shown(call, row, &actors), meta: call.meta() })
}

fn shown(call: &Call, row: Shown, actors: &Actors) -> wire::EventBroadcast {
    let Shown { broadcast, counts } = row;
    let author = broadcast.author_id.and_then(|id| actors.find(id));
    let segments = if counts.is_some() { broadcast.audience() } else { Vec::new() };
    wire::EventBroadcast {
        id: broadcast.id.get(),
        event_id: broadcast.event_id.get(),
        author_id: author.map(|card| MemberId::get(card.id)),
        author: author.map(|card| actor(call, card)),
        subject: broadcast.subject,
        body: broadcast.body,
        segments,
        status: broadcast.status,
        version: broadcast.version,
        scheduled_at: broadcast.scheduled_at,
        started_at: broadcast.started_at,
        finished_at: broadcast.finished_at,
        told_count: counts.map(|(told, _)| told),
        kept_back_count: counts.map(|(_, kept_back)| kept_back),
        created_at: broadcast.created_at,
        updated_at: broadcast.updated_at,
    }
}
