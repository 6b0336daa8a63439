//! What `doctor` asks the database, over all communities.

use crate::db::{Db, Stored};
use crate::params;

/// SQLite's journal mode.
pub async fn journal_mode(db: &Db) -> Stored<String> {
    db.one("PRAGMA journal_mode", params![]).await
}

/// `ok`, or the first thing that is wrong with SQLite's file.
pub async fn quick_check(db: &Db) -> Stored<String> {
    db.one("PRAGMA quick_check(1)", params![]).await
}

/// PostgreSQL's version as a number, 160004 for 16.4.
pub async fn server_version(db: &Db) -> Stored<i64> {
    db.one("SELECT current_setting('server_version_num')::bigint", params![]).await
}

/// Password hashes that are the demo's if it is still here: of its addresses, and those that several accounts have in common, which real ones never
/// do. Each with the number of accounts that have it and the address of one.
pub async fn suspicious_hashes(db: &Db) -> Stored<Vec<(String, i64, String)>> {
    db.all(
        "SELECT password_hash, COUNT(*), MIN(email)
           FROM users
          WHERE deleted_at IS NULL AND status = 'active'
          GROUP BY password_hash
         HAVING COUNT(*) > 1
             OR MAX(CASE WHEN email LIKE '%@harbour.example' OR email LIKE '%@meadow.example'
                           OR email LIKE '%@timeweave.example' THEN 1 ELSE 0 END) = 1
          ORDER BY COUNT(*) DESC
          LIMIT 100",
        params![],
    )
    .await
}

/// What every community switched on and off, by its slug, as it is stored.
pub async fn features(db: &Db) -> Stored<Vec<(String, serde_json::Value)>> {
    db.all("SELECT slug, features FROM tenants ORDER BY id", params![]).await
}

/// The rules of every community by its slug, as they are stored.
pub async fn rules(db: &Db) -> Stored<Vec<(String, serde_json::Value)>> {
    db.all("SELECT slug, settings FROM tenants ORDER BY id", params![]).await
}
