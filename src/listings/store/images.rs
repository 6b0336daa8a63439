//! Pictures: which files belong to which listing.

use crate::base::{FileId, ImageId, ListingId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::listings::store::Source;
use crate::{params, record};

record! {
    /// A picture of a listing.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Image {
        /// `listing_images.id`.
        pub id: ImageId,
        /// The listing.
        pub listing_id: ListingId,
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
pub async fn of_each(from: &mut Source<'_>, ids: &[ListingId]) -> Stored<Vec<Image>> {
    let tenant = from.call().tenant();
    from.all(
        "SELECT i.id, i.listing_id, i.file_id, f.name, i.sort_order, i.alt_text
               FROM listing_images i
               JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
              WHERE i.tenant_id = $1 AND i.listing_id = ANY($2)
              ORDER BY i.sort_order, i.id",
        params![tenant, ids],
    )
    .await
}

/// A picture.
pub async fn find(call: &Call, id: ImageId) -> Stored<Option<Image>> {
    call.db()
        .optional(
            "SELECT i.id, i.listing_id, i.file_id, f.name, i.sort_order, i.alt_text
               FROM listing_images i
               JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
              WHERE i.tenant_id = $1 AND i.id = $2",
            params![call.tenant(), id],
        )
        .await
}

/// Adds a picture.
pub async fn insert(tx: &mut Tx, id: ListingId, file: FileId, sort_order: i64) -> Stored<ImageId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO listing_images (tenant_id, listing_id, file_id, sort_order, created_at)
         VALUES ($1, $2, $3, $4, $5)
         RETURNING id",
        params![tenant, id, file, sort_order, now],
    )
    .await
}

/// Takes a picture away.
pub async fn delete(tx: &mut Tx, image: ImageId) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run("DELETE FROM listing_images WHERE tenant_id = $1 AND id = $2", params![tenant, image]).await
}

/// Gives a picture its place.
pub async fn place(tx: &mut Tx, image: ImageId, sort_order: i64) -> Stored<u64> {
    let tenant = tx.tenant();
    tx.run(
        "UPDATE listing_images SET sort_order = $3 WHERE tenant_id = $1 AND id = $2",
        params![tenant, image, sort_order],
    )
    .await
}

/// The file of the picture that a listing shows, if it has one of its own.
pub async fn cover(tx: &mut Tx, id: ListingId) -> Stored<Option<FileId>> {
    let tenant = tx.tenant();
    tx.one("SELECT cover_id FROM listings WHERE tenant_id = $1 AND id = $2", params![tenant, id]).await
}

/// Gives a listing the picture that it shows, or takes it away.
pub async fn set_cover(tx: &mut Tx, id: ListingId, file: Option<FileId>) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "UPDATE listings SET cover_id = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![tenant, id, file, now],
    )
    .await
}
