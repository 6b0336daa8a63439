//! Listings in the graph: what the contract cannot say of them.

use std::sync::Arc;

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::categories::{Category, CategoryType};
use contract::graph::{ListingSearchEdges, ListingsEdges};
use contract::listing_images::ListingImage;
use contract::listing_search::{ListingItem, ListingType};
use contract::listings::ListingResponse;
use contract::runtime::encode_cursor;
use contract::runtime::graph::{Found, IntoFound as _, Page};

use super::edges::Edges;
use super::loaders::{EsteemOf, ImagesOf, ListingOf, ListingsOf, TagsOf};
use super::members::{may_know, remember};
use super::relay;
use super::session::Session;
use crate::base::{Cursor, ListingId, MemberId};
use crate::listings::model::Hand;
use crate::listings::store::lists::ListingWithOwner;
use crate::listings::{actions, rest, search};
use crate::members::model::Esteem;

/// The most listings a list gives at a time.
pub const MOST: i64 = 100;

#[async_trait]
impl ListingSearchEdges for Edges {
    async fn find_listing(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetListing).await?;
        let row = session.loaders().load_one(ListingOf(number.into())).await?;
        let rows = row.map(|row| (*row).clone()).into_iter().collect();
        Ok(shown(session, rows).await.pop().into_found())
    }

    async fn node_listing(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(look_at(Session::of(ctx)?, number.into()).await?.into_found())
    }

    async fn listing_author_rating(&self, ctx: &Context<'_>, row: &ListingItem) -> Result<Found> {
        Ok(esteem(ctx, row).await?.stars().into_found())
    }

    async fn listing_author_review_count(&self, ctx: &Context<'_>, row: &ListingItem) -> Result<Found> {
        Ok(esteem(ctx, row).await?.reviews.into_found())
    }

    async fn listing_author_exchange_count(&self, ctx: &Context<'_>, row: &ListingItem) -> Result<Found> {
        Ok(esteem(ctx, row).await?.exchanges.into_found())
    }

    async fn listing_category(&self, _: &Context<'_>, row: &ListingItem) -> Result<Found> {
        let (Some(id), Some(name), Some(slug)) = (row.category_id, &row.category_name, &row.category_slug) else {
            return Ok(Found::Null);
        };
        let (name, slug, color) = (name.clone(), slug.clone(), row.category_color.clone());
        Ok(Category { id, name, slug, type_: CategoryType::Listing, color }.into_found())
    }

    async fn listing_images(&self, ctx: &Context<'_>, row: &ListingItem) -> Result<Found> {
        let pictures = Session::of(ctx)?.loaders().load_one(ImagesOf(row.id.into())).await?;
        Ok(pictures.map(|pictures| (*pictures).clone()).unwrap_or_default().into_found())
    }

    async fn listing_tags(&self, ctx: &Context<'_>, row: &ListingItem) -> Result<Found> {
        let tags = Session::of(ctx)?.loaders().load_one(TagsOf(row.id.into())).await?;
        Ok(tags.map(|tags| (*tags).clone()).unwrap_or_default().into_found())
    }

    async fn listing_can_edit(&self, ctx: &Context<'_>, row: &ListingItem) -> Result<Found> {
        Ok(Hand::of(Session::of(ctx)?.call().member()?, row.user_id.into()).is_some().into_found())
    }
}

#[async_trait]
impl ListingsEdges for Edges {
    /// For `Listing.tags` and `Listing.images`.
    async fn keep_listing_response(&self, ctx: &Context<'_>, answer: &ListingResponse) -> Result<()> {
        let listing = &answer.data;
        keep(Session::of(ctx)?, listing.id.into(), listing.skill_tags.clone(), listing.images.clone()).await;
        Ok(())
    }
}

/// A listing with REST's refusals. Counts a reader, as REST does.
async fn look_at(session: &Session, id: ListingId) -> Result<ListingItem> {
    let call = session.enter(Operation::GetListing).await?;
    let detail = actions::read(call, id).await?;
    let pictures = detail.images.into_iter().map(|image| rest::image(call, image)).collect();
    keep(session, id, detail.tags, pictures).await;
    remember(session, [&detail.row.owner]).await;
    Ok(rest::item(call, detail.row, Esteem::default()))
}

async fn keep(session: &Session, id: ListingId, tags: Vec<String>, pictures: Vec<ListingImage>) {
    session.loaders().feed_one(TagsOf(id), Arc::new(tags)).await;
    session.loaders().feed_one(ImagesOf(id), Arc::new(pictures)).await;
}

/// What every member may see of a member's listings, newest first; nothing where the viewer may not see the member's profile and
/// REST would refuse.
pub async fn of_member(
    session: &Session,
    member: MemberId,
    side: Option<ListingType>,
    first: Option<i32>,
    after: Option<&str>,
) -> Result<Found> {
    let list = Operation::ListMemberListings;
    session.enter_once(list).await?;
    if !may_know(session, member).await? {
        return Ok(Found::Null);
    }
    let after = relay::after(list.id(), after)?;
    let key = ListingsOf { member, side, after: after.map(|cursor| cursor.0), first: relay::first(first, MOST)? };
    let found = session.loaders().load_one(key).await?;
    let (rows, more) = found.map_or_else(Default::default, |page| (page.items.clone(), page.next.is_some()));
    Ok(page(list, shown(session, rows).await, after, more).into_found())
}

/// What the viewer keeps in mind and may still see, latest first. A cursor of what is kept no longer is followed by nothing.
pub async fn saved(session: &Session, first: Option<i32>, after: Option<&str>) -> Result<Page> {
    let list = Operation::ListSavedListings;
    let call = session.enter(list).await?;
    let (limit, after) = (relay::first(first, MOST)?, relay::after(list.id(), after)?);
    let mut kept = search::saved(call).await?;
    if let Some(Cursor(last)) = after {
        let seen = kept.iter().position(|id| id.get() == last).map_or(kept.len(), |at| at + 1);
        kept.drain(..seen);
    }
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let more = kept.len() > limit;
    kept.truncate(limit);
    let mut rows = session.loaders().load_many(kept.iter().map(|id| ListingOf(*id))).await?;
    let rows = kept.iter().filter_map(|id| rows.remove(&ListingOf(*id))).map(|row| (*row).clone()).collect();
    Ok(page(list, shown(session, rows).await, after, more))
}

fn page(list: Operation, rows: Vec<ListingItem>, after: Option<Cursor>, more: bool) -> Page {
    Page::new(rows.into_iter().map(|row| (encode_cursor(list.id(), row.id), row)), after.is_some(), more)
}

/// Listings as rows. Their owners came with them and need not be read again.
async fn shown(session: &Session, listings: Vec<ListingWithOwner>) -> Vec<ListingItem> {
    remember(session, listings.iter().map(|row| &row.owner)).await;
    listings.into_iter().map(|row| rest::item(session.call(), row, Esteem::default())).collect()
}

/// What others say of a listing's owner.
async fn esteem(ctx: &Context<'_>, row: &ListingItem) -> Result<Esteem> {
    Ok(Session::of(ctx)?.loaders().load_one(EsteemOf(row.user_id.into())).await?.unwrap_or_default())
}
