//! Collections of saved things in the graph: what the contract cannot say of them.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{self, SavedItemsEdges};
use contract::runtime::graph::{Found, IntoFound as _};
use contract::saved_items::{SavedItem, SavedItemType};

use super::edges::Edges;
use super::loaders::SavedCollectionOf;
use super::session::Session;
use crate::bookmarks::saved::{actions, rest};

#[async_trait]
impl SavedItemsEdges for Edges {
    async fn saved_item_item(&self, ctx: &Context<'_>, row: &SavedItem) -> Result<Found> {
        let Some(number) = row.item_id else { return Ok(Found::Null) };
        let kind = match row.item_type {
            SavedItemType::Listing => "Listing",
            SavedItemType::Event => "Event",
            SavedItemType::Group => "Group",
            SavedItemType::MarketplaceListing => "MarketplaceListing",
        };
        Ok(graph::find(ctx, kind, number).await?.unwrap_or(Found::Null))
    }

    async fn find_saved_collection(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListSavedItems).await?;
        Ok(session.loaders().load_one(SavedCollectionOf(number.into())).await?.into_found())
    }

    async fn node_saved_collection(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::ListSavedItems).await?;
        Ok(rest::collection(actions::collection(call, number.into()).await?).into_found())
    }
}
