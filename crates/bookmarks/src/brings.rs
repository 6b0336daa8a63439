//! What the area brings to the program beside its answers.

use crate::call::Brings;
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    words: &[
        Bound::set::<crate::items::Type>("bookmarks_type"),
        Bound::set::<crate::saved::items::Type>("saved_items_item_type"),
    ],
    ..Brings::NOTHING
};
