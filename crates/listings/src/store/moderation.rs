//! What staff decided about listings.

use crate::base::{ListingId, MemberId};
use crate::call::Tx;
use crate::db::Stored;
use crate::listings::approval::Decision;
use crate::{insert, params};

/// Notes a decision, and whose it was.
pub async fn note(tx: &mut Tx, id: ListingId, decision: Decision, reason: Option<&str>, by: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into listing_moderations {
        listing_id: id,
        action: decision,
        reason,
        made_by: by,
        made_at: now,
    } };
    tx.run(sql, params).await
}

/// Notes that a listing is sent in, or is other words while it waits; the number of that.
pub async fn submit(tx: &mut Tx, id: ListingId) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into listing_submissions {
        listing_id: id,
        made_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Gives a new listing the number of what was sent in.
pub async fn number(tx: &mut Tx, id: ListingId, submission: i64) -> Stored<u64> {
    tx.run("UPDATE listings SET submission = $3 WHERE tenant_id = $1 AND id = $2", params![id, submission]).await
}

/// The title of a listing, also of one that was deleted.
pub async fn title(tx: &mut Tx, id: ListingId) -> Stored<Option<String>> {
    tx.optional("SELECT title FROM listings WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Whether a listing was not deleted.
pub async fn is_there(tx: &mut Tx, id: ListingId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM listings WHERE tenant_id = $1 AND id = $2 AND status <> 'deleted')",
        params![id],
    )
    .await
}
