//! The ledger's SQL.

pub use history::party_columns;

pub mod audit;
mod history;
pub mod holdings;
mod posting;
mod summary;

pub use history::{Party, Sides, TransactionWithParties, by_id, donations, one, page, several, statement};
pub use posting::{Posting, post};
pub use summary::{Summary, summary};

use super::model::{Account, Fingerprint, Holder, Transaction, account_columns, transaction_columns};
use crate::base::{AccountId, Hours, MemberId, Timestamp, TransactionId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Sought, candidates, readable_name, shown_name};
use crate::{insert, params, record};

/// The accounts of two members, each with who that is and whether they may take part; accounts and members' rows are locked in the
/// order of the members' ids. Fewer than two if a member is gone or has no account yet.
///
/// One statement, because two members who pay each other all day wait for each other here; and two arguments rather than a list,
/// because PostgreSQL plans a statement with a list anew each time, which takes longer than to run it.
#[rustfmt::skip::macros(concat)]
pub async fn lock_members(tx: &mut Tx, [one, other]: [MemberId; 2]) -> Stored<Vec<(Account, Party, bool)>> {
    tx.all(
        concat!("SELECT ", account_columns!("a"), ", ", party_columns!("u"), ", u.status = 'active'
               FROM users u
               JOIN accounts a ON a.tenant_id = u.tenant_id AND a.user_id = u.id
              WHERE u.tenant_id = $1 AND u.id IN ($2, $3) AND u.deleted_at IS NULL
              ORDER BY u.id
                FOR NO KEY UPDATE"),
        params![one, other],
    )
    .await
}

/// The accounts of these two that are there, locked: members' in the order of the members' ids, and then others'.
///
/// Two members, as in most cases, are found by one index alone.
#[rustfmt::skip::macros(concat)]
pub async fn lock_accounts(tx: &mut Tx, holders: [&Holder; 2]) -> Stored<Vec<Account>> {
    let members: Vec<MemberId> = holders.iter().filter_map(|holder| holder.member()).collect();
    if let [one, other] = members[..] {
        return tx
            .all(
                concat!("SELECT ", account_columns!(), "
                       FROM accounts
                      WHERE tenant_id = $1 AND user_id IN ($2, $3)
                      ORDER BY user_id
                        FOR NO KEY UPDATE"),
                params![one, other],
            )
            .await;
    }
    let partners: Vec<String> = holders.iter().filter_map(|holder| holder.partner().map(str::to_owned)).collect();
    let kinds: Vec<String> = holders
        .iter()
        .filter(|holder| holder.member().is_none() && holder.partner().is_none())
        .map(|holder| holder.kind().to_string())
        .collect();
    tx.all(
        concat!("SELECT ", account_columns!(), "
               FROM accounts
              WHERE tenant_id = $1 AND (user_id = ANY($2) OR kind = ANY($3) OR partner = ANY($4))
              ORDER BY user_id NULLS LAST, id
                FOR NO KEY UPDATE"),
        params![members, kinds, partners],
    )
    .await
}

/// An account, locked or not.
#[rustfmt::skip::macros(concat)]
pub async fn account(tx: &mut Tx, id: AccountId) -> Stored<Option<Account>> {
    tx.optional(concat!("SELECT ", account_columns!(), " FROM accounts WHERE tenant_id = $1 AND id = $2"), params![id])
        .await
}

/// Opens an account with nothing in it, unless there is one.
pub async fn open_account(tx: &mut Tx, holder: &Holder) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into accounts {
        kind: holder.kind(),
        user_id: holder.member(),
        partner: holder.partner().map(str::to_owned),
        balance: 0,
        total_in: 0,
        total_out: 0,
        transaction_count: 0,
        created_at & updated_at: now,
    } then "ON CONFLICT DO NOTHING" };
    tx.run(sql, params).await
}

/// The latest transaction out of an account with a fingerprint since `since`.
pub async fn same(
    tx: &mut Tx,
    from: AccountId,
    fingerprint: Fingerprint,
    since: Timestamp,
) -> Stored<Option<TransactionId>> {
    tx.optional(
        "SELECT id
           FROM transactions
          WHERE tenant_id = $1 AND from_account_id = $2 AND fingerprint = $3 AND created_at > $4
          ORDER BY created_at DESC, id DESC
          LIMIT 1",
        params![from, fingerprint.0.to_vec(), since],
    )
    .await
}

/// A transaction and its two accounts, held so that nobody else takes it back meanwhile.
#[rustfmt::skip::macros(concat)]
pub async fn lock_transaction(tx: &mut Tx, id: TransactionId) -> Stored<Option<(Transaction, AccountId, AccountId)>> {
    tx.optional(
        concat!("SELECT ", transaction_columns!("t"), ", t.from_account_id, t.to_account_id
               FROM transactions t
              WHERE t.tenant_id = $1 AND t.id = $2
                FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Whether a transaction was taken back.
pub async fn is_reversed(tx: &mut Tx, id: TransactionId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM transactions WHERE tenant_id = $1 AND reverses_id = $2)", params![id]).await
}

/// The transaction that took another one back.
pub async fn reversal(tx: &mut Tx, id: TransactionId) -> Stored<Option<TransactionId>> {
    tx.optional("SELECT id FROM transactions WHERE tenant_id = $1 AND reverses_id = $2", params![id]).await
}

/// Whether a member has got their welcome credits.
pub async fn is_welcomed(tx: &mut Tx, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM transactions
                         WHERE tenant_id = $1 AND receiver_id = $2 AND transaction_type = 'starting_balance')",
        params![member],
    )
    .await
}

record! {
    /// What an account holds.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Balance {
        /// What lies there.
        pub balance: Hours,
        /// All that came.
        pub total_in: Hours,
        /// All that went.
        pub total_out: Hours,
        /// How many transactions.
        pub transaction_count: i64,
    }
    select balance_columns
}

/// What a member has. `None` if nothing ever moved.
#[rustfmt::skip::macros(concat)]
pub async fn balance(call: &Call, member: MemberId) -> Stored<Option<Balance>> {
    call.optional(
        concat!("SELECT ", balance_columns!(), "
               FROM accounts
              WHERE tenant_id = $1 AND user_id = $2"),
        params![member],
    )
    .await
}

/// How a payer names a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// By id.
    Id(MemberId),
    /// By e-mail address, lower case.
    Email(String),
    /// By username.
    Username(String),
}

/// The member of this name. An id is not looked for. An address is that of an active member: of others it is not told that they have an
/// account.
pub async fn named(call: &Call, name: &Name) -> Stored<Option<MemberId>> {
    match name {
        Name::Id(id) => Ok(Some(*id)),
        Name::Email(email) => {
            call.optional(
                "SELECT id FROM users WHERE tenant_id = $1 AND email = $2 AND status = 'active' AND deleted_at IS NULL",
                params![email.as_str()],
            )
            .await
        }
        Name::Username(username) => {
            call.optional(
                "SELECT id FROM users WHERE tenant_id = $1 AND username = $2 AND deleted_at IS NULL",
                params![username.as_str()],
            )
            .await
        }
    }
}

/// Whether a member may take part. `None` if there is no such member.
pub async fn is_active(call: &Call, member: MemberId) -> Stored<Option<bool>> {
    call.optional(
        "SELECT status = 'active' FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
        params![member],
    )
    .await
}

/// Members whom `me` may find and pay, by name or by their whole username, which may hold a family name; each with their username. Those first whose name,
/// or then one of its words, begins with what is sought.
#[rustfmt::skip::macros(concat)]
pub async fn payees(call: &Call, me: MemberId, sought: &Sought, limit: i64) -> Stored<Vec<(Party, Option<String>)>> {
    #[rustfmt::skip]
    macro_rules! found {
        ($source:expr) => {
            concat!("SELECT ", party_columns!("u"), ", u.username
               FROM ", $source, "u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND u.privacy_search AND u.id <> $2
                AND (", readable_name!(), " LIKE $3 ESCAPE '\\' OR LOWER(u.username) = $6
                     OR LOWER(u.first_name || ' ' || u.last_name) LIKE $5 ESCAPE '\\')
                AND u.id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                  UNION ALL
                                 SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)
              ORDER BY CASE WHEN u.search_text LIKE $7 ESCAPE '\\' OR LOWER(u.username) = $6 THEN 0
                            WHEN ", readable_name!(), " LIKE $8 ESCAPE '\\' THEN 1
                            ELSE 2 END,
                       ", shown_name!(), ", u.id
              LIMIT $4")
        };
    }
    let sql = match &sought.index {
        Some(_) => call.db().engine().pick(found!(candidates!(sqlite "$9")), found!(candidates!(postgres "$9"))),
        None => found!("users u WHERE "),
    };
    let (names, typed, first) = (sought.names.as_deref(), sought.typed.as_str(), sought.words.trim_start_matches('%'));
    let mut arguments = params![me, sought.words.as_str(), limit, names, typed, first, &format!("% {first}")];
    arguments.extend(sought.index.iter().flat_map(|index| params![index]));
    call.all(sql, arguments).await
}

/// A transaction as it is.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, id: TransactionId) -> Stored<Option<Transaction>> {
    tx.optional(
        concat!("SELECT ", transaction_columns!("t"), " FROM transactions t WHERE t.tenant_id = $1 AND t.id = $2"),
        params![id],
    )
    .await
}

/// Hides a transaction from one of its sides. False if the member is no side of it, or has hidden it.
pub async fn hide(tx: &mut Tx, member: MemberId, id: TransactionId) -> Stored<bool> {
    let now = tx.now();
    let hidden = tx
        .run(
            "UPDATE transactions
                SET deleted_for_sender = deleted_for_sender OR COALESCE(sender_id = $2, FALSE),
                    deleted_for_receiver = deleted_for_receiver OR COALESCE(receiver_id = $2, FALSE),
                    updated_at = $4
              WHERE tenant_id = $1 AND id = $3
                AND ((sender_id = $2 AND NOT deleted_for_sender) OR (receiver_id = $2 AND NOT deleted_for_receiver))",
            params![member, id, now],
        )
        .await?;
    Ok(hidden == 1)
}
