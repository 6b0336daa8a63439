//! What happens in exchanges.

use serde::{Deserialize, Serialize};

use crate::base::{ExchangeId, MemberId};
use crate::outbox::{DomainEvent, Subject};

/// A step was taken in an exchange, and somebody is told (spec notifications, "Link map").
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExchangeMoved {
    /// The exchange.
    pub exchange: ExchangeId,
    /// Who took it; none for the clock, and for whoever is no member of the community.
    pub actor: Option<MemberId>,
    /// Who is told.
    pub to: MemberId,
    /// What was done, as in `exchange_history.action`.
    pub action: String,
}

impl DomainEvent for ExchangeMoved {
    const NAME: &'static str = "exchange_moved";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Exchange", self.exchange))
    }
}

/// An exchange stands where somebody who looks after the community decides (spec platform 5.4, `pending_broker` and `disputed`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExchangeNeedsBroker {
    /// The exchange.
    pub exchange: ExchangeId,
    /// Who brought it there; none for the clock.
    pub actor: Option<MemberId>,
    /// The member who asked. Neither of the two decides about it.
    pub requester: MemberId,
    /// The listing's owner.
    pub provider: MemberId,
    /// What was done, as in `exchange_history.action`.
    pub action: String,
}

impl DomainEvent for ExchangeNeedsBroker {
    const NAME: &'static str = "exchange_needs_broker";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Exchange", self.exchange))
    }
}
