//! What the area brings to the program beside its answers.

use crate::call::Brings;
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    unattended: &[crate::store::UNATTENDED],
    words: &[
        Bound::set::<crate::model::Kind>("data_requests_type"),
        Bound::set::<crate::model::Status>("data_requests_status"),
        Bound::set::<crate::model::Format>("data_exports_format"),
        Bound::set::<crate::model::CopyStatus>("data_exports_status"),
    ],
    ..Brings::NOTHING
};
