//! What belongs to events and has an id of its own: tickets, broadcasts, series, help and calendar links.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::event_broadcasts::GetEventBroadcastPath;
use contract::event_series::GetEventSeriesPath;
use contract::graph::{EventBroadcastsEdges, EventCalendarEdges, EventSeriesEdges, EventStaffEdges, EventTicketsEdges};
use contract::runtime::graph::{Found, IntoFound as _};
use contract::{EventBroadcastsApi as _, EventCalendarApi as _, EventSeriesApi as _};

use super::edges::{Edges, seen};
use super::session::Session;
use crate::events::rest::Rest;
use crate::events::{staff, tickets};

#[async_trait]
impl EventTicketsEdges for Edges {
    async fn find_event_ticket_type(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(seen(tickets::nodes::ticket_type(Session::of(ctx)?.call(), number.into()).await)?.flatten().into_found())
    }

    async fn find_event_ticket_entitlement(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(seen(tickets::nodes::entitlement(Session::of(ctx)?.call(), number.into()).await)?.flatten().into_found())
    }

    async fn find_event_ticket_transfer(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(seen(tickets::nodes::offer(Session::of(ctx)?.call(), number.into()).await)?.flatten().into_found())
    }
}

#[async_trait]
impl EventBroadcastsEdges for Edges {
    async fn find_event_broadcast(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call().clone();
        let found = Rest.get_event_broadcast(call, GetEventBroadcastPath { broadcast_id: number }).await;
        Ok(seen(found)?.map(|answer| answer.data).into_found())
    }
}

#[async_trait]
impl EventSeriesEdges for Edges {
    async fn find_event_series(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.call().clone();
        let found = Rest.get_event_series(call, GetEventSeriesPath { series_id: number }).await;
        Ok(seen(found)?.map(|answer| answer.data).into_found())
    }
}

#[async_trait]
impl EventStaffEdges for Edges {
    async fn find_event_staff_assignment(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(seen(staff::assignment_by_id(Session::of(ctx)?.call(), number).await)?.flatten().into_found())
    }
}

#[async_trait]
impl EventCalendarEdges for Edges {
    async fn find_event_calendar_feed(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let feeds = Rest.list_event_calendar_feeds(Session::of(ctx)?.call().clone()).await;
        let feeds = seen(feeds)?.map(|answer| answer.data).unwrap_or_default();
        Ok(feeds.into_iter().find(|one| one.id == number).into_found())
    }
}
