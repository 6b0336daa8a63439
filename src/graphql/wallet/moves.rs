//! What can be done with hours.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::wallet as wire;
use contract::{Operation, WalletApi as _};

use super::{WalletTransaction, rest};
use crate::call::patiently;
use crate::graphql::once::once;
use crate::graphql::session::Session;
use crate::graphql::{bounds, ids};

/// Hours that have moved.
#[derive(SimpleObject)]
pub struct TransferHoursPayload {
    /// The transaction.
    transaction: WalletTransaction,
}

/// A transaction that the viewer does not see any more.
#[derive(SimpleObject)]
pub struct HideTransactionPayload {
    /// Id of the transaction, as the REST API uses it.
    transaction_id: ID,
}

/// A gift.
#[derive(SimpleObject)]
pub struct DonateHoursPayload {
    /// Sentence for people.
    message: String,
}

/// What can be done with hours.
#[derive(Default)]
pub struct WalletMutation;

#[Object]
impl WalletMutation {
    /// Sends hours to a member. `VALIDATION_ERROR` for an amount that is not positive, above the cap or finer than hundredths,
    /// and for oneself. `NOT_FOUND` when the community has no such member, `TRANSFER_FAILED` when the member takes no part now,
    /// `INSUFFICIENT_FUNDS` when the balance does not suffice.
    async fn transfer_hours(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(desc = "Hours, positive, two decimals at most.")] amount: f64,
        #[graphql(desc = "What it is for.")] description: Option<String>,
        #[graphql(desc = "Id of the category it is about, as the REST API uses it.")] category_id: Option<ID>,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<TransferHoursPayload>> {
        let call = Session::of(ctx)?.enter(Operation::TransferHours).await?;
        let body = wire::TransferBody {
            recipient: None,
            user_id: Some(ids::member(&member_id, "memberId")?.get()),
            username: None,
            email: None,
            amount,
            description,
            category_id: bounds::number(category_id.as_ref(), "categoryId")?,
            idempotency_key: None,
        };
        let moved: wire::WalletTransactionResponse =
            once(call, Operation::TransferHours, idempotency_key, None, &body, |call, body| async move {
                rest(&call).transfer_hours(call.clone(), body).await
            })
            .await?;
        Ok(Some(TransferHoursPayload { transaction: WalletTransaction(moved.data) }))
    }

    /// Hides a transaction from the viewer; the other side goes on seeing it. `NOT_FOUND` for anybody who is no side of it.
    async fn hide_transaction(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the transaction, as the REST API uses it.")] transaction_id: ID,
    ) -> Result<Option<HideTransactionPayload>> {
        let call = Session::of(ctx)?.enter(Operation::HideWalletTransaction).await?;
        let id = ids::plain(&transaction_id, "transactionId")?;
        patiently(call, |call| async move { crate::wallet::actions::hide(&call, id.into()).await }).await?;
        Ok(Some(HideTransactionPayload { transaction_id: id.into() }))
    }

    /// Gives hours to a member, or to the community fund if none is named. `DONATION_FAILED` when the member is not there or
    /// takes no part now; otherwise as `transferHours`.
    async fn donate_hours(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: Option<ID>,
        #[graphql(desc = "Hours, positive, at most 1000, two decimals at most.")] amount: f64,
        #[graphql(desc = "What it is for.")] message: Option<String>,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<DonateHoursPayload>> {
        let call = Session::of(ctx)?.enter(Operation::DonateHours).await?;
        let member = member_id.map(|id| ids::member(&id, "memberId")).transpose()?;
        let body = wire::DonateBody {
            amount,
            recipient_type: match member {
                Some(_) => wire::DonateBodyRecipientType::User,
                None => wire::DonateBodyRecipientType::CommunityFund,
            },
            recipient_id: member.map(i64::from),
            message,
            idempotency_key: None,
        };
        let given: wire::WalletMessageResponse =
            once(call, Operation::DonateHours, idempotency_key, None, &body, |call, body| async move {
                rest(&call).donate_hours(call.clone(), body).await
            })
            .await?;
        Ok(Some(DonateHoursPayload { message: given.data.message }))
    }
}
