//! The search and saved searches in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{self, SavedSearchesEdges, SearchEdges};
use contract::runtime::graph::{Found, IntoFound as _};
use contract::saved_searches::SavedSearch;
use contract::search::{SearchResult, SearchResultType};

use super::edges::Edges;
use super::session::Session;
use crate::base::Failure;
use crate::searches::model::missing;
use crate::searches::{actions, rest};

#[async_trait]
impl SearchEdges for Edges {
    async fn search_result_item(&self, ctx: &Context<'_>, row: &SearchResult) -> Result<Found> {
        let kind = match row.type_ {
            SearchResultType::User => "Member",
            SearchResultType::Listing => "Listing",
            SearchResultType::Event => "Event",
            SearchResultType::Group => "Group",
            SearchResultType::MarketplaceListing => "MarketplaceListing",
        };
        Ok(graph::find(ctx, kind, row.id).await?.unwrap_or(Found::Null))
    }
}

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
