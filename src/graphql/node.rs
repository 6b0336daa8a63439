//! Anything by its global id.

use std::borrow::Cow;

use async_graphql::parser::types::Field;
use async_graphql::registry::Registry;
use async_graphql::{
    Context, ContextSelectionSet, Error, ID, Object, OutputType, Pos, Positioned, Result, ServerResult, Value,
};
use contract::Code;
use contract::graph::{self, NODE_TYPES};
use contract::runtime::graph::{Found, NODE, Seeking, decode_name, register_as_node, register_node, resolve_found};
use futures::future::join_all;

use super::session::Session;
use super::viewer::Viewer;
use super::{errors, exchanges, ids, members};
use crate::base::{Answer, Failure, OrRefuse as _, Refusal};
use crate::language::Sentence;
use crate::say;

/// The refusal of an id that leads to nothing which the viewer sees, with the sentence of this name.
pub fn absent(sentence: &'static str) -> Refusal {
    Refusal::new(Code::NotFound, Sentence::new(sentence))
}

/// Something with a global id.
pub struct Node(Found);

impl OutputType for Node {
    fn type_name() -> Cow<'static, str> {
        Cow::Borrowed(NODE)
    }

    fn create_type_info(registry: &mut Registry) -> String {
        register_node(registry, NODE_TYPES);
        Viewer::create_type_info(registry);
        register_as_node(registry, ids::VIEWER);
        Self::qualified_type_name()
    }

    async fn resolve(&self, ctx: &ContextSelectionSet<'_>, field: &Positioned<Field>) -> ServerResult<Value> {
        resolve_found(ctx, field, &self.0).await
    }
}

/// Looking things up.
#[derive(Default)]
pub struct NodeQuery;

#[Object]
impl NodeQuery {
    /// Anything that the viewer may see, by its global id, with the refusals of the field of `Query` that gives it.
    async fn node(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Any `id` of this schema.")] id: ID,
    ) -> Result<Option<Node>> {
        Session::of(ctx)?.call().me()?;
        find(ctx, Seeking::Alone, &id).await
    }

    /// The same of several things, in the order of `ids`. Null stands for an id that leads to nothing which the viewer sees.
    #[graphql(complexity = "ids.len().saturating_mul(child_complexity).saturating_add(1)")]
    async fn nodes(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "At most 100 ids.")] ids: Vec<ID>,
    ) -> Result<Option<Vec<Option<Node>>>> {
        Session::of(ctx)?.call().me()?;
        if ids.len() > MOST {
            let refusal = Refusal::new(Code::ValidationTooLong, say!("field-max-items", most = MOST)).field("ids");
            return Err(Failure::from(refusal).into());
        }
        // Together, so that things of one kind are read with one statement.
        let found = join_all(ids.iter().map(|id| find(ctx, Seeking::Among, id))).await;
        found.into_iter().map(|found| found.or_else(unless_refused)).collect::<Result<_>>().map(Some)
    }
}

/// So many things are looked up at a time.
const MOST: usize = 100;

async fn find(ctx: &Context<'_>, seeking: Seeking, id: &ID) -> Result<Option<Node>> {
    if let Some((kind, name)) = decode_name(id)
        && let Some(found) = graph::named_node(ctx, seeking, &kind, &name).await?
    {
        return Ok(Some(Node(found)));
    }
    let (kind, number) = ids::node(id, "id")?;
    let session = Session::of(ctx)?;
    let found = match (kind.as_str(), seeking) {
        (ids::VIEWER, _) => viewer(session, number)?,
        // An edge shows a name of whoever hides their profile, too.
        ("Member", Seeking::Among) => members::known(ctx, number.into()).await?,
        ("Exchange", Seeking::Among) => exchanges::known(ctx, number).await?,
        _ => graph::node(ctx, seeking, &kind, number).await?.ok_or_else(|| ids::no_id("id", "anything"))?,
    };
    Ok(Some(found).filter(|found| !matches!(found, Found::Null)).map(Node))
}

/// Nobody is the viewer but whoever asks.
fn viewer(session: &Session, number: i64) -> Answer<Found> {
    let viewer = Viewer::of(session).filter(|viewer| viewer.member().get() == number);
    viewer.map(Found::made).or_refuse(Code::NotFound, say!("member-missing"))
}

/// Nothing, for what was refused. A fault stays one, and so does what says nothing of the thing: that the viewer is to sign in, or to wait.
fn unless_refused(error: Error) -> Result<Option<Node>> {
    let code = errors::code_of(&error.clone().into_server_error(Pos::default()));
    match code.map(|code| code.status()) {
        Some(401 | 429 | 500..) | None => Err(error),
        Some(_) => Ok(None),
    }
}
