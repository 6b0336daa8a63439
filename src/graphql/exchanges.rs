//! Exchanges in the graph: what the contract cannot say of them.

use std::sync::Arc;

use async_graphql::{Context, ID, Result, Subscription};
use async_trait::async_trait;
use contract::Operation;
use contract::exchanges::{Exchange, ExchangeDetailResponse, ExchangeRating};
use contract::graph::{ExchangesEdges, WalletEdges as _};
use contract::runtime::encode_cursor;
use contract::runtime::graph::{Found, IntoFound as _, Kept, Page};
use futures::Stream;

use super::edges::Edges;
use super::ids;
use super::listening::{self, MISSED_MOST, Source};
use super::loaders::{ExchangeOf, ExchangesWith, RatingsOf, RowOf};
use super::relay;
use super::session::Session;
use crate::base::{Answer, ExchangeId, MemberId, Timestamp};
use crate::call::Call;
use crate::exchanges::store::ExchangeWithParties;
use crate::exchanges::{self, actions, brokers, following, rest};
use crate::live::{Rows, Told, Topic};

/// The most exchanges a list gives at a time.
const MOST: i64 = 100;

#[async_trait]
impl ExchangesEdges for Edges {
    async fn find_exchange(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        let row = session.loaders().load_one(ExchangeOf(number.into())).await?;
        Ok(row.map(|row| shown(session, &row)).into_found())
    }

    async fn node_exchange(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        Ok(shown(session, &look_at(session, number.into()).await?).into_found())
    }

    async fn exchange_ratings(&self, ctx: &Context<'_>, row: &Exchange) -> Result<Found> {
        let ratings = ratings(Session::of(ctx)?, row).await?;
        Ok(ratings.map_or(Found::Null, |ratings| (*ratings).clone().into_found()))
    }

    async fn exchange_has_rated(&self, ctx: &Context<'_>, row: &Exchange) -> Result<Found> {
        let session = Session::of(ctx)?;
        let me = session.call().me()?.get();
        let ratings = ratings(session, row).await?;
        Ok(ratings.map(|ratings| ratings.iter().any(|rating| rating.rater_id == me)).into_found())
    }

    async fn exchange_due_at(&self, ctx: &Context<'_>, row: &Exchange) -> Result<Found> {
        let known = Session::of(ctx)?.loaders().load_one(ExchangeOf(row.id.into())).await?;
        Ok(known.and_then(|known| known.exchange.due_at).into_found())
    }

    async fn exchange_transaction(&self, ctx: &Context<'_>, row: &Exchange) -> Result<Found> {
        let known = Session::of(ctx)?.loaders().load_one(ExchangeOf(row.id.into())).await?;
        match known.and_then(|known| known.exchange.transaction_id) {
            Some(transaction) => self.find_transaction(ctx, transaction.get()).await,
            None => Ok(Found::Null),
        }
    }

    /// For `Exchange.history`.
    async fn keep_exchange_detail_response(&self, ctx: &Context<'_>, answer: &ExchangeDetailResponse) -> Result<()> {
        let key = RowOf { kind: "Exchange.history", number: answer.data.id };
        let steps = Kept::rows(answer.data.status_history.clone());
        Session::of(ctx)?.loaders().feed_one(key, Ok(steps)).await;
        Ok(())
    }
}

/// An exchange as the viewer sees it.
fn shown(session: &Session, row: &ExchangeWithParties) -> Exchange {
    rest::shown(session.call(), row.clone())
}

/// An exchange as `node(id:)` finds it: the viewer's, any for staff.
async fn look_at(session: &Session, id: ExchangeId) -> Answer<ExchangeWithParties> {
    if session.call().member()?.is_broker_or_admin() {
        let call = session.enter(Operation::GetExchangeForBrokers).await?;
        return brokers::one(call, id).await;
    }
    let call = session.enter(Operation::GetExchange).await?;
    actions::one(call, id).await
}

/// An exchange as `nodes(ids:)` finds it.
pub async fn known(ctx: &Context<'_>, number: i64) -> Result<Found> {
    Session::of(ctx)?.enter_once(Operation::GetExchange).await?;
    Edges.find_exchange(ctx, number).await
}

/// What the two said of each other. Only for them.
async fn ratings(session: &Session, row: &Exchange) -> Result<Option<Arc<Vec<ExchangeRating>>>> {
    let me = session.call().me()?.get();
    if me != row.requester_id && me != row.provider_id {
        return Ok(None);
    }
    session.enter_once(Operation::ListExchangeRatings).await?;
    let found = session.loaders().load_one(RatingsOf(row.id.into())).await?;
    Ok(Some(found.unwrap_or_default()))
}

/// The latest between the viewer and a member, newest first. To anybody else it is as if there were none.
pub async fn with(session: &Session, member: MemberId, first: Option<i32>, after: Option<&str>) -> Result<Page> {
    session.enter_once(Operation::ListExchanges).await?;
    let before = relay::after(Operation::ListExchanges.id(), after)?.map(|cursor| cursor.0);
    let key = ExchangesWith { member, before, first: relay::first(first, MOST)? };
    let page = session.loaders().load_one(key).await?;
    let (rows, more) = page.as_deref().map_or((&[][..], false), |page| (&page.items[..], page.next.is_some()));
    Ok(Page::new(
        rows.iter()
            .map(|row| (encode_cursor(Operation::ListExchanges.id(), row.exchange.id.get()), shown(session, row))),
        before.is_some(),
        more,
    ))
}

/// The latest exchanges of the viewer with each of these members, at most `limit` with one.
pub async fn with_each(
    call: &Call,
    members: &[MemberId],
    before: Option<i64>,
    limit: i64,
) -> Answer<Vec<(MemberId, Arc<ExchangeWithParties>)>> {
    actions::enabled(call)?;
    let me = call.me()?;
    let rows = exchanges::store::with_each(call, me, members, before.unwrap_or(i64::MAX), limit).await?;
    Ok(rows.into_iter().map(|row| (row.exchange.other(me), Arc::new(row))).collect())
}

/// What can be listened to.
#[derive(Default)]
pub struct ExchangesSubscription;

#[Subscription]
impl ExchangesSubscription {
    /// An exchange of the viewer's, whenever it has come or changed, whoever changed it: all of them, or the one that is named. Brokers hear
    /// only of exchanges of their own. `NOT_FOUND` unless the viewer is one of its two; `FEATURE_DISABLED` where the community has no
    /// exchanges. Ends when the sign-in does.
    async fn exchange_changed(
        &self,
        ctx: &Context<'_>,
        #[graphql(
            desc = "Global id of the exchange, or the id that the REST API uses. All of the viewer's if it is not given."
        )]
        exchange_id: Option<ID>,
    ) -> Result<impl Stream<Item = Result<Option<Exchange>>> + use<>> {
        let operation = if exchange_id.is_some() { Operation::GetExchange } else { Operation::ListExchanges };
        let call = Session::of(ctx)?.enter(operation).await?;
        actions::enabled(call)?;
        let only = exchange_id.map(|id| ids::named("Exchange", &id, "exchangeId")).transpose()?;
        if let Some(id) = only {
            actions::one(call, id).await?;
        }
        let rows = Rows::Exchanges(call.me()?);
        let ear = listening::ear(call, &[Topic::Rows(call.tenant(), rows)])?;
        Ok(listening::follow(ear, Changed { since: call.now(), call: call.clone(), only }))
    }
}

/// Exchanges that come or change.
struct Changed {
    call: Call,
    only: Option<ExchangeId>,
    /// Until when everything was given: after a gap, what has changed from then on is new.
    since: Timestamp,
}

#[async_trait]
impl Source for Changed {
    type Word = ExchangeId;
    type Row = Exchange;

    fn hears(&self, told: &Told) -> Option<ExchangeId> {
        told.row().map(ExchangeId::from).filter(|id| self.only.is_none_or(|only| only == *id))
    }

    async fn read(&mut self, ids: Vec<ExchangeId>, missed: bool) -> Answer<Vec<Exchange>> {
        let (now, since) = (self.call.now(), missed.then_some(self.since));
        let found = following::changed(&self.call, self.only, &ids, since, MISSED_MOST).await?;
        self.since = now;
        Ok(found.into_iter().map(|line| rest::shown(&self.call, line)).collect())
    }
}
