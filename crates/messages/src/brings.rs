//! What the area brings to the program beside its answers.

use crate::call::{Brings, Feature};
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    words: &[
        Bound::set::<contract::messages::CoordinatorRequestStatus>("coordinator_requests_status"),
        Bound::set::<crate::attachments::store::Type>("message_attachments_type"),
    ],
    features: &[Feature::on("direct_messaging"), Feature::on("message_translation")],
    ..Brings::NOTHING
};
