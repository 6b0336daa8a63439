//! What the room brings to the program beside its answers.

use crate::call::{Brings, Feature};
use crate::db::Bound;

/// What it brings.
pub(super) static BRINGS: Brings = Brings {
    holdings: &[super::store::holdings::HOLDINGS],
    words: &[
        Bound::list(
            "refresh_families_reason",
            &["expired", "reuse_detected", "user_logout", "logout_all", "password_reset"],
        ),
        Bound::set::<contract::sessions::SessionDevice>("refresh_families_device"),
        Bound::set::<contract::sessions::SessionDevice>("security_events_device"),
        Bound::set::<contract::sessions::SessionDevice>("trusted_devices_device"),
        Bound::set::<super::security_log::Kind>("security_events_kind"),
        Bound::set::<super::guesses::store::Source>("login_failures_source"),
    ],
    features: &[Feature::on("biometric_login"), Feature::on("two_factor_authentication")],
    ..Brings::NOTHING
};
