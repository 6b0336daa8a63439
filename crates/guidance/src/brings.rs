//! What the area brings to the program beside its answers.

use crate::call::{Brings, RuleSet};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::HOLDINGS],
    unattended: &[crate::support::store::UNATTENDED],
    words: &[
        Bound::list("member_interests_kind", &["interest", "offer", "need"]),
        Bound::set::<crate::support::store::Kind>("support_requests_type"),
        Bound::set::<crate::support::store::Status>("support_requests_status"),
        Bound::set::<crate::support::store::Impact>("support_requests_impact"),
    ],
    rules: &[RuleSet::of::<crate::onboarding::rules::OnboardingRules>()],
    demo: Some(&super::demo::Questions),
    ..Brings::NOTHING
};
