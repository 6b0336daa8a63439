//! The viewer's bell, what they want to hear of, and whom they do not want to hear of.

mod bunches;
mod push;
mod settings;

use async_graphql::{Context, Result, Subscription};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::NotificationsEdges;
use contract::notifications::{GroupedNotification, Notification};
use contract::runtime::graph::{Found, IntoFound as _};
use futures::{Stream, StreamExt as _, stream};

pub use bunches::{GroupedNotificationList, page as grouped};
pub use push::PushTypeCount;

use super::edges::Edges;
use super::errors::Shared;
use super::loaders::BellOf;
use super::session::Session;
use crate::base::{Answer, MemberId, NotificationId};
use crate::call::Call;
use crate::live::{Live, Ring};
use crate::notifications::store::Wanted;
use crate::notifications::{self, group_key, line};

/// The most lines a list gives at a time.
pub const MOST: i64 = 100;

/// How many lines are read anew after some were missed.
const MISSED_MOST: i64 = 100;

#[async_trait]
impl NotificationsEdges for Edges {
    async fn find_notification(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        let row = session.loaders().load_one(BellOf(number.into())).await?;
        Ok(row.map(|row| line(session.call(), (*row).clone())).into_found())
    }

    async fn node_notification(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let call = Session::of(ctx)?.enter(Operation::GetNotification).await?;
        Ok(line(call, notifications::actions::get(call, number.into()).await?).into_found())
    }

    async fn grouped_notification_actors(&self, ctx: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
        bunches::actors(ctx, row).await
    }

    async fn grouped_notification_group_key(&self, _: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
        Ok(group_key(&row.type_, row.link.as_deref()).into_found())
    }

    async fn grouped_notification_group_count(&self, _: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
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
    /// Every new line in the viewer's bell, as it comes. Ends when the sign-in does.
    async fn notification_added(&self, ctx: &Context<'_>) -> Result<impl Stream<Item = Result<Notification>> + use<>> {
        let call = Session::of(ctx)?.enter(Operation::ListNotifications).await?.clone();
        let me = call.me()?;
        let rings = call.room::<Live>()?.subscribe(call.tenant(), me);
        let newest = notifications::store::page(&call, me, Wanted::default(), i64::MAX, 1).await?.pop();
        let seen = newest.map_or(NotificationId::from(0), |row| row.id);
        let speaker = call.clone();
        let batches = stream::unfold((Box::pin(rings), seen), move |(mut rings, mut seen)| {
            let call = call.clone();
            async move {
                let ring = rings.next().await?;
                let lines = told(&call, me, ring, &mut seen).await;
                Some((lines, (rings, seen)))
            }
        });
        Ok(batches.flat_map(move |lines| {
            stream::iter(match lines {
                Ok(rows) => rows.into_iter().map(|row| Ok(line(&speaker, row))).collect(),
                Err(failure) => vec![Err(Shared::new(failure).into())],
            })
        }))
    }
}

/// The lines behind a ring. `seen` is the newest one that was told.
///
/// Two lines may be committed in the other order than their ids were given out, so a ring's own line is told even if a newer one
/// was; only after a gap is `seen` what decides.
async fn told(
    call: &Call,
    me: MemberId,
    ring: Ring,
    seen: &mut NotificationId,
) -> Answer<Vec<notifications::Notification>> {
    let mut rows = match ring {
        Ring::New(id) => notifications::store::by_ids(call, me, &[id]).await?,
        Ring::Missed => notifications::store::page(call, me, Wanted::default(), i64::MAX, MISSED_MOST).await?,
    };
    if ring == Ring::Missed {
        rows.retain(|row| row.id > *seen);
        rows.reverse();
    }
    *seen = rows.iter().map(|row| row.id).max().unwrap_or(*seen).max(*seen);
    Ok(rows)
}
