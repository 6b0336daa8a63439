//! Pictures: which files belong to which listing. The first of them is the one that lists show.

use crate::base::FileId;
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::ids::{MarketplaceImageId, MarketplaceListingId};
use crate::{insert, params, record};

record! {
    /// A picture of a listing.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Image {
        /// `marketplace_listing_images.id`.
        pub id: MarketplaceImageId,
        /// The listing.
        pub listing_id: MarketplaceListingId,
        /// Its file.
        pub file_id: FileId,
        /// The file's name.
        pub name: String,
        /// Its place, from 0.
        pub sort_order: i64,
        /// What is seen on it.
        pub alt_text: Option<String>,
    }
}

/// The pictures of some listings in their order. One statement whatever their number.
pub async fn of_each(from: &mut Reads<'_>, ids: &[MarketplaceListingId]) -> Stored<Vec<Image>> {
    from.all(
        "SELECT i.id, i.listing_id, i.file_id, f.name, i.sort_order, i.alt_text
           FROM marketplace_listing_images i
           JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
          WHERE i.tenant_id = $1 AND i.listing_id = ANY($2)
          ORDER BY i.sort_order, i.id",
        params![ids],
    )
    .await
}

/// Whose pictures these are, each listing once.
pub async fn listings_of(call: &Call, ids: &[MarketplaceImageId]) -> Stored<Vec<MarketplaceListingId>> {
    call.all(
        "SELECT DISTINCT listing_id FROM marketplace_listing_images WHERE tenant_id = $1 AND id = ANY($2)",
        params![ids],
    )
    .await
}

/// Adds a picture.
pub async fn insert(tx: &mut Tx, id: MarketplaceListingId, file: FileId, place: i64) -> Stored<MarketplaceImageId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_listing_images {
        listing_id: id,
        file_id: file,
        sort_order: place,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Takes a picture away.
pub async fn delete(tx: &mut Tx, id: MarketplaceImageId) -> Stored<u64> {
    tx.run("DELETE FROM marketplace_listing_images WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Gives a picture its place.
pub async fn place(tx: &mut Tx, id: MarketplaceImageId, place: i64) -> Stored<u64> {
    tx.run("UPDATE marketplace_listing_images SET sort_order = $3 WHERE tenant_id = $1 AND id = $2", params![id, place])
        .await
}
