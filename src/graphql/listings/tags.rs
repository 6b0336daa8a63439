//! Tags, what is featured, what the viewer keeps in mind.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::Operation;

use super::Listing;
use crate::graphql::ids::NodeId;
use crate::graphql::relay;
use crate::graphql::session::Session;
use crate::listings::{search, tags};

/// The most tags, listings and completions of a list.
const MOST: i64 = 50;
const MOST_COMPLETIONS: i64 = 20;

/// How many featured listings and completions are given if nobody says how many.
const FEW: i32 = 10;

/// A tag that listings have.
#[derive(SimpleObject)]
pub struct PopularListingTag {
    /// The tag.
    tag: String,
    /// How many listings have it that every member may see.
    count: i64,
}

/// Tags, what is featured, what the viewer keeps in mind.
#[derive(Default)]
pub struct ListingTagsQuery;

#[Object]
impl ListingTagsQuery {
    /// The tags that most listings have. For everybody.
    #[graphql(complexity = "relay::cost(first, MOST, child_complexity)")]
    async fn popular_listing_tags(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 50; 20 if not said.")] first: Option<i32>,
    ) -> Result<Option<Vec<PopularListingTag>>> {
        let call = Session::of(ctx)?.enter(Operation::ListPopularListingTags).await?;
        let found = tags::popular(call, relay::first(first, MOST)?).await?;
        Ok(Some(found.into_iter().map(|(tag, count)| PopularListingTag { tag, count }).collect()))
    }

    /// Tags that begin with some letters, by name. For everybody. None for fewer than two letters.
    async fn listing_tag_names(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What the tag begins with.")] prefix: String,
        #[graphql(desc = "How many at most, 1 to 20; 10 if not said.")] first: Option<i32>,
    ) -> Result<Option<Vec<String>>> {
        let call = Session::of(ctx)?.enter(Operation::CompleteListingTag).await?;
        let limit = relay::length("first", first, FEW.into(), MOST_COMPLETIONS)?;
        Ok(Some(tags::complete(call, &prefix, limit).await?))
    }

    /// Listings that those who look after the community put forward.
    #[graphql(complexity = "relay::cost(first.or(Some(FEW)), MOST, child_complexity)")]
    async fn featured_listings(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 50; 10 if not said.")] first: Option<i32>,
    ) -> Result<Option<Vec<Listing>>> {
        let call = Session::of(ctx)?.enter(Operation::ListFeaturedListings).await?;
        let found = search::featured(call, relay::length("first", first, FEW.into(), MOST)?).await?;
        Ok(Some(found.into_iter().map(Listing::from).collect()))
    }

    /// Global ids of the listings that the viewer keeps in mind, the latest first. `FEATURE_DISABLED` where the community has switched
    /// it off.
    async fn saved_listing_ids(&self, ctx: &Context<'_>) -> Result<Option<Vec<ID>>> {
        let call = Session::of(ctx)?.enter(Operation::ListSavedListings).await?;
        let saved = search::saved(call).await?;
        Ok(Some(saved.into_iter().map(|id| NodeId::Listing(id).encode()).collect()))
    }
}
