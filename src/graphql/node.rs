//! Anything by its global id.

use std::borrow::Cow;

use async_graphql::parser::types::Field;
use async_graphql::registry::Registry;
use async_graphql::{Context, ContextSelectionSet, ID, Object, OutputType, Positioned, Result, ServerResult, Value};
use contract::graph::{self, NODE_TYPES};
use contract::runtime::graph::{Found, NODE, decode_id, register_as_node, register_node, resolve_found};

use super::groups::Group;
use super::ids::{self, NodeId};
use super::messages::Message;
use super::notifications::Notification;
use super::session::Session;
use super::viewer::Viewer;

/// Something with a global id.
pub struct Node(Found);

impl OutputType for Node {
    fn type_name() -> Cow<'static, str> {
        Cow::Borrowed(NODE)
    }

    fn create_type_info(registry: &mut Registry) -> String {
        register_node(registry, NODE_TYPES);
        for register in [made::<Notification>, made::<Message>, made::<Group>, made::<Viewer>] {
            register(registry);
        }
        Self::qualified_type_name()
    }

    async fn resolve(&self, ctx: &ContextSelectionSet<'_>, field: &Positioned<Field>) -> ServerResult<Value> {
        resolve_found(ctx, field, &self.0).await
    }
}

/// Puts a type that the library's macros made into the registry, as one with a global id.
fn made<T: OutputType>(registry: &mut Registry) {
    T::create_type_info(registry);
    register_as_node(registry, &T::type_name());
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
        if let Some((kind, number)) = decode_id(&id)
            && let Some(found) = graph::node(ctx, &kind, number).await?
        {
            return Ok(Some(Node(found)));
        }
        let found = match ids::node(&id, "id")? {
            NodeId::Notification(id) => Found::made(Notification::look_at(session, id).await?),
            NodeId::Message(id) => Found::made(Message::look_at(session, id).await?),
            NodeId::Group(id) => Found::made(Group::look_at(session, id).await?),
            NodeId::Viewer(id) => match Viewer::of(session).filter(|viewer| viewer.member() == id) {
                Some(viewer) => Found::made(viewer),
                None => return Ok(None),
            },
            NodeId::Member(_)
            | NodeId::Connection(_)
            | NodeId::Listing(_)
            | NodeId::Review(_)
            | NodeId::Skill(_)
            | NodeId::SkillEndorsement(_)
            | NodeId::SafeguardingMeasure(_) => return Ok(None),
        };
        Ok(Some(Node(found)))
    }
}
