//! What happens between two who write to each other.

use serde::{Deserialize, Serialize};

use crate::base::{ConversationId, MemberId, MessageId};
use crate::outbox::{DomainEvent, Subject};

/// A member wrote to another one (spec platform 7.1). The text is not told: it may be gone when somebody hears of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageSent {
    /// The message.
    pub message: MessageId,
    /// Whose it is.
    pub conversation: ConversationId,
    /// Who wrote it.
    pub sender: MemberId,
    /// To whom.
    pub receiver: MemberId,
}

impl DomainEvent for MessageSent {
    const NAME: &'static str = "message_sent";

    fn actor(&self) -> Option<MemberId> {
        Some(self.sender)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Message", self.message))
    }
}

/// Whoever wrote a message took it back, for both (spec platform 7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageErased {
    /// The message.
    pub message: MessageId,
    /// Who wrote it.
    pub sender: MemberId,
    /// To whom.
    pub receiver: MemberId,
}

impl DomainEvent for MessageErased {
    const NAME: &'static str = "message_erased";

    fn actor(&self) -> Option<MemberId> {
        Some(self.sender)
    }
}

/// A member asks those who look after the community to step in (spec accounts 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoordinatorRequested {
    /// `coordinator_requests.id`.
    pub request: i64,
    /// Who asks.
    pub member: MemberId,
    /// About whom.
    pub partner: MemberId,
}

impl DomainEvent for CoordinatorRequested {
    const NAME: &'static str = "coordinator_requested";

    fn actor(&self) -> Option<MemberId> {
        Some(self.member)
    }
}

/// Staff closed what a member asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoordinatorRequestClosed {
    /// `coordinator_requests.id`.
    pub request: i64,
    /// Who asked.
    pub member: MemberId,
    /// About whom.
    pub partner: MemberId,
}

impl DomainEvent for CoordinatorRequestClosed {
    const NAME: &'static str = "coordinator_request_closed";

    /// They speak for the community.
    fn actor(&self) -> Option<MemberId> {
        None
    }
}
