//! Whoever asks.

use async_graphql::{Context, ID, MergedObject, Object, Result};
use contract::graph::ViewerFields;
use contract::listing_search::ListingItem;
use contract::messages::ThreadDirection;
use contract::runtime::graph::{self, encode_id};
use contract::shared::UserMini;

use super::groups::{self, GroupList};
use super::ids;
use super::listings;
use super::members;
use super::messages::{self, Thread};
use super::notifications::{self, GroupedNotificationList};
use super::relay;
use super::session::Session;
use crate::base::MemberId;
use crate::call::Viewer as Who;

/// The signed-in member, and what only they may see.
#[derive(MergedObject)]
pub struct Viewer(Own, ViewerFields);

impl Viewer {
    /// Whoever makes the call; none if nobody is signed in.
    #[must_use]
    pub fn of(session: &Session) -> Option<Self> {
        match session.call().viewer() {
            Who::Member(member) => Some(Self::new(member.id)),
            Who::Nobody => None,
        }
    }

    /// A signed-in member.
    #[must_use]
    pub fn new(id: MemberId) -> Self {
        Self(Own { id }, ViewerFields)
    }

    /// The member who it is.
    #[must_use]
    pub fn member(&self) -> MemberId {
        self.0.id
    }
}

/// The signed-in member.
pub struct Own {
    id: MemberId,
}

/// What only the signed-in member may see.
#[Object(name = "OwnViewer")]
impl Own {
    /// Global id of the viewer. It differs from that of `member`, which everybody may see.
    async fn id(&self) -> ID {
        ID(encode_id(ids::VIEWER, self.id.get()))
    }

    /// Id of the member, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.id.get().into()
    }

    /// The viewer as other members see them. Null for an administrator of the platform who visits this community.
    async fn member(&self, ctx: &Context<'_>) -> Result<Option<UserMini>> {
        members::find(ctx, self.id).await
    }

    /// Listings that the viewer has saved and may still see, the latest saved first. `FEATURE_DISABLED` where the community has switched
    /// saving off.
    #[graphql(complexity = "relay::cost(first, listings::MOST, child_complexity)")]
    async fn saved_listings(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100. 20 by default.")] first: Option<i32>,
        #[graphql(desc = "Cursor of the row after which the page begins. Without it, the first page.")] after: Option<
            String,
        >,
    ) -> Result<Option<graph::List<ListingItem>>> {
        listings::saved(Session::of(ctx)?, first, after.as_deref()).await.map(|page| Some(page.into()))
    }

    /// The messages of the viewer and a member. Reading them here does not mark them as read: see `markConversationRead`. `NOT_FOUND` when the
    /// community has no such member, when they have blocked the viewer, and for oneself.
    #[graphql(complexity = "relay::cost(first, messages::MOST, child_complexity)")]
    async fn thread(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the other member, or the id that the REST API uses.")] member_id: ID,
        #[graphql(
            desc = "From the newest message back, or from the oldest on.",
            default_with = "ThreadDirection::Older"
        )]
        direction: ThreadDirection,
        #[graphql(desc = "How many at most, 1 to 100. 20 by default.")] first: Option<i32>,
        #[graphql(desc = "Cursor of the row after which the page begins. Without it, the first page.")] after: Option<
            String,
        >,
    ) -> Result<Option<Thread>> {
        let member = ids::named("Member", &member_id, "memberId")?;
        messages::thread(Session::of(ctx)?, member, direction, first, after.as_deref()).await.map(Some)
    }

    /// Groups to which the viewer belongs, newest first. A cursor of another list is `INVALID_CURSOR`.
    #[graphql(complexity = "relay::cost(first, groups::MOST, child_complexity)")]
    async fn groups(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100. 20 by default.")] first: Option<i32>,
        #[graphql(desc = "Cursor of the row after which the page begins. Without it, the first page.")] after: Option<
            String,
        >,
    ) -> Result<Option<GroupList>> {
        groups::own(Session::of(ctx)?, first, after.as_deref()).await.map(Some)
    }

    /// The viewer's notifications, newest first; those of the same type and link are one row. Later pages are made of the notifications that
    /// there were on the first.
    #[graphql(complexity = "relay::cost(first, notifications::MOST, child_complexity)")]
    async fn grouped_notifications(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "How many at most, 1 to 100. 20 by default.")] first: Option<i32>,
        #[graphql(desc = "Cursor of the row after which the page begins. Without it, the first page.")] after: Option<
            String,
        >,
    ) -> Result<Option<GroupedNotificationList>> {
        notifications::grouped(Session::of(ctx)?, first, after).await.map(Some)
    }
}

/// Who asks.
#[derive(Default)]
pub struct ViewerQuery;

#[Object]
impl ViewerQuery {
    /// The signed-in member. Null if nobody is signed in.
    async fn viewer(&self, ctx: &Context<'_>) -> Result<Option<Viewer>> {
        let call = Session::of(ctx)?.call();
        call.community()?;
        Ok(Viewer::of(Session::of(ctx)?))
    }
}
