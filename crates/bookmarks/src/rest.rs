//! The REST door.

use contract::BookmarksApi;
use contract::bookmarks as wire;

use super::actions::{self, Standing, Titled};
use super::items::Item;
use super::store::{BookmarkCollection, BookmarkCollectionId};
use crate::base::{Answer, Failure, ids_of};
use crate::call::Call;

/// Bookmarks at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl BookmarksApi for Rest {
    async fn bookmark_collection_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::BookmarkCollection>> {
        let own = actions::collections(&call).await?.into_iter();
        Ok(own.map(collection).filter(|one| numbers.contains(&one.id)).collect())
    }

    async fn bookmark_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Bookmark>> {
        Ok(actions::by_ids(&call, &ids_of(&numbers)).await?.into_iter().map(bookmark).collect())
    }

    async fn list_bookmarks(&self, call: Call, query: wire::ListBookmarksQuery) -> Answer<wire::BookmarkPage> {
        let part = (query.per_page, (query.page - 1) * query.per_page);
        let collection = query.collection_id.map(BookmarkCollectionId::from);
        let (found, total) = actions::list(&call, query.type_, collection, part).await?;
        let data = found.into_iter().map(bookmark).collect();
        Ok(wire::BookmarkPage { data, meta: call.page_meta(query.page, query.per_page, total) })
    }

    async fn toggle_bookmark(
        &self,
        call: Call,
        body: wire::ToggleBookmarkBody,
    ) -> Answer<wire::BookmarkStatusResponse> {
        let item = Item { kind: body.type_, id: body.id };
        let data = status(actions::toggle(&call, item, body.collection_id.map(BookmarkCollectionId::from)).await?);
        Ok(wire::BookmarkStatusResponse { data, meta: call.meta() })
    }

    async fn get_bookmark_status(
        &self,
        call: Call,
        query: wire::GetBookmarkStatusQuery,
    ) -> Answer<wire::BookmarkStatusResponse> {
        let data = status(actions::standing(&call, Item { kind: query.type_, id: query.id }).await?);
        Ok(wire::BookmarkStatusResponse { data, meta: call.meta() })
    }

    async fn move_bookmark(
        &self,
        call: Call,
        path: wire::MoveBookmarkPath,
        body: wire::MoveBookmarkBody,
    ) -> Answer<wire::BookmarkMovedResponse> {
        let collection = body.collection_id.map(BookmarkCollectionId::from);
        let moved = bookmark(actions::shift(&call, path.id.into(), collection).await?);
        let data = wire::BookmarkMoved { success: true, bookmark: moved };
        Ok(wire::BookmarkMovedResponse { data, meta: call.meta() })
    }

    async fn list_bookmark_collections(&self, call: Call) -> Answer<wire::BookmarkCollectionList> {
        let data = actions::collections(&call).await?.into_iter().map(collection).collect();
        Ok(wire::BookmarkCollectionList { data, meta: call.meta() })
    }

    async fn create_bookmark_collection(
        &self,
        call: Call,
        body: wire::CreateBookmarkCollectionBody,
    ) -> Answer<wire::BookmarkCollectionResponse> {
        let data = collection(actions::create_collection(&call, &body.name, body.description.as_deref()).await?);
        Ok(wire::BookmarkCollectionResponse { data, meta: call.meta() })
    }

    async fn update_bookmark_collection(
        &self,
        call: Call,
        path: wire::UpdateBookmarkCollectionPath,
        body: wire::UpdateBookmarkCollectionBody,
    ) -> Answer<wire::BookmarkCollectionResponse> {
        let description = body.description.as_ref().map(Option::as_deref);
        let changed = actions::update_collection(&call, path.id.into(), body.name.as_deref(), description).await?;
        Ok(wire::BookmarkCollectionResponse { data: collection(changed), meta: call.meta() })
    }

    async fn delete_bookmark_collection(
        &self,
        call: Call,
        path: wire::DeleteBookmarkCollectionPath,
    ) -> Answer<wire::BookmarkCollectionDeletedResponse> {
        actions::delete_collection(&call, path.id.into()).await?;
        let data = wire::BookmarkCollectionDeleted { success: true };
        Ok(wire::BookmarkCollectionDeletedResponse { data, meta: call.meta() })
    }
}

/// A bookmark, as the contract has it.
#[must_use]
pub fn bookmark(one: Titled) -> wire::Bookmark {
    let Titled { bookmark, title } = one;
    wire::Bookmark {
        id: bookmark.id.get(),
        bookmarkable_type: bookmark.kind,
        bookmarkable_id: bookmark.item().id,
        collection_id: bookmark.collection_id.map(BookmarkCollectionId::get),
        title,
        created_at: bookmark.created_at,
    }
}

/// A collection, as the contract has it.
#[must_use]
pub fn collection(one: BookmarkCollection) -> wire::BookmarkCollection {
    wire::BookmarkCollection {
        id: one.id.get(),
        name: one.name,
        description: one.description,
        bookmarks_count: one.bookmarks_count,
        created_at: one.created_at,
    }
}

fn status(standing: Standing) -> wire::BookmarkStatus {
    wire::BookmarkStatus { bookmarked: standing.is_bookmarked, count: standing.count }
}
