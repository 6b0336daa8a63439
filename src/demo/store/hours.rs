//! The demo's ledger in SQL.

use crate::call::Tx;
use crate::db::Stored;
use crate::demo::hours::{Account, Movement};
use crate::params;

pub(super) async fn insert_account(tx: &mut Tx, account: &Account) -> Stored<u64> {
    tx.run(
        "INSERT INTO accounts (id, tenant_id, kind, user_id, balance, total_in, total_out, transaction_count, floor, created_at,
                               updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)",
        params![
            account.id,
            account.tenant,
            account.kind,
            account.user,
            account.balance(),
            account.total_in,
            account.total_out,
            account.transactions,
            account.floor,
            account.created_at
        ],
    )
    .await
}

pub(super) async fn insert_movement(tx: &mut Tx, movement: &Movement) -> Stored<u64> {
    tx.run(
        "INSERT INTO transactions (id, tenant_id, sender_id, receiver_id, from_account_id, to_account_id, amount, debit, credit,
                                   description, status, transaction_type, deleted_for_sender, deleted_for_receiver,
                                   created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, $9, 'completed', $10, FALSE, FALSE, $11, $11)",
        params![
            movement.id,
            movement.tenant,
            movement.from.1,
            movement.to.1,
            movement.from.0,
            movement.to.0,
            movement.amount,
            -movement.amount,
            movement.description.as_ref(),
            movement.kind,
            movement.at
        ],
    )
    .await
}

pub(super) async fn insert_entries(tx: &mut Tx, movement: &Movement) -> Stored<u64> {
    tx.run(
        "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
         VALUES ($1, $2, $3, $4, $5, $9), ($1, $2, $6, $7, $8, $9)",
        params![
            movement.tenant,
            movement.id,
            movement.from.0,
            -movement.amount,
            movement.from.2,
            movement.to.0,
            movement.amount,
            movement.to.2,
            movement.at
        ],
    )
    .await
}
