//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["notification_settings", "notifications"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
        "group_notification_preferences",
        "INSERT INTO group_notification_preferences (id, tenant_id, user_id, group_id, frequency, email_enabled, push_enabled,
                updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'instant', {yes}, {yes}, {now})",
    ),
            (
        "notifications",
        "INSERT INTO notifications (id, tenant_id, user_id, actor_id, domain_event_id, type, message, created_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, 'x', 'x', {now})",
    ),
            (
        "notification_settings",
        "INSERT INTO notification_settings (id, tenant_id, user_id, context_type, context, group_id, frequency, updated_at)
         VALUES ({n}, {t}, {n}, 'group', {n}, {n}, 'daily', {now})",
    ),
            (
        "match_preferences",
        "INSERT INTO match_preferences (id, tenant_id, user_id, notification_frequency, notify_hot_matches, notify_mutual_matches, updated_at)
         VALUES ({n}, {t}, {n}, 'daily', {yes}, {no}, {now})",
    ),
            (
        "user_mutes",
        "INSERT INTO user_mutes (id, tenant_id, user_id, muted_user_id, created_at) VALUES ({n}, {t}, {n}, {n}1, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[("notifications", "user_id", &["message"])]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::MuteMember, "one mutes others"),
            (Operation::MuteMemberByBody, "one mutes others"),
            (Operation::UpdateNotificationSetting, "public groups are for everybody"),
            (Operation::UpdateNotificationSettingAlias, "public groups are for everybody"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("updateNotificationPreferences", "{ emailDigest: true }"),
            ("setNotificationFrequency", "{ contextType: GROUP, contextId: $group, frequency: DAILY }"),
        ]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[(Operation::ListGroupedNotifications, "Viewer", "groupedNotifications")]
    }

    fn apart(&self) -> Pairs {
        &[("Viewer.groupedNotifications", "none: other broker admin super far-off far-super; yes: member")]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("muted", "what was asked for"),
            ("marked_all_read", "there is an answer"),
            ("updateNotificationSetting data", "viewer { notificationSettings }"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("markNotificationGroupReadByPath", "markNotificationGroupRead: a key needs no path here"),
            ("listRecentNotifications", "viewer { notifications }: for older clients of REST"),
            ("checkNotifications", "viewer { notificationCounts { total } }: for older clients of REST"),
            ("countUnread", "viewer { unreadMessageCount notificationCounts { total } }: for older clients of REST"),
            ("pollNotifications", "viewer { notificationCounts { total } }: for older clients of REST"),
            ("deleteNotificationsByBody", "deleteNotification and deleteNotifications: for older clients of REST"),
            (
                "markNotificationsReadByBody",
                "markNotificationRead and markAllNotificationsRead: for older clients of REST",
            ),
            ("getNotificationSettingsAlias", "viewer { notificationSettings }: for older clients of REST"),
            ("updateNotificationSettingAlias", "setNotificationFrequency: for older clients of REST"),
            ("muteMemberByBody", "muteMember: for older clients of REST"),
            ("getNotification", "node(id:), as for everything with a global id"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["notification"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "notification" => {
                let sql = "INSERT INTO notifications (tenant_id, user_id, actor_id, type, link, message, created_at)
                           VALUES ($1, $2, $3, 'connection_request', '/connections', 'x', $4)
                           RETURNING id";
                let (member, friend) = (things.member.id, things.friend.id);
                things.insert(name, sql, params![things.town.harbour, member, friend, things.town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "users" if operation == Operation::MuteMember => things.get("friend").await,
            "group" => {
                things.get("notification").await;
                json!("connection_request:%2Fconnections")
            }
            "notifications" => things.get("notification").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "id" if operation.row().area == "notifications" => things.get("notification").await,
            "user_id" if operation == Operation::MuteMemberByBody => things.get("friend").await,
            "context_id" => things.get("group").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("memberId", "muteMember") => things.get("friend").await,
            ("notificationId", _) => things.get("notification").await,
            _ => return None,
        })
    }
}
