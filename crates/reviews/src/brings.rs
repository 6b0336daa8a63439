//! What the area brings to the program beside its answers.

use crate::call::{Brings, Feature};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    invariants: &[crate::store::sound::INVARIANTS],
    words: &[
        Bound::set::<crate::Status>("reviews_status"),
        Bound::set::<crate::Kind>("reviews_type"),
        Bound::list("review_moderations_action", &["flag", "hide", "approve", "remove"]),
    ],
    features: &[Feature::on("reviews")],
    ..Brings::NOTHING
};
