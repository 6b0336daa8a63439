//! What communities decide about hours.

use serde::{Deserialize, Serialize};

use crate::base::Hours;
use crate::call::{AreaRules, marked};

/// What a community allows with hours. Stored in hundredths: `{"wallet": {"starting_balance": 500}}` is five hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WalletRules {
    /// The most that one transfer may move; the platform's ceiling where it is none or more than that.
    pub max_transfer: Hours,
    /// How far below zero a member may go.
    pub overdraft: Hours,
    /// What a new member is given, once.
    pub starting_balance: Hours,
    /// Whoever pays and has less than so much left is told; nobody is where it is none.
    pub low_balance: Hours,
}

impl AreaRules for WalletRules {
    const NAME: &'static str = "wallet";

    fn meaningless(&self) -> Vec<&'static str> {
        marked(&[
            ("max_transfer", self.max_transfer != self.cap()),
            ("overdraft", self.overdraft < Hours::ZERO),
            ("starting_balance", self.starting_balance < Hours::ZERO),
            ("low_balance", self.low_balance < Hours::ZERO),
        ])
    }
}

impl WalletRules {
    /// No community lets one transfer move more (spec platform 5.2).
    pub const CEILING: Hours = Hours::whole(1_000);

    /// The most that one transfer may move.
    #[must_use]
    pub fn cap(&self) -> Hours {
        if self.max_transfer.is_positive() { self.max_transfer.min(Self::CEILING) } else { Self::CEILING }
    }

    /// The least a member's balance may be after giving.
    #[must_use]
    pub fn floor(&self) -> Hours {
        -self.overdraft.max(Hours::ZERO)
    }

    /// Whether a payment leads a balance from enough to too little.
    #[must_use]
    pub fn runs_low(&self, before: Hours, after: Hours) -> bool {
        before >= self.low_balance && after < self.low_balance && self.low_balance.is_positive()
    }
}

impl Default for WalletRules {
    fn default() -> Self {
        Self {
            max_transfer: Self::CEILING,
            overdraft: Hours::ZERO,
            starting_balance: Hours::ZERO,
            low_balance: Hours::whole(1),
        }
    }
}
