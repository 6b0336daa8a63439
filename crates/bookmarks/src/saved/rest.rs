//! The REST door.

use contract::SavedItemsApi;
use contract::runtime::NoContent;
use contract::saved_items as wire;

use super::actions::{self, Shown, Wish};
use super::items::Thing;
use super::store::{SavedCollection, SavedCollectionId};
use crate::base::{Answer, ids_of};
use crate::call::Call;
use crate::rest::Rest;

impl SavedItemsApi for Rest {
    async fn saved_item_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::SavedItem>> {
        Ok(actions::by_ids(&call, &ids_of(&numbers)).await?.into_iter().map(item).collect())
    }

    async fn saved_collection_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::SavedCollection>> {
        Ok(actions::readable(&call, &ids_of(&numbers)).await?.into_iter().map(collection).collect())
    }

    async fn list_saved_collections(&self, call: Call) -> Answer<wire::SavedCollectionList> {
        let data = actions::collections(&call).await?.into_iter().map(collection).collect();
        Ok(wire::SavedCollectionList { data, meta: call.meta() })
    }

    async fn create_saved_collection(
        &self,
        call: Call,
        body: wire::CreateSavedCollectionBody,
    ) -> Answer<wire::SavedCollectionResponse> {
        let wish = Wish {
            name: None,
            description: Some(body.description.as_deref()),
            is_public: Some(body.is_public),
            color: Some(body.color.as_deref()),
            icon: Some(body.icon.as_deref()),
        };
        let data = collection(actions::create(&call, &body.name, wish).await?);
        Ok(wire::SavedCollectionResponse { data, meta: call.meta() })
    }

    async fn update_saved_collection(
        &self,
        call: Call,
        path: wire::UpdateSavedCollectionPath,
        body: wire::UpdateSavedCollectionBody,
    ) -> Answer<wire::SavedCollectionResponse> {
        let wish = Wish {
            name: body.name.as_deref(),
            description: body.description.as_ref().map(Option::as_deref),
            is_public: body.is_public,
            color: body.color.as_ref().map(Option::as_deref),
            icon: body.icon.as_ref().map(Option::as_deref),
        };
        let data = collection(actions::update(&call, path.id.into(), wish).await?);
        Ok(wire::SavedCollectionResponse { data, meta: call.meta() })
    }

    async fn delete_saved_collection(&self, call: Call, path: wire::DeleteSavedCollectionPath) -> Answer<NoContent> {
        actions::delete(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn list_saved_items(
        &self,
        call: Call,
        path: wire::ListSavedItemsPath,
        query: wire::ListSavedItemsQuery,
    ) -> Answer<wire::SavedItemPage> {
        let part = (query.per_page, (query.page - 1) * query.per_page);
        let (found, rows) = actions::page(&call, path.id.into(), part).await?;
        let meta = call.page_meta(query.page, query.per_page, found.items_count);
        let data = wire::SavedItemList { items: rows.into_iter().map(item).collect(), collection: collection(found) };
        let meta = contract::shared::LastPageMeta {
            base_url: meta.base_url,
            current_page: meta.current_page,
            last_page: meta.total_pages.max(1),
            per_page: meta.per_page,
            total: meta.total,
            total_pages: meta.total_pages,
            has_more: meta.has_more,
        };
        Ok(wire::SavedItemPage { data, meta })
    }

    async fn save_item(&self, call: Call, body: wire::SaveItemBody) -> Answer<wire::SavedItemResponse> {
        let thing = Thing { kind: body.item_type, id: body.item_id };
        let collection = body.collection_id.map(SavedCollectionId::from);
        let data = item(actions::save(&call, thing, collection, body.note.as_deref()).await?);
        Ok(wire::SavedItemResponse { data, meta: call.meta() })
    }

    async fn unsave_item(&self, call: Call, query: wire::UnsaveItemQuery) -> Answer<NoContent> {
        actions::unsave(&call, Thing { kind: query.item_type, id: query.item_id }).await?;
        Ok(NoContent)
    }

    async fn delete_saved_item(&self, call: Call, path: wire::DeleteSavedItemPath) -> Answer<NoContent> {
        actions::forget(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn check_saved_item(
        &self,
        call: Call,
        query: wire::CheckSavedItemQuery,
    ) -> Answer<wire::SavedItemStatusResponse> {
        let thing = Thing { kind: query.item_type, id: query.item_id };
        let saved = actions::saved(&call, &[thing]).await?.contains(&thing);
        Ok(wire::SavedItemStatusResponse { data: wire::SavedItemStatus { saved }, meta: call.meta() })
    }

    async fn check_saved_items(&self, call: Call, body: wire::CheckSavedItemsBody) -> Answer<wire::SavedItemStatuses> {
        let things: Vec<Thing> =
            body.items.into_iter().map(|one| Thing { kind: one.item_type, id: one.item_id }).collect();
        let saved = actions::saved(&call, &things).await?;
        let data = things
            .iter()
            .map(|thing| (format!("{}:{}", thing.kind.as_str(), thing.id), saved.contains(thing)))
            .collect();
        Ok(wire::SavedItemStatuses { data, meta: call.meta() })
    }

    async fn list_public_collections(
        &self,
        call: Call,
        path: wire::ListPublicCollectionsPath,
    ) -> Answer<wire::SavedCollectionList> {
        let data = actions::public(&call, path.id.into()).await?.into_iter().map(collection).collect();
        Ok(wire::SavedCollectionList { data, meta: call.meta() })
    }
}

/// A collection, as the contract has it.
#[must_use]
pub fn collection(one: SavedCollection) -> wire::SavedCollection {
    wire::SavedCollection {
        id: one.id.get(),
        user_id: one.user_id.get(),
        name: one.name,
        description: one.description,
        is_public: one.is_public,
        color: one.color,
        icon: one.icon,
        items_count: one.items_count,
        created_at: one.created_at,
        updated_at: one.updated_at,
    }
}

/// A saved thing, as the contract has it.
#[must_use]
pub fn item(one: Shown) -> wire::SavedItem {
    let item_id = one.thing_id();
    wire::SavedItem {
        id: one.item.id.get(),
        collection_id: one.item.collection_id.get(),
        item_type: one.item.item_type,
        item_id,
        title: one.title,
        note: one.item.note,
        created_at: one.item.created_at,
    }
}
