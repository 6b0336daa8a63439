//! Campaigns and invitations by their own ids, whatever their event.

use super::{Campaign, Invitation, campaign_columns, invitation_columns};
use crate::call::Call;
use crate::db::Stored;
use crate::invitations::model::{CampaignId, InvitationId};
use crate::params;

/// Some campaigns. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn campaigns_by_ids(call: &Call, ids: &[CampaignId]) -> Stored<Vec<Campaign>> {
    call.all(
        concat!("SELECT ", campaign_columns!(), " FROM event_invitation_campaigns WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// Some invitations. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[InvitationId]) -> Stored<Vec<Invitation>> {
    call.all(
        concat!("SELECT ", invitation_columns!(), " FROM event_invitations WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}
