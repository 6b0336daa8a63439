//! The categories' SQL.

use crate::base::TransactionCategoryId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

/// The unique index that lets a name be there once.
pub const ONE_NAME: &str = "transaction_categories_name";

record! {
    /// What a transfer may be about.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct TransactionCategory {
        /// `transaction_categories.id`.
        pub id: TransactionCategoryId,
        /// Its name.
        pub name: String,
        /// What belongs to it.
        pub description: Option<String>,
        /// `#rrggbb`.
        pub color: Option<String>,
        /// Lower ones come first.
        pub sort_order: i64,
        /// Whether it is offered.
        pub is_active: bool,
    }
    select category_columns
}

/// All categories that are offered, in their order.
#[rustfmt::skip::macros(concat)]
pub async fn all(call: &Call) -> Stored<Vec<TransactionCategory>> {
    call.all(
        concat!("SELECT ", category_columns!(), "
               FROM transaction_categories
              WHERE tenant_id = $1 AND deleted_at IS NULL AND is_active
              ORDER BY sort_order, name, id"),
        params![],
    )
    .await
}

/// These categories, in no order, also those that are not offered any more. One statement whatever their number.
pub async fn by_ids(call: &Call, ids: &[TransactionCategoryId]) -> Stored<Vec<TransactionCategory>> {
    call.all(
        "SELECT id, name, description, color, sort_order, (is_active AND deleted_at IS NULL) AS is_active
           FROM transaction_categories
          WHERE tenant_id = $1 AND id = ANY($2)",
        params![ids],
    )
    .await
}

/// Whether a transfer may name it.
pub async fn is_offered(tx: &mut Tx, id: TransactionCategoryId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM transaction_categories
                         WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL AND is_active)",
        params![id],
    )
    .await
}

/// A category, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: TransactionCategoryId) -> Stored<Option<TransactionCategory>> {
    tx.optional(
        concat!("SELECT ", category_columns!(), "
               FROM transaction_categories
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
                FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Adds a category; its id is not looked at.
pub async fn insert(tx: &mut Tx, category: &TransactionCategory) -> Stored<TransactionCategoryId> {
    let now = tx.now();
    let (sql, params) = insert! { into transaction_categories {
        name: category.name.as_str(),
        description: category.description.clone(),
        color: category.color.clone(),
        sort_order: category.sort_order,
        is_active: category.is_active,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes a category.
pub async fn update(tx: &mut Tx, category: &TransactionCategory) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE transaction_categories
            SET name = $3, description = $4, color = $5, sort_order = $6, is_active = $7, updated_at = $8
          WHERE tenant_id = $1 AND id = $2",
        params![
            category.id,
            category.name.as_str(),
            category.description.clone(),
            category.color.clone(),
            category.sort_order,
            category.is_active,
            now
        ],
    )
    .await
}

/// Removes a category from sight. False if it is not there.
pub async fn remove(tx: &mut Tx, id: TransactionCategoryId) -> Stored<bool> {
    let now = tx.now();
    let removed = tx
        .run(
            "UPDATE transaction_categories
                SET deleted_at = $3, updated_at = $3
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
            params![id, now],
        )
        .await?;
    Ok(removed == 1)
}
