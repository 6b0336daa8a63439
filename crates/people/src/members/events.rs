//! What happens to profiles.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};

/// A member tells something else of themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProfileUpdated {
    /// Who.
    pub member: MemberId,
    /// The names of what is another than before; `location` for the place on the map as well.
    pub changed: Vec<String>,
}

impl DomainEvent for ProfileUpdated {
    const NAME: &'static str = "member_profile_updated";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.member))
    }
}

/// Nothing of a member is left but a row without a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountErased {
    /// Who it was.
    pub member: MemberId,
}

impl DomainEvent for AccountErased {
    const NAME: &'static str = "account_erased";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.member))
    }
}

/// Staff granted a member a badge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BadgeGranted {
    /// Whom.
    pub member: MemberId,
    /// Which.
    pub badge: String,
}

impl DomainEvent for BadgeGranted {
    const NAME: &'static str = "verification_badge_granted";

    /// They speak for the community.
    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.member))
    }
}
