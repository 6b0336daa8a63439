//! The marketplace in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{
    MarketplaceCategoriesEdges, MarketplaceGroupsEdges, MarketplaceImagesEdges, MarketplaceListingsEdges,
    MarketplaceModerationEdges, MarketplacePromotionsEdges, MarketplaceSellerEdges, MarketplaceToolsEdges,
};
use contract::marketplace_listings::MarketplaceListing;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::{MarketplaceCategoryOf, MarketplaceListingOf, MarketplaceSellerOf};
use super::session::Session;
use crate::marketplace::catalogue::pictures;
use crate::marketplace::{rest, seller};

#[async_trait]
impl MarketplaceListingsEdges for Edges {
    async fn find_marketplace_listing(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMarketplaceListing).await?;
        let row = session.loaders().load_one(MarketplaceListingOf(number.into())).await?;
        Ok(row.map(|row| (*row).clone()).into_found())
    }

    async fn find_marketplace_listing_image(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::GetMarketplaceListing).await?;
        let Some(found) = pictures::find(call, number.into()).await? else { return Ok(Found::Null) };
        let is_primary = found.is_primary;
        Ok(Some(rest::image(call, found.image, is_primary)).into_found())
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

impl MarketplaceGroupsEdges for Edges {}

impl MarketplaceImagesEdges for Edges {}

impl MarketplacePromotionsEdges for Edges {}

impl MarketplaceToolsEdges for Edges {}

impl MarketplaceModerationEdges for Edges {}

#[async_trait]
impl MarketplaceSellerEdges for Edges {
    async fn find_marketplace_seller(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMarketplaceSeller).await?;
        let row = session.loaders().load_one(MarketplaceSellerOf(number.into())).await?;
        Ok(row.map(|row| (*row).clone()).into_found())
    }

    async fn find_marketplace_shipping_option(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListMyMarketplaceShippingOptions).await?;
        let own = seller::shipping::own(call).await?;
        Ok(own.into_iter().find(|option| option.id.get() == number).map(rest::option).into_found())
    }

    async fn find_marketplace_pickup_slot(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListMyMarketplacePickupSlots).await?;
        let own = seller::slots::own(call, None, None).await?;
        let found = own.into_iter().find(|slot| slot.id.get() == number);
        Ok(found.map(|slot| rest::slot(call, slot)).transpose()?.into_found())
    }
}
