//! Safeguarding measures in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::SafeguardingEdges;
use contract::runtime::graph::{Found, IntoFound as _};
use contract::safeguarding::SafeguardingMeasure;

use super::edges::Edges;
use super::loaders::MeasureById;
use super::session::Session;
use crate::base::MeasureId;
use crate::safeguarding::rest;

#[async_trait]
impl SafeguardingEdges for Edges {
    async fn find_safeguarding_measure(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(find(Session::of(ctx)?, number.into()).await?.into_found())
    }
}

async fn find(session: &Session, id: MeasureId) -> Result<Option<SafeguardingMeasure>> {
    if !session.call().member()?.is_broker_or_admin() {
        return Ok(None);
    }
    let found = session.loaders().load_one(MeasureById(id)).await?;
    Ok(found.map(|measure| rest::shown(session.call(), measure)))
}
