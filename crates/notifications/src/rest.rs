//! The bell's REST door.

use std::collections::HashMap;

use contract::notifications as wire;
use contract::{Code, NoContent, NotificationsApi};

use super::actions;
use super::model::{Bunch, Category, Notification, Place};
use super::store::{self, Wanted};
use crate::base::{Answer, Failure, MemberId, Refusal, ids_of};
use crate::call::Call;
use crate::members::model::absolute;
use crate::members::{Card, Eyes};
use crate::messages;
use crate::say;

/// Notifications at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl NotificationsApi for Rest {
    async fn notification_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::Notification>> {
        let found = store::by_ids(&call, call.me()?, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| line(&call, row)).collect())
    }

    async fn list_notifications(
        &self,
        call: Call,
        query: wire::ListNotificationsQuery,
    ) -> Answer<wire::NotificationPage> {
        let which = Wanted { category: query.type_, unread_only: query.unread_only };
        let page = actions::list(&call, which, call.cursor(query.cursor.as_deref())?, query.per_page).await?;
        Ok(wire::NotificationPage {
            meta: call.cursor_meta(query.per_page, page.next),
            data: page.items.into_iter().map(|row| line(&call, row)).collect(),
        })
    }

    async fn delete_notifications(
        &self,
        call: Call,
        query: wire::DeleteNotificationsQuery,
    ) -> Answer<wire::DeletedNotificationsResponse> {
        let deleted = actions::delete_many(&call, query.category).await?;
        Ok(wire::DeletedNotificationsResponse { data: wire::DeletedNotifications { deleted }, meta: call.meta() })
    }

    async fn list_grouped_notifications(
        &self,
        call: Call,
        query: wire::ListGroupedNotificationsQuery,
    ) -> Answer<wire::GroupedNotificationPage> {
        let cursor = query.cursor.as_deref();
        let place = match cursor.and_then(Place::decode) {
            Some(place) => place,
            None => call.cursor(cursor).map(|_| Place::START)?,
        };
        let page = actions::grouped(&call, place, query.per_page).await?;
        let faces = actions::faces(&call, &page.items).await?;
        let faces: HashMap<MemberId, Card> = faces.into_iter().map(|card| (card.id, card)).collect();
        let mut meta = call.cursor_meta(query.per_page, None);
        meta.cursor = page.next().map(Place::encode);
        meta.has_more = meta.cursor.is_some();
        Ok(wire::GroupedNotificationPage {
            meta,
            data: page.items.into_iter().map(|bunch| grouped(&call, &faces, bunch)).collect(),
        })
    }

    async fn count_notifications(&self, call: Call) -> Answer<wire::NotificationCountsResponse> {
        let counts = actions::counts(&call).await?;
        let data = wire::NotificationCounts {
            total: counts.total(),
            messages: counts.of_category(Category::Messages),
            connections: counts.of_category(Category::Connections),
            reviews: counts.of_category(Category::Reviews),
            transactions: counts.of_category(Category::Transactions),
            social: counts.of_category(Category::Social),
            events: counts.of_category(Category::Events),
            groups: counts.of_category(Category::Groups),
            listings: counts.of_category(Category::Listings),
            jobs: counts.of_category(Category::Jobs),
            ideation: counts.of_category(Category::Ideation),
            safeguarding: counts.of_category(Category::Safeguarding),
            system: counts.of_category(Category::System),
            security: counts.of_category(Category::Security),
            other: counts.other,
        };
        Ok(wire::NotificationCountsResponse { data, meta: call.meta() })
    }

    async fn mark_all_notifications_read(&self, call: Call) -> Answer<wire::MarkedAllReadResponse> {
        let data = wire::MarkedAllRead { marked_all_read: true, marked_read: actions::mark_all_read(&call).await? };
        Ok(wire::MarkedAllReadResponse { data, meta: call.meta() })
    }

    async fn mark_notification_group_read(
        &self,
        call: Call,
        body: wire::NotificationGroupBody,
    ) -> Answer<wire::NotificationsMarkedResponse> {
        marked(&call, actions::mark_group_read(&call, &body.group_key).await?)
    }

    async fn mark_notification_group_read_by_path(
        &self,
        call: Call,
        path: wire::MarkNotificationGroupReadByPathPath,
    ) -> Answer<wire::NotificationsMarkedResponse> {
        marked(&call, actions::mark_group_read(&call, &path.group_key).await?)
    }

    async fn get_notification(
        &self,
        call: Call,
        path: wire::GetNotificationPath,
    ) -> Answer<wire::NotificationResponse> {
        shown(&call, actions::get(&call, path.id.into()).await?)
    }

    async fn delete_notification(&self, call: Call, path: wire::DeleteNotificationPath) -> Answer<NoContent> {
        actions::delete(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn mark_notification_read(
        &self,
        call: Call,
        path: wire::MarkNotificationReadPath,
    ) -> Answer<wire::NotificationResponse> {
        shown(&call, actions::mark_read(&call, path.id.into()).await?)
    }

    async fn list_recent_notifications(&self, call: Call) -> Answer<wire::RecentNotificationsResponse> {
        let data = actions::recent(&call).await?.into_iter().map(|row| line(&call, row)).collect();
        Ok(wire::RecentNotificationsResponse { success: true, data, meta: call.meta() })
    }

    async fn check_notifications(&self, call: Call) -> Answer<wire::NotificationCheckResponse> {
        let data = wire::NotificationCheck { unread_count: actions::unread_count(&call).await? };
        Ok(wire::NotificationCheckResponse { success: true, data, meta: call.meta() })
    }

    async fn count_unread(&self, call: Call) -> Answer<wire::UnreadCountsResponse> {
        let messages = messages::actions::unread_count(&call).await?;
        let notifications = actions::unread_count(&call).await?;
        let data = wire::UnreadCounts { messages, notifications, total: messages + notifications };
        Ok(wire::UnreadCountsResponse { success: true, data, meta: call.meta() })
    }

    async fn poll_notifications(&self, call: Call) -> Answer<wire::NotificationPollResponse> {
        let count = if call.me().is_ok() { actions::unread_count(&call).await? } else { 0 };
        let data = wire::NotificationPoll { count };
        Ok(wire::NotificationPollResponse { success: true, data, meta: call.meta() })
    }

    async fn delete_notifications_by_body(
        &self,
        call: Call,
        body: wire::NotificationChoiceBody,
    ) -> Answer<wire::NotificationsDeletedByBodyResponse> {
        let deleted = match chosen(&body)? {
            Some(id) => actions::delete(&call, id.into()).await.map(|()| 1)?,
            None => actions::delete_many(&call, None).await?,
        };
        let data = wire::DeletedNotifications { deleted };
        Ok(wire::NotificationsDeletedByBodyResponse { success: true, data, meta: call.meta() })
    }

    async fn mark_notifications_read_by_body(
        &self,
        call: Call,
        body: wire::NotificationChoiceBody,
    ) -> Answer<wire::NotificationsReadByBodyResponse> {
        let marked_read = match chosen(&body)? {
            Some(id) => actions::mark_read(&call, id.into()).await.map(|_| 1)?,
            None => actions::mark_all_read(&call).await?,
        };
        let data = wire::NotificationsMarked { marked_read };
        Ok(wire::NotificationsReadByBodyResponse { success: true, data, meta: call.meta() })
    }
}

/// One line by its id, or none for all of them.
fn chosen(body: &wire::NotificationChoiceBody) -> Result<Option<i64>, Refusal> {
    match (body.id, body.all) {
        (Some(id), None | Some(false)) => Ok(Some(id)),
        (None, Some(true)) => Ok(None),
        _ => Err(Refusal::new(Code::ValidationError, say!("notification-choice-missing")).status(400)),
    }
}

fn marked(call: &Call, marked_read: i64) -> Answer<wire::NotificationsMarkedResponse> {
    Ok(wire::NotificationsMarkedResponse { data: wire::NotificationsMarked { marked_read }, meta: call.meta() })
}

fn shown(call: &Call, row: Notification) -> Answer<wire::NotificationResponse> {
    Ok(wire::NotificationResponse { data: line(call, row), meta: call.meta() })
}

/// A line as every door shows it.
#[must_use]
pub fn line(call: &Call, row: Notification) -> wire::Notification {
    wire::Notification {
        id: row.id.get(),
        user_id: row.user_id.get(),
        title: row.title(call.language()),
        body: Some(row.message.clone()),
        type_: row.kind,
        message: row.message,
        link: row.link,
        is_read: row.read_at.is_some(),
        read_at: row.read_at,
        actor_id: row.actor_id.map(MemberId::get),
        created_at: row.created_at,
    }
}

/// What several alike lines have is left out of a single one.
fn grouped(call: &Call, faces: &HashMap<MemberId, Card>, bunch: Bunch) -> wire::GroupedNotification {
    let eyes = Eyes::of(call);
    let several = bunch.ids.len() > 1;
    let actors: Vec<_> = bunch
        .actors
        .iter()
        .filter_map(|id| faces.get(id))
        .map(|card| wire::NotificationActor {
            id: card.id.get(),
            name: eyes.name(card),
            avatar_url: card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address)),
        })
        .collect();
    let newest = &bunch.newest;
    wire::GroupedNotification {
        id: newest.id.get(),
        user_id: newest.user_id.get(),
        title: newest.title(call.language()),
        body: Some(newest.message.clone()),
        type_: newest.kind.clone(),
        message: newest.message.clone(),
        link: newest.link.clone(),
        is_read: bunch.all_read,
        read_at: bunch.read_at(),
        actor_id: newest.actor_id.map(MemberId::get),
        created_at: newest.created_at,
        is_grouped: several,
        group_key: several.then(|| newest.group_key()),
        group_count: several.then_some(bunch.count),
        remaining_count: several.then(|| bunch.remaining(actors.len())),
        actors: several.then_some(actors),
        all_read: several.then_some(bunch.all_read),
        latest_at: several.then_some(newest.created_at),
        notification_ids: several.then(|| bunch.ids.iter().map(|id| id.get()).collect()),
    }
}
