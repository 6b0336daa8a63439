//! What `doctor` asks the database, over all communities.

use crate::db::{Db, Stored};
use crate::params;

/// Pairs of members with more than one connection.
pub async fn double_pairs(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM (SELECT tenant_id
                   FROM connections
                  GROUP BY tenant_id, LEAST(requester_id, receiver_id), GREATEST(requester_id, receiver_id)
                 HAVING COUNT(*) > 1) AS doubled",
        params![],
    )
    .await
}

/// Connections one of whose members is not of their community.
pub async fn lost_members(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM connections c
          WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.tenant_id = c.tenant_id AND u.id = c.requester_id)
             OR NOT EXISTS (SELECT 1 FROM users u WHERE u.tenant_id = c.tenant_id AND u.id = c.receiver_id)",
        params![],
    )
    .await
}

/// Notifications whose receiver is not of their community.
pub async fn lost_receivers(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM notifications n
          WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.tenant_id = n.tenant_id AND u.id = n.user_id)",
        params![],
    )
    .await
}

/// Groups whose noted number of members is not that of their active ones.
pub async fn miscounted_groups(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM groups g
          WHERE g.cached_member_count <> (SELECT COUNT(*)
                                            FROM group_members m
                                           WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id AND m.status = 'active')",
        params![],
    )
    .await
}

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
