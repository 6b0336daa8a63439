//! What the viewer can do with the bell and with what they hear of.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::json;

use super::settings::{NotificationContext, NotificationForm, NotificationFrequency, NotificationPreferencesInput};
use super::{Notification, NotificationCategory, NotificationPreferences, NotificationSettings};
use crate::call::patiently;
use crate::graphql::bounds;
use crate::graphql::ids::{self, NodeId};
use crate::graphql::session::Session;
use crate::notifications::prefs::model::{Change, Context as About, Form, Scope};
use crate::notifications::{actions, mutes, prefs};

/// A line that is read now.
#[derive(SimpleObject)]
pub struct NotificationPayload {
    /// The line.
    notification: Notification,
}

/// Lines that are read now.
#[derive(SimpleObject)]
pub struct NotificationsMarkedPayload {
    /// How many were unread.
    marked_read: i64,
}

/// A line that is gone.
#[derive(SimpleObject)]
pub struct NotificationGonePayload {
    /// Global id of the line.
    notification_id: ID,
}

/// Lines that are gone.
#[derive(SimpleObject)]
pub struct NotificationsDeletedPayload {
    /// How many.
    deleted: i64,
}

/// Preferences that are saved.
#[derive(SimpleObject)]
pub struct NotificationPreferencesPayload {
    /// All of them, as they are now.
    preferences: NotificationPreferences,
}

/// Settings that are saved.
#[derive(SimpleObject)]
pub struct NotificationSettingsPayload {
    /// All of them, as they are now.
    settings: NotificationSettings,
}

/// Whether a member is muted now.
#[derive(SimpleObject)]
pub struct MutePayload {
    /// Whether they are.
    muted: bool,
    /// Global id of the other member.
    member_id: ID,
}

/// What can be done with the bell.
#[derive(Default)]
pub struct NotificationsMutation;

#[Object]
impl NotificationsMutation {
    /// Marks a line of the viewer's bell as read. One that was read before keeps its time. `NOT_FOUND` when it is not the viewer's, or was deleted.
    async fn mark_notification_read(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the line, or the id that the REST API uses.")] notification_id: ID,
    ) -> Result<Option<NotificationPayload>> {
        let call = Session::of(ctx)?.enter(Operation::MarkNotificationRead).await?;
        let id = ids::notification(&notification_id, "notificationId")?;
        let row = patiently(call, |call| async move { actions::mark_read(&call, id).await }).await?;
        Ok(Some(NotificationPayload { notification: row.into() }))
    }

    /// Marks the viewer's whole bell as read. What comes meanwhile stays unread.
    async fn mark_all_notifications_read(&self, ctx: &Context<'_>) -> Result<Option<NotificationsMarkedPayload>> {
        let call = Session::of(ctx)?.enter(Operation::MarkAllNotificationsRead).await?;
        let marked_read = patiently(call, |call| async move { actions::mark_all_read(&call).await }).await?;
        Ok(Some(NotificationsMarkedPayload { marked_read }))
    }

    /// Marks lines of one type and link as read. `INVALID_GROUP_KEY` for a blank key; a key that names nothing marks nothing.
    async fn mark_notification_group_read(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What the lines have in common: `groupKey`.")] group_key: String,
    ) -> Result<Option<NotificationsMarkedPayload>> {
        let call = Session::of(ctx)?.enter(Operation::MarkNotificationGroupRead).await?;
        bounds::check(Operation::MarkNotificationGroupRead, json!({ "group_key": group_key }))?;
        let marked = patiently(call, |call| {
            let key = group_key.clone();
            async move { actions::mark_group_read(&call, &key).await }
        })
        .await;
        Ok(Some(NotificationsMarkedPayload { marked_read: bounds::named(marked)? }))
    }

    /// Deletes a line of the viewer's bell. `NOT_FOUND` when it is not the viewer's, or was deleted before.
    async fn delete_notification(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the line, or the id that the REST API uses.")] notification_id: ID,
    ) -> Result<Option<NotificationGonePayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteNotification).await?;
        let id = ids::notification(&notification_id, "notificationId")?;
        patiently(call, |call| async move { actions::delete(&call, id).await }).await?;
        Ok(Some(NotificationGonePayload { notification_id: NodeId::Notification(id).encode() }))
    }

    /// Deletes the viewer's lines of a category, or all of them.
    async fn delete_notifications(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Only lines of this category; all of them if it is left out.")] category: Option<
            NotificationCategory,
        >,
    ) -> Result<Option<NotificationsDeletedPayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteNotifications).await?;
        let category = category.map(Into::into);
        let deleted = patiently(call, |call| async move { actions::delete_many(&call, category).await }).await?;
        Ok(Some(NotificationsDeletedPayload { deleted }))
    }

    /// Decides what the viewer wants to hear of. `VALIDATION_ERROR` when nothing is named; `NOT_FOUND` for whoever is no member of this community.
    async fn update_notification_preferences(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What is to change.")] input: NotificationPreferencesInput,
    ) -> Result<Option<NotificationPreferencesPayload>> {
        let call = Session::of(ctx)?.enter(Operation::UpdateNotificationPreferences).await?;
        let change = Change::from(input);
        let saved = patiently(call, |call| async move { prefs::actions::change(&call, &change).await }).await?;
        Ok(Some(NotificationPreferencesPayload { preferences: saved.into() }))
    }

    /// Saves the whole settings form, or nothing of it. `NOT_FOUND` for whoever is no member of this community.
    async fn save_notification_form(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Everything.")] input: NotificationForm,
    ) -> Result<Option<NotificationForm>> {
        let call = Session::of(ctx)?.enter(Operation::SaveNotificationForm).await?;
        let form = Form::from(&input);
        patiently(call, |call| async move { prefs::actions::save(&call, &form).await }).await?;
        Ok(Some(input))
    }

    /// Decides how often the viewer hears of something. `VALIDATION_ERROR` for a group or thread that the community does not have, or that the
    /// viewer may not see; `NOT_FOUND` for whoever is no member of this community.
    async fn set_notification_frequency(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "What kind of thing it is about.")] context_type: NotificationContext,
        #[graphql(desc = "How often.")] frequency: NotificationFrequency,
        #[graphql(desc = "Global id of the group, or the id that the REST API uses. Not looked at for `GLOBAL`.")]
        context_id: Option<ID>,
    ) -> Result<Option<NotificationSettingsPayload>> {
        let call = Session::of(ctx)?.enter(Operation::UpdateNotificationSetting).await?;
        let scope = Scope::from(context_type);
        let number = match (scope, &context_id) {
            (Scope::Global, _) | (_, None) => None,
            (Scope::Group, Some(id)) => Some(ids::group(id, "contextId")?.get()),
            (Scope::Thread, Some(id)) => Some(ids::plain(id, "contextId")?),
        };
        let about = bounds::named(About::new(scope, number).map_err(Into::into))?;
        let decided = patiently(call, |call| async move {
            prefs::actions::decide(&call, about, frequency.into()).await?;
            prefs::actions::settings(&call).await
        })
        .await;
        Ok(Some(NotificationSettingsPayload { settings: bounds::named(decided)?.into() }))
    }

    /// The viewer hears nothing of a member from now on. Muting twice changes nothing; the other is not told. `INVALID_INPUT` for oneself,
    /// `RESOURCE_NOT_FOUND` when the community has no such member.
    async fn mute_member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<MutePayload>> {
        let call = Session::of(ctx)?.enter(Operation::MuteMember).await?;
        let member = ids::member(&member_id, "memberId")?;
        let muted = patiently(call, |call| async move { mutes::actions::mute(&call, member).await }).await;
        ids::renamed(muted, &[("user_id", "memberId")])?;
        Ok(Some(MutePayload { muted: true, member_id: NodeId::Member(member).encode() }))
    }

    /// The viewer hears of a member again. `RESOURCE_NOT_FOUND` when the viewer has not muted them.
    async fn unmute_member(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the member, or the id that the REST API uses.")] member_id: ID,
    ) -> Result<Option<MutePayload>> {
        let call = Session::of(ctx)?.enter(Operation::UnmuteMember).await?;
        let member = ids::member(&member_id, "memberId")?;
        patiently(call, |call| async move { mutes::actions::unmute(&call, member).await }).await?;
        Ok(Some(MutePayload { muted: false, member_id: NodeId::Member(member).encode() }))
    }
}
