//! What belongs to events and has an id of its own: tickets, broadcasts, series, help and calendar links.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::event_broadcasts::GetEventBroadcastPath;
use contract::event_series::GetEventSeriesPath;
use contract::graph::{EventBroadcastsEdges, EventCalendarEdges, EventSeriesEdges, EventStaffEdges, EventTicketsEdges};
use contract::runtime::graph::{Found, IntoFound};
use contract::{EventBroadcastsApi as _, EventCalendarApi as _, EventSeriesApi as _};

use super::edges::Edges;
use super::session::Session;
use crate::base::{Answer, Failure};
use crate::events::rest::Rest;
use crate::events::{staff, tickets};

/// Nothing, where the viewer may not see it; a fault stays one.
fn seen<T: IntoFound>(answer: Answer<Option<T>>) -> Result<Found> {
    match answer {
        Ok(found) => Ok(found.into_found()),
        Err(Failure::Refusal(_)) => Ok(Found::Null),
        Err(fault) => Err(fault.into()),
    }
}

#[async_trait]
impl EventTicketsEdges for Edges {
    async fn find_event_ticket_type(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        seen(tickets::nodes::ticket_type(Session::of(ctx)?.call(), number.into()).await)
    }

    async fn find_event_ticket_entitlement(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        seen(tickets::nodes::entitlement(Session::of(ctx)?.call(), number.into()).await)
    }

    async fn find_event_ticket_transfer(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        seen(tickets::nodes::offer(Session::of(ctx)?.call(), number.into()).await)
    }
}

#[async_trait]
impl EventBroadcastsEdges for Edges {
    async fn find_event_broadcast(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call().clone();
        let found = Rest.get_event_broadcast(call, GetEventBroadcastPath { broadcast_id: number }).await;
        seen(found.map(|answer| Some(answer.data)))
    }
}

#[async_trait]
impl EventSeriesEdges for Edges {
    async fn find_event_series(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call().clone();
        let found = Rest.get_event_series(call, GetEventSeriesPath { series_id: number }).await;
        seen(found.map(|answer| Some(answer.data)))
    }
}

#[async_trait]
impl EventStaffEdges for Edges {
    async fn find_event_staff_assignment(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        seen(staff::assignment_by_id(Session::of(ctx)?.call(), number).await)
    }
}

#[async_trait]
impl EventCalendarEdges for Edges {
    async fn find_event_calendar_feed(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let feeds = Rest.list_event_calendar_feeds(Session::of(ctx)?.call().clone()).await;
        seen(feeds.map(|answer| answer.data.into_iter().find(|one| one.id == number)))
    }
}
