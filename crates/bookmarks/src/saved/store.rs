//! What the tables of saved things are asked.

use super::items::{Thing, Type};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{ids, insert, params, record};

ids! {
    /// A collection of saved things.
    SavedCollectionId,
    /// A thing in such a collection.
    SavedItemId,
}

record! {
    /// A collection with how much is in it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SavedCollection {
        /// `saved_collections.id`.
        pub id: SavedCollectionId,
        /// Whose it is.
        pub user_id: MemberId,
        /// Its name.
        pub name: String,
        /// What it is for.
        pub description: Option<String>,
        /// Whether others may read it.
        pub is_public: bool,
        /// Its colour, in its owner's words.
        pub color: Option<String>,
        /// Name of its icon, in its owner's words.
        pub icon: Option<String>,
        /// How much is in it.
        pub items_count: i64,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it was changed last.
        pub updated_at: Timestamp,
    }
}

record! {
    /// A thing in a collection.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SavedItem {
        /// `saved_items.id`.
        pub id: SavedItemId,
        /// Who saved it.
        pub user_id: MemberId,
        /// In which collection.
        pub collection_id: SavedCollectionId,
        /// What it is.
        pub item_type: Type,
        /// The listing, if it is one.
        pub listing_id: Option<i64>,
        /// The event, if it is one.
        pub event_id: Option<i64>,
        /// The group, if it is one.
        pub group_id: Option<i64>,
        /// The listing of the marketplace, if it is one.
        pub marketplace_listing_id: Option<i64>,
        /// A note for oneself.
        pub note: Option<String>,
        /// When it was saved.
        pub created_at: Timestamp,
    }
    select saved_item_columns
}

impl SavedItem {
    /// What is saved.
    #[must_use]
    pub fn thing(&self) -> Thing {
        let id = self.listing_id.or(self.event_id).or(self.group_id).or(self.marketplace_listing_id);
        Thing { kind: self.item_type, id: id.unwrap_or_default() }
    }
}

/// What a collection says of itself.
#[derive(Clone, Debug)]
pub(super) struct Written<'a> {
    pub(super) name: &'a str,
    pub(super) description: Option<&'a str>,
    pub(super) is_public: bool,
    pub(super) color: Option<&'a str>,
    pub(super) icon: Option<&'a str>,
}

macro_rules! counted {
    () => {
        "SELECT c.id, c.user_id, c.name, c.description, c.is_public, c.color, c.icon,
                (SELECT COUNT(*)
                   FROM saved_items s
                  WHERE s.tenant_id = c.tenant_id AND s.user_id = c.user_id AND s.collection_id = c.id) AS items_count,
                c.created_at, c.updated_at
           FROM saved_collections c"
    };
}

/// A member's collections, or only the public ones, the newest first. Served by `saved_collections_owner`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn collections(call: &Call, member: MemberId, is_public: bool) -> Stored<Vec<SavedCollection>> {
    call.all(
        concat!(counted!(), "
          WHERE c.tenant_id = $1 AND c.user_id = $2 AND (c.is_public OR NOT $3)
          ORDER BY c.id DESC"),
        params![member, is_public],
    )
    .await
}

/// Some collections, whoever they belong to.
#[rustfmt::skip::macros(concat)]
pub(super) async fn by_ids(reads: &mut Reads<'_>, ids: &[SavedCollectionId]) -> Stored<Vec<SavedCollection>> {
    reads
        .all(
            concat!(counted!(), "
          WHERE c.tenant_id = $1 AND c.id = ANY($2)"),
            params![ids],
        )
        .await
}

/// How many collections a member has.
pub(super) async fn count_collections(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM saved_collections WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// The first of a member's collections of a name.
pub(super) async fn named(tx: &mut Tx, member: MemberId, name: &str) -> Stored<Option<SavedCollectionId>> {
    tx.optional(
        "SELECT id FROM saved_collections WHERE tenant_id = $1 AND user_id = $2 AND name = $3 ORDER BY id LIMIT 1",
        params![member, name],
    )
    .await
}

/// Makes a collection.
pub(super) async fn insert_collection(tx: &mut Tx, member: MemberId, new: &Written<'_>) -> Stored<SavedCollectionId> {
    let now = tx.now();
    let (sql, params) = insert! { into saved_collections {
        user_id: member,
        name: new.name,
        description: new.description,
        is_public: new.is_public,
        color: new.color,
        icon: new.icon,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes a collection.
pub(super) async fn write_collection(tx: &mut Tx, id: SavedCollectionId, new: &Written<'_>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE saved_collections SET name = $3, description = $4, is_public = $5, color = $6, icon = $7, updated_at = $8
          WHERE tenant_id = $1 AND id = $2",
        params![id, new.name, new.description, new.is_public, new.color, new.icon, now],
    )
    .await
}

/// Deletes a collection of a member's with what is in it.
pub(super) async fn delete_collection(tx: &mut Tx, member: MemberId, id: SavedCollectionId) -> Stored<u64> {
    tx.run("DELETE FROM saved_collections WHERE tenant_id = $1 AND user_id = $2 AND id = $3", params![member, id]).await
}

/// How much is in a collection of a member's. Served by `saved_items_by_collection`.
pub(super) async fn count(tx: &mut Tx, member: MemberId, id: SavedCollectionId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM saved_items WHERE tenant_id = $1 AND user_id = $2 AND collection_id = $3",
        params![member, id],
    )
    .await
}

/// What is in a collection of a member's, the newest first. Served by `saved_items_by_collection`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn page(
    call: &Call,
    (member, id): (MemberId, SavedCollectionId),
    limit: i64,
    offset: i64,
) -> Stored<Vec<SavedItem>> {
    call.all(
        concat!("SELECT ", saved_item_columns!(), "
               FROM saved_items
              WHERE tenant_id = $1 AND user_id = $2 AND collection_id = $3
              ORDER BY id DESC
              LIMIT $4 OFFSET $5"),
        params![member, id, limit, offset],
    )
    .await
}

/// What a member has saved, by numbers. One statement whatever how many.
#[rustfmt::skip::macros(concat)]
pub(super) async fn items_by_ids(call: &Call, member: MemberId, ids: &[SavedItemId]) -> Stored<Vec<SavedItem>> {
    call.all(
        concat!("SELECT ", saved_item_columns!(), " FROM saved_items WHERE tenant_id = $1 AND user_id = $2 AND id = ANY($3)"),
        params![member, ids],
    )
    .await
}

/// Those of some things that a member has saved. Served by the index of each kind.
#[rustfmt::skip::macros(concat)]
pub(super) async fn saved(reads: &mut Reads<'_>, member: MemberId, things: &[Thing]) -> Stored<Vec<SavedItem>> {
    let of = |kind| things.iter().filter_map(|thing| thing.of(kind)).collect::<Vec<i64>>();
    reads
        .all(
            concat!("SELECT ", saved_item_columns!(), "
               FROM saved_items
              WHERE tenant_id = $1 AND user_id = $2
                AND (listing_id = ANY($3) OR event_id = ANY($4) OR group_id = ANY($5) OR marketplace_listing_id = ANY($6))"),
            params![member, of(Type::Listing), of(Type::Event), of(Type::Group), of(Type::MarketplaceListing)],
        )
        .await
}

/// Saves a thing.
pub(super) async fn insert(
    tx: &mut Tx,
    (member, collection): (MemberId, SavedCollectionId),
    thing: Thing,
    note: Option<&str>,
) -> Stored<SavedItemId> {
    let now = tx.now();
    let (sql, params) = insert! { into saved_items {
        user_id: member,
        collection_id: collection,
        item_type: thing.kind,
        listing_id: thing.of(Type::Listing),
        event_id: thing.of(Type::Event),
        group_id: thing.of(Type::Group),
        marketplace_listing_id: thing.of(Type::MarketplaceListing),
        note,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Lets a saved thing go.
pub(super) async fn delete(tx: &mut Tx, member: MemberId, id: SavedItemId) -> Stored<u64> {
    tx.run("DELETE FROM saved_items WHERE tenant_id = $1 AND user_id = $2 AND id = $3", params![member, id]).await
}
