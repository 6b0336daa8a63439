//! What the tables of saved searches are asked.

use super::model::{Channel, Filters, Frequency, SavedSearch, due, saved_search_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::ids::{MarketplaceListingId, SavedSearchId};
use crate::{insert, joined_record, params, record};

/// A search to be.
#[derive(Clone, Debug)]
pub(super) struct NewSearch<'a> {
    pub(super) name: &'a str,
    pub(super) search_query: Option<&'a str>,
    pub(super) filters: Filters,
    pub(super) frequency: Frequency,
    pub(super) channel: Channel,
}

/// A member's searches, newest first. Served by `marketplace_saved_searches_by_user`.
#[rustfmt::skip::macros(concat)]
pub async fn own(call: &Call, member: MemberId) -> Stored<Vec<SavedSearch>> {
    call.all(
        concat!("SELECT ", saved_search_columns!("s"), "
               FROM marketplace_saved_searches s
              WHERE s.tenant_id = $1 AND s.user_id = $2
              ORDER BY s.id DESC"),
        params![member],
    )
    .await
}

/// How many searches a member has.
pub(super) async fn count(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM marketplace_saved_searches WHERE tenant_id = $1 AND user_id = $2", params![member])
        .await
}

/// Makes a search.
pub(super) async fn insert(tx: &mut Tx, member: MemberId, new: NewSearch<'_>) -> Stored<SavedSearch> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_saved_searches {
        user_id: member,
        name: new.name,
        search_query: new.search_query,
        filters: Json(new.filters),
        alert_frequency: new.frequency,
        alert_channel: new.channel,
        alerted_at & created_at: now,
    } then "RETURNING id, user_id, name, search_query, filters, alert_frequency, alert_channel, alerted_at, alert_due_at, created_at" };
    tx.one(sql, params).await
}

/// Deletes a search of a member's, with what it has found.
pub(super) async fn delete(tx: &mut Tx, member: MemberId, id: SavedSearchId) -> Stored<u64> {
    tx.run(
        "DELETE FROM marketplace_saved_searches WHERE tenant_id = $1 AND user_id = $2 AND id = $3",
        params![member, id],
    )
    .await
}

/// A search, held until the end of the transaction, if it is due.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock_due(tx: &mut Tx, id: SavedSearchId) -> Stored<Option<SavedSearch>> {
    let now = tx.now();
    tx.optional(
        concat!("SELECT ", saved_search_columns!("s"), "
               FROM marketplace_saved_searches s
              WHERE s.tenant_id = $1 AND s.id = $2 AND s.alert_due_at <= $3
                FOR NO KEY UPDATE"),
        params![id, now],
    )
    .await
}

/// What a search is called.
pub(super) async fn named(tx: &mut Tx, id: SavedSearchId) -> Stored<Option<(String, Channel)>> {
    tx.optional(
        "SELECT name, alert_channel FROM marketplace_saved_searches WHERE tenant_id = $1 AND id = $2",
        params![id],
    )
    .await
}

record! {
    /// Where the owner of a search lives.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Lives {
        /// Degrees north.
        pub latitude: Option<f64>,
        /// Degrees east.
        pub longitude: Option<f64>,
    }
    select lives_columns
}

joined_record! {
    /// A search, and where its owner lives.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Searching {
        /// The search.
        pub search: SavedSearch,
        /// The place.
        pub lives: Lives,
    }
}

/// Some searches of those who may hear of what a seller sells, by their ids, after `after`.
#[rustfmt::skip::macros(concat)]
pub async fn after(tx: &mut Tx, seller: MemberId, after: SavedSearchId, limit: i64) -> Stored<Vec<Searching>> {
    tx.all(
        concat!("SELECT ", saved_search_columns!("s"), ", ", lives_columns!("u"), "
               FROM marketplace_saved_searches s
               JOIN users u ON u.tenant_id = $1 AND u.id = s.user_id
              WHERE s.tenant_id = $1 AND s.id > $3 AND s.user_id <> $2
                AND u.status = 'active' AND u.is_approved AND u.deleted_at IS NULL
                AND s.user_id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                       UNION ALL
                                      SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)
              ORDER BY s.id
              LIMIT $4"),
        params![seller, after, limit],
    )
    .await
}

/// Where a member lives, who may come in; none for any other.
#[rustfmt::skip::macros(concat)]
pub(super) async fn home(tx: &mut Tx, member: MemberId) -> Stored<Option<Lives>> {
    tx.optional(
        concat!("SELECT ", lives_columns!("u"), "
               FROM users u
              WHERE u.tenant_id = $1 AND u.id = $2 AND u.status = 'active' AND u.is_approved AND u.deleted_at IS NULL"),
        params![member],
    )
    .await
}

/// Notes for which of some searches a listing is a find. Gives those for which it was none before.
pub(super) async fn note(
    tx: &mut Tx,
    listing: MarketplaceListingId,
    searches: &[SavedSearchId],
) -> Stored<Vec<SavedSearchId>> {
    let now = tx.now();
    tx.all(
        "INSERT INTO marketplace_search_finds (tenant_id, search_id, listing_id, found_at)
         SELECT $1, s.id, $3, $4
           FROM marketplace_saved_searches s
          WHERE s.tenant_id = $1 AND s.id = ANY($2)
             ON CONFLICT (tenant_id, search_id, listing_id) DO NOTHING
      RETURNING search_id",
        params![searches, listing, now],
    )
    .await
}

/// Lets searches that have found something be due in time. Those that are, stay so.
pub(super) async fn make_due(tx: &mut Tx, searches: &[SavedSearchId]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_saved_searches
            SET alert_due_at = CASE alert_frequency WHEN 'instant' THEN $3::timestamptz WHEN 'daily' THEN $4::timestamptz ELSE $5::timestamptz END
          WHERE tenant_id = $1 AND id = ANY($2) AND alert_due_at IS NULL",
        params![
            searches,
            due(Frequency::Instant, now),
            due(Frequency::Daily, now),
            due(Frequency::Weekly, now)
        ],
    )
    .await
}

record! {
    /// A search that is due.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueSearch {
        /// In which community.
        pub tenant_id: TenantId,
        /// `marketplace_saved_searches.id`.
        pub id: SavedSearchId,
    }
}

/// Searches of all communities that are due. Served by `marketplace_saved_searches_by_due`.
pub async fn due_now(call: &Call, limit: i64) -> Stored<Vec<DueSearch>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_saved_searches
              WHERE alert_due_at <= $1
              ORDER BY alert_due_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// What a search has found and its owner was not told of, in the order in which it did. Served by `marketplace_search_finds_untold`.
pub(super) async fn untold(tx: &mut Tx, id: SavedSearchId, limit: i64) -> Stored<Vec<MarketplaceListingId>> {
    tx.all(
        "SELECT listing_id
           FROM marketplace_search_finds
          WHERE tenant_id = $1 AND search_id = $2 AND told_at IS NULL
          ORDER BY id
          LIMIT $3",
        params![id, limit],
    )
    .await
}

/// Notes that the owner of a search was told of listings.
pub(super) async fn told(tx: &mut Tx, id: SavedSearchId, listings: &[MarketplaceListingId]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_search_finds SET told_at = $4 WHERE tenant_id = $1 AND search_id = $2 AND listing_id = ANY($3)",
        params![id, listings, now],
    )
    .await
}

/// Lets finds go that cannot be told: they may be found again.
pub(super) async fn let_go(tx: &mut Tx, id: SavedSearchId, listings: &[MarketplaceListingId]) -> Stored<u64> {
    tx.run(
        "DELETE FROM marketplace_search_finds WHERE tenant_id = $1 AND search_id = $2 AND listing_id = ANY($3)",
        params![id, listings],
    )
    .await
}

/// Writes when a search, whose row is held, told of something last, and when it is due next.
pub(super) async fn set_alert(
    tx: &mut Tx,
    id: SavedSearchId,
    alerted: Timestamp,
    due: Option<Timestamp>,
) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_saved_searches SET alerted_at = $3, alert_due_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, alerted, due],
    )
    .await
}

/// What some listings are called.
pub(super) async fn titles(tx: &mut Tx, ids: &[MarketplaceListingId]) -> Stored<Vec<String>> {
    tx.all("SELECT title FROM marketplace_listings WHERE tenant_id = $1 AND id = ANY($2) ORDER BY id", params![ids])
        .await
}
