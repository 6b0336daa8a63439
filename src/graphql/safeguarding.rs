//! Safeguarding measures in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::SafeguardingEdges;
use contract::runtime::graph::{Found, IntoFound as _};
use contract::safeguarding::SafeguardingMeasure;
use contract::{Code, Operation};

use super::edges::{Edges, entered};
use super::loaders::MeasureById;
use super::session::Session;
use crate::base::{MeasureId, Refusal};
use crate::safeguarding::rest;
use crate::say;

#[async_trait]
impl SafeguardingEdges for Edges {
    async fn find_safeguarding_measure(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(find(Session::of(ctx)?, number.into()).await?.into_found())
    }

    async fn node_safeguarding_measure(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        entered(ctx, Operation::ListSafeguardingMeasures, self.find_safeguarding_measure(ctx, number), || {
            Refusal::new(Code::NotFound, say!("measure-missing"))
        })
        .await
    }
}

async fn find(session: &Session, id: MeasureId) -> Result<Option<SafeguardingMeasure>> {
    if !session.call().member()?.is_broker_or_admin() {
        return Ok(None);
    }
    let found = session.loaders().load_one(MeasureById(id)).await?;
    Ok(found.map(|measure| rest::shown(session.call(), measure)))
}
