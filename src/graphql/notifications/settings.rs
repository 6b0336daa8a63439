//! What the viewer wants to hear of, in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::NotificationSettingsEdges;
use contract::notification_settings::NotificationPreferencesSaved;
use contract::runtime::graph::{Found, IntoFound as _, Said};

use crate::base::MuteId;
use crate::graphql::edges::Edges;
use crate::graphql::session::Session;
use crate::notifications::{mutes, prefs};

#[async_trait]
impl NotificationSettingsEdges for Edges {
    async fn update_notification_preferences_payload_preferences(
        &self,
        ctx: &Context<'_>,
        _: &NotificationPreferencesSaved,
    ) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::GetNotificationPreferences).await?;
        Ok(prefs::shown(prefs::actions::preferences(call).await?).into_found())
    }

    async fn unmute_member_removed_muted_member_id(&self, ctx: &Context<'_>, said: &Said) -> Result<Option<i64>> {
        let Some(member) = said.number("id") else { return Ok(None) };
        let mute = mutes::actions::about(Session::of(ctx)?.call(), member.into()).await?;
        Ok(mute.map(MuteId::get))
    }
}
