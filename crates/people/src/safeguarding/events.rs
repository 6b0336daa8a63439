//! What safeguarding does.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};

/// Somebody was flagged for the safety of all (spec notifications 12, `SafeguardingFlaggedEvent`). Why stands where it was flagged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SafeguardingFlagged {
    /// The event, a gathering, that it is about.
    pub event: i64,
    /// The decision there.
    pub flag: i64,
    /// Who was flagged.
    pub member: MemberId,
    /// By whom; none for whoever is no member of the community.
    pub by: Option<MemberId>,
}

impl DomainEvent for SafeguardingFlagged {
    const NAME: &'static str = "safeguarding_flagged";

    fn actor(&self) -> Option<MemberId> {
        self.by
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.member))
    }
}

/// A member told something of their safety, or took it back. What it was stands there, and is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SafeguardingChosen {
    /// Who.
    pub member: MemberId,
}

impl DomainEvent for SafeguardingChosen {
    const NAME: &'static str = "safeguarding_chosen";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.member))
    }
}

/// Safeguarding kept a member from turning to another one (spec notifications 12, `SafeguardingContactAttemptBlocked`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SafeguardingContactBlocked {
    /// Who wanted to.
    pub from: MemberId,
    /// To whom.
    pub to: MemberId,
    /// What they wanted to do.
    pub interaction: String,
    /// The code of the refusal.
    pub code: String,
}

impl DomainEvent for SafeguardingContactBlocked {
    const NAME: &'static str = "safeguarding_contact_blocked";

    fn actor(&self) -> Option<MemberId> {
        Some(self.from)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Member", self.to))
    }
}
