//! Exchanges: the viewer's own, and those between the viewer and another member.

mod moves;
mod told;

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, Object, Result};
use contract::Operation;
use contract::exchanges as wire;

pub use moves::ExchangesMutation;
pub use told::ExchangesQuery;

use super::loaders::ExchangesWith;
use super::members::Member;
use super::moment::Moment;
use super::relay::{self, List};
use super::session::Session;
use crate::base::{Answer, MemberId, Page};
use crate::call::Call;
use crate::exchanges::store::Line;
use crate::exchanges::{self, Status};

/// The most exchanges a list gives at a time.
pub const MOST: i64 = 100;

/// Where an exchange stands.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Status")]
pub enum ExchangeStatus {
    /// The listing's owner is asked.
    PendingProvider,
    /// A broker looks at it.
    PendingBroker,
    /// Agreed.
    Accepted,
    /// Begun.
    InProgress,
    /// Done; both say how long it took.
    PendingConfirmation,
    /// A broker decides.
    Disputed,
    /// Paid.
    Completed,
    /// Called off.
    Cancelled,
    /// Nobody answered.
    Expired,
}

/// Two members and a listing, from the question to the hours.
pub struct Exchange {
    row: Arc<Line>,
}

impl From<Arc<Line>> for Exchange {
    fn from(row: Arc<Line>) -> Self {
        Self { row }
    }
}

impl From<Line> for Exchange {
    fn from(row: Line) -> Self {
        Self { row: Arc::new(row) }
    }
}

/// Two members and a listing, from the question to the hours.
#[Object]
impl Exchange {
    /// Id of the exchange, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.row.0.id.get().into()
    }

    /// Id of the listing, as the REST API uses it.
    async fn listing_id(&self) -> ID {
        self.row.0.listing_id.get().into()
    }

    /// Title of the listing.
    async fn listing_title(&self) -> &str {
        &self.row.1
    }

    /// The member who asked.
    async fn requester(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.row.0.requester_id).await
    }

    /// The listing's owner.
    async fn provider(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.row.0.provider_id).await
    }

    /// Hours as agreed beforehand.
    async fn proposed_hours(&self) -> f64 {
        self.row.0.proposed_hours.decimal()
    }

    /// Hours of preparation, for information.
    async fn prep_time(&self) -> Option<f64> {
        self.row.0.prep_time.map(crate::base::Hours::decimal)
    }

    /// Hours that were paid.
    async fn final_hours(&self) -> Option<f64> {
        self.row.0.final_hours.map(crate::base::Hours::decimal)
    }

    /// Where it stands.
    async fn status(&self) -> ExchangeStatus {
        self.row.0.status.into()
    }

    /// What the requester wrote.
    async fn message(&self) -> Option<&str> {
        self.row.0.message.as_deref()
    }

    /// How careful one should be, if somebody said so.
    async fn risk_level(&self) -> Option<&str> {
        self.row.0.risk_level.as_deref()
    }

    /// When the requester confirmed.
    async fn requester_confirmed_at(&self) -> Option<Moment> {
        self.row.0.requester_confirmed_at.map(Moment)
    }

    /// When the provider confirmed.
    async fn provider_confirmed_at(&self) -> Option<Moment> {
        self.row.0.provider_confirmed_at.map(Moment)
    }

    /// What the requester confirmed.
    async fn requester_confirmed_hours(&self) -> Option<f64> {
        self.row.0.requester_confirmed_hours.map(crate::base::Hours::decimal)
    }

    /// What the provider confirmed.
    async fn provider_confirmed_hours(&self) -> Option<f64> {
        self.row.0.provider_confirmed_hours.map(crate::base::Hours::decimal)
    }

    /// What a broker noted.
    async fn broker_notes(&self) -> Option<&str> {
        self.row.0.broker_notes.as_deref()
    }

    /// When it was asked for.
    async fn created_at(&self) -> Moment {
        self.row.0.created_at.into()
    }
}

impl Exchange {
    /// A page of the viewer's, newest first.
    pub async fn page(
        session: &Session,
        status: Option<ExchangeStatus>,
        first: Option<i32>,
        after: Option<&str>,
    ) -> Result<List<Self>> {
        let call = session.enter(Operation::ListExchanges).await?;
        let after = relay::after(after)?;
        let limit = relay::first(first, MOST)?;
        let page = exchanges::actions::list(call, None, status.map(Into::into), limit, after).await?;
        Ok(relay::list(page, after, |line| line.0.id.get(), Self::from))
    }

    /// The latest between the viewer and a member, newest first. To anybody else it is as if there were none.
    pub async fn with(session: &Session, member: MemberId, first: Option<i32>) -> Result<List<Self>> {
        session.enter_once(Operation::ListExchanges).await?;
        let key = ExchangesWith { member, first: relay::first(first, MOST)? };
        let page = session.loaders().load_one(key).await?;
        let page = page.map_or_else(|| Page { items: Vec::new(), next: None }, |page| (*page).clone());
        Ok(relay::list(page, None, |line| line.0.id.get(), Self::from))
    }

    /// The latest exchanges of the viewer with each of these members.
    pub async fn with_each(call: &Call, members: &[MemberId], first: i64) -> Answer<Vec<(MemberId, Arc<Line>)>> {
        exchanges::actions::enabled(call)?;
        let me = call.me()?;
        let rows = exchanges::store::with_each(call, me, members, first).await?;
        Ok(rows.into_iter().map(|line| (line.0.other(me), Arc::new(line))).collect())
    }
}

/// What a dispute may end with.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::ResolveExchangeBodyOutcome")]
pub enum DisputeOutcome {
    /// Hours are paid.
    Complete,
    /// None are.
    Cancel,
}
