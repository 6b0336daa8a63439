//! What the area brings to the program beside its answers.

use crate::call::{Brings, RuleSet};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::HOLDINGS],
    words: &[Bound::list("member_interests_kind", &["interest", "offer", "need"])],
    rules: &[RuleSet::of::<crate::onboarding::rules::OnboardingRules>()],
    demo: Some(&super::demo::Questions),
    ..Brings::NOTHING
};
