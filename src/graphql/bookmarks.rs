//! Bookmarks in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::bookmarks::{Bookmark, BookmarkCollection, BookmarkType};
use contract::graph::{self, BookmarksEdges};
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::BookmarkCollectionOf;
use super::session::Session;
use crate::base::Failure;
use crate::bookmarks::{actions, rest};

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

    async fn find_bookmark(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(bookmark(ctx, number).await?.into_found())
    }

    async fn node_bookmark(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let found = bookmark(ctx, number).await?;
        Ok(found.ok_or_else(|| Failure::from(actions::missing()))?.into_found())
    }

    async fn find_bookmark_collection(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(collection(ctx, number).await?.into_found())
    }

    async fn node_bookmark_collection(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let found = collection(ctx, number).await?;
        Ok(found.ok_or_else(|| Failure::from(actions::no_collection()))?.into_found())
    }
}

async fn bookmark(ctx: &Context<'_>, number: i64) -> Result<Option<Bookmark>> {
    let call = Session::of(ctx)?.enter_once(Operation::ListBookmarks).await?;
    Ok(actions::find(call, number.into()).await?.map(rest::bookmark))
}

async fn collection(ctx: &Context<'_>, number: i64) -> Result<Option<BookmarkCollection>> {
    let session = Session::of(ctx)?;
    session.enter_once(Operation::ListBookmarkCollections).await?;
    Ok(session.loaders().load_one(BookmarkCollectionOf(number.into())).await?)
}
