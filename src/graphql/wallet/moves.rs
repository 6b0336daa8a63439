//! What can be done with hours.

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::wallet as wire;
use contract::{Code, Operation, Reply, WalletApi as _};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};

use super::{WalletTransaction, rest};
use crate::base::{Answer, Fault, Refusal};
use crate::call::{Call, patiently};
use crate::graphql::ids;
use crate::graphql::session::Session;
use crate::idempotency;

/// The account on the other side of an adjustment.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::AdjustBalanceBodyAccount")]
pub enum AdjustmentAccount {
    /// Where hours come from and go back to.
    Issuance,
    /// What the community holds in common.
    CommunityFund,
}

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
    /// The transaction that it takes back, by REST's id.
    reverses_id: Option<ID>,
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
            reverses_id: transaction.reverses_id.map(ID::from),
        }
    }
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
            description: short(description, "description")?,
            category_id: category_id.map(|id| number(&id, "categoryId")).transpose()?,
            idempotency_key: None,
        };
        let moved: wire::WalletTransactionResponse =
            once(call, Operation::TransferHours, idempotency_key, &body, |call, body| async move {
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
        let id = number(&transaction_id, "transactionId")?;
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
            message: short(message, "message")?,
            idempotency_key: None,
        };
        let given: wire::WalletMessageResponse =
            once(call, Operation::DonateHours, idempotency_key, &body, |call, body| async move {
                rest(&call).donate_hours(call.clone(), body).await
            })
            .await?;
        Ok(Some(DonateHoursPayload { message: given.data.message }))
    }

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
            reason: said(reason)?,
            idempotency_key: None,
        };
        let made: wire::LedgerTransactionResponse =
            once(call, Operation::AdjustBalance, idempotency_key, &body, |call, body| async move {
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
    ) -> Result<Option<LedgerTransaction>> {
        let call = Session::of(ctx)?.enter(Operation::ReverseTransaction).await?;
        let path = wire::ReverseTransactionPath { id: number(&transaction_id, "transactionId")? };
        let body = wire::ReverseTransactionBody { reason: said(reason)?, idempotency_key: None };
        let made = patiently(call, |call| {
            let (path, body) = (path.clone(), body.clone());
            async move { rest(&call).reverse_transaction(call.clone(), path, body).await }
        })
        .await?;
        Ok(Some(made.data.into()))
    }
}

/// The longest text, in characters: as in the contract, whose validators this door does not pass.
const LONGEST: usize = 500;

/// Does `work`; under a key, once, with the first answer kept as REST keeps it.
async fn once<B, T, W, F>(call: &Call, operation: Operation, key: Option<String>, body: &B, work: W) -> Answer<T>
where
    B: Clone + Serialize + Send + Sync,
    T: Serialize + DeserializeOwned + Send,
    W: Fn(Call, B) -> F + Send + Sync,
    F: Future<Output = Answer<T>> + Send,
{
    let work = &work;
    let Some(key) = key else { return patiently(call, |call| work(call, body.clone())).await };
    if key.is_empty() || key.len() > 191 || !key.bytes().all(|byte| byte.is_ascii_graphic()) {
        let message = "The idempotency key must be 1 to 191 visible characters.";
        return Err(Refusal::new(Code::ValidationInvalidFormat, message).field("idempotencyKey").into());
    }
    let text = serde_json::to_vec(body).map_err(Fault::new)?;
    let digest = Sha256::new().chain_update("graphql").chain_update(operation.id()).chain_update(text).finalize();
    let claim = &idempotency::Claim { key, digest: digest.into(), window_seconds: 24 * 60 * 60 };
    let reply = patiently(call, |call| async move {
        let kept = |call: Call| async move { Ok(Reply::json(200, &work(call, body.clone()).await?)) };
        idempotency::remember(&call, operation, claim, kept).await
    })
    .await?;
    Ok(serde_json::from_slice(&reply.body).map_err(Fault::new)?)
}

fn short(text: Option<String>, argument: &'static str) -> Answer<Option<String>> {
    match text {
        Some(text) if text.chars().count() > LONGEST => {
            Err(Refusal::new(Code::ValidationTooLong, "At most 500 characters.").field(argument).into())
        }
        text => Ok(text),
    }
}

fn said(reason: String) -> Answer<String> {
    if reason.trim().is_empty() {
        return Err(Refusal::new(Code::ValidationRequiredField, "Say why.").field("reason").into());
    }
    Ok(short(Some(reason), "reason")?.unwrap_or_default())
}

/// A number as REST uses it.
fn number(id: &ID, argument: &'static str) -> Answer<i64> {
    let number = id.parse::<i64>().ok().filter(|number| *number > 0);
    number.ok_or_else(|| Refusal::new(Code::ValidationError, "This is no id.").field(argument).into())
}
