//! Bookmarks in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::bookmarks::{Bookmark, BookmarkType};
use contract::graph::{self, BookmarksEdges};
use contract::runtime::graph::Found;

use super::edges::Edges;

#[async_trait]
impl BookmarksEdges for Edges {
    async fn bookmark_item(&self, ctx: &Context<'_>, row: &Bookmark) -> Result<Found> {
        let kind = match row.bookmarkable_type {
            BookmarkType::Listing => "Listing",
            BookmarkType::Event => "Event",
            BookmarkType::Discussion => "GroupDiscussion",
            BookmarkType::Post => return Ok(Found::Null),
        };
        Ok(graph::find(ctx, kind, row.bookmarkable_id).await?.unwrap_or(Found::Null))
    }
}
