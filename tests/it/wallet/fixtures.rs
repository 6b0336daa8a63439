//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use serde_json::{Value, json};
use timeweave::params;

use super::grant;
use crate::areas::{Fixtures, InPath, OfField, Pairs, Things};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["wallet"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "transaction_categories",
        "INSERT INTO transaction_categories (id, tenant_id, name, sort_order, is_active, created_at, updated_at)
         VALUES ({n}, {t}, 'x', 0, {yes}, {now}, {now})",
    ),
            (
        "accounts",
        "INSERT INTO accounts (id, tenant_id, kind, user_id, balance, total_in, total_out, transaction_count, created_at, updated_at)
         VALUES ({n}, {t}, 'member', {n}, 0, 0, 0, 0, {now}, {now}), ({n}1, {t}, 'member', {n}1, 0, 0, 0, 0, {now}, {now})",
    ),
            (
        "transactions",
        "INSERT INTO transactions (id, tenant_id, sender_id, receiver_id, acting_user_id, from_account_id, to_account_id, amount,
                description, status, transaction_type, deleted_for_sender, deleted_for_receiver, category_id, created_at,
                updated_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, {n}, {n}1, 100, '', 'pending', 'transfer', {no}, {no}, {n}, {now}, {now})",
    ),
            (
        "transaction_notification_deliveries",
        "INSERT INTO transaction_notification_deliveries (id, tenant_id, transaction_id, user_id, event, channel, status, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'credit_sent', 'email', 'delivered', {now})",
    ),
            (
        "entries",
        "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
         VALUES ({t}, {n}, {n}, 100, 100, {now})",
    ),
        ]
    }

    fn keyed(&self) -> Pairs {
        &[("entries", "transaction_id")]
    }

    fn immutable(&self) -> Pairs {
        &[
            (
        "transactions",
        "INSERT INTO transactions (tenant_id, sender_id, receiver_id, acting_user_id, from_account_id, to_account_id, amount,
                description, status, transaction_type, deleted_for_sender, deleted_for_receiver, category_id, reverses_id,
                created_at, updated_at)
         SELECT tenant_id, sender_id, receiver_id, acting_user_id, from_account_id, to_account_id, amount, description, status,
                transaction_type, deleted_for_sender, deleted_for_receiver, category_id, reverses_id, created_at, updated_at
           FROM transactions WHERE id = 7000001",
    ),
            (
        "entries",
        "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
         SELECT tenant_id, transaction_id, account_id, -amount, balance_after, created_at
           FROM entries WHERE transaction_id = 7000001",
    ),
        ]
    }

    fn unguarded(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[("transactions", "listing_id", "the ledger outlives what it was about")]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("Wallet", &["viewer", "wallet"]), ("CommunityFund", &["communityFund"])]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("createTransactionCategory", "{ name: $name }"),
            ("updateTransactionCategory", "{ categoryId: $category, sortOrder: 2 }"),
            ("transferHours", "{ memberId: $friend, amount: 1 }"),
            ("donateHours", "{ memberId: $friend, amount: 1 }"),
        ]
    }

    fn literals(&self) -> Pairs {
        &[("account", "ISSUANCE")]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[("Mutation.createTransactionCategory", "REST is asked for one name by all, which the second finds taken")]
    }

    fn apart(&self) -> Pairs {
        &[(
            "Query.transaction",
            "NOT_FOUND 404: other broker far-off; TENANT_MISMATCH 403: far-here; auth_required 401: nobody; yes: member admin super far-super",
        )]
    }

    fn otherwise(&self) -> Pairs {
        &[("acting_user_id", "actingMember { restId }")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("getWalletStatement", "a file to download"),
            ("getWalletTransaction", "transaction: administrators find any (docs/decisions/0012)"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["transaction", "category"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            // Enough for whatever the examples send.
            "transaction" => {
                let granted = grant(things.town, &things.member, 100_000).await;
                things.keep("transaction", granted);
            }
            "category" => {
                let sql = "INSERT INTO transaction_categories (tenant_id, name, sort_order, is_active, created_at, updated_at)
                           VALUES ($1, $2, 0, TRUE, $3, $3)
                           RETURNING id";
                let name = format!("Category {}", things.number);
                things.insert("category", sql, params![things.town.harbour, name, things.town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    fn beforehand(&self) -> &'static [&'static str] {
        &["transaction"]
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "transactions" => things.get("transaction").await,
            "categories" if operation.row().area == "wallet" => things.get("category").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("memberId", "withdrawFromCommunityFund") => {
                // Enough for what the example takes.
                things.member.post("/wallet/community-fund/donate", json!({ "amount": 5 })).await.ok();
                things.get("friend").await
            }
            ("transactionId", _) | ("id", "transaction") => things.get("transaction").await,
            ("categoryId", of) if !of.to_lowercase().contains("skill") => things.get("category").await,
            _ => return None,
        })
    }
}
