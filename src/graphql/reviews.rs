//! Reviews in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{ReviewsEdges, WalletEdges as _};
use contract::reviews::Review;
use contract::runtime::encode_cursor;
use contract::runtime::graph::{Found, IntoFound as _, Page};

use super::edges::Edges;
use super::loaders::{ModerationOf, ReviewById, ReviewsOf};
use super::members::remember;
use super::relay;
use super::session::Session;
use crate::base::{MemberId, ReviewId};
use crate::reviews::model::Author;
use crate::reviews::rest;

/// The most reviews a list gives at a time.
const MOST: i64 = 100;

#[async_trait]
impl ReviewsEdges for Edges {
    async fn find_review(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(find(Session::of(ctx)?, number.into()).await?.into_found())
    }

    async fn review_transaction(&self, ctx: &Context<'_>, row: &Review) -> Result<Found> {
        let me = Session::of(ctx)?.call().me()?.get();
        // Its two sides are those of the review.
        if Some(me) != row.reviewer_id && me != row.receiver_id {
            return Ok(Found::Null);
        }
        let found = Session::of(ctx)?.loaders().load_one(ReviewById(row.id.into())).await?;
        match found.and_then(|found| found.more.transaction_id) {
            Some(id) => self.find_transaction(ctx, id).await,
            None => Ok(Found::Null),
        }
    }

    async fn review_moderation(&self, ctx: &Context<'_>, row: &Review) -> Result<Found> {
        let session = Session::of(ctx)?;
        if !session.call().member()?.is_broker_or_admin() {
            return Ok(Found::Null);
        }
        let Some(found) = session.loaders().load_one(ModerationOf(row.id.into())).await? else {
            return Ok(Found::Null);
        };
        let author = match found.writer.clone().author(found.moderated.hidden) {
            Author::Member(card) => Some(*card),
            Author::Anonymous | Author::Named(_) => None,
        };
        remember(session, author.iter().chain([&found.receiver])).await;
        Ok(rest::moderated(session.call(), (*found).clone()).into_found())
    }
}

/// A review that the viewer may read: what is shown, their own unless they took it back, and for staff also what is not shown.
async fn find(session: &Session, id: ReviewId) -> Result<Option<Review>> {
    let Some(found) = session.loaders().load_one(ReviewById(id)).await? else { return Ok(None) };
    let author = match found.writer.clone().author(found.review.is_anonymous) {
        Author::Member(card) => Some(*card),
        Author::Anonymous | Author::Named(_) => None,
    };
    remember(session, author.iter().chain([&found.receiver])).await;
    Ok(Some(rest::review(session.call(), (*found).clone())))
}

/// Reviews that a member received, newest first.
pub async fn received(session: &Session, member: MemberId, first: Option<i32>, after: Option<&str>) -> Result<Page> {
    let list = Operation::ListReceivedReviews;
    session.enter_once(list).await?;
    let after = relay::after(list.id(), after)?;
    let key = ReviewsOf { member, after: after.map(|cursor| cursor.0), first: relay::first(first, MOST)? };
    let found = session.loaders().load_one(key).await?;
    let (items, more) = found.as_deref().map_or((&[][..], false), |page| (&page.items[..], page.next.is_some()));
    let mut rows = Vec::with_capacity(items.len());
    for (review, writer) in items {
        if let Author::Member(card) = writer.clone().author(review.is_anonymous) {
            remember(session, [&*card]).await;
        }
        let row = rest::listed(session.call(), review.clone(), writer.clone());
        rows.push((encode_cursor(list.id(), row.id), row));
    }
    Ok(Page::new(rows, after.is_some(), more))
}
