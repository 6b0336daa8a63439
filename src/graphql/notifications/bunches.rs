//! Alike lines of the viewer's bell, taken together.

use async_graphql::{Context, Result};
use contract::graph::{NotificationsEdges as _, SharedEdges as _};
use contract::notifications::{GroupedNotification, ListGroupedNotificationsQuery};
use contract::runtime::graph::{Found, List, Page, found_each};
use contract::{NotificationsApi as _, Operation};

use super::MOST;
use crate::graphql::edges::Edges;
use crate::graphql::relay;
use crate::graphql::session::Session;
use crate::notifications::{Place, Rest};

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
    let several = row.actors.iter().flatten().map(|actor| actor.id);
    let members: Vec<i64> = if row.is_grouped { several.collect() } else { row.actor_id.into_iter().collect() };
    found_each(members.into_iter().map(|member| Edges.find_member(ctx, member)).collect()).await
}

/// The lines themselves.
pub async fn lines(ctx: &Context<'_>, row: &GroupedNotification) -> Result<Found> {
    let lines = row.notification_ids.as_deref().unwrap_or(std::slice::from_ref(&row.id));
    found_each(lines.iter().map(|line| Edges.find_notification(ctx, *line)).collect()).await
}
