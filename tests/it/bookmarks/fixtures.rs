//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["bookmarks", "saved_items"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "bookmark_collections",
                "INSERT INTO bookmark_collections (id, tenant_id, user_id, name, name_key, created_at)
         VALUES ({n}, {t}, {n}, 'x', 'x', {now})",
            ),
            (
                "bookmarks",
                "INSERT INTO bookmarks (id, tenant_id, user_id, type, listing_id, collection_id, created_at)
         VALUES ({n}, {t}, {n}, 'listing', {n}, {n}, {now})",
            ),
            (
                "saved_collections",
                "INSERT INTO saved_collections (id, tenant_id, user_id, name, is_public, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'x', {no}, {now}, {now})",
            ),
            (
                "saved_items",
                "INSERT INTO saved_items (id, tenant_id, user_id, collection_id, item_type, listing_id, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'listing', {n}, {now})",
            ),
        ]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[("Query.bookmarkStatus", "REST is asked without the thing")]
    }

    /// What is not there, or not for the caller, is kept by nobody.
    fn unmoved(&self) -> &'static [Operation] {
        &[Operation::GetBookmarkStatus, Operation::CheckSavedItem]
    }

    fn open(&self) -> OfOperations {
        &[(Operation::ListPublicCollections, "what a member shows is for all who may see their profile")]
    }

    fn queries(&self) -> OfOperations {
        &[
            (Operation::UnsaveItem, "item_type=listing&item_id=1"),
            (Operation::CheckSavedItem, "item_type=listing&item_id=1"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[("unsaveItem", "deleteSavedItem"), ("checkSavedItems", "savedItemStatus, asked several times in a document")]
    }

    fn one_of_several(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("bookmarks", "event_id", "type = 'event', listing_id = NULL,"),
            ("bookmarks", "discussion_id", "type = 'discussion', listing_id = NULL,"),
            ("bookmarks", "post_id", "type = 'post', listing_id = NULL,"),
            ("saved_items", "event_id", "item_type = 'event', listing_id = NULL,"),
            ("saved_items", "group_id", "item_type = 'group', listing_id = NULL,"),
            ("saved_items", "marketplace_listing_id", "item_type = 'marketplace_listing', listing_id = NULL,"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("toggleBookmark", "{ type: LISTING, itemId: $listing }"),
            ("updateBookmarkCollection", "{ bookmarkCollectionId: $bookmark_collection, description: \"x\" }"),
            ("saveItem", "{ itemType: LISTING, itemId: $listing }"),
            ("updateSavedCollection", "{ savedCollectionId: $saved_collection, description: \"x\" }"),
        ]
    }

    fn literals(&self) -> Pairs {
        &[("itemType", "LISTING")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["bookmark", "bookmark_collection", "saved_collection", "saved_item"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        let (town, member) = (things.town, things.member.id);
        match name {
            "bookmark_collection" => {
                let sql = "INSERT INTO bookmark_collections (tenant_id, user_id, name, name_key, created_at)
                           VALUES ($1, $2, 'Later', 'later', $3)
                           RETURNING id";
                things.insert("bookmark_collection", sql, params![town.harbour, member, town.clock.now()]).await;
            }
            "bookmark" => {
                let listing = things.id("own_listing").await;
                let sql = "INSERT INTO bookmarks (tenant_id, user_id, type, listing_id, created_at)
                           VALUES ($1, $2, 'listing', $3, $4)
                           RETURNING id";
                things.insert("bookmark", sql, params![town.harbour, member, listing, town.clock.now()]).await;
            }
            "saved_collection" => {
                let sql = "INSERT INTO saved_collections (tenant_id, user_id, name, is_public, created_at, updated_at)
                           VALUES ($1, $2, 'Later', FALSE, $3, $3)
                           RETURNING id";
                things.insert("saved_collection", sql, params![town.harbour, member, town.clock.now()]).await;
            }
            "saved_item" => {
                let (listing, collection) = (things.id("own_listing").await, things.id("saved_collection").await);
                let sql =
                    "INSERT INTO saved_items (tenant_id, user_id, collection_id, item_type, listing_id, created_at)
                           VALUES ($1, $2, $3, 'listing', $4, $5)
                           RETURNING id";
                things
                    .insert("saved_item", sql, params![town.harbour, member, collection, listing, town.clock.now()])
                    .await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "collections" if operation.row().area == "saved_items" => things.get("saved_collection").await,
            "saved-items" => things.get("saved_item").await,
            "bookmarks" => things.get("bookmark").await,
            "bookmark-collections" => things.get("bookmark_collection").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, member): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (operation, member) {
            (Operation::ToggleBookmark, "id") => things.get("listing").await,
            (Operation::ToggleBookmark | Operation::MoveBookmark | Operation::SaveItem, "collection_id") => Value::Null,
            (Operation::SaveItem, "item_id") => things.get("listing").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("bookmarkId", _) => things.get("bookmark").await,
            ("bookmarkCollectionId", _) => things.get("bookmark_collection").await,
            ("savedCollectionId", _) => things.get("saved_collection").await,
            ("savedItemId", _) => things.get("saved_item").await,
            ("itemId", "bookmarkStatus" | "savedItemStatus") => things.get("listing").await,
            _ => return None,
        })
    }
}
