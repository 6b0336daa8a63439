//! How a payment is written.

use crate::base::{Hours, Timestamp, TransactionId};
use crate::call::Tx;
use crate::db::{Engine, Stored, Value};
use crate::params;
use crate::wallet::model::{Account, Payment, Status};

/// A payment between two accounts that are locked, as it is to be written.
#[derive(Clone, Copy, Debug)]
pub struct Posting<'p> {
    /// What is paid.
    pub payment: &'p Payment<'p>,
    /// The account that gives.
    pub from: &'p Account,
    /// The account that gets.
    pub to: &'p Account,
    /// The floor of the giving one that holds from now on.
    pub floor: Option<Hours>,
    /// When it is written.
    pub at: Timestamp,
    /// The same payment since then is repeated by this one.
    pub since: Timestamp,
}

/// The row of a transaction, unless it repeats one: its columns and what is selected for them from `$1` to `$16`.
///
/// Looked for in the same statement: the sender's account is locked, so nobody makes another one meanwhile. Served by
/// `transactions_by_fingerprint`.
macro_rules! transaction {
    () => {
        "INSERT INTO transactions (tenant_id, sender_id, receiver_id, acting_user_id, from_account_id, to_account_id, amount,
                                   debit, credit, description, status, transaction_type, deleted_for_sender,
                                   deleted_for_receiver, listing_id, category_id, reverses_id, fingerprint, created_at,
                                   updated_at)
         SELECT $1::bigint, $2::bigint, $3::bigint, $4::bigint, $5::bigint, $6::bigint, $7::bigint,
                -$7::bigint, $7::bigint, $8::text, $9::text, $10::text, FALSE,
                FALSE, $11::bigint, $12::bigint, $13::bigint, $14::bytea, $15::timestamptz,
                $15::timestamptz
          WHERE $14::bytea IS NULL
             OR NOT EXISTS (SELECT 1 FROM transactions
                             WHERE tenant_id = $1 AND from_account_id = $5 AND fingerprint = $14 AND created_at > $16)
         RETURNING id"
    };
}

/// Writes a transaction with its two entries, and moves the hours; the giving account keeps the floor that holds now. `None` if the sender has
/// made the same one before: then nothing is written.
///
/// One statement where the engine can write three tables in one: two sides that many pay are held meanwhile.
pub async fn post(tx: &mut Tx, posting: Posting<'_>) -> Stored<Option<TransactionId>> {
    if tx.call().db().engine() == Engine::Postgres {
        return post_at_once(tx, posting).await;
    }
    let Some(id) = insert(tx, posting).await? else { return Ok(None) };
    insert_entries(tx, id, posting).await?;
    move_hours(tx, posting).await?;
    Ok(Some(id))
}

/// The arguments of a transaction's row.
fn row(Posting { payment, from, to, at, since, .. }: Posting<'_>) -> Vec<Value> {
    params![
        payment.from.member(),
        payment.to.member(),
        payment.acting,
        from.id,
        to.id,
        payment.amount,
        payment.description,
        Status::Completed,
        payment.kind,
        payment.listing,
        payment.category,
        payment.reverses,
        payment.fingerprint.map(|fingerprint| fingerprint.0.to_vec()),
        at,
        since
    ]
}

/// All that belongs to a payment.
async fn post_at_once(tx: &mut Tx, posting: Posting<'_>) -> Stored<Option<TransactionId>> {
    let Posting { payment, from, to, floor, .. } = posting;
    let (left, more) = (from.balance.minus(payment.amount), to.balance.plus(payment.amount));
    let mut arguments = row(posting);
    arguments.extend(params![left, more, floor]);
    tx.optional(
        concat!(
            "WITH noted AS (",
            transaction!(),
            "),
             written AS (
                 INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
                 SELECT $1, noted.id, side.account_id, side.amount, side.balance, $15
                   FROM noted, (VALUES ($5::bigint, -$7::bigint, $17::bigint),
                                       ($6::bigint, $7::bigint, $18::bigint)) AS side (account_id, amount, balance)),
             moved AS (
                 UPDATE accounts
                    SET balance = balance + CASE WHEN accounts.id = $5 THEN -$7 ELSE $7 END,
                        total_in = total_in + CASE WHEN accounts.id = $5 THEN 0 ELSE $7 END,
                        total_out = total_out + CASE WHEN accounts.id = $5 THEN $7 ELSE 0 END,
                        transaction_count = transaction_count + 1,
                        floor = CASE WHEN accounts.id = $5 THEN $19::bigint ELSE floor END,
                        updated_at = $15
                   FROM noted
                  WHERE accounts.tenant_id = $1 AND accounts.id IN ($5, $6))
             SELECT id FROM noted"
        ),
        arguments,
    )
    .await
}

/// The transaction alone.
async fn insert(tx: &mut Tx, posting: Posting<'_>) -> Stored<Option<TransactionId>> {
    tx.optional(transaction!(), row(posting)).await
}

/// The two entries of a transaction.
async fn insert_entries(
    tx: &mut Tx,
    id: TransactionId,
    Posting { payment, from, to, at, .. }: Posting<'_>,
) -> Stored<u64> {
    let amount = payment.amount;
    tx.run(
        "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
         VALUES ($1, $2, $3, $4, $5, $9), ($1, $2, $6, $7, $8, $9)",
        params![id, from.id, -amount, from.balance.minus(amount), to.id, amount, to.balance.plus(amount), at],
    )
    .await
}

/// Moves hours between two accounts that are locked.
async fn move_hours(tx: &mut Tx, Posting { payment, from, to, floor, at, .. }: Posting<'_>) -> Stored<u64> {
    tx.run(
        "UPDATE accounts
            SET balance = balance + CASE WHEN id = $2 THEN -$4::bigint ELSE $4::bigint END,
                total_in = total_in + CASE WHEN id = $2 THEN 0 ELSE $4::bigint END,
                total_out = total_out + CASE WHEN id = $2 THEN $4::bigint ELSE 0 END,
                transaction_count = transaction_count + 1,
                floor = CASE WHEN id = $2 THEN $5::bigint ELSE floor END,
                updated_at = $6
          WHERE tenant_id = $1 AND id IN ($2, $3)",
        params![from.id, to.id, payment.amount, floor, at],
    )
    .await
}
