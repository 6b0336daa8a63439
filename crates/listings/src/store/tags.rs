//! Tags.

use crate::base::ListingId;
use crate::call::{Call, Reads, Tx};
use crate::db::{Stored, bare};
use crate::{insert, params};

/// A listing's tags, in alphabetical order.
pub async fn of(from: &mut Reads<'_>, id: ListingId) -> Stored<Vec<String>> {
    from.all("SELECT tag FROM listing_tags WHERE tenant_id = $1 AND listing_id = $2 ORDER BY tag", params![id]).await
}

/// The tags of several listings, in alphabetical order. One statement whatever their number.
pub async fn of_each(call: &Call, ids: &[ListingId]) -> Stored<Vec<(ListingId, String)>> {
    call.all(
        "SELECT listing_id, tag FROM listing_tags WHERE tenant_id = $1 AND listing_id = ANY($2) ORDER BY tag",
        params![ids],
    )
    .await
}

/// Takes the tags of a listing away that are not among these.
pub async fn keep_only(tx: &mut Tx, id: ListingId, tags: &[String]) -> Stored<u64> {
    tx.run("DELETE FROM listing_tags WHERE tenant_id = $1 AND listing_id = $2 AND tag <> ALL($3)", params![id, tags])
        .await
}

/// Adds a tag; one that is there stays. A trigger keeps `is_listed` from then on.
pub async fn add(tx: &mut Tx, id: ListingId, tag: &str, is_listed: bool) -> Stored<u64> {
    let (sql, params) = insert! { into listing_tags {
        listing_id: id,
        tag,
        bare_tag: bare(tag),
        is_listed,
    } then "ON CONFLICT (tenant_id, listing_id, tag) DO NOTHING" };
    tx.run(sql, params).await
}

/// The tags that most listings have, of those that are listed. Read from `listing_tags_by_tag` alone.
pub async fn popular(call: &Call, limit: i64) -> Stored<Vec<(String, i64)>> {
    call.all(
        "SELECT tag, COUNT(*) AS listings
           FROM listing_tags
          WHERE tenant_id = $1 AND is_listed
          GROUP BY tag
          ORDER BY listings DESC, tag
          LIMIT $2",
        params![limit],
    )
    .await
}

/// Tags of listings that are listed, from one on that has no marks, before another. Read from `listing_tags_by_bare_tag` alone.
pub async fn between(call: &Call, first: &str, end: &str, limit: i64) -> Stored<Vec<String>> {
    call.all(
        "SELECT tag
           FROM listing_tags
          WHERE tenant_id = $1 AND is_listed AND bare_tag >= $2 AND bare_tag < $3
          GROUP BY bare_tag, tag
          ORDER BY bare_tag, tag
          LIMIT $4",
        params![first, end, limit],
    )
    .await
}
