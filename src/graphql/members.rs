//! Members in the graph: looking people up, and what the contract cannot say of a member.

use std::sync::{Arc, LazyLock};

use async_graphql::{Context, ID, Object, Result, SchemaBuilder};
use async_trait::async_trait;
use contract::graph::{MembersEdges, MessagesEdges as _, SharedEdges};
use contract::listing_search::ListingType;
use contract::members::{OwnProfile, PublicProfile};
use contract::runtime::encode_cursor;
use contract::runtime::graph::{Found, IntoFound as _, List, Page};
use contract::runtime::query_bound;
use contract::shared::UserMini;
use contract::{Code, Operation};
use futures::future::try_join;

use super::connections;
use super::edges::{Edges, argument};
use super::endorsements;
use super::exchanges;
use super::groups;
use super::ids;
use super::listings;
use super::loaders::{CardOf, MutualWith, NumbersOf, PairWith, ProfileOf};
use super::notifications::PushTypeCount;
use super::platform;
use super::relay;
use super::reviews;
use super::session::Session;
use super::viewer::Viewer;
use crate::base::{Failure, MemberId, Refusal};
use crate::connections::model::Standing;
use crate::members::{self, Card};
use crate::say;

/// The most members a list gives at a time, as at the REST door.
static MOST: LazyLock<i64> =
    LazyLock::new(|| query_bound(Operation::ListMembers, "limit", "maximum").unwrap_or(relay::USUAL));

/// The most letters that members are looked up by, as at the REST door. Not bounded if the contract sets no bound.
static MOST_LETTERS: LazyLock<usize> = LazyLock::new(|| {
    let most = query_bound(Operation::SearchMembers, "q", "maxLength");
    most.and_then(|most| usize::try_from(most).ok()).unwrap_or(usize::MAX)
});

/// The most mutual connections a list gives at a time.
const MOST_MUTUAL: i64 = 50;

/// The name of the list of members who are connected with both, in its cursors.
const MUTUAL: &str = "mutualConnections";

/// The member with this id as the viewer sees them, for a field that shows one; none if the community has none.
pub async fn find(ctx: &Context<'_>, id: MemberId) -> Result<Option<UserMini>> {
    let session = Session::of(ctx)?;
    let Some(card) = session.loaders().load_one(CardOf(id)).await? else { return Ok(None) };
    let seen = mini(session, &card);
    // Whoever stands in a row of something else has a name and a picture in it. The rest is of their profile.
    let look = ctx.look_ahead();
    let asks = ["bio", "tagline", "location", "lastActiveAt"].iter().any(|field| look.field(field).exists());
    if asks && !may_know(session, id).await? {
        return Ok(Some(UserMini { bio: None, tagline: None, location: None, last_active_at: None, ..seen }));
    }
    Ok(Some(seen))
}

/// The member as `member(id:)` and `node(id:)` find them, with REST's refusals.
async fn look_at(session: &Session, id: MemberId) -> Result<UserMini> {
    let call = session.enter(Operation::GetMember).await?;
    let seen = Arc::new(members::actions::profile(call, id).await?);
    let card = Arc::new(seen.0.card.clone());
    let member = mini(session, &card);
    session.loaders().feed_one(CardOf(id), card).await;
    session.loaders().feed_one(ProfileOf(id), seen).await;
    Ok(member)
}

/// A member as the viewer sees them.
pub fn mini(session: &Session, card: &Card) -> UserMini {
    let call = session.call();
    members::mini(call, card.clone())
}

/// Keeps members that came with something else, so that edges need not read them.
pub async fn remember<'a>(session: &Session, cards: impl IntoIterator<Item = &'a Card>) {
    let cards = cards.into_iter().map(|card| (CardOf(card.id), Arc::new(card.clone()))).collect::<Vec<_>>();
    session.loaders().feed_many(cards).await;
}

/// Adds the types that only the contract's tables name.
pub fn with_types<Q, M, S>(schema: SchemaBuilder<Q, M, S>) -> SchemaBuilder<Q, M, S> {
    schema.register_output_type::<PushTypeCount>()
}

#[async_trait]
impl SharedEdges for Edges {
    async fn find_member(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(find(ctx, number.into()).await?.into_found())
    }

    async fn find_viewer(&self, ctx: &Context<'_>, _: i64) -> Result<Found> {
        Ok(Viewer::of(Session::of(ctx)?).map_or(Found::Null, Found::made))
    }

    async fn node_member(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        Ok(look_at(Session::of(ctx)?, number.into()).await?.into_found())
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

    async fn member_connection_status(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        let (pair, me) = (pair(session, row.id.into()).await?, session.call().me()?);
        if me == MemberId::from(row.id) {
            return Ok(Found::Null);
        }
        Ok(pair.map_or(Standing::None, |pair| pair.standing(me)).into_found())
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

    async fn member_endorsements(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        Ok(endorsements::of_member(Session::of(ctx)?, row.id.into()).await?.into_found())
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
        let member = row.id.into();
        // Asked together: one after the other, badges of members whose profile is known already would cost a batch of their own.
        let (known, badges) = try_join(may_know(session, member), endorsements::badges(session, member)).await?;
        Ok(if known { badges.into_found() } else { Found::Null })
    }

    async fn member_groups(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let (first, after) = page(ctx)?;
        Ok(groups::of_member(Session::of(ctx)?, row.id.into(), first, after.as_deref()).await?.into_found())
    }

    async fn member_exchanges(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let (first, after) = page(ctx)?;
        Ok(exchanges::with(Session::of(ctx)?, row.id.into(), first, after.as_deref()).await?.into_found())
    }

    async fn member_mutual_connections(&self, ctx: &Context<'_>, row: &UserMini) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListConnections).await?;
        let (first, after) = page(ctx)?;
        let after = relay::after(MUTUAL, after.as_deref())?;
        let key = MutualWith {
            member: row.id.into(),
            after: after.map(|cursor| cursor.0),
            first: relay::first(first, MOST_MUTUAL)?,
        };
        let found = session.loaders().load_one(key).await?;
        let (cards, more) = found.as_deref().map_or((&[][..], false), |page| (&page.items[..], page.next.is_some()));
        let rows = cards.iter().map(|card| (encode_cursor(MUTUAL, card.id.get()), mini(session, card)));
        Ok(Page::new(rows, after.is_some(), more).into_found())
    }
}

#[async_trait]
impl MembersEdges for Edges {
    async fn member_profile_stats(&self, ctx: &Context<'_>, row: &PublicProfile) -> Result<Found> {
        let numbers = Session::of(ctx)?.loaders().load_one(NumbersOf(row.id.into())).await?.unwrap_or_default();
        Ok(members::public_stats(&row.stats, &numbers).into_found())
    }

    async fn own_profile_preferred_language(&self, _: &Context<'_>, row: &OwnProfile) -> Result<Found> {
        Ok(platform::written_in(&row.preferred_language).into_found())
    }
}

/// A member whose profile the viewer may read, as `nodes(ids:)` finds them.
pub async fn known(ctx: &Context<'_>, member: MemberId) -> Result<Found> {
    let session = Session::of(ctx)?;
    session.enter_once(Operation::GetMember).await?;
    let (known, found) = try_join(may_know(session, member), find(ctx, member)).await?;
    Ok(found.filter(|_| known).into_found())
}

/// Whether the viewer may read a member's profile.
pub async fn may_know(session: &Session, member: MemberId) -> Result<bool> {
    Ok(session.call().me()? == member || session.loaders().load_one(ProfileOf(member)).await?.is_some())
}

/// The arguments `first` and `after`.
pub fn page(ctx: &Context<'_>) -> Result<(Option<i32>, Option<String>)> {
    Ok((argument(ctx, "first")?, argument(ctx, "after")?))
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

// A name of its own: the contract's fields of the area are `MembersQuery` to the library, which would take the two for one.
#[Object(name = "MembersByHand")]
impl MembersQuery {
    /// A member. `BLOCKED` when either has blocked the other; `NOT_FOUND` when the community has no such active member, or when the
    /// profile is for connections only and the viewer is none.
    async fn member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] id: ID,
    ) -> Result<Option<UserMini>> {
        let session = Session::of(ctx)?;
        session.call().me()?;
        look_at(session, ids::named("Member", &id, "id")?).await.map(Some)
    }

    /// The community's directory: active members who are listed in it, without the viewer and those whom the viewer has blocked or is blocked by.
    /// Newest members first; with `search`, those first whose name fits best, then by name.
    #[graphql(complexity = "relay::cost(first, *MOST, child_complexity)")]
    async fn members(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Words to find in name, tagline, bio, skills or location. Everybody by default.")]
        search: Option<String>,
        #[graphql(desc = "How many at most, 1 to 100. 20 by default.")] first: Option<i32>,
        #[graphql(desc = "Cursor of the row after which the page begins. Without it, the first page.")] after: Option<
            String,
        >,
    ) -> Result<Option<List<UserMini>>> {
        let session = Session::of(ctx)?;
        let words = search.as_deref().map(str::trim).filter(|words| !words.is_empty());
        let by = if words.is_some() { Operation::SearchMembers } else { Operation::ListMembers };
        let call = session.enter(by).await?;
        let (limit, after) = (relay::first(first, *MOST)?, relay::after(by.id(), after.as_deref())?);
        if words.is_some_and(|words| words.chars().count() > *MOST_LETTERS) {
            let sentence = say!("field-max-length", most = *MOST_LETTERS);
            return Err(Failure::from(Refusal::new(Code::ValidationTooLong, sentence).field("search")).into());
        }
        let page = if words.is_some() {
            members::actions::search(call, words, limit, after).await?
        } else {
            members::actions::newest(call, limit, after).await?
        };
        // Of what was looked for, the cursor is the place; of all, who it is.
        let start = after.map_or(0, |cursor| cursor.0.max(0));
        let cursor =
            |place: i64, card: &Card| if words.is_some() { start.saturating_add(place) } else { card.id.get() };
        let rows = (1..)
            .zip(&page.items)
            .map(|(place, (card, _))| (encode_cursor(by.id(), cursor(place, card)), mini(session, card)));
        Ok(Some(Page::new(rows, after.is_some(), page.next.is_some()).into()))
    }
}
