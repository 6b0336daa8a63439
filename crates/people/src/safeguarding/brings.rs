//! What the room brings to the program beside its answers.

use crate::call::Brings;
use crate::db::Bound;

/// What it brings.
pub(super) static BRINGS: Brings = Brings {
    holdings: &[super::store::holdings::HOLDINGS],
    invariants: &[super::store::sound::INVARIANTS],
    words: &[
        Bound::set::<super::model::Kind>("safeguarding_measures_kind"),
        Bound::set::<super::options::model::Type>("safeguarding_options_type"),
        Bound::set::<super::model::Kind>("safeguarding_options_measure"),
        Bound::set::<super::model::Direction>("safeguarding_measures_direction"),
    ],
    ..Brings::NOTHING
};
