//! The feed in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::comments::Comment;
use contract::feed::FeedItem;
use contract::feed_moderation::ModeratedFeedItem;
use contract::graph::{CommentsEdges, FeedEdges, FeedModerationEdges};
use contract::runtime::graph::{Found, IntoFound as _, Said};

use super::edges::Edges;
use super::loaders::{CommentOf, FeedItemOf};
use super::session::Session;
use crate::base::Failure;
use crate::feed::actions::{self, Target};
use crate::feed::comments;
use crate::feed::model::{Kind, missing};
use crate::feed::{moderation, rest};

#[async_trait]
impl FeedEdges for Edges {
    async fn find_feed_item(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(item(ctx, number).await?.into_found())
    }

    async fn node_feed_item(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(item(ctx, number).await?.ok_or_else(|| Failure::from(missing()))?.into_found())
    }

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

#[async_trait]
impl CommentsEdges for Edges {
    async fn find_comment(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(comment(ctx, number).await?.into_found())
    }

    async fn node_comment(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(comment(ctx, number).await?.ok_or_else(|| Failure::from(comments::no_comment()))?.into_found())
    }
}

#[async_trait]
impl FeedModerationEdges for Edges {
    async fn find_moderated_feed_item(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(case(ctx, number).await?.into_found())
    }

    async fn node_moderated_feed_item(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(case(ctx, number).await?.ok_or_else(|| Failure::from(missing()))?.into_found())
    }
}

async fn item(ctx: &Context<'_>, number: i64) -> Result<Option<FeedItem>> {
    let session = Session::of(ctx)?;
    session.enter_once(Operation::GetFeedItem).await?;
    Ok(session.loaders().load_one(FeedItemOf(number.into())).await?)
}

async fn comment(ctx: &Context<'_>, number: i64) -> Result<Option<Comment>> {
    let session = Session::of(ctx)?;
    session.enter_once(Operation::ListComments).await?;
    Ok(session.loaders().load_one(CommentOf(number.into())).await?)
}

async fn case(ctx: &Context<'_>, number: i64) -> Result<Option<ModeratedFeedItem>> {
    let call = Session::of(ctx)?.enter_once(Operation::ListFeedForStaff).await?;
    Ok(moderation::find(call, number.into()).await?.map(|found| rest::case(call, found)))
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
