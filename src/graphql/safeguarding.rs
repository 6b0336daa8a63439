//! Safeguarding measures, for those who look after the community.

use async_graphql::{Context, Enum, ID, InputObject, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::{Value, json};

use super::bounds::{self, named};
use super::ids;
use super::members::Member;
use super::moment::Moment;
use super::once::{Made, make_once};
use super::relay;
use super::session::Session;
use crate::base::{MeasureId, MemberId};
use crate::call::{Call, patiently};
use crate::safeguarding::actions::{self, Wish};
use crate::safeguarding::model::{Direction, Interaction, Kind, Measure};
use crate::safeguarding::store::Wanted;

/// What a measure does.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Kind")]
pub enum SafeguardingKind {
    /// Keeps a member, or two, from meeting others.
    NoContact,
    /// Lets only those meet the member who are vetted.
    VettingRequired,
    /// Lets only those meet the member of whom it is known where they live.
    JurisdictionRequired,
    /// The member is vetted.
    Vetted,
    /// It is known where the member lives.
    JurisdictionKnown,
}

/// Whom `NO_CONTACT` binds.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Direction")]
pub enum SafeguardingDirection {
    /// Nobody may turn to the member.
    To,
    /// The member may turn to nobody.
    From,
    /// Neither.
    Both,
}

/// What two members may do with one another.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Interaction")]
pub enum SafeguardingInteraction {
    /// Ask for a connection.
    ConnectionRequest,
    /// Accept a connection.
    ConnectionAccept,
    /// Review the other.
    Review,
    /// Endorse a skill of the other.
    SkillEndorsement,
    /// Give hours to the other.
    Transfer,
    /// Any step of an exchange.
    Exchange,
    /// Write to the other.
    Message,
    /// Join a group of the other.
    GroupJoin,
}

/// A measure with who took and lifted it, and why.
pub struct SafeguardingMeasure(Measure);

/// A measure with who took and lifted it, and why.
#[Object]
impl SafeguardingMeasure {
    /// Id of the measure, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.0.1.id.get().into()
    }

    /// What it does.
    async fn kind(&self) -> SafeguardingKind {
        self.0.0.kind.into()
    }

    /// Whom it is about. Null if they are gone.
    async fn member(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.0.0.member_id).await
    }

    /// The one other member it holds for. Null if it holds for all.
    async fn partner(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        match self.0.0.partner_id {
            Some(partner) => Member::find(Session::of(ctx)?, partner).await,
            None => Ok(None),
        }
    }

    /// Whom it binds.
    async fn direction(&self) -> SafeguardingDirection {
        self.0.0.direction.into()
    }

    /// What it holds for. Null for everything.
    async fn interactions(&self) -> Option<Vec<SafeguardingInteraction>> {
        let words = self.0.0.interactions.as_ref()?;
        Some(words.iter().filter_map(|word| Interaction::parse(word)).map(Into::into).collect())
    }

    /// The country or region it is about.
    async fn jurisdiction(&self) -> Option<&str> {
        self.0.0.jurisdiction.as_deref()
    }

    /// Why it was taken.
    async fn reason(&self) -> &str {
        &self.0.1.reason
    }

    /// It holds from then on.
    async fn starts_at(&self) -> Moment {
        self.0.1.starts_at.into()
    }

    /// It holds until then. Null if it has no end.
    async fn ends_at(&self) -> Option<Moment> {
        self.0.1.ends_at.map(Moment)
    }

    /// Whether it holds at the moment.
    async fn in_force(&self, ctx: &Context<'_>) -> Result<bool> {
        Ok(self.0.1.in_force(Session::of(ctx)?.call().now()))
    }

    /// Id of whoever took it, as the REST API uses it.
    async fn made_by(&self) -> ID {
        self.0.1.made_by.get().into()
    }

    /// When it was taken.
    async fn made_at(&self) -> Moment {
        self.0.1.made_at.into()
    }

    /// Id of whoever lifted it, as the REST API uses it.
    async fn lifted_by(&self) -> Option<ID> {
        self.0.1.lifted_by.map(|member| member.get().into())
    }

    /// When it was lifted.
    async fn lifted_at(&self) -> Option<Moment> {
        self.0.1.lifted_at.map(Moment)
    }

    /// Why it was lifted.
    async fn lift_reason(&self) -> Option<&str> {
        self.0.1.lift_reason.as_deref()
    }
}

/// One page of measures.
#[derive(SimpleObject)]
pub struct SafeguardingMeasures {
    /// How many there are on all pages.
    total: i64,
    /// The newest first.
    nodes: Vec<SafeguardingMeasure>,
}

/// A measure as it now is.
#[derive(SimpleObject)]
pub struct SafeguardingMeasurePayload {
    /// The measure.
    measure: SafeguardingMeasure,
}

/// The measure to take.
#[derive(InputObject)]
pub struct SafeguardingMeasureInput {
    /// What it does.
    kind: SafeguardingKind,
    /// Global id of the member it is about, or the id that the REST API uses.
    member_id: ID,
    /// Only with `NO_CONTACT`: the one other member it holds for, in both directions.
    partner_id: Option<ID>,
    /// Only with `NO_CONTACT` and without a partner: whom it binds. Both, if it is left out.
    direction: Option<SafeguardingDirection>,
    /// What it holds for; everything, if it is left out.
    interactions: Option<Vec<SafeguardingInteraction>>,
    /// The country or region.
    jurisdiction: Option<String>,
    /// Why, at most 1000 characters.
    reason: String,
    /// From when it holds; now, if it is left out.
    starts_at: Option<Moment>,
    /// Until when it holds; without end, if it is left out.
    ends_at: Option<Moment>,
}

impl SafeguardingMeasureInput {
    /// The same in the words of the room, and all of it as the keys of calls tell inputs apart.
    fn wish(self) -> crate::base::Answer<(Wish, Value)> {
        let member = ids::member(&self.member_id, "memberId")?;
        let partner = self.partner_id.as_ref().map(|id| ids::member(id, "partnerId")).transpose()?;
        let interactions: Option<Vec<Interaction>> =
            self.interactions.map(|some| some.into_iter().map(Into::into).collect());
        let words = interactions.as_ref().map(|some| some.iter().map(|one| one.as_str()).collect::<Vec<_>>());
        let kind = Kind::from(self.kind);
        let direction = self.direction.map(Direction::from);
        let mut said = json!({
            "kind": kind.as_str(), "member_id": member, "partner_id": partner, "interactions": words,
            "jurisdiction": self.jurisdiction, "reason": self.reason,
        });
        bounds::check(Operation::CreateSafeguardingMeasure, said.clone())?;
        said["direction"] = json!(direction.map(Direction::as_str));
        said["starts_at"] = json!(self.starts_at.map(|moment| moment.0));
        said["ends_at"] = json!(self.ends_at.map(|moment| moment.0));
        let wish = Wish {
            kind,
            member,
            partner,
            direction,
            interactions,
            jurisdiction: self.jurisdiction,
            reason: self.reason,
            starts_at: self.starts_at.map(|moment| moment.0),
            ends_at: self.ends_at.map(|moment| moment.0),
        };
        Ok((wish, said))
    }
}

/// What those who look after the community can ask.
#[derive(Default)]
pub struct SafeguardingQuery;

#[Object]
impl SafeguardingQuery {
    /// Safeguarding measures, newest first. For those who look after the community; members are never told why they are kept apart.
    #[graphql(complexity = "relay::cost(limit, 100, child_complexity)")]
    async fn safeguarding_measures(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Number of the page, from 1.")] page: Option<i32>,
        #[graphql(desc = "How many on a page, 1 to 100; 20 if not said.")] limit: Option<i32>,
        #[graphql(desc = "Only about this member, alone or as one of a pair.")] member_id: Option<ID>,
        #[graphql(desc = "Only of this kind.")] kind: Option<SafeguardingKind>,
        #[graphql(desc = "Only what holds at the moment.", default = false)] in_force: bool,
    ) -> Result<Option<SafeguardingMeasures>> {
        let call = Session::of(ctx)?.enter(Operation::ListSafeguardingMeasures).await?;
        let member: Option<MemberId> = member_id.as_ref().map(|id| ids::member(id, "memberId")).transpose()?;
        let wanted = Wanted { member, kind: kind.map(Into::into), at: in_force.then(|| call.now()) };
        let (limit, page) = (relay::length("limit", limit, relay::USUAL, 100)?, relay::page(page)?);
        let (measures, total) = actions::list(call, wanted, limit, (page - 1) * limit).await?;
        Ok(Some(SafeguardingMeasures { total, nodes: measures.into_iter().map(SafeguardingMeasure).collect() }))
    }
}

/// What those who look after the community can do.
#[derive(Default)]
pub struct SafeguardingMutation;

#[Object]
impl SafeguardingMutation {
    /// Takes a measure. `VALIDATION_ERROR` names what is wrong; `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it
    /// concerns.
    async fn create_safeguarding_measure(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The measure.")] input: SafeguardingMeasureInput,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<SafeguardingMeasurePayload>> {
        let call = Session::of(ctx)?.enter(Operation::CreateSafeguardingMeasure).await?;
        let (wish, said) = input.wish()?;
        let take = |call: Call| {
            let wish = wish.clone();
            async move { actions::take(&call, wish).await }
        };
        let number = |measure: &Measure| measure.1.id.get();
        let taken = make_once(call, Operation::CreateSafeguardingMeasure, idempotency_key, &said, take, number).await;
        let measure = match named(taken)? {
            Made::Now(measure) => measure,
            Made::Before(id) => actions::find(call, id.into()).await?,
        };
        Ok(Some(SafeguardingMeasurePayload { measure: SafeguardingMeasure(measure) }))
    }

    /// Lifts a measure; the record of it stays. `NOT_FOUND` when there is none, `INVALID_STATE` when it was lifted before,
    /// `AUTH_INSUFFICIENT_PERMISSIONS` for a broker or coordinator whom it concerns.
    async fn lift_safeguarding_measure(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the measure, as the REST API uses it.")] measure_id: ID,
        #[graphql(desc = "Why, at most 1000 characters.")] reason: String,
    ) -> Result<Option<SafeguardingMeasurePayload>> {
        let call = Session::of(ctx)?.enter(Operation::LiftSafeguardingMeasure).await?;
        let id = MeasureId::from(ids::plain(&measure_id, "measureId")?);
        bounds::check(Operation::LiftSafeguardingMeasure, json!({ "reason": reason }))?;
        let lifted = patiently(call, |call| {
            let reason = reason.clone();
            async move { actions::lift(&call, id, &reason).await }
        });
        Ok(Some(SafeguardingMeasurePayload { measure: SafeguardingMeasure(named(lifted.await)?) }))
    }
}
