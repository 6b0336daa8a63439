//! Data protection in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::PrivacyEdges;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::session::Session;
use crate::privacy::{copies, requests, rest};

#[async_trait]
impl PrivacyEdges for Edges {
    async fn find_data_request(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let mine = requests::mine(Session::of(ctx)?.call()).await?;
        Ok(mine.into_iter().find(|request| request.id.get() == number).map(rest::shown).into_found())
    }

    async fn find_data_request_case(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(requests::find(Session::of(ctx)?.call(), number.into()).await?.map(rest::case).into_found())
    }

    async fn find_data_export(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let found = copies::find(Session::of(ctx)?.call(), number.into()).await?;
        Ok(found.as_ref().map(rest::export_shown).into_found())
    }
}
