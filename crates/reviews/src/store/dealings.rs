//! What members had to do with one another: the wallet's transactions, as reviews see them.
//!
//! The rows belong to `wallet/`; the statements stand here because they ask which of them have no review yet.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::{params, record};

record! {
    /// A transaction that a member has not reviewed.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DueReview {
        /// `transactions.id`.
        pub transaction: i64,
        /// What it was for.
        pub title: String,
        /// When the hours moved.
        pub completed_at: Timestamp,
        /// How many such transactions there are.
        pub total: i64,
    }
}

/// Whether transaction `t` is a dealing of members: neither does it take another one back, nor was it taken back itself. Served by
/// `transactions_reversal`.
macro_rules! stands {
    () => {
        "t.reverses_id IS NULL
                AND NOT EXISTS (SELECT 1 FROM transactions b WHERE b.tenant_id = $1 AND b.reverses_id = t.id)"
    };
}

/// One side's part: completed transactions of `$2` on side `$mine` with the member on side `$theirs`.
#[rustfmt::skip]
macro_rules! side {
    ($mine:literal, $theirs:literal, $hidden:literal) => {
        concat!("SELECT t.id, t.description, t.created_at, t.", $theirs, " AS partner_id
               FROM transactions t
              WHERE t.tenant_id = $1 AND t.", $mine, " = $2 AND t.", $theirs, " <> $2 AND t.status = 'completed' AND NOT t.", $hidden, "
                AND t.transaction_type NOT IN ('starting_balance', 'admin_grant', 'community_fund')
                AND ($3 = 0 OR t.id = $3)
                AND ", stands!())
    };
}

/// Completed transactions of a member with another one that the member has not reviewed, newest first, with the other side; only
/// `transaction`, unless that is 0. Served by `transactions_by_sender`, `transactions_by_receiver` and `reviews_once`.
#[rustfmt::skip::macros(concat)]
pub async fn pending(call: &Call, member: MemberId, transaction: i64, limit: i64) -> Stored<Vec<(DueReview, Card)>> {
    call.all(
        concat!("SELECT t.id AS \"transaction\", t.description AS title, t.created_at AS completed_at, COUNT(*) OVER () AS total, ", card_columns!("u"), "
               FROM (", side!("sender_id", "receiver_id", "deleted_for_sender"), "
                      UNION ALL
                     ", side!("receiver_id", "sender_id", "deleted_for_receiver"), ") t
               JOIN users u ON u.tenant_id = $1 AND u.id = t.partner_id
              WHERE u.deleted_at IS NULL AND u.status NOT IN ('banned', 'suspended')
                AND NOT EXISTS (SELECT 1 FROM reviews r
                                 WHERE r.tenant_id = $1 AND r.reviewer_id = $2 AND r.transaction_id = t.id)
              ORDER BY t.id DESC
              LIMIT $4"),
        params![member, transaction, limit],
    )
    .await
}

/// The two sides of a transaction and when the hours moved, unless it takes another one back or was taken back; `None` on a side that is
/// no member's.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn sides(
    tx: &mut Tx,
    transaction: i64,
) -> Stored<Option<(Option<MemberId>, Option<MemberId>, Timestamp)>> {
    tx.optional(
        concat!("SELECT t.sender_id, t.receiver_id, t.created_at
               FROM transactions t
              WHERE t.tenant_id = $1 AND t.id = $2 AND ", stands!()),
        params![transaction],
    )
    .await
}

/// Whether nobody can review a member: they are barred.
pub(crate) async fn unreviewable(tx: &mut Tx, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND status IN ('banned', 'suspended'))",
        params![member],
    )
    .await
}
