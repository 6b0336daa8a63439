//! What can be asked about exchanges.

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::exchanges as wire;
use contract::{ExchangesApi as _, Operation};

use super::{Exchange, ExchangeStatus, MOST};
use crate::base::{Answer, ExchangeId, Hours, MemberId};
use crate::call::{Call, Gateway};
use crate::exchanges::model::Actor;
use crate::exchanges::store::{self, Rating, Step};
use crate::exchanges::{actions, brokers, ratings};
use crate::graphql::ids;
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::relay::{self, List};
use crate::graphql::session::Session;
use crate::members::Eyes;

/// What the community has decided about exchanges.
#[derive(SimpleObject)]
pub struct ExchangeRules {
    /// Exchanges are switched on.
    exchange_workflow_enabled: bool,
    /// Members may write to each other.
    direct_messaging_enabled: bool,
    /// A broker looks at each before it begins.
    require_broker_approval: bool,
    /// Hours in which both must confirm.
    confirmation_deadline_hours: i64,
    /// The two may confirm other hours than they agreed on.
    allow_hour_adjustment: bool,
    /// How far apart the two may be, in percent of the higher number.
    max_hour_variance_percent: i64,
}

impl From<wire::ExchangeConfig> for ExchangeRules {
    fn from(rules: wire::ExchangeConfig) -> Self {
        Self {
            exchange_workflow_enabled: rules.exchange_workflow_enabled,
            direct_messaging_enabled: rules.direct_messaging_enabled,
            require_broker_approval: rules.require_broker_approval,
            confirmation_deadline_hours: rules.confirmation_deadline_hours,
            allow_hour_adjustment: rules.allow_hour_adjustment,
            max_hour_variance_percent: rules.max_hour_variance_percent,
        }
    }
}

/// What waits for the viewer.
#[derive(SimpleObject)]
pub struct ExchangesThatNeedAttention {
    /// How many.
    count: i64,
    /// The first five.
    nodes: Vec<Exchange>,
}

/// As whom somebody moved an exchange.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Actor")]
pub enum ExchangeActor {
    /// The member who asked.
    Requester,
    /// The listing's owner.
    Provider,
    /// Whoever looks after the community.
    Broker,
    /// The clock.
    System,
}

/// What happened to an exchange.
#[derive(SimpleObject)]
pub struct ExchangeStep {
    /// What was done.
    action: String,
    /// As whom.
    actor_role: ExchangeActor,
    /// Name of whoever did it. Null for the clock.
    actor_name: Option<String>,
    /// Where it stood before. Null at the beginning.
    old_status: Option<ExchangeStatus>,
    /// Where it stood then.
    new_status: ExchangeStatus,
    /// Why.
    notes: Option<String>,
    /// When.
    created_at: Moment,
}

impl ExchangeStep {
    fn of(step: Step, actor_name: Option<String>) -> Self {
        Self {
            action: step.action.to_string(),
            actor_role: step.actor_role.into(),
            actor_name,
            old_status: step.old_status.map(Into::into),
            new_status: step.new_status.into(),
            notes: step.notes,
            created_at: step.created_at.into(),
        }
    }

    /// All of an exchange that the viewer may see, oldest first.
    async fn all(call: &Call, id: ExchangeId) -> Answer<Vec<Self>> {
        let eyes = Eyes::of(call);
        let steps = store::steps(call, id).await?.into_iter();
        Ok(steps.map(|(step, actor)| Self::of(step, actor.card().map(|card| eyes.name(&card)))).collect())
    }
}

/// What one of the two said of the other.
pub struct ExchangeRating(Rating);

/// What one of the two said of the other.
#[Object]
impl ExchangeRating {
    /// Id of the rating, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.0.id.into()
    }

    /// Who said it. Null if they are gone.
    async fn rater(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.0.rater_id).await
    }

    /// Of whom. Null if they are gone.
    async fn rated(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.0.rated_id).await
    }

    /// From 1 to 5.
    async fn rating(&self) -> i64 {
        self.0.rating
    }

    /// In words.
    async fn comment(&self) -> Option<&str> {
        self.0.comment.as_deref()
    }

    /// When.
    async fn created_at(&self) -> Moment {
        self.0.created_at.into()
    }
}

/// What the two said of each other.
#[derive(SimpleObject)]
pub struct ExchangeRatings {
    /// Whether the viewer has said it.
    has_rated: bool,
    /// In the order in which they said it.
    ratings: Vec<ExchangeRating>,
}

impl ExchangeRatings {
    pub(super) fn of(me: MemberId, all: Vec<Rating>) -> Self {
        Self {
            has_rated: all.iter().any(|rating| rating.rater_id == me),
            ratings: all.into_iter().map(ExchangeRating).collect(),
        }
    }
}

/// How a member was rated after exchanges.
#[derive(SimpleObject)]
pub struct MemberRating {
    /// From 1 to 5, two decimals at most; 0 if nobody rated the member.
    average: f64,
    /// How often.
    count: i64,
}

/// What can be asked about exchanges.
#[derive(Default)]
pub struct ExchangesQuery;

#[Object]
impl ExchangesQuery {
    /// An exchange of the viewer's. `NOT_FOUND` for anybody who is no party to it.
    async fn exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
    ) -> Result<Option<Exchange>> {
        let call = Session::of(ctx)?.enter(Operation::GetExchange).await?;
        Ok(Some(actions::one(call, ids::plain(&id, "id")?.into()).await?.into()))
    }

    /// All that happened to an exchange of the viewer's, oldest first. `NOT_FOUND` for anybody who is no party to it.
    #[graphql(complexity = "20 * child_complexity + 1")]
    async fn exchange_history(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] exchange_id: ID,
    ) -> Result<Option<Vec<ExchangeStep>>> {
        let call = Session::of(ctx)?.enter(Operation::GetExchange).await?;
        let id = ids::plain(&exchange_id, "exchangeId")?.into();
        actions::one(call, id).await?;
        Ok(Some(ExchangeStep::all(call, id).await?))
    }

    /// What the two said of each other. `NOT_FOUND` for anybody who is no party to the exchange.
    #[graphql(complexity = "2 * child_complexity + 1")]
    async fn exchange_ratings(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] exchange_id: ID,
    ) -> Result<Option<ExchangeRatings>> {
        let call = Session::of(ctx)?.enter(Operation::ListExchangeRatings).await?;
        let all = ratings::of_exchange(call, ids::plain(&exchange_id, "exchangeId")?.into()).await?;
        Ok(Some(ExchangeRatings::of(call.me()?, all)))
    }

    /// How a member was rated after exchanges. `NOT_FOUND` when the community has no such member.
    async fn member_rating(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<MemberRating>> {
        let call = Session::of(ctx)?.enter(Operation::GetMemberRating).await?;
        let (average, count) = ratings::of_member(call, ids::member(&member_id, "memberId")?).await?;
        Ok(Some(MemberRating { average: Hours::from_hundredths(average).decimal(), count }))
    }

    /// The viewer's open exchange about a listing. Null when there is none.
    async fn open_exchange(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
    ) -> Result<Option<Exchange>> {
        let call = Session::of(ctx)?.enter(Operation::CheckExchange).await?;
        let listing = ids::listing(&listing_id, "listingId")?;
        match store::open_about(call, call.me()?, listing).await? {
            Some(open) => Ok(Some(actions::one(call, open.id).await?.into())),
            None => Ok(None),
        }
    }

    /// What waits for the viewer to move it on.
    #[graphql(complexity = "5 * child_complexity + 1")]
    async fn exchanges_that_need_attention(&self, ctx: &Context<'_>) -> Result<Option<ExchangesThatNeedAttention>> {
        let call = Session::of(ctx)?.enter(Operation::CountExchangesThatNeedAttention).await?;
        let (waiting, count) = actions::waiting(call).await?;
        Ok(Some(ExchangesThatNeedAttention { count, nodes: waiting.into_iter().map(Into::into).collect() }))
    }

    /// What the community has decided about exchanges.
    async fn exchange_rules(&self, ctx: &Context<'_>) -> Result<Option<ExchangeRules>> {
        let call = Session::of(ctx)?.enter(Operation::GetExchangeConfig).await?;
        let rules = Gateway::new(call.world().clone()).get_exchange_config(call.clone()).await?;
        Ok(Some(rules.data.into()))
    }

    /// For brokers and administrators: all exchanges of the community, newest first.
    #[graphql(complexity = "relay::cost(first, MOST, child_complexity)")]
    async fn exchanges_for_brokers(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Only those in this state.")] status: Option<ExchangeStatus>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<Exchange>>> {
        let call = Session::of(ctx)?.enter(Operation::ListExchangesForBrokers).await?;
        let after = relay::after(after.as_deref())?;
        let page = brokers::list(call, status.map(Into::into), relay::first(first, MOST)?, after).await?;
        Ok(Some(relay::list(page, after, |line| line.0.id.get(), Exchange::from)))
    }

    /// For brokers and administrators: any exchange of the community. `NOT_FOUND` when it has no such one.
    async fn exchange_for_brokers(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] id: ID,
    ) -> Result<Option<Exchange>> {
        let call = Session::of(ctx)?.enter(Operation::GetExchangeForBrokers).await?;
        Ok(Some(brokers::one(call, ids::plain(&id, "id")?.into()).await?.into()))
    }

    /// For brokers and administrators: all that happened to an exchange of the community, oldest first. `NOT_FOUND` when it has no such
    /// one.
    #[graphql(complexity = "20 * child_complexity + 1")]
    async fn exchange_history_for_brokers(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the exchange, as the REST API uses it.")] exchange_id: ID,
    ) -> Result<Option<Vec<ExchangeStep>>> {
        let call = Session::of(ctx)?.enter(Operation::GetExchangeForBrokers).await?;
        let id = ids::plain(&exchange_id, "exchangeId")?.into();
        brokers::one(call, id).await?;
        Ok(Some(ExchangeStep::all(call, id).await?))
    }
}
