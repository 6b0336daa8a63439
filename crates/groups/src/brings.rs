//! What the area brings to the program beside its answers.

use crate::call::{Brings, Feature, RuleSet};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    invariants: &[crate::store::sound::INVARIANTS],
    words: &[
        Bound::set::<crate::Visibility>("groups_visibility"),
        Bound::set::<crate::model::State>("groups_status"),
        Bound::set::<crate::model::Federation>("groups_federated_visibility"),
        Bound::set::<crate::Status>("group_members_status"),
        Bound::set::<crate::Role>("group_members_role"),
        Bound::set::<crate::invites::model::Type>("group_invites_type"),
        Bound::set::<crate::invites::model::Status>("group_invites_status"),
        Bound::set::<crate::prefs::Frequency>("group_notification_preferences_frequency"),
    ],
    features: &[Feature::on("groups")],
    rules: &[RuleSet::of::<crate::rules::GroupRules>()],
    ..Brings::NOTHING
};
