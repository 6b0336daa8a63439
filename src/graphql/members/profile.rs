//! What a profile shows beside the member.

use std::sync::Arc;

use async_graphql::{Context, Enum, Object, Result, SimpleObject};

use crate::graphql::loaders::NumbersOf;
use crate::graphql::moment::Moment;
use crate::graphql::session::Session;
use crate::members::model::{Esteem, Numbers, Presence, presence};
use crate::members::store::Standing;
use crate::members::{self, Profile};

/// Whether the account stands for a person or for an organisation.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "contract::shared::ProfileType")]
pub enum ProfileType {
    /// A person.
    Individual,
    /// An organisation, shown by its name.
    Organisation,
}

impl From<members::ProfileType> for ProfileType {
    fn from(kind: members::ProfileType) -> Self {
        match kind {
            members::ProfileType::Individual => Self::Individual,
            members::ProfileType::Organisation => Self::Organisation,
        }
    }
}

/// How lately a member was seen.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "contract::members::OnlineStatus")]
pub enum OnlineStatus {
    /// In the last 5 minutes.
    Online,
    /// In the last 60 minutes.
    Away,
    /// Longer ago or never.
    Offline,
}

impl From<Presence> for OnlineStatus {
    fn from(presence: Presence) -> Self {
        match presence {
            Presence::Online => Self::Online,
            Presence::Away => Self::Away,
            Presence::Offline => Self::Offline,
        }
    }
}

/// Counts of a member.
#[derive(SimpleObject)]
pub struct MemberStats {
    /// Listings that every member may see.
    listings_count: i64,
    /// Accepted connections.
    connections_count: i64,
    /// Reviews the member received: approved ones, anonymous ones among them.
    reviews_count: i64,
    /// Mean of those reviews' ratings, two decimals. Null without one.
    average_rating: Option<f64>,
    /// Exchanges the member completed, on either side.
    exchanges_count: i64,
    /// Hours that went to other members and were not taken back.
    total_hours_given: f64,
    /// Hours that came from other members and were not taken back.
    total_hours_received: f64,
    /// Groups the member belongs to.
    groups_count: i64,
}

/// A member's profile as others see it.
pub struct MemberProfile(Arc<(Profile, Standing)>);

impl From<Arc<(Profile, Standing)>> for MemberProfile {
    fn from(seen: Arc<(Profile, Standing)>) -> Self {
        Self(seen)
    }
}

/// A member's profile as others see it.
#[Object]
impl MemberProfile {
    /// Degrees north, -90 to 90.
    async fn latitude(&self) -> Option<f64> {
        self.0.0.details.latitude
    }

    /// Degrees east, -180 to 180.
    async fn longitude(&self) -> Option<f64> {
        self.0.0.details.longitude
    }

    /// What the member can do.
    async fn skills(&self) -> &[String] {
        &self.0.0.details.skills
    }

    /// When the account was made.
    async fn created_at(&self) -> Moment {
        self.0.0.details.created_at.into()
    }

    /// Whether the member was seen in the last 5 minutes.
    async fn is_online(&self, ctx: &Context<'_>) -> Result<bool> {
        Ok(self.presence(ctx)? == Presence::Online)
    }

    /// How lately the member was seen.
    async fn online_status(&self, ctx: &Context<'_>) -> Result<OnlineStatus> {
        Ok(self.presence(ctx)?.into())
    }

    /// Mean of the ratings that count, two decimals. Null without one.
    async fn rating(&self, ctx: &Context<'_>) -> Result<Option<f64>> {
        Ok(self.numbers(ctx).await?.0.rating())
    }

    /// Hours that went to other members and were not taken back.
    async fn total_hours_given(&self, ctx: &Context<'_>) -> Result<f64> {
        Ok(self.numbers(ctx).await?.1.hours_given.decimal())
    }

    /// Hours that came from other members and were not taken back.
    async fn total_hours_received(&self, ctx: &Context<'_>) -> Result<f64> {
        Ok(self.numbers(ctx).await?.1.hours_received.decimal())
    }

    /// Groups the member belongs to.
    async fn groups_count(&self) -> i64 {
        self.0.1.groups_count
    }

    /// Counts of the member.
    async fn stats(&self, ctx: &Context<'_>) -> Result<MemberStats> {
        let (standing, (esteem, numbers)) = (&self.0.1, self.numbers(ctx).await?);
        Ok(MemberStats {
            listings_count: numbers.offers + numbers.requests,
            connections_count: standing.connections_count,
            reviews_count: esteem.reviews,
            average_rating: esteem.rating(),
            exchanges_count: esteem.exchanges,
            total_hours_given: numbers.hours_given.decimal(),
            total_hours_received: numbers.hours_received.decimal(),
            groups_count: standing.groups_count,
        })
    }
}

impl MemberProfile {
    async fn numbers(&self, ctx: &Context<'_>) -> Result<(Esteem, Numbers)> {
        Ok(Session::of(ctx)?.loaders().load_one(NumbersOf(self.0.0.card.id)).await?.unwrap_or_default())
    }

    fn presence(&self, ctx: &Context<'_>) -> Result<Presence> {
        Ok(presence(self.0.0.card.last_active_at, Session::of(ctx)?.call().now()))
    }
}
