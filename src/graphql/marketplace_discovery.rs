//! Saved searches and collections of the marketplace in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{MarketplaceCollectionsEdges, MarketplaceSearchesEdges};
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::MarketplaceCollectionOf;
use super::session::Session;
use crate::marketplace::discovery::searches;

#[async_trait]
impl MarketplaceSearchesEdges for Edges {
    async fn find_marketplace_saved_search(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListMarketplaceSavedSearches).await?;
        let own = searches::actions::own(call).await?;
        Ok(own.into_iter().find(|search| search.id.get() == number).map(searches::rest::shown).into_found())
    }
}

#[async_trait]
impl MarketplaceCollectionsEdges for Edges {
    async fn find_marketplace_collection(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMarketplaceCollection).await?;
        let row = session.loaders().load_one(MarketplaceCollectionOf(number.into())).await?;
        Ok(row.map(|row| (*row).clone()).into_found())
    }
}
