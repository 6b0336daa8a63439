//! What the tables of collections are asked.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::ids::{CollectionId, MarketplaceListingId};
use crate::{insert, newest_first, params, record};

record! {
    /// A collection with how much is in it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Collection {
        /// `marketplace_collections.id`.
        pub id: CollectionId,
        /// Whose it is.
        pub user_id: MemberId,
        /// Its name.
        pub name: String,
        /// What it is for.
        pub description: Option<String>,
        /// Whether others may read it.
        pub is_public: bool,
        /// How much is in it.
        pub item_count: i64,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it was changed last.
        pub updated_at: Timestamp,
    }
}

record! {
    /// A listing in a collection.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Item {
        /// `marketplace_collection_items.id`.
        pub id: i64,
        /// The listing.
        pub listing_id: MarketplaceListingId,
        /// What its owner noted.
        pub note: Option<String>,
        /// When it was put there.
        pub created_at: Timestamp,
    }
}

/// What a collection says of itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written<'a> {
    pub(super) name: &'a str,
    pub(super) description: Option<&'a str>,
    pub(super) is_public: bool,
}

macro_rules! counted {
    () => {
        "SELECT c.id, c.user_id, c.name, c.description, c.is_public,
                (SELECT COUNT(*)
                   FROM marketplace_collection_items i
                  WHERE i.tenant_id = c.tenant_id AND i.collection_id = c.id) AS item_count,
                c.created_at, c.updated_at
           FROM marketplace_collections c"
    };
}

/// A member's collections, newest first. Served by `marketplace_collections_by_user`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn own(call: &Call, member: MemberId) -> Stored<Vec<Collection>> {
    call.all(
        concat!(counted!(), "
          WHERE c.tenant_id = $1 AND c.user_id = $2
          ORDER BY c.id DESC"),
        params![member],
    )
    .await
}

/// Some collections, whoever they belong to.
#[rustfmt::skip::macros(concat)]
pub(super) async fn by_ids(from: &mut Reads<'_>, ids: &[CollectionId]) -> Stored<Vec<Collection>> {
    from.all(
        concat!(counted!(), "
          WHERE c.tenant_id = $1 AND c.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// How many collections a member has.
pub(super) async fn count(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM marketplace_collections WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// Makes a collection.
pub(super) async fn insert(tx: &mut Tx, member: MemberId, new: Written<'_>) -> Stored<CollectionId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_collections {
        user_id: member,
        name: new.name,
        description: new.description,
        is_public: new.is_public,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes a collection.
pub(super) async fn write(tx: &mut Tx, id: CollectionId, new: Written<'_>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_collections SET name = $3, description = $4, is_public = $5, updated_at = $6
          WHERE tenant_id = $1 AND id = $2",
        params![id, new.name, new.description, new.is_public, now],
    )
    .await
}

/// Deletes a collection of a member's with what is in it.
pub(super) async fn delete(tx: &mut Tx, member: MemberId, id: CollectionId) -> Stored<u64> {
    tx.run("DELETE FROM marketplace_collections WHERE tenant_id = $1 AND user_id = $2 AND id = $3", params![member, id])
        .await
}

/// Puts a listing into a collection. What is there stays, with the note that is said now, if one is.
pub(super) async fn put(
    tx: &mut Tx,
    id: CollectionId,
    listing: MarketplaceListingId,
    note: Option<&str>,
) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO marketplace_collection_items (tenant_id, collection_id, listing_id, note, created_at)
         VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (tenant_id, collection_id, listing_id)
             DO UPDATE SET note = COALESCE(excluded.note, marketplace_collection_items.note)",
        params![id, listing, note, now],
    )
    .await
}

/// Whether a listing is in a collection.
pub(super) async fn has(tx: &mut Tx, id: CollectionId, listing: MarketplaceListingId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_collection_items
                         WHERE tenant_id = $1 AND collection_id = $2 AND listing_id = $3)",
        params![id, listing],
    )
    .await
}

/// Takes a listing out of a collection.
pub(super) async fn take(tx: &mut Tx, id: CollectionId, listing: MarketplaceListingId) -> Stored<u64> {
    tx.run(
        "DELETE FROM marketplace_collection_items WHERE tenant_id = $1 AND collection_id = $2 AND listing_id = $3",
        params![id, listing],
    )
    .await
}

/// What is in a collection, latest first, before an entry. Served by `marketplace_collection_items_latest`.
pub(super) async fn items(call: &Call, id: CollectionId, before: i64, limit: i64) -> Stored<Vec<Item>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT i.id, i.listing_id, i.note, i.created_at
           FROM marketplace_collection_items i
          WHERE i.tenant_id = $1 AND i.collection_id = $2 AND i.id ", before!(), " $3
          ORDER BY i.id ", order!(), "
          LIMIT $4")),
        params![id, before, limit],
    )
    .await
}
