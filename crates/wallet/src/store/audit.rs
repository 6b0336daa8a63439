//! Whether the ledger of every community is sound: what an operator is told by `timeweave doctor`.
//!
//! The keys and triggers of migration 0009 let nothing else be stored; this is for files that something else has touched.

use crate::db::{Db, Stored};
use crate::params;

/// Completed transactions that have anything but one taking and one giving entry of their amount, and entries of others.
pub async fn unbalanced(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM (SELECT t.tenant_id
                   FROM transactions t
                   LEFT JOIN entries e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
                  GROUP BY t.tenant_id, t.id, t.amount, t.status
                 HAVING COALESCE(SUM(e.amount), 0) <> 0
                     OR COUNT(e.amount) <> CASE WHEN t.status = 'completed' THEN 2 ELSE 0 END
                     OR COALESCE(MAX(e.amount), t.amount) <> t.amount) AS wrong",
        params![],
    )
    .await
}

/// Accounts that do not hold the sum of their entries.
pub async fn miscounted(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM accounts a
           LEFT JOIN (SELECT tenant_id, account_id, SUM(amount) AS balance, COUNT(*) AS entries,
                             SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS total_in
                        FROM entries
                       GROUP BY tenant_id, account_id) e ON e.tenant_id = a.tenant_id AND e.account_id = a.id
          WHERE a.balance <> COALESCE(e.balance, 0) OR a.total_in <> COALESCE(e.total_in, 0)
             OR a.transaction_count <> COALESCE(e.entries, 0) OR a.balance <> a.total_in - a.total_out",
        params![],
    )
    .await
}

/// Accounts below the least that they may hold.
pub async fn overdrawn(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM accounts
          WHERE tenant_id IS NOT NULL AND kind IN ('member', 'community_fund') AND balance < COALESCE(floor, 0)",
        params![],
    )
    .await
}

/// Communities whose accounts do not sum to zero.
pub async fn uneven(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM (SELECT tenant_id FROM accounts GROUP BY tenant_id HAVING SUM(balance) <> 0) AS wrong",
        params![],
    )
    .await
}

/// Transactions that name other members than their accounts do.
pub async fn misnamed(db: &Db) -> Stored<i64> {
    db.one(
        "SELECT COUNT(*)
           FROM transactions t
           JOIN accounts f ON f.tenant_id = t.tenant_id AND f.id = t.from_account_id
           JOIN accounts g ON g.tenant_id = t.tenant_id AND g.id = t.to_account_id
          WHERE COALESCE(f.user_id, 0) <> COALESCE(t.sender_id, 0) OR COALESCE(g.user_id, 0) <> COALESCE(t.receiver_id, 0)",
        params![],
    )
    .await
}
