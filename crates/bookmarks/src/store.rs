//! What the tables of bookmarks and collections are asked.

pub mod holdings;

use super::items::{Item, Type};
use crate::base::text::name_key;
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{ids, insert, params, record};

ids! {
    /// A thing that a member keeps for later.
    BookmarkId,
    /// A collection of such things.
    BookmarkCollectionId,
}

record! {
    /// A thing that a member keeps for later.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Bookmark {
        /// `bookmarks.id`.
        pub id: BookmarkId,
        /// What it is.
        pub kind: Type = "type",
        /// The listing, if it is one.
        pub listing_id: Option<i64>,
        /// The event, if it is one.
        pub event_id: Option<i64>,
        /// The discussion, if it is one.
        pub discussion_id: Option<i64>,
        /// The post, if it is one.
        pub post_id: Option<i64>,
        /// In which collection.
        pub collection_id: Option<BookmarkCollectionId>,
        /// When it was kept.
        pub created_at: Timestamp,
    }
    select bookmark_columns
}

impl Bookmark {
    /// What is kept.
    #[must_use]
    pub fn item(&self) -> Item {
        let id = self.listing_id.or(self.event_id).or(self.discussion_id).or(self.post_id);
        Item { kind: self.kind, id: id.unwrap_or_default() }
    }
}

record! {
    /// A collection with how much is in it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct BookmarkCollection {
        /// `bookmark_collections.id`.
        pub id: BookmarkCollectionId,
        /// Its name.
        pub name: String,
        /// What it is for.
        pub description: Option<String>,
        /// How much is in it.
        pub bookmarks_count: i64,
        /// When it was made.
        pub created_at: Timestamp,
    }
}

/// The number of a thing where it is of a kind.
fn of(item: Item, kind: Type) -> Option<i64> {
    (item.kind == kind).then_some(item.id)
}

/// Keeps a thing.
pub(super) async fn insert(
    tx: &mut Tx,
    member: MemberId,
    item: Item,
    collection: Option<BookmarkCollectionId>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into bookmarks {
        user_id: member,
        type: item.kind,
        listing_id: of(item, Type::Listing),
        event_id: of(item, Type::Event),
        discussion_id: of(item, Type::Discussion),
        post_id: of(item, Type::Post),
        collection_id: collection,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Lets a thing go. Served by the index of its kind.
pub(super) async fn delete(tx: &mut Tx, member: MemberId, item: Item) -> Stored<u64> {
    tx.run(
        "DELETE FROM bookmarks
          WHERE tenant_id = $1 AND user_id = $2 AND (listing_id = $3 OR event_id = $4 OR discussion_id = $5 OR post_id = $6)",
        params![member, of(item, Type::Listing), of(item, Type::Event), of(item, Type::Discussion), of(item, Type::Post)],
    )
    .await
}

/// Whether a member keeps a thing. Served by the index of its kind.
pub(super) async fn is_kept(reads: &mut Reads<'_>, member: MemberId, item: Item) -> Stored<bool> {
    let found: Option<BookmarkId> = reads
        .optional(
            "SELECT id
               FROM bookmarks
              WHERE tenant_id = $1 AND user_id = $2 AND (listing_id = $3 OR event_id = $4 OR discussion_id = $5 OR post_id = $6)",
            params![member, of(item, Type::Listing), of(item, Type::Event), of(item, Type::Discussion), of(item, Type::Post)],
        )
        .await?;
    Ok(found.is_some())
}

/// How many members keep a thing. Served by the index of its kind.
pub(super) async fn count(reads: &mut Reads<'_>, item: Item) -> Stored<i64> {
    let found: Option<i64> = reads
        .optional(
            "SELECT COUNT(*) FROM bookmarks WHERE tenant_id = $1 AND (listing_id = $2 OR event_id = $3 OR discussion_id = $4 OR post_id = $5)",
            params![of(item, Type::Listing), of(item, Type::Event), of(item, Type::Discussion), of(item, Type::Post)],
        )
        .await?;
    Ok(found.unwrap_or_default())
}

/// Some bookmarks of a member's. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub(super) async fn by_ids(call: &Call, member: MemberId, ids: &[BookmarkId]) -> Stored<Vec<Bookmark>> {
    call.all(
        concat!("SELECT ", bookmark_columns!(), " FROM bookmarks WHERE tenant_id = $1 AND user_id = $2 AND id = ANY($3)"),
        params![member, ids],
    )
    .await
}

/// How much a member keeps, of a kind or in a collection.
pub(super) async fn total(
    call: &Call,
    member: MemberId,
    kind: Option<Type>,
    collection: Option<BookmarkCollectionId>,
) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*)
           FROM bookmarks
          WHERE tenant_id = $1 AND user_id = $2 AND ($3 IS NULL OR type = $3) AND ($4 IS NULL OR collection_id = $4)",
        params![member, kind, collection],
    )
    .await
}

/// What a member keeps, of a kind or in a collection, the newest first. Served by `bookmarks_by_user`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn page(
    call: &Call,
    member: MemberId,
    kind: Option<Type>,
    collection: Option<BookmarkCollectionId>,
    limit: i64,
    offset: i64,
) -> Stored<Vec<Bookmark>> {
    call.all(
        concat!("SELECT ", bookmark_columns!(), "
               FROM bookmarks
              WHERE tenant_id = $1 AND user_id = $2 AND ($3 IS NULL OR type = $3) AND ($4 IS NULL OR collection_id = $4)
              ORDER BY id DESC
              LIMIT $5 OFFSET $6"),
        params![member, kind, collection, limit, offset],
    )
    .await
}

/// Puts a bookmark of a member's into a collection, or into none.
pub(super) async fn shift(
    tx: &mut Tx,
    member: MemberId,
    id: BookmarkId,
    collection: Option<BookmarkCollectionId>,
) -> Stored<u64> {
    tx.run(
        "UPDATE bookmarks SET collection_id = $4 WHERE tenant_id = $1 AND user_id = $2 AND id = $3",
        params![member, id, collection],
    )
    .await
}

macro_rules! counted {
    () => {
        "SELECT c.id, c.name, c.description,
                (SELECT COUNT(*)
                   FROM bookmarks b
                  WHERE b.tenant_id = c.tenant_id AND b.user_id = c.user_id AND b.collection_id = c.id) AS bookmarks_count,
                c.created_at
           FROM bookmark_collections c"
    };
}

/// A member's collections by name. Served by `bookmark_collections_name`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn collections(call: &Call, member: MemberId) -> Stored<Vec<BookmarkCollection>> {
    call.all(
        concat!(counted!(), "
          WHERE c.tenant_id = $1 AND c.user_id = $2
          ORDER BY c.name_key"),
        params![member],
    )
    .await
}

/// A collection of a member's.
#[rustfmt::skip::macros(concat)]
pub(super) async fn collection(
    reads: &mut Reads<'_>,
    member: MemberId,
    id: BookmarkCollectionId,
) -> Stored<Option<BookmarkCollection>> {
    reads
        .optional(
            concat!(counted!(), "
          WHERE c.tenant_id = $1 AND c.user_id = $2 AND c.id = $3"),
            params![member, id],
        )
        .await
}

/// How many collections a member has.
pub(super) async fn count_collections(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM bookmark_collections WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// A member's collection of a name, however it is spelled. Served by `bookmark_collections_name`.
pub(super) async fn named(tx: &mut Tx, member: MemberId, name: &str) -> Stored<Option<BookmarkCollectionId>> {
    tx.optional(
        "SELECT id FROM bookmark_collections WHERE tenant_id = $1 AND user_id = $2 AND name_key = $3",
        params![member, name_key(name)],
    )
    .await
}

/// Makes a collection.
pub(super) async fn insert_collection(
    tx: &mut Tx,
    member: MemberId,
    name: &str,
    description: Option<&str>,
) -> Stored<BookmarkCollectionId> {
    let now = tx.now();
    let (sql, params) = insert! { into bookmark_collections {
        user_id: member,
        name,
        name_key: name_key(name),
        description,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes a collection.
pub(super) async fn write_collection(
    tx: &mut Tx,
    id: BookmarkCollectionId,
    name: &str,
    description: Option<&str>,
) -> Stored<u64> {
    tx.run(
        "UPDATE bookmark_collections SET name = $3, name_key = $4, description = $5 WHERE tenant_id = $1 AND id = $2",
        params![id, name, name_key(name), description],
    )
    .await
}

/// Takes everything out of a collection of a member's. Served by `bookmarks_by_collection`.
pub(super) async fn empty_collection(tx: &mut Tx, member: MemberId, id: BookmarkCollectionId) -> Stored<u64> {
    tx.run(
        "UPDATE bookmarks SET collection_id = NULL WHERE tenant_id = $1 AND user_id = $2 AND collection_id = $3",
        params![member, id],
    )
    .await
}

/// Deletes an empty collection of a member's.
pub(super) async fn delete_collection(tx: &mut Tx, member: MemberId, id: BookmarkCollectionId) -> Stored<u64> {
    tx.run("DELETE FROM bookmark_collections WHERE tenant_id = $1 AND user_id = $2 AND id = $3", params![member, id])
        .await
}
