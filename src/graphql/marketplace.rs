//! The marketplace in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::MarketplaceListingsEdges;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::session::Session;
use crate::marketplace::catalogue::pictures;
use crate::marketplace::rest;

#[async_trait]
impl MarketplaceListingsEdges for Edges {
    async fn find_marketplace_listing_image(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::GetMarketplaceListing).await?;
        let found = pictures::find(call, number.into()).await?;
        Ok(found.map(|found| rest::image(call, found.image, found.is_primary)).into_found())
    }
}
