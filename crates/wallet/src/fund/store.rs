//! The fund's SQL.

use crate::base::{AccountId, Hours};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::wallet::model::{Transaction, transaction_columns};
use crate::wallet::store::{Party, party_columns};
use crate::{params, record};

record! {
    /// The fund and what became of it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Fund {
        /// `accounts.id`.
        pub id: AccountId,
        /// What lies there.
        pub balance: Hours,
        /// What administrators put in, also out of a member's hours.
        pub deposited: Hours,
        /// What was paid out.
        pub withdrawn: Hours,
        /// What members gave.
        pub donated: Hours,
    }
}

/// The fund. `None` while nothing has ever moved. What was taken back counts no more, so that the balance is what was put in and given
/// less what was paid out. All that moved is read from `entries_by_account`.
pub async fn fund(call: &Call) -> Stored<Option<Fund>> {
    call.optional(
        "SELECT a.id, a.balance,
                COALESCE(SUM(CASE WHEN (e.amount > 0) = (t.reverses_id IS NULL)
                                   AND COALESCE(o.transaction_type, t.transaction_type) <> 'donation' THEN e.amount END), 0)::bigint AS deposited,
                COALESCE(SUM(CASE WHEN (e.amount < 0) = (t.reverses_id IS NULL) THEN -e.amount END), 0)::bigint AS withdrawn,
                COALESCE(SUM(CASE WHEN (e.amount > 0) = (t.reverses_id IS NULL)
                                   AND COALESCE(o.transaction_type, t.transaction_type) = 'donation' THEN e.amount END), 0)::bigint AS donated
           FROM accounts a
           LEFT JOIN entries e ON e.tenant_id = a.tenant_id AND e.account_id = a.id
           LEFT JOIN transactions t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
           LEFT JOIN transactions o ON o.tenant_id = t.tenant_id AND o.id = t.reverses_id
          WHERE a.tenant_id = $1 AND a.kind = 'community_fund'
          GROUP BY a.id, a.balance",
        params![],
    )
    .await
}

/// What lies in the fund, as the transaction at hand sees it.
pub async fn balance(tx: &mut Tx) -> Stored<Hours> {
    tx.one("SELECT balance FROM accounts WHERE tenant_id = $1 AND kind = 'community_fund'", params![]).await
}

/// Some of what moved in and out of the fund, newest first, each with what it did to the fund and the member on the other side.
#[rustfmt::skip::macros(concat)]
pub async fn transactions(call: &Call, limit: i64, offset: i64) -> Stored<Vec<(Transaction, Hours, Party)>> {
    call.all(
        concat!("SELECT ", transaction_columns!("t"), ", e.amount, ", party_columns!("u"), "
               FROM accounts a
               JOIN entries e ON e.tenant_id = a.tenant_id AND e.account_id = a.id
               JOIN transactions t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
               LEFT JOIN users u ON u.tenant_id = t.tenant_id AND u.id = COALESCE(t.sender_id, t.receiver_id)
              WHERE a.tenant_id = $1 AND a.kind = 'community_fund'
              ORDER BY e.transaction_id DESC
              LIMIT $2 OFFSET $3"),
        params![limit, offset],
    )
    .await
}

/// How often something moved in or out of the fund.
pub async fn count(call: &Call) -> Stored<i64> {
    call.one(
        "SELECT COALESCE(SUM(transaction_count), 0)::bigint
           FROM accounts
          WHERE tenant_id = $1 AND kind = 'community_fund'",
        params![],
    )
    .await
}
