//! What happens to requests to staff.

use serde::{Deserialize, Serialize};

use super::store::SupportRequestId;
use crate::base::MemberId;
use crate::outbox::DomainEvent;

/// Somebody wrote to staff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SupportRequested {
    /// The request.
    pub request: SupportRequestId,
    /// Who wrote; none if nobody was signed in.
    pub member: Option<MemberId>,
}

impl DomainEvent for SupportRequested {
    const NAME: &'static str = "support_requested";

    fn actor(&self) -> Option<MemberId> {
        self.member
    }
}

/// Staff answered a member. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SupportRequestAnswered {
    /// The request.
    pub request: SupportRequestId,
    /// Who wrote.
    pub member: MemberId,
}

impl DomainEvent for SupportRequestAnswered {
    const NAME: &'static str = "support_request_answered";

    fn actor(&self) -> Option<MemberId> {
        None
    }
}
