//! What the room brings to the program beside its answers.

use crate::call::{Brings, Feature};
use crate::db::Bound;

/// What it brings.
pub(super) static BRINGS: Brings = Brings {
    holdings: &[super::store::holdings::HOLDINGS],
    words: &[Bound::set::<super::store::Status>("tenants_status")],
    // Features that clients know and no area brings (yet): they are told to be off (`public`).
    features: &[
        Feature::on("ai_chat"),
        Feature::on("blog"),
        Feature::on("explore"),
        Feature::on("federation"),
        Feature::on("gamification"),
        Feature::on("goals"),
        Feature::on("group_exchanges"),
        Feature::on("ideation_challenges"),
        Feature::on("identity_verification"),
        Feature::on("job_vacancies"),
        Feature::on("newsletter"),
        Feature::on("organisations"),
        Feature::on("polls"),
        Feature::on("resources"),
        Feature::on("volunteering"),
        Feature::off("ai_agents"),
        Feature::off("courses"),
        Feature::off("fadp_compliance"),
        Feature::off("maps"),
        Feature::off("member_premium"),
        Feature::off("partner_api"),
        Feature::off("partner_venues"),
        Feature::off("podcasts"),
        Feature::off("regional_analytics"),
    ],
    ..Brings::NOTHING
};
