//! What bookmarks and saved things hold of a member: all of it is theirs, and goes with them.

use crate::db::Holding;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::both(
        "bookmarks",
        "bookmarks",
        "SELECT b.type, b.listing_id, b.event_id, b.discussion_id, b.post_id, c.name AS collection, b.created_at
           FROM bookmarks b
           LEFT JOIN bookmark_collections c ON c.tenant_id = b.tenant_id AND c.id = b.collection_id
          WHERE b.tenant_id = $1 AND b.user_id = $2
          ORDER BY b.id",
        &["DELETE FROM bookmarks WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "bookmark_collections",
        "bookmark_collections",
        "SELECT name, description, created_at FROM bookmark_collections WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM bookmark_collections WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "saved_items",
        "saved_items",
        "SELECT s.item_type, s.listing_id, s.event_id, s.group_id, s.marketplace_listing_id, c.name AS collection, s.note, s.created_at
           FROM saved_items s
           JOIN saved_collections c ON c.tenant_id = s.tenant_id AND c.id = s.collection_id
          WHERE s.tenant_id = $1 AND s.user_id = $2
          ORDER BY s.id",
        &["DELETE FROM saved_items WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "saved_collections",
        "saved_collections",
        "SELECT name, description, is_public, color, icon, created_at FROM saved_collections WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM saved_collections WHERE tenant_id = $1 AND user_id = $2"],
    ),
];
