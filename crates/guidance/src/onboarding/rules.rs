//! What communities decide about the first steps.

use serde::{Deserialize, Serialize};

use crate::call::AreaRules;

/// What a community asks of new members before their first steps are done (spec accounts 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OnboardingRules {
    /// A picture.
    pub avatar_required: bool,
    /// Some words about themselves.
    pub bio_required: bool,
    /// These have at least so many letters.
    pub bio_min_length: usize,
}

impl AreaRules for OnboardingRules {
    const NAME: &'static str = "onboarding";
}

impl Default for OnboardingRules {
    fn default() -> Self {
        Self { avatar_required: true, bio_required: true, bio_min_length: 10 }
    }
}
