//! Orders of the marketplace in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::MarketplaceOrdersEdges;
use contract::marketplace_orders::MarketplaceOrder;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::{OrderDisputeOf, OrderRatingsOf};
use super::session::Session;
use crate::marketplace::trust::disputes;

#[async_trait]
impl MarketplaceOrdersEdges for Edges {
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

/// Whether the viewer is one of the two parties of an order.
fn is_party(session: &Session, row: &MarketplaceOrder) -> Result<bool> {
    let me = session.call().me()?.get();
    Ok(row.buyer.id == me || row.seller.id == me)
}
