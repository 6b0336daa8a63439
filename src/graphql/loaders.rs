//! What the fields below a list read: collected, and fetched with one statement a kind and level.
//!
//! The key's type says what is wanted. `batches` says when a batch starts.

/// Keys that are numbers: what each leads to, the name of its batches, the rows that are read for many of them at once, and of a row the number
/// that leads to it and what is found there.
macro_rules! by_number {
    ($(
        $(#[$doc:meta])*
        $key:ident($number:ty) => $found:ty, $batch:literal, |$call:ident, $numbers:ident| $rows:expr, |$row:pat_param| $pair:expr;
    )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $key(pub $number);

        impl $crate::graphql::loaders::Key for $key {
            type Found = $found;
            const BATCH: &'static str = $batch;

            async fn find(
                $call: &$crate::call::Call,
                keys: &[Self],
            ) -> $crate::base::Answer<std::collections::HashMap<Self, Self::Found>> {
                let $numbers: Vec<$number> = keys.iter().map(|key| key.0).collect();
                let mut found = std::collections::HashMap::with_capacity(keys.len());
                for $row in $rows {
                    let (number, value) = $pair;
                    found.insert(Self(number), value);
                }
                Ok(found)
            }
        }
    )+};
}

/// A key that is a page of the rows of one thing: whose, which of them, from where on. Reads `most` rows of each, one more than are shown.
macro_rules! by_page {
    (
        $(#[$doc:meta])*
        $key:ident { $of:ident: $number:ty $(, $which:ident: $kind:ty)*; $from:ident } => $row:ty, $batch:literal,
        |$call:ident, $all:ident, $most:ident| $read:block, $id:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $key {
            /// Whose rows.
            pub $of: $number,
            $(
                /// Which of them.
                pub $which: $kind,
            )*
            /// The last one seen.
            pub $from: Option<i64>,
            /// How many.
            pub first: i64,
        }

        impl $crate::graphql::loaders::Key for $key {
            type Found = std::sync::Arc<$crate::base::Page<$row>>;
            const BATCH: &'static str = $batch;

            async fn find(
                $call: &$crate::call::Call,
                keys: &[Self],
            ) -> $crate::base::Answer<std::collections::HashMap<Self, Self::Found>> {
                let mut found = std::collections::HashMap::with_capacity(keys.len());
                let asked = |key: &Self| (($(key.$which,)* key.$from, key.first), key.$of);
                for (($($which,)* $from, first), $all) in $crate::graphql::loaders::by_page(keys, asked) {
                    let $most = first + 1;
                    let rows = $read;
                    let pages = $crate::graphql::loaders::page_of_each($all, rows, first, $id);
                    found.extend(pages.map(|($of, page)| (Self { $of, $($which,)* $from, first }, page)));
                }
                Ok(found)
            }
        }
    };
}

mod dealings;
mod esteem;
mod events;
mod groups;
mod listings;
mod messages;
mod notifications;
mod skills;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use async_graphql::dataloader::{DataLoader, HashMapCache, Loader};
use contract::runtime::graph::Kept;
use futures::future::join_all;

pub use dealings::{ExchangeOf, RatingsOf, TransactionOf};
pub use esteem::{
    BadgesOf, EndorsementById, EndorsementsOf, EsteemOf, ModerationOf, NumbersOf, ReviewById, ReviewsOf, SignInsOf,
};
pub use events::AgendaOf;
pub use groups::{ChatOf, GroupsOf, KindOf};
pub use listings::{ImagesOf, ListingOf, ListingsOf, TagsOf};
pub use notifications::AboutOf;
pub use skills::SkillCategories;

use super::batches::Queue;
use super::connections::other;
use super::errors::Shared;
use super::{edges, exchanges};
use crate::base::{Answer, Cursor, GroupId, MemberId, Page};
use crate::call::Call;
use crate::connections::{self, Connection};
use crate::exchanges::store::ExchangeWithParties;
use crate::groups::Role;
use crate::members::store::Standing;
use crate::members::{self, Card, Profile};
use crate::messages::store::Direction;

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

/// Who endorses one skill of a member; none if nobody does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SkillOf {
    /// The member.
    pub member: MemberId,
    /// Name of the skill, without spaces around it.
    pub name: String,
}

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

/// The loaders of one operation.
pub type Loaders = DataLoader<Fetch, HashMapCache>;

/// Reads what was collected.
pub struct Fetch {
    call: Call,
}

/// Loaders whose batches go to `queue`. `remember`: whether what was read once is good for the rest of the operation.
#[must_use]
pub fn loaders(call: &Call, queue: &Queue, remember: bool) -> Loaders {
    let queue = queue.clone();
    let loaders =
        DataLoader::with_cache(Fetch { call: call.clone() }, move |batch| queue.push(batch), HashMapCache::default());
    loaders.enable_all_cache(remember);
    loaders.delay(Duration::ZERO)
}

/// A key, and how what many of them lead to is read at once.
pub trait Key: Clone + Eq + Hash + Send + Sync + 'static {
    /// What it leads to.
    type Found: Clone + Send + Sync + 'static;
    /// The name of the batches among the metrics.
    const BATCH: &'static str;

    /// Reads what these lead to. What leads to nothing is not there.
    fn find(call: &Call, keys: &[Self]) -> impl Future<Output = Answer<HashMap<Self, Self::Found>>> + Send;
}

/// A row of a type that the contract says is found together with others, or what a field of such a row shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowOf {
    /// The type, or the field.
    pub kind: &'static str,
    /// The number.
    pub number: i64,
}

impl Key for RowOf {
    type Found = Result<Kept, Shared>;
    const BATCH: &'static str = "rows";

    async fn find(call: &Call, keys: &[Self]) -> Answer<HashMap<Self, Self::Found>> {
        let mut kinds: HashMap<&'static str, Vec<i64>> = HashMap::new();
        for key in keys {
            kinds.entry(key.kind).or_default().push(key.number);
        }
        let rows = kinds.into_iter().map(|(kind, numbers)| async move {
            let found = edges::rows(call, kind, numbers.clone()).await.map_err(Arc::new);
            // What is refused of one type is nothing to the others.
            let found: Vec<_> = match found {
                Ok(rows) => rows.into_iter().map(|(number, row)| (number, Ok(row))).collect(),
                Err(failure) => numbers.into_iter().map(|number| (number, Err(Arc::clone(&failure)))).collect(),
            };
            found.into_iter().map(move |(number, row)| (Self { kind, number }, row))
        });
        Ok(join_all(rows).await.into_iter().flatten().collect())
    }
}

impl<K: Key> Loader<K> for Fetch {
    type Value = K::Found;
    type Error = Shared;

    async fn load(&self, keys: &[K]) -> Result<HashMap<K, K::Found>, Shared> {
        #[allow(clippy::cast_precision_loss, reason = "a batch has at most a few thousand keys")]
        metrics::histogram!("timeweave_graphql_loader_keys", "loader" => K::BATCH).record(keys.len() as f64);
        K::find(&self.call, keys).await.map_err(Arc::new)
    }
}

/// Keys by the page that they ask for. Fields that stand below the same list ask for the same page of different things, which one
/// statement reads.
fn by_page<K, P: Eq + Hash, T>(keys: &[K], split: impl Fn(&K) -> (P, T)) -> HashMap<P, Vec<T>> {
    let mut pages: HashMap<P, Vec<T>> = HashMap::new();
    for (page, of) in keys.iter().map(split) {
        pages.entry(page).or_default().push(of);
    }
    pages
}

/// A page of each of these, from the rows of all: one more of each than `first`, where there are more.
fn page_of_each<T: Copy + Eq + Hash, R>(
    all: Vec<T>,
    rows: impl IntoIterator<Item = (T, R)>,
    first: i64,
    id: impl Fn(&R) -> i64,
) -> impl Iterator<Item = (T, Arc<Page<R>>)> {
    let mut each = gathered(rows);
    all.into_iter().map(move |one| (one, Arc::new(Page::from_probe(each.remove(&one).unwrap_or_default(), first, &id))))
}

/// The rows of each, in their order.
fn gathered<T: Eq + Hash, R>(rows: impl IntoIterator<Item = (T, R)>) -> HashMap<T, Vec<R>> {
    let mut each: HashMap<T, Vec<R>> = HashMap::new();
    for (of, row) in rows {
        each.entry(of).or_default().push(row);
    }
    each
}

/// The rows of each, shared.
fn list_of_each<T: Eq + Hash, R>(rows: impl IntoIterator<Item = (T, R)>) -> HashMap<T, Arc<Vec<R>>> {
    gathered(rows).into_iter().map(|(of, rows)| (of, Arc::new(rows))).collect()
}

by_number! {
    /// A member as lists show them.
    CardOf(MemberId) => Arc<Card>, "cards",
        |call, ids| members::store::by_ids(call, &ids).await?, |card| (card.id, Arc::new(card));

    /// A member's profile as the viewer may see it; none if they may not.
    ProfileOf(MemberId) => Arc<(Profile, Standing)>, "profiles",
        |call, ids| members::actions::profiles(call, &ids).await?, |seen| (seen.0.card.id, Arc::new(seen));

    /// The connection of the viewer with a member, or the request between them.
    PairWith(MemberId) => Arc<Connection>, "pairs",
        |call, others| connections::store::with_each(call, call.me()?, &others).await?,
        |pair| (other(&pair, call.me()?), Arc::new(pair));
}

by_page! {
    /// A page of the members who are connected with the viewer and with a member.
    MutualWith { member: MemberId; after } => Arc<Card>, "mutual", |call, members, most| {
        let viewer = call.member()?;
        let (me, steward) = (viewer.id, viewer.is_admin());
        let rows = connections::store::mutual(call, me, steward, &members, after.map(Cursor), most).await?;
        rows.into_iter().map(|(member, card)| (member, Arc::new(card)))
    }, |card| card.id.get()
}

by_page! {
    /// The latest exchanges between the viewer and a member.
    ExchangesWith { member: MemberId; before } => Arc<ExchangeWithParties>, "exchanges", |call, members, most| {
        exchanges::with_each(call, &members, before, most).await?
    }, |row| row.exchange.id.get()
}
