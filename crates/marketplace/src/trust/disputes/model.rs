//! States of a dispute, who may decide it, and what the buyer gets back: pure.

use chrono::TimeDelta;
use contract::Code;

use crate::base::{Hours, MemberId, Refusal, Timestamp};
use crate::db::Json;
use crate::money::Amount;
use crate::trade::model::{Order, OrderId, unusable};
use crate::trust::deadline::{Deadline, Due};
use crate::{record, say};

/// What somebody complains of.
pub use contract::marketplace_disputes::MarketplaceDisputeReason as Reason;

/// How a dispute ends.
pub use contract::marketplace_disputes::MarketplaceDisputeResolution as Resolution;

/// Where a dispute stands.
pub use contract::marketplace_disputes::MarketplaceDisputeStatus as Status;

/// Where an order stands.
pub use crate::trade::model::Status as OrderStatus;

kernel::ids! {
    /// What one party of an order complains of.
    DisputeId,
}

record! {
    /// A row of `marketplace_disputes`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Dispute {
        /// `marketplace_disputes.id`.
        pub id: DisputeId,
        /// The order.
        pub order_id: OrderId,
        /// Who complains.
        pub opened_by: MemberId,
        /// Of what.
        pub reason: Reason,
        /// What happened.
        pub description: String,
        /// Web addresses of what shows it.
        pub evidence_urls: Json<Vec<String>>,
        /// Where it stands.
        pub status: Status,
        /// Where the order stood, and goes back to unless it is refunded.
        pub prior_order_status: OrderStatus,
        /// Why it was decided so.
        pub resolution_notes: Option<String>,
        /// Who has taken it up.
        pub resolved_by: Option<MemberId>,
        /// When it was decided.
        pub resolved_at: Option<Timestamp>,
        /// What the buyer got back, in hundredths.
        pub refund_amount: Option<i64>,
        /// When it was opened.
        pub created_at: Timestamp,
        /// When it last changed.
        pub updated_at: Timestamp,
        /// Until when staff are to decide; none once they have.
        pub attend_by: Option<Timestamp>,
        /// When they are reminded next; none when nothing is left to say.
        pub remind_at: Option<Timestamp>,
    }
    select dispute_columns
}

/// Those that wait for a decision.
pub const WAITING: [Status; 3] = [Status::Open, Status::UnderReview, Status::Escalated];

/// How long whoever has taken a dispute up keeps others out. A decision takes moments: what is still not decided then has failed.
pub const CLAIM_TIME: TimeDelta = TimeDelta::minutes(1);

/// There is no such dispute: 404 `NOT_FOUND`.
pub(super) fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-dispute-missing"))
}

/// The refund cannot be made now: 409 `RESOLUTION_FAILED`.
pub(super) fn failed() -> Refusal {
    Refusal::new(Code::ResolutionFailed, say!("marketplace-refund-failed"))
}

impl Dispute {
    /// Takes it up, in memory. Whoever has done so may do it again, and after [`CLAIM_TIME`] anybody else.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` if it was decided before, or somebody else has just taken it up.
    pub fn claim(&mut self, by: MemberId, now: Timestamp) -> Result<(), Refusal> {
        if !WAITING.contains(&self.status) {
            return Err(unusable(say!("marketplace-dispute-decided")));
        }
        if self.resolved_by.is_some_and(|other| other != by) && self.updated_at + CLAIM_TIME > now {
            return Err(unusable(say!("marketplace-dispute-claimed")));
        }
        (self.status, self.resolved_by) = (Status::UnderReview, Some(by));
        Ok(())
    }

    /// What staff are told now of the time that they have, if anything; in memory, and once.
    pub fn remind(&mut self, now: Timestamp) -> Option<Due> {
        let mut deadline = Deadline { attend_by: self.attend_by, remind_at: self.remind_at };
        let due = deadline.remind(now);
        self.remind_at = deadline.remind_at;
        due.filter(|_| WAITING.contains(&self.status))
    }
}

/// Where a decision leads.
#[must_use]
pub const fn decided(resolution: Resolution) -> Status {
    match resolution {
        Resolution::Buyer => Status::ResolvedBuyer,
        Resolution::Seller => Status::ResolvedSeller,
        Resolution::Closed => Status::Closed,
    }
}

/// What a buyer gets back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refund {
    /// The hours that were paid, all of them.
    Hours(Hours),
    /// Money, given back as it was paid: off the platform, or by card. All of it is a refund of the order.
    Money {
        /// How much.
        amount: Amount,
        /// Whether that is all that was paid.
        is_full: bool,
    },
    /// Nothing was paid.
    Nothing,
}

impl Refund {
    /// In hundredths, as it is stored.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        match self {
            Self::Hours(hours) => hours.hundredths(),
            Self::Money { amount, .. } => amount.hundredths(),
            Self::Nothing => 0,
        }
    }

    /// What of it is money.
    #[must_use]
    pub const fn money(self) -> Amount {
        match self {
            Self::Money { amount, .. } => amount,
            Self::Hours(_) | Self::Nothing => Amount::ZERO,
        }
    }

    /// Whether the order is refunded, or goes back to where it stood.
    #[must_use]
    pub const fn ends_the_order(self) -> bool {
        !matches!(self, Self::Money { is_full: false, .. })
    }
}

/// What a decision for the buyer gives back; nothing for any other.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `refund_amount`: for another decision, for other hours than were paid, and for more money than was paid, or than
/// is `left` of a card payment.
/// Source: spec marketplace 8.
pub fn refund(
    order: &Order,
    resolution: Resolution,
    asked: Option<f64>,
    left: Option<Amount>,
) -> Result<Option<Refund>, Refusal> {
    let wrong = |sentence| Err(unusable(sentence).field("refund_amount"));
    if resolution != Resolution::Buyer {
        return if asked.is_some() { wrong(say!("marketplace-refund-not-asked")) } else { Ok(None) };
    }
    if let Some(paid) = order.time_credits_used.filter(|_| order.wallet_transaction_id.is_some()) {
        if asked.is_some_and(|asked| Hours::exactly(asked) != Some(paid)) {
            return wrong(say!("marketplace-refund-whole"));
        }
        return Ok(Some(Refund::Hours(paid)));
    }
    let total = left.unwrap_or(order.total_price);
    if !total.is_positive() {
        return if asked.is_some() { wrong(say!("marketplace-refund-too-much")) } else { Ok(Some(Refund::Nothing)) };
    }
    let amount = match asked {
        None => total,
        Some(number) => order.currency.amount("refund_amount", number)?,
    };
    if amount > total {
        return wrong(say!("marketplace-refund-too-much"));
    }
    Ok(Some(Refund::Money { amount, is_full: amount == total }))
}
