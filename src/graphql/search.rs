//! The search and saved searches in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{SavedSearchesEdges, SearchEdges};
use contract::runtime::graph::{Found, IntoFound as _};
use contract::saved_searches::SavedSearch;

use super::edges::Edges;
use super::session::Session;
use crate::base::Failure;
use crate::searches::model::missing;
use crate::searches::{actions, rest};

impl SearchEdges for Edges {}

#[async_trait]
impl SavedSearchesEdges for Edges {
    async fn find_saved_search(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(saved(ctx, number).await?.into_found())
    }

    async fn node_saved_search(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(saved(ctx, number).await?.ok_or_else(|| Failure::from(missing()))?.into_found())
    }
}

async fn saved(ctx: &Context<'_>, number: i64) -> Result<Option<SavedSearch>> {
    let call = Session::of(ctx)?.enter_once(Operation::ListSavedSearches).await?;
    Ok(actions::find(call, number.into()).await?.map(rest::saved))
}
