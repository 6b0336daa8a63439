//! What the room brings to the program beside its answers.

use crate::call::Brings;
use crate::db::Bound;

/// What it brings.
pub(super) static BRINGS: Brings = Brings {
    holdings: &[super::store::holdings::HOLDINGS],
    invariants: &[super::store::sound::INVARIANTS],
    words: &[
        Bound::set::<super::ProfileType>("users_profile_type"),
        Bound::set::<contract::Role>("users_role"),
        Bound::set::<super::model::AccountStatus>("users_status"),
        Bound::set::<super::Privacy>("users_privacy_profile"),
        Bound::set::<contract::profile::Theme>("member_preferences_theme"),
        Bound::set::<contract::profile::FontSize>("member_preferences_font_size"),
        Bound::set::<contract::profile::Density>("member_preferences_density"),
        Bound::set::<super::skills::model::Level>("member_skills_level"),
        Bound::set::<contract::verification_badges::VerificationBadgeAction>("verification_badge_decisions_action"),
    ],
    ..Brings::NOTHING
};
