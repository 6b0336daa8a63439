//! The demo's ledger in SQL.

use crate::call::Tx;
use crate::db::Stored;
use crate::demo::hours::{Account, Movement};
use crate::wallet::model::Status;
use crate::{insert, params};

pub(super) async fn insert_account(tx: &mut Tx, account: &Account) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into accounts {
        id: account.id,
        tenant_id: account.tenant,
        kind: account.kind,
        user_id: account.user,
        balance: account.balance(),
        total_in: account.total_in,
        total_out: account.total_out,
        transaction_count: account.transactions,
        floor: account.floor,
        created_at & updated_at: account.created_at,
    } };
    tx.unscoped().run(sql, params).await
}

pub(super) async fn insert_movement(tx: &mut Tx, movement: &Movement) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into transactions {
        id: movement.id,
        tenant_id: movement.tenant,
        sender_id: movement.from.1,
        receiver_id: movement.to.1,
        from_account_id: movement.from.0,
        to_account_id: movement.to.0,
        amount & credit: movement.amount,
        debit: -movement.amount,
        description: movement.description.as_ref(),
        status: Status::Completed,
        transaction_type: movement.kind,
        deleted_for_sender: false,
        deleted_for_receiver: false,
        created_at & updated_at: movement.at,
    } };
    tx.unscoped().run(sql, params).await
}

pub(super) async fn insert_entries(tx: &mut Tx, movement: &Movement) -> Stored<u64> {
    tx.unscoped()
        .run(
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
