//! What the room brings to the program beside its answers.

use crate::call::Brings;
use crate::db::Bound;

/// What it brings.
pub(super) static BRINGS: Brings = Brings {
    holdings: &[super::store::holdings::HOLDINGS],
    words: &[Bound::set::<super::Kind>("categories_type")],
    ..Brings::NOTHING
};
