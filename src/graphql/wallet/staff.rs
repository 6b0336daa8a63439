//! What administrators can do with hours.

use async_graphql::{Context, Enum, ID, InputObject, Object, Result, SimpleObject};
use contract::wallet as wire;
use contract::{Operation, WalletApi as _};
use serde_json::json;

use super::{TransactionCategory, TransactionStatus, rest};
use crate::call::patiently;
use crate::graphql::moment::Moment;
use crate::graphql::once::once;
use crate::graphql::session::Session;
use crate::graphql::{bounds, ids};

/// The account on the other side of an adjustment.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::AdjustBalanceBodyAccount")]
pub enum AdjustmentAccount {
    /// Where hours come from and go back to.
    Issuance,
    /// What the community holds in common.
    CommunityFund,
}

/// A transaction as administrators see it.
#[derive(SimpleObject)]
pub struct LedgerTransaction {
    /// Id of the transaction, as the REST API uses it.
    rest_id: ID,
    /// Hours, always positive.
    amount: f64,
    /// Why the hours moved.
    transaction_type: String,
    /// What its maker wrote about it.
    description: String,
    /// Member whose hours became fewer, by REST's id.
    sender_id: Option<ID>,
    /// Member whose hours became more, by REST's id.
    receiver_id: Option<ID>,
    /// Who moved the hours, by REST's id. Null where the gateway did.
    acting_user_id: Option<ID>,
    /// Whether the hours have moved.
    status: TransactionStatus,
    /// The transaction that it takes back, by REST's id.
    reverses_id: Option<ID>,
    /// When the hours moved.
    created_at: Moment,
}

impl From<wire::LedgerTransaction> for LedgerTransaction {
    fn from(transaction: wire::LedgerTransaction) -> Self {
        Self {
            rest_id: transaction.id.into(),
            amount: transaction.amount,
            transaction_type: transaction.transaction_type,
            description: transaction.description,
            sender_id: transaction.sender_id.map(ID::from),
            receiver_id: transaction.receiver_id.map(ID::from),
            acting_user_id: transaction.acting_user_id.map(ID::from),
            status: match transaction.status {
                wire::LedgerTransactionStatus::Pending => TransactionStatus::Pending,
                wire::LedgerTransactionStatus::Completed => TransactionStatus::Completed,
                wire::LedgerTransactionStatus::Cancelled => TransactionStatus::Cancelled,
            },
            reverses_id: transaction.reverses_id.map(ID::from),
            created_at: transaction.created_at.into(),
        }
    }
}

/// What the community fund holds now.
#[derive(SimpleObject)]
pub struct FundBalancePayload {
    /// Hours in the fund.
    balance: f64,
}

/// What a new member starts with.
#[derive(SimpleObject)]
pub struct StartingBalancePayload {
    /// Hours.
    starting_balance: f64,
}

/// A category that is no more.
#[derive(SimpleObject)]
pub struct DeleteTransactionCategoryPayload {
    /// Id of the category, as the REST API uses it.
    category_id: ID,
}

/// What a category of transactions is like. What is left out stays as it is.
#[derive(InputObject)]
pub struct TransactionCategoryInput {
    /// Name of the category, at most 100 characters. Needed for a new one.
    name: Option<String>,
    /// What belongs to it, at most 500 characters.
    description: Option<String>,
    /// Colour, `#rrggbb`.
    color: Option<String>,
    /// Lower ones come first.
    sort_order: Option<i64>,
    /// Whether it is offered.
    is_active: Option<bool>,
}

impl TransactionCategoryInput {
    fn json(&self) -> serde_json::Value {
        json!({
            "name": self.name,
            "description": self.description,
            "color": self.color,
            "sort_order": self.sort_order,
            "is_active": self.is_active,
        })
    }
}

/// What administrators can do with hours.
#[derive(Default)]
pub struct WalletStaffMutation;

#[Object]
impl WalletStaffMutation {
    /// For administrators: gives a member hours, or takes some back, from and to a named account. `INSUFFICIENT_FUNDS` when
    /// the account that gives does not suffice.
    async fn adjust_balance(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "Hours, two decimals at most; negative takes them back.")] amount: f64,
        #[graphql(desc = "The account on the other side.")] account: AdjustmentAccount,
        #[graphql(desc = "Why. Both sides can read it.")] reason: String,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<LedgerTransaction>> {
        let call = Session::of(ctx)?.enter(Operation::AdjustBalance).await?;
        let body = wire::AdjustBalanceBody {
            user_id: ids::member(&member_id, "memberId")?.get(),
            amount,
            account: account.into(),
            reason,
            idempotency_key: None,
        };
        let made: wire::LedgerTransactionResponse =
            once(call, Operation::AdjustBalance, idempotency_key, None, &body, |call, body| async move {
                rest(&call).adjust_balance(call.clone(), body).await
            })
            .await?;
        Ok(Some(made.data.into()))
    }

    /// For administrators: takes a transaction back by one that moves the same hours the other way. `INVALID_STATE` when it was
    /// taken back before or takes another one back itself.
    async fn reverse_transaction(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the transaction, as the REST API uses it.")] transaction_id: ID,
        #[graphql(desc = "Why. Both sides can read it.")] reason: String,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<LedgerTransaction>> {
        let call = Session::of(ctx)?.enter(Operation::ReverseTransaction).await?;
        let id = ids::plain(&transaction_id, "transactionId")?;
        let body = wire::ReverseTransactionBody { reason, idempotency_key: None };
        let made: wire::LedgerTransactionResponse =
            once(call, Operation::ReverseTransaction, idempotency_key, Some(id), &body, |call, body| async move {
                rest(&call).reverse_transaction(call.clone(), wire::ReverseTransactionPath { id }, body).await
            })
            .await?;
        Ok(Some(made.data.into()))
    }

    /// For administrators: new hours for the community fund, from the issuance account.
    async fn deposit_to_community_fund(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Hours, positive, two decimals at most.")] amount: f64,
        #[graphql(desc = "What they are for.")] description: Option<String>,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<FundBalancePayload>> {
        let call = Session::of(ctx)?.enter(Operation::DepositToCommunityFund).await?;
        let body = wire::FundDepositBody { amount, description, idempotency_key: None };
        let held: wire::FundBalanceResponse =
            once(call, Operation::DepositToCommunityFund, idempotency_key, None, &body, |call, body| async move {
                rest(&call).deposit_to_community_fund(call.clone(), body).await
            })
            .await?;
        Ok(Some(FundBalancePayload { balance: held.data.balance }))
    }

    /// For administrators: pays a member out of the community fund. `INSUFFICIENT_FUNDS` when the fund does not suffice.
    async fn withdraw_from_community_fund(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "Hours, positive, two decimals at most.")] amount: f64,
        #[graphql(desc = "What they are for.")] description: Option<String>,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<FundBalancePayload>> {
        let call = Session::of(ctx)?.enter(Operation::WithdrawFromCommunityFund).await?;
        let recipient_id = ids::member(&member_id, "memberId")?.get();
        let body = wire::FundWithdrawBody { amount, recipient_id, description, idempotency_key: None };
        let held: wire::FundBalanceResponse =
            once(call, Operation::WithdrawFromCommunityFund, idempotency_key, None, &body, |call, body| async move {
                rest(&call).withdraw_from_community_fund(call.clone(), body).await
            })
            .await?;
        Ok(Some(FundBalancePayload { balance: held.data.balance }))
    }

    /// For administrators: says with how many hours new members start.
    async fn set_starting_balance(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Hours, not negative, two decimals at most.")] amount: f64,
    ) -> Result<Option<StartingBalancePayload>> {
        let call = Session::of(ctx)?.enter(Operation::SetStartingBalance).await?;
        bounds::check(Operation::SetStartingBalance, json!({ "amount": amount }))?;
        let set = patiently(call, |call| async move {
            rest(&call).set_starting_balance(call.clone(), wire::SetStartingBalanceBody { amount }).await
        })
        .await?;
        Ok(Some(StartingBalancePayload { starting_balance: set.data.starting_balance }))
    }

    /// For administrators: something more that transfers may be about.
    async fn create_transaction_category(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What it is like.")] input: TransactionCategoryInput,
    ) -> Result<Option<TransactionCategory>> {
        let call = Session::of(ctx)?.enter(Operation::CreateTransactionCategory).await?;
        bounds::check(Operation::CreateTransactionCategory, input.json())?;
        let input = &input;
        let made = patiently(call, |call| async move {
            let body = wire::CreateTransactionCategoryBody {
                name: input.name.clone().unwrap_or_default(),
                description: input.description.clone(),
                color: input.color.clone(),
                sort_order: input.sort_order,
                is_active: input.is_active,
            };
            rest(&call).create_transaction_category(call.clone(), body).await
        })
        .await?;
        Ok(Some(made.data.into()))
    }

    /// For administrators: changes what transfers may be about.
    async fn update_transaction_category(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the category, as the REST API uses it.")] category_id: ID,
        #[graphql(desc = "What changes.")] input: TransactionCategoryInput,
    ) -> Result<Option<TransactionCategory>> {
        let call = Session::of(ctx)?.enter(Operation::UpdateTransactionCategory).await?;
        let id = ids::plain(&category_id, "categoryId")?;
        bounds::check(Operation::UpdateTransactionCategory, input.json())?;
        let input = &input;
        let changed = patiently(call, |call| async move {
            let body = wire::UpdateTransactionCategoryBody {
                name: input.name.clone(),
                description: input.description.clone().map(Some),
                color: input.color.clone().map(Some),
                sort_order: input.sort_order,
                is_active: input.is_active,
            };
            rest(&call)
                .update_transaction_category(call.clone(), wire::UpdateTransactionCategoryPath { id }, body)
                .await
        })
        .await?;
        Ok(Some(changed.data.into()))
    }

    /// For administrators: no transfer can be about this any more. Those that were keep it.
    async fn delete_transaction_category(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the category, as the REST API uses it.")] category_id: ID,
    ) -> Result<Option<DeleteTransactionCategoryPayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteTransactionCategory).await?;
        let id = ids::plain(&category_id, "categoryId")?;
        patiently(call, |call| async move {
            rest(&call).delete_transaction_category(call.clone(), wire::DeleteTransactionCategoryPath { id }).await
        })
        .await?;
        Ok(Some(DeleteTransactionCategoryPayload { category_id: id.into() }))
    }
}
