//! Offers and orders of the marketplace, and disputes about them, in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{
    MarketplaceDeliveriesEdges, MarketplaceDisputesEdges, MarketplaceListingsEdges as _, MarketplaceOffersEdges,
    MarketplaceOrdersEdges, MarketplacePaymentsEdges, MarketplacePickupsEdges, SharedEdges as _,
};
use contract::marketplace_deliveries::MarketplaceDelivery;
use contract::marketplace_orders::{MarketplaceOrder, MarketplaceOrderRating};
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::{DeliveryOf, OfferOf, OrderDisputeOf, OrderOf, OrderRatingsOf};
use super::session::Session;
use crate::marketplace::trade::{deliveries, offers, pickups, rest};
use crate::marketplace::trust::disputes;

#[async_trait]
impl MarketplaceOrdersEdges for Edges {
    async fn find_marketplace_order(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMarketplaceOrder).await?;
        let row = session.loaders().load_one(OrderOf(number.into())).await?;
        Ok(row.map(|row| rest::shown(session.call(), (*row).clone())).into_found())
    }

    async fn marketplace_order_listing(&self, ctx: &Context<'_>, row: &MarketplaceOrder) -> Result<Found> {
        match &row.listing {
            Some(listing) => self.find_marketplace_listing(ctx, listing.id).await,
            None => Ok(Found::Null),
        }
    }

    async fn marketplace_order_listing_title(&self, _: &Context<'_>, row: &MarketplaceOrder) -> Result<Found> {
        Ok(row.listing.as_ref().map(|listing| listing.title.clone()).into_found())
    }

    async fn marketplace_order_rating_rater(&self, ctx: &Context<'_>, row: &MarketplaceOrderRating) -> Result<Found> {
        match &row.rater {
            Some(rater) => self.find_member(ctx, rater.id).await,
            None => Ok(Found::Null),
        }
    }

    async fn marketplace_order_ratings(&self, ctx: &Context<'_>, row: &MarketplaceOrder) -> Result<Found> {
        let session = Session::of(ctx)?;
        if !is_party(session, row)? {
            return Ok(Found::Null);
        }
        session.enter_once(Operation::ListMarketplaceOrderRatings).await?;
        let said = session.loaders().load_one(OrderRatingsOf(row.id.into())).await?;
        Ok(said.map(|said| (*said).clone()).unwrap_or_default().into_found())
    }

    async fn marketplace_order_dispute(&self, ctx: &Context<'_>, row: &MarketplaceOrder) -> Result<Found> {
        let session = Session::of(ctx)?;
        if !is_party(session, row)? {
            return Ok(Found::Null);
        }
        session.enter_once(Operation::GetMarketplaceOrder).await?;
        let found = session.loaders().load_one(OrderDisputeOf(row.id.into())).await?;
        Ok(found.map(disputes::rest::latest).into_found())
    }
}

#[async_trait]
impl MarketplaceOffersEdges for Edges {
    async fn find_marketplace_offer(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListMarketplaceOffersSent).await?;
        let row = session.loaders().load_one(OfferOf(number.into())).await?;
        Ok(row.map(|row| offers::rest::shown(session.call(), (*row).clone())).into_found())
    }
}

#[async_trait]
impl MarketplaceDeliveriesEdges for Edges {
    async fn find_marketplace_delivery(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListMyMarketplaceDeliveries).await?;
        let row = session.loaders().load_one(DeliveryOf(number.into())).await?;
        Ok(row.map(|row| deliveries::rest::shown(session.call(), (*row).clone())).into_found())
    }

    async fn marketplace_delivery_buyer(&self, ctx: &Context<'_>, row: &MarketplaceDelivery) -> Result<Found> {
        match &row.buyer {
            Some(buyer) => self.find_member(ctx, buyer.id).await,
            None => Ok(Found::Null),
        }
    }
}

impl MarketplacePaymentsEdges for Edges {}

#[async_trait]
impl MarketplacePickupsEdges for Edges {
    async fn find_marketplace_pickup(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListMyMarketplacePickups).await?;
        let found = pickups::actions::one(call, number.into()).await?;
        Ok(found.map(pickups::rest::shown).into_found())
    }
}

#[async_trait]
impl MarketplaceDisputesEdges for Edges {
    async fn find_marketplace_dispute(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListMarketplaceDisputes).await?;
        let found = disputes::store::any(&mut call.reads(), number.into()).await?;
        Ok(found.map(|row| disputes::rest::shown(call, row)).into_found())
    }
}

/// Whether the viewer is one of the two parties of an order.
fn is_party(session: &Session, row: &MarketplaceOrder) -> Result<bool> {
    let me = session.call().me()?.get();
    Ok(row.buyer.id == me || row.seller.id == me)
}
