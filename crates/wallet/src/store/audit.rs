//! Whether the ledger of every community is sound: what an operator is told by `timeweave doctor`.
//!
//! The keys and triggers of migration 0009 let nothing else be stored; this is for files that something else has touched.

use crate::db::Invariant;

/// All of it.
pub const INVARIANTS: &[Invariant] = &[UNBALANCED, MISCOUNTED, OVERDRAWN, UNEVEN, MISNAMED];

/// Completed transactions that have anything but one taking and one giving entry of their amount, and entries of others.
pub const UNBALANCED: Invariant = Invariant {
    what: "entries of transactions",
    count: "SELECT COUNT(*)
           FROM (SELECT t.tenant_id
                   FROM transactions t
                   LEFT JOIN entries e ON e.tenant_id = t.tenant_id AND e.transaction_id = t.id
                  GROUP BY t.tenant_id, t.id, t.amount, t.status
                 HAVING COALESCE(SUM(e.amount), 0) <> 0
                     OR COUNT(e.amount) <> CASE WHEN t.status = 'completed' THEN 2 ELSE 0 END
                     OR COALESCE(MAX(e.amount), t.amount) <> t.amount) AS wrong",
    advice: "transactions whose entries do not sum to zero; restore a backup",
};

/// Accounts that do not hold the sum of their entries.
pub const MISCOUNTED: Invariant = Invariant {
    what: "balances of accounts",
    count: "SELECT COUNT(*)
           FROM accounts a
           LEFT JOIN (SELECT tenant_id, account_id, SUM(amount) AS balance, COUNT(*) AS entries,
                             SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS total_in
                        FROM entries
                       GROUP BY tenant_id, account_id) e ON e.tenant_id = a.tenant_id AND e.account_id = a.id
          WHERE a.balance <> COALESCE(e.balance, 0) OR a.total_in <> COALESCE(e.total_in, 0)
             OR a.transaction_count <> COALESCE(e.entries, 0) OR a.balance <> a.total_in - a.total_out",
    advice: "accounts that are not the sum of their entries; restore a backup",
};

/// Accounts below the least that they may hold.
pub const OVERDRAWN: Invariant = Invariant {
    what: "floors of accounts",
    count: "SELECT COUNT(*)
           FROM accounts
          WHERE tenant_id IS NOT NULL AND kind IN ('member', 'community_fund') AND balance < COALESCE(floor, 0)",
    advice: "accounts below their floor; restore a backup",
};

/// Communities whose accounts do not sum to zero.
pub const UNEVEN: Invariant = Invariant {
    what: "sum of all accounts",
    count: "SELECT COUNT(*)
           FROM (SELECT tenant_id FROM accounts GROUP BY tenant_id HAVING SUM(balance) <> 0) AS wrong",
    advice: "communities whose hours do not sum to zero; restore a backup",
};

/// Transactions that name other members than their accounts do.
pub const MISNAMED: Invariant = Invariant {
    what: "parties of transactions",
    count: "SELECT COUNT(*)
           FROM transactions t
           JOIN accounts f ON f.tenant_id = t.tenant_id AND f.id = t.from_account_id
           JOIN accounts g ON g.tenant_id = t.tenant_id AND g.id = t.to_account_id
          WHERE COALESCE(f.user_id, 0) <> COALESCE(t.sender_id, 0) OR COALESCE(g.user_id, 0) <> COALESCE(t.receiver_id, 0)",
    advice: "transactions that name others than their accounts do",
};
