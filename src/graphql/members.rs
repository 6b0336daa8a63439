//! Members: the viewer's own profile, others', looking people up, blocks.

mod blocks;
mod language;
mod own;
mod profile;

use std::sync::Arc;

use async_graphql::{Context, ID, Object, Result};
use contract::Operation;

pub use blocks::{BlockedMember, BlocksMutation, BlocksQuery};
pub use language::LanguageMutation;
pub use own::{MyStats, OwnProfile};
pub use profile::MemberProfile;

use super::connections::{Connection, ConnectionStanding};
use super::endorsements::{Badge, EndorsedSkill, EndorsementStats, SkillEndorsements};
use super::exchanges::{self, Exchange};
use super::groups::{self, GroupList};
use super::ids::{self, NodeId};
use super::listings::{self, Listing, ListingType};
use super::loaders::{CardOf, MutualWith, PairWith, ProfileOf};
use super::moment::Moment;
use super::relay::{self, List};
use super::reviews::{self, Review, ReviewStats};
use super::session::Session;
use crate::base::MemberId;
use crate::members::model::absolute;
use crate::members::{self, Card, Eyes};

/// The most members a list gives at a time.
const MOST: i64 = 100;

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

/// A member of the community, as far as the viewer may see them.
#[Object]
impl Member {
    /// Id of the member, global.
    pub(super) async fn id(&self) -> ID {
        NodeId::Member(self.card.id).encode()
    }

    /// Id of the member, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.card.id.get().into()
    }

    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    async fn name(&self, ctx: &Context<'_>) -> Result<String> {
        Ok(Eyes::of(Session::of(ctx)?.call()).name(&self.card))
    }

    /// Given name.
    async fn first_name(&self) -> &str {
        &self.card.first_name
    }

    /// Family name. Null unless the viewer administers the community.
    async fn last_name(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        Ok(Eyes::of(Session::of(ctx)?.call()).last_name(&self.card))
    }

    /// Absolute address of the picture.
    async fn avatar_url(&self, ctx: &Context<'_>) -> Result<Option<String>> {
        let base_url = &Session::of(ctx)?.call().visit().base_url;
        Ok(self.card.avatar_url.as_deref().map(|address| absolute(base_url, address)))
    }

    /// Name of the organisation. Null for persons.
    async fn organization_name(&self) -> Option<&str> {
        self.card.organization_name.as_deref()
    }

    /// Whether the account stands for a person or for an organisation.
    async fn profile_type(&self) -> profile::ProfileType {
        self.card.profile_type.into()
    }

    /// When the member was last seen. Null if never.
    async fn last_active_at(&self) -> Option<Moment> {
        self.card.last_active_at.map(Moment)
    }

    /// Where the member lives or works.
    async fn location(&self) -> Option<&str> {
        self.card.location.as_deref()
    }

    /// What the member says about themselves.
    async fn bio(&self) -> Option<&str> {
        self.card.bio.as_deref()
    }

    /// One line about the member.
    async fn tagline(&self) -> Option<&str> {
        self.card.tagline.as_deref()
    }

    /// What the member's profile adds. Null when the profile is for connections only and the viewer is none, or when either
    /// has blocked the other.
    #[graphql(complexity = "3 + child_complexity")]
    async fn profile(&self, ctx: &Context<'_>) -> Result<Option<MemberProfile>> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetMember).await?;
        Ok(session.loaders().load_one(ProfileOf(self.card.id)).await?.map(MemberProfile::from))
    }

    /// How the viewer stands to the member.
    async fn connection_status(&self, ctx: &Context<'_>) -> Result<Option<ConnectionStanding>> {
        let pair = self.pair(ctx).await?;
        let me = Session::of(ctx)?.call().me()?;
        Ok(Some(pair.map_or(ConnectionStanding::None, |pair| pair.standing(me).into())))
    }

    /// The connection of the viewer with the member, or the request between them. Null when there is none.
    async fn connection(&self, ctx: &Context<'_>) -> Result<Option<Connection>> {
        match self.pair(ctx).await? {
            Some(pair) => Connection::of(Session::of(ctx)?, pair).await.map(Some),
            None => Ok(None),
        }
    }

    /// Reviews that the member received, newest first: approved ones, and those of other communities that are shown here.
    #[graphql(complexity = "relay::cost(first, reviews::MOST, child_complexity)")]
    async fn reviews(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<Review>>> {
        Review::received(Session::of(ctx)?, self.card.id, first, after.as_deref()).await.map(Some)
    }

    /// Reviews of the member in numbers.
    async fn review_stats(&self, ctx: &Context<'_>) -> Result<Option<ReviewStats>> {
        ReviewStats::of(Session::of(ctx)?, self.card.id).await.map(Some)
    }

    /// Skills of the member that others endorse, the most endorsed first, at most 100.
    #[graphql(complexity = "20 * child_complexity + 1")]
    async fn endorsements(&self, ctx: &Context<'_>) -> Result<Option<Vec<EndorsedSkill>>> {
        EndorsedSkill::of(Session::of(ctx)?, self.card.id).await.map(Some)
    }

    /// Endorsements of the member in numbers.
    async fn endorsement_stats(&self, ctx: &Context<'_>) -> Result<Option<EndorsementStats>> {
        EndorsementStats::of(Session::of(ctx)?, self.card.id).await
    }

    /// Who endorses one skill of the member, and whether the viewer does.
    #[graphql(complexity = "100 * child_complexity + 1")]
    async fn skill_endorsements(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Name of the skill. Spaces around it and capitals do not count.")] skill_name: String,
    ) -> Result<Option<SkillEndorsements>> {
        SkillEndorsements::of(Session::of(ctx)?, self.card.id, &skill_name).await.map(Some)
    }

    /// What the member lists and every member may see, newest first. Null when the viewer may not see the member's profile.
    #[graphql(complexity = "relay::cost(first, listings::MOST, child_complexity)")]
    async fn listings(
        &self,
        ctx: &Context<'_>,
        #[graphql(name = "type", desc = "Offers or requests; both if not said.")] side: Option<ListingType>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<Listing>>> {
        Listing::of_member(Session::of(ctx)?, self.card.id, side, first, after.as_deref()).await
    }

    /// The member's badges that count now, the first granted first.
    async fn badges(&self, ctx: &Context<'_>) -> Result<Option<Vec<Badge>>> {
        Badge::of(Session::of(ctx)?, self.card.id).await.map(Some)
    }

    /// Groups to which the member belongs, newest first: public ones, and of the others those to which the viewer belongs too; for an administrator
    /// all. Null when the viewer may not see the member's profile. A cursor of another list is `INVALID_CURSOR`.
    #[graphql(complexity = "relay::cost(first, groups::MOST, child_complexity)")]
    async fn groups(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, from a cursor of the page before, asked for with the same arguments.")] after: Option<
            String,
        >,
    ) -> Result<Option<GroupList>> {
        groups::of_member(Session::of(ctx)?, self.card.id, first, after.as_deref()).await
    }

    /// The latest exchanges between the viewer and this member, newest first. Nobody else's can be read. The viewer's own are at
    /// `viewer { exchanges }`.
    #[graphql(complexity = "relay::cost(first, exchanges::MOST, child_complexity)")]
    async fn exchanges(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
    ) -> Result<Option<List<Exchange>>> {
        Exchange::with(Session::of(ctx)?, self.card.id, first).await.map(Some)
    }

    /// Members who are connected with the viewer and with this member, the longest-standing members first.
    #[graphql(complexity = "relay::cost(first, MOST_MUTUAL, child_complexity)")]
    async fn mutual_connections(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 50; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<Member>>> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::ListConnections).await?;
        let after = relay::after(after.as_deref())?;
        let key = MutualWith {
            member: self.card.id,
            after: after.map(|cursor| cursor.0),
            first: relay::first(first, MOST_MUTUAL)?,
        };
        let page = session.loaders().load_one(key).await?;
        let page = page.map_or_else(|| crate::base::Page { items: Vec::new(), next: None }, |page| (*page).clone());
        Ok(Some(relay::list(page, after, |card| card.id.get(), Member::from)))
    }
}

impl Member {
    async fn pair(&self, ctx: &Context<'_>) -> Result<Option<Arc<crate::connections::Connection>>> {
        let session = Session::of(ctx)?;
        let call = session.enter_once(Operation::GetConnectionStatus).await?;
        if call.me()? == self.card.id {
            return Ok(None);
        }
        Ok(session.loaders().load_one(PairWith(self.card.id)).await?)
    }
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
    ) -> Result<Option<List<Member>>> {
        let session = Session::of(ctx)?;
        let (limit, after) = (relay::first(first, MOST)?, relay::after(after.as_deref())?);
        let words = search.as_deref().map(str::trim).filter(|words| !words.is_empty());
        let door = if words.is_some() { Operation::SearchMembers } else { Operation::ListMembers };
        let call = session.enter(door).await?;
        let page = members::actions::newest(call, words, limit, after).await?;
        Ok(Some(relay::list(page, after, |(card, _)| card.id.get(), |(card, _)| Member::from(Arc::new(card)))))
    }
}
