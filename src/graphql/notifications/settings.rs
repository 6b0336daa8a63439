//! What the viewer wants to hear of, in the graph: what the contract cannot say of it.

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::NotificationSettingsEdges;
use contract::notification_settings::{NotificationPreferences, NotificationPreferencesSaved};
use contract::runtime::graph::{Found, IntoFound as _};

use crate::graphql::edges::Edges;
use crate::graphql::session::Session;
use crate::notifications::prefs;

#[async_trait]
impl NotificationSettingsEdges for Edges {
    async fn update_notification_preferences_payload_preferences(
        &self,
        ctx: &Context<'_>,
        _: &NotificationPreferencesSaved,
    ) -> Result<Found> {
        let call = Session::of(ctx)?.enter_once(Operation::GetNotificationPreferences).await?;
        Ok(NotificationPreferences::from(prefs::actions::preferences(call).await?).into_found())
    }
}
