//! What can be done with exchanges.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::{Code, Operation};

use super::{DisputeOutcome, Exchange, number};
use crate::base::{Answer, ExchangeId, Refusal};
use crate::call::{Call, patiently};
use crate::exchanges::actions::{self, Request};
use crate::exchanges::brokers::{self, Outcome};
use crate::exchanges::ratings;
use crate::exchanges::store::Line;
use crate::graphql::session::Session;

/// How an exchange was rated.
#[derive(SimpleObject)]
pub struct RateExchangePayload {
    /// How many of the two have rated it.
    ratings_count: i64,
}

/// What can be done with exchanges.
#[derive(Default)]
pub struct ExchangesMutation;

#[Object]
impl ExchangesMutation {
    /// Asks for what a listing offers, or offers what it asks for. `EXCHANGE_ERROR` for a listing that is not shown, for one's
    /// own, when either has blocked the other, and when there is an open exchange about it already.
    async fn request_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the listing, as the REST API uses it.")] listing_id: ID,
        #[graphql(desc = "Hours it may take, two decimals at most; 1 if not said.")] proposed_hours: Option<f64>,
        #[graphql(desc = "What the listing's owner reads, at most 2000 characters.")] message: Option<String>,
    ) -> Result<Option<Exchange>> {
        let call = Session::of(ctx)?.enter(Operation::RequestExchange).await?;
        let message = short(message, 2_000, "message")?;
        let listing = number(&listing_id, "listingId")?.get().into();
        let asked = &Request { listing, hours: proposed_hours, prep_time: None, message };
        let line = patiently(call, |call| async move { actions::request(&call, asked).await }).await?;
        Ok(Some(line.into()))
    }

    /// Agrees to an exchange. Only the listing's owner.
    async fn accept_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
    ) -> Result<Option<Exchange>> {
        moved(ctx, Operation::AcceptExchange, &id, |call, id| async move { actions::accept(&call, id).await }).await
    }

    /// Turns an exchange down. Only the listing's owner.
    async fn decline_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "Why, at most 1000 characters.")] reason: Option<String>,
    ) -> Result<Option<Exchange>> {
        let reason = short(reason, 1_000, "reason")?;
        moved(ctx, Operation::DeclineExchange, &id, |call, id| {
            let reason = reason.clone();
            async move { actions::decline(&call, id, reason).await }
        })
        .await
    }

    /// Begins. Either party.
    async fn start_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
    ) -> Result<Option<Exchange>> {
        moved(ctx, Operation::StartExchange, &id, |call, id| async move { actions::start(&call, id).await }).await
    }

    /// Says that it is done. Either party; both then confirm the hours.
    async fn complete_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
    ) -> Result<Option<Exchange>> {
        moved(ctx, Operation::CompleteExchange, &id, |call, id| async move { actions::complete(&call, id).await }).await
    }

    /// Says how many hours it took. The second of the two pays or disputes. `INSUFFICIENT_BALANCE` when whoever pays has too few.
    async fn confirm_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "Hours, two decimals at most.")] hours: f64,
    ) -> Result<Option<Exchange>> {
        if hours.is_nan() || hours <= 0.0 {
            let refusal = Refusal::new(Code::ValidationOutOfRange, "Give more than no hours.").status(400);
            return Err(crate::base::Failure::from(refusal.field("hours")).into());
        }
        moved(ctx, Operation::ConfirmExchange, &id, |call, id| async move { actions::confirm(&call, id, hours).await })
            .await
    }

    /// Asks a broker to decide. Either party, once it is to be confirmed.
    async fn dispute_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "Why, at most 1000 characters.")] reason: String,
    ) -> Result<Option<Exchange>> {
        let reason = short(Some(reason), 1_000, "reason")?.unwrap_or_default();
        moved(ctx, Operation::DisputeExchange, &id, |call, id| {
            let reason = reason.clone();
            async move { actions::dispute(&call, id, reason).await }
        })
        .await
    }

    /// Calls an exchange off. Either party, until it is to be confirmed.
    async fn cancel_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "Why, at most 1000 characters.")] reason: Option<String>,
    ) -> Result<Option<Exchange>> {
        let reason = short(reason, 1_000, "reason")?;
        moved(ctx, Operation::CancelExchange, &id, |call, id| {
            let reason = reason.clone();
            async move { actions::cancel(&call, id, reason).await }
        })
        .await
    }

    /// Says how it was. Either party, once, after it is completed.
    async fn rate_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "From 1 to 5.")] rating: i32,
        #[graphql(desc = "In words, at most 1000 characters.")] comment: Option<String>,
    ) -> Result<Option<RateExchangePayload>> {
        let call = Session::of(ctx)?.enter(Operation::RateExchange).await?;
        if !(1..=5).contains(&rating) {
            let refusal = Refusal::new(Code::ValidationOutOfRange, "From 1 to 5.").status(400).field("rating");
            return Err(crate::base::Failure::from(refusal).into());
        }
        let comment = &short(comment, 1_000, "comment")?;
        let id = number(&id, "id")?;
        let all =
            patiently(call, |call| async move { ratings::rate(&call, id, rating.into(), comment.as_deref()).await })
                .await?;
        Ok(Some(RateExchangePayload { ratings_count: i64::try_from(all.len()).unwrap_or(0) }))
    }

    /// For brokers and administrators: lets an exchange go on that waits for one.
    async fn approve_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "What both parties may read, at most 1000 characters.")] notes: Option<String>,
    ) -> Result<Option<Exchange>> {
        let notes = short(notes, 1_000, "notes")?;
        moved(ctx, Operation::ApproveExchange, &id, |call, id| {
            let notes = notes.clone();
            async move { brokers::approve(&call, id, notes).await }
        })
        .await
    }

    /// For brokers and administrators: stops an exchange that waits for one.
    async fn reject_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "What both parties may read, at most 1000 characters.")] notes: Option<String>,
    ) -> Result<Option<Exchange>> {
        let notes = short(notes, 1_000, "notes")?;
        moved(ctx, Operation::RejectExchange, &id, |call, id| {
            let notes = notes.clone();
            async move { brokers::reject(&call, id, notes).await }
        })
        .await
    }

    /// For brokers and administrators: settles a dispute. `COMPLETE` pays `hours`, `CANCEL` pays nothing.
    async fn resolve_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "How it ends.")] outcome: DisputeOutcome,
        #[graphql(desc = "Hours to pay, with COMPLETE.")] hours: Option<f64>,
        #[graphql(desc = "What both parties may read, at most 1000 characters.")] notes: Option<String>,
    ) -> Result<Option<Exchange>> {
        let notes = short(notes, 1_000, "notes")?;
        let outcome = match (outcome, hours.filter(|hours| *hours > 0.0)) {
            (DisputeOutcome::Cancel, _) => Outcome::Unpaid,
            (DisputeOutcome::Complete, Some(hours)) => Outcome::Paid(hours),
            (DisputeOutcome::Complete, None) => {
                let refusal = Refusal::new(Code::ValidationRequiredField, "Say how many hours are paid.").status(400);
                return Err(crate::base::Failure::from(refusal.field("hours")).into());
            }
        };
        moved(ctx, Operation::ResolveExchange, &id, |call, id| {
            let notes = notes.clone();
            async move { brokers::resolve(&call, id, outcome, notes).await }
        })
        .await
    }
}

/// Enters by the operation's name, moves the exchange, and shows it.
async fn moved<F>(
    ctx: &Context<'_>,
    operation: Operation,
    id: &ID,
    work: impl Fn(Call, ExchangeId) -> F + Send + Sync,
) -> Result<Option<Exchange>>
where
    F: Future<Output = Answer<Line>> + Send,
{
    let call = Session::of(ctx)?.enter(operation).await?;
    let id = number(id, "id")?;
    Ok(Some(patiently(call, |call| work(call, id)).await?.into()))
}

/// A text that the contract bounds, whose validators this door does not pass.
fn short(text: Option<String>, most: usize, argument: &'static str) -> Answer<Option<String>> {
    match text {
        Some(text) if text.chars().count() > most => {
            Err(Refusal::new(Code::ValidationTooLong, format!("At most {most} characters.")).field(argument).into())
        }
        text => Ok(text),
    }
}
