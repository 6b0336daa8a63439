//! What can be done with exchanges.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::Operation;
use contract::exchanges as wire;
use serde_json::{Value, json};

use super::{DisputeOutcome, Exchange};
use crate::base::{Answer, ExchangeId};
use crate::call::{Call, patiently};
use crate::exchanges::actions::{self, Request};
use crate::exchanges::brokers::{self, Outcome};
use crate::exchanges::ratings;
use crate::exchanges::store::Line;
use crate::graphql::session::Session;
use crate::graphql::{bounds, ids};

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
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
        #[graphql(desc = "Hours it may take, two decimals at most; 1 if not said.")] proposed_hours: Option<f64>,
        #[graphql(desc = "Hours of preparation, for information; two decimals at most, 1000 at most.")]
        prep_time: Option<f64>,
        #[graphql(desc = "What the listing's owner reads, at most 2000 characters.")] message: Option<String>,
    ) -> Result<Option<Exchange>> {
        let call = Session::of(ctx)?.enter(Operation::RequestExchange).await?;
        let listing = ids::listing(&listing_id, "listingId")?;
        let body = json!({
            "listing_id": listing.get(), "proposed_hours": proposed_hours, "prep_time": prep_time, "message": &message,
        });
        bounds::check(Operation::RequestExchange, body)?;
        let asked = &Request { listing, hours: proposed_hours, prep_time, message };
        let line = patiently(call, |call| async move { actions::request(&call, asked).await }).await;
        Ok(Some(bounds::named(line)?.into()))
    }

    /// Agrees to an exchange. Only the listing's owner.
    async fn accept_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
    ) -> Result<Option<Exchange>> {
        moved(
            ctx,
            Operation::AcceptExchange,
            &id,
            json!({}),
            |call, id| async move { actions::accept(&call, id).await },
        )
        .await
    }

    /// Turns an exchange down. Only the listing's owner.
    async fn decline_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "Why, at most 1000 characters.")] reason: Option<String>,
    ) -> Result<Option<Exchange>> {
        let body = json!({ "reason": &reason });
        moved(ctx, Operation::DeclineExchange, &id, body, |call, id| {
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
        moved(ctx, Operation::StartExchange, &id, json!({}), |call, id| async move { actions::start(&call, id).await })
            .await
    }

    /// Says that it is done. Either party; both then confirm the hours.
    async fn complete_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
    ) -> Result<Option<Exchange>> {
        moved(
            ctx,
            Operation::CompleteExchange,
            &id,
            json!({}),
            |call, id| async move { actions::complete(&call, id).await },
        )
        .await
    }

    /// Says how many hours it took. The second of the two pays or disputes. `INSUFFICIENT_BALANCE` when whoever pays has too few.
    async fn confirm_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "Hours, two decimals at most.")] hours: f64,
    ) -> Result<Option<Exchange>> {
        let body = json!({ "hours": hours });
        moved(
            ctx,
            Operation::ConfirmExchange,
            &id,
            body,
            |call, id| async move { actions::confirm(&call, id, hours).await },
        )
        .await
    }

    /// Asks a broker to decide. Either party, once it is to be confirmed.
    async fn dispute_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
        #[graphql(desc = "Why, at most 1000 characters.")] reason: String,
    ) -> Result<Option<Exchange>> {
        let body = json!({ "reason": &reason });
        moved(ctx, Operation::DisputeExchange, &id, body, |call, id| {
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
        let body = json!({ "reason": &reason });
        moved(ctx, Operation::CancelExchange, &id, body, |call, id| {
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
        bounds::check(Operation::RateExchange, json!({ "rating": rating, "comment": &comment }))?;
        let (id, comment) = (ids::plain(&id, "id")?.into(), &comment);
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
        let body = json!({ "notes": &notes });
        moved(ctx, Operation::ApproveExchange, &id, body, |call, id| {
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
        let body = json!({ "notes": &notes });
        moved(ctx, Operation::RejectExchange, &id, body, |call, id| {
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
        let body =
            json!({ "outcome": wire::ResolveExchangeBodyOutcome::from(outcome), "hours": hours, "notes": &notes });
        let outcome = Outcome::of(outcome == DisputeOutcome::Complete, hours)?;
        moved(ctx, Operation::ResolveExchange, &id, body, |call, id| {
            let notes = notes.clone();
            async move { brokers::resolve(&call, id, outcome, notes).await }
        })
        .await
    }
}

/// Enters by the operation's name with what REST would take as its body, moves the exchange, and shows it.
async fn moved<F>(
    ctx: &Context<'_>,
    operation: Operation,
    id: &ID,
    body: Value,
    work: impl Fn(Call, ExchangeId) -> F + Send + Sync,
) -> Result<Option<Exchange>>
where
    F: Future<Output = Answer<Line>> + Send,
{
    let call = Session::of(ctx)?.enter(operation).await?;
    let id = ids::plain(id, "id")?.into();
    bounds::check(operation, body)?;
    Ok(Some(patiently(call, |call| work(call, id)).await?.into()))
}
