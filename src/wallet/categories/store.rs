//! The categories' SQL.

use crate::base::TransactionCategoryId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{params, record};

/// The unique index that lets a name be there once.
pub const ONE_NAME: &str = "transaction_categories_name";

record! {
    /// What a transfer may be about.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Category {
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
}

/// All categories that are offered, in their order.
pub async fn all(call: &Call) -> Stored<Vec<Category>> {
    call.db()
        .all(
            "SELECT id, name, description, color, sort_order, is_active
               FROM transaction_categories
              WHERE tenant_id = $1 AND deleted_at IS NULL AND is_active
              ORDER BY sort_order, name, id",
            params![call.tenant()],
        )
        .await
}

/// These categories, in no order, also those that are not offered any more. One statement whatever their number.
pub async fn by_ids(call: &Call, ids: &[TransactionCategoryId]) -> Stored<Vec<Category>> {
    call.db()
        .all(
            "SELECT id, name, description, color, sort_order, (is_active AND deleted_at IS NULL) AS is_active
               FROM transaction_categories
              WHERE tenant_id = $1 AND id = ANY($2)",
            params![call.tenant(), ids],
        )
        .await
}

/// Whether a transfer may name it.
pub async fn is_offered(tx: &mut Tx, id: TransactionCategoryId) -> Stored<bool> {
    let tenant = tx.tenant();
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM transaction_categories
                         WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL AND is_active)",
        params![tenant, id],
    )
    .await
}

/// A category, held until the end of the transaction.
pub async fn lock(tx: &mut Tx, id: TransactionCategoryId) -> Stored<Option<Category>> {
    let tenant = tx.tenant();
    tx.optional(
        "SELECT id, name, description, color, sort_order, is_active
           FROM transaction_categories
          WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
            FOR NO KEY UPDATE",
        params![tenant, id],
    )
    .await
}

/// Adds a category; its id is not looked at.
pub async fn insert(tx: &mut Tx, category: &Category) -> Stored<TransactionCategoryId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO transaction_categories (tenant_id, name, description, color, sort_order, is_active, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
         RETURNING id",
        params![
            tenant,
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

/// Writes a category.
pub async fn update(tx: &mut Tx, category: &Category) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "UPDATE transaction_categories
            SET name = $3, description = $4, color = $5, sort_order = $6, is_active = $7, updated_at = $8
          WHERE tenant_id = $1 AND id = $2",
        params![
            tenant,
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
    let (tenant, now) = (tx.tenant(), tx.now());
    let removed = tx
        .run(
            "UPDATE transaction_categories
                SET deleted_at = $3, updated_at = $3
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
            params![tenant, id, now],
        )
        .await?;
    Ok(removed == 1)
}
