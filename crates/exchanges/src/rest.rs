//! The exchanges' REST door.

use std::collections::HashMap;

use contract::ExchangesApi;
use contract::exchanges as wire;
use contract::wallet::WalletParty;

use super::actions::{self, Request};
use super::brokers::{self, Outcome};
use super::model::{Actor, Status};
use super::ratings;
use super::store::{self, ExchangeWithParties, Rating, RatingWithRater, Step};
use crate::base::{Answer, ExchangeId, Failure, Hours, MemberId, Page, ids_of, rows_of_each};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::{Eyes, model::absolute};
use crate::rules::ExchangeRules;
use crate::say;
use crate::wallet::store::Party;

/// Exchanges at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl ExchangesApi for Rest {
    async fn exchange_rating_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::ExchangeRating>> {
        let found = store::ratings_by_ids(&call, call.me()?, &numbers).await?.into_iter();
        Ok(found.map(|said| rating_of(&call, said)).collect())
    }

    async fn exchange_history_each(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<(i64, Vec<wire::ExchangeStep>)>> {
        let (eyes, steps) = (Eyes::of(&call), store::steps_of_each(&call, &ids_of(&numbers)).await?);
        let steps = steps.into_iter().map(|(exchange, step, actor)| (exchange.get(), step_of(eyes, step, actor)));
        Ok(rows_of_each(numbers, steps))
    }

    async fn member_exchange_rating_each(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<(i64, wire::MemberRating)>> {
        let rated = ratings::of_members(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(rated.map(|(member, (average, count))| (member.get(), member_rating(average, count))).collect())
    }

    async fn get_exchange_config(&self, call: Call) -> Answer<wire::ExchangeConfigResponse> {
        let community = call.community()?;
        let rules = *community.rules::<ExchangeRules>();
        let data = wire::ExchangeConfig {
            exchange_workflow_enabled: community.has(actions::FEATURE),
            direct_messaging_enabled: community.has("direct_messaging"),
            require_broker_approval: rules.require_broker_approval,
            confirmation_deadline_hours: rules.deadline(),
            allow_hour_adjustment: rules.allow_hour_adjustment,
            max_hour_variance_percent: rules.max_hour_variance_percent.clamp(0, 100),
        };
        Ok(wire::ExchangeConfigResponse { data, meta: call.meta() })
    }

    async fn check_exchange(&self, call: Call, query: wire::CheckExchangeQuery) -> Answer<wire::ExchangeCheckResponse> {
        let me = call.me()?;
        let found = store::open_about(&call, me, query.listing_id.into()).await?;
        let data = found.map(|exchange| wire::ExchangeCheck {
            id: exchange.id.get(),
            status: exchange.status,
            proposed_hours: exchange.proposed_hours.decimal(),
            role: match exchange.role(me) {
                Some(Actor::Requester) => wire::ExchangeRole::Requester,
                _ => wire::ExchangeRole::Provider,
            },
            created_at: exchange.created_at,
        });
        Ok(wire::ExchangeCheckResponse { data, meta: call.meta() })
    }

    async fn count_exchanges_that_need_attention(&self, call: Call) -> Answer<wire::ExchangeAttentionResponse> {
        let (items, count) = actions::waiting(&call).await?;
        let data = wire::ExchangeAttention { count, items: items.into_iter().map(|row| shown(&call, row)).collect() };
        Ok(wire::ExchangeAttentionResponse { data, meta: call.meta() })
    }

    async fn list_exchanges(&self, call: Call, query: wire::ListExchangesQuery) -> Answer<wire::ExchangePage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::list(&call, None, query.status, query.per_page, cursor).await?;
        Ok(listed(&call, page, query.per_page))
    }

    async fn request_exchange(&self, call: Call, body: wire::RequestExchangeBody) -> Answer<wire::ExchangeResponse> {
        let asked = Request {
            listing: body.listing_id.into(),
            hours: body.proposed_hours,
            prep_time: body.prep_time,
            message: body.message,
        };
        one(&call, actions::request(&call, &asked).await?)
    }

    async fn get_exchange(&self, call: Call, path: wire::GetExchangePath) -> Answer<wire::ExchangeDetailResponse> {
        let row = actions::one(&call, path.id.into()).await?;
        with_history(&call, row).await
    }

    async fn cancel_exchange(
        &self,
        call: Call,
        path: wire::CancelExchangePath,
        query: wire::CancelExchangeQuery,
        body: wire::ExchangeReasonBody,
    ) -> Answer<wire::ExchangeMessageResponse> {
        actions::cancel(&call, path.id.into(), body.reason.or(query.reason)).await?;
        Ok(said(&call, &say!("exchange-cancelled")))
    }

    async fn accept_exchange(&self, call: Call, path: wire::AcceptExchangePath) -> Answer<wire::ExchangeResponse> {
        one(&call, actions::accept(&call, path.id.into()).await?)
    }

    async fn decline_exchange(
        &self,
        call: Call,
        path: wire::DeclineExchangePath,
        body: wire::ExchangeReasonBody,
    ) -> Answer<wire::ExchangeMessageResponse> {
        actions::decline(&call, path.id.into(), body.reason).await?;
        Ok(said(&call, &say!("exchange-declined")))
    }

    async fn start_exchange(&self, call: Call, path: wire::StartExchangePath) -> Answer<wire::ExchangeResponse> {
        one(&call, actions::start(&call, path.id.into()).await?)
    }

    async fn complete_exchange(&self, call: Call, path: wire::CompleteExchangePath) -> Answer<wire::ExchangeResponse> {
        one(&call, actions::complete(&call, path.id.into()).await?)
    }

    async fn confirm_exchange(
        &self,
        call: Call,
        path: wire::ConfirmExchangePath,
        body: wire::ConfirmExchangeBody,
    ) -> Answer<wire::ConfirmExchangeResponse> {
        let row = actions::confirm(&call, path.id.into(), body.hours).await?;
        let sentence = match row.exchange.status {
            Status::Completed => say!("exchange-paid"),
            Status::Disputed => say!("exchange-disputed"),
            _ => say!("exchange-half-confirmed"),
        };
        Ok(wire::ConfirmExchangeResponse { data: confirmed(shown(&call, row), call.say(&sentence)), meta: call.meta() })
    }

    async fn dispute_exchange(
        &self,
        call: Call,
        path: wire::DisputeExchangePath,
        body: wire::DisputeExchangeBody,
    ) -> Answer<wire::ExchangeResponse> {
        one(&call, actions::dispute(&call, path.id.into(), body.reason).await?)
    }

    async fn rate_exchange(
        &self,
        call: Call,
        path: wire::RateExchangePath,
        body: wire::RateExchangeBody,
    ) -> Answer<wire::ExchangeRatingsResponse> {
        let id = path.id.into();
        let all = ratings::rate(&call, id, body.rating, body.comment.as_deref()).await?;
        rated(&call, id, all).await
    }

    async fn list_exchange_ratings(
        &self,
        call: Call,
        path: wire::ListExchangeRatingsPath,
    ) -> Answer<wire::ExchangeRatingsResponse> {
        let id = path.id.into();
        let all = ratings::of_exchange(&call, id).await?;
        rated(&call, id, all).await
    }

    async fn get_member_rating(
        &self,
        call: Call,
        path: wire::GetMemberRatingPath,
    ) -> Answer<wire::MemberRatingResponse> {
        let (average, count) = ratings::of_member(&call, MemberId::from(path.id)).await?;
        let data = member_rating(average, count);
        Ok(wire::MemberRatingResponse { data, meta: call.meta() })
    }

    async fn list_exchanges_for_brokers(
        &self,
        call: Call,
        query: wire::ListExchangesForBrokersQuery,
    ) -> Answer<wire::ExchangePage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = brokers::list(&call, query.status, query.per_page, cursor).await?;
        Ok(listed(&call, page, query.per_page))
    }

    async fn get_exchange_for_brokers(
        &self,
        call: Call,
        path: wire::GetExchangeForBrokersPath,
    ) -> Answer<wire::ExchangeDetailResponse> {
        let row = brokers::one(&call, path.id.into()).await?;
        with_history(&call, row).await
    }

    async fn approve_exchange(
        &self,
        call: Call,
        path: wire::ApproveExchangePath,
        body: wire::ExchangeNotesBody,
    ) -> Answer<wire::ExchangeResponse> {
        one(&call, brokers::approve(&call, path.id.into(), body.notes).await?)
    }

    async fn reject_exchange(
        &self,
        call: Call,
        path: wire::RejectExchangePath,
        body: wire::ExchangeNotesBody,
    ) -> Answer<wire::ExchangeResponse> {
        one(&call, brokers::reject(&call, path.id.into(), body.notes).await?)
    }

    async fn resolve_exchange(
        &self,
        call: Call,
        path: wire::ResolveExchangePath,
        body: wire::ResolveExchangeBody,
    ) -> Answer<wire::ExchangeResponse> {
        let is_paid = body.outcome == wire::ResolveExchangeBodyOutcome::Complete;
        let outcome = Outcome::of(is_paid, body.hours)?;
        one(&call, brokers::resolve(&call, path.id.into(), outcome, body.notes).await?)
    }
}

/// How a member was rated, the average from hundredths.
#[must_use]
pub fn member_rating(average: i64, count: i64) -> wire::MemberRating {
    wire::MemberRating { average: Hours::from_hundredths(average).decimal(), count }
}

fn one(call: &Call, row: ExchangeWithParties) -> Answer<wire::ExchangeResponse> {
    Ok(wire::ExchangeResponse { data: shown(call, row), meta: call.meta() })
}

/// An exchange with all that happened to it, oldest first.
async fn with_history(call: &Call, row: ExchangeWithParties) -> Answer<wire::ExchangeDetailResponse> {
    let steps = store::steps(call, row.exchange.id).await?;
    let eyes = Eyes::of(call);
    let history = steps.into_iter().map(|(step, party)| step_of(eyes, step, party)).collect();
    let data = detailed(shown(call, row), history);
    Ok(wire::ExchangeDetailResponse { data, meta: call.meta() })
}

fn listed(call: &Call, page: Page<ExchangeWithParties>, per_page: i64) -> wire::ExchangePage {
    wire::ExchangePage {
        data: page.items.into_iter().map(|row| shown(call, row)).collect(),
        meta: call.cursor_meta(per_page, page.next),
    }
}

/// An exchange as its viewer sees it.
#[must_use]
pub fn shown(call: &Call, row: ExchangeWithParties) -> wire::Exchange {
    let ExchangeWithParties { exchange, title, is_reversed, requester, provider } = row;
    let hours = |hours: Option<Hours>| hours.map(Hours::decimal);
    wire::Exchange {
        id: exchange.id.get(),
        listing_id: exchange.listing_id.get(),
        requester_id: exchange.requester_id.get(),
        provider_id: exchange.provider_id.get(),
        listing: wire::ExchangeListing { id: exchange.listing_id.get(), title, type_: exchange.side },
        requester: party(call, requester),
        provider: party(call, provider),
        proposed_hours: exchange.proposed_hours.decimal(),
        prep_time: hours(exchange.prep_time),
        final_hours: hours(exchange.final_hours),
        status: exchange.status,
        risk_level: exchange.risk_level,
        message: exchange.message,
        requester_confirmed_at: exchange.requester_confirmed_at,
        requester_confirmed_hours: hours(exchange.requester_confirmed_hours),
        provider_confirmed_at: exchange.provider_confirmed_at,
        provider_confirmed_hours: hours(exchange.provider_confirmed_hours),
        broker_notes: exchange.broker_notes,
        created_at: exchange.created_at,
        is_reversed: is_reversed.then_some(true),
    }
}

fn detailed(exchange: wire::Exchange, status_history: Vec<wire::ExchangeStep>) -> wire::ExchangeDetail {
    wire::ExchangeDetail {
        id: exchange.id,
        listing_id: exchange.listing_id,
        requester_id: exchange.requester_id,
        provider_id: exchange.provider_id,
        listing: exchange.listing,
        requester: exchange.requester,
        provider: exchange.provider,
        proposed_hours: exchange.proposed_hours,
        prep_time: exchange.prep_time,
        final_hours: exchange.final_hours,
        status: exchange.status,
        risk_level: exchange.risk_level,
        message: exchange.message,
        requester_confirmed_at: exchange.requester_confirmed_at,
        requester_confirmed_hours: exchange.requester_confirmed_hours,
        provider_confirmed_at: exchange.provider_confirmed_at,
        provider_confirmed_hours: exchange.provider_confirmed_hours,
        broker_notes: exchange.broker_notes,
        created_at: exchange.created_at,
        is_reversed: exchange.is_reversed,
        status_history,
    }
}

fn confirmed(exchange: wire::Exchange, message: String) -> wire::ConfirmedExchange {
    wire::ConfirmedExchange {
        id: exchange.id,
        listing_id: exchange.listing_id,
        requester_id: exchange.requester_id,
        provider_id: exchange.provider_id,
        listing: exchange.listing,
        requester: exchange.requester,
        provider: exchange.provider,
        proposed_hours: exchange.proposed_hours,
        prep_time: exchange.prep_time,
        final_hours: exchange.final_hours,
        status: exchange.status,
        risk_level: exchange.risk_level,
        message,
        requester_confirmed_at: exchange.requester_confirmed_at,
        requester_confirmed_hours: exchange.requester_confirmed_hours,
        provider_confirmed_at: exchange.provider_confirmed_at,
        provider_confirmed_hours: exchange.provider_confirmed_hours,
        broker_notes: exchange.broker_notes,
        created_at: exchange.created_at,
        is_reversed: exchange.is_reversed,
    }
}

/// A step as the viewer sees it.
#[must_use]
pub fn step_of(eyes: Eyes, step: Step, party: Party) -> wire::ExchangeStep {
    wire::ExchangeStep {
        action: step.action,
        actor_role: step.actor_role,
        actor_name: party.card().map(|card| eyes.name(&card)),
        old_status: step.old_status,
        new_status: step.new_status,
        notes: step.notes,
        created_at: step.created_at,
    }
}

fn party(call: &Call, party: Party) -> WalletParty {
    let (eyes, base_url) = (Eyes::of(call), &call.visit().base_url);
    match party.card() {
        Some(card) => WalletParty {
            id: card.id.get(),
            name: eyes.name(&card),
            avatar: card.avatar_url.as_deref().map(|address| absolute(base_url, address)),
        },
        None => WalletParty { id: 0, name: String::new(), avatar: None },
    }
}

/// What one said of the other, with the name of whoever said it.
#[must_use]
pub fn rating_of(call: &Call, said: RatingWithRater) -> wire::ExchangeRating {
    let RatingWithRater { rating, rater, username } = said;
    let (eyes, card) = (Eyes::of(call), rater.clone().card());
    wire::ExchangeRating {
        id: rating.id,
        rater_id: rating.rater_id.get(),
        rated_id: rating.rated_id.get(),
        rating: rating.rating,
        comment: rating.comment,
        created_at: rating.created_at,
        rater: party(call, rater),
        rater_last_name: card.as_ref().and_then(|card| eyes.last_name(card)),
        rater_username: card.as_ref().and_then(|card| eyes.username(card, username)),
        rater_first_name: card.map(|card| card.first_name).unwrap_or_default(),
    }
}

/// What the two said, each with their names.
async fn rated(call: &Call, id: ExchangeId, all: Vec<Rating>) -> Answer<wire::ExchangeRatingsResponse> {
    let me = call.me()?;
    let has_rated = all.iter().any(|rating| rating.rater_id == me);
    let raters = store::raters(call, id).await?.into_iter();
    let raters = raters.filter_map(|(rater, username)| Some((rater.clone().card()?.id, (rater, username))));
    let mut raters: HashMap<MemberId, (Party, Option<String>)> = raters.collect();
    let ratings = all.into_iter().map(|rating| {
        let (rater, username) = raters.remove(&rating.rater_id).unwrap_or_default();
        rating_of(call, RatingWithRater { rating, rater, username })
    });
    let data = wire::ExchangeRatings { ratings: ratings.collect(), has_rated };
    Ok(wire::ExchangeRatingsResponse { data, meta: call.meta() })
}

fn said(call: &Call, sentence: &Sentence) -> wire::ExchangeMessageResponse {
    wire::ExchangeMessageResponse { data: wire::ExchangeMessage { message: call.say(sentence) }, meta: call.meta() }
}
