//! What happens to campaigns.

use serde::{Deserialize, Serialize};

use super::model::CampaignId;
use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};

/// A member submitted a campaign: it waits for staff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushCampaignSubmitted {
    /// The campaign.
    pub campaign: CampaignId,
    /// Whose it is.
    pub owner: MemberId,
}

impl DomainEvent for PushCampaignSubmitted {
    const NAME: &'static str = "push_campaign_submitted";

    fn actor(&self) -> Option<MemberId> {
        Some(self.owner)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("PushCampaign", self.campaign))
    }
}

/// What became of a campaign, for its owner. Who it was is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushCampaignMoved {
    /// The campaign.
    pub campaign: CampaignId,
    /// Whose it is.
    pub owner: MemberId,
    /// What: `approved`, `rejected`, `paused` or `sent`.
    pub what: String,
    /// Why, in the words of whoever decided.
    #[serde(default)]
    pub reason: Option<String>,
}

impl PushCampaignMoved {
    /// Something without a reason.
    #[must_use]
    pub fn of(campaign: CampaignId, owner: MemberId, what: &str) -> Self {
        Self { campaign, owner, what: what.to_owned(), reason: None }
    }
}

impl DomainEvent for PushCampaignMoved {
    const NAME: &'static str = "push_campaign_moved";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("PushCampaign", self.campaign))
    }
}

/// A campaign is to go out, or to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushCampaignDue {
    /// The campaign.
    pub campaign: CampaignId,
    /// Whose it is.
    pub owner: MemberId,
}

impl DomainEvent for PushCampaignDue {
    const NAME: &'static str = "push_campaign_due";

    fn actor(&self) -> Option<MemberId> {
        Some(self.owner)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("PushCampaign", self.campaign))
    }
}
