//! What communities decide about exchanges.

use serde::{Deserialize, Serialize};

use crate::base::Hours;
use crate::call::{AreaRules, Strict, marked};

/// How exchanges go in a community (spec platform 5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExchangeRules {
    /// A broker looks at what was accepted.
    pub require_broker_approval: bool,
    /// But only where there is a risk or where it takes long.
    pub auto_approve_low_risk: bool,
    /// What takes longer is looked at; in hundredths.
    pub max_hours_without_approval: Hours,
    /// How long both have to confirm.
    pub confirmation_deadline_hours: i64,
    /// Other hours than proposed may be confirmed.
    pub allow_hour_adjustment: bool,
    /// How far confirmed hours may be from proposed ones.
    pub max_hour_variance_percent: i64,
    /// How long a request may stay unanswered.
    pub expiry_days: i64,
}

impl AreaRules for ExchangeRules {
    const NAME: &'static str = "exchanges";
    const STRICT: &'static [(&'static str, Strict)] = &[("require_broker_approval", Strict::On)];

    fn meaningless(&self) -> Vec<&'static str> {
        marked(&[
            ("max_hours_without_approval", self.max_hours_without_approval < Hours::ZERO),
            ("confirmation_deadline_hours", self.confirmation_deadline_hours != self.deadline()),
            ("max_hour_variance_percent", !(0..=100).contains(&self.max_hour_variance_percent)),
            ("expiry_days", !(1..=3_650).contains(&self.expiry_days)),
        ])
    }
}

impl ExchangeRules {
    /// How long both have to confirm, in hours.
    #[must_use]
    pub fn deadline(&self) -> i64 {
        self.confirmation_deadline_hours.clamp(1, 8_760)
    }
}

impl Default for ExchangeRules {
    fn default() -> Self {
        Self {
            require_broker_approval: false,
            auto_approve_low_risk: true,
            max_hours_without_approval: Hours::whole(4),
            confirmation_deadline_hours: 72,
            allow_hour_adjustment: true,
            max_hour_variance_percent: 25,
            expiry_days: 14,
        }
    }
}
