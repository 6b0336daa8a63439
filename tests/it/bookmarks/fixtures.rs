//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, Pairs, Things};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["bookmarks"]
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
        ]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[("Query.bookmarkStatus", "REST is asked without the thing")]
    }

    /// What is not there, or not for the caller, is kept by nobody.
    fn unmoved(&self) -> &'static [Operation] {
        &[Operation::GetBookmarkStatus]
    }

    fn one_of_several(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[
            ("bookmarks", "event_id", "type = 'event', listing_id = NULL,"),
            ("bookmarks", "discussion_id", "type = 'discussion', listing_id = NULL,"),
            ("bookmarks", "post_id", "type = 'post', listing_id = NULL,"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("toggleBookmark", "{ type: LISTING, itemId: $listing }"),
            ("updateBookmarkCollection", "{ bookmarkCollectionId: $bookmark_collection, description: \"x\" }"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["bookmark", "bookmark_collection"]
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
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "bookmarks" => things.get("bookmark").await,
            "bookmark-collections" => things.get("bookmark_collection").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, member): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (operation, member) {
            (Operation::ToggleBookmark, "id") => things.get("listing").await,
            (Operation::ToggleBookmark | Operation::MoveBookmark, "collection_id") => Value::Null,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("bookmarkId", _) => things.get("bookmark").await,
            ("bookmarkCollectionId", _) => things.get("bookmark_collection").await,
            ("itemId", "bookmarkStatus") => things.get("listing").await,
            _ => return None,
        })
    }
}
