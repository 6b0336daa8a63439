//! What the tables of searches are asked.

pub mod holdings;

use serde_json::Value;

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{ids, insert, params, record};

ids! {
    /// A search that a member keeps.
    SavedSearchId,
}

record! {
    /// A search that a member keeps.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SavedSearch {
        /// `saved_searches.id`.
        pub id: SavedSearchId,
        /// Its name.
        pub name: String,
        /// What it is asked with.
        pub query_params: Value,
        /// Whether the member is told of what is new.
        pub notify_on_new: bool,
        /// When it was run last.
        pub last_run_at: Option<Timestamp>,
        /// What it found then.
        pub last_result_count: Option<i64>,
        /// When it was saved.
        pub created_at: Timestamp,
    }
    select saved_search_columns
}

record! {
    /// A search that is to be looked at for what is new.
    #[derive(Clone, Debug, PartialEq)]
    pub struct DueSearch {
        /// `saved_searches.tenant_id`.
        pub tenant_id: TenantId,
        /// `saved_searches.id`.
        pub id: SavedSearchId,
        /// Whose it is.
        pub user_id: MemberId,
        /// What it is asked with.
        pub query_params: Value,
        /// What was there at that moment is not new.
        pub checked_at: Timestamp,
        /// Whether the member may take part.
        pub is_active: bool,
    }
}

record! {
    /// What members look for.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Trend {
        /// The words.
        pub term: String,
        /// How many members did.
        pub members: i64,
    }
}

/// A member's searches, the newest first. Served by `saved_searches_by_user`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn of_member(call: &Call, member: MemberId) -> Stored<Vec<SavedSearch>> {
    call.all(
        concat!("SELECT ", saved_search_columns!(), " FROM saved_searches WHERE tenant_id = $1 AND user_id = $2 ORDER BY id DESC"),
        params![member],
    )
    .await
}

/// A search of a member's.
#[rustfmt::skip::macros(concat)]
pub(super) async fn find(from: &mut Reads<'_>, member: MemberId, id: SavedSearchId) -> Stored<Option<SavedSearch>> {
    from.optional(
        concat!("SELECT ", saved_search_columns!(), " FROM saved_searches WHERE tenant_id = $1 AND user_id = $2 AND id = $3"),
        params![member, id],
    )
    .await
}

/// Some searches of a member's. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub(super) async fn by_ids(call: &Call, member: MemberId, ids: &[SavedSearchId]) -> Stored<Vec<SavedSearch>> {
    call.all(
        concat!("SELECT ", saved_search_columns!(), " FROM saved_searches WHERE tenant_id = $1 AND user_id = $2 AND id = ANY($3)"),
        params![member, ids],
    )
    .await
}

/// How many searches a member keeps.
pub(super) async fn count(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM saved_searches WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// Saves a search. What is there by now is not new.
pub(super) async fn insert(
    tx: &mut Tx,
    member: MemberId,
    name: &str,
    query: &Value,
    is_told: bool,
) -> Stored<SavedSearchId> {
    let now = tx.now();
    let (sql, params) = insert! { into saved_searches {
        user_id: member,
        name,
        query_params: query.clone(),
        notify_on_new: is_told,
        checked_at: now,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Deletes a search of a member's.
pub(super) async fn delete(tx: &mut Tx, member: MemberId, id: SavedSearchId) -> Stored<u64> {
    tx.run("DELETE FROM saved_searches WHERE tenant_id = $1 AND user_id = $2 AND id = $3", params![member, id]).await
}

/// Notes that a search of a member's was run.
pub(super) async fn ran(tx: &mut Tx, member: MemberId, id: SavedSearchId, results: Option<i64>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE saved_searches SET last_run_at = $4, last_result_count = COALESCE($5, last_result_count)
          WHERE tenant_id = $1 AND user_id = $2 AND id = $3",
        params![member, id, now, results],
    )
    .await
}

/// Searches of all communities that were looked at last before a moment. Served by `saved_searches_due`.
pub async fn due(call: &Call, before: Timestamp, limit: i64) -> Stored<Vec<DueSearch>> {
    call.unscoped()
        .all(
            "SELECT s.tenant_id, s.id, s.user_id, s.query_params, s.checked_at,
                    u.status = 'active' AND u.deleted_at IS NULL AS is_active
               FROM saved_searches s
               JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id
              WHERE s.notify_on_new AND s.checked_at <= $1
              ORDER BY s.checked_at, s.id
              LIMIT $2",
            params![before, limit],
        )
        .await
}

/// Notes that a search was looked at, unless somebody did since.
pub(super) async fn looked_at(tx: &mut Tx, id: SavedSearchId, before: Timestamp) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE saved_searches SET checked_at = $4 WHERE tenant_id = $1 AND id = $2 AND checked_at = $3",
        params![id, before, now],
    )
    .await
}

/// Notes what a member looks for on a day, unless that is known or enough of the day's is. Served by `search_terms_once`.
pub(super) async fn note(call: &Call, member: MemberId, day: Timestamp, term: &str, most: i64) -> Stored<u64> {
    call.run(
        "INSERT INTO search_terms (tenant_id, user_id, day, term)
         SELECT $1, $2, $3, $4
          WHERE (SELECT COUNT(*) FROM search_terms WHERE tenant_id = $1 AND user_id = $2 AND day = $3) < $5
         ON CONFLICT (tenant_id, user_id, day, term) DO NOTHING",
        params![member, day, term, most],
    )
    .await
}

/// What at least so many members looked for since a day. Served by `search_terms_by_day`.
pub(super) async fn trending(call: &Call, since: Timestamp, members: i64, limit: i64) -> Stored<Vec<Trend>> {
    call.all(
        "SELECT term, COUNT(DISTINCT user_id) AS members
           FROM search_terms
          WHERE tenant_id = $1 AND day >= $2
          GROUP BY term
         HAVING COUNT(DISTINCT user_id) >= $3
          ORDER BY members DESC, term
          LIMIT $4",
        params![since, members, limit],
    )
    .await
}

/// Forgets what was looked for before a day, in all communities. Served by `search_terms_over`.
pub(super) async fn forget(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM search_terms WHERE day < $1", params![before]).await
}
