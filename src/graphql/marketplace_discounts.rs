//! Coupons of the marketplace, and discounts for hours, in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::MarketplaceCouponsEdges;
use contract::marketplace_coupons::{MarketplaceCoupon, MarketplaceCouponScope as Scope};
use contract::runtime::graph::Found;

use super::edges::{Edges, each};

#[async_trait]
impl MarketplaceCouponsEdges for Edges {
    async fn marketplace_coupon_listings(&self, ctx: &Context<'_>, row: &MarketplaceCoupon) -> Result<Found> {
        each(ctx, "MarketplaceListing", ids(row, Scope::ListingIds)).await
    }

    async fn marketplace_coupon_categories(&self, ctx: &Context<'_>, row: &MarketplaceCoupon) -> Result<Found> {
        each(ctx, "MarketplaceCategory", ids(row, Scope::CategoryIds)).await
    }
}

/// What a coupon is for, if it is for things of this kind.
fn ids(row: &MarketplaceCoupon, scope: Scope) -> &[i64] {
    if row.applies_to == scope { row.applies_to_ids.as_deref().unwrap_or_default() } else { &[] }
}
