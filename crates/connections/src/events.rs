//! What happens in connections.

use serde::{Deserialize, Serialize};

use crate::base::{ConnectionId, MemberId};
use crate::outbox::{DomainEvent, Subject};

/// A member asked another one for a connection (seed 0, "Events").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConnectionRequested {
    /// The pending connection.
    pub connection: ConnectionId,
    /// Who asked.
    pub requester: MemberId,
    /// Who was asked.
    pub target: MemberId,
}

impl DomainEvent for ConnectionRequested {
    const NAME: &'static str = "connection_requested";

    fn actor(&self) -> Option<MemberId> {
        Some(self.requester)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Connection", self.connection))
    }
}

/// A request was accepted (seed 0, "Events").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConnectionAccepted {
    /// The connection.
    pub connection: ConnectionId,
    /// Who had asked.
    pub requester: MemberId,
    /// Who accepted.
    pub receiver: MemberId,
}

impl DomainEvent for ConnectionAccepted {
    const NAME: &'static str = "connection_accepted";

    fn actor(&self) -> Option<MemberId> {
        Some(self.receiver)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Connection", self.connection))
    }
}

/// A request was declined (seed 0, "States and transitions", Connection).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConnectionDeclined {
    /// The connection, whose row is gone.
    pub connection: ConnectionId,
    /// Who had asked.
    pub requester: MemberId,
    /// Who declined.
    pub receiver: MemberId,
}

impl DomainEvent for ConnectionDeclined {
    const NAME: &'static str = "connection_declined";

    fn actor(&self) -> Option<MemberId> {
        Some(self.receiver)
    }
}
