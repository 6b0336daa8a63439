//! What the area brings to the program beside its answers.

use crate::call::{Brings, Feature, RuleSet};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    invariants: &[crate::store::sound::INVARIANTS],
    words: &[
        Bound::set::<crate::prefs::model::Scope>("notification_settings_context"),
        Bound::set::<crate::prefs::model::Frequency>("notification_settings_frequency"),
        Bound::set::<crate::prefs::model::MatchFrequency>("match_preferences_frequency"),
        Bound::set::<crate::Told>("transaction_notification_deliveries_event"),
        Bound::set::<crate::Channel>("transaction_notification_deliveries_channel"),
        Bound::set::<crate::Noted>("transaction_notification_deliveries_status"),
        Bound::set::<crate::email::model::Status>("notification_queue_status"),
        Bound::set::<crate::email::model::Logged>("email_log_status"),
        Bound::set::<crate::push::model::Channel>("push_attempts_channel"),
        Bound::set::<crate::push::model::State>("push_attempts_state"),
        Bound::set::<crate::push::model::Status>("push_log_status"),
        Bound::list("notification_queue_frequency", &["instant", "daily", "monthly"]),
        Bound::list("email_suppressions_reason", &["bounce", "complaint", "manual"]),
        Bound::list("push_queue_status", &["pending", "done"]),
        Bound::set::<crate::campaigns::model::Status>("paid_push_campaigns_status"),
        Bound::set::<crate::campaigns::model::Advertiser>("paid_push_campaigns_advertiser"),
    ],
    features: &[Feature::off(crate::campaigns::FEATURE)],
    rules: &[RuleSet::of::<crate::rules::NotificationRules>()],
    demo: Some(&crate::campaigns::demo::Campaigns),
    ..Brings::NOTHING
};
