//! The viewer's bell, what they want to hear of, and whom they do not want to hear of.

mod bunches;
mod push;
mod settings;

use async_graphql::{Context, Result, Subscription};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::{self, NotificationsEdges};
use contract::notifications::{GroupedNotification, Notification};
use contract::runtime::graph::{Found, IntoFound as _};
use futures::Stream;

pub use bunches::{GroupedNotificationList, page as grouped};
pub use push::PushTypeCount;

use super::connections;
use super::edges::Edges;
use super::listening::{self, MISSED_MOST, Source};
use super::loaders::AboutOf;
use super::session::Session;
use super::viewer::Viewer;
use crate::base::{Answer, MemberId, NotificationId};
use crate::call::Call;
use crate::live::{Owner, Told, Topic};
use crate::notifications::store::Wanted;
use crate::notifications::{self, group_key, line};

/// The most lines a list gives at a time.
pub const MOST: i64 = 100;

#[async_trait]
impl NotificationsEdges for Edges {
    async fn notification_about(&self, ctx: &Context<'_>, row: &Notification) -> Result<Found> {
        let session = Session::of(ctx)?;
        let Some(about) = session.loaders().load_one(AboutOf(row.id.into())).await? else { return Ok(Found::Null) };
        // By whoever caused it, as those of a page are then read together.
        if about.kind == "Connection" {
            let found = connections::with(session, about.id.into(), row.actor_id.map(MemberId::from)).await?;
            return Ok(found.into_found());
        }
        Ok(graph::find(ctx, about.kind, about.id).await?.unwrap_or(Found::Null))
    }

    async fn grouped_notification_actors(&self, ctx: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
        bunches::actors(ctx, row).await
    }

    async fn grouped_notification_group_key(&self, _: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
        Ok(group_key(&row.type_, row.link.as_deref()).into_found())
    }

    async fn grouped_notification_notification_count(
        &self,
        _: &Context<'_>,
        row: &GroupedNotification,
    ) -> Result<Found> {
        Ok(row.group_count.unwrap_or(1).into_found())
    }

    async fn grouped_notification_remaining_count(&self, _: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
        Ok(row.remaining_count.unwrap_or_else(|| i64::from(row.actor_id.is_none())).into_found())
    }

    async fn grouped_notification_notifications(&self, ctx: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
        bunches::lines(ctx, row).await
    }
}

/// What can be listened to.
#[derive(Default)]
pub struct NotificationsSubscription;

#[Subscription]
impl NotificationsSubscription {
    /// Each new notification to the viewer. Ends when the sign-in does.
    async fn notification_added(
        &self,
        ctx: &Context<'_>,
    ) -> Result<impl Stream<Item = Result<Option<Notification>>> + use<>> {
        let call = Session::of(ctx)?.enter(Operation::ListNotifications).await?.clone();
        let me = call.me()?;
        let ear = listening::ear(&call, &[Topic::Member(Owner { tenant: call.tenant(), member: me })])?;
        let newest = notifications::store::page(&call, me, Wanted::default(), i64::MAX, 1).await?.pop();
        let seen = newest.map_or(NotificationId::from(0), |row| row.id);
        Ok(listening::follow(ear, Bell { call, me, seen }))
    }

    /// The viewer, whenever what they have not read has changed: something has come, or was read or deleted on whatever device. Ask for the
    /// counts that are shown. Ends when the sign-in does.
    async fn counters_changed(&self, ctx: &Context<'_>) -> Result<impl Stream<Item = Result<Option<Viewer>>> + use<>> {
        let call = Session::of(ctx)?.enter(Operation::CountNotifications).await?;
        let me = call.me()?;
        let ear = listening::ear(call, &[Topic::Member(Owner { tenant: call.tenant(), member: me })])?;
        Ok(listening::follow(ear, Counters { me }))
    }
}

/// The lines of a bell.
struct Bell {
    call: Call,
    me: MemberId,
    /// The newest line that was told.
    ///
    /// Two lines may be committed in the other order than their ids were given out, so a line that is told of is given even if a newer one
    /// was; only after a gap is this what decides.
    seen: NotificationId,
}

#[async_trait]
impl Source for Bell {
    type Word = NotificationId;
    type Row = Notification;

    fn hears(&self, told: &Told) -> Option<NotificationId> {
        match told {
            Told::Bell(_, id) => Some(*id),
            _ => None,
        }
    }

    async fn read(&mut self, ids: Vec<NotificationId>, missed: bool) -> Answer<Vec<Notification>> {
        let (call, me) = (&self.call, self.me);
        let mut rows = if missed {
            notifications::store::page(call, me, Wanted::default(), i64::MAX, MISSED_MOST).await?
        } else {
            notifications::store::by_ids(call, me, &ids).await?
        };
        if missed {
            rows.retain(|row| row.id > self.seen || ids.contains(&row.id));
        }
        rows.sort_by_key(|row| row.id);
        self.seen = rows.iter().map(|row| row.id).max().unwrap_or(self.seen).max(self.seen);
        Ok(rows.into_iter().map(|row| line(call, row)).collect())
    }
}

/// That counts have changed. Which they are now, the fields that are asked for find out.
struct Counters {
    me: MemberId,
}

#[async_trait]
impl Source for Counters {
    type Word = ();
    type Row = Viewer;

    fn hears(&self, told: &Told) -> Option<()> {
        matches!(told, Told::Bell(..) | Told::Counts(_)).then_some(())
    }

    async fn read(&mut self, _: Vec<()>, _: bool) -> Answer<Vec<Viewer>> {
        Ok(vec![Viewer::new(self.me)])
    }
}
