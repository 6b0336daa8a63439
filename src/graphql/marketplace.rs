//! The marketplace in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{MarketplaceCategoriesEdges, MarketplaceListingsEdges, MarketplaceModerationEdges};
use contract::marketplace_listings::MarketplaceListing;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::{MarketplaceCategoryOf, MarketplaceListingOf};
use super::session::Session;

#[async_trait]
impl MarketplaceListingsEdges for Edges {
    async fn find_marketplace_listing(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMarketplaceListing).await?;
        let row = session.loaders().load_one(MarketplaceListingOf(number.into())).await?;
        Ok(row.map(|row| (*row).clone()).into_found())
    }

    async fn marketplace_listing_category(&self, ctx: &Context<'_>, row: &MarketplaceListing) -> Result<Found> {
        match &row.category {
            Some(category) => self.find_marketplace_category(ctx, category.id).await,
            None => Ok(Found::Null),
        }
    }
}

#[async_trait]
impl MarketplaceCategoriesEdges for Edges {
    async fn find_marketplace_category(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListMarketplaceCategories).await?;
        let row = session.loaders().load_one(MarketplaceCategoryOf(number.into())).await?;
        Ok(row.map(|row| (*row).clone()).into_found())
    }
}

impl MarketplaceModerationEdges for Edges {}
