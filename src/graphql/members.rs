//! Members in the graph: looking people up, and what the contract cannot say of a member.

use std::borrow::Cow;
use std::sync::Arc;

use async_graphql::parser::types::Field;
use async_graphql::registry::Registry;
use async_graphql::{
    ContainerType, Context, ContextSelectionSet, ID, Object, ObjectType, OutputType, Positioned, Result, SchemaBuilder,
    ServerResult, Value,
};
use async_trait::async_trait;
use contract::connections::ConnectionStanding;
use contract::graph::{MembersEdges, MessagesEdges as _, SharedEdges};
use contract::listing_search::ListingType;
use contract::members::{BlockStatus, PublicProfile};
use contract::runtime::graph::{Found, IntoFound as _, List, Page, encode_cursor, resolve_field, resolve_row};
use contract::shared::UserMini;
use contract::{Code, Operation};

use super::connections;
use super::edges::{Edges, argument};
use super::endorsements;
use super::exchanges;
use super::groups;
use super::ids;
use super::listings;
use super::loaders::{BlocksWith, CardOf, MutualWith, NumbersOf, PairWith, ProfileOf, RatingOf};
use super::notifications::PushTypeCount;
use super::relay;
use super::reviews;
use super::session::Session;
use super::viewer::Viewer;
use crate::base::{Failure, MemberId, Refusal};
use crate::connections::model::Standing;
use crate::exchanges::rest::member_rating;
use crate::members::{self, Card, Eyes};
use crate::say;

/// The most members a list gives at a time.
const MOST: i64 = 100;

/// The most letters that members are looked up by, as at the REST door.
const MOST_LETTERS: usize = 200;

/// The most mutual connections a list gives at a time.
const MOST_MUTUAL: i64 = 50;

/// A member of the community, as far as the viewer may see them.
pub struct Member {
    card: Arc<Card>,
}

impl From<Arc<Card>> for Member {
    fn from(card: Arc<Card>) -> Self {
        Self { card }
    }
}

impl Member {
    /// The member with this id; none if the community has none.
    pub async fn find(session: &Session, id: MemberId) -> Result<Option<Self>> {
        Ok(session.loaders().load_one(CardOf(id)).await?.map(Self::from))
    }

    /// The member as `member(id:)` and `node(id:)` find them, with REST's refusals.
    pub async fn look_at(session: &Session, id: MemberId) -> Result<Self> {
        let call = session.enter(Operation::GetMember).await?;
        let seen = Arc::new(members::actions::profile(call, id).await?);
        let card = Arc::new(seen.0.card.clone());
        session.loaders().feed_one(CardOf(id), Arc::clone(&card)).await;
        session.loaders().feed_one(ProfileOf(id), seen).await;
        Ok(Self { card })
    }
}

impl Member {
    /// The member as the viewer sees them.
    fn seen(&self, ctx: &ContextSelectionSet<'_>) -> Result<UserMini> {
        Ok(mini(ctx.data::<Arc<Session>>()?, &self.card))
    }
}

/// A member as the viewer sees them.
pub fn mini(session: &Session, card: &Card) -> UserMini {
    let call = session.call();
    members::mini(Eyes::of(call), &call.visit().base_url, card.clone())
}

impl OutputType for Member {
    fn type_name() -> Cow<'static, str> {
        <UserMini as OutputType>::type_name()
    }

    fn create_type_info(registry: &mut Registry) -> String {
        <UserMini as OutputType>::create_type_info(registry)
    }

    async fn resolve(&self, ctx: &ContextSelectionSet<'_>, field: &Positioned<Field>) -> ServerResult<Value> {
        let seen = self.seen(ctx).map_err(|error| error.into_server_error(field.pos))?;
        resolve_row(ctx, &seen).await
    }
}

impl ContainerType for Member {
    async fn resolve_field(&self, ctx: &Context<'_>) -> ServerResult<Option<Value>> {
        let seen = Session::of(ctx).map(|session| mini(session, &self.card));
        resolve_field(ctx, &seen.map_err(|error| error.into_server_error(ctx.item.pos))?).await
    }
}

impl ObjectType for Member {}

/// Adds the types that only the contract's tables name.
pub fn with_types<Q, M, S>(schema: SchemaBuilder<Q, M, S>) -> SchemaBuilder<Q, M, S> {
    schema.register_output_type::<Code>().register_output_type::<PushTypeCount>()
}

#[async_trait]
impl SharedEdges for Edges {
    async fn find_member(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        let Some(card) = session.loaders().load_one(CardOf(number.into())).await? else { return Ok(Found::Null) };
        let mut seen = mini(session, &card);
        // Whoever stands in a row of something else has a name and a picture in it. The rest is of their profile.
        let look = ctx.look_ahead();
        let asks = ["bio", "tagline", "location", "lastActiveAt"].iter().any(|field| look.field(field).exists());
        if asks && !may_know(session, card.id).await? {
            seen = UserMini { bio: None, tagline: None, location: None, last_active_at: None, ..seen };
        }
        Ok(seen.into_found())
    }

    async fn find_viewer(&self, ctx: &Context<'_>, _: i64) -> Result<Found> {
        Ok(Viewer::of(Session::of(ctx)?).map_or(Found::Null, Found::made))
    }

    async fn node_member(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(Found::made(Member::look_at(Session::of(ctx)?, number.into()).await?))
    }

    async fn member_profile(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMember).await?;
        let profile = session.loaders().load_one(ProfileOf(row.id.into())).await?;
        let seen = profile.map(|seen| {
            let (profile, standing) = (*seen).clone();
            // What only some queries ask for is read for those: badges, and numbers (`stats`).
            members::public_profile(session.call(), profile, &standing, Default::default(), Vec::new())
        });
        Ok(seen.into_found())
    }

    async fn member_block_status(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        let member = MemberId::from(row.id);
        if session.enter_once(Operation::GetBlockStatus).await?.me()? == member {
            return Ok(Found::Null);
        }
        let status = session.loaders().load_one(BlocksWith(member)).await?;
        let status = status.map(|one| BlockStatus { is_blocked: one.is_blocked, is_blocked_by: one.is_blocked_by });
        Ok(status.into_found())
    }

    async fn member_connection_status(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        let (pair, me) = (pair(session, row.id.into()).await?, session.call().me()?);
        Ok(standing(pair.map_or(Standing::None, |pair| pair.standing(me))).into_found())
    }

    async fn member_connection(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        match pair(session, row.id.into()).await? {
            Some(pair) => Ok(connections::of(session, (*pair).clone()).await?.into_found()),
            None => Ok(Found::Null),
        }
    }

    async fn member_conversation(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        Session::of(ctx)?.enter_once(Operation::ListConversations).await?;
        self.find_conversation(ctx, row.id).await
    }

    async fn member_reviews(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let (first, after) = page(ctx)?;
        Ok(reviews::received(Session::of(ctx)?, row.id.into(), first, after.as_deref()).await?.into_found())
    }

    async fn member_review_stats(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        Ok(reviews::stats(Session::of(ctx)?, row.id.into()).await?.into_found())
    }

    async fn member_endorsements(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        Ok(endorsements::of_member(Session::of(ctx)?, row.id.into()).await?.into_found())
    }

    async fn member_endorsement_stats(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        Ok(endorsements::stats(Session::of(ctx)?, row.id.into()).await?.into_found())
    }

    async fn member_skill_endorsements(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let name: String = argument(ctx, "skillName")?;
        Ok(endorsements::of_skill(Session::of(ctx)?, row.id.into(), &name).await?.into_found())
    }

    async fn member_listings(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let (side, (first, after)) = (argument::<Option<ListingType>>(ctx, "type")?, page(ctx)?);
        listings::of_member(Session::of(ctx)?, row.id.into(), side, first, after.as_deref()).await
    }

    async fn member_badges(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        if !may_know(session, row.id.into()).await? {
            return Ok(Found::Null);
        }
        Ok(endorsements::badges(session, row.id.into()).await?.into_found())
    }

    async fn member_groups(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let (first, after) = page(ctx)?;
        Ok(groups::of_member(Session::of(ctx)?, row.id.into(), first, after.as_deref()).await?.into_found())
    }

    async fn member_exchanges(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let (first, after) = page(ctx)?;
        Ok(exchanges::with(Session::of(ctx)?, row.id.into(), first, after.as_deref()).await?.into_found())
    }

    async fn member_exchange_rating(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMemberRating).await?;
        let rated = session.loaders().load_one(RatingOf(row.id.into())).await?;
        Ok(rated.map(|(average, count)| member_rating(average, count)).into_found())
    }

    async fn member_mutual_connections(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListConnections).await?;
        let (first, after) = page(ctx)?;
        let after = relay::after(after.as_deref())?;
        let key = MutualWith {
            member: row.id.into(),
            after: after.map(|cursor| cursor.0),
            first: relay::first(first, MOST_MUTUAL)?,
        };
        let found = session.loaders().load_one(key).await?;
        let (cards, more) = found.as_deref().map_or((&[][..], false), |page| (&page.items[..], page.next.is_some()));
        let rows = cards.iter().map(|card| (encode_cursor(card.id.get()), mini(session, card)));
        Ok(Page::new(rows, after.is_some(), more).into_found())
    }
}

#[async_trait]
impl MembersEdges for Edges {
    async fn member_profile_stats(&self, ctx: &Context<'_>, row: &PublicProfile) -> Result<Found> {
        let numbers = Session::of(ctx)?.loaders().load_one(NumbersOf(row.id.into())).await?.unwrap_or_default();
        Ok(members::public_stats(&row.stats, &numbers).into_found())
    }
}

/// Whether the viewer may read a member's profile.
async fn may_know(session: &Session, member: MemberId) -> Result<bool> {
    Ok(session.call().me()? == member || session.loaders().load_one(ProfileOf(member)).await?.is_some())
}

/// The arguments `first` and `after`.
fn page(ctx: &Context<'_>) -> Result<(Option<i32>, Option<String>)> {
    Ok((argument(ctx, "first")?, argument(ctx, "after")?))
}

fn standing(standing: Standing) -> ConnectionStanding {
    match standing {
        Standing::None => ConnectionStanding::None,
        Standing::PendingSent => ConnectionStanding::PendingSent,
        Standing::PendingReceived => ConnectionStanding::PendingReceived,
        Standing::Connected => ConnectionStanding::Connected,
    }
}

/// The connection of the viewer with a member, or the request between them.
async fn pair(session: &Session, member: MemberId) -> Result<Option<Arc<crate::connections::Connection>>> {
    let call = session.enter_once(Operation::GetConnectionStatus).await?;
    if call.me()? == member {
        return Ok(None);
    }
    Ok(session.loaders().load_one(PairWith(member)).await?)
}

/// What can be asked about members.
#[derive(Default)]
pub struct MembersQuery;

#[Object]
impl MembersQuery {
    /// A member's profile. `FORBIDDEN` when either has blocked the other; `NOT_FOUND` when there is no such active member, or when
    /// the profile is for connections only and the viewer is none.
    async fn member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] id: ID,
    ) -> Result<Option<Member>> {
        let session = Session::of(ctx)?;
        session.call().me()?;
        Member::look_at(session, ids::member(&id, "id")?).await.map(Some)
    }

    /// The community's directory, newest members first: active members who let themselves be found, without the viewer and
    /// without members blocked in either direction.
    #[graphql(complexity = "relay::cost(first, MOST, child_complexity)")]
    async fn members(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Words to find in name, tagline, bio, skills or location. Without words everybody is found.")]
        search: Option<String>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<UserMini>>> {
        let session = Session::of(ctx)?;
        let (limit, after) = (relay::first(first, MOST)?, relay::after(after.as_deref())?);
        let words = search.as_deref().map(str::trim).filter(|words| !words.is_empty());
        if words.is_some_and(|words| words.chars().count() > MOST_LETTERS) {
            let sentence = say!("field-max-length", most = MOST_LETTERS);
            return Err(Failure::from(Refusal::new(Code::ValidationTooLong, sentence).field("search")).into());
        }
        let door = if words.is_some() { Operation::SearchMembers } else { Operation::ListMembers };
        let call = session.enter(door).await?;
        let page = members::actions::newest(call, words, limit, after).await?;
        let rows = page.items.iter().map(|(card, _)| (encode_cursor(card.id.get()), mini(session, card)));
        Ok(Some(Page::new(rows, after.is_some(), page.next.is_some()).into()))
    }
}
