//! Connections in the graph: what the contract cannot say of them.

use std::sync::Arc;

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::connections::{AcceptedConnection, ConnectionItem, ConnectionPage, ConnectionState, RequestedConnection};
use contract::graph::{ConnectionsEdges, SharedEdges as _};
use contract::runtime::graph::{Found, IntoFound as _};
use contract::{Code, Operation};

use super::edges::Edges;
use super::loaders::{CardOf, PairWith};
use super::session::Session;
use crate::base::{ConnectionId, Failure, MemberId, Refusal};
use crate::connections::model::missing;
use crate::connections::{self, State, rest};
use crate::members::{Card, Eyes};
use crate::say;

#[async_trait]
impl ConnectionsEdges for Edges {
    async fn find_relationship(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(find(Session::of(ctx)?, number.into()).await?.into_found())
    }

    async fn request_connection_payload_viewer(&self, ctx: &Context<'_>, _: &RequestedConnection) -> Result<Found> {
        self.find_viewer(ctx, 0).await
    }

    async fn accept_connection_payload_viewer(&self, ctx: &Context<'_>, _: &AcceptedConnection) -> Result<Found> {
        self.find_viewer(ctx, 0).await
    }

    async fn node_relationship(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(look_at(Session::of(ctx)?, number.into()).await?.into_found())
    }
}

/// A connection that the viewer is a party to.
pub async fn look_at(session: &Session, id: ConnectionId) -> Result<ConnectionItem> {
    session.enter(Operation::ListConnections).await?;
    find(session, id).await?.ok_or_else(|| Failure::from(missing()).into())
}

async fn find(session: &Session, id: ConnectionId) -> Result<Option<ConnectionItem>> {
    let call = session.call();
    let me = call.me()?;
    match connections::store::find(call, id).await?.filter(|row| row.party(me).is_some()) {
        Some(row) => of(session, row).await.map(Some),
        None => Ok(None),
    }
}

/// A connection of the viewer whose members have yet to be read.
pub async fn of(session: &Session, row: connections::Connection) -> Result<ConnectionItem> {
    let call = session.call();
    let me = call.me()?;
    let (mine, theirs) = (CardOf(me), CardOf(other(&row, me)));
    let mut cards = session.loaders().load_many([mine, theirs]).await?;
    match (cards.remove(&theirs), cards.remove(&mine)) {
        (Some(partner), Some(own)) => {
            let (partner, own) = (Card::clone(&partner), Card::clone(&own));
            Ok(rest::item(Eyes::of(call), &call.visit().base_url, (row, partner, own)))
        }
        _ => Err(Failure::from(Refusal::new(Code::NotFound, say!("connection-member-gone"))).into()),
    }
}

/// Keeps the connections of a page for `Member.connectionStatus` and `Member.connection`.
pub async fn remember(session: &Session, page: &ConnectionPage) {
    let pair = |item: &ConnectionItem| {
        let row = connections::Connection {
            id: item.id.into(),
            requester_id: item.requester_id.into(),
            receiver_id: item.receiver_id.into(),
            status: match item.status {
                ConnectionState::Pending => State::Pending,
                ConnectionState::Accepted => State::Accepted,
            },
            created_at: item.created_at,
        };
        (PairWith(item.partner.id.into()), Arc::new(row))
    };
    session.loaders().feed_many(page.data.iter().map(pair)).await;
}

/// The one of the two who is not `me`.
pub fn other(row: &connections::Connection, me: MemberId) -> MemberId {
    if row.requester_id == me { row.receiver_id } else { row.requester_id }
}
