//! What safeguarding does.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};

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
