//! Connections: the viewer's own, requests on their way, people they may know.

mod moves;
mod suggestions;

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::{Code, Operation};

pub use moves::ConnectionsMutation;
pub use suggestions::{ConnectionSuggestion, MOST as MOST_SUGGESTIONS, USUAL as USUAL_SUGGESTIONS};

use super::ids::NodeId;
use super::loaders::{CardOf, PairWith};
use super::members::Member;
use super::moment::Moment;
use super::relay::{self, List};
use super::session::Session;
use crate::base::{ConnectionId, Failure, MemberId, Page, Refusal};
use crate::connections::model::{self, missing};
use crate::connections::store::{Counts, Filter};
use crate::connections::{self, State};
use crate::members::Card;
use crate::say;

/// The most connections a list gives at a time.
pub const MOST: i64 = 100;

/// Whether a connection waits for its receiver or stands.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "State")]
pub enum ConnectionState {
    /// Asked, not answered.
    Pending,
    /// Agreed.
    Accepted,
}

/// How one member stands to another.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Standing")]
pub enum ConnectionStanding {
    /// Neither asked.
    None,
    /// The viewer asked.
    PendingSent,
    /// The viewer was asked.
    PendingReceived,
    /// Both agreed.
    Connected,
}

/// Which of the viewer's connections.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Filter")]
pub enum ConnectionFilter {
    /// Agreed.
    Accepted,
    /// Asked by the other, not answered.
    PendingReceived,
    /// Asked by the viewer, not answered.
    PendingSent,
}

/// How many requests and connections the viewer has.
#[derive(SimpleObject)]
pub struct PendingConnectionCounts {
    /// Pending requests to the viewer.
    received: i64,
    /// Pending requests by the viewer.
    sent: i64,
    /// Accepted connections of the viewer.
    total_friends: i64,
}

impl From<Counts> for PendingConnectionCounts {
    fn from(counts: Counts) -> Self {
        Self { received: counts.received, sent: counts.sent, total_friends: counts.total_friends }
    }
}

/// A connection or a pending request, with both members.
pub struct Connection {
    row: Arc<connections::Connection>,
    requester: Arc<Card>,
    receiver: Arc<Card>,
}

/// A connection or a pending request, with both members.
#[Object]
impl Connection {
    /// Id of the connection, global.
    pub(super) async fn id(&self) -> ID {
        NodeId::Connection(self.row.id).encode()
    }

    /// Id of the connection, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.row.id.get().into()
    }

    /// Whether it waits for its receiver or stands.
    async fn status(&self) -> ConnectionState {
        self.row.status.into()
    }

    /// When the request was made.
    async fn created_at(&self) -> Moment {
        self.row.created_at.into()
    }

    /// The member who asked.
    async fn requester(&self) -> Member {
        Arc::clone(&self.requester).into()
    }

    /// The member who was asked.
    async fn receiver(&self) -> Member {
        Arc::clone(&self.receiver).into()
    }

    /// The one of the two who is not the viewer.
    async fn partner(&self, ctx: &Context<'_>) -> Result<Member> {
        let me = Session::of(ctx)?.call().me()?;
        let partner = if self.row.requester_id == me { &self.receiver } else { &self.requester };
        Ok(Arc::clone(partner).into())
    }
}

/// The one of the two who is not `me`.
pub fn other(row: &connections::Connection, me: MemberId) -> MemberId {
    if row.requester_id == me { row.receiver_id } else { row.requester_id }
}

impl Connection {
    /// A connection that the viewer is a party to.
    pub async fn look_at(session: &Session, id: ConnectionId) -> Result<Self> {
        let call = session.enter(Operation::ListConnections).await?;
        let me = call.me()?;
        let row = connections::store::find(call, id).await?.filter(|row| row.party(me).is_some());
        let row = Arc::new(row.ok_or_else(|| Failure::from(missing()))?);
        session.loaders().feed_one(PairWith(other(&row, me)), Arc::clone(&row)).await;
        Self::of(session, row).await
    }

    /// A connection whose members have yet to be read.
    pub async fn of(session: &Session, row: Arc<connections::Connection>) -> Result<Self> {
        let (requester, receiver) = (CardOf(row.requester_id), CardOf(row.receiver_id));
        let mut cards = session.loaders().load_many([requester, receiver]).await?;
        match (cards.remove(&requester), cards.remove(&receiver)) {
            (Some(requester), Some(receiver)) => Ok(Self { row, requester, receiver }),
            _ => Err(Failure::from(Refusal::new(Code::NotFound, say!("connection-member-gone"))).into()),
        }
    }

    /// A page of the viewer's connections, newest first. What it brought of their members need not be read again.
    pub async fn page(
        session: &Session,
        filter: ConnectionFilter,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<List<Self>> {
        let call = session.enter(Operation::ListConnections).await?;
        let (me, after) = (call.me()?, relay::after(after));
        let page = connections::actions::list(call, filter.into(), relay::first(first, MOST), after).await?;
        let (mut cards, mut pairs, mut items) = (Vec::new(), Vec::new(), Vec::new());
        let mut own: Option<Arc<Card>> = None;
        for (row, partner, mine) in page.items {
            let own = Arc::clone(own.get_or_insert_with(|| Arc::new(mine)));
            let (row, partner) = (Arc::new(row), Arc::new(partner));
            cards.push((CardOf(partner.id), Arc::clone(&partner)));
            pairs.push((PairWith(partner.id), Arc::clone(&row)));
            let (requester, receiver) = if row.requester_id == me { (own, partner) } else { (partner, own) };
            items.push(Self { row, requester, receiver });
        }
        cards.extend(own.map(|own| (CardOf(me), own)));
        session.loaders().feed_many(cards).await;
        session.loaders().feed_many(pairs).await;
        let page = Page { items, next: page.next };
        Ok(relay::list(page, after, |connection| connection.row.id.get(), |connection| connection))
    }
}
