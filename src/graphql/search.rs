//! The search in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::graph::{self, SearchEdges};
use contract::runtime::graph::Found;
use contract::search::{SearchResult, SearchResultType};

use super::edges::Edges;

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
