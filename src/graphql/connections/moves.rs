//! What can be done with connections.

use std::sync::Arc;

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::{Code, Operation};
use serde_json::json;

use super::{Connection, ConnectionStanding};
use crate::base::{Answer, ConnectionId, Failure, OrRefuse as _};
use crate::call::{Call, patiently};
use crate::connections::{actions, store};
use crate::graphql::ids::{self, NodeId};
use crate::graphql::once::{Made, make_once};
use crate::graphql::session::Session;
use crate::say;

/// A request just made.
#[derive(SimpleObject)]
pub struct RequestConnectionPayload {
    /// How the viewer now stands to the other member.
    status: ConnectionStanding,
    /// The new connection.
    connection: Connection,
}

/// A request just accepted.
#[derive(SimpleObject)]
pub struct AcceptConnectionPayload {
    /// How the two now stand to each other.
    status: ConnectionStanding,
    /// The connection.
    connection: Connection,
}

/// A connection or request that is gone.
#[derive(SimpleObject)]
pub struct ConnectionGonePayload {
    /// Global id of what is gone.
    connection_id: ID,
}

/// What can be done with connections.
#[derive(Default)]
pub struct ConnectionsMutation;

#[Object]
impl ConnectionsMutation {
    /// Asks a member to connect. `VALIDATION_ERROR` for oneself, when the community has no such active member, and when either
    /// has blocked the other. `ALREADY_EXISTS` when a request or connection exists in either direction.
    /// `SAFEGUARDING_CONTACT_RESTRICTED` when a safeguarding rule keeps the two apart.
    async fn request_connection(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<RequestConnectionPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::RequestConnection).await?;
        let member = ids::member(&member_id, "memberId")?;
        let said = json!({ "user_id": member });
        let ask = |call: Call| async move { actions::request(&call, member).await };
        let number = |id: &ConnectionId| id.get();
        let asked = make_once(call, Operation::RequestConnection, idempotency_key, &said, ask, number).await;
        let id = match named(asked, "user_id", "memberId")? {
            Made::Now(id) => id,
            Made::Before(id) => id.into(),
        };
        let row = store::find(call, id).await?.or_refuse(Code::NotFound, say!("connection-request-gone"))?;
        let status = row.standing(call.me()?).into();
        let connection = Connection::of(session, Arc::new(row)).await?;
        Ok(Some(RequestConnectionPayload { status, connection }))
    }

    /// Accepts a request. Only its receiver may: `INVALID_STATE` for its requester and when it is no longer pending, `NOT_FOUND`
    /// for anybody else. `SAFEGUARDING_CONTACT_RESTRICTED` when a safeguarding rule keeps the two apart.
    async fn accept_connection(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the connection, or the id that the REST API uses.")] connection_id: ID,
    ) -> Result<Option<AcceptConnectionPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::AcceptConnection).await?;
        let id = ids::connection(&connection_id, "connectionId")?;
        let row = patiently(call, |call| async move { actions::accept(&call, id).await }).await?;
        let connection = Connection::of(session, Arc::new(row)).await?;
        Ok(Some(AcceptConnectionPayload { status: ConnectionStanding::Connected, connection }))
    }

    /// Declines a request and removes it; its requester is told and may ask again. Only its receiver may: `INVALID_STATE` for its
    /// requester and when it is no longer pending, `NOT_FOUND` for anybody else.
    async fn decline_connection(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the connection, or the id that the REST API uses.")] connection_id: ID,
    ) -> Result<Option<ConnectionGonePayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeclineConnection).await?;
        let id = ids::connection(&connection_id, "connectionId")?;
        patiently(call, |call| async move { actions::decline(&call, id).await }).await?;
        Ok(Some(ConnectionGonePayload { connection_id: NodeId::Connection(id).encode() }))
    }

    /// Removes a connection or cancels a request. Either party may, in either state. `NOT_FOUND` for anybody else.
    async fn remove_connection(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the connection, or the id that the REST API uses.")] connection_id: ID,
    ) -> Result<Option<ConnectionGonePayload>> {
        let call = Session::of(ctx)?.enter(Operation::RemoveConnection).await?;
        let id = ids::connection(&connection_id, "connectionId")?;
        patiently(call, |call| async move { actions::remove(&call, id).await }).await?;
        Ok(Some(ConnectionGonePayload { connection_id: NodeId::Connection(id).encode() }))
    }
}

/// The same answer; a refusal of REST's `field` names the argument by which this door takes it.
fn named<T>(answer: Answer<T>, field: &str, argument: &'static str) -> Answer<T> {
    answer.map_err(|failure| match failure {
        Failure::Refusal(mut refusal) => {
            for item in &mut refusal.items {
                if item.field.as_deref() == Some(field) {
                    item.field = Some(argument.into());
                }
            }
            Failure::Refusal(refusal)
        }
        fault => fault,
    })
}
