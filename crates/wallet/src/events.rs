//! What happens to hours.

use serde::{Deserialize, Serialize};

use crate::base::{Hours, MemberId, TransactionId};
use crate::outbox::{DomainEvent, Subject};

/// Hours moved (spec platform 9.20).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TransactionCompleted {
    /// The transaction.
    pub transaction: TransactionId,
    /// Whose hours became fewer, if it is a member.
    pub sender: Option<MemberId>,
    /// Whose hours became more, if it is a member.
    pub receiver: Option<MemberId>,
    /// Who made them move: the sender, unless somebody did it for them.
    pub actor: MemberId,
    /// How many, in hundredths.
    pub amount: Hours,
    /// Why, as in `transactions.transaction_type`.
    pub transaction_type: String,
    /// Whether the sender, who paid, has less left than the community thinks enough, and had more before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub runs_low: bool,
}

impl DomainEvent for TransactionCompleted {
    const NAME: &'static str = "transaction_completed";

    fn actor(&self) -> Option<MemberId> {
        Some(self.actor)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Transaction", self.transaction))
    }
}
