//! The feed in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::FeedEdges;
use contract::runtime::graph::Said;

use super::edges::Edges;
use super::session::Session;
use crate::feed::actions::{self, Target};
use crate::feed::model::Kind;

#[async_trait]
impl FeedEdges for Edges {
    async fn delete_feed_post_removed_feed_item_id(&self, ctx: &Context<'_>, said: &Said) -> Result<Option<i64>> {
        line(ctx, Kind::Post, said).await
    }

    async fn hide_feed_item_removed_feed_item_id(&self, ctx: &Context<'_>, said: &Said) -> Result<Option<i64>> {
        line(ctx, kind(said), said).await
    }

    async fn dismiss_feed_item_removed_feed_item_id(&self, ctx: &Context<'_>, said: &Said) -> Result<Option<i64>> {
        line(ctx, kind(said), said).await
    }
}

/// What the arguments name, as it stands in the feed before it leaves it.
async fn line(ctx: &Context<'_>, kind: Kind, said: &Said) -> Result<Option<i64>> {
    let Some(id) = said.number("id") else { return Ok(None) };
    let call = Session::of(ctx)?.call();
    Ok(actions::line_seen(call, Target { kind, id }).await?.map(i64::from))
}

/// A post, if nothing else is said.
fn kind(said: &Said) -> Kind {
    said.text("type").and_then(|word| Kind::parse(&word)).unwrap_or(Kind::Post)
}
