//! What moved, as its sides see it.

use super::Transaction;
use crate::base::{Hours, MemberId, Timestamp, TransactionId};
use crate::call::Call;
use crate::db::Stored;
use crate::members::{Card, ProfileType};
use crate::wallet::model::transaction_columns;
use crate::{joined_record, newest_first, params, record};

record! {
    /// A member on a side of a transaction, all null where there is none.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Party {
        pub(crate) id: Option<MemberId>,
        first_name: Option<String>,
        last_name: Option<String>,
        organization_name: Option<String>,
        profile_type: Option<ProfileType>,
        avatar_url: Option<String>,
    }
    select pub party_columns
}

impl Party {
    /// The member, if there is one, as far as a ledger shows them.
    #[must_use]
    pub fn card(self) -> Option<Card> {
        Some(Card {
            id: self.id?,
            first_name: self.first_name?,
            last_name: self.last_name?,
            organization_name: self.organization_name,
            profile_type: self.profile_type?,
            avatar_url: self.avatar_url,
            last_active_at: None,
            location: None,
            bio: None,
            tagline: None,
        })
    }
}

joined_record! {
    /// A transaction with its two sides.
    #[derive(Clone, Debug, PartialEq)]
    pub struct TransactionWithParties {
        /// The transaction.
        pub transaction: Transaction,
        /// Whose hours became fewer.
        pub sender: Party,
        /// Whose hours became more.
        pub receiver: Party,
    }
}

/// The columns of two [`Party`]s: the users `s` and `r`.
macro_rules! parties {
    () => {
        concat!(party_columns!("s"), ", ", party_columns!("r"))
    };
}

/// The two users of transaction `t`.
macro_rules! with_parties {
    () => {
        "LEFT JOIN users s ON s.tenant_id = t.tenant_id AND s.id = t.sender_id
                   LEFT JOIN users r ON r.tenant_id = t.tenant_id AND r.id = t.receiver_id"
    };
}

/// Which of a member's transactions.
pub use contract::wallet::WalletTransactionFilter as Sides;

/// Whether those that took and those that gave are wanted.
fn wanted(sides: Sides) -> (bool, bool) {
    (sides != Sides::Received, sides != Sides::Sent)
}

/// A member's completed transactions before `before`, newest first, without those they have hidden.
///
/// Each side is read from its own index, `transactions_by_sender` and `transactions_by_receiver`, no further than the page
/// goes; one OR over both would read a whole history.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    member: MemberId,
    sides: Sides,
    before: i64,
    limit: i64,
) -> Stored<Vec<TransactionWithParties>> {
    let (sent, received) = wanted(sides);
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", transaction_columns!("t"), ", ", parties!(), "
               FROM (SELECT id
                       FROM (SELECT id
                               FROM transactions
                              WHERE tenant_id = $1 AND sender_id = $2 AND NOT deleted_for_sender
                                AND status = 'completed' AND id ", before!(), " $3 AND $5
                              ORDER BY id ", order!(), "
                              LIMIT $4) sent
                      UNION ALL
                     SELECT id
                       FROM (SELECT id
                               FROM transactions
                              WHERE tenant_id = $1 AND receiver_id = $2 AND NOT deleted_for_receiver
                                AND status = 'completed' AND id ", before!(), " $3 AND $6
                              ORDER BY id ", order!(), "
                              LIMIT $4) received) p
               JOIN transactions t ON t.tenant_id = $1 AND t.id = p.id
               ", with_parties!(), "
              ORDER BY t.id ", order!(), "
              LIMIT $4")),
        params![member, before, limit, sent, received],
    )
    .await
}

/// A transaction that a member is a side of and has not hidden.
#[rustfmt::skip::macros(concat)]
pub async fn one(call: &Call, member: MemberId, id: TransactionId) -> Stored<Option<TransactionWithParties>> {
    call.optional(
        concat!("SELECT ", transaction_columns!("t"), ", ", parties!(), "
               FROM transactions t
               ", with_parties!(), "
              WHERE t.tenant_id = $1 AND t.id = $3
                AND ((t.sender_id = $2 AND NOT t.deleted_for_sender)
                  OR (t.receiver_id = $2 AND NOT t.deleted_for_receiver))"),
        params![member, id],
    )
    .await
}

/// Those of these transactions that a member is a side of and has not hidden, with `everything` all of them, in no order. One
/// statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn several(
    call: &Call,
    member: MemberId,
    everything: bool,
    ids: &[TransactionId],
) -> Stored<Vec<TransactionWithParties>> {
    call.all(
        concat!("SELECT ", transaction_columns!("t"), ", ", parties!(), "
               FROM transactions t
               ", with_parties!(), "
              WHERE t.tenant_id = $1 AND t.id = ANY($4)
                AND ($3 OR (t.sender_id = $2 AND NOT t.deleted_for_sender)
                  OR (t.receiver_id = $2 AND NOT t.deleted_for_receiver))"),
        params![member, everything, ids],
    )
    .await
}

/// A transaction, hidden or not.
#[rustfmt::skip::macros(concat)]
pub async fn by_id(call: &Call, id: TransactionId) -> Stored<Option<TransactionWithParties>> {
    call.optional(
        concat!("SELECT ", transaction_columns!("t"), ", ", parties!(), "
               FROM transactions t
               ", with_parties!(), "
              WHERE t.tenant_id = $1 AND t.id = $2"),
        params![id],
    )
    .await
}

/// The latest `limit` of all that moved on a member's account from `from` on and before `until`, newest first, each with the
/// balance after it. Hidden ones too.
#[rustfmt::skip::macros(concat)]
pub async fn statement(
    call: &Call,
    member: MemberId,
    sides: Sides,
    (from, until): (Timestamp, Timestamp),
    limit: i64,
) -> Stored<Vec<(Transaction, Hours, Party, Party)>> {
    let (sent, received) = wanted(sides);
    call.all(
        concat!("SELECT ", transaction_columns!("t"), ", e.balance_after, ", parties!(), "
               FROM accounts a
               JOIN entries e ON e.tenant_id = a.tenant_id AND e.account_id = a.id
               JOIN transactions t ON t.tenant_id = e.tenant_id AND t.id = e.transaction_id
               ", with_parties!(), "
              WHERE a.tenant_id = $1 AND a.user_id = $2 AND t.created_at >= $3 AND t.created_at < $4
                AND ((e.amount < 0 AND $5) OR (e.amount > 0 AND $6))
              ORDER BY e.transaction_id DESC
              LIMIT $7"),
        params![member, from, until, sent, received, limit],
    )
    .await
}

/// A member's donations, given and received, newest first, without hidden ones; and how many there are.
#[rustfmt::skip::macros(concat)]
pub async fn donations(
    call: &Call,
    member: MemberId,
    limit: i64,
    offset: i64,
) -> Stored<(Vec<TransactionWithParties>, i64)> {
    macro_rules! theirs {
        () => {
            "t.tenant_id = $1 AND t.transaction_type = 'donation'
                    AND ((t.sender_id = $2 AND NOT t.deleted_for_sender)
                      OR (t.receiver_id = $2 AND NOT t.deleted_for_receiver))"
        };
    }
    let rows = call
        .all(
            concat!("SELECT ", transaction_columns!("t"), ", ", parties!(), "
                   FROM transactions t
                   ", with_parties!(), "
                  WHERE ", theirs!(), "
                  ORDER BY t.id DESC
                  LIMIT $3 OFFSET $4"),
            params![member, limit, offset],
        )
        .await?;
    let total = call.one(concat!("SELECT COUNT(*) FROM transactions t WHERE ", theirs!()), params![member]).await?;
    Ok((rows, total))
}
