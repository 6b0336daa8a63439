//! Reports about listings of the marketplace in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::MarketplaceReportsEdges;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::session::Session;
use crate::marketplace::trust::reports::{actions, rest, store};

#[async_trait]
impl MarketplaceReportsEdges for Edges {
    async fn find_marketplace_report(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::GetMarketplaceReport).await?;
        let (me, found) = (call.me()?, store::any(&mut call.reads(), number.into()).await?);
        Ok(found.and_then(|row| rest::seen_by(me, row)).into_found())
    }

    async fn find_marketplace_report_case(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListMarketplaceReportsForStaff).await?;
        Ok(actions::case(call, number.into()).await?.map(|row| rest::case(call, row)).into_found())
    }
}
