//! What the area brings to the program beside its answers.

use crate::call::{Brings, RuleSet};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    words: &[
        Bound::set::<crate::Side>("listings_type"),
        Bound::set::<crate::Status>("listings_status"),
        Bound::set::<crate::Moderation>("listings_moderation"),
        Bound::set::<crate::ServiceType>("listings_service"),
        Bound::set::<crate::Visibility>("listings_federated"),
        Bound::set::<crate::approval::Decision>("listing_moderations_action"),
        Bound::set::<crate::reports::Reason>("listing_reports_reason"),
        Bound::set::<crate::reports::Status>("listing_reports_status"),
        Bound::set::<crate::Contact>("listing_contacts_kind"),
    ],
    rules: &[RuleSet::of::<crate::tenancy::ListingRules>()],
    ..Brings::NOTHING
};
