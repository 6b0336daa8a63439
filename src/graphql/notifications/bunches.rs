//! Alike lines of the viewer's bell, taken together.

use async_graphql::connection::{Connection, CursorType, Edge};
use async_graphql::{Context, ID, Object, Result};
use contract::Operation;

use super::{MOST, Notification};
use crate::graphql::ids::NodeId;
use crate::graphql::loaders::CardOf;
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::relay;
use crate::graphql::session::Session;
use crate::notifications::{Bunch, Place, actions};

/// A place in the list as the library takes it.
pub struct Behind(Place);

impl CursorType for Behind {
    type Error = std::convert::Infallible;

    /// Never used: arguments are read by [`GroupedNotification::page`].
    fn decode_cursor(text: &str) -> std::result::Result<Self, Self::Error> {
        Ok(Self(Place::decode(text).unwrap_or(Place::START)))
    }

    fn encode_cursor(&self) -> String {
        self.0.encode()
    }
}

/// Alike lines, page by page.
pub type GroupedNotificationList = Connection<Behind, GroupedNotification>;

/// A line in the viewer's bell, or several of the same type that lead to the same place.
pub struct GroupedNotification {
    bunch: Bunch,
}

/// A line in the viewer's bell, or several of the same type that lead to the same place.
#[Object]
impl GroupedNotification {
    /// The newest of the lines.
    async fn notification(&self) -> Notification {
        self.bunch.newest.clone().into()
    }

    /// Whether there are several.
    async fn is_grouped(&self) -> bool {
        self.bunch.count > 1
    }

    /// What the lines have in common: see `markNotificationGroupRead`.
    async fn group_key(&self) -> String {
        self.bunch.newest.group_key()
    }

    /// How many lines there are.
    async fn group_count(&self) -> i64 {
        self.bunch.count
    }

    /// Who caused them, the latest first; three at most. Those who left are not among them.
    async fn actors(&self, ctx: &Context<'_>) -> Result<Vec<Member>> {
        self.faces(ctx).await
    }

    /// How many lines there are beyond one for each of `actors`.
    async fn remaining_count(&self, ctx: &Context<'_>) -> Result<i64> {
        Ok(self.bunch.remaining(self.faces(ctx).await?.len()))
    }

    /// Whether all of them were read.
    async fn all_read(&self) -> bool {
        self.bunch.all_read
    }

    /// When the newest one came.
    async fn latest_at(&self) -> Moment {
        self.bunch.newest.created_at.into()
    }

    /// Global ids of the lines, newest first; 200 at most.
    async fn notification_ids(&self) -> Vec<ID> {
        self.bunch.ids.iter().map(|id| NodeId::Notification(*id).encode()).collect()
    }
}

impl GroupedNotification {
    /// A page of the viewer's bell, alike lines together.
    pub async fn page(session: &Session, first: Option<i32>, after: Option<&str>) -> Result<GroupedNotificationList> {
        let call = session.enter(Operation::ListGroupedNotifications).await?;
        let place = match after.filter(|text| !text.is_empty()) {
            Some(text) => Place::decode(text).ok_or_else(relay::no_cursor)?,
            None => Place::START,
        };
        let page = actions::grouped(call, place, relay::first(first, MOST)?).await?;
        let mut list = Connection::new(place != Place::START, page.more);
        let places: Vec<_> = page.items.iter().map(|bunch| page.behind(bunch)).collect();
        let edges = places.into_iter().zip(page.items).map(|(place, bunch)| Edge::new(Behind(place), Self { bunch }));
        list.edges.extend(edges);
        Ok(list)
    }

    async fn faces(&self, ctx: &Context<'_>) -> Result<Vec<Member>> {
        let actors = self.bunch.actors.iter().map(|id| CardOf(*id));
        let mut cards = Session::of(ctx)?.loaders().load_many(actors).await?;
        Ok(self.bunch.actors.iter().filter_map(|id| cards.remove(&CardOf(*id))).map(Member::from).collect())
    }
}
