//! Bookmarks in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::BookmarksEdges;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::BookmarkCollectionOf;
use super::session::Session;
use crate::bookmarks::{actions, rest};

#[async_trait]
impl BookmarksEdges for Edges {
    async fn find_bookmark(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let found = actions::find(Session::of(ctx)?.call(), number.into()).await?;
        Ok(found.map(rest::bookmark).into_found())
    }

    async fn find_bookmark_collection(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let loaders = Session::of(ctx)?.loaders();
        Ok(loaders.load_one(BookmarkCollectionOf(number.into())).await?.into_found())
    }
}
