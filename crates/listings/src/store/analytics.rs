//! Who reads a listing.

use crate::base::{ListingId, Timestamp};
use crate::call::Call;
use crate::db::Stored;
use crate::listings::model::Contact;
use crate::{params, record};

record! {
    /// How many members read a listing, ever and in a period, and what else happened in it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Readers {
        /// Members who read it.
        pub ever: i64,
        /// Members who read it in the period.
        pub lately: i64,
    }
}

/// How many members read a listing, ever and since a moment.
pub async fn readers(call: &Call, id: ListingId, since: Timestamp) -> Stored<Readers> {
    call.one(
        "SELECT COUNT(DISTINCT user_id) AS ever,
                COUNT(DISTINCT CASE WHEN day >= $3 THEN user_id END) AS lately
           FROM listing_views
          WHERE tenant_id = $1 AND listing_id = $2",
        params![id, since],
    )
    .await
}

/// How many members read a listing on each day since one; days without any are left out. Served by `listing_views_once`.
pub async fn views(call: &Call, id: ListingId, since: Timestamp) -> Stored<Vec<(Timestamp, i64)>> {
    call.all(
        "SELECT day, COUNT(*) AS readers
           FROM listing_views
          WHERE tenant_id = $1 AND listing_id = $2 AND day >= $3
          GROUP BY day",
        params![id, since],
    )
    .await
}

/// The same of members who turned to the owner. Served by `listing_contacts_once`.
pub async fn contacts(call: &Call, id: ListingId, since: Timestamp) -> Stored<Vec<(Timestamp, i64)>> {
    call.all(
        "SELECT day, COUNT(*) AS members
           FROM listing_contacts
          WHERE tenant_id = $1 AND listing_id = $2 AND day >= $3
          GROUP BY day",
        params![id, since],
    )
    .await
}

/// In which ways members turned to the owner since a day, and how often. Served by `listing_contacts_once`.
pub async fn ways(call: &Call, id: ListingId, since: Timestamp) -> Stored<Vec<(Contact, i64)>> {
    call.all(
        "SELECT kind, COUNT(*) AS times
           FROM listing_contacts
          WHERE tenant_id = $1 AND listing_id = $2 AND day >= $3 AND kind IS NOT NULL
          GROUP BY kind
          ORDER BY kind DESC",
        params![id, since],
    )
    .await
}

/// When members began to keep a listing in mind, since a moment; those who stopped are left out. Served by
/// `listing_saves_by_listing`.
pub async fn saves(call: &Call, id: ListingId, since: Timestamp) -> Stored<Vec<Timestamp>> {
    call.all(
        "SELECT created_at FROM listing_saves WHERE tenant_id = $1 AND listing_id = $2 AND created_at >= $3",
        params![id, since],
    )
    .await
}
