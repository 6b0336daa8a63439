//! Alike lines of the viewer's bell, taken together.

use async_graphql::{Context, Result};
use contract::notifications::{GroupedNotification, ListGroupedNotificationsQuery};
use contract::runtime::graph::{Found, IntoFound as _, List, Page};
use contract::{NotificationsApi as _, Operation};

use super::MOST;
use crate::base::{MemberId, NotificationId};
use crate::graphql::loaders::{BellOf, CardOf};
use crate::graphql::members::mini;
use crate::graphql::relay;
use crate::graphql::session::Session;
use crate::notifications::{Place, Rest, line};

/// Alike lines, page by page.
pub type GroupedNotificationList = List<GroupedNotification>;

/// A page of the viewer's bell, alike lines together.
pub async fn page(session: &Session, first: Option<i32>, after: Option<String>) -> Result<GroupedNotificationList> {
    let call = session.enter(Operation::ListGroupedNotifications).await?;
    let after = after.filter(|text| !text.is_empty());
    let place = match &after {
        Some(text) => Place::decode(text).ok_or_else(relay::no_cursor)?,
        None => Place::START,
    };
    let query = ListGroupedNotificationsQuery { per_page: relay::first(first, MOST)?, cursor: after };
    let page = Rest.list_grouped_notifications(call.clone(), query).await?;
    let newest = page.data.first().map_or(place.top, |row| row.id);
    let top = if place == Place::START { newest } else { place.top };
    let rows = page.data.into_iter().map(|row| (Place { before: row.id, top }.encode(), row));
    Ok(Page::new(rows, place != Place::START, page.meta.has_more).into())
}

/// Who caused the lines; those who left are not among them.
pub async fn actors(ctx: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
    let session = Session::of(ctx)?;
    let several = row.actors.iter().flatten().map(|actor| actor.id);
    let ids: Vec<MemberId> = match row.is_grouped {
        true => several.map(Into::into).collect(),
        false => row.actor_id.map(Into::into).into_iter().collect(),
    };
    let mut cards = session.loaders().load_many(ids.iter().map(|id| CardOf(*id))).await?;
    let members = ids.iter().filter_map(|id| cards.remove(&CardOf(*id))).map(|card| mini(session, &card));
    Ok(members.collect::<Vec<_>>().into_found())
}

/// The lines themselves.
pub async fn lines(ctx: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
    let session = Session::of(ctx)?;
    let ids = row.notification_ids.clone().unwrap_or_else(|| vec![row.id]);
    let ids: Vec<NotificationId> = ids.into_iter().map(Into::into).collect();
    let mut lines = session.loaders().load_many(ids.iter().map(|id| BellOf(*id))).await?;
    let lines = ids.iter().filter_map(|id| lines.remove(&BellOf(*id)));
    Ok(lines.map(|row| line(session.call(), (*row).clone())).collect::<Vec<_>>().into_found())
}
