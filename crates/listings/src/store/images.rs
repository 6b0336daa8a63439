//! Pictures: which files belong to which listing.

use crate::base::{FileId, ImageId, ListingId};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

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
pub async fn of_each(from: &mut Reads<'_>, ids: &[ListingId]) -> Stored<Vec<Image>> {
    from.all(
        "SELECT i.id, i.listing_id, i.file_id, f.name, i.sort_order, i.alt_text
               FROM listing_images i
               JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
              WHERE i.tenant_id = $1 AND i.listing_id = ANY($2)
              ORDER BY i.sort_order, i.id",
        params![ids],
    )
    .await
}

/// Some pictures.
pub async fn by_ids(call: &Call, ids: &[ImageId]) -> Stored<Vec<Image>> {
    call.all(
        "SELECT i.id, i.listing_id, i.file_id, f.name, i.sort_order, i.alt_text
           FROM listing_images i
           JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
          WHERE i.tenant_id = $1 AND i.id = ANY($2)",
        params![ids],
    )
    .await
}

/// Adds a picture.
pub async fn insert(tx: &mut Tx, id: ListingId, file: FileId, sort_order: i64) -> Stored<ImageId> {
    let now = tx.now();
    let (sql, params) = insert! { into listing_images {
        listing_id: id,
        file_id: file,
        sort_order,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Takes a picture away.
pub async fn delete(tx: &mut Tx, image: ImageId) -> Stored<u64> {
    tx.run("DELETE FROM listing_images WHERE tenant_id = $1 AND id = $2", params![image]).await
}

/// Gives a picture its place.
pub async fn place(tx: &mut Tx, image: ImageId, sort_order: i64) -> Stored<u64> {
    tx.run("UPDATE listing_images SET sort_order = $3 WHERE tenant_id = $1 AND id = $2", params![image, sort_order])
        .await
}

/// The file of the picture that a listing shows, if it has one of its own.
pub async fn cover(tx: &mut Tx, id: ListingId) -> Stored<Option<FileId>> {
    tx.one("SELECT cover_id FROM listings WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Gives a listing the picture that it shows, or takes it away.
pub async fn set_cover(tx: &mut Tx, id: ListingId, file: Option<FileId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE listings SET cover_id = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, file, now],
    )
    .await
}
