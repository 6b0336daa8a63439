//! Bookmarks in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::BookmarksEdges;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::session::Session;
use crate::bookmarks::{actions, rest};

#[async_trait]
impl BookmarksEdges for Edges {
    async fn find_bookmark(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let found = actions::find(Session::of(ctx)?.call(), number.into()).await?;
        Ok(found.map(rest::bookmark).into_found())
    }

    async fn find_bookmark_collection(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let found = actions::find_collection(Session::of(ctx)?.call(), number.into()).await?;
        Ok(found.map(rest::collection).into_found())
    }
}
