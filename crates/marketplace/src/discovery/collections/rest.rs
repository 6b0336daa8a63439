//! The REST door to collections of listings.

use contract::MarketplaceCollectionsApi;
use contract::marketplace_collections as wire;

use super::actions::{self, Wish};
use super::store::Collection;
use crate::base::Answer;
use crate::call::Call;
use crate::rest::{Rest, ids, listings};

impl MarketplaceCollectionsApi for Rest {
    async fn marketplace_collection_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceCollection>> {
        Ok(actions::readable(&call, &ids(&numbers)).await?.into_iter().map(shown).collect())
    }

    async fn list_marketplace_collections(&self, call: Call) -> Answer<wire::MarketplaceCollectionList> {
        let data = actions::own(&call).await?.into_iter().map(shown).collect();
        Ok(wire::MarketplaceCollectionList { data, meta: call.meta() })
    }

    async fn create_marketplace_collection(
        &self,
        call: Call,
        body: wire::CreateMarketplaceCollectionBody,
    ) -> Answer<wire::MarketplaceCollectionResponse> {
        let wish = Wish { name: None, description: Some(body.description.as_deref()), is_public: Some(body.is_public) };
        let made = actions::create(&call, &body.name, wish).await?;
        Ok(one(&call, made))
    }

    async fn get_marketplace_collection(
        &self,
        call: Call,
        path: wire::GetMarketplaceCollectionPath,
    ) -> Answer<wire::MarketplaceCollectionResponse> {
        let found = actions::read(&call, path.id.into()).await?;
        Ok(one(&call, found))
    }

    async fn update_marketplace_collection(
        &self,
        call: Call,
        path: wire::UpdateMarketplaceCollectionPath,
        body: wire::UpdateMarketplaceCollectionBody,
    ) -> Answer<wire::MarketplaceCollectionResponse> {
        let wish = Wish {
            name: body.name.as_deref(),
            description: body.description.as_ref().map(Option::as_deref),
            is_public: body.is_public,
        };
        let changed = actions::update(&call, path.id.into(), wish).await?;
        Ok(one(&call, changed))
    }

    async fn delete_marketplace_collection(
        &self,
        call: Call,
        path: wire::DeleteMarketplaceCollectionPath,
    ) -> Answer<wire::DeletedMarketplaceCollectionResponse> {
        actions::delete(&call, path.id.into()).await?;
        let data = wire::DeletedMarketplaceCollection { deleted: true };
        Ok(wire::DeletedMarketplaceCollectionResponse { data, meta: call.meta() })
    }

    async fn list_marketplace_collection_items(
        &self,
        call: Call,
        path: wire::ListMarketplaceCollectionItemsPath,
        query: wire::ListMarketplaceCollectionItemsQuery,
    ) -> Answer<wire::MarketplaceCollectionItemPage> {
        let behind = call.cursor(query.cursor.as_deref())?;
        let page = actions::items(&call, path.id.into(), query.limit, behind).await?;
        let meta = call.cursor_meta(query.limit, page.next);
        let (items, rows): (Vec<_>, Vec<_>) = page.items.into_iter().map(|one| (one.item, one.listing)).unzip();
        let listings = listings(&call, rows).await?;
        let data = items.into_iter().zip(listings).map(|(item, listing)| wire::MarketplaceCollectionItem {
            id: item.id,
            listing_id: item.listing_id.get(),
            note: item.note,
            added_at: item.created_at,
            listing,
        });
        Ok(wire::MarketplaceCollectionItemPage { data: data.collect(), meta })
    }

    async fn add_marketplace_collection_item(
        &self,
        call: Call,
        path: wire::AddMarketplaceCollectionItemPath,
        body: wire::AddMarketplaceCollectionItemBody,
    ) -> Answer<wire::AddedMarketplaceCollectionItemResponse> {
        actions::put(&call, path.id.into(), body.listing_id.into(), body.note.as_deref()).await?;
        let data = wire::AddedMarketplaceCollectionItem { added: true };
        Ok(wire::AddedMarketplaceCollectionItemResponse { data, meta: call.meta() })
    }

    async fn remove_marketplace_collection_item(
        &self,
        call: Call,
        path: wire::RemoveMarketplaceCollectionItemPath,
    ) -> Answer<wire::RemovedMarketplaceCollectionItemResponse> {
        actions::take(&call, path.id.into(), path.listing_id.into()).await?;
        let data = wire::RemovedMarketplaceCollectionItem { removed: true };
        Ok(wire::RemovedMarketplaceCollectionItemResponse { data, meta: call.meta() })
    }
}

fn one(call: &Call, row: Collection) -> wire::MarketplaceCollectionResponse {
    wire::MarketplaceCollectionResponse { data: shown(row), meta: call.meta() }
}

/// A collection, as the contract has it.
#[must_use]
pub fn shown(one: Collection) -> wire::MarketplaceCollection {
    wire::MarketplaceCollection {
        id: one.id.get(),
        user_id: one.user_id.get(),
        name: one.name,
        description: one.description,
        is_public: one.is_public,
        item_count: one.item_count,
        created_at: one.created_at,
        updated_at: one.updated_at,
    }
}
