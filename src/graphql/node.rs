//! Anything by its global id.

use async_graphql::{Context, ID, Interface, Object, Result};
use contract::connections::ConnectionItem;
use contract::runtime::graph::encode_id;

use super::connections;
use super::groups::Group;
use super::ids::{self, NodeId};
use super::listings::Listing;
use super::members::Member;
use super::messages::Message;
use super::notifications::Notification;
use super::reviews::Review;
use super::session::Session;

/// Something with a global id.
#[derive(Interface)]
#[allow(clippy::large_enum_variant, reason = "there is one for a field, and it is answered at once")]
#[graphql(field(name = "id", ty = "ID", desc = "The global id."))]
pub enum Node {
    /// A member.
    Member(Member),
    /// A connection or a pending request of the viewer's.
    Relationship(ConnectionItem),
    /// A line in the viewer's bell.
    Notification(Notification),
    /// A review.
    Review(Review),
    /// What the viewer wrote to a member, or got from one.
    Message(Message),
    /// A group of members.
    Group(Group),
    /// What a member offers or asks for.
    Listing(Listing),
}

/// Looking things up.
#[derive(Default)]
pub struct NodeQuery;

#[Object]
impl NodeQuery {
    /// Anything the viewer may see, by its global id. Refuses as the thing's own field does.
    async fn node(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Any `id` of this schema.")] id: ID,
    ) -> Result<Option<Node>> {
        let session = Session::of(ctx)?;
        session.call().me()?;
        Ok(Some(match ids::node(&id, "id")? {
            NodeId::Member(id) => Node::Member(Member::look_at(session, id).await?),
            NodeId::Connection(id) => Node::Relationship(connections::look_at(session, id).await?),
            NodeId::Notification(id) => Node::Notification(Notification::look_at(session, id).await?),
            NodeId::Listing(id) => Node::Listing(Listing::look_at(session, id).await?),
            NodeId::Review(id) => Node::Review(Review::look_at(session, id).await?),
            NodeId::Message(id) => Node::Message(Message::look_at(session, id).await?),
            NodeId::Group(id) => Node::Group(Group::look_at(session, id).await?),
        }))
    }
}

/// A row of the contract that has a global id.
trait Identified {
    /// The global id.
    async fn id(&self, ctx: &Context<'_>) -> Result<ID>;
}

impl Identified for ConnectionItem {
    async fn id(&self, _: &Context<'_>) -> Result<ID> {
        Ok(ID(encode_id("Relationship", self.id)))
    }
}
