//! Coupons of the marketplace, and discounts for hours, in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{MarketplaceCouponsEdges, MarketplaceLoyaltyEdges};
use contract::marketplace_coupons::{MarketplaceCoupon, MarketplaceCouponScope as Scope};
use contract::runtime::graph::{Found, IntoFound as _};
use futures::future::try_join_all;

use super::edges::Edges;
use super::loaders::{CouponOf, MarketplaceCategoryOf, MarketplaceListingOf};
use super::session::Session;

#[async_trait]
impl MarketplaceCouponsEdges for Edges {
    async fn find_marketplace_coupon(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMarketplaceCoupon).await?;
        let row = session.loaders().load_one(CouponOf(number.into())).await?;
        Ok(row.map(|row| (*row).clone()).into_found())
    }

    async fn marketplace_coupon_listings(&self, ctx: &Context<'_>, row: &MarketplaceCoupon) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMarketplaceListing).await?;
        let loaders = session.loaders();
        let ids = ids(row, Scope::ListingIds).iter().map(|id| loaders.load_one(MarketplaceListingOf((*id).into())));
        let found = try_join_all(ids).await?;
        Ok(found.into_iter().flatten().map(|row| (*row).clone()).collect::<Vec<_>>().into_found())
    }

    async fn marketplace_coupon_categories(&self, ctx: &Context<'_>, row: &MarketplaceCoupon) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListMarketplaceCategories).await?;
        let loaders = session.loaders();
        let ids = ids(row, Scope::CategoryIds).iter().map(|id| loaders.load_one(MarketplaceCategoryOf((*id).into())));
        let found = try_join_all(ids).await?;
        Ok(found.into_iter().flatten().map(|row| (*row).clone()).collect::<Vec<_>>().into_found())
    }
}

impl MarketplaceLoyaltyEdges for Edges {}

/// What a coupon is for, if it is for things of this kind.
fn ids(row: &MarketplaceCoupon, scope: Scope) -> &[i64] {
    if row.applies_to == scope { row.applies_to_ids.as_deref().unwrap_or_default() } else { &[] }
}
