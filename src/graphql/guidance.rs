//! Help, consents and first steps in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::HelpEdges;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::session::Session;
use crate::guidance::help;

#[async_trait]
impl HelpEdges for Edges {
    async fn find_faq(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(help::actions::find(Session::of(ctx)?.call(), number.into()).await?.map(help::rest::faq).into_found())
    }
}
