//! Connections in the graph: what the contract cannot say of them.

use std::sync::Arc;

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Code;
use contract::connections::{ConnectionItem, ConnectionPage};
use contract::graph::ConnectionsEdges;
use futures::future::try_join;

use super::edges::Edges;
use super::loaders::{CardOf, PairWith};
use super::session::Session;
use crate::base::{ConnectionId, Failure, MemberId, Refusal};
use crate::connections::store::ConnectionWithMembers;
use crate::connections::{self, rest};
use crate::members::Card;
use crate::say;

#[async_trait]
impl ConnectionsEdges for Edges {
    /// For `Member.connectionStatus` and `Member.connection`.
    async fn keep_connection_page(&self, ctx: &Context<'_>, answer: &ConnectionPage) -> Result<()> {
        let session = Session::of(ctx)?;
        let pair = |item: &ConnectionItem| {
            let row = connections::Connection {
                id: item.id.into(),
                requester_id: item.requester_id.into(),
                receiver_id: item.receiver_id.into(),
                status: item.status,
                created_at: item.created_at,
            };
            (PairWith(item.partner.id.into()), Arc::new(row))
        };
        session.loaders().feed_many(answer.data.iter().map(pair)).await;
        Ok(())
    }
}

/// The connection with this number, if it is one of the viewer and this member and both are there.
pub async fn with(session: &Session, id: ConnectionId, member: Option<MemberId>) -> Result<Option<ConnectionItem>> {
    let Some(member) = member.filter(|member| session.call().me().is_ok_and(|me| me != *member)) else {
        return Ok(None);
    };
    let (pair, card) =
        try_join(session.loaders().load_one(PairWith(member)), session.loaders().load_one(CardOf(member))).await?;
    match pair.filter(|pair| pair.id == id && card.is_some()) {
        Some(pair) => of(session, (*pair).clone()).await.map(Some),
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
            let (partner, me) = (Card::clone(&partner), Card::clone(&own));
            let row = ConnectionWithMembers { connection: row, partner, me };
            Ok(rest::item(call, row))
        }
        _ => Err(Failure::from(Refusal::new(Code::NotFound, say!("connection-member-gone"))).into()),
    }
}

/// The one of the two who is not `me`.
pub fn other(row: &connections::Connection, me: MemberId) -> MemberId {
    if row.requester_id == me { row.receiver_id } else { row.requester_id }
}
