//! What the fields below a list read: collected, and fetched with one statement a kind and level.
//!
//! The key's type says what is wanted. `batches` says when a batch starts.

mod dealings;
mod esteem;
mod listings;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use async_graphql::dataloader::{DataLoader, HashMapCache, Loader};

pub use dealings::{ExchangeOf, RatingOf, RatingsOf, StepsOf, TransactionCategoryOf, TransactionOf};
pub use esteem::{BlocksWith, EndorsementById, MeasureById, ModerationOf, ReviewById, SkillById};

use super::batches::Queue;
use super::connections::other;
use super::errors::Shared;
use super::exchanges;
use crate::base::{Answer, CategoryId, Cursor, GroupId, GroupTypeId, ListingId, MemberId, MessageId, Page};
use crate::call::Call;
use crate::connections::{self, Connection};
use crate::exchanges::store::Line;
use crate::groups::Role;
use crate::listings::Side;
use crate::members::store::Standing;
use crate::members::{self, Card, Profile};
use crate::messages::store::Direction;

/// A member as lists show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardOf(pub MemberId);

/// A member's profile as the viewer may see it; none if they may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProfileOf(pub MemberId);

/// The connection of the viewer with a member, or the request between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PairWith(pub MemberId);

/// A page of the members who are connected with the viewer and with a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MutualWith {
    /// The member.
    pub member: MemberId,
    /// The last one seen.
    pub after: Option<i64>,
    /// How many.
    pub first: i64,
}

/// A page of the reviews that a member received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReviewsOf {
    /// The member.
    pub member: MemberId,
    /// The last one seen.
    pub after: Option<i64>,
    /// How many.
    pub first: i64,
}

/// A page of the groups to which a member belongs and which the viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupsOf {
    /// The member.
    pub member: MemberId,
    /// The last one seen.
    pub before: Option<i64>,
    /// How many.
    pub first: i64,
}

/// A group that the viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupOf(pub GroupId);

/// A page of a group's members. Whoever asks has seen that the viewer may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MembersOf {
    /// The group.
    pub group: GroupId,
    /// With this role.
    pub role: Option<Role>,
    /// The last one seen.
    pub after: Option<i64>,
    /// How many.
    pub first: i64,
}

/// A member's reviews in numbers; none if there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TallyOf(pub MemberId);

/// What a member is known for by others, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EsteemOf(pub MemberId);

/// What a member did and is known for, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumbersOf(pub MemberId);

/// Endorsements of a member, by skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndorsementsOf(pub MemberId);

/// Endorsements of a member in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndorsementStatsOf(pub MemberId);

/// Who endorses one skill of a member; none if nobody does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SkillOf {
    /// The member.
    pub member: MemberId,
    /// Name of the skill, without spaces around it.
    pub name: String,
}

/// A page of what a member lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ListingsOf {
    /// The member.
    pub member: MemberId,
    /// Offers or requests; none for both.
    pub side: Option<Side>,
    /// The last one seen.
    pub after: Option<i64>,
    /// How many.
    pub first: i64,
}

/// A listing as the viewer may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineOf(pub ListingId);

/// A heading under which things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeadingOf(pub CategoryId);

/// A listing's tags; none if it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TagsOf(pub ListingId);

/// A listing's pictures; none if it has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImagesOf(pub ListingId);

/// A type of groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KindOf(pub GroupTypeId);

/// A message that the viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MessageOf(pub MessageId);

/// The viewer's conversation with a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConversationWith(pub MemberId);

/// A page of what the viewer and a member wrote to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThreadOf {
    /// The member.
    pub partner: MemberId,
    /// Which way.
    pub direction: Direction,
    /// The last one seen.
    pub after: Option<i64>,
    /// How many.
    pub first: i64,
}

/// A member's badges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BadgesOf(pub MemberId);

/// The latest exchanges between the viewer and a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExchangesWith {
    /// The member.
    pub member: MemberId,
    /// The last one seen.
    pub before: Option<i64>,
    /// How many.
    pub first: i64,
}

/// The loaders of one operation.
pub type Loaders = DataLoader<Fetch, HashMapCache>;

/// Reads what was collected.
pub struct Fetch {
    call: Call,
}

mod groups;
mod messages;
mod notifications;

pub use notifications::BellOf;

/// Loaders whose batches go to `queue`. `remember`: whether what was read once is good for the rest of the operation.
#[must_use]
pub fn loaders(call: &Call, queue: &Queue, remember: bool) -> Loaders {
    let queue = queue.clone();
    let loaders =
        DataLoader::with_cache(Fetch { call: call.clone() }, move |batch| queue.push(batch), HashMapCache::default());
    loaders.enable_all_cache(remember);
    loaders.delay(Duration::ZERO)
}

impl Fetch {
    async fn batch<K, V>(
        &self,
        loader: &'static str,
        keys: usize,
        fetching: impl Future<Output = Answer<HashMap<K, V>>>,
    ) -> Result<HashMap<K, V>, Shared> {
        #[allow(clippy::cast_precision_loss, reason = "a batch has at most a few thousand keys")]
        metrics::histogram!("timeweave_graphql_loader_keys", "loader" => loader).record(keys as f64);
        fetching.await.map_err(Arc::new)
    }
}

impl Loader<CardOf> for Fetch {
    type Value = Arc<Card>;
    type Error = Shared;

    async fn load(&self, keys: &[CardOf]) -> Result<HashMap<CardOf, Arc<Card>>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("cards", keys.len(), async {
            let cards = members::store::by_ids(&self.call, &ids).await?;
            Ok(cards.into_iter().map(|card| (CardOf(card.id), Arc::new(card))).collect())
        })
        .await
    }
}

impl Loader<ProfileOf> for Fetch {
    type Value = Arc<(Profile, Standing)>;
    type Error = Shared;

    async fn load(&self, keys: &[ProfileOf]) -> Result<HashMap<ProfileOf, Arc<(Profile, Standing)>>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("profiles", keys.len(), async {
            let seen = members::actions::profiles(&self.call, &ids).await?;
            Ok(seen.into_iter().map(|seen| (ProfileOf(seen.0.card.id), Arc::new(seen))).collect())
        })
        .await
    }
}

impl Loader<PairWith> for Fetch {
    type Value = Arc<Connection>;
    type Error = Shared;

    async fn load(&self, keys: &[PairWith]) -> Result<HashMap<PairWith, Arc<Connection>>, Shared> {
        let others: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("pairs", keys.len(), async {
            let me = self.call.me()?;
            let pairs = connections::store::with_each(&self.call, me, &others).await?;
            Ok(pairs.into_iter().map(|pair| (PairWith(other(&pair, me)), Arc::new(pair))).collect())
        })
        .await
    }
}

impl Loader<MutualWith> for Fetch {
    type Value = Arc<Page<Arc<Card>>>;
    type Error = Shared;

    /// Fields that stand below the same list ask for the same page of different members: one statement for each page asked for.
    async fn load(&self, keys: &[MutualWith]) -> Result<HashMap<MutualWith, Arc<Page<Arc<Card>>>>, Shared> {
        let mut pages: HashMap<(Option<i64>, i64), Vec<MemberId>> = HashMap::new();
        for key in keys {
            pages.entry((key.after, key.first)).or_default().push(key.member);
        }
        self.batch("mutual", keys.len(), async {
            let me = self.call.me()?;
            let mut found = HashMap::with_capacity(keys.len());
            for ((after, first), members) in pages {
                let mut rows: HashMap<MemberId, Vec<Arc<Card>>> = HashMap::new();
                let cursor = after.map(Cursor);
                for (member, card) in connections::store::mutual(&self.call, me, &members, cursor, first + 1).await? {
                    rows.entry(member).or_default().push(Arc::new(card));
                }
                found.extend(members.into_iter().map(|member| {
                    let page = Page::from_probe(rows.remove(&member).unwrap_or_default(), first, |card| card.id.get());
                    (MutualWith { member, after, first }, Arc::new(page))
                }));
            }
            Ok(found)
        })
        .await
    }
}

impl Loader<ExchangesWith> for Fetch {
    type Value = Arc<Page<Arc<Line>>>;
    type Error = Shared;

    /// Fields that stand below the same list ask for the same page with different members: one statement for each page asked for.
    async fn load(&self, keys: &[ExchangesWith]) -> Result<HashMap<ExchangesWith, Arc<Page<Arc<Line>>>>, Shared> {
        let mut asked: HashMap<(Option<i64>, i64), Vec<MemberId>> = HashMap::new();
        for key in keys {
            asked.entry((key.before, key.first)).or_default().push(key.member);
        }
        self.batch("exchanges", keys.len(), async {
            let mut found = HashMap::with_capacity(keys.len());
            for ((before, first), members) in asked {
                let mut rows: HashMap<MemberId, Vec<Arc<Line>>> = HashMap::new();
                for (member, line) in exchanges::with_each(&self.call, &members, before, first).await? {
                    rows.entry(member).or_default().push(line);
                }
                found.extend(members.into_iter().map(|member| {
                    let page =
                        Page::from_probe(rows.remove(&member).unwrap_or_default(), first, |line| line.0.id.get());
                    (ExchangesWith { member, before, first }, Arc::new(page))
                }));
            }
            Ok(found)
        })
        .await
    }
}
