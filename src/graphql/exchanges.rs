//! Exchanges in the graph: what the contract cannot say of them.

use std::sync::Arc;

use async_graphql::{Context, Name, Result, Value};
use async_trait::async_trait;
use contract::Operation;
use contract::exchanges::{Exchange, ExchangeDetailResponse, ExchangeListingType, ExchangeRating};
use contract::graph::ExchangesEdges;
use contract::runtime::graph::{Found, IntoFound as _, Page, encode_cursor};

use super::edges::Edges;
use super::loaders::{ExchangeOf, ExchangesWith, RatingsOf, StepsOf};
use super::relay;
use super::session::Session;
use crate::base::{Answer, ExchangeId, Failure, MemberId};
use crate::call::Call;
use crate::exchanges::model::missing;
use crate::exchanges::store::{self, Line};
use crate::exchanges::{self, actions, brokers, rest};

/// The most exchanges a list gives at a time.
const MOST: i64 = 100;

#[async_trait]
impl ExchangesEdges for Edges {
    async fn find_exchange(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        let line = session.loaders().load_one(ExchangeOf(number.into())).await?;
        Ok(line.map(|line| shown(session, &line)).into_found())
    }

    async fn node_exchange(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        Ok(shown(session, &look_at(session, number.into()).await?).into_found())
    }

    async fn find_exchange_rating(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(rating(Session::of(ctx)?.call(), number).await?.into_found())
    }

    async fn node_exchange_rating(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter(Operation::ListExchangeRatings).await?;
        let found = rating(call, number).await?;
        Ok(found.ok_or_else(|| Failure::from(missing()))?.into_found())
    }

    async fn exchange_listing_title(&self, _: &Context<'_>, row: &Exchange) -> Result<Found> {
        Ok(row.listing.title.clone().into_found())
    }

    async fn exchange_listing_type(&self, _: &Context<'_>, row: &Exchange) -> Result<Found> {
        Ok(Found::Value(Value::Enum(Name::new(match row.listing.type_ {
            ExchangeListingType::Offer => "OFFER",
            ExchangeListingType::Request => "REQUEST",
        }))))
    }

    async fn exchange_history(&self, ctx: &Context<'_>, row: &Exchange) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetExchange).await?;
        let steps = session.loaders().load_one(StepsOf(row.id.into())).await?;
        Ok(steps.map(|steps| (*steps).clone()).unwrap_or_default().into_found())
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
}

/// An exchange as the viewer sees it.
fn shown(session: &Session, line: &Line) -> Exchange {
    rest::shown(session.call(), line.clone())
}

/// An exchange as `node(id:)` finds it: the viewer's, any for those who look after the community.
async fn look_at(session: &Session, id: ExchangeId) -> Answer<Line> {
    if session.call().member()?.is_broker_or_admin() {
        let call = session.enter(Operation::GetExchangeForBrokers).await?;
        return brokers::one(call, id).await;
    }
    let call = session.enter(Operation::GetExchange).await?;
    actions::one(call, id).await
}

async fn rating(call: &Call, number: i64) -> Answer<Option<ExchangeRating>> {
    let found = store::rating(call, call.me()?, number).await?;
    Ok(found.map(|(rating, rater, username)| rest::rating_of(call, rating, rater, username)))
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
    let before = relay::after(after)?.map(|cursor| cursor.0);
    let key = ExchangesWith { member, before, first: relay::first(first, MOST)? };
    let page = session.loaders().load_one(key).await?;
    let (lines, more) = page.as_deref().map_or((&[][..], false), |page| (&page.items[..], page.next.is_some()));
    Ok(Page::new(
        lines.iter().map(|line| (encode_cursor(line.0.id.get()), shown(session, line))),
        before.is_some(),
        more,
    ))
}

/// The latest exchanges of the viewer with each of these members.
pub async fn with_each(
    call: &Call,
    members: &[MemberId],
    before: Option<i64>,
    first: i64,
) -> Answer<Vec<(MemberId, Arc<Line>)>> {
    actions::enabled(call)?;
    let me = call.me()?;
    let rows = exchanges::store::with_each(call, me, members, before.unwrap_or(i64::MAX), first).await?;
    Ok(rows.into_iter().map(|line| (line.0.other(me), Arc::new(line))).collect())
}

/// Keeps what REST's answer tells of an exchange's history for `Exchange.history`.
pub async fn remember(session: &Session, answer: &ExchangeDetailResponse) {
    let steps = Arc::new(answer.data.status_history.clone());
    session.loaders().feed_one(StepsOf(answer.data.id.into()), steps).await;
}
